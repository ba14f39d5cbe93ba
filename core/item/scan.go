package item

import (
	"pbn/core/source"
)

// Outcome is how the reading of a game ended.
type Outcome uint8

// The outcomes.
const (
	Read    Outcome = iota // the game was read
	NoGame                 // no game comes any more; the items are what is left of the file
	More                   // the window ends too early: the game is to be read again from its start, with more text
	TooLong                // the game is longer than it may be
)

// Loop reads one game of a notation: it calls what the scanner has for each thing in the text from At on, up to where the game ends.
// isLineStart reports whether a line begins at At.
type Loop func(s *Scanner, isLineStart bool)

// Scanner reads games. It is used for all games of a file. What a notation's loop reads has an end in common: the item is added, and At is
// the place after it.
type Scanner struct {
	Window Window
	// Game is the one that is read, At how far, and NewLine is the flag LineStart if a line has ended since the last item.
	Game    *Game
	At      int
	NewLine Flags

	// longest is how many bytes a game may have; 0 means no limit.
	longest    int
	tags       *Tags
	loop       Loop
	others     otherNames
	repetition repetition
	inside     []Item // of the tag pair that is read

	comments comments
	values   valueEnds
}

// NewScanner makes a scanner for a notation.
func NewScanner(tags *Tags, loop Loop) *Scanner {
	s := &Scanner{tags: tags, loop: loop}
	s.comments.in, s.comments.tags, s.values.in = &s.Window, tags, &s.Window
	return s
}

// Reset makes it the scanner of another file, whose games may be so long; 0 means any length.
func (s *Scanner) Reset(longest int) {
	s.longest = longest
	s.Window.steps, s.Window.Text = 0, nil
	s.values.known, s.comments.search = search{}, braceSearch{}
}

// Steps counts the bytes that were looked at.
func (s *Scanner) Steps() int { return s.Window.steps }

// Moved says that the window begins at an offset of what it was.
func (s *Scanner) Moved(offset int) {
	s.values.known = search{}
	s.comments.search.move(offset, len(s.Window.Text))
	s.Window.steps += len(s.Window.Text) - offset
}

// Scan reads the game that begins at an offset of a text into g. Unless the text is the complete rest of the file, the outcome may be More.
// The text needs no room after its end.
func (s *Scanner) Scan(text *source.Text, at int, complete bool, g *Game) Outcome {
	w := &s.Window
	w.Text, w.Encoding, w.complete, w.cutOff = text.Bytes, text.Encoding, complete, false
	w.seen = survey{}
	s.others.forget()
	s.repetition = repetition{}
	g.start(at)
	g.AfterOpenComment = s.isInComment(at)
	isLineStart := at == 0 || syntax[w.Text[at-1]]&lineEnd != 0
	if at == 0 && text.HasByteOrderMark() {
		at = len("\uFEFF")
		w.seen.high = Highs
	}
	w.seen.lineStart = at
	s.Game, s.At, s.NewLine = g, at, 0
	s.loop(s, isLineStart)

	w.endLine(s.At)
	g.End = s.At
	if g.Tail < 0 {
		s.EndGame()
	}
	if g.End == len(w.Text) {
		w.touch(g.End)
	}
	w.seen.tell(g)
	w.steps += g.End - g.Start
	switch {
	case g.isLongerThan(s.longest):
		return TooLong
	case w.cutOff:
		return More
	case !g.HasBegun():
		return NoGame
	}
	return Read
}

// isInComment reports whether a comment before a place is open there.
func (s *Scanner) isInComment(at int) bool { return s.comments.isInOpen(at) }

// EndGame takes note that the game ends with the last item. What is added after it is no game, and belongs to this one because no other
// comes.
func (s *Scanner) EndGame() { s.Game.Tail, s.Game.checked = len(s.Game.Items), s.At }

// IsTooLong reports whether the game, which was read to a place, is longer than it may be.
func (s *Scanner) IsTooLong(at int) bool { return s.longest > 0 && s.Game.isTooLong(at, s.longest) }

// HasRoom makes sure that there is room for one more item, and reports whether there is: a game that is too long gets none.
func (s *Scanner) HasRoom() bool { return len(s.Game.Items) < cap(s.Game.Items) || s.hasMoreRoom() }

func (s *Scanner) hasMoreRoom() bool {
	if s.IsTooLong(s.At) {
		return false
	}
	s.grow()
	return true
}

// grow makes room for more items.
func (s *Scanner) grow() {
	g := s.Game
	g.Items = source.RoomAfter(g.Items, s.At-g.Start, len(s.Window.Text)-s.At)
}

// Add adds an item, for which there is room. It gets NewLine beside the flags that it has. Most items are added in loops: a copy
// at each call would only make the module larger.
//
//go:noinline
func (s *Scanner) Add(i Item) {
	g := s.Game
	i.Flags |= s.NewLine
	g.Has |= i.Flags
	g.Items = append(g.Items, i)
	s.At, s.NewLine = int(i.End), 0
}

// Took takes over what a loop has read itself: the items up to a number, with the flags that they have together, the place after them, and
// NewLine there. It reports whether there are any.
func (s *Scanner) Took(k, at int, newLine, has Flags) bool {
	g := s.Game
	isMore := k > len(g.Items)
	g.Items = g.Items[:k]
	g.Has |= has
	s.At, s.NewLine = at, newLine
	return isMore
}

// Space goes over the white space at At, which is not a blank: a control character or a line end. It reports whether a line begins after
// it.
func (s *Scanner) Space() (isLineStart bool) {
	c := s.Window.Text[s.At]
	if syntax[c]&lineEnd == 0 {
		s.Window.see(c)
		s.At++
		return false
	}
	s.At, s.NewLine = s.Window.nextLine(s.At), LineStart
	return true
}

// HighSpace goes over a control character above the blank, and reports whether there is one at At.
func (s *Scanner) HighSpace() bool {
	w := &s.Window
	n := 1
	if c := w.Text[s.At]; c != 0x7F {
		if c < 0x80 {
			return false
		}
		if n = w.Encoding.HighControl(w.Text[s.At:]); n == 0 {
			return false
		}
	}
	w.seen.high = Highs
	s.At += n
	return true
}

// SemiEmptyLine goes over the line that begins at At, if it is semi-empty, and reports whether it is.
func (s *Scanner) SemiEmptyLine() bool {
	w := &s.Window
	end := w.run(s.At, lineBlank)
	if end < len(w.Text) && syntax[w.Text[end]]&lineEnd == 0 {
		w.steps += end - s.At
		return false
	}
	w.SeeAll(s.At, end)
	w.seen.longest = max(w.seen.longest, end-s.At)
	if end < len(w.Text) {
		end = w.afterLineEnd(end)
	}
	w.seen.lineStart = end
	s.At, s.NewLine = end, LineStart
	return true
}

// SemiEmptyLines goes over the semi-empty lines from At on.
func (s *Scanner) SemiEmptyLines() {
	for s.At < len(s.Window.Text) && s.Window.Text[s.At] <= ' ' && s.SemiEmptyLine() {
	}
}

// EscapeLine reads the escape line at At.
func (s *Scanner) EscapeLine() {
	if len(s.Game.Items) == cap(s.Game.Items) {
		s.grow()
	}
	s.Add(Item{Start: uint32(s.At), End: uint32(s.Window.restOfLine(s.At)), Kind: Escape})
}

// LineComment reads the comment at At that ends with its line.
func (s *Scanner) LineComment() {
	s.Add(Item{Start: uint32(s.At), End: uint32(s.Window.restOfLine(s.At)), Kind: LineComment})
}

// BraceComment reads the comment in braces at At.
func (s *Scanner) BraceComment() {
	end, closed := s.comments.end(s.At)
	i := Item{Start: uint32(s.At), End: uint32(end), Kind: BraceComment}
	if !closed {
		i.Flags = Broken
	}
	s.Add(i)
}

// NAG reads the $ at At and the digits after it; without digits it is Broken.
func (s *Scanner) NAG() {
	val, end := s.Window.Number(s.At + 1)
	i := Item{Start: uint32(s.At), End: uint32(end), Val: val, Kind: NAG}
	if end == s.At+1 {
		i.Flags = Broken
	}
	s.Add(i)
}

// Suffix reads the one or two signs at At.
func (s *Scanner) Suffix() {
	t := s.Window.Text
	i := Item{Start: uint32(s.At), End: uint32(s.At + 1), Val: uint32(t[s.At]), Kind: Suffix}
	if next := s.At + 1; next < len(t) && (t[next] == '!' || t[next] == '?') {
		i.Val |= uint32(t[next]) << 8
		i.End++
	}
	s.Add(i)
}

// Junk adds the text from At to a place, which means nothing there.
func (s *Scanner) Junk(end int) {
	s.Window.SeeAll(s.At, end)
	s.addJunk(end)
}

// addJunk adds text from At to a place that means nothing there. It is one item as long as only white space is between.
func (s *Scanner) addJunk(end int) {
	g := s.Game
	if k := len(g.Items) - 1; k >= 0 && g.Items[k].Kind == Junk && g.isAfterPairs(&g.Items[k]) {
		g.Items[k].End = uint32(end)
		g.Items[k].Flags &^= Quoted
		s.At = end
		return
	}
	s.Add(Item{Start: uint32(s.At), End: uint32(end), Kind: Junk, Flags: Unexpected})
}
