package fill

import "unicode/utf8"

// Words are words that are written in lines of so many columns, which end with LF. A word is appended to Bytes between Begin and End; where
// it does not fit on its line, the blank before it becomes a line end then. So nothing has to be known of a word before it is written.
type Words struct {
	Bytes []byte
	// Wrap is how many characters a line has at most that can be broken.
	Wrap int
	// IsUTF8 says that characters are written in UTF-8; else each is a byte, as in Latin-1.
	IsUTF8 bool

	column int // characters of the line before the last word, and its blank
	length int // characters of the last word
	start  int // where the last word is in Bytes
	// isFirst reports whether the last word begins its line, goesOn whether the next one is a part of it.
	isFirst, goesOn bool
}

// Reset forgets what was written, and keeps the memory.
func (w *Words) Reset() {
	w.Bytes, w.column, w.length, w.start, w.isFirst, w.goesOn = w.Bytes[:0], 0, 0, 0, false, false
}

// Begin begins a word after a blank, or at the start of a line. After GoOn it goes on with the last word.
func (w *Words) Begin() {
	if w.goesOn {
		w.goesOn = false
		return
	}
	if w.isFirst = w.column+w.length == 0; !w.isFirst {
		w.Bytes = append(w.Bytes, ' ')
		w.column += w.length + 1
	}
	w.start, w.length = len(w.Bytes), 0
}

// End ends a word whose bytes are ASCII.
func (w *Words) End() {
	if w.length = len(w.Bytes) - w.start; w.column+w.length > w.Wrap {
		w.breakBefore()
	}
}

// EndHigh ends a word that may have other characters.
func (w *Words) EndHigh() {
	if w.length = w.characters(w.start, len(w.Bytes)); w.column+w.length > w.Wrap {
		w.breakBefore()
	}
}

// breakBefore puts the last word on a new line, unless it is the first of its line.
func (w *Words) breakBefore() {
	if !w.isFirst {
		w.Bytes[w.start-1] = '\n'
		w.column, w.isFirst = 0, true
	}
}

// characters returns how many characters the bytes from one place up to another are.
func (w *Words) characters(from, to int) int {
	if w.IsUTF8 {
		return utf8.RuneCount(w.Bytes[from:to])
	}
	return to - from
}

// EndAt ends a word that is longer than a line and may be broken at blanks of it, whose places in Bytes are given in their order: as much as
// there is room for is on each line.
func (w *Words) EndAt(blanks []int) {
	end := len(w.Bytes)
	for i := 0; i <= len(blanks); i++ {
		to := end
		if i < len(blanks) {
			to = blanks[i]
		}
		if w.length = w.characters(w.start, to); w.column+w.length > w.Wrap {
			w.breakBefore()
		}
		if to < end {
			w.column += w.length + 1
			w.start, w.isFirst, w.length = to+1, false, 0
		}
	}
}

// IsLong reports whether the word that was begun last is longer than a line.
func (w *Words) IsLong() bool { return w.characters(w.start, len(w.Bytes)) > w.Wrap }

// GoOn makes the next word a part of the last one.
func (w *Words) GoOn() { w.goesOn = true }

// Attach appends a character of ASCII to the last word.
func (w *Words) Attach(c byte) {
	w.Bytes = append(w.Bytes, c)
	if w.length++; w.column+w.length > w.Wrap {
		w.breakBefore()
	}
}

// EndLine ends the line that was begun, if one was.
func (w *Words) EndLine() {
	if w.column+w.length > 0 {
		w.Bytes = append(w.Bytes, '\n')
		w.column, w.length = 0, 0
	}
	w.goesOn = false
}
