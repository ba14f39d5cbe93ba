package spell

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// Finder finds the moves that words mean.
type Finder struct {
	reader game.Reader // of words that are not plain
}

// Find returns the legal move that a word means in a position: in SAN, as two squares, or as files write it otherwise. If there is no such
// move, why is a sentence that says so.
func (f *Finder) Find(p *chess.Position, word string) (m chess.Move, why string) {
	if word == "--" && !p.IsCheck() {
		return chess.Null, ""
	}
	if s := chess.Parse(word); s != 0 {
		if m, count := p.Find(s); count == 1 {
			return m, ""
		}
	}
	from, to, promoted, isSquares := chess.ParseCoordinates(word)
	if !isSquares {
		return f.read(p, word)
	}
	if m = chess.FindFromTo(p, from, to, promoted); m != chess.NoMove {
		return m, ""
	}
	s := chess.PatternOf(p, from, to, promoted)
	if s == 0 || p.On(from).Color() != p.Turn {
		return chess.NoMove, [...]string{chess.White: "White", chess.Black: "Black"}[p.Turn&1] + " has no man on " + from.String() + "."
	}
	if _, why = f.read(p, string(s.Append(nil))); why == "" { // it is legal in another way than the squares say
		why = "No legal move goes from " + from.String() + " to " + to.String() + "."
	}
	return chess.NoMove, why
}

// Judge finds what moves are in a game that begins with a position, and gives them their words in SAN. Where one is not legal, k is its number,
// and why a sentence; else why is "".
func (f *Finder) Judge(start *chess.Position, moves []Move) (k int, why string) {
	return given.Judge(moves, &boards{finder: f, lines: []line{{after: *start}}})
}

// boards are the positions of lines that are open.
type boards struct {
	finder *Finder
	lines  []line
}

// line has the positions before and after the last move of a line.
type line struct{ before, after chess.Position }

func (b *boards) Open(depth int) {
	b.lines = append(b.lines[:depth], line{after: b.lines[depth-1].before})
}

func (b *boards) Make(depth int, m *Move) (why string) {
	l := &b.lines[depth]
	p := &l.after
	made, why := b.finder.Find(p, m.Word)
	if why == "" && m.Squares != "" {
		why = otherSquares(m, made)
	}
	if why != "" {
		return why
	}
	m.Made, m.Word, m.Number, m.IsSecond = made, SAN(p, made), int(p.Number), p.Turn == chess.Black
	l.before = l.after
	var u chess.Undo
	p.Do(made, &u)
	return ""
}

// MadeOf returns the legal move of a move; [chess.NoMove] where it has none.
func MadeOf(m *Move) chess.Move {
	made, _ := m.Made.(chess.Move)
	return made
}

// otherSquares says that a move does not go where its squares say; "" where it does.
func otherSquares(m *Move, made chess.Move) (why string) {
	from, to, promoted, ok := chess.ParseCoordinates(m.Squares)
	king := chess.NoSquare
	if made.IsCastling() {
		king, _ = made.CastlingSquares()
	}
	isSame := made != chess.Null && from == made.From() && (to == made.To() || to == king) && (promoted == chess.NoKind || promoted == made.Promoted())
	if ok && isSame {
		return ""
	}
	return diag.Quote(m.Word) + " is another move than " + m.Squares + "."
}

// mostOfWord is how many bytes of a word are read; moves are shorter, in all their forms.
const mostOfWord = 24

// read reads a word as a file has it, with all that is said of it there.
func (f *Finder) read(p *chess.Position, word string) (m chess.Move, why string) {
	if len(word) > mostOfWord || !isWord(word) {
		return chess.NoMove, diag.Quote(word) + " cannot be read as a move."
	}
	text := `[FEN "` + string(chess.AppendFENAs(nil, p, chess.CastlingFiles)) + "\"]\n\n" + strconv.Itoa(int(p.Number))
	if p.Turn == chess.White {
		text += ". "
	} else {
		text += "... "
	}
	found := diag.List{Rules: rules.OfReading}
	f.reader.Reset(habits.PGN.Open([]byte(text+word+" *"), source.UTF8), &found)
	g, ok := f.reader.Next()
	found.EndGame(f.reader.Text(), 1, "", nil)
	for i := range found.Items {
		switch d := &found.Items[i]; {
		case d.Rule == rules.MovePromotionMissing:
			return chess.NoMove, "A pawn that reaches the last rank becomes another man, which the move has to say, as in e8=Q."
		case d.Severity == diag.Error && strings.HasPrefix(rules.OfReading(d.Rule).Name, "move/"):
			return chess.NoMove, d.Message
		}
	}
	if ok && len(g.Moves) == 1 && g.Moves[0].Move != chess.NoMove && len(g.Texts) == 0 && len(g.NAGs) == 0 && g.Start == *p {
		return g.Moves[0].Move, ""
	}
	return chess.NoMove, diag.Quote(word) + " cannot be read as a move."
}

// isWord reports whether a text can be a word of a file, whatever it means: printing, without blanks and what begins something else.
func isWord(text string) bool {
	return text != "" && text[0] != '%' && !strings.ContainsAny(text, "[]{}();\"<> ") && strings.IndexFunc(text, func(r rune) bool { return r <= ' ' || r == 0x7F || r == 0xFFFD }) < 0
}

// SAN returns a legal move as the standard writes it, with its mark of check or mate.
func SAN(p *chess.Position, m chess.Move) string {
	return string(p.MarkedSAN(m).Append(nil))
}
