package game

import (
	"strings"

	"pbn/core/bridge"
)

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

// Form is how export format writes the element at a place of a row; changed is false where that is as it stands. An element is written as it
// is read where all of its row can be what the columns hold, and the rows are full: else nobody knows in which column it belongs.
func (s *Section) Form(row []Element, place int) (form string, changed bool) {
	e := &row[place]
	if !s.isTable || e.SaysNothing() {
		return e.Text, false
	}
	form, ok, _ := s.Columns[place].Read(e.Text)
	if !ok || form == e.Text || len(s.Elements)%len(s.Columns) != 0 {
		return e.Text, false
	}
	for i := range row {
		if !row[i].SaysNothing() && !s.Columns[i].mayHold(row[i].Text) {
			return e.Text, false
		}
	}
	return form, true
}

// mayHold reports whether a text can be an element of the column, or be meant as one.
func (c *Column) mayHold(text string) bool {
	switch {
	case c.Type.IsRead():
		_, ok, _ := c.Read(text)
		return ok
	case c.Type == NumberColumn || c.Type == PercentageColumn || c.Type == TricksColumn:
		return strings.ContainsAny(text, "0123456789")
	}
	return true
}
