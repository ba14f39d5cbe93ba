package answers

import (
	"sort"

	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/played"
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
	lines played.Lines
	notes played.Notes
}

func newReadable(w *wire.Writer) *readable {
	r := &readable{w: w}
	r.lines = played.Lines{W: w, Move: r.move}
	r.notes = played.Notes{W: w, Said: r.said}
	return r
}

// write writes a game, but not its end: there may be diagnostics.
func (r *readable) write(t *source.Text, g *game.Game) {
	r.text, r.game = t, g
	r.sans.Begin(g)
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
	r.lines.Write(len(g.Moves), g.Variations)
}

var (
	variants = [...]string{game.Standard: "", game.Chess960: "chess960", game.Other: "other"}
	ends     = [...]string{chess.NoEnd: "", chess.Checkmate: "checkmate", chess.Stalemate: "stalemate", chess.DeadPosition: "deadPosition"}
)

// head writes what there is of a game whose moves are not read, too.
func (r *readable) head() {
	g, of := r.game, playedOf(r.game)
	played.WriteHead(r.w, r.text, &of, len(g.Tags), func(i int) played.TagPair {
		tag := &g.Tags[i]
		return played.TagPair{Name: tag.Name(r.text), Value: tag.Text(r.text), IsDuplicate: tag.Flags&game.Duplicate != 0, Item: int(tag.Item)}
	})
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
	of := playedOf(r.game)
	r.notes.Write(r.text, &of, move)
}

// said returns what people read of a comment, and its commands.
func (r *readable) said(t *source.Text, c *tree.Comment) (text string, commands []played.Command) {
	for _, command := range r.game.CommandsOf(c) {
		name, parameters := command.Parts(t)
		commands = append(commands, played.Command{Name: name, Value: parameters})
	}
	return r.game.SaidIn(t, c), commands
}

// shown writes what the clock of the player shows after a move, and an evaluation: the first of each that can be read.
func (r *readable) shown(move int32) {
	w, all := r.w, r.game.Commands
	hasClock, hasEvaluation := false, false
	first := sort.Search(len(all), func(i int) bool { return all[i].Move >= move })
	for i := first; i < len(all) && all[i].Move == move; i++ {
		if all[i].Kind == game.Clock && !hasClock {
			hasClock = true
			w.NumberField("clock", played.Decimal(int64(valueOf(&all[i])), 3))
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
		w.NumberField("pawns", played.Decimal(int64(valueOf(c)), 2))
	}
	if c.Depth > 0 {
		w.IntField("depth", int(c.Depth))
	}
	w.Close('}')
}
