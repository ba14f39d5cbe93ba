package spell

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/given"
	"pbn/core/pdn/check"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/values"
	"pbn/core/pdn/variant"
	"pbn/core/source"
)

// Finder finds the moves that words mean.
type Finder struct {
	board    *draughts.Board
	list     draughts.Moves
	variants variant.Finder
	// reader and checker say why a move is not legal.
	reader  game.Reader
	checker check.Checker
}

// Judge finds what moves are in a game that begins with a position, and gives them their words. Where one is not legal, k is its number, and
// why a sentence; else why is "".
func (f *Finder) Judge(b *draughts.Board, start *draughts.Position, moves []Move) (k int, why string) {
	f.board = b
	return given.Judge(moves, &boards{finder: f, lines: []line{{after: *start}}})
}

// boards are the positions of lines that are open.
type boards struct {
	finder *Finder
	lines  []line
}

// line has the positions before and after the last move of a line.
type line struct{ before, after draughts.Position }

func (b *boards) Open(depth int) {
	b.lines = append(b.lines[:depth], line{after: b.lines[depth-1].before})
}

func (b *boards) Make(depth int, m *Move) (why string) {
	l := &b.lines[depth]
	l.before = l.after
	return b.finder.make(&l.after, m)
}

// make finds the move in a position, and makes it.
func (f *Finder) make(p *draughts.Position, m *Move) (why string) {
	if m.Setup != "" && !game.SetUp(f.board, p, m.Setup) {
		return diag.Quote(m.Setup) + " is not a FEN of this variant."
	}
	meant := f.find(p, m.Word)
	if len(meant) == 0 {
		return f.why(p, m.Word)
	}
	if m.Squares != "" {
		others := f.find(p, m.Squares)
		if meant = kept(meant, func(one draughts.Move) bool { return slices.Contains(others, one) }); len(meant) == 0 {
			return diag.Quote(m.Word) + " is another move than " + m.Squares + "."
		}
	}
	if m.Taken != nil {
		if meant = kept(meant, func(one draughts.Move) bool { return f.takes(&one, m.Taken) }); len(meant) == 0 {
			return diag.Quote(m.Word) + " takes other pieces than " + strings.Join(m.Taken, ", ") + "."
		}
	}
	made := meant[0]
	switch was, ok := m.Made.(draughts.Move); {
	case ok && slices.Contains(meant, was):
		made = was
	case len(meant) > 1:
		return diag.Quote(m.Word) + " has several meanings, which take different pieces: say all its squares, as in " +
			string(draughts.AppendLong(nil, f.board, p, &made)) + "."
	}
	m.Made, m.Number, m.IsSecond = made, int(p.Number), p.Turn != f.board.Variant().Start
	m.Word = string(draughts.Append(nil, f.board, p, &made, f.board.Moves(p, &f.list)))
	var u draughts.Undo
	p.Do(&made, &u)
	return ""
}

// kept returns the moves that are as they should be.
func kept(all []draughts.Move, is func(draughts.Move) bool) []draughts.Move {
	return slices.DeleteFunc(all, func(m draughts.Move) bool { return !is(m) })
}

// find returns the legal moves that a word means: of a capture that is written short perhaps several.
func (f *Finder) find(p *draughts.Position, word string) (meant []draughts.Move) {
	w, ok := game.ReadWord(word)
	if !ok {
		return nil
	}
	m, count := f.board.Find(p, &w, &f.list)
	switch count {
	case 0:
		return nil
	case 1:
		return []draughts.Move{m}
	}
	for _, one := range f.list.All() {
		if one.From == m.From && one.To == m.To {
			meant = append(meant, one)
		}
	}
	return meant
}

// takes reports whether a move takes the pieces on some squares, and no others.
func (f *Finder) takes(m *draughts.Move, squares []string) bool {
	for _, name := range squares {
		if s := draughts.SquareNamed(f.board, name); s == draughts.NoSquare || !m.Taken.Has(s) {
			return false
		}
	}
	return len(squares) == int(m.Count)
}

// mostOfWord is how many bytes of a word are read; moves are shorter, in all their forms.
const mostOfWord = 4 * draughts.MostWritten

// why says why a word is no legal move in a position, as it is said of such a move in a file.
func (f *Finder) why(p *draughts.Position, word string) string {
	unread := diag.Quote(word) + " cannot be read as a move."
	if _, ok := game.ReadWord(word); !ok || len(word) > mostOfWord {
		return unread
	}
	v := f.board.Variant()
	kind := values.Numbered(v.Number)
	kind.Start, kind.Width, kind.Height, kind.Corner, kind.Inverted = v.Start, v.Width, v.Height, v.Corner, v.Inverted
	if kind.Notation = 'N'; v.Letters {
		kind.Notation = 'A'
	}
	text := `[GameType "` + string(values.AppendGameType(nil, kind)) + "\"]\n[FEN \"" + string(draughts.AppendFEN(nil, f.board, p)) + "\"]\n\n" + word + " *\n"
	found := diag.List{Rules: rules.Of}
	f.reader.Reset(habits.PDN.Open([]byte(text), source.UTF8))
	f.checker.Reset(&f.reader, &found)
	if g, ok := f.reader.Next(); ok {
		f.checker.Game(f.reader.Text(), g)
	}
	found.EndGame(f.reader.Text(), 1, "", nil)
	for i := range found.Items {
		name := rules.Of(found.Items[i].Rule).Name
		if found.Items[i].Severity == diag.Error && (strings.HasPrefix(name, "move/") || strings.HasPrefix(name, "capture/")) {
			return found.Items[i].Message
		}
	}
	return diag.Quote(word) + " is not legal."
}
