package game

import (
	"slices"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/pdn/variant"
)

// starter finds the variants of games, and their start positions.
type starter struct {
	finder variant.Finder
	// boards are those of the table, by its rows; own is one that a tag GameType has described, and what that says.
	boards  [len(draughts.Variants)]*draughts.Board
	own     *draughts.Board
	ownType values.GameType
	words   words
	// steps are the main line of the last game that was replayed, as its text has it; read has those of a game that was read.
	steps, read []variant.Step
	inside      emptyVariations
	// before is the variant of the game before.
	before int
	// budget is how many steps finding captures may take.
	budget *budget
}

// find finds the variant of the main line that the steps have.
func (s *starter) find() variant.Guess {
	s.finder.Left, s.finder.IsBound = s.budget.left, true
	guess := s.finder.Find(s.steps)
	s.budget.left = s.finder.Left
	return guess
}

// kind finds which game it is (V-1 to V-11).
func (s *starter) kind(in *input, g *Game, from, to int) {
	g.Kind, g.Board = Kind{Whole: g.Kind.Whole[:0]}, nil
	s.before = s.finder.Before()
	k := &g.Kind
	if t := g.Tag(tags.GameType); t != nil {
		if k.Type, k.TypeState = values.ReadGameType(t.Peek(in.text)); k.TypeState >= values.Odd {
			s.take(g, FromGameType)
			return
		}
	}
	if t := g.Tag(tags.Variant); t != nil {
		if named, ok := values.NamedGame(t.Peek(in.text)); ok {
			k.Type = named
			s.take(g, FromVariant)
			return
		}
	}
	s.line(in, g, from, to)
	s.guess(g)
}

// guess takes the game for what its steps say.
func (s *starter) guess(g *Game) {
	k := &g.Kind
	guess := s.find()
	k.Whole = append(k.Whole[:0], guess.Whole...)
	if guess.Number > 0 {
		k.Type = values.Numbered(guess.Number)
		s.take(g, FromReplay)
	}
}

// guessAgain finds the variant of a game that was read, if its moves are not those that its text seemed to have: a number was one, two words
// were, or nobody could read one, after which nothing is known. It reports whether the game has to be read again.
func (s *starter) guessAgain(in *input, g *Game) bool {
	k := &g.Kind
	if k.From != FromReplay && k.From != NoSource || k.From == NoSource && k.TypeState >= values.Odd {
		return false
	}
	s.lineOf(in, g)
	if slices.Equal(s.read, s.steps) {
		return false
	}
	s.steps, s.read = s.read, s.steps
	was := k.Type.Number
	s.finder.After(s.before)
	k.From, g.Board = NoSource, nil
	s.guess(g)
	return k.From == NoSource || k.Type.Number != was
}

// take takes the type of the game for what it is.
func (s *starter) take(g *Game, from Source) {
	k := &g.Kind
	k.From, k.Known = from, k.Type.Known()
	if v, _, ok := k.Type.Variant(); ok && k.Known != values.NoDraughts && k.Known != values.Unknown {
		k.Variant, g.Board = v, s.board(k.Type, v)
		s.finder.After(v.Number)
	}
}

// board returns the board of a type.
func (s *starter) board(t values.GameType, v draughts.Variant) *draughts.Board {
	for i := range draughts.Variants {
		if draughts.Variants[i] != v {
			continue
		}
		if s.boards[i] == nil {
			s.boards[i], _ = draughts.New(v)
		}
		return s.boards[i]
	}
	if s.own == nil || s.ownType != t {
		s.own, _ = draughts.New(v)
		s.ownType = t
	}
	return s.own
}

// fewestOfOther is how many moves show that a game is not of the variant that its tag says: a problem with a wrong first move, such as one that
// misses a capture, may be legal in another one.
const fewestOfOther = 6

// otherKind finds another game than the tag GameType says, whose main line is not legal: one on the board of the table (V-7), or any if not
// even its first move is legal (V-10). It reports whether there is one.
func (s *starter) otherKind(in *input, g *Game, isFirst bool) bool {
	k := &g.Kind
	if k.From != FromGameType || k.Type.IsFull() && !isFirst {
		return false
	}
	s.lineOf(in, g)
	s.steps, s.read = s.read, s.steps
	guess := s.find()
	table := values.Numbered(k.Type.Number)
	switch {
	case len(s.steps) == 0 || len(guess.Whole) == 0:
		return false
	case !k.Type.IsFull() && slices.Contains(guess.Whole, table.Number):
		k.Type = table
		k.Whole = append(k.Whole[:0], guess.Whole...)
		s.take(g, AgainstBoard)
	case isFirst && len(s.steps) >= fewestOfOther && !slices.Contains(guess.Whole, table.Number):
		k.Type = values.Numbered(guess.Number)
		k.Whole = append(k.Whole[:0], guess.Whole...)
		s.take(g, AgainstType)
	default:
		return false
	}
	return true
}

// line makes the steps of the main line of the game.
func (s *starter) line(in *input, g *Game, from, to int) {
	s.steps = s.steps[:0]
	s.words.in = in
	if t := g.Tag(tags.FEN); t != nil && !values.SaysNothing(t.Peek(in.text)) {
		s.steps = append(s.steps, variant.Step{FEN: t.Text(in.text)})
	}
	items := in.items.Items
	for k := from; k < to; k++ {
		switch i := &items[k]; i.Kind {
		case item.Open:
			if i.Flags&item.Broken != 0 {
				return
			}
			k = int(i.Val)
		case item.Marker:
			if k+1 < to && !in.isStar(k) {
				return
			}
		case item.Setup:
			if fen, ok := fenOf(in, k); ok {
				s.steps = append(s.steps, variant.Step{FEN: in.text.Decode(fen)})
			}
		case scan.Move, item.Number:
			if s.words.read(k, to) {
				s.steps = append(s.steps, variant.Step{Move: s.words.pattern})
				k = s.words.last
			}
		}
	}
}

// start finds the start position.
func (s *starter) start(in *input, g *Game) {
	g.StartFaults = g.StartFaults[:0]
	if g.HasStart = g.Board != nil; !g.HasStart {
		g.Start = draughts.Position{Number: 1}
		return
	}
	g.Start = g.Board.Initial()
	t := g.Tag(tags.FEN)
	if t == nil {
		return
	}
	text := t.Peek(in.text)
	if values.SaysNothing(text) {
		return
	}
	p, faults, ok := draughts.ReadFEN(g.Board, text)
	g.StartFaults = append(g.StartFaults, faults...)
	if g.HasStart = ok; ok {
		g.Start = p
	}
}

// isOpenTurn reports whether a FEN says that the turn is not known (F-10).
func isOpenTurn(faults []draughts.FENFault) bool {
	return slices.ContainsFunc(faults, func(f draughts.FENFault) bool { return f.Kind == draughts.TurnOpen })
}
