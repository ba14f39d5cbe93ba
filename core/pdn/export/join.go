package export

// Join takes over what is known of the games that follow, which another writer has written elsewhere.
func (w *Writer) Join(next *Writer) {
	w.file.Join(&next.file)
	w.output.Join(&next.output)
}
