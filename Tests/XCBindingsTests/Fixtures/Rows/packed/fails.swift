// error: cannot convert value of type 'Int' to expected argument type 'UInt32'
func make(_ size: Int) -> Frame { Frame(tag: 1, size: size) }
