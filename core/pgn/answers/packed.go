package answers

import (
	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/played"
	"pbn/core/source"
)

// packer packs games as js/src/pgn/unpack.ts reads them: see [played.Packer]. The words have the FEN of the start position, empty if that is the
// initial one or not known; names of tags in their own case; the SAN of moves that are written otherwise. The list of its own is the path to what
// was looked for.
type packer struct {
	to   played.Packer
	sans game.Replay
	path []uint32
}

// The number of a move has, from its lowest bits on, the move itself (16), and these flags. The facts of a game have, from the lowest bits on,
// the result (2), the end (2) and the variant (2).
const (
	givesCheck = 1 << (16 + iota)
	givesMate
	hasSAN // its SAN is among the words: it is written otherwise
)

// playedOf is what all notations have of a game.
func playedOf(g *game.Game) played.Game {
	return played.Game{Number: g.Number, Span: g.Span, Items: g.Items, Comments: g.Comments, NAGs: g.NAGs, Variations: g.Variations}
}

// pack appends a game, as much of it as the options say, with its diagnostics as JSON.
func (p *packer) pack(t *source.Text, g *game.Game, o *Options, found []byte) {
	p.to.Begin(g.Span.Start)
	of, end := playedOf(g), g.Span.End
	facts := uint32(0)
	if o.TagsOnly {
		end = p.tagsEnd(t, g)
	} else {
		facts = p.start(g)
	}
	p.to.Set(played.InTurn, g.Start.Number<<1|uint32(g.Start.Turn))
	p.tags(t, g)
	if !o.TagsOnly {
		p.moves(g)
		p.to.Notes(&of)
		p.commands(g)
		p.to.Lines(&of)
	}
	p.path = p.path[:0]
	if o.Search != nil {
		facts |= played.IsFound
		for _, n := range o.Search.Path() {
			p.path = append(p.path, uint32(n))
		}
	}
	p.to.Set(played.InFacts, facts)
	p.to.End(t, &of, end, p.path, found)
}

// start adds the start position, and returns the facts of the game.
func (p *packer) start(g *game.Game) (facts uint32) {
	facts = uint32(g.Result) | uint32(g.End)<<2 | uint32(g.Variant)<<4 | played.HasMoves
	if g.HasStart {
		facts |= played.HasStart
		if hasOwnStart(g) {
			p.to.Words = chess.AppendFEN(p.to.Words, &g.Start)
		}
	}
	return facts
}

// hasOwnStart reports whether a game has a start position that may differ from the initial one.
func hasOwnStart(g *game.Game) bool { return g.Items.First[tags.FEN] != 0 }

// tagsEnd returns where the last tag pair ends.
func (p *packer) tagsEnd(t *source.Text, g *game.Game) int {
	if len(g.Tags) == 0 {
		return g.Span.Start
	}
	return g.Items.Span(int(g.Tags[len(g.Tags)-1].Item), t.Bytes).End
}

// tags adds the tag pairs.
func (p *packer) tags(t *source.Text, g *game.Game) {
	for i := range g.Tags {
		tag := &g.Tags[i]
		at := played.Tag{Name: tag.NameSpan(), Value: tag.TextSpan(), Item: int(tag.Item), IsPlain: tag.Flags == 0}
		p.to.Tag(t, g.Items, &at, func() (flags uint32) {
			if tag.Flags&game.Duplicate != 0 {
				flags |= played.IsDuplicate
			}
			if tag.Flags&game.OtherCase != 0 {
				flags |= played.HasName
				p.to.Word(tag.Name(t))
			}
			if tag.Flags&game.Escapes != 0 {
				flags |= played.HasEscapes
			}
			return flags
		})
	}
}

// moves adds the moves.
func (p *packer) moves(g *game.Game) {
	out := p.to.Moves(len(g.Moves))
	p.sans.Begin(g)
	items := g.Items.Items
	for k := range g.Moves {
		m := &g.Moves[k]
		i := &items[m.Item]
		n := uint32(m.Move)
		if m.Flags&(game.Check|game.Mate|game.Word|game.Canonical) != game.Canonical {
			n |= p.more(g, k)
		}
		played.PutMove(out, k, n|p.to.Place(i.Start, i.End))
	}
}

// more returns the flags of a move that has some.
func (p *packer) more(g *game.Game, k int) (flags uint32) {
	m := &g.Moves[k]
	if m.Flags&game.Check != 0 {
		flags |= givesCheck
	}
	if m.Flags&game.Mate != 0 {
		flags |= givesMate
	}
	if m.Flags&(game.Word|game.Canonical) == 0 {
		flags |= hasSAN
		p.to.Words = p.sans.AppendSAN(append(p.to.Words, '\n'), k)
	}
	return flags
}

// commands adds the commands of comments. Their kinds are those of [game.Command], of which [played.ClockKind] is [game.Clock]; the number has,
// above that, whether an evaluation is a mate (1 bit, from the eighth on), and its depth (16 bits, from the sixteenth on).
func (p *packer) commands(g *game.Game) {
	p.to.Commands(len(g.Commands))
	for i := range g.Commands {
		c := &g.Commands[i]
		kind := uint32(c.Kind) | uint32(c.Depth)<<16
		if c.IsMate {
			kind |= 1 << 8
		}
		p.to.Command(c.Whole, c.Parameters, kind, uint32(valueOf(c)))
	}
}

// valueOf returns the value of a command, as far as 32 bits go: a clock may show 596 hours.
func valueOf(c *game.Command) int32 {
	return int32(min(max(c.Value, -1<<31), 1<<31-1))
}
