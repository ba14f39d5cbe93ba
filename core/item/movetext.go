package item

// Movetext says how the games of a notation are written that are tag pairs, moves with variations in parentheses, and a marker.
//
// A game ends with the line of its marker. Where that is missing, it ends before a tag pair that comes after moves, or where two of the
// tags that tell games apart come again. A marker inside parentheses ends the game too, unless they are closed right after it: else one
// parenthesis that is missing would cost the next games as well. What comes after a marker's line and is no game begins the next game, or
// belongs to the last one.
type Movetext struct {
	Tags *Tags
	// Read reads a word of at most eight bytes, which are the low bytes of a number, the first the lowest. It returns a move, of the kind
	// Move; what ends a game, of the kind Marker; or None where the word is neither. It is called once for nearly all words that are the
	// same.
	Read func(word uint64, length int) (val uint32, kind Kind)
	// Move is the notation's kind of a move, and of words that Read does not know or that are longer, which are Odd.
	Move Kind
	// Bytes are those that a word may have besides letters and digits, characters that are not ASCII and, not as its first, "/".
	Bytes string
	// PercentAnywhere reports that an escape line may begin anywhere between items, Setups that positions may be among the moves.
	PercentAnywhere, Setups bool
}

// NewScanner makes a scanner of the notation.
func (m *Movetext) NewScanner() *Scanner {
	g := &moveGame{of: m, classes: m.classes()}
	return NewScanner(m.Tags, g.read)
}

// The classes of bytes in movetext.
const (
	inWord     Class = 1 << iota
	inNumber         // 0 to 9
	startsWord       // begins a word of ASCII
	startsItem       // begins another item, or is white space
)

func (m *Movetext) classes() (c Classes) {
	for b := range c {
		switch {
		case b >= '0' && b <= '9':
			c[b] = inWord | startsWord | inNumber
		case b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z':
			c[b] = inWord | startsWord
		case b <= ' ' || b == 0x7F:
			c[b] = startsItem
		case b > 0x7F:
			c[b] = inWord | startsItem
		}
	}
	for _, b := range []byte("[{;($!?)") {
		c[b] = startsItem
	}
	c['*'], c['/'] = startsWord, inWord
	if m.Setups {
		c['/'] |= startsItem
	}
	if m.PercentAnywhere {
		c['%'] = startsItem
	}
	for _, b := range []byte(m.Bytes) {
		c[b] |= inWord | startsWord
	}
	return c
}

// stage is how far a game is.
type stage uint8

const (
	inTags stage = iota // no move so far
	inMoves
	atMarker // the game ends with this line
	afterEnd // another game comes, or what is read belongs to this one
)

// moveGame is a game that is read.
type moveGame struct {
	of         *Movetext
	classes    Classes
	vocabulary vocabulary
	last       meaning // the last number, or word that is too long for the vocabulary

	s     *Scanner
	stage stage
	// open is the number from 1 of the last variation that is not closed; the values of the items have those of the variations around it.
	open int
	end  ending
}

// ending is where the game ends if another comes.
type ending struct {
	at, items int
	last      Item // what comes after the end could become a part of it
	has       Flags
	seen      survey
}

// read reads the items of a game.
func (g *moveGame) read(s *Scanner, isLineStart bool) {
	g.s, g.stage, g.open = s, inTags, 0
	g.items(isLineStart)
	g.closeAll()
}

func (g *moveGame) items(isLineStart bool) {
	s := g.s
	for t := s.Window.Text; s.At < len(t); {
		c := t[s.At]
		if isLineStart {
			isLineStart = false
			switch {
			case s.IsTooLong(s.At):
				return
			case g.stage == atMarker:
				g.endGame()
				isLineStart = true
				continue
			case c == '%':
				s.EscapeLine()
				continue
			}
		}
		switch {
		case c == ' ':
			s.At++
			continue
		case c < ' ':
			isLineStart = s.Space()
			continue
		case !s.HasRoom():
			return
		case g.stage == inMoves && g.moves():
		case g.other(c):
			return
		}
		isLineStart = s.At == s.Window.LineStart()
	}
}

// other reads what is no known word of a list of moves. It reports whether the game has ended.
func (g *moveGame) other(c byte) (ended bool) {
	s := g.s
	switch class := g.classes[c]; {
	case class&startsWord != 0:
		return g.word()
	case c == '{':
		s.BraceComment()
	case c == '(' || c == ')':
		g.parenthesis(c)
	case c == '$':
		s.NAG()
	case c == '!' || c == '?':
		s.Suffix()
	case c == '[':
		return g.bracket()
	case c == ';':
		s.LineComment()
	case c == '%' && class&startsItem != 0:
		s.EscapeLine()
	case c == '/' && class&startsItem != 0:
		g.setup()
	case c >= 0x7F && s.HighSpace():
	case c >= 0x80 && s.Window.wideSpace(s.At) == 0:
		return g.word()
	case c >= 0x80:
		s.Junk(s.At + s.Window.wideSpace(s.At))
	default:
		s.Junk(g.classes.RunOther(s.Window.Text, s.At+1, startsWord|startsItem))
	}
	return false
}

// bracket reads the tag pairs at At, or a bracket that begins none. It reports whether the game has ended.
func (g *moveGame) bracket() (ended bool) {
	s := g.s
	switch {
	case g.stage == inTags:
		if s.PlainTags() < 0 {
			_, ended = s.TagPair()
		}
		return ended
	case !s.isTagPair(s.At):
		from := s.At + 1
		if from < len(s.Window.Text) && s.Window.Text[from] == '/' {
			from++ // it belongs to a mark such as [/pdn], and begins no position
		}
		s.Junk(g.classes.RunOther(s.Window.Text, from, startsWord|startsItem))
		return false
	case g.stage == afterEnd:
		g.goBack()
	case g.stage == inMoves:
		// The marker is missing.
		s.Game.checked = s.At + 1
		k, at := s.Game.beforeEscapeLines(len(s.Game.Items), s.At)
		s.At = at
		s.Game.cut(k)
	}
	return true
}

// word reads the number or the word at At. It reports whether the game has ended.
func (g *moveGame) word() (ended bool) {
	s := g.s
	e, n := g.wordAt(s.At)
	i := Item{Start: uint32(s.At), End: uint32(s.At + n), Val: e.val, Kind: e.kind}
	switch e.kind {
	case Marker:
		s.Add(i)
		g.marker()
		return false
	case None:
		i.Kind, i.Flags = g.of.Move, Odd
	case Number:
		if _, periods := i.MoveNumber(); periods > 0 && g.stage == inTags && s.Game.HasBegun() {
			g.stage = inMoves
		}
	default:
		switch g.stage {
		case inTags:
			g.stage = inMoves
			s.Game.begins(s.At)
		case afterEnd:
			g.goBack()
			return true
		}
	}
	s.Add(i)
	return false
}

// marker takes note of the marker that was added last. One that nothing comes before ends no game; one that directly follows the line of
// another belongs to the same game.
func (g *moveGame) marker() {
	game := g.s.Game
	switch {
	case g.stage == afterEnd:
		if len(game.Items) == g.end.items+1 {
			g.stage, game.Tail = atMarker, -1
		}
	case game.HasBegun() && (g.open == 0 || !g.isClosedAfter(g.s.At)):
		g.stage = atMarker
	}
}

// isClosedAfter reports whether a right parenthesis comes next, white space, comments and NAGs aside. It reads ahead and leaves no trace.
func (g *moveGame) isClosedAfter(from int) bool {
	s, w := g.s, &g.s.Window
	t, before := w.Text, w.seen
	at := from
ahead:
	for at < len(t) {
		switch c := t[at]; {
		case IsSpace(c):
			at++
		case c == '{':
			at, _ = s.comments.end(at)
		case c == ';':
			at = w.restOfLine(at)
		case c == '$':
			_, at = w.Number(at + 1)
		default:
			break ahead
		}
	}
	w.seen = before
	w.steps += at - from
	return at < len(t) && t[at] == ')'
}

// endGame ends the game with the line of its marker, and remembers where: if another game comes, what is read from here on belongs to that.
func (g *moveGame) endGame() {
	s := g.s
	g.closeAll()
	s.EndGame()
	s.SemiEmptyLines()
	g.stage = afterEnd
	items := s.Game.Items
	g.end = ending{s.At, len(items), items[len(items)-1], s.Game.Has, s.Window.seen}
}

// goBack goes back to where the game ends, since another comes.
func (g *moveGame) goBack() {
	s, end := g.s, &g.end
	s.Window.steps += s.At - end.at
	s.Game.Items = s.Game.Items[:end.items]
	s.Game.Items[end.items-1] = end.last
	s.At, s.Game.Has, s.Window.seen, g.open = end.at, end.has, end.seen, 0
}
