package answers

import (
	"strconv"

	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/values"
	"pbn/core/played"
	"pbn/core/source"
)

// packer packs games as js/src/pdn/unpack.ts reads them: see [played.Packer]. The words have the FEN of the start position, empty if the variant
// begins in it or if it is not known; the board, as the tag GameType has it, where it is not that of the table; values of tags; and of moves, in
// this order, their number, the position that is set up before them, and how PDN writes them. The list of its own has the ways of captures.
type packer struct {
	to     played.Packer
	replay game.Replay
	ways   ways
	text   []byte
}

// The number of a move has, from its lowest bits on, the numbers of the squares from which (7) and to which (7) it goes, both 0 where it is kept
// as text, and these flags.
const (
	isBlack   = 1 << (14 + iota) // Black makes it
	hasWay                       // it captures: see ways
	hasText                      // PDN writes it otherwise: that is among the words
	hasSetup                     // so is the position that is set up before it
	hasNumber                    // so is its number, where it is not that which comes after the move before in the text
)

const toAt = 7

// The facts of a game have, from bit 16 on, the result (3), the end (2), and the row of the variant from 1 (4); and this.
const (
	resultAt   = 16
	endAt      = 19
	variantAt  = 21
	isOwnBoard = 1 << 25
)

// playedOf is what all notations have of a game.
func playedOf(g *game.Game) played.Game {
	return played.Game{Number: g.Number, Span: g.Span, Items: g.Items, Comments: g.Comments, NAGs: g.NAGs, Variations: g.Variations}
}

// pack appends a game, as much of it as the options say, with its diagnostics as JSON.
func (p *packer) pack(t *source.Text, g *game.Game, o *Options, found []byte) {
	p.to.Begin(g.Span.Start)
	p.ways.begin()
	of, end := playedOf(g), g.Span.End
	facts := uint32(0)
	if o.TagsOnly {
		end = tagsEnd(t, g)
	} else {
		facts = p.start(t, g)
	}
	p.to.Set(played.InFacts, facts)
	p.to.Set(played.InTurn, g.Start.Number<<1|uint32(g.Start.Turn))
	p.tags(t, g)
	if !o.TagsOnly {
		p.moves(t, g)
		p.to.Notes(&of)
		p.commands(g)
		p.to.Lines(&of)
	}
	p.to.End(t, &of, end, p.ways.numbers(), found)
}

// tagsEnd returns where the last tag pair ends.
func tagsEnd(t *source.Text, g *game.Game) int {
	if len(g.Tags) == 0 {
		return g.Span.Start
	}
	return g.Items.Span(int(g.Tags[len(g.Tags)-1].Item), t.Bytes).End
}

// start adds the start position and the board, and returns the facts of the game.
func (p *packer) start(t *source.Text, g *game.Game) (facts uint32) {
	facts = uint32(g.Result)<<resultAt | uint32(g.End)<<endAt | played.HasMoves
	if g.Board == nil {
		return facts
	}
	v := g.Board.Variant()
	for n := range draughts.Variants {
		if row := &draughts.Variants[n]; row.Number == v.Number {
			facts |= uint32(n+1) << variantAt
			if v != *row {
				facts |= isOwnBoard
			}
		}
	}
	if g.HasStart {
		facts |= played.HasStart
		if g.Start != g.Board.Initial() {
			p.to.Words = draughts.AppendFEN(p.to.Words, g.Board, &g.Start)
		}
	}
	if facts&isOwnBoard != 0 {
		p.to.Word(variantOf(g))
	}
	return facts
}

// variantOf returns the name of the variant, or where its board is not that of the table, the value of the tag GameType that says it; "" where no
// laws apply.
func variantOf(g *game.Game) string {
	if g.Board == nil {
		return ""
	}
	v := g.Board.Variant()
	if row, ok := draughts.Numbered(v.Number); ok && v == row {
		return v.Name
	}
	of := values.GameType{Number: v.Number, Start: v.Start, Width: v.Width, Height: v.Height, Notation: 'N', Corner: v.Corner, Inverted: v.Inverted}
	if v.Letters {
		of.Notation = 'A'
	}
	return string(values.AppendGameType(nil, of))
}

// tags adds the tag pairs.
func (p *packer) tags(t *source.Text, g *game.Game) {
	for i := range g.Tags {
		tag := &g.Tags[i]
		at := played.Tag{Name: tag.NameSpan(), Value: tag.TextSpan(), Item: int(tag.Item), IsPlain: tag.Flags&^game.OddName == 0}
		p.to.Tag(t, g.Items, &at, func() (flags uint32) {
			if tag.Flags&game.Duplicate != 0 {
				flags |= played.IsDuplicate
			}
			if tag.Flags&(game.Escapes|game.OverLines) != 0 {
				flags |= played.HasValue
				p.to.Word(tag.Text(t))
			}
			return flags
		})
	}
}

// moves adds the moves.
func (p *packer) moves(t *source.Text, g *game.Game) {
	out := p.to.Moves(len(g.Moves))
	p.replay.Begin(g)
	items := g.Items.Items
	number, first := g.Start.Number, firstOf(g)
	for k := range g.Moves {
		m := &g.Moves[k]
		n := uint32(0)
		if m.Flags&game.Black != 0 {
			n |= isBlack
		}
		if k > 0 && (m.Flags&game.Black != 0) == (first == draughts.Black) {
			number++
		}
		if m.Number != number {
			n, number = n|hasNumber, m.Number
			p.to.Word(strconv.Itoa(int(number)))
		}
		if m.Setup >= 0 && g.Setups[m.Setup].IsRead {
			n |= hasSetup
			p.to.Words = draughts.AppendFEN(append(p.to.Words, '\n'), g.Board, &g.Setups[m.Setup].Position)
		}
		if m.Flags&game.Word == 0 {
			n |= p.legal(t, g, k)
		}
		played.PutMove(out, k, n|p.to.Place(items[m.Item].Start, items[m.Last].End))
	}
}

// firstOf returns who begins a game.
func firstOf(g *game.Game) draughts.Color {
	if g.Board == nil {
		return draughts.White
	}
	return g.Board.Variant().Start
}

// legal returns the bits of a legal move, and adds what is to say of it.
func (p *packer) legal(t *source.Text, g *game.Game, k int) (n uint32) {
	m := &g.Moves[k]
	n = uint32(g.Board.Number(m.Move.From)) | uint32(g.Board.Number(m.Move.To))<<toAt
	if m.Flags&game.Canonical == 0 {
		p.text = p.replay.AppendText(p.text[:0], p.replay.Before(k), &m.Move)
		if string(p.text) != string(t.Slice(g.SpanOf(k))) {
			n |= hasText
			p.to.Words = append(append(p.to.Words, '\n'), p.text...)
		}
	}
	if m.Move.IsCapture() {
		n |= hasWay
		if m.Move.Count == 1 {
			p.ways.addOne(g.Board, &m.Move)
		} else {
			p.ways.add(g.Board, p.replay.Before(k), &m.Move)
		}
	}
	return n
}

// commands adds the commands of comments.
func (p *packer) commands(g *game.Game) {
	p.to.Commands(len(g.Commands))
	for i := range g.Commands {
		c := &g.Commands[i]
		kind, value := uint32(0), uint32(0)
		if ms, ok := clockOf(g, c); ok {
			kind, value = played.ClockKind, ms
		}
		p.to.Command(c.Whole, c.Parameters, kind, value)
	}
}

// clockOf returns what the clock of who has moved shows after it, in milliseconds; ok is false of a command that does not say it.
func clockOf(g *game.Game, c *game.Command) (ms uint32, ok bool) {
	switch {
	case c.Move < 0:
		return 0, false
	case c.Kind == game.Clock:
		return c.Times[0], true
	case c.Kind == game.Clocks:
		side := 0
		if g.Moves[c.Move].Flags&game.Black != 0 {
			side = 1
		}
		return c.Times[side], c.HasTime>>side&1 != 0
	}
	return 0, false
}

// ways are the ways of captures, a byte a number: how many pieces a capture takes, and for each the number of its square, and of that on which the
// capture is then. Where the way is not known, noWay is added to the first, and only the squares of the pieces follow.
type ways struct {
	bytes []byte
	words []uint32
}

const noWay = 0x80

func (w *ways) begin() { w.bytes = w.bytes[:0] }

// addOne adds the way of a capture of one piece, which needs no position.
func (w *ways) addOne(b *draughts.Board, m *draughts.Move) {
	w.bytes = append(w.bytes, 1, byte(b.Number(m.Taken.First())), byte(b.Number(m.To)))
}

func (w *ways) add(b *draughts.Board, p *draughts.Position, m *draughts.Move) {
	way, ok := draughts.WayOf(b, p, m)
	if !ok {
		w.bytes = append(w.bytes, m.Count|noWay)
		for s := range m.Taken.All() {
			w.bytes = append(w.bytes, byte(b.Number(s)))
		}
		return
	}
	w.bytes = append(w.bytes, m.Count)
	for _, j := range way.Jumps() {
		w.bytes = append(w.bytes, byte(b.Number(j.Over)), byte(b.Number(j.To)))
	}
}

// numbers returns the bytes as numbers, the lowest first.
func (w *ways) numbers() []uint32 {
	w.words = w.words[:0]
	for i, c := range w.bytes {
		if i%4 == 0 {
			w.words = append(w.words, 0)
		}
		w.words[i/4] |= uint32(c) << (i % 4 * 8)
	}
	return w.words
}
