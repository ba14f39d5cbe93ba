package optima

import (
	"reflect"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/solving"
)

// TestElsewhere: what other threads find for games is what is found here, also why a deal cannot be solved.
func TestElsewhere(t *testing.T) {
	const deal = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6\"]\n"
	const play = "[Declarer \"E\"]\n[Contract \"4H\"]\n[Play \"S\"]\nSA S6 S4 S7\nHT *\n"
	file := []byte(deal + "\n" + deal + play + "\n[Deal \"N:4.KJ32.842.AQ743 - - -\"]\n\n" + deal + "[Declarer \"E\"]\n[Contract \"4H\"]\n[Play \"S\"]\nSA S6 S4 S7\nHK *\n")
	for _, only := range []solving.Only{solving.All, solving.Tables} {
		want := Solve(pbn.Bytes(file), Options{Only: only})
		asked := 0
		answer := Answerer()
		got := Solve(pbn.Bytes(file), Options{Only: only, Elsewhere: func(task []byte) ([]byte, error) {
			asked++
			return answer(task), nil
		}})
		if asked != 4 || len(want.Games) != 3 || len(want.Refused) != 1 || !reflect.DeepEqual(got.Games, want.Games) || got.Refused[3].Error() != want.Refused[3].Error() {
			t.Errorf("%d: %d were asked for\n%+v\nis not\n%+v", only, asked, got, want)
		}
	}
}
