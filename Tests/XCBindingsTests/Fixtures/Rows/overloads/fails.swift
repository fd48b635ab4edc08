// error: ambiguous use of 'last()'
func ask(_ log: any Log) { let value = log.last(); _ = value }
