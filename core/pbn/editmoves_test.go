package pbn

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// movesOf are the calls or the cards of a game of a file.
func movesOf(file []byte, number int, ofAuction bool) (texts []string) {
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		var moves []game.Move
		switch {
		case g.Number != number:
		case ofAuction && g.Auction != nil:
			moves = g.Auction.Moves
		case !ofAuction && g.Play != nil:
			moves = g.Play.Moves
		}
		for i := range moves {
			texts = append(texts, moves[i].String())
		}
	})
	return texts
}

// TestEditedMovesAreRead: where calls or cards of any file can be set, it has them then and no others.
func TestEditedMovesAreRead(t *testing.T) {
	g := &generator{random: rand.New(rand.NewPCG(5, 6))}
	made := 0
	for _, file := range editableFiles(t) {
		games := Parse(Bytes(file), func(*source.Text, *game.Game) {}).Games
		if games == 0 {
			continue
		}
		for range 3 {
			e := edit.Edit{Game: 1 + g.random.IntN(games), Kind: []edit.Kind{edit.Calls, edit.Cards, edit.Call, edit.Card}[g.random.IntN(4)],
				Place: g.random.IntN(5)}
			ofAuction := e.Kind == edit.Calls || e.Kind == edit.Call
			want := movesOf(file, e.Game, ofAuction)
			switch e.Kind {
			case edit.Calls:
				e.Value = g.one("1S Pass 4S Pass Pass Pass", "Pass Pass Pass Pass", "1C X XX Pass 1D", "1NT Pass 3NT")
				want = strings.Fields(e.Value)
			case edit.Cards:
				e.Value = g.one("SA S2 S3 S4", "HA", "SA S2 S3 S4 H2 H3 H4 H5 C2")
				want = strings.Fields(e.Value)
			default:
				if e.Value = "SA"; ofAuction {
					e.Value = g.one("1S", "Pass", "X", "7NT")
				}
				want = append(want[:min(e.Place, len(want)):min(e.Place, len(want))], append([]string{e.Value}, want[min(e.Place+1, len(want)):]...)...)
			}
			got, err := Edit(file, source.Automatic, []edit.Edit{e}, Options{})
			if err != nil || len(got.Refused) > 0 {
				continue
			}
			made++
			if is := movesOf(got.Bytes, e.Game, ofAuction); !slices.Equal(is, want) {
				t.Fatalf("%+v: %q, want %q:\n%q\n%q", e, is, want, file, got.Bytes)
			}
		}
	}
	if made < amount(300) {
		t.Errorf("only %d edits were made", made)
	}
}

// TestEditInTheWay: what would be read as something else, because of what is around it, is not made.
func TestEditInTheWay(t *testing.T) {
	const why = "edits[0]: it would not be read, or not as that, "
	for name, c := range map[string]struct {
		file string
		edit edit.Edit
	}{
		"rows": {"[Board \"1\"]\n[ActionTable \"Rank\"] {open",
			edit.Edit{Game: 1, Kind: edit.Tag, Name: "ActionTable", Value: "Rank", Rows: [][]string{{"1"}}}},
		"calls":   {"[Dealer \"N\"]\n[Auction \"N\"] {open", of(edit.Calls, 0, "AP")},
		"a call":  {"[Dealer \"N\"]\n[Auction \"N\"]\n1C {open", of(edit.Call, 1, "Pass")},
		"surplus": {oneSuitEach + thirteenTricks + "CK\n", of(edit.Cards, 0, "SA HA DA")},
	} {
		if got, err := Edit([]byte(c.file), source.Automatic, []edit.Edit{c.edit}, Options{}); err == nil ||
			!strings.HasPrefix(err.Error(), why) {
			t.Errorf("%s: %v\n%s", name, err, text(got))
		}
	}
}

// TestManyCallsAreEdited: each edit of a call in a long auction looks only at what is new since the one before, and a refusal, which names
// all edits of its auction, does not compare them with each other. It took hours for so many.
func TestManyCallsAreEdited(t *testing.T) {
	const calls = 16_000
	var edits []edit.Edit
	for i := range calls {
		edits = append(edits, edit.Edit{Game: 1, Kind: edit.Call, Place: i, Value: "1C"})
	}
	file := []byte("[Dealer \"N\"]\n[Auction \"N\"]\n" + strings.Repeat("1C ^S ^S ^S ", calls/4) + "*\n")
	edited, err := Edit(file, source.UTF8, edits, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(edited.Refused); n == 0 || len(edited.Refused[n-1].Edits) != calls {
		t.Errorf("%d refusals: %v", n, edited.Refused[:min(n, 1)])
	}
}
