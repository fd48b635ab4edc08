// error: 'nil' is not compatible with expected argument type 'Gauge'
func tell(_ delegate: any GaugeDelegate) { delegate.turned(nil, from: nil) }
