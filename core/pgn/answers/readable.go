package answers

import (
	"sort"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/source"
	"pbn/core/tree"
	"pbn/core/wire"
)

// readable writes games as js/src/pgn/types/game.ts has them.
type readable struct {
	w     *wire.Writer
	text  *source.Text
	game  *game.Game
	sans  game.Replay
	lines tree.Lines
	// open are the moves that are being written, each with the variation of it that is.
	open []openMove
}

type openMove struct{ move, variation int32 }

// write writes a game, but not its end: there may be diagnostics.
func (r *readable) write(t *source.Text, g *game.Game) {
	r.text, r.game = t, g
	r.sans.Begin(g)
	r.lines.Set(len(g.Moves), g.Variations)
	w := r.w
	w.Open('{')
	r.head()
	if g.HasStart {
		w.StringField("start", string(chess.AppendFEN(nil, &g.Start)))
	}
	w.FilledField("variant", variants[g.Variant])
	r.annotations(-1)
	w.StringField("result", g.Result.String())
	w.FilledField("end", ends[g.End])
	w.Name("moves")
	r.line(r.lines.First)
	if v := r.lines.Replacing(); v >= 0 {
		w.Name("variations")
		w.Open('[')
		for ; v >= 0; v = r.lines.NextOf[v] {
			r.line(r.lines.Firsts[v])
		}
		w.Close(']')
	}
}

var (
	variants = [...]string{game.Standard: "", game.Chess960: "chess960", game.Other: "other"}
	ends     = [...]string{chess.NoEnd: "", chess.Checkmate: "checkmate", chess.Stalemate: "stalemate", chess.DeadPosition: "deadPosition"}
)

// head writes what there is of a game whose moves are not read, too.
func (r *readable) head() {
	w, g := r.w, r.game
	w.IntField("number", g.Number)
	wire.WriteSpan(w, "span", r.text.Range(g.Span))
	w.List("tags", len(g.Tags), func(i int) {
		tag := &g.Tags[i]
		w.Open('{')
		w.StringField("name", tag.Name(r.text))
		w.StringField("value", tag.Text(r.text))
		w.TrueField("duplicate", tag.Flags&game.Duplicate != 0)
		wire.WriteSpan(w, "span", r.text.Range(g.Items.Span(int(tag.Item), r.text.Bytes)))
		w.Close('}')
	})
}

// line writes the moves of a line, with their variations in them, as an array.
func (r *readable) line(k int32) {
	w, l := r.w, &r.lines
	w.Open('[')
	r.open = r.open[:0]
	for {
		if k >= 0 {
			r.move(int(k))
			if v := l.VariationOf[k]; v >= 0 {
				w.Name("variations")
				w.Open('[')
				w.Open('[')
				r.open = append(r.open, openMove{k, v})
				k = l.Firsts[v]
				continue
			}
			w.Close('}')
			k = l.Next[k]
			continue
		}
		w.Close(']')
		n := len(r.open) - 1
		if n < 0 {
			return
		}
		of := &r.open[n]
		if of.variation = l.NextOf[of.variation]; of.variation >= 0 {
			w.Open('[')
			k = l.Firsts[of.variation]
			continue
		}
		w.Close(']')
		w.Close('}')
		k = l.Next[of.move]
		r.open = r.open[:n]
	}
}

// move writes a move, but not its end: there may be variations.
func (r *readable) move(k int) {
	w, g := r.w, r.game
	m := &g.Moves[k]
	isLegal := m.Flags&game.Word == 0
	w.Open('{')
	if isLegal {
		w.StringField("san", string(r.sans.AppendSAN(nil, k)))
	}
	w.StringField("text", r.decode(m.Item))
	number, color := g.Turn(k)
	w.IntField("number", number)
	w.StringField("color", colors[color])
	if isLegal && m.Move != chess.Null {
		writeChange(w, r.sans.At(m.Parent), m.Move)
	}
	switch {
	case m.Flags&game.Mate != 0:
		w.StringField("check", "mate")
	case m.Flags&game.Check != 0:
		w.StringField("check", "check")
	}
	r.annotations(int32(k))
	r.shown(int32(k))
	wire.WriteSpan(w, "span", r.text.Range(g.Items.Span(int(m.Item), r.text.Bytes)))
}

var colors = [...]string{chess.White: "white", chess.Black: "black"}

// decode returns the text of an item.
func (r *readable) decode(k uint32) string {
	i := &r.game.Items.Items[k]
	return r.text.Decode(source.Span{Start: int(i.Start), End: int(i.End)})
}

// writeChange writes which squares a move goes from and to, and what changes on the board.
func writeChange(w *wire.Writer, p *chess.Position, m chess.Move) {
	from, to := m.From(), m.To()
	man, taken, takenAt := p.On(from), p.On(to), to
	if m.IsInPassing() {
		takenAt = to ^ 8
		taken = p.On(takenAt)
	}
	kingTo, rookTo := m.CastlingSquares()
	w.StringField("from", from.String())
	if m.IsCastling() {
		w.StringField("to", kingTo.String())
	} else {
		w.StringField("to", to.String())
	}
	w.Name("change")
	w.Open('[')
	switch {
	case m.IsCastling():
		writeMan(w, man, from, kingTo)
		writeMan(w, taken, to, rookTo)
	default:
		if taken != 0 {
			writeMan(w, taken, takenAt, chess.NoSquare)
		}
		if m.Promoted() == chess.NoKind {
			writeMan(w, man, from, to)
		} else {
			writeMan(w, man, from, chess.NoSquare)
			writeMan(w, m.Promoted().Of(man.Color()), chess.NoSquare, to)
		}
	}
	w.Close(']')
}

// writeMan writes a man that goes from a square to another; one of them is NoSquare where he leaves the board, or comes.
func writeMan(w *wire.Writer, man chess.Piece, from, to chess.Square) {
	if from == to {
		return
	}
	w.Open('{')
	w.StringField("man", string(rune(man.Letter())))
	if from != chess.NoSquare {
		w.StringField("from", from.String())
	}
	if to != chess.NoSquare {
		w.StringField("to", to.String())
	}
	w.Close('}')
}

// annotations writes the NAGs and comments of a move, or those before the first one.
func (r *readable) annotations(move int32) {
	w, g := r.w, r.game
	first := sort.Search(len(g.NAGs), func(i int) bool { return g.NAGs[i].Move >= move })
	for n, name := range [...]string{"nags", "nagsBefore"} {
		before, isBegun := n == 1, false
		for i := first; i < len(g.NAGs) && g.NAGs[i].Move == move; i++ {
			if g.NAGs[i].Before != before {
				continue
			}
			if !isBegun {
				isBegun = true
				w.Name(name)
				w.Open('[')
			}
			w.Int(int(g.NAGs[i].Number))
		}
		if isBegun {
			w.Close(']')
		}
	}
	comments := w.Begun("comments")
	for i := sort.Search(len(g.Comments), func(i int) bool { return g.Comments[i].Move >= move }); i < len(g.Comments) && g.Comments[i].Move == move; i++ {
		comments.Item()
		r.comment(&g.Comments[i])
		w.Close('}')
	}
	comments.End()
}

// comment writes the members of a comment.
func (r *readable) comment(c *game.Comment) {
	w, g := r.w, r.game
	kind := "brace"
	if g.IsLine(c) {
		kind = "line"
	}
	w.StringField("kind", kind)
	commands := g.CommandsOf(c)
	w.StringField("text", g.SaidIn(r.text, c))
	if len(commands) > 0 {
		w.List("commands", len(commands), func(i int) {
			name, parameters := commands[i].Parts(r.text)
			w.Open('{')
			w.StringField("name", name)
			w.StringField("value", parameters)
			w.Close('}')
		})
	}
	w.TrueField("before", c.Before)
	w.TrueField("afterEnd", c.AfterEnd)
	i := &g.Items.Items[c.Item]
	wire.WriteSpan(w, "span", r.text.Range(source.Span{Start: int(i.Start), End: int(i.End)}))
}

// shown writes what the clock of the player shows after a move, and an evaluation: the first of each that can be read.
func (r *readable) shown(move int32) {
	w, all := r.w, r.game.Commands
	hasClock, hasEvaluation := false, false
	first := sort.Search(len(all), func(i int) bool { return all[i].Move >= move })
	for i := first; i < len(all) && all[i].Move == move; i++ {
		if all[i].Kind == game.Clock && !hasClock {
			hasClock = true
			w.NumberField("clock", decimal(int64(valueOf(&all[i])), 3))
		}
	}
	for i := first; i < len(all) && all[i].Move == move; i++ {
		if all[i].Kind == game.Evaluation && !hasEvaluation {
			hasEvaluation = true
			writeEvaluation(w, &all[i])
		}
	}
}

func writeEvaluation(w *wire.Writer, c *game.Command) {
	w.Name("eval")
	w.Open('{')
	if c.IsMate {
		w.IntField("mate", int(valueOf(c)))
	} else {
		w.NumberField("pawns", decimal(int64(valueOf(c)), 2))
	}
	if c.Depth > 0 {
		w.IntField("depth", int(c.Depth))
	}
	w.Close('}')
}

// decimal returns a number with so many digits after the point, as JavaScript writes it.
func decimal(n int64, digits int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	text := strconv.FormatInt(n, 10)
	for len(text) <= digits {
		text = "0" + text
	}
	fraction := strings.TrimRight(text[len(text)-digits:], "0")
	if text = sign + text[:len(text)-digits]; fraction != "" {
		text += "." + fraction
	}
	return text
}
