package game

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// TestPlainDeal compares the fast reading of a deal with the careful one, on deals and on what comes of changing a few of their characters.
func TestPlainDeal(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	plain, refused := 0, 0
	for range 20_000 {
		value := []byte(randomDeal(random))
		if random.IntN(10) == 0 {
			value = bytes.ToLower(value)
		}
		for range random.IntN(4) {
			at := random.IntN(len(value))
			switch one := "AKQJT98765432x1..--  NESW:"[random.IntN(26)]; random.IntN(3) {
			case 0:
				value[at] = one
			case 1:
				value = slices.Insert(value, at, one)
			default:
				value = slices.Delete(value, at, at+1)
			}
		}
		if compareDeals(t, string(value)) {
			plain++
		} else {
			refused++
		}
	}
	if plain < 5_000 || refused < 5_000 {
		t.Errorf("%d deals were read as plain ones, %d were not", plain, refused)
	}
}

// randomDeal is the value of a Deal tag; some hands may be left out.
func randomDeal(random *rand.Rand) string {
	var deal bridge.Deal
	for place, card := range random.Perm(bridge.Cards) {
		deal.Hands[place/13] = deal.Hands[place/13].With(bridge.Card(card))
	}
	for seat := range deal.Known {
		deal.Known[seat] = random.IntN(8) > 0
	}
	return string(deal.Append(nil, bridge.Seat(random.IntN(4))))
}

// compareDeals reads a value in both ways, and reports whether it is a plain one.
func compareDeals(t *testing.T, value string) (isPlain bool) {
	text := habits.PBN.Text([]byte(`[Deal "`+value+`"]`), source.Latin1)
	span := source.Span{Start: len(`[Deal "`), End: len(`[Deal "`) + len(value)}
	var fast, careful Deal
	if !fast.readPlain(value, span.Start) {
		return false
	}
	fast.Derived, fast.DerivedHand = fast.Cards.Fourth()
	diags := &diag.List{Rules: rules.Of}
	r := dealReader{deal: &careful, text: text, at: span.Start, diags: diags}
	r.read(span, bridge.NoSeat, false)
	if r.bad || careful.Dialect || careful.Doubtful {
		t.Errorf("%q is no plain deal", value)
	}
	places := fast.Places()
	if !slices.Equal(places, careful.Places()) {
		t.Errorf("%q: cards at %v, want %v", value, places, careful.Places())
	}
	for seat := bridge.North; seat <= bridge.West && !fast.Repeats() && isInOrder(value); seat++ {
		if got, want := string(fast.appendHands(nil, seat)), string(fast.Cards.Append(nil, seat)); got != want {
			t.Errorf("%q from %v: %q, want %q", value, seat, got, want)
		}
	}
	if got, want := isInOrder(value) && !fast.Repeats(), string(fast.Cards.Append(nil, fast.First)) == value; got != want {
		t.Errorf("%q is in order: %v, want %v", value, got, want)
	}
	fast.places, fast.plain, fast.at, careful.places = nil, "", 0, nil
	if !reflect.DeepEqual(fast, careful) {
		t.Errorf("%q: read as\n%+v, want\n%+v", value, fast, careful)
	}
	return true
}
