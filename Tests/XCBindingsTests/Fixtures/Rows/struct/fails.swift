// error: missing argument for parameter 'y' in call
func make() -> Spot { Spot(x: 1) }
