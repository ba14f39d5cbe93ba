package edit_test

import (
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// firstOf returns the first game of a text.
func firstOf(t *testing.T, file string) (*source.Text, *game.Game) {
	t.Helper()
	var reader game.Reader
	reader.Reset(habits.PBN.Open([]byte(file), source.UTF8), &diag.List{Rules: rules.Of})
	for text, g := range reader.Games() {
		return text, g
	}
	t.Fatalf("no game in %q", file)
	return nil, nil
}

// made returns a text with splices, which may not touch the same bytes twice.
func made(t *testing.T, file string, changes []edit.Change) string {
	t.Helper()
	var all []diag.Splice
	for _, c := range changes {
		all = append(all, c.Splices...)
	}
	slices.SortStableFunc(all, func(a, b diag.Splice) int {
		if a.Start != b.Start {
			return a.Start - b.Start
		}
		return a.End - b.End
	})
	var out strings.Builder
	at := 0
	for _, s := range all {
		if s.Start < at || s.End < s.Start {
			t.Fatalf("%+v takes out what was taken out before", all)
		}
		out.WriteString(file[at:s.Start] + s.Text)
		at = s.End
	}
	return out.String() + file[at:]
}

const board = "[Site \"Paris\"]\n[Dealer \"N\"]\n[Declarer \"S\"]\n[Auction \"N\"]\n1S =1= Pass 2S Pass\nPass Pass\n[Note \"1:five\"]\n" +
	"[ActionTable \"Rank;Call\"]\n1 1S\n2 Pass\n"

func of(kind edit.Kind, place int, value string) edit.Edit {
	return edit.Edit{Kind: kind, Place: place, Value: value}
}

func tag(name, value string, rows ...[]string) edit.Edit {
	return edit.Edit{Kind: edit.Tag, Name: name, Value: value, Rows: rows}
}

// TestGame: what an edit splices, what the change says, and that the game that is read of it has the change; the game before does not.
func TestGame(t *testing.T) {
	for name, c := range map[string]struct {
		edit          edit.Edit
		was, is       string // what differs in the text
		before, after string // what the change says
		adds, removes bool
	}{
		"a tag":      {tag("Site", "Rome"), "Paris", "Rome", "Paris", "Rome", false, false},
		"a new tag":  {tag("Room", "Open"), "[Auction", "[Room \"Open\"]\n[Auction", "", "Open", true, false},
		"lower case": {tag("Room", "open"), "[Auction", "[Room \"Open\"]\n[Auction", "", "Open", true, false},
		"a dialect":  {tag("Date", "2013-8-4"), "[Dealer", "[Date \"2013.08.04\"]\n[Dealer", "", "2013.08.04", true, false},
		"no tag":     {edit.Edit{Kind: edit.Tag, Name: "Site", Removes: true}, "[Site \"Paris\"]\n", "", "Paris", "", false, true},
		"rows": {tag("ActionTable", "Rank;Call", []string{"1", "2S"}, []string{"2", "Pass"}), "1 1S", "1 2S", "Rank;Call", "Rank;Call",
			false, false},
		"a call":        {of(edit.Call, 2, "3♠"), "2S", "3S", "1S Pass 2S Pass Pass Pass", "1S Pass 3S Pass Pass Pass", false, false},
		"all calls":     {of(edit.Calls, 0, "1S P 2S ap"), "", "", "", "", false, false},
		"a play":        {of(edit.Cards, 0, "HQ ha *"), "five\"]\n", "five\"]\n[Play \"W\"]\nHQ HA *\n", "", "HQ HA *", true, false},
		"a note":        {of(edit.AuctionNote, 1, "six"), "1:five", "1:six", "five", "six", false, false},
		"a second note": {of(edit.AuctionNote, 2, "raise"), "five\"]\n", "five\"]\n[Note \"2:raise\"]\n", "", "raise", true, false},
		"no note":       {edit.Edit{Kind: edit.AuctionNote, Place: 1, Removes: true}, "[Note \"1:five\"]\n", "", "five", "", false, true},
	} {
		text, g := firstOf(t, board)
		changes, err := edit.Game(text, g, []edit.Edit{c.edit})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := made(t, board, changes)
		if want := strings.Replace(board, c.was, c.is, 1); got != want {
			t.Errorf("%s:\n%q, want\n%q", name, got, want)
		}
		if c.was == c.is {
			if len(changes) > 0 {
				t.Errorf("%s: %+v", name, changes)
			}
			continue
		}
		if len(changes) != 1 {
			t.Fatalf("%s: %+v", name, changes)
		}
		change := &changes[0]
		if change.Before != c.before || change.After != c.after || change.Adds != c.adds || change.Removes != c.removes || change.Game != 1 ||
			!slices.Equal(change.Edits, []int{0}) {
			t.Errorf("%s: %+v", name, change)
		}
		if change.IsMade(g) {
			t.Errorf("%s is made before it is", name)
		}
		if _, after := firstOf(t, got); !change.IsMade(after) {
			t.Errorf("%s is not made in\n%s", name, got)
		}
	}
}

// TestIsMade: a change is not made where something else was read in its place.
func TestIsMade(t *testing.T) {
	for name, c := range map[string]struct {
		change edit.Change
		file   string
	}{
		"another value":   {edit.Change{Kind: edit.Tag, Name: "Site", After: "Rome"}, board},
		"a tag is left":   {edit.Change{Kind: edit.Tag, Name: "Site", Removes: true}, board},
		"no tag":          {edit.Change{Kind: edit.Tag, Name: "Room", After: ""}, board},
		"other rows":      {edit.Change{Kind: edit.Tag, Name: "ActionTable", After: "Rank;Call", Rows: [][]string{{"1", "1S"}}}, board},
		"a call more":     {edit.Change{Kind: edit.Calls, After: "1S Pass 2S"}, board},
		"an auction left": {edit.Change{Kind: edit.Calls, Removes: true}, board},
		"no play":         {edit.Change{Kind: edit.Cards, After: "SA"}, board},
		"no note":         {edit.Change{Kind: edit.AuctionNote, Place: 2, After: "x"}, board},
		"a note left":     {edit.Change{Kind: edit.AuctionNote, Place: 1, Removes: true}, board},
	} {
		if _, g := firstOf(t, c.file); c.change.IsMade(g) {
			t.Errorf("%s is taken for made", name)
		}
	}
}

// TestErrors: an edit that cannot be made is named by the number that its caller gave it.
func TestErrors(t *testing.T) {
	for want, edits := range map[string][]edit.Edit{
		"edits[7].value is empty: null removes a call or a card": {
			{Kind: edit.Call, Number: 7},
		},
		"edits[9]: edits[7] is of the same thing": {
			{Kind: edit.Call, Value: "1C", Number: 7}, {Kind: edit.Call, Value: "1C", Number: 9},
		},
		"edits[9] is of what another edit removes": {
			{Kind: edit.Tag, Name: "Auction", Removes: true, Number: 7}, {Kind: edit.Call, Value: "X", Number: 9},
		},
		"edits[3].call is 8, but the auction has only 6": {
			{Kind: edit.Call, Place: 8, Value: "X", Number: 3},
		},
		"edits[3]: game 1 has no play: give all of it with \"moves\"": {
			{Kind: edit.Card, Value: "SA", Number: 3},
		},
		`edits[3].tag is "9", but the name of a tag is a capital letter, and letters, digits and underscores after it`: {
			{Kind: edit.Tag, Name: "9", Number: 3},
		},
	} {
		text, g := firstOf(t, board)
		if changes, err := edit.Game(text, g, edits); err == nil || err.Error() != want {
			t.Errorf("%v %+v, want %s", err, changes, want)
		}
	}
}

// TestAllPassOfSingleCalls: AP as a single call is the passes that end the auction as the other edits make it.
func TestAllPassOfSingleCalls(t *testing.T) {
	const auction = "[Dealer \"N\"]\n[Auction \"N\"]\n"
	for _, c := range []struct {
		was, is string
		edits   []edit.Edit
	}{
		{"1S Pass", "1S Pass Pass Pass", []edit.Edit{of(edit.Call, 1, "AP")}},
		{"1S Pass", "1S 2H Pass Pass Pass", []edit.Edit{of(edit.Call, 2, "AP"), of(edit.Call, 1, "2H")}},
		{"1S X", "Pass Pass Pass Pass", []edit.Edit{of(edit.Call, 0, "P"), of(edit.Call, 1, "AP")}},
		{"1S Pass 2S Pass", "1S Pass Pass Pass", []edit.Edit{{Kind: edit.Call, Place: 1, Removes: true},
			{Kind: edit.Call, Place: 2, Removes: true}, of(edit.Call, 3, "ap")}},
		{"1S Pass", "1S Pass 2S Pass Pass Pass", []edit.Edit{of(edit.Call, 2, "2S"), of(edit.Call, 3, "AP")}},
	} {
		text, g := firstOf(t, auction+c.was+"\n")
		changes, err := edit.Game(text, g, c.edits)
		if err != nil {
			t.Errorf("%s: %v", c.was, err)
			continue
		}
		if got := strings.Join(strings.Fields(strings.TrimPrefix(made(t, auction+c.was+"\n", changes), auction)), " "); got != c.is {
			t.Errorf("%s became %s, not %s", c.was, got, c.is)
		}
	}
}

// TestManyCallsTakeLinearMemory doubles an auction, each of whose calls an edit makes AP, and compares what is allocated.
func TestManyCallsTakeLinearMemory(t *testing.T) {
	allocated := func(calls int) uint64 {
		edits := make([]edit.Edit, calls)
		for i := range edits {
			edits[i] = edit.Edit{Kind: edit.Call, Place: i, Value: "AP", Number: i}
		}
		text, g := firstOf(t, "[Dealer \"N\"]\n[Auction \"N\"]\n"+strings.Repeat("1S ", calls))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := edit.Game(text, g, edits); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	few, many := allocated(4000), allocated(8000)
	if float64(many) > 2.5*float64(few) {
		t.Error(strconv.FormatUint(few, 10) + " bytes for 4000 calls, " + strconv.FormatUint(many, 10) + " for 8000")
	}
}

// TestOrderOfChanges: whatever the order of the edits, what is removed comes first, then moves that are there, tags in the order of export
// format, moves that are new, and notes.
func TestOrderOfChanges(t *testing.T) {
	edits := []edit.Edit{
		of(edit.AuctionNote, 2, "raise"), of(edit.Cards, 0, "HA *"), tag("Room", "Open"), of(edit.Call, 2, "3S"), tag("Board", "7"),
		{Kind: edit.Tag, Name: "Site", Removes: true},
	}
	want := []edit.Kind{edit.Tag, edit.Calls, edit.Tag, edit.Tag, edit.Cards, edit.AuctionNote}
	names := []string{"Site", "", "Board", "Room", "", ""}
	for range 2 {
		text, g := firstOf(t, board)
		changes, err := edit.Game(text, g, edits)
		if err != nil || len(changes) != len(want) {
			t.Fatalf("%d changes, %v", len(changes), err)
		}
		for i, c := range changes {
			if c.Kind != want[i] || c.Name != names[i] {
				t.Errorf("change %d is of kind %d and %q, want %d and %q", i, c.Kind, c.Name, want[i], names[i])
			}
		}
		slices.Reverse(edits)
	}
}
