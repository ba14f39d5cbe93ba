package item

import "pbn/core/source"

// Reader reads the games of a file into items, one after another.
type Reader struct {
	scanner *Scanner
	stream  *source.Stream
	game    Game
	at      int // where in the window the next game begins
}

// Reset makes it the reader of a file, in the memory that it has. The first time it makes the scanner of the notation.
func (r *Reader) Reset(file *source.Stream, newScanner func() *Scanner) {
	if r.scanner == nil {
		r.scanner = newScanner()
	}
	r.scanner.Reset(file.LongestGame())
	r.stream, r.at = file, 0
	r.game.Reset()
}

// Steps counts the bytes that were looked at, and what else takes time, since the start of the file.
func (r *Reader) Steps() int { return r.scanner.Steps() }

// Text is the window in which the game is that was read last.
func (r *Reader) Text() *source.Text { return r.stream.Text() }

// Next reads the next game. ok is false after the last one; the items are then what is left of a file without games, and none where the
// file breaks off. All are valid until the next call.
func (r *Reader) Next() (items *Game, ok bool) {
	items = &r.game
	follows := items.Unseparated
	if r.stream.EndsAt(r.at, !follows && !r.scanner.isInComment(r.at)) {
		items.Items, items.Tags = items.Items[:0], 0
		return items, false
	}
	for {
		text := r.Text()
		outcome := r.scanner.Scan(text, r.at, text.Complete && r.stream.Err() == nil, items)
		items.Follows = follows
		switch {
		case outcome == TooLong:
			r.stream.EndTooLong(items.begin)
			items.Items, items.Tags = items.Items[:0], 0
			return items, false
		case outcome != More:
			if r.at = items.End; r.at < len(text.Bytes) && !items.Unseparated {
				text.Counted(source.Span{Start: items.Start, End: items.End}, items.Lines, items.LastLine, items.Bytes&High == 0)
			}
			return items, outcome == Read
		case text.Complete || r.stream.HasNoMore():
			items.Items, items.Tags = items.Items[:0], 0
			return items, false
		}
		r.scanner.Moved(r.at)
		r.stream.Advance(r.at)
		r.at = 0
	}
}
