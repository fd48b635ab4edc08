// error: cannot convert value of type 'Double' to expected argument type 'Float'
func ask(_ meter: any Meter, _ limit: Double) -> Bool { meter.above(limit, b: limit) }
