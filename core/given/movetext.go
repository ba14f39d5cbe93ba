package given

import "strconv"

// Movetext is moves as text, a word after another.
type Movetext struct {
	// LineEnd is what ends a line.
	LineEnd string
	// Breaks begins a line at each number of the player who began.
	Breaks bool
	// IsOpen is set where the number of a move of the second player has to come before it.
	IsOpen     bool
	Delimiters Delimiters
	Out        []byte
	isWord     bool // the next word needs a blank
}

// NumberOf returns the number of a move as it is before it.
func NumberOf(number int, isSecond bool) string {
	if isSecond {
		return strconv.Itoa(number) + "..."
	}
	return strconv.Itoa(number) + "."
}

// Setup returns a FEN as it is written among moves: /FEN "…"/.
func Setup(fen string) string { return `/FEN "` + fen + `"/` }

// AddMoves adds moves that were judged. Where a comment cannot be written, k is the number of its move, and why a sentence; else why is "".
func AddMoves(t *Movetext, moves []Move) (k int, why string) {
	for k = range moves {
		m := &moves[k]
		for range m.Opens {
			t.Word("(")
			t.isWord, t.IsOpen = false, true
		}
		if why = t.Comments(m.Comments, true); why != "" {
			return k, why
		}
		t.NAGs(m.NAGsBefore)
		if m.Setup != "" {
			t.Word(Setup(m.Setup))
			t.IsOpen = true
		}
		if !m.IsSecond {
			t.breakLine()
		}
		if !m.IsSecond || t.IsOpen {
			t.Word(NumberOf(m.Number, m.IsSecond))
		}
		t.Word(m.Word)
		t.IsOpen = false
		t.NAGs(m.NAGs)
		if why = t.Comments(m.Comments, false); why != "" {
			return k, why
		}
		for range m.Closes {
			t.isWord = false
			t.Word(")")
			t.IsOpen = true
		}
	}
	return 0, ""
}

// NAGs adds glyphs.
func (t *Movetext) NAGs(nags []int) {
	for _, n := range nags {
		t.Word("$" + strconv.Itoa(n))
	}
}

// Comments adds those comments that come before a move, or those that do not. Where one cannot be written, why is a sentence.
func (t *Movetext) Comments(comments []Comment, before bool) (why string) {
	for i := range comments {
		c := &comments[i]
		if c.Before != before {
			continue
		}
		text, why := c.Spell(t.Delimiters)
		if why != "" {
			return why
		}
		t.Word(text)
		if t.IsOpen = true; text[0] == ';' {
			t.Out = append(t.Out, t.LineEnd...)
			t.isWord = false
		}
	}
	return ""
}

// Word adds a word.
func (t *Movetext) Word(word string) {
	if t.isWord {
		t.Out = append(t.Out, ' ')
	}
	t.Out = append(t.Out, word...)
	t.isWord = true
}

// breakLine begins a line, unless one begins here.
func (t *Movetext) breakLine() {
	if t.Breaks && t.isWord {
		t.Out = append(t.Out, t.LineEnd...)
		t.isWord = false
	}
}
