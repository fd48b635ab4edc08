// error: 'nil' is not compatible with expected argument type
func hook(_ clock: any Clock) { clock.hook(nil, direct: nil) }
