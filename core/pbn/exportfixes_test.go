package pbn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/mend"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

const exportHeader = "% PBN 2.1\r\n% EXPORT\r\n"

// exported is a game in export format.
var exported = func() string {
	const in = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n" +
		"[Declarer \"N\"]\n[Contract \"1NT\"]\n[Auction \"N\"]\n1NT =1= $3 Pass Pass Pass\n[Note \"1:x\"]\n[Play \"E\"]\nSA S3 S2 *\n"
	out, _ := Export(Bytes([]byte(in)), export.Options{})
	return string(out)
}()

// TestSafeFixInExportFormat: what the safe fix of a rule writes in a file that claims export format, and, where no place is right, that it
// is not safe.
func TestSafeFixInExportFormat(t *testing.T) {
	for name, c := range map[string]struct {
		was, is string // in the game; is has what the fix writes
		want    string // "" where the fix is not safe
	}{
		"all pass":                        {"1NT =1= $3 Pass Pass Pass", "1NT =1= $3 ALL Pass", "1NT =1= $3 Pass Pass Pass"},
		"all pass over the end of a line": {"1NT =1= $3 Pass Pass Pass", "1NT =1= $3 Pass 2NT all pass", "1NT =1= $3 Pass 2NT Pass\r\nPass Pass"},
		"all pass on a line": {"1NT =1= $3 Pass Pass Pass", "1NT =1= $3 Pass 2NT Pass\r\n3NT ALL PASS",
			"1NT =1= $3 Pass 2NT Pass\r\n3NT Pass Pass Pass"},
		"no dealer":   {"[Dealer \"N\"]\r\n[Vul", "[Vul", "[Dealer \"N\"]\r\n[Vul"},
		"no declarer": {"[Declarer \"N\"]\r\n[Con", "[Con", "[Declarer \"N\"]\r\n[Con"},
		"no contract": {"[Contract \"1NT\"]\r\n[Res", "[Res", "[Contract \"1NT\"]\r\n[Res"},
		"neither":     {"[Declarer \"N\"]\r\n[Contract \"1NT\"]\r\n", "", "[Declarer \"N\"]\r\n[Contract \"1NT\"]\r\n"},
		"no dealer, in another order": {"[South \"?\"]\r\n[Dealer \"N\"]\r\n[Vulnerable \"None\"]\r\n",
			"[Vulnerable \"None\"]\r\n[South \"?\"]\r\n", ""},
		"two suffixes":                   {"$3", "!!?!", "!! $6"},
		"two suffixes, the second lower": {"$3", "!!!", ""},
		"a deal in another order":        {"N:.63.AKQ987.A9732", "N:.63.AKQ789.1092A", "N:.63.AKQ987.AT92"},
	} {
		file := strings.Replace(exported, c.was, c.is, 1)
		if file == exported {
			t.Fatalf("%s: %q is not in the file", name, c.was)
		}
		safe := testkit.SafeDiagnostics(Validate(Bytes([]byte(file)), Options{}))
		if len(safe) == 0 {
			if c.want != "" {
				t.Errorf("%s: no fix is safe", name)
			}
			continue
		}
		out, _ := mend.Apply([]byte(file), source.Automatic, safe[0].Fixes[:1])
		if want := strings.Replace(exported, c.was, c.want, 1); c.want == "" || string(out) != want {
			t.Errorf("%s: the fix of %s makes\n%s\nwant\n%s", name, rules.Name(safe[0].Rule), out, want)
		}
	}
}

// TestFixesKeepExportFormat: all safe fixes together bring no file that claims export format a finding of one of its rules that it did not
// have. Neither does any of them alone, in files that programs write; of a game in pieces, some depend on what is read anew.
// PBN_GENERATED=5000 tries as many files.
func TestFixesKeepExportFormat(t *testing.T) {
	most := testkit.Generated(300, 15)
	corpus := corpusFiles(t)
	fixed, alone, wrong := 0, 0, 0
	for seed := range most {
		g := &generator{random: rand.New(rand.NewPCG(uint64(seed), 46))}
		var file []byte
		inPieces := seed%2 == 0
		switch out, _ := Export(Bytes(readFile(t, corpus[g.random.IntN(len(corpus))])), export.Options{}); {
		case len(out) == 0 || seed%4 == 0:
			file, inPieces = g.file(), true
		case inPieces:
			file = g.mutated(out)
		default:
			file = g.asPrograms(someGames(out, g.random.IntN(5)))
		}
		if inPieces {
			file = slices.Concat([]byte(exportHeader), file)
		}
		before := Validate(Bytes(file), Options{})
		for _, d := range testkit.SafeDiagnostics(before) {
			out, _ := mend.Apply(file, before.Text.Encoding, d.Fixes[:1])
			alone++
			if more := moreOfExport(before, Validate(Bytes(out), Options{})); more != "" {
				wrong++
				if !inPieces {
					t.Fatalf("seed %d: the fix %q of %s brings %s:\n%s", seed, d.Fixes[0].Title, rules.Name(d.Rule), more, testkit.Difference(file, out))
				}
			}
		}
		out, n, _ := ApplySafe(file, source.Automatic, nil)
		if more := moreOfExport(before, Validate(Bytes(out), Options{})); more != "" {
			t.Fatalf("seed %d: %d fixes bring %s:\n%s", seed, n, more, testkit.Difference(file, out))
		}
		if n > 0 {
			fixed++
		}
	}
	t.Logf("%d files were fixed; of %d fixes alone %d brought a finding", fixed, alone, wrong)
	if fixed < most/3 || wrong > 1+alone/1000 {
		t.Errorf("%d files were fixed; of %d fixes alone %d brought a finding", fixed, alone, wrong)
	}
}

// moreOfExport says of which rules of export format there are more than before.
func moreOfExport(before, after *report.Report) (more string) {
	for _, rule := range rules.All() {
		if was, is := before.Diagnostics.Found(rule), after.Diagnostics.Found(rule); rules.Of(rule).OfExportFormat && is > was {
			more += fmt.Sprintf(" %s: %d, before %d", rules.Name(rule), is, was)
		}
	}
	return more
}

// someGames are the first games of an export, not many.
func someGames(out []byte, more int) []byte {
	parts := strings.SplitAfter(string(out), "\r\n\r\n")
	return []byte(strings.TrimSuffix(strings.Join(parts[:min(len(parts), 1+more)], ""), "\r\n"))
}

// asPrograms writes some words of an export otherwise than export format has them, as programs do.
func (g *generator) asPrograms(file []byte) []byte {
	pairs := [][2]string{
		{"Pass Pass Pass\r\n", "ALL Pass\r\n"}, {"Pass Pass Pass", "all pass"}, {"Pass\r\nPass Pass", "ALL PASS"}, {"NT", "N"}, {"Pass", "P"},
		{"X", "Dbl"},
		{"Pass Pass Pass", "Pass Pass Pass *"}, {"\r\n*", ""}, {"[Contract", "[contract"}, {"[Dealer", "[Xealer"}, {"[Declarer", "[Xeclarer"},
		{"\"]\r\n", "\"\r\n"},
		{"\"]\r\n", "]\r\n"}, {"T", "10"}, {"[Vulnerable \"NS\"]", "[Vulnerable \"N-S\"]"}, {"[Vulnerable \"None\"]", "[Vulnerable \"-\"]"},
		{"[Deal \"N:", "[Deal \""},
		{"[Date \"20", "[Date \"20/"}, {"Pass =1=", "Pass =1= ! ??"}, {" $", " ! $"}, {" {", " (x) {"}, {"[Site", "[Site {x}"},
	}
	text := string(file)
	for _, tag := range []string{"Dealer", "Declarer", "Contract", "Result", "Vulnerable"} { // one of which is left out
		if at := strings.Index(text, "["+tag); at >= 0 && g.random.IntN(4) == 0 {
			text = text[:at] + text[at+strings.IndexByte(text[at:], '\n')+1:]
		}
	}
	for range 1 + g.random.IntN(4) {
		pair := pairs[g.random.IntN(len(pairs))]
		text = strings.Replace(text, pair[0], pair[1], 1+g.random.IntN(3))
	}
	return []byte(text)
}
