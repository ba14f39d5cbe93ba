package pgn

import (
	"bytes"
	"math/rand/v2"
	"strings"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/source"
)

// planter plants a mistake in a game that has none.
type planter struct {
	text   []byte
	game   *game.Game
	random *rand.Rand
}

// mistake is the change of a text, and where in the changed text the mistake is.
type mistake struct {
	at    source.Span // what is replaced
	by    string
	found source.Span
}

// replace is a mistake that is where a text was replaced.
func replace(at source.Span, by string) mistake {
	return mistake{at, by, source.Span{Start: at.Start, End: at.Start + len(by)}}
}

// insert is a mistake that was inserted, a part of the text from one offset up to another.
func insert(at int, by string, start, end int) mistake {
	return mistake{source.Span{Start: at, End: at}, by, source.Span{Start: at + start, End: at + end}}
}

// word is a move, with the position before it.
type word struct {
	number   int // among the moves
	text     string
	at       source.Span
	move     chess.Move
	position chess.Position
}

// san returns a move as SAN writes it.
func san(p *chess.Position, m chess.Move) string {
	s := p.SAN(m)
	var u chess.Undo
	after := *p
	after.Do(m, &u)
	return string((s | after.Mark()).Append(nil))
}

// find returns a move of the main line, or of any line, that has what is wanted; ok is false if there is none.
func (p *planter) find(wants func(w *word) bool) (w word, ok bool) {
	g := p.game
	if len(g.Moves) == 0 {
		return w, false
	}
	from := p.random.IntN(len(g.Moves))
	for n := range g.Moves {
		k := (from + n) % len(g.Moves)
		m := &g.Moves[k]
		if m.Flags&game.Canonical == 0 || m.Move == chess.Null || m.Flags&game.Word != 0 {
			continue
		}
		i := &g.Items.Items[m.Item]
		at := source.Span{Start: int(i.Start), End: int(i.End)}
		w = word{number: k, text: string(p.text[at.Start:at.End]), at: at, move: m.Move, position: game.At(g, int(m.Parent))}
		if wants(&w) {
			return w, true
		}
	}
	return w, false
}

// isBare reports whether nothing belongs to a move: white space comes after it, and then a move, a number or the marker.
func (p *planter) isBare(w *word) bool {
	g := p.game
	k := int(g.Moves[w.number].Item) + 1
	if k >= len(g.Items.Items) || w.at.End >= len(p.text) || p.text[w.at.End] > ' ' {
		return false
	}
	kind := g.Items.Items[k].Kind
	return kind == item.Number || kind == item.Marker || kind >= item.FirstOwn
}

// bare returns a move to which nothing belongs.
func (p *planter) bare() (word, bool) { return p.find(p.isBare) }

// last returns the last item before the marker, if that is a bare move of the main line, and the marker.
func (p *planter) last() (w word, marker source.Span, ok bool) {
	if p.game.Marker == 0 {
		return w, marker, false
	}
	k := p.game.Marker - 1
	marker = p.game.Items.Span(int(k), p.text)
	w, ok = p.find(func(w *word) bool { return p.game.Moves[w.number].Item+1 == k && p.isBare(w) })
	return w, marker, ok
}

// other returns another legal move in the position before a move, as SAN writes it; ok is false if there is none.
func (p *planter) other(w *word) (text string, ok bool) {
	var list chess.Moves
	moves := w.position.Moves(&list)
	from := p.random.IntN(max(1, len(moves)))
	for n := range moves {
		if m := moves[(from+n)%len(moves)]; m != w.move {
			return san(&w.position, m), true
		}
	}
	return "", false
}

// tag returns where the value of a tag is; ok is false where it has none, or one with a backslash.
func (p *planter) tag(tag tags.Tag) (at source.Span, ok bool) {
	t := p.game.Tag(tag)
	if t == nil || t.Flags != 0 || t.TextSpan().Start == t.TextSpan().End {
		return at, false
	}
	return t.TextSpan(), true
}

// line returns where a new line can be that has a tag: before a tag that begins a line.
func (p *planter) line() (at int, ok bool) {
	for _, t := range p.game.Tags {
		at = t.NameSpan().Start - 1
		if t.Flags == 0 && at > 0 && p.text[at-1] == '\n' && p.random.IntN(2) == 0 {
			return at, true
		}
	}
	return 0, false
}

// isPlainGame reports whether a text is of ASCII, and so is the same bytes in a file of its own.
func isPlainGame(text []byte) bool {
	return bytes.IndexFunc(text, func(r rune) bool { return r >= 0x7F }) < 0
}

// after returns what is inserted after a bare move.
func (p *planter) after(text string, start, end int) (m mistake, ok bool) {
	w, ok := p.bare()
	return insert(w.at.End, text, start, end), ok
}

// respell returns a move that is written in another way; change returns "" where it cannot be.
func (p *planter) respell(change func(w *word) string) (m mistake, ok bool) {
	by := ""
	w, ok := p.find(func(w *word) bool {
		by = change(w)
		return by != "" && by != w.text && p.isBare(w)
	})
	return replace(w.at, by), ok
}

// kind returns the man that moves.
func (w *word) kind() chess.Kind { return w.position.On(w.move.From()).Kind() }

// isQuiet reports whether a move takes nothing and gives no check.
func (w *word) isQuiet() bool { return !strings.ContainsAny(w.text, "x+#=") }

// isPiece reports whether a piece moves, and not by castling.
func (w *word) isPiece() bool { return w.kind() != chess.Pawn && !w.move.IsCastling() }

// isOrdinary reports whether a capture takes a man on its square, and promotes nothing.
func (w *word) isOrdinary() bool { return !w.move.IsInPassing() && !strings.Contains(w.text, "=") }

// number returns the number before a move of the main line or of a variation, and its digits.
func (p *planter) number() (at, digits source.Span, ok bool) {
	items := p.game.Items.Items
	w, ok := p.find(func(w *word) bool {
		k := p.game.Moves[w.number].Item
		return k > 0 && items[k-1].Kind == item.Number
	})
	if !ok {
		return at, digits, false
	}
	i := &items[p.game.Moves[w.number].Item-1]
	at = source.Span{Start: int(i.Start), End: int(i.End)}
	for digits = at; digits.End > at.Start && (p.text[digits.End-1] < '0' || p.text[digits.End-1] > '9'); {
		digits.End--
	}
	return at, digits, true
}
