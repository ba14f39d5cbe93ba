package pbn

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

// wordings provoke what the inputs of the cases do not, a wording of a rule or two each.
var wordings = []string{
	"",
	"<!DOCTYPE html><p>",
	"<?xml version=\"1.0\"?>",
	"[White \"a\"]\n[Black \"b\"]\n1. e4",
	"<script type=text/x-pbn>{<!--}</script>",
	"[Site]\n[Board \"1\"]",
	"[Site a\"]\n[Board \"1\"]",
	"[Site \"a\"] ^",
	"[Date \"2013-08-24 18:36\"]",
	"[West \"Łukasz 日本\"]",
	strings.TrimSuffix(completeGame, "[Result \"?\"]\n"),
	"% EXPORT\n[Site \"x\"]\n;" + strings.Repeat("x", 253) + "\n",
	"[Site \"" + strings.Repeat("a", 235) + " \"b\" \"c\" d\"]\n",
	// The deal.
	"[Deal \"N:AKQ... ... JT9... 876...\"]",
	"[Deal \"N:AA... K... Q... J...\"]",
	strings.Replace(strings.Replace(fullDeal, "N:.", "N:K.", 1), "KQT2", "QT2", 1),
	"[Deal \"N:A... K... Q... J... T...\"]",
	"[Deal \"N: A... K... Q...\"]",
	"[Deal \"N:A...  K... Q...\"]",
	"[Deal \"N:SA.SK.. - - -\"]",
	"[Deal \"N:H63.DAKQ987.CA9732 - - -\"]",
	"[Deal \"N:Axx... - - -\"]",
	"[Deal \"N:A.K. - - -\"]",
	"[Deal \"N:1... - - -\"]",
	// The auction.
	"[Dealer \"N\"]\n[Auction \"?\"]\n1C *",
	auctionN + "1C * *",
	auctionN + "1C AP some words",
	auctionN + "1C AP [Note \"1:x\"] words",
	auctionN + "^R 1C *",
	auctionN + "1C (3) Pass *",
	auctionN + "1C =01= $03 *\n[Note \"1:x\"]",
	auctionN + "1C *\n[Note \"1:x\"]\n[Note \"01:y\"]",
	"[Declarer \"\"]\n[Contract \"1C\"]\n" + auctionN + "1C AP",
	// The play.
	"[Contract \"Pass\"]\n" + auctionN + "AP\n[Play \"W\"]\nSA *",
	"[Declarer \"N\"]\n" + auctionN + "AP\n[Play \"W\"]\nSA *",
	playW + "SK * *",
	playW + "SK * some words",
	playW + "SK H3 S3 S4\nC5 C6 CK C2\n*",
	playW + "^S SK *",
	playW + "^I SK *",
	played + "[Play \"?\"]\nSK H3 S4 S3\n*",
	"[Play \"W\"]\nSK - - -\n- SK *",
	// What follows from what.
	"[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS 50\"]\n" + twenty("6 6 6 6 6", "6 6 6 6 6"),
	scored("IMP;Butler", "Score_NS;IMP_NS", "420 0", "420 1", "390 -1", "390 0.5"),
	"[Site \"a\"]\n\n[Event \"b\"]\n\n[Site \"#\"]",
	"[Site \"##" + strings.Repeat("a", 240) + "\"]\n\n[Event \"b\"]\n\n[Site \"#\"]",
}

// whatVaries is what differs between two messages of one wording.
var whatVaries = []struct {
	pattern *regexp.Regexp
	by      string
}{
	{regexp.MustCompile(`“[^”]*”|"[^"]*"`), "“”"},
	{regexp.MustCompile(`\^?\b\w*[A-Z][\w.-]*`), "Name"},
	{regexp.MustCompile(`Name((, | and )Name)+`), "Name"},
	{regexp.MustCompile(`-?\d+(\.\d+)*`), "#"},
}

func wordingOf(text string) string {
	for _, v := range whatVaries {
		text = v.pattern.ReplaceAllString(text, v.by)
	}
	return text
}

// said is all that a diagnostic says, without its place.
func said(d *diag.Diagnostic) string {
	var out strings.Builder
	out.WriteString(rules.Name(d.Rule) + ", " + d.Severity.String() + "\n    " + d.Message + "\n")
	for _, r := range d.Related {
		out.WriteString("    there: " + r.Message + "\n")
	}
	for _, f := range d.Fixes {
		kind := "fix"
		if f.Safe {
			kind = "safe fix"
		}
		out.WriteString("    " + kind + ": " + f.Title + "\n")
	}
	return out.String()
}

// marks is what a diagnostic marks in its input, what it refers to, and what its fixes replace.
func marks(d *diag.Diagnostic, in string) string {
	text := func(p diag.Place) string {
		if p.Span.End > len(in) {
			return fmt.Sprint(p.Span) // of a text in another encoding
		}
		marked := in[p.Span.Start:p.Span.End]
		if len(marked) > 60 {
			marked = marked[:28] + "…" + marked[len(marked)-28:]
		}
		before, after := max(0, p.Span.Start-6), min(len(in), p.Span.End+6)
		return strconv.QuoteToGraphic(in[before:p.Span.Start]) + " " + strconv.QuoteToGraphic(marked) + " " + strconv.QuoteToGraphic(in[p.Span.End:after])
	}
	var out strings.Builder
	out.WriteString(text(d.Place) + "\n")
	for _, r := range d.Related {
		out.WriteString("    there: " + text(r.Place) + "\n")
	}
	for _, f := range d.Fixes {
		out.WriteString("    " + f.Title + "\n")
		for _, e := range f.Edits {
			out.WriteString("        " + text(e.Place) + " -> " + strconv.QuoteToGraphic(e.Text) + "\n")
		}
	}
	return out.String()
}

// A finding is a diagnostic of an input.
type finding struct {
	d  diag.Diagnostic
	in string
}

// allSaid is what is said of the inputs of the cases, each wording once, by rule.
func allSaid() (all []finding) {
	var inputs []string
	for _, c := range ruleCases {
		inputs = append(inputs, c.in, c.miss)
	}
	for _, c := range fixCases {
		inputs = append(inputs, c.in)
	}
	for _, in := range slices.Concat(wordings, inputs, []string{solvedDeal + below(7, "1"), solvedDeal + below(10, "9")}) {
		_, exported := Export(Bytes([]byte(in)), export.Options{})
		validated := Validate(Bytes([]byte(in)), Options{AsExport: true, Solved: solvedIn(in)})
		for _, d := range slices.Concat(exported.Diagnostics.Items, exported.Changes.Items, validated.Diagnostics.Items) {
			all = append(all, finding{d, in})
		}
	}
	slices.SortStableFunc(all, func(a, b finding) int { return cmp.Compare(a.d.Rule, b.d.Rule) })
	seen := map[string]bool{}
	return slices.DeleteFunc(all, func(d finding) bool {
		wording := wordingOf(said(&d.d))
		before := seen[wording]
		seen[wording] = true
		return before
	})
}

// TestWordings compares all that is said of the inputs of the cases, each wording once, with testdata/wordings.txt, which is to be read
// as a scorer would.
func TestWordings(t *testing.T) {
	var got strings.Builder
	names := map[diag.Rule]bool{}
	for _, d := range allSaid() {
		names[d.d.Rule] = true
		got.WriteString(said(&d.d) + "\n")
	}
	for _, r := range rules.All() {
		if !names[r] {
			t.Errorf("nothing is said of %s", rules.Name(r))
		}
	}
	for _, r := range rules.All() {
		if change := rules.Of(r).Change; change != "" {
			got.WriteString(rules.Name(r) + ", counted as a change: " + change + "\n")
		}
	}
	golden(t, "wordings.txt", got.String())
}

// TestMarks compares what all of them mark and replace in their inputs, with some bytes around it, with testdata/marks.txt.
func TestMarks(t *testing.T) {
	var got strings.Builder
	for _, d := range allSaid() {
		got.WriteString(rules.Name(d.d.Rule) + " " + marks(&d.d, d.in))
	}
	golden(t, "marks.txt", got.String())
}

// TestMessagesCutNoCharacter: what a message shows of a long text ends between two characters, wherever one begins.
func TestMessagesCutNoCharacter(t *testing.T) {
	for start := range 4 {
		long := strings.Repeat("a", start) + strings.Repeat("♠", 100)
		for _, in := range []string{"[Deal \"" + long + "\"]", "[Dealer \"" + long + "\"]", "[" + long + " \"a\"]", "[Deal \"N:- " + long + " - -\"]"} {
			found := Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items
			if len(found) == 0 {
				t.Errorf("nothing is said of %s", in)
			}
			for i := range found {
				if m := found[i].Message; strings.ContainsRune(m, utf8.RuneError) {
					t.Errorf("%s: %s", in, m)
				}
			}
		}
	}
}
