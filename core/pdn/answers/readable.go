package answers

import (
	"sort"

	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/played"
	"pbn/core/source"
	"pbn/core/tree"
	"pbn/core/wire"
)

// readable writes games as js/src/pdn/types/game.ts has them.
type readable struct {
	w      *wire.Writer
	text   *source.Text
	game   *game.Game
	replay game.Replay
	before []draughts.Position
	lines  played.Lines
	notes  played.Notes
}

func newReadable(w *wire.Writer) *readable {
	r := &readable{w: w}
	r.lines = played.Lines{W: w, Move: r.move}
	r.notes = played.Notes{W: w, Said: r.said}
	return r
}

var ends = [...]string{draughts.NoEnd: "", draughts.NoPieces: "noPieces", draughts.NoMoves: "noMoves"}

// write writes a game, but not its end: there may be diagnostics.
func (r *readable) write(t *source.Text, g *game.Game) {
	r.text, r.game = t, g
	r.replay.Begin(g)
	r.before = r.before[:0]
	for k := range g.Moves {
		r.before = append(r.before, *r.replay.Before(k))
	}
	w := r.w
	w.Open('{')
	r.head()
	w.FilledField("variant", variantOf(g))
	if g.HasStart {
		w.StringField("start", string(draughts.AppendFEN(nil, g.Board, &g.Start)))
	}
	r.annotations(-1)
	w.StringField("result", g.Result.String())
	w.FilledField("end", ends[g.End])
	r.lines.Write(len(g.Moves), g.Variations)
}

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
	m, before := &g.Moves[k], &r.before[k]
	w.Open('{')
	if m.Flags&game.Word == 0 {
		w.StringField("san", string(r.replay.AppendText(nil, before, &m.Move)))
	}
	w.StringField("text", r.text.Decode(g.SpanOf(k)))
	w.IntField("number", int(m.Number))
	color := draughts.White
	if m.Flags&game.Black != 0 {
		color = draughts.Black
	}
	w.StringField("color", colors[color])
	if m.Flags&game.Word == 0 {
		writeStep(w, g.Board, before, &m.Move)
	}
	if m.Setup >= 0 && g.Setups[m.Setup].IsRead {
		w.StringField("setup", string(draughts.AppendFEN(nil, g.Board, before)))
	}
	r.annotations(int32(k))
	r.clock(int32(k))
	wire.WriteSpan(w, "span", r.text.Range(g.SpanOf(k)))
}

var colors = [...]string{draughts.White: "white", draughts.Black: "black"}

// writeStep writes where a move begins and ends, and of a capture its way, and what it takes.
func writeStep(w *wire.Writer, b *draughts.Board, p *draughts.Position, m *draughts.Move) {
	square := func(s draughts.Square) string { return string(b.AppendSquare(nil, s)) }
	w.StringField("from", square(m.From))
	w.StringField("to", square(m.To))
	if !m.IsCapture() {
		return
	}
	var path, taken []string
	if way, ok := draughts.WayOf(b, p, m); ok {
		path = append(path, square(m.From))
		for _, j := range way.Jumps() {
			path, taken = append(path, square(j.To)), append(taken, square(j.Over))
		}
		writeSquares(w, "path", path)
	} else {
		for s := range m.Taken.All() {
			taken = append(taken, square(s))
		}
	}
	writeSquares(w, "captured", taken)
}

func writeSquares(w *wire.Writer, name string, squares []string) {
	w.List(name, len(squares), func(i int) { w.String(squares[i]) })
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

// clock writes what the clock of who has moved shows after a move: the first that can be read.
func (r *readable) clock(move int32) {
	all := r.game.Commands
	for i := sort.Search(len(all), func(i int) bool { return all[i].Move >= move }); i < len(all) && all[i].Move == move; i++ {
		if ms, ok := clockOf(r.game, &all[i]); ok {
			r.w.NumberField("clock", played.Decimal(int64(ms), 3))
			return
		}
	}
}
