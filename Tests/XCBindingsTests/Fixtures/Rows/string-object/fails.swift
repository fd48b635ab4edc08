// error: value of optional type 'String?' must be unwrapped
func length(_ labels: any Labels) -> Int { labels.label("a").count }
