package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

const edited = "% PBN 2.1\r\n[Event \"a\"] ; one\r\n[Dealer \"N\"]\r\n[Vulnerable \"None\"]\r\n" +
	"[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\r\n" +
	"[Contract \"7NT\"]\r\n%x\r\n[Auction \"N\"] {first}\r\n7S! =1= {a jump} Pass Pass\r\n7NT AP\r\n[Note \"1:big\"]\r\n" +
	"[Play \"E\"]\r\n{none yet}\r\n*\r\n[OptimumResultTable \"Declarer;Denomination;Result\"]\r\nN NT 13\r\n\r\n" +
	"[Board \"2\"]\r\n[Dealer \"q\"]\r\n"

func set(tag, value string) edit.Edit {
	return edit.Edit{Game: 1, Kind: edit.Tag, Name: tag, Value: value}
}

func unset(tag string) edit.Edit { return edit.Edit{Game: 1, Kind: edit.Tag, Name: tag, Removes: true} }

func of(kind edit.Kind, place int, value string) edit.Edit {
	return edit.Edit{Game: 1, Kind: kind, Place: place, Value: value}
}

func without(kind edit.Kind, place int) edit.Edit {
	return edit.Edit{Game: 1, Kind: kind, Place: place, Removes: true}
}

// TestEdit: what an edit puts where; was and is are the only texts that differ.
func TestEdit(t *testing.T) {
	const auctionOnly = "[Dealer \"N\"]\n[Auction \"N\"]\n"
	const table = "[Board \"1\"]\n[OptimumResultTable \"Declarer;Denomination;Result\"]\nN  NT 6 {good}\n; next\nN S 7\n%x\nN H 5 ;last\n"
	const braced = "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 6 "
	rows := func(columns string, rows ...string) []edit.Edit {
		e := edit.Edit{Game: 1, Kind: edit.Tag, Name: "OptimumResultTable", Value: columns, Rows: [][]string{}}
		for _, row := range rows {
			e.Rows = append(e.Rows, strings.Fields(row))
		}
		return []edit.Edit{e}
	}
	const columns = "Declarer;Denomination;Result"
	for name, c := range map[string]struct {
		file    string
		edits   []edit.Edit
		was, is string
	}{
		"a value":                      {edited, []edit.Edit{set("Event", `b "c" \`)}, `"a"`, `"b \"c\" \\"`},
		"a value that has one meaning": {edited, []edit.Edit{set("Vulnerable", "N-S")}, `"None"`, `"NS"`},
		"a mandatory tag":              {edited, []edit.Edit{set("Site", "b")}, "; one\r\n", "; one\r\n[Site \"b\"]\r\n"},
		"two tags, in their order": {edited, []edit.Edit{set("Board", "7"), set("Site", "b")}, "; one\r\n",
			"; one\r\n[Site \"b\"]\r\n[Board \"7\"]\r\n"},
		"a supplemental tag": {edited, []edit.Edit{set("Room", "Open")}, "7NT\"]\r\n", "7NT\"]\r\n[Room \"Open\"]\r\n"},
		"two of them": {edited, []edit.Edit{set("Table", "1"), set("Own", "x")}, "7NT\"]\r\n",
			"7NT\"]\r\n[Own \"x\"]\r\n[Table \"1\"]\r\n"},
		"a tag before all others": {edited, []edit.Edit{{Game: 2, Kind: edit.Tag, Name: "Event", Value: "x"}}, "[Board \"2\"]",
			"[Event \"x\"]\r\n[Board \"2\"]"},
		"the tag of an auction":   {"[Auction \"N\"]\nAP", []edit.Edit{set("Dealer", "N")}, "[A", "[Dealer \"N\"]\n[A"},
		"no tag, but its comment": {edited, []edit.Edit{unset("Event")}, "[Event \"a\"] ; one", "; one"},
		"no tag and no line":      {edited, []edit.Edit{unset("Contract")}, "[Contract \"7NT\"]\r\n", ""},
		"no tag, twice": {"[Site \"a\"]\n[Room \"Open\"] [Room \"Open\"]\n[Site \"b\"]", []edit.Edit{unset("Room")},
			"[Room \"Open\"] [Room \"Open\"]\n", ""},
		"no table": {edited, []edit.Edit{unset("OptimumResultTable")},
			"[OptimumResultTable \"Declarer;Denomination;Result\"]\r\nN NT 13\r\n", ""},
		"a table": {edited,
			[]edit.Edit{{Game: 1, Kind: edit.Tag, Name: "OptimumPlayTable", Value: "S;H;D;C",
				Rows: [][]string{{"AK", "-", "", "a b"}, {}, {"-", "-", "-", "2"}}}},
			"*\r\n[Opt", "*\r\n[OptimumPlayTable \"S;H;D;C\"]\r\nAK - \"\" \"a b\"\r\n- - - 2\r\n[Opt"},
		"the rows of a table": {edited,
			[]edit.Edit{{Game: 1, Kind: edit.Tag, Name: "OptimumResultTable", Value: "Declarer;Denomination;Result",
				Rows: [][]string{{"N", "NT", "7"}, {"S", "NT", "6"}}}},
			"N NT 13\r\n", "N NT 7\r\nS NT 6\r\n"},
		"rows for a table that has none": {"[Board \"1\"]\n[ActionTable \"Rank\"] {c}\n",
			[]edit.Edit{{Game: 1, Kind: edit.Tag, Name: "ActionTable", Value: "Rank", Rows: [][]string{{"1"}}}}, "{c}\n", "{c}\n1\n"},
		"no rows": {edited,
			[]edit.Edit{{Game: 1, Kind: edit.Tag, Name: "OptimumResultTable", Value: "Declarer;Denomination;Result", Rows: [][]string{}}},
			"N NT 13\r\n", ""},
		"an element of a table with comments": {table, rows(columns, "N NT 6", "N S 8", "N H 5"), "7", "8"},
		"a row that is missing":               {table, rows(columns, "N NT 6", "N S 7", "N D 4", "N H 5"), "N H 5", "N D 4\nN H 5"},
		"a row more":                          {table, rows(columns, "N NT 6", "N S 7", "N H 5", "N C 3"), ";last\n", ";last\nN C 3\n"},
		"a row before a comment without end": {"[Board \"1\"]\n[ActionTable \"Rank\"]\n1 {a}\n{b",
			[]edit.Edit{{Game: 1, Kind: edit.Tag, Name: "ActionTable", Value: "Rank", Rows: [][]string{{"1"}, {"2"}}}}, "1 {", "1\n2 {"},
		"a row more, after a comment in braces":     {braced + "{last}\n", rows(columns, "N NT 6", "N C 3"), "{last}\n", "{last}\nN C 3\n"},
		"a row more, before a comment that is open": {braced + "{last|", rows(columns, "N NT 6", "N C 3"), "6 ", "6\nN C 3 "},
		"a row less, not its comment":               {table, rows(columns, "N S 7", "N H 5"), "N  NT 6 {good}", "{good}"},
		"no rows, but comments": {
			table, rows(columns), "N  NT 6 {good}\n; next\nN S 7\n%x\nN H 5 ;last\n", "{good}\n; next\n%x\n;last\n",
		},
		"other columns": {table, rows("Declarer;Result", "N 7", "S 7"),
			columns + "\"]\nN  NT 6 {good}\n; next\nN S 7\n%x\nN H 5 ;last\n", "Declarer;Result\"]\nN 7\nS 7 {good}\n; next\n%x\n;last\n"},
		"no auction, with its notes": {edited, []edit.Edit{unset("Auction")},
			edited[strings.Index(edited, "[Auction"):strings.Index(edited, "[Play")], ""},
		"no auction, by its moves": {edited, []edit.Edit{without(edit.Calls, 0)},
			edited[strings.Index(edited, "[Auction"):strings.Index(edited, "[Play")], ""},
		"a call, not what is around it": {edited, []edit.Edit{of(edit.Call, 0, "6♠")}, "7S!", "6S!"},
		"a call of AP": {edited, []edit.Edit{of(edit.Call, 4, "X"), unset("Contract")},
			"[Contract \"7NT\"]\r\n%x\r\n[Auction \"N\"] {first}\r\n7S! =1= {a jump} Pass Pass\r\n7NT AP",
			"%x\r\n[Auction \"N\"] {first}\r\n7S! =1= {a jump} Pass Pass\r\n7NT X Pass Pass"},
		"one call less": {
			auctionOnly + "1S Pass 2S {x} Pass\nPass Pass\n", []edit.Edit{without(edit.Call, 5)}, " Pass\n\x00", "\n",
		},
		"no second line": {auctionOnly + "1S Pass 2S {x} Pass\n3S {y} Pass\n",
			[]edit.Edit{without(edit.Call, 4), without(edit.Call, 5)}, "3S {y} Pass\n", ""},
		"no call at all": {auctionOnly + "1S Pass ;x\n", []edit.Edit{of(edit.Calls, 0, "")}, "1S Pass ;x\n", ""},
		"a call more":    {auctionOnly + "1S Pass", []edit.Edit{of(edit.Call, 2, "2S")}, "1S Pass", "1S Pass 2S"},
		"a call more, on a line": {
			auctionOnly + "1S Pass ;x\n*", []edit.Edit{of(edit.Calls, 0, "1S Pass 2S AP")}, "*", "2S Pass\nPass Pass",
		},
		"all calls, the first as it was": {auctionOnly + "1S! {x} Pass ;y\nPass X AP", []edit.Edit{of(edit.Calls, 0, "1S P 4S AP")},
			"Pass X", "4S"},
		"all calls, one more": {auctionOnly + "1S {x} Pass 2S {y}\nAP", []edit.Edit{of(edit.Calls, 0, "1S Pass 1NT X 2S AP")},
			"2S {y}", "1NT X\n2S {y}"},
		"an auction": {"[Site \"\"]\n[Play \"N\"]\nSA *\n", []edit.Edit{of(edit.Calls, 0, "AP"), set("Dealer", "west")},
			"\"\"]\n", "\"\"]\n[Dealer \"W\"]\n[Auction \"W\"]\nPass Pass Pass Pass\n"},
		"a card":                    {"[Play \"N\"]\n^R SA SK S2 S3\n*", []edit.Edit{of(edit.Card, 0, "HA")}, "SA", "HA"},
		"a note":                    {edited, []edit.Edit{of(edit.AuctionNote, 1, "small \"x\"")}, `"1:big"`, `"1:small \"x\""`},
		"another note":              {edited, []edit.Edit{of(edit.AuctionNote, 2, "x")}, "big\"]\r\n", "big\"]\r\n[Note \"2:x\"]\r\n"},
		"a first note":              {edited, []edit.Edit{of(edit.PlayNote, 1, "x")}, "*\r\n", "*\r\n[Note \"1:x\"]\r\n"},
		"no note":                   {edited, []edit.Edit{without(edit.AuctionNote, 1)}, "[Note \"1:big\"]\r\n", ""},
		"one tag for another":       {edited, []edit.Edit{set("Result", "13"), unset("Contract")}, "[Contract \"7NT\"]", "[Result \"13\"]"},
		"the first tag for another": {"[Site \"a\"]", []edit.Edit{unset("Site"), set("Event", "b")}, "[Site \"a\"]", "[Event \"b\"]\n"},
		"no last call, and a note": {auctionOnly + "1S Pass 2S Pass\nPass Pass\n[Site \"\"]",
			[]edit.Edit{without(edit.Call, 4), without(edit.Call, 5), of(edit.AuctionNote, 1, "x")}, "Pass Pass", "[Note \"1:x\"]"},
		"one call for another at the end": {
			auctionOnly + "1S Pass\n", []edit.Edit{without(edit.Call, 1), of(edit.Call, 2, "X")}, "Pass", "X",
		},
		"no note, and another": {
			edited, []edit.Edit{without(edit.AuctionNote, 1), of(edit.AuctionNote, 2, "x")}, "1:big", "2:x",
		},
		"a play in place of a note": {auctionOnly + "1S AP\n[Note \"1:a\"]",
			[]edit.Edit{without(edit.AuctionNote, 1), of(edit.Cards, 0, ""), set("Declarer", "N")}, "[Auction \"N\"]\n1S AP\n[Note \"1:a\"]",
			"[Declarer \"N\"]\n[Auction \"N\"]\n1S AP\n[Play \"E\"]\n"},
		"the first tag after a comment for another": {"{c} [Site \"a\"]", []edit.Edit{unset("Site"), set("Event", "b")}, "[Site \"a\"]",
			"[Event \"b\"]\n"},
		"an old error stays": {edited, []edit.Edit{{Game: 2, Kind: edit.Tag, Name: "Board", Value: "3"}}, `"2"`, `"3"`},
	} {
		want := strings.Replace(c.file+"\x00", c.was, c.is, 1)
		if want = strings.TrimSuffix(want, "\x00"); strings.Contains(c.was, "\x00") {
			want = strings.TrimSuffix(strings.Replace(c.file+"\x00", c.was, c.is+"\x00", 1), "\x00")
		}
		if want == c.file {
			t.Fatalf("%s: %q is not in the file", name, c.was)
		}
		options := Options{Severities: map[diag.Rule]diag.Severity{}}
		for _, rule := range rules.All() {
			if rule != rules.TagInvalidValue && rule != rules.AuctionBadCall {
				options.Severities[rule] = diag.Off
			}
		}
		got, err := Edit([]byte(c.file), source.Automatic, c.edits, options)
		if err != nil || len(got.Refused) > 0 || string(got.Bytes) != want {
			t.Errorf("%s: %v\n%q, want\n%q", name, err, text(got), want)
			continue
		}
		again, err := Edit(got.Bytes, source.Automatic, c.edits, options)
		isRemoval := slices.ContainsFunc(c.edits, func(e edit.Edit) bool { return e.Removes && e.Kind <= edit.Card && e.Kind != edit.Tag })
		if !isRemoval && (err != nil || len(again.Changes) > 0 || string(again.Bytes) != want) {
			t.Errorf("%s: done again: %v\n%q", name, err, text(again))
		}
	}
}

// TestEditPlay: a play goes to its place, and begins with the opening leader.
func TestEditPlay(t *testing.T) {
	file := "[Declarer \"N\"]\n[Auction \"N\"]\n1S AP\n[Note \"1:x\"]\n[ScoreTable \"Rank\"]\n1\n"
	got, err := Edit([]byte(file), source.Automatic, []edit.Edit{of(edit.Cards, 0, "sa ♠K S2 s3 h2 *")},
		Options{Severities: nothingOff(rules.PlayMissingTag, rules.AuctionNoDealer)})
	want := strings.Replace(file, "[ScoreTable", "[Play \"E\"]\nSA SK S2 S3\nH2 *\n[ScoreTable", 1)
	if err != nil || text(got) != want {
		t.Errorf("%v\n%q, want\n%q", err, text(got), want)
	}
}

func nothingOff(off ...diag.Rule) map[diag.Rule]diag.Severity {
	severities := map[diag.Rule]diag.Severity{}
	for _, rule := range off {
		severities[rule] = diag.Off
	}
	return severities
}

// TestEditRefused: an error that the file did not have keeps all edits from being made.
func TestEditRefused(t *testing.T) {
	for name, c := range map[string]struct {
		edits []edit.Edit
		rule  diag.Rule
		of    []int // the edits that it is said of
	}{
		"a bad value":              {[]edit.Edit{set("Event", "b"), set("Vulnerable", "x")}, rules.TagInvalidValue, []int{1}},
		"another contract":         {[]edit.Edit{set("Contract", "6NT")}, rules.AuctionContractMismatch, []int{0}},
		"another auction":          {[]edit.Edit{of(edit.Calls, 0, "7S AP")}, rules.AuctionContractMismatch, nil},
		"an insufficient bid":      {[]edit.Edit{of(edit.Call, 3, "1S"), set("Contract", "")}, rules.AuctionInsufficientBid, []int{0}},
		"no call":                  {[]edit.Edit{of(edit.Call, 1, "2Q")}, rules.AuctionBadCall, []int{0}},
		"a card of another hand":   {[]edit.Edit{of(edit.Cards, 0, "SA HA DA CA *")}, rules.PlayNotInHand, []int{0}},
		"a tab":                    {[]edit.Edit{set("Site", "a\tb")}, rules.TextTabInString, []int{0}},
		"a note of a high number":  {[]edit.Edit{of(edit.AuctionNote, 33, "x")}, rules.NoteBadIndex, []int{0}},
		"no dealer":                {[]edit.Edit{unset("Dealer")}, rules.AuctionNoDealer, nil},
		"the same error once more": {[]edit.Edit{{Game: 2, Kind: edit.Tag, Name: "Dealer", Value: "Q"}}, rules.TagInvalidValue, []int{0}},
	} {
		got, err := Edit([]byte(edited), source.Automatic, c.edits, Options{})
		if err != nil || string(got.Bytes) != edited || len(got.Changes) > 0 || len(got.Refused) == 0 {
			t.Errorf("%s: %v\n%s", name, err, text(got))
			continue
		}
		if !slices.ContainsFunc(got.Refused, func(r mend.Refusal) bool { return r.Diagnostic.Rule == c.rule && slices.Equal(r.Edits, c.of) }) {
			t.Errorf("%s: %v", name, got.Refused)
		}
		off := Options{Severities: map[diag.Rule]diag.Severity{}}
		for _, r := range got.Refused {
			off.Severities[r.Diagnostic.Rule] = diag.Off
		}
		if got, err := Edit([]byte(edited), source.Automatic, c.edits, off); err != nil || len(got.Changes) == 0 {
			t.Errorf("%s, allowed: %v %s", name, err, text(got))
		}
	}
}

// TestEditMistakes: what no value can mend is an error that names the edit.
func TestEditMistakes(t *testing.T) {
	for want, edits := range map[string][]edit.Edit{
		`edits[1].game is 3, but the file has 2 of them`: {
			set("Site", "a"), {Game: 3, Kind: edit.Tag, Name: "Site"},
		},
		`edits[1]: edits[0] is of the same thing`: {
			set("Site", "a"), set("Site", "a"),
		},
		`edits[3]: edits[1] is of the same thing`: {
			set("Site", "a"), set("Room", "a"), set("Board", "1"), set("Room", "b"),
		},
		`edits[2]: edits[0] is of the same thing`: {
			of(edit.Call, 1, "X"), of(edit.Call, 2, "X"), of(edit.Calls, 0, "X"),
		},
		`edits[0].value has a line end, which no value of a tag can have`: {set("Site", "a\nb")},
		`edits[0].value has a line end, which no note can have`: {
			of(edit.AuctionNote, 1, "a\nb"),
		},
		`edits[0].tag is "a b", but the name of a tag is a capital letter, and letters, digits and underscores after it`: {set("a b", "c")},
		`edits[0].tag is "Note", of which there can be many: name its number with "note"`:                                {set("Note", "1:x")},
		`edits[0].tag is "Play", which the game does not have: give all of its calls or cards with "moves"`: {
			{Game: 2, Kind: edit.Tag, Name: "Play", Value: "N"},
		},
		`edits[0].call is 8, but the auction has only 7`:               {of(edit.Call, 8, "X")},
		`edits[1].call is 9, but the auction has only 7`:               {of(edit.Call, 7, "AP"), of(edit.Call, 9, "X")},
		`edits[0].card is 1, but the play has only 1`:                  {without(edit.Card, 1)},
		`edits[0].value is empty: null removes a call or a card`:       {of(edit.Call, 0, " ")},
		`edits[0].value has “[”, which is no part of a call or a card`: {of(edit.Call, 0, "X [Site \"\"]")},
		`edits[0]: game 2 has no auction: give all of it with "moves"`: {{Game: 2, Kind: edit.Call, Value: "X"}},
		`edits[0]: game 2 has no play for a note`: {
			{Game: 2, Kind: edit.PlayNote, Place: 1, Value: "X"},
		},
		`edits[0]: the game has no dealer who could begin the auction: set its tag Dealer, too`: {{Game: 2, Kind: edit.Calls, Value: "AP"}},
		`edits[0]: the game has no declarer, and so no opening lead: set its tag Declarer, too`: {{Game: 2, Kind: edit.Cards, Value: "SA"}},
		`edits[0].value has “Ł”, which the file lacks: it is in iso-8859-1`:                     {set("Site", "\u0141")},
		`edits[0].rows is of "Site", which has no table`: {
			{Game: 1, Kind: edit.Tag, Name: "Site", Value: "a", Rows: [][]string{{"1"}}},
		},
		`edits[0].rows[1] has a line end in it`: {
			{Game: 1, Kind: edit.Tag, Name: "ActionTable", Value: "Rank", Rows: [][]string{{"1"}, {"2\n"}}},
		},
		`edits[1] is of what another edit removes`: {unset("Auction"), of(edit.Call, 0, "X")},
		`edits[0]: with the edits the file would not have the same games`: {
			{Game: 2, Kind: edit.Tag, Name: "Board", Removes: true}, {Game: 2, Kind: edit.Tag, Name: "Dealer", Removes: true},
		},
	} {
		if got, err := Edit([]byte(edited), source.Automatic, edits, Options{}); err == nil || err.Error() != want {
			t.Errorf("%v\n%s: want %s", err, text(got), want)
		}
	}
}

// TestEditOfCharacters: an edit is made whichever characters of a file it takes away, as long as the others are read as they were.
func TestEditOfCharacters(t *testing.T) {
	const asUTF8 = "edits[0]: with the edits the file would look like utf-8, and be read with other characters than in iso-8859-1: " +
		"say which it has with sourceEncoding"
	for _, c := range []struct {
		file  string
		named source.Encoding
		value string
		want  string // of [Event]
		err   string
	}{
		{"[Event \"King\x92s\"]\n[West \"K\xf6nig\"]\n", 0, "Kings", "Kings", ""},
		{"[Event \"\x93x\x94\"]\n[West \"K\xf6nig\"]\n", 0, "\u00fc", "\xfc", ""},
		{"[Event \"King\x92s\"]\n[West \"Konig\"]\n", 0, "Kings", "Kings", ""},
		{"[Event \"K\u00f6nig\"]\n[West \"Konig\"]\n", 0, "Kings", "Kings", ""},
		{"[Event \"Kings\"]\n[West \"K\u00f6nig\"]\n", 0, "\u0141", "\u0141", ""},
		{"[Event \"K\xf6nig\"]\n[West \"\xc3\xb6\"]\n", 0, "Kings", "", asUTF8},
		{"[Event \"K\xf6nig\"]\n[West \"\xc3\xb6\"]\n", source.Latin1, "Kings", "Kings", ""},
		{"[Event \"Kings\"]\n[West \"Konig\"]\n", 0, "\u00c3\u00b6", "", asUTF8},
	} {
		got, err := Edit([]byte(c.file), c.named, []edit.Edit{set("Event", c.value)}, Options{})
		_, rest, _ := strings.Cut(c.file, "\n")
		switch {
		case c.err != "" && (err == nil || err.Error() != c.err):
			t.Errorf("%q: %v, want %s", c.file, err, c.err)
		case c.err == "" && (err != nil || text(got) != "[Event \""+c.want+"\"]\n"+rest):
			t.Errorf("%q: %v\n%q", c.file, err, text(got))
		}
	}
}

// TestEditInAPage: text is written as the page has it, and what a page or a script cannot have is an error.
func TestEditInAPage(t *testing.T) {
	const cannot = "edits[0] cannot be made in the page that the game is in"
	for _, c := range []struct{ page, value, want, err string }{
		{"<p>a</p><pbn>[Site \"A &amp; B\"]</pbn>", "B < C & é", "<p>a</p><pbn>[Site \"B &lt; C &amp; &#233;\"]</pbn>", ""},
		{"<p>a</p><pbn>[Site \"A <b>B</b>\"]</pbn>", "C", "", cannot},
		{"<script type=text/x-pbn>[Site \"A\"]</script>", "B & C", "<script type=text/x-pbn>[Site \"B & C\"]</script>", ""},
		{"<script type=text/x-pbn>[Site \"A\"]</script>", "B < C", "", cannot},
	} {
		got, err := Edit([]byte(c.page), source.Automatic, []edit.Edit{set("Site", c.value)}, Options{})
		if c.err != "" && (err == nil || err.Error() != c.err) || c.err == "" && (err != nil || text(got) != c.want) {
			t.Errorf("%q in %s: %v\n%s", c.value, c.page, err, text(got))
		}
	}
}

// TestEditWithoutGame: where there is no game, the error says what the file is.
func TestEditWithoutGame(t *testing.T) {
	for file, want := range map[string]string{
		"md|3SAK,,,|mb|1C|": "edits[0].game is 1, but the file has none: This is a LIN file of Bridge Base Online, not PBN",
		"":                  "edits[0].game is 1, but the file has none: The file is empty",
	} {
		if _, err := Edit([]byte(file), source.Automatic, []edit.Edit{set("Site", "a")}, Options{}); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestEditNothing: what already is so changes no byte, in all files of the test data: each tag, call, card and note is set to what it is.
func TestEditNothing(t *testing.T) {
	for _, file := range editableFiles(t) {
		var edits []edit.Edit
		Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
			for i := range g.Tags {
				if tag := &g.Tags[i]; !tag.Duplicate && tag.Name != "Note" && !strings.ContainsAny(tag.Value, "\r\n") {
					edits = append(edits, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: tag.Name, Value: tag.Value})
				}
			}
			if a := g.Auction; a != nil {
				for i := range a.Moves {
					edits = appendMove(edits, g.Number, edit.Call, i, &a.Moves[i])
				}
				edits = appendNotes(edits, g.Number, edit.AuctionNote, a.Notes)
			}
			if p := g.Play; p != nil {
				for i := range p.Moves {
					edits = appendMove(edits, g.Number, edit.Card, i, &p.Moves[i])
				}
				edits = appendNotes(edits, g.Number, edit.PlayNote, p.Notes)
			}
		})
		got, err := Edit(file, source.Automatic, edits, Options{})
		if err != nil || string(got.Bytes) != string(file) || len(got.Changes) > 0 {
			t.Fatalf("%v: %d edits change\n%.300s", err, len(edits), file)
		}
	}
}

func appendMove(edits []edit.Edit, number int, kind edit.Kind, place int, m *game.Move) []edit.Edit {
	if m.Kind != game.CallMove && m.Kind != game.CardMove {
		return edits
	}
	return append(edits, edit.Edit{Game: number, Kind: kind, Place: place, Value: m.String()})
}

func appendNotes(edits []edit.Edit, number int, kind edit.Kind, notes []game.Note) []edit.Edit {
	seen := map[int]bool{}
	for _, n := range notes {
		if !seen[n.Index] && !strings.ContainsAny(n.Text, "\r\n") {
			edits = append(edits, edit.Edit{Game: number, Kind: kind, Place: n.Index, Value: n.Text})
		}
		seen[n.Index] = true
	}
	return edits
}

func text(e *EditResult) string {
	if e == nil {
		return ""
	}
	if len(e.Refused) > 0 {
		return "refused: " + e.Refused[0].Diagnostic.Message
	}
	return string(e.Bytes)
}
