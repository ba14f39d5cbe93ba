package convert

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/hands"
	"pbn/core/lin"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/wire"
)

var asRead = AsRead()

// TestRecognize holds which notation a file is taken for.
func TestRecognize(t *testing.T) {
	for file, want := range map[string]Notation{
		"[Board \"1\"]\n":                      PBN,
		"% PBN 2.1\n":                          PBN,
		"":                                     PBN,
		"nothing at all":                       PBN,
		"<html><p>nothing</p></html>":          PBN,
		"md|3SAK,,,|":                          LIN,
		"pn%7Ca,b,c,d%7Cmd%7C3SAK%2C%2C%2C%7C": LIN,
		"see https://x.org/handviewer.html?s=sak&d=":                                                       LIN,
		"<html><a href=\"https://www.bridgebase.com/tools/handviewer.html?lin=md%7C3SAK%7C\">x</a></html>": LIN,
		// A page that has both is a page with PBN.
		"<html><pbn>[Board \"1\"]</pbn><a href=\"https://x.org/handviewer.html?s=sak\">x</a></html>": PBN,
		"Hi,\n\nN:A83.KQ7.AJ85.642 - - -\n":            Bare,
		"S: A83 H: KQ7 D: AJ85 C: 642":                 Bare,
		"The result was 3NT by N, made 9 tricks: +400": PBN,
		// What is certainly something else is not looked at, whatever it has in it.
		"<USEBIO><LIN_DATA>qx||md|3SAK,,,|</LIN_DATA>":                  PBN,
		"PK\x03\x04\n[Board \"1\"]\nN:A83.KQ7.AJ85.642 - - -\n":         PBN,
		"\x00\x01\x00\x00Standard Jet DB\x00N:A83.KQ7.AJ85.642 - - -\n": PBN,
		"%PDF-1.7 https://x.org/handviewer.html?s=sakqhk72":             PBN,
		"a\x00b N:A83.KQ7.AJ85.642 - - -":                               PBN,
		// What only may be something else is.
		"<?xml version=\"1.0\"?><lin>md|3SAK,,,|</lin>":          LIN,
		"<?xml version=\"1.0\"?><p>N:A83.KQ7.AJ85.642 - - -</p>": Bare,
		"{\\rtf1 see https://x.org/handviewer.html?s=sakqhk72 }": LIN,
		"% RBN version 2.0\nN:A83.KQ7.AJ85.642 - - -\n":          Bare,
		"a\x00b https://x.org/handviewer.html?s=sakqhk72":        LIN,
		"1. e4 e5\nN:A83.KQ7.AJ85.642 - - -\n":                   Bare,
		// The tag of a forum is a link.
		"[hv=pc=n&s=sakq4hkq3dakq3ca4&d=n&v=e&b=3]399|300[/hv]": LIN,
		// What has no deal, but a reason for that, is for those who say it.
		"https://www.bridgebase.com/myhands/fetchlin.php?id=1":           Bare,
		"<html><a href=\"https://x.org/myhands/hands.php\">x</a></html>": PBN,
		"N: AV4.983.T965.874\n": Bare,
	} {
		if got := Recognize([]byte(file), source.Automatic); got != want {
			t.Errorf("%q is taken for %s, not %s", file, got, want)
		}
	}
	for _, name := range []string{"a", "AUTO", "json"} {
		if _, ok := Named(name); ok {
			t.Errorf("%q is a notation", name)
		}
	}
	for n := Automatic; n <= CSV; n++ {
		if got, ok := Named(n.String()); !ok || got != n {
			t.Errorf("%s is %s", n, got)
		}
	}
}

// TestConvert goes each way, and holds what becomes of a small file and what is said.
func TestConvert(t *testing.T) {
	const (
		game = "[Board \"1\"]\n[North \"A\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A83.KQ7.AJ85.642 - - -\"]\n" +
			"[Declarer \"N\"]\n" +
			"[Contract \"1NT\"]\n[Result \"7\"]\n[Auction \"N\"]\n1NT AP\n"
		line = "pn|,,A,|st||md|3,,SA83HKQ7DAJ85C642,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||\n"
	)
	csv := "From,Board,North,Declarer,Contract,Result,Score\r\nGame,1,A,N,1NT,7,NS 90\r\n"
	for _, c := range []struct {
		name, file string
		to         Notation
		from       Notation
		want       string
		rules      string
	}{
		{"PBN to LIN", game, LIN, PBN, line, ""},
		{"PBN to what it is not", game, Automatic, PBN, line, ""},
		{"PBN to CSV", game, CSV, PBN, csv, ""},
		{"LIN to CSV", line, CSV, LIN, csv, ""},
		{"LIN to LIN", "\xEF\xBB\xBF" + line, LIN, LIN, line, ""},
		{"bare to PBN", "Dealer: E  Vul: both\nN:A83.KQ7.AJ85.642 - - -", PBN, Bare,
			"% PBN 2.1\r\n[Dealer \"E\"]\r\n[Vulnerable \"All\"]\r\n[Deal \"E:- - - A83.KQ7.AJ85.642\"]\r\n", ""},
		{"bare with more to PBN", "N:A83.KQ7.AJ85.642 - - -\nN none 1C P P P\nContract: 1C by West\nLead: SA\nand {so} on\nmore", PBN, Bare,
			"% PBN 2.1\r\n[Dealer \"N\"]\r\n[Vulnerable \"None\"]\r\n[Deal \"N:A83.KQ7.AJ85.642 - - -\"]\r\n[Declarer \"W\"]\r\n" +
				"[Contract \"1C\"]\r\n;and {so} on\r\n{more}\r\n" +
				"[Auction \"N\"]\r\n1C Pass Pass Pass\r\n[Play \"N\"]\r\nSA - - -\r\n*\r\n",
			"1 auction/declarer-mismatch 5 bare/kept 6 bare/kept"},
		{"bare to LIN", "N:A83.KQ7.AJ85.642 - - -", LIN, Bare, "pn|,,,|st||md|0,,SA83HKQ7DAJ85C642,|rh||pg||\n", "1 write/filled"},
		{"PBN with what LIN has no place for", "[Site \"Paris\"]\n" + game, LIN, PBN, line, "1 write/lost"},
		{"bare to what it is not", "N:A83.KQ7.AJ85.642 - - -", Automatic, Bare, "% PBN 2.1\r\n[Deal \"N:A83.KQ7.AJ85.642 - - -\"]\r\n", ""},
		{"not PBN", "nothing", LIN, PBN, "", "1 file/not-pbn"},
		{"LIN without a board to CSV", "st||rh||pg||", CSV, LIN, "", "1 file/not-lin"},
	} {
		out, from, r := Convert([]byte(c.file), Options{To: c.to, As: asRead})
		var said []string
		for _, d := range r.Diagnostics.Items {
			said = append(said, strconv.Itoa(d.Place.Range.Start.Line)+" "+Rules(d.Rule).Name)
		}
		if string(out) != c.want || from != c.from || strings.Join(said, " ") != c.rules {
			t.Errorf("%s: from %s\n%q\n%q\n%q", c.name, from, out, c.want, said)
		}
	}
}

// TestNeedsUTF8: what is said of PBN that is written from another notation is that only UTF-8 keeps it, and of nothing else.
func TestNeedsUTF8(t *testing.T) {
	const (
		lin  = "pn|Пётр Иванов,Ann,,|md|3SAK,,,|"
		game = "[Board \"1\"]\n[West \"Пётр Иванов\"]\n"
	)
	for _, c := range []struct {
		file string
		to   Notation
		want string
	}{
		{lin, PBN, "Пётр"}, {lin, LIN, ""}, {lin, CSV, ""}, {"pn|Søren,Ann,,|md|3SAK,,,|", PBN, ""},
		{game, PBN, "Пётр"}, {game, LIN, ""}, {game, CSV, ""},
	} {
		for _, encoding := range []plain.Encoding{plain.Latin1, plain.UTF8} {
			_, from, r := Convert([]byte(c.file), Options{To: c.to, As: export.Options{Encoding: encoding}})
			json := string(wire.ExportReport(r, wire.Options{Was: from.String()}))
			if want := `"needsUTF8":"` + c.want + `"`; strings.Contains(json, want) == (c.want == "") ||
				strings.Contains(json, "needsUTF8") != (c.want != "") {
				t.Errorf("%s to %s: %s", from, c.to, json)
			}
		}
	}
}

// TestAsPBN holds that a file of another notation becomes PBN, under the name that callers have for it, and that PBN is no other notation.
func TestAsPBN(t *testing.T) {
	for file, want := range map[string]string{"md|3SAK,,,|mb|1C|": "lin", "N:A83.KQ7.AJ85.642 - - -": "deal", "[Board \"1\"]\n": "",
		"nothing": ""} {
		other := AsPBN([]byte(file), Options{To: CSV, As: AsRead()})
		if other.Name() != want {
			t.Errorf("%q is taken for %q, not %q", file, other.Name(), want)
		}
		if other != nil && (other.Report.Games != 1 || Recognize(other.PBN, source.Automatic) != PBN) {
			t.Errorf("%q became %q, %d games", file, other.PBN, other.Report.Games)
		}
	}
	if other := AsPBN([]byte("[Board \"1\"]\n"), Options{From: LIN}); other == nil || other.Report.Games > 0 ||
		other.Report.Diagnostics.Count(diag.Error) == 0 {
		t.Errorf("PBN that is called LIN became %+v", other)
	}
}

// TestSeverities holds that rules have the severities that a caller gives them, whatever a file becomes.
func TestSeverities(t *testing.T) {
	for file, rule := range map[string]diag.Rule{
		"[Board \"1\"\n[Dealer \"N\"]\n": rules.SyntaxUnclosedTag, "md|9SAK,,,|mb|1C|": ofLIN + lin.ValueUnreadable,
		"N: ♠A83 ♥KQQ ♦AJ85 ♣642": ofBare + hands.BareTwice,
	} {
		for _, to := range []Notation{PBN, LIN, CSV} {
			for _, severity := range []diag.Severity{diag.Off, diag.Info, diag.Error} {
				_, _, r := Convert([]byte(file), Options{To: to, As: asRead, Severities: map[diag.Rule]diag.Severity{rule: severity}})
				found, as := r.Diagnostics.Found(rule), 0
				if severity != diag.Off {
					as = r.Diagnostics.FoundAs(rule, severity)
				}
				if found != as || (found > 0) != (severity != diag.Off) {
					t.Errorf("%q to %s: %s is found %d times, %d as %s", file, to, Rules(rule).Name, found, as, severity)
				}
			}
		}
	}
}

// TestAllAreCounted holds that what is not listed is counted, of both halves of the way from LIN to LIN.
func TestAllAreCounted(t *testing.T) {
	const boards = 1500
	_, _, r := Convert([]byte(strings.Repeat("md|1SAK,,,|nt|a | b|\n", boards)), Options{To: LIN, As: asRead})
	for _, rule := range []diag.Rule{lin.TextBar, lin.WriteChanged} {
		if n := r.Diagnostics.Found(ofLIN + rule); n != boards {
			t.Errorf("%s is found %d times", lin.Rules(rule).Name, n)
		}
	}
}

// TestOmittedOfGamesAreCounted holds that what export finds in the games of another notation is counted, also beyond the first thousand of
// a rule, which alone are kept.
func TestOmittedOfGamesAreCounted(t *testing.T) {
	const boards, cards, kept = 100, 13, 1000
	for name, board := range map[string]string{
		"deal": "N:AKQJ.T98.765.432 AKQJ.T98.765.432 - -\n",
		"lin":  "md|1SAKQJHT98D765C432,SAKQJHT98D765C432,,|sv|o|\n",
	} {
		_, from, r := Convert([]byte(strings.Repeat(board, boards)), Options{To: PBN})
		if from.String() != name || r.Games != boards {
			t.Fatalf("%s: %d games of %s", name, r.Games, from)
		}
		found, omitted := r.Diagnostics.Found(rules.DealDuplicateCard), r.Diagnostics.Omitted(rules.DealDuplicateCard)
		if found != boards*cards || omitted != boards*cards-kept {
			t.Errorf("%s: %d found, %d of them omitted", name, found, omitted)
		}
	}
}

// ownRules are the rules that PBN does not have.
func ownRules() (own []diag.Rule) {
	for rule := range lin.RuleCount {
		own = append(own, ofLIN+rule)
	}
	for rule := range hands.RuleCount {
		own = append(own, ofBare+rule)
	}
	return own
}

// TestNamesAreOfOneRule holds that a name says which rule it is: the lists of an answer are one.
func TestNamesAreOfOneRule(t *testing.T) {
	seen := map[string]bool{}
	for _, rule := range append(rules.All(), ownRules()...) {
		row := Rules(rule)
		if seen[row.Name] {
			t.Errorf("two rules are %s", row.Name)
		}
		seen[row.Name] = true
		if rule < ofLIN && row.Section == "" {
			t.Errorf("%s has no section", row.Name)
		}
	}
	if all := rules.All(); len(all) > int(ofLIN) || !seen["bare/unfinished"] || !seen["write/lost"] {
		t.Errorf("%d rules of PBN", len(all))
	}
}

// TestJSON holds that the answer is JSON with all diagnostics in the order of the file.
func TestJSON(t *testing.T) {
	names, err := filepath.Glob("../lin/testdata/*.lin")
	if err != nil || len(names) < 60 {
		t.Fatal(len(names), err)
	}
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, to := range []Notation{PBN, LIN, CSV} {
			out, from, r := Convert(file, Options{To: to, As: asRead})
			var answer struct {
				From        string
				GameCount   int
				Counts      map[string]int
				Diagnostics []struct {
					Rule, Severity string
					Span           struct{ Start struct{ Byte int } }
				}
				Text string
			}
			if err := json.Unmarshal(wire.ExportReport(r, wire.Options{Was: from.String(), Text: &wire.Rendering{Path: "x"}}),
				&answer); err != nil {
				t.Fatal(name, err)
			}
			counts := map[string]int{}
			last := 0
			for _, d := range answer.Diagnostics {
				counts[d.Severity]++
				if d.Span.Start.Byte < last {
					t.Errorf("%s: not in the order of the file", name)
				}
				last = d.Span.Start.Byte
			}
			for severity, n := range counts {
				if answer.Counts[severity] != n {
					t.Errorf("%s: %d of %s, listed are %d", name, answer.Counts[severity], severity, n)
				}
			}
			if got := strings.Count(answer.Text, "\nx:") +
				strings.Count(answer.Text[:min(2, len(answer.Text))], "x:"); got < len(answer.Diagnostics) {
				t.Errorf("%s: %d of %d are in the text", name, got, len(answer.Diagnostics))
			}
			if (answer.GameCount == 0) != (len(out) == 0) {
				t.Errorf("%s to %s: %d games, %d bytes", name, to, answer.GameCount, len(out))
			}
		}
	}
}

// TestMost: what would be longer than it may be is nothing, in whatever notation, and the report says so.
func TestMost(t *testing.T) {
	const game = "[Board \"1\"]\n[Deal \"N:A83.KQ7.AJ85.642 - - -\"]\n[Contract \"4S\"]\n"
	for _, to := range []Notation{PBN, LIN, CSV} {
		whole, _, r := Convert([]byte(game), Options{To: to})
		if r.Err != nil || len(whole) == 0 {
			t.Fatal(to, len(whole), r.Err)
		}
		for _, less := range []int{0, 1} {
			out, _, r := Convert([]byte(game), Options{To: to, As: export.Options{Most: len(whole) - less}})
			if isLess := less > 0; (r.Err == export.ErrTooLong) != isLess || (len(out) == 0) != isLess {
				t.Errorf("%s of %d bytes within %d: %d bytes, %v", to, len(whole), len(whole)-less, len(out), r.Err)
			}
		}
	}
}

func FuzzConvert(f *testing.F) {
	for _, seed := range []string{"[Board \"1\"]\n[ScoreTable \"a;b\"]\n1 =2\n", "[West \"-2+3\"]\n[ScoreTable \"a\"]\n\"+a\"\n+620\n",
		"md|3SAK,,,|mb|1C|", "N:A83.KQ7.AJ85.642 - - -", "♠A83 ♥KQ7 ♦AJ85 ♣642"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		for _, to := range []Notation{PBN, LIN, CSV} {
			out, from, r := Convert(file, Options{To: to, As: asRead})
			if r.Err == nil && (r.Games == 0) != (len(out) == 0) {
				t.Fatalf("%d games from %s became %d bytes of %s", r.Games, from, len(out), to)
			}
			if !json.Valid(wire.ExportReport(r, wire.Options{Was: from.String(), Text: &wire.Rendering{Path: "x"}})) {
				t.Fatal("the answer is no JSON")
			}
			if r.Games == 0 && r.Diagnostics.Count(diag.Error) == 0 {
				t.Fatal("nothing says why there is no game")
			}
			if to != CSV {
				continue
			}
			rows, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range rows {
				for _, cell := range row {
					if cell == "" {
						continue
					}
					_, err := strconv.ParseFloat(cell, 64)
					if strings.IndexByte("=@\t\r", cell[0]) >= 0 || (cell[0] == '+' || cell[0] == '-') && cell != "-" && err != nil &&
						!errors.Is(err, strconv.ErrRange) {
						t.Fatalf("%q is a formula", cell)
					}
				}
			}
		}
	})
}
