package game

import "pbn/core/bridge"

// Read reads an element of the column as the tag, the auction or the play reads what the column holds: a seat, a contract, a denomination, a
// call or a card. Form is how export format writes it. ok is false where it cannot be read, and in all other columns.
func (c *Column) Read(text string) (form string, ok, standard bool) {
	switch c.Type {
	case SeatColumn:
		seat, swapped, standard := ReadDeclarer(text)
		if swapped && !c.Swapped {
			return "", false, false
		}
		return DeclarerForm(seat, swapped), seat.Known(), standard
	case ContractColumn:
		contract, ok, standard := ReadContract(text)
		return formOf(text, contract, standard), ok, standard
	case DenominationColumn:
		d, ok, standard := ReadDenomination(text)
		return formOf(text, d, standard), ok, standard
	case CallColumn:
		if text == "0" {
			return text, true, true // all other actions, as the standard's author writes it
		}
		if ok, standard := ReadAllPass(text); ok {
			return "AP", true, standard
		}
		call, ok, standard := ReadCall(text)
		return formOf(text, call, standard), ok, standard
	case CardColumn:
		if text == "0" {
			return text, true, true
		}
		// A suit stands for its cards.
		if suit, isSuit := bridge.ParseDenomination(text); isSuit {
			return formOf(text, suit, true), true, true
		}
		card, ok, standard := ReadCard(text)
		return formOf(text, card, standard), ok, standard
	}
	return "", false, false
}

// IsRead reports whether Read reads the elements of a type.
func (t ColumnType) IsRead() bool {
	switch t {
	case SeatColumn, ContractColumn, DenominationColumn, CallColumn, CardColumn:
		return true
	}
	return false
}

// SaysNothing reports whether an element is unknown or irrelevant (5.2).
func (e *Element) SaysNothing() bool { return e.Text == "" || e.Text == "?" || e.Text == "-" }

// formOf is how export format writes what was read; most texts are that already.
func formOf[T interface{ String() string }](text string, read T, standard bool) string {
	for i := range len(text) {
		if c := text[i]; c >= 'a' && c <= 'z' {
			standard = false
		}
	}
	if standard {
		return text
	}
	return read.String()
}

// Form is how export format writes an element, which stands at a place in its row; changed is false where that is as it stands. Where the lines
// are not the rows, nobody knows in which column an element stands.
func (s *Section) Form(place int, e *Element) (form string, changed bool) {
	if !s.isTable || e.SaysNothing() {
		return e.Text, false
	}
	form, ok, _ := s.Columns[place].Read(e.Text)
	if !ok || form == e.Text || !s.HasWholeRows() {
		return e.Text, false
	}
	return form, true
}

// HasWholeRows reports whether the elements of a table fill its rows, as far as its lines tell (5.2).
func (s *Section) HasWholeRows() bool {
	if s.wholeRows == unasked {
		s.wholeRows = no
		if len(s.Elements)%len(s.Columns) == 0 && len(s.OddLines()) == 0 {
			s.wholeRows = yes
		}
	}
	return s.wholeRows == yes
}

// answer is to a question that is asked more than once.
type answer uint8

const (
	unasked answer = iota
	yes
	no
)

// OddLines are the lines of a table that are not rows, where most are; or the first, where all have a number of elements that does not
// go into that of the columns.
func (s *Section) OddLines() (odd [][]Element) {
	columns := len(s.Columns)
	var lines [][]Element
	start, same := 0, true
	for i := range s.Elements {
		if i+1 == len(s.Elements) || s.Elements[i+1].Line != s.Elements[i].Line {
			line := s.Elements[start : i+1]
			lines = append(lines, line)
			if len(line) != columns {
				odd = append(odd, line)
			}
			same = same && len(line) == len(lines[0])
			start = i + 1
		}
	}
	usual := len(lines[0])
	switch {
	case 2*len(odd) < len(lines):
		return odd
	case same && len(lines) > 1 && columns%usual != 0 && usual%columns != 0:
		return lines[:1]
	}
	return nil
}
