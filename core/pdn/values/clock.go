package values

// ReadUsedTime reads the time that a player has used, as WhiteTime and BlackTime have it, in seconds (T-8): hours and minutes, and seconds if
// they are known, with colons between them; with periods as a dialect.
func ReadUsedTime(text string) (seconds int, state State) {
	if SaysNothing(text) {
		return 0, Silent
	}
	hours, at := twoDigits(text, 0)
	if at == 0 || at == len(text) || text[at] != ':' && text[at] != '.' {
		return 0, Bad
	}
	separator := text[at]
	minutes, end := twoDigits(text, at+1)
	if end != at+3 || minutes > 59 {
		return 0, Bad
	}
	seconds = 3600*hours + 60*minutes
	if end < len(text) {
		last, after := twoDigits(text, end+1)
		if text[end] != separator || after != end+3 || after != len(text) || last > 59 {
			return 0, Bad
		}
		seconds += last
	}
	if separator == '.' {
		return seconds, Odd
	}
	return seconds, Standard
}

// twoDigits reads a number of at most two digits, and returns where it ends.
func twoDigits(text string, at int) (n, end int) {
	for end = at; end < len(text) && end < at+2 && text[end]-'0' <= 9; end++ {
		n = 10*n + int(text[end]-'0')
	}
	return n, end
}

// AppendUsedTime appends a time that was used as the standard writes it.
func AppendUsedTime(out []byte, seconds int) []byte {
	two := func(n int) { out = append(out, '0'+byte(n/10%10), '0'+byte(n%10)) }
	if hours := seconds / 3600; hours < 10 {
		out = append(out, '0'+byte(hours))
	} else {
		two(hours)
	}
	out = append(out, ':')
	two(seconds / 60 % 60)
	if seconds%60 > 0 {
		out = append(out, ':')
		two(seconds % 60)
	}
	return out
}
