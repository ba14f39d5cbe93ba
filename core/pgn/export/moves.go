package export

import (
	"bytes"
	"strconv"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// moveWriter writes the moves of games, with what is said of them (8.2). It walks over the items once, and over the lists of the game beside
// them, which are in the order of the text, too.
type moveWriter struct {
	output  *output
	options *Options
	game    *game.Game
	items   []item.Item
	replay  game.Replay
	// move, variation, text and nag are the next of each list.
	move, variation, text, nag int
	// open are the numbers of the variations that are open, hidden the items that were written as text, each with the last after it.
	open   []int32
	hidden []hiddenItems
	nags   []game.NAG
	// isJudged reports whether the laws of chess apply: then a word is an illegal move, or comes after one.
	isJudged bool
	// needsNumber is set where a move of Black has its number, because something came between (8.2.2.2).
	needsNumber bool
	// isText is set where anything was written as the text of a comment.
	isText bool
}

// hiddenItems are items that were written as the text of a comment.
type hiddenItems struct{ first, last int }

// write writes the moves of a game and its marker.
func (w *moveWriter) write(o *output, g *game.Game, result values.Result, options *Options) {
	w.output, w.options, w.game, w.items = o, options, g, g.Items.Items
	w.move, w.variation, w.text, w.nag = 0, 0, 0, 0
	w.open, w.hidden = w.open[:0], w.hidden[:0]
	w.isJudged, w.needsNumber, w.isText = g.HasStart && g.Variant != game.Other, true, false
	w.replay.Begin(g)
	w.nagsOf(-1)
	w.resultTag()
	marker := int(g.Marker) - 1
	for k := 0; k < len(w.items); k++ {
		if k = w.item(k); k >= marker && marker >= 0 {
			w.closeAll()
			marker = -1
		}
	}
	w.closeAll()
	o.Words.Begin()
	o.Words.Bytes = append(o.Words.Bytes, result.String()...)
	o.Words.End()
}

// item writes an item, and returns the last one that was written with it.
func (w *moveWriter) item(k int) (last int) {
	i := &w.items[k]
	if w.text < len(w.game.Texts) && int(w.game.Texts[w.text].First) == k {
		return w.unexpected()
	}
	switch i.Kind {
	case item.BraceComment, item.LineComment:
		w.comment(k)
	case item.Open:
		return w.opens(k)
	case item.Close:
		if len(w.open) > 0 && w.closes(k) {
			w.close()
		}
	case item.NAG:
		if i.Flags&item.Broken != 0 {
			w.asComment(k, k)
		}
	default:
		return w.moveAt(k)
	}
	return k
}

// closes reports whether an item is the right parenthesis of the variation that was opened last. Where a marker came between that does not
// end the game, the two do not know each other, and the variation has no more moves.
func (w *moveWriter) closes(k int) bool {
	v := &w.game.Variations[w.open[len(w.open)-1]]
	if w.items[v.Item].Flags&item.Broken != 0 {
		return w.items[k].Val == 0 && w.move >= int(v.End)
	}
	return int(w.items[v.Item].Val) == k
}

// moveAt writes the moves that an item is, and the text of a result that has another form.
func (w *moveWriter) moveAt(k int) (last int) {
	moves := w.game.Moves
	if w.move == len(moves) || int(moves[w.move].Item) != k {
		if int(w.game.Marker) == k+1 && w.items[k].Kind == scan.Move {
			w.looseResult(k)
		}
		return k
	}
	if moves[w.move].Flags&game.Word != 0 && w.isJudged {
		return w.illegal(k)
	}
	for w.move < len(moves) && int(moves[w.move].Item) == k {
		w.oneMove()
	}
	return k
}

// oneMove writes the next move with its number, where it has one, and its NAGs.
func (w *moveWriter) oneMove() {
	m := &w.game.Moves[w.move]
	words := &w.output.Words
	_, of := w.game.Turn(w.move)
	if of == chess.White || w.needsNumber {
		words.Begin()
		words.Bytes = appendNumber(words.Bytes, w.game, w.move)
		words.End()
	}
	words.Begin()
	i := &w.items[m.Item]
	switch {
	case m.Flags&game.Canonical != 0:
		words.Bytes = append(words.Bytes, w.output.Text.Bytes[i.Start:i.End]...)
		words.End()
	case m.Flags&game.Word != 0:
		w.word(int(m.Item))
	default:
		words.Bytes = w.replay.AppendSAN(words.Bytes, w.move)
		words.End()
	}
	w.needsNumber = false
	w.nagsOf(int32(w.move))
	w.move++
}

// appendNumber appends the number of a move: 1. of White, 1... of Black (8.2.2.2).
func appendNumber(out []byte, g *game.Game, move int) []byte {
	number, of := g.Turn(move)
	out = strconv.AppendInt(out, int64(number), 10)
	return append(out, "..."[:1+2*int(of)]...)
}

// word writes a move that is kept as a word. Castling has letters: with zeros it might be read as a result.
func (w *moveWriter) word(k int) {
	o := w.output
	switch raw := w.bytesOf(k); string(raw) {
	case "0-0":
		o.Words.Bytes = append(o.Words.Bytes, "O-O"...)
	case "0-0-0":
		o.Words.Bytes = append(o.Words.Bytes, "O-O-O"...)
	default:
		from := len(o.Words.Bytes)
		if o.Put(o.Fit(raw, inString, w.game.Items.Span(k, o.Text.Bytes))); o.Encoding != UTF8 && source.LeadingASCII(raw) < len(raw) {
			keepWhole(o.Words.Bytes[from:])
		}
	}
	o.Words.EndHigh()
}

// keepWhole writes "_" for what a word has got in place of characters that the encoding lacks, where it would end the word.
func keepWhole(word []byte) {
	for i, c := range word {
		isLetter := c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
		if !isLetter && bytes.IndexByte([]byte("+#=-:@/"), c) < 0 {
			word[i] = '_'
		}
	}
}

// comment writes a comment.
func (w *moveWriter) comment(k int) {
	if !w.options.NoComments && w.output.Comment(k) {
		w.needsNumber = true
	}
}
