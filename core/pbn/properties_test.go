package pbn

import (
	"bytes"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// inventory is what each game of a file holds, in words: all that export must keep. Only letters and digits count; what
// has others than ASCII is left out, since Latin-1 may write it otherwise.
func inventory(file []byte) (games []map[string]int) {
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		held := map[string]int{}
		hold := func(words ...string) {
			text := strings.Join(words, " ")
			if strings.IndexFunc(text, func(r rune) bool { return r > '~' }) < 0 {
				held[strings.Join(strings.FieldsFunc(text, notAlphanumeric), "")]++
			}
		}
		escapes := func(list []game.Escape) {
			for _, e := range list {
				hold("escape", e.Text)
			}
		}
		comments := func(owner string, list []game.Comment) {
			for _, c := range list {
				hold("comment", c.Text)
				if owner != "" {
					hold("comment of", owner, c.Text)
				}
				escapes(c.Escapes())
			}
		}
		moves := func(list []game.Move) {
			for i := range list {
				m := &list[i]
				escapes(m.Escapes())
				if m.Kind == game.HyphenMove || m.Kind == game.StarMove {
					comments("", m.AllComments()) // of a hyphen that goes they are the tag's
					continue
				}
				comments(m.Seat.String()+m.String(), m.AllComments())
				hold("move", m.Seat.String(), m.Marks(), m.String())
				nags := map[int]bool{} // one that is there twice is written once (3.5.3)
				for _, a := range m.Annotations() {
					if a.Kind == game.NoteReference {
						hold("note", m.Seat.String(), m.String(), strconv.Itoa(a.Value))
					} else if !nags[a.Value] {
						nags[a.Value] = true
						hold("nag", m.Seat.String(), m.String(), strconv.Itoa(a.Value))
					}
				}
			}
		}
		comments("the game", g.Start)
		for i := range g.Tags {
			t := &g.Tags[i]
			comments(t.Name, t.Comments())
			escapes(t.Escapes())
			if t.Duplicate || t.Name == "Auction" || t.Name == "Play" {
				continue
			}
			if t.Name == "Time" && values.MayBeUnknown(t.Effective()) {
				continue // the time after a date takes its place
			}
			if _, form := hasExportForm[t.Name]; form {
				hold("tag", t.Name)
			} else {
				hold("tag", t.Name, standardDate(t.Name, t.Effective()))
			}
		}
		for name := range g.Standing.All() {
			if value, _ := g.Value(name); g.Find(name) == nil {
				hold("standing", name, standardDate(name, value))
			}
		}
		if g.Auction != nil {
			moves(g.Auction.Moves)
			comments("", g.Auction.After)
		}
		if g.Play != nil {
			moves(g.Play.Moves)
			comments("", g.Play.After)
		}
		for i := range g.Sections {
			for _, row := range g.Sections[i].Rows {
				for k := range row {
					text, _ := g.Sections[i].Form(row, k)
					hold("element", text)
					escapes(row[k].Escapes())
				}
			}
		}
		escapes(g.End)
		if g.Deal != nil {
			for seat, hand := range g.Deal.Cards.Hands {
				hold("hand", bridge.Seat(seat).String(), strconv.Itoa(int(hand)))
			}
		}
		if contract, declarer, ok := g.LedTo(); ok {
			if contract.PassedOut {
				declarer = bridge.NoSeat
			}
			if g.IsEndPosition() {
				contract.Level, contract.Risk = 0, 0 // only the denomination counts there (3.10)
			}
			hold("contract", contract.String(), declarer.String())
		}
		if tricks, corrected, ok := g.DeclarersTricks(); ok {
			hold("result", strconv.Itoa(tricks), strconv.FormatBool(corrected))
		}
		// An Auction tag with no call after it, at most with hyphens, is left out (3.5-d), and cannot tell the dealer any more.
		isCall := func(m game.Move) bool { return m.Kind != game.HyphenMove }
		if g.Dealer.Known() && (g.Auction == nil || slices.ContainsFunc(g.Auction.Moves, isCall)) {
			hold("dealer", g.Dealer.String())
		}
		if vulnerable := g.Vulnerable().String(); vulnerable != "" {
			hold("vulnerable", vulnerable)
		}
		games = append(games, held)
	})
	return games
}

// standardDate is the day of a Date that a program wrote in its own way, as export format has it; any other value is as it is.
func standardDate(tag, value string) string {
	if date, _, _ := values.ReadDate(value); tag == "Date" && date != "" {
		return date
	}
	return value
}

// hasExportForm are the tags whose value export writes in its own form.
var hasExportForm = map[string]bool{"Dealer": true, "Declarer": true, "Vulnerable": true, "Deal": true, "Contract": true, "Result": true}

func notAlphanumeric(r rune) bool {
	return !(r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z')
}

// filledIn is what a game may have only in its export: what follows from the rest of it, and another owner of a comment.
var filledIn = []string{"tag", "standing", "dealer", "contract", "result", "commentof"}

// checkProperties holds the four properties at the end of the ledger against any input, and returns its export.
func checkProperties(t *testing.T, file []byte) (out []byte, r *report.Report) {
	t.Helper()
	out, r = testkit.Check(t, subject, file, laws)
	checkDifferencesAreTold(t, file, out, r)
	return out, r
}

func TestPropertiesOfTheCorpus(t *testing.T) {
	skipOnJS(t)
	for _, name := range corpusFiles(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			file := readFile(t, name)
			lf := bytes.ReplaceAll(file, []byte("\r\n"), []byte("\n"))
			crlf := bytes.ReplaceAll(lf, []byte("\n"), []byte("\r\n"))
			cr := bytes.ReplaceAll(lf, []byte("\n"), []byte("\r"))
			out, _ := checkProperties(t, file)
			testkit.Kept(t, file, out, laws)
			a, _ := checkProperties(t, lf)
			for _, variant := range [][]byte{crlf, cr} {
				if b, _ := checkProperties(t, variant); !bytes.Equal(a, b) {
					t.Errorf("other line ends, another export:\n%s", testkit.Difference(a, b))
				}
			}
		})
	}
}

// TestPropertiesOfLongCalls: what is longer than a line is written on lines of its own, and its export has export format.
func TestPropertiesOfLongCalls(t *testing.T) {
	long, half := strings.Repeat("k", 254), strings.Repeat("k", 70)
	for name, calls := range map[string]string{
		"no call":                            "1C " + long + " Pass",
		"no call after others that are long": half + " " + half + " " + long,
		"no call after skipped players":      "1C ^S ^S " + long,
		"irregularities":                     "1C Pass " + half + " " + strings.Repeat("^I ", 90) + "1D",
		"no call with irregularities":        "1C " + half + " ^I ^I " + long,
		"no call after a skipped player":     "1C ^S " + half + "kkkkkkk",
		"skipped players after a comment":    "1C {" + half + "} ^S ^S ^S ^S ^S ^S ^S 1D",
	} {
		t.Run(name, func(t *testing.T) { checkProperties(t, []byte(auctionN+calls+" *")) })
	}
}

func FuzzExport(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file) })
	f.Fuzz(func(t *testing.T, file []byte) { checkProperties(t, file) })
}

var fuzzSeeds = []string{
	"[Play \"N\"]\n" + strings.Repeat("- - - -\n", 12) + "D2 - SA ^L *\n[Auction \"N\"]\n1C ^I *",
	"[Play \"N\"]\nSA {" + strings.Repeat("z", 66) + "} ^R\nS2 ^L^R S3 ^S\n[Auction \"W\"]1C {" + strings.Repeat("z", 65) + "} ^S ^S ^I 1C",
	"[Declarer \"S\"][Contract \"1NT\"]\n[Play \"N\"]\n" + strings.Repeat("- - - -\n", 12) + "H3 SA - SK",
	"\xEF\xBB\xBF[Deal \"N:\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\"]\n[Site \"\xc3\\\xc3\xa9\"]",
	"[Auction \"W\"]\n%esc\n^I - {c} $1 1C AP\n\n[Declarer \"E\"][Result \"NS 9\"]\n[Play \"S\"]\n",
	"[Event \"1\"]\n{a\n\n [Event \u201cx\u201d] e\u0301\u200b}\n\nfoo\n\n[Event \u201cy\u201d]\n",
	"[Event \"1\"]\n\n[Event\n\"2\"]\n[Site {c}\n\"C:\\\u200b\"]\n[Foo \"a\\130;b\"]\n1 2 \"x\"\n\n;end",
	"[Auction \"N\"]1C * Pass\n[Auction \"N\"]\n%esc\n1D =2=\n[Note \"2:x\"]\n%\x01EXPORT\n[Dealer \"\u017f\"]",
	"% PBN 2.1\n[Event \"x\"] {c} ;d\n%e\n[Auction \"W\"]\n- 1C =1= ! $3 {x} Pass AP\n[Note \"1:y\"]\n[Play \"N\"]\nSA H2 ^R C3 +\n",
	"[Deal \"n:.63.akq987.a9732 - - -\"]\n[Dealer \"E\"][Result \"EW 4 NS 9\"][Declarer \"^s\"][Contract \"4hx\"]\n\n" +
		"[ScoreTable \"Rank\\2R;Names\\4L\"]\n1 \"a;b\" 2 x{c}%\n",
	"[West \"a “b” ł ♠\"]\n[North \"#\"]\n[Site \"##x\"]\n\n[West \"a \"b\" c\"] junk\n[x\n{abc\n\n[Event \"2\"]",
	"[A \"1\"]\n[A \"2\"]{c}\n[Auction \"N\"]1C\n[Auction \"N\"]{d}1D{e}=1={f}\n",
	"<pre class=pbn>\n[Site {&lt;} \"a\tb\"<br><span>[Deal \"N:A... K... Q... 10...\"]</span>\n" +
		"</pre><script type=text/x-pbn>[Site {<} \"a\"][Event \"<\t/script\"]</script>",
}
