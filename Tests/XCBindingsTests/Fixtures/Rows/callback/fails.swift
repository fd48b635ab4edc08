// error: contextual closure type '(Gauge?, Int32) -> Void' expects 2 arguments, but 1 was used in closure body
func start(_ clock: any Clock) { clock.every(1) { who in _ = who } }
