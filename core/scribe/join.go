package scribe

// Join takes over what is known of the games that follow, which another file has and whose bytes are written in its place.
func (f *File) Join(next *File) {
	f.written += next.written
	f.hasHigh, f.isUTF8 = f.hasHigh || next.hasHigh, f.isUTF8 && next.isUTF8
}

// Join is that of the words.
func (o *Output) Join(next *Output) {
	if o.NeedsUTF8 == "" {
		o.NeedsUTF8 = next.NeedsUTF8
	}
}
