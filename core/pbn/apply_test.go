package pbn

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// validateImport checks a file without the rules of export format: what a fix makes right may have another layout.
func validateImport(file []byte) *report.Report {
	off := map[diag.Rule]diag.Severity{}
	for _, rule := range rules.All() {
		if rules.Of(rule).OfExportFormat {
			off[rule] = diag.Off
		}
	}
	return Validate(Bytes(file), Options{Severities: off})
}

// rewrites is what a fix of a rule writes otherwise, so that it is lost as it was: a value, an element, the caret of a result, the
// result of a game in which all passed, and what a comment after the last line belongs to where a "*" comes before it.
var rewrites = map[diag.Rule][]string{
	rules.TagInvalidValue:   {"tag", "standing"},
	rules.TableBadColumn:    {"tag", "standing"},
	rules.TableOrder:        {"tag", "standing"},
	rules.TableBadElement:   {"element"},
	rules.ResultFalseCaret:  {"tagResult", "result"},
	rules.AuctionUnfinished: {"commentof"},
	rules.ContractPassedOut: {"result"},
	rules.PlayUnfinished:    {"commentof"},
}

// fixes is what holds for safe fixes.
var fixes = &testkit.Fixes{
	Inventory: inventory, Validate: validateImport, ReadAlike: mend.ReadAlike, Joins: []diag.Rule{rules.GameSplit},
	IsRewritten: func(rule diag.Rule, loss string) bool {
		return slices.ContainsFunc(rewrites[rule], func(what string) bool { return strings.Contains(loss, " times "+what) })
	},
}

func TestFixesOfTheCorpus(t *testing.T) {
	skipOnJS(t)
	const most = 20
	compared := 0
	for _, name := range corpusFiles(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			file := readFile(t, name)
			compared += testkit.FixesAlone(t, subject, file, most, fixes)
			testkit.FixesTogether(t, subject, file, fixes)
		})
	}
	if compared < 300 {
		t.Errorf("only %d fixes were compared", compared)
	}
}

// TestSafeWhereAllIsSure: after what was read by a guess no fix is safe, and none that lets more be checked than before. Those
// that are not safe are in parentheses.
func TestSafeWhereAllIsSure(t *testing.T) {
	const tab, asString, tag = "text/tab-in-string", "syntax/unterminated-string", "syntax/unclosed-tag"
	for in, want := range map[string]string{
		"[West \"a\tb\"]\n[Site \"c\"]\n[East \"d\te\"]": tab + " " + tab,
		"[West \"a\tb\"]\n[Site \"c\n[East \"d\te\"]": tab + " " + asString + " " +
			"(" + tab + ")",
		"[West \"a\tb\"]\n[Site \"c\"\n[East \"d\te\"]":                          tab + " " + tag + " (" + tab + ")",
		"[West \"a\tb\"] {c\n[East \"d\te\"]":                                    tab + " (syntax/unterminated-comment) (" + tab + ")",
		"[West \"a\tb\"]\n[Site]\n[East \"d\te\"]":                               tab + " (" + tab + ")",
		"[West \"a\tb\"]\nSite\n[East \"d\te\"]":                                 tab + " " + tab,
		"[Names \"a\" b] \"c]":                                                   "(" + asString + ")",
		"[Site \"a\"] {b\n\n[Site \"c\td\"]":                                     "(syntax/unterminated-comment) (" + tab + ")",
		"[Site \"a\"] {b\n\n[Event \"c\td\"]":                                    "(syntax/unterminated-comment) " + tab,
		"[Site \"a\"] {b\n\n[Site \"c\"]\n\n[Event \"d\te\"]":                    "(syntax/unterminated-comment) " + tab,
		"[Declarer \"E\"]\n[Dealer \"N\"]\n[Auction \"N\"]\nAP":                  "contract/passed-out",
		"[Declarer \"E\"]\n[Dealer \"N\"]\n[Auction \"N\"]\nAP\n[Play \"\"]\nx*": "(contract/passed-out)",
		"[Dealer \"N\"]\n[Auction \"N\"]\n1C ! $1 AP":                            "annotation/double-nag",
		"[Dealer \"N\"]\n[Auction \"N\"]\n1C $1 ! ! AP":                          "(annotation/double-nag) annotation/repeated",
		"[Dealer \"N\"]\n[Auction \"N\"]\n1C $1 $2 ! {c} AP":                     "(annotation/double-nag)",
		"[Dealer \"N\"]\n[Auction \"N\"]\n1C$$3\xA0$3[":                          "(annotation/double-nag)",

		strings.Repeat(" ", 255) + "[Dealer \"N\"][Auction \"N\"] 1C [Site \"\"]" + strings.Repeat(" ", 255): "(auction/unfinished)",
		strings.Repeat(" ", 254) + "[Dealer \"N\"][Auction \"N\"] 1C\n":                                      "(auction/unfinished)",

		"{" + strings.Repeat(" ", 240) + "}[Dealer \"N\"\n":                                  "syntax/unclosed-tag",
		"{" + strings.Repeat(" ", 241) + "}[Dealer \"N\"\n":                                  "(syntax/unclosed-tag)",
		"{é" + strings.Repeat(" ", 239) + "}[Dealer \"N\"\n":                                 "syntax/unclosed-tag",
		"{é" + strings.Repeat(" ", 240) + "}[Dealer \"N\"\n":                                 "(syntax/unclosed-tag)",
		"{\xE9" + strings.Repeat(" ", 240) + "}[Dealer \"N\"\n":                              "(syntax/unclosed-tag)",
		"[Dealer \"North\n[Site \"a\"]":                                                      asString + " (tag/invalid-value)",
		"Hi [a <pre\x01class=pbn> \"b\"]":                                                    "(text/control-character)",
		"[Site \"a\"] {<b>\x01}":                                                             "text/control-character",
		ending + "[Dealer \"N\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\n*": "(play/missing-tag)",
		"[ScoreTable \"Rank; Contract\"]\n1 x":                                               "(table/bad-column)",
		"[Result \"NS 1 EW 0\"]" + playW + "SK H3 S4 S3":                                     "(play/unfinished)",
		"[Result \"NS 1\"]" + playW + "SK H3 S4 S3":                                          "play/unfinished",
		"[North \"Zia,M.;Auken, S.\"]\n[South \"Ann,B.;Zia,C.\"]":                            "tag/player-name tag/player-name tag/player-name",
	} {
		var got []string
		for _, d := range validateImport([]byte(in)).Diagnostics.Items {
			switch {
			case len(d.Fixes) == 0:
			case d.Fixes[0].Safe:
				got = append(got, rules.Name(d.Rule))
			default:
				got = append(got, "("+rules.Name(d.Rule)+")")
			}
		}
		if got := strings.Join(got, " "); got != want {
			t.Errorf("%q: %s, want %s", in, got, want)
		}
	}
}

func FuzzFix(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file) })
	for _, c := range fixCases {
		f.Add([]byte(c.In))
	}
	f.Fuzz(func(t *testing.T, file []byte) { testkit.FixesAlone(t, subject, file, 20, fixes) })
}

// TestApplyInDocuments: edits are made in the page, escaped, and only where they tear no markup.
func TestApplyInDocuments(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{
			"an entity and Latin-1", "<!DOCTYPE html><p>\xE9</p><pbn>[Site {Andr&eacute; &lt;&hearts; \xE9} \"L\xE9a\"]</pbn>",
			"<!DOCTYPE html><p>\xE9</p><pbn>[Site \"L\xE9a\"]\n{Andr&#233; &lt;&#9829; &#233;}</pbn>",
		},
		{"line ends of HTML", "<html><pbn>[Site \"a\"<br>[Board \"1\"]<p>[Deal \"N:A... K... Q... 10...\"]</pbn>",
			"<html><pbn>[Site \"a\"]<br>[Board \"1\"]<p>[Deal \"N:A... K... Q... T...\"]</pbn>"},
		{"markup in what would go", "<html><pbn>[Site {<b>x</b>} \"a\"]\n[Deal \"N:A... K... Q... 1<i>0</i>...\"]</pbn>", ""},
		{"markup that would come of it", "<html><pbn>[Room \"a\"]<P{}></pbn>", ""},
		{"a tag that would come of it in a mail", "Hi\n<PBN>[Room \"a\"]<P{}></PBN>", ""},
		{"two blocks", "<html><PBN>[Site \"a\tb\"]</PBN>&amp;<PBN>[Site \"c\td\"]\r\n[Board \"1\"</PBN>",
			"<html><PBN>[Site \"a b\"]</PBN>&amp;<PBN>[Site \"c d\"]\r\n[Board \"1\"]</PBN>"},
		{"pre", "<pre class=pbn>\n[Site {&lt;} \"a\"<span>\n</span>[Board \"1\"]</pre>",
			"<pre class=pbn>\n[Site \"a\"<span>]\n{&lt;}\n</span>[Board \"1\"]</pre>"},
		{"a script", "<p><script type=text/x-pbn>[Site {&lt;} \"a\tb\"]</script>", "<p><script type=text/x-pbn>[Site \"a b\"]\n{&lt;}</script>"},
		{"what may end a script", "<p><script type=text/x-pbn>[Site {<} \"a\"][Event \"<\t/script\"]</script>", ""},
		{"a mail", "Hello & <you>\r\n<PBN>\r\n[Site {a<b} \"x\"]\r\n</PBN>", "Hello & <you>\r\n<PBN>\r\n[Site \"x\"]\r\n{a<b}\r\n</PBN>"},
	} {
		want := c.out
		if want == "" {
			want = c.in
		}
		if out, applied, _ := ApplySafe([]byte(c.in), source.Automatic, nil); string(out) != want || (applied == 0) != (c.out == "") {
			t.Errorf("%s: %d fixes made %q, want %q", c.name, applied, out, want)
		}
	}
}

// TestApplySafe: in rounds, without what is switched off, and without a fix that is not safe.
func TestApplySafe(t *testing.T) {
	const in = "[Site {x} \"a\tb\"\n[PLAY \"\"]\n[West \"c\td\"]"
	out, applied, _ := ApplySafe([]byte(in), source.Automatic, nil)
	if want := "[Site \"a b\"]\n{x}\n[PLAY \"\"]\n[West \"c d\"]"; string(out) != want || applied != 4 {
		t.Errorf("%d fixes made %q, want %q", applied, out, want)
	}
	out, applied, _ = ApplySafe([]byte(in), source.Automatic,
		map[diag.Rule]diag.Severity{rules.TextTabInString: diag.Off, rules.SyntaxCommentInTag: diag.Off})
	if want := "[Site {x} \"a\tb\"]\n[PLAY \"\"]\n[West \"c\td\"]"; string(out) != want || applied != 1 {
		t.Errorf("%d fixes made %q, want %q", applied, out, want)
	}
	if out, applied, _ = ApplySafe([]byte("no game"), source.Automatic, nil); string(out) != "no game" || applied != 0 {
		t.Errorf("%d, %q", applied, out)
	}
}

// TestApplySafeGoesOn: fixes that wait for one another are made to the last one, where the games that have them are small beside the
// file, and else it is said that there may be more.
func TestApplySafeGoesOn(t *testing.T) {
	skipOnJS(t)
	open := func(n int) string { return "[Event \"x\"]\n" + strings.Repeat("[Bard \"a\"\n", n) + "[Board \"1\"]\n" }
	sound := strings.Repeat("[Board \"2\"]\n[Site \"y\"]\n\n", 40_000)
	for _, c := range []struct {
		name, in string
		unclosed int
		more     bool
	}{
		{"one game", open(50), 0, false},
		{"one game of many", sound + open(50) + "\n" + sound, 0, false},
		{"two games of many", sound + open(30) + "\n" + sound + open(50) + "\n" + sound, 0, false},
		{"a game that inherits", "[Site \"#\"]\n" + open(50), 0, false},
		{"a long game", open(20_000), 20_000 - 1, true},
	} {
		out, applied, more := ApplySafe([]byte(c.in), source.Automatic, nil)
		left := validateImport(out).Diagnostics.Found(rules.SyntaxUnclosedTag)
		if left > c.unclosed || more != c.more || applied == 0 {
			t.Errorf("%s: %d fixes, %d are left, more is %v", c.name, applied, left, more)
		}
		if again, n, _ := ApplySafe(out, source.Automatic, nil); (n > 0) != more || n == 0 && string(again) != string(out) {
			t.Errorf("%s: again: %d fixes", c.name, n)
		}
	}
}

// TestApplySafeTakesOutTheLastNonASCII: a file that a fix makes ASCII is read as it was.
func TestApplySafeTakesOutTheLastNonASCII(t *testing.T) {
	out, applied, _ := ApplySafe([]byte("[Event \"x\"]\n[Contract \"4♥\"]\n[Dealer \"North\"]\n"), source.Automatic, nil)
	if applied != 2 || string(out) != "[Event \"x\"]\n[Contract \"4H\"]\n[Dealer \"N\"]\n" {
		t.Errorf("%d fixes made %q", applied, out)
	}
}

// TestApplySafeManyFixes: no fix is left because there are many.
func TestApplySafeManyFixes(t *testing.T) {
	const games = 21000
	_, applied, _ := ApplySafe([]byte(strings.Repeat("[Contract \"3N\"]\n\n", games)), source.Automatic, nil)
	if applied != games {
		t.Errorf("%d fixes were applied, want %d", applied, games)
	}
}
