// error: call can throw, but it is not marked with 'try'
func first(_ reader: any Reader) -> UInt8 { reader.read(0) }
