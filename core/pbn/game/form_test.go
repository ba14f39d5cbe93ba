package game

import (
	"testing"

	"pbn/core/pbn/tags"
)

// TestFormsOfTheGame: the game makes the form of the tags whose rows say so, and of no other.
func TestFormsOfTheGame(t *testing.T) {
	for tag, form := range gameForms {
		if row := tags.Tag(tag).Row(); (form != nil) != (row.Form == tags.ByGame) {
			t.Errorf("%s: the game makes a form: %t; the row says %d", row.Name, form != nil, row.Form)
		}
	}
}
