package scan

import "pbn/core/item"

// game is a game that is read.
type game struct {
	s    *item.Scanner
	mode *mode // what comes after the last tag pair
}

// readGame reads the items of a game of PBN. It ends with the semi-empty lines after its last line (3). What is between semi-empty lines
// without a tag pair is no game of its own (ledger 3-b): it begins the next game, or ends the last.
func readGame(s *item.Scanner, isLineStart bool) {
	g := game{s, &onlyCommentary}
	for t := s.Window.Text; s.At < len(t); {
		c := t[s.At]
		if isLineStart {
			isLineStart = false
			if s.IsTooLong(s.At) {
				return
			}
			if c <= ' ' && s.SemiEmptyLine() {
				if g.endsHere() {
					return
				}
				isLineStart = true
				continue
			}
			if c == '%' {
				s.EscapeLine()
				continue
			}
		}
		if c <= ' ' {
			if c == ' ' {
				s.At++
				continue
			}
			isLineStart = s.Space()
			continue
		}
		if !s.HasRoom() {
			return
		}
		isRead := true
		switch {
		case c == '[' && s.Game.Tail < 0:
			row, ended := s.PlainTags(), false
			if row < 0 {
				row, ended = s.TagPair()
			}
			if ended {
				return
			}
			if row >= 0 {
				g.mode = after[row%item.Rows]
			}
		case c == '{':
			s.BraceComment()
		case g.mode.words != nil:
			isRead = plainWords(s, g.mode) || move(s, c, g.mode)
		default:
			isRead = g.mode.kind == Cell && (plainCells(s) || cell(s, c))
		}
		if !isRead && g.other(c) {
			return
		}
		isLineStart = s.At == s.Window.LineStart()
	}
}

// endsHere reports whether a game ends after the semi-empty line that ends at At: if another tag pair comes. If none comes, what there is
// comes after the end of the last game.
func (g *game) endsHere() bool {
	s := g.s
	if !s.Game.HasBegun() || s.Game.Tail >= 0 {
		return false
	}
	s.EndGame()
	s.SemiEmptyLines()
	if s.TagPairFollows(s.At) {
		return true
	}
	g.mode = &onlyCommentary
	return false
}

// other reads what is no tag pair, comment in braces, word or cell. It reports whether the game has ended.
func (g *game) other(c byte) (ended bool) {
	s := g.s
	switch {
	case c == ';':
		s.LineComment()
	case c >= 0x7F && s.HighSpace():
		// A control character is white space.
	case c >= 0x80 && g.mode.kind == Cell:
		wideCell(s, s.At)
	case s.Game.Tail >= 0:
		prose(s)
		return true
	default:
		s.Junk(junkEnd(s.Window.Text, s.At, g.mode))
	}
	return false
}

// prose reads what comes from At to the end of the text: after the last game what is no comment is prose or statistics, in which a
// semicolon, a brace or a bracket means nothing.
func prose(s *item.Scanner) {
	t := s.Window.Text
	end := len(t)
	for item.IsSpace(t[end-1]) {
		end--
	}
	s.Window.SeeRest(s.At)
	s.Junk(end)
	s.At = len(t)
}
