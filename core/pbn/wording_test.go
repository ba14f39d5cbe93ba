package pbn

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

// wordings provoke what the inputs of the cases do not, a wording of a rule or two each.
var wordings = []string{
	"",
	"<!DOCTYPE html><p>",
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

// TestWordings compares all that is said of the inputs of the cases, each wording once, with testdata/wordings.txt, which is to be read
// as a scorer would.
func TestWordings(t *testing.T) {
	var inputs []string
	for _, c := range ruleCases {
		inputs = append(inputs, c.in, c.miss)
	}
	for _, c := range fixCases {
		inputs = append(inputs, c.in)
	}
	var all []diag.Diagnostic
	for _, in := range slices.Concat(wordings, inputs, []string{solvedDeal + below(7, "1"), solvedDeal + below(10, "9")}) {
		_, exported := Export(Bytes([]byte(in)), export.Options{})
		all = append(append(all, exported.Diagnostics.Items...), exported.Changes.Items...)
		all = append(all, Validate(Bytes([]byte(in)), Options{AsExport: true, Solved: solvedIn(in)}).Diagnostics.Items...)
	}
	slices.SortStableFunc(all, func(a, b diag.Diagnostic) int { return cmp.Compare(a.Rule, b.Rule) })
	var got strings.Builder
	seen, names := map[string]bool{}, map[diag.Rule]bool{}
	for i := range all {
		text := said(&all[i])
		if wording := wordingOf(text); !seen[wording] {
			seen[wording], names[all[i].Rule] = true, true
			got.WriteString(text + "\n")
		}
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
