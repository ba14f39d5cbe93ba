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

// Form is how export format writes an element, which stands at a place in its row; changed is false where that is as it stands. Where the
// elements do not fill the rows, nobody knows in which column an element stands.
func (s *Section) Form(place int, e *Element) (form string, changed bool) {
	if !s.isTable || e.SaysNothing() {
		return e.Text, false
	}
	form, ok, _ := s.Columns[place].Read(e.Text)
	if !ok || form == e.Text || len(s.Elements)%len(s.Columns) != 0 {
		return e.Text, false
	}
	return form, true
}
