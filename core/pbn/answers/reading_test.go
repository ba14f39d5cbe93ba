package answers

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// reading is what the reader makes of a clause of the ledger: the JSON has what is wanted, and nothing else is reported than the rules, in
// the order of the file. To be short, an auction need not have a dealer before it, nor a play its tags: those rules are looked at only
// where they are wanted.
type reading struct {
	clause, in string
	want       string // pieces of the JSON, a line each
	rules      string
}

// readingsIn reads those of an archive.
func readingsIn(file string) (list []reading) {
	for _, s := range testkit.ReadSamples(file, "json", "rules") {
		list = append(list, reading{s.Name, s.Text, s.Part("json"), strings.ReplaceAll(s.Parts["rules"], "\n", " ")})
	}
	return list
}

// readings are of the clauses, dialects of what programs really write (the ledger's table of that name), and oddReadings of characters and
// lengths that an archive cannot hold.
var (
	readings    = readingsIn("testdata/readings.txtar")
	dialects    = readingsIn("testdata/dialects.txtar")
	oddReadings = []reading{
		{"2.2-a a control character from 128 to 159",
			"[Site\xc2\x85\"é\"]\n[Auction \"N\"]\n1C\xc2\x851D *\n[ScoreTable \"Rank\"]\n1\xc2\x852",
			`"value":"é"` + "\n" + `"text":"1C","kind":"call"},{"seat":"E","text":"1D"` + "\n" + `"rows":[["1"],["2"]]`,
			"text/utf8 text/control-character text/control-character text/control-character"},
		{"2.2-b characters from 160 to 191 are kept", "[Site \"\xa7\xbf\"]", `"value":"§¿"`, "text/discouraged-character"},
		{"2.2-c characters outside of strings are skipped", "[Auction \"N\"]\n1C \xe9 1D *",
			`"text":"1C"` + "\n" + `"comments":[{"kind":"text","text":"é"}]` + "\n" + `"text":"1D"`, "text/non-ascii-token"},
		{"2.2-c a word of a table", "[ScoreTable \"Rank;Names_NS\"]\n1 M\xfcller\n2 \"M\xfcller\"", `"rows":[["1","Müller"],["2","Müller"]]`,
			"text/non-ascii-token"},
		{"2.2-c a blank of Latin-1", "[Auction \"N\"]\n1C\xa01D *", `"text":"1C","kind":"call"},{"seat":"E","text":"1D"`, "text/non-ascii-token"},
		{"2.2-d non-ASCII is read all the same", "[Site \"\xe9\"] {\xe8}", `"value":"é"` + "\n" + `"text":"è"`, ""},
		{"2.2-e a byte order mark", "\xEF\xBB\xBF[Site \"a\"]",
			`"value":"a"` + "\n" + `"start":{"byte":3,"line":1,"column":1,"utf16":1}` + "\n" + `"encoding":"utf-8"`, "text/utf8"},
		{"2.2-e Windows-1252", "[Site \"\x93\xe9\x94\"]", `"value":"“é”"` + "\n" + `"encoding":"windows-1252"`, "text/windows-1252"},
		{"2.2-e UTF-16", "\xFF\xFE[\x00A\x00 \x00\"\x00\x60\x26\"\x00]\x00", `"value":"♠"` + "\n" + `"encoding":"utf-16le"`,
			"text/utf16 tag/unknown"},
		{"2.2-e the bytes win", "%Content-type: text/x-pbn; charset=UTF-8\n[Site \"\xe9\"]",
			`"value":"é"` + "\n" + `"encoding":"iso-8859-1"`, ""},
		{"2.3-c a line of any length", "[Site \"a\"] {" + strings.Repeat("x", 300) + "}", `"text":"` + strings.Repeat("x", 300),
			"text/line-too-long"},
		{"3.2-l a token of any length", "[Auction \"N\"]\n1C" + strings.Repeat("x", 300) + " 1D *",
			`"text":"1C` + strings.Repeat("x", 300) + `","kind":"bad"}` + "\n" + `"text":"1D"`, "auction/bad-call syntax/token-too-long"},
	}
)

// inParts are calls and cards in parts, which are beside their text.
var inParts = regexp.MustCompile(`,"(?:call|card)":\{[^}]*\}`)

func TestReading(t *testing.T) {
	for _, c := range slices.Concat(readings, dialects, oddReadings) {
		text := inParts.ReplaceAllString(string(parse([]byte(c.in), wire.Options{})), "")
		rest := text
		for piece := range strings.SplitSeq(c.want, "\n") {
			_, after, found := strings.Cut(rest, piece)
			if !found {
				t.Errorf("%s: %q has no\n%s after what was found before; all of it is\n%s", c.clause, c.in, piece, text)
				break
			}
			rest = after
		}
		got := slices.DeleteFunc(broken([]byte(c.in)), func(rule string) bool {
			return (rule == "auction/no-dealer" || rule == "play/missing-tag") && !strings.Contains(c.rules, rule)
		})
		if got := strings.Join(got, " "); got != c.rules {
			t.Errorf("%s: %q has the faults\n%s, want\n%s", c.clause, c.in, got, c.rules)
		}
	}
}

// broken are the rules that a file breaks, in the order of the file.
func broken(file []byte) (names []string) {
	r := pbn.Validate(pbn.Bytes(file), pbn.Options{})
	for _, d := range r.Diagnostics.Items {
		names = append(names, rules.Name(d.Rule))
	}
	return names
}
