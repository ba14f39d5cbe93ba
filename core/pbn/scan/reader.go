package scan

import (
	"pbn/core/item"
	"pbn/core/source"
)

// Reader reads the games of a file into items, one after another.
type Reader struct {
	scanner *item.Scanner
	stream  *source.Stream
	game    item.Game
	at      int // where in the window the next game begins
}

// Reset makes it the reader of a file, in the memory that it has.
func (r *Reader) Reset(file *source.Stream) {
	if r.scanner == nil {
		r.scanner = NewScanner()
	}
	r.scanner.Reset(file.LongestGame())
	r.stream, r.at = file, 0
	r.game.Reset()
}

// Steps counts the bytes that were looked at, and what else takes time, since the start of the file.
func (r *Reader) Steps() int { return r.scanner.Steps() }

// Text is the window in which the game is that was read last.
func (r *Reader) Text() *source.Text { return r.stream.Text() }

// Next reads the next game. ok is false when there is none; the items are then what is left of a file without games, and none where the file
// breaks off. All are valid until the next call.
//
// A game ends with the semi-empty lines after its last line (3). What is between semi-empty lines without a tag pair is no game of its own
// (ledger 3-b): it begins the next game, or ends the last.
func (r *Reader) Next() (items *item.Game, ok bool) {
	items = &r.game
	follows := items.Unseparated
	for {
		text := r.Text()
		outcome := r.scanner.Scan(text, r.at, text.Complete && r.stream.Err() == nil, items)
		items.Follows = follows
		switch {
		case outcome == item.TooLong:
			r.stream.EndTooLong(items.FirstTag)
			items.Items, items.Tags = items.Items[:0], 0
			return items, false
		case outcome != item.More:
			if r.at = items.End; r.at < len(text.Bytes) && !items.Unseparated {
				text.Counted(source.Span{Start: items.Start, End: items.End}, items.Lines, items.LastLine, items.Bytes&item.High == 0)
			}
			return items, outcome == item.Read
		case text.Complete:
			items.Items, items.Tags = items.Items[:0], 0
			return items, false
		}
		r.scanner.Moved(r.at)
		r.stream.Advance(r.at)
		r.at = 0
	}
}
