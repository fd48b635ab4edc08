// error: value of tuple type '(UInt8, UInt8, UInt8, UInt8)' has no member '4'
func fifth(_ header: Header) -> UInt8 { header.tag.4 }
