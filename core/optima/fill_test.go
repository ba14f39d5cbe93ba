package optima

import (
	"runtime"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/solving"
	"pbn/core/source"
)

// summary is what was filled in.
type summary struct {
	Edited      *pbn.EditResult
	Tags, Games int
	Why         map[int]string
	Left        int
}

func fill(file []byte, options Options) summary {
	filled, solved := Fill(file, source.Automatic, options)
	s := summary{Edited: filled.Edited, Why: map[int]string{}, Left: solved.Left}
	s.Tags, s.Games = filled.Count()
	for _, g := range filled.Games {
		if g.Why != "" {
			s.Why[g.Number] = g.Why
		}
	}
	return s
}

// filled is a file with what is filled in.
func filled(t *testing.T, file string, only solving.Only) (string, summary) {
	t.Helper()
	s := fill([]byte(file), Options{Only: only, Workers: 2})
	return string(s.Edited.Bytes), s
}

// TestFill: tags are added, completed and, where that is wanted, corrected; what is right stays, whatever it looks like; then nothing
// differs.
func TestFill_5_7(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	cards := "[OptimumPlayTable \"S;H;D;C\"]\nAK T JT6 T985\nQ6 - - -\n4 - - -\nJT987 - - -\nK - JT6 T985\n"
	allThree := strings.Replace(withPlay, "[Play", "[OptimumScore \"NS 100\"]\n[Play", 1) + cards + full()
	shuffled := strings.Replace(cards, "AK T JT6 T985", "KA T 6JT 589T", 1)
	odd := strings.NewReplacer("N NT", "n nt", "N S", "North S", "E NT", "E N").Replace(full())
	for _, c := range []struct {
		name, in, out string
		only          solving.Only
		tags          int
	}{
		{"all three", withPlay, allThree, solving.Missing, 3},
		{"a score", deal + full(), deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.Missing, 1},
		{"a score that says nothing", deal + "[OptimumScore \"?\"]\n" + full(), deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.Missing, 1},
		{"a wrong score stays", deal + "[OptimumScore \"EW 7\"]\n" + full(), deal + "[OptimumScore \"EW 7\"]\n" + full(), solving.Missing, 0},
		{"a wrong score is corrected", deal + "[OptimumScore \"EW 7\"]\n" + full(), deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.All, 1},
		{"of the other side", deal + "[OptimumScore \"EW -100\"]\n" + full(), deal + "[OptimumScore \"EW -100\"]\n" + full(), solving.All, 0},
		{"a row is missing", deal + "[OptimumScore \"NS 100\"]\n" + strings.Replace(full(), "W C 3\n", "", 1),
			deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.Missing, 1},
		{"a wrong row stays", deal + "[OptimumScore \"NS 100\"]\n" + strings.Replace(full(), "W C 3", "W C 4", 1),
			deal + "[OptimumScore \"NS 100\"]\n" + strings.Replace(full(), "W C 3", "W C 4", 1), solving.Missing, 0},
		{"a wrong row is corrected", deal + "[OptimumScore \"NS 100\"]\n" + strings.Replace(full(), "W C 3", "W C 4", 1),
			deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.All, 1},
		{"letters of either case, and a row as a program writes it", deal + "[OptimumScore \"NS 100\"]\n" + odd,
			deal + "[OptimumScore \"NS 100\"]\n" + odd, solving.All, 0},
		{"a number that no result is", deal + "[OptimumScore \"NS 100\"]\n" + strings.Replace(full(), "W C 3", "W C 03", 1),
			deal + "[OptimumScore \"NS 100\"]\n" + full(), solving.All, 1},
		{"cards in any order", withPlay + "[OptimumScore \"NS 100\"]\n" + shuffled + full(),
			withPlay + "[OptimumScore \"NS 100\"]\n" + shuffled + full(), solving.All, 0},
		{"a wrong card", withPlay + "[OptimumScore \"NS 100\"]\n" + strings.Replace(cards, "AK T", "A T", 1) + full(),
			withPlay + "[OptimumScore \"NS 100\"]\n" + cards + full(), solving.All, 1},
	} {
		got, f := filled(t, c.in, c.only)
		if f.Tags != c.tags || got != c.out {
			t.Errorf("%s: %d tags, %q", c.name, f.Tags, got)
		}
		if c.only == solving.All || c.tags == 3 {
			if said := optimumIn(got, Solve(open(got), Options{Only: solving.Check})); len(said) > 0 {
				t.Errorf("%s: %q", c.name, said)
			}
		}
		if again, f := filled(t, got, c.only); again != got || f.Tags > 0 {
			t.Errorf("%s: again, %d tags: %q", c.name, f.Tags, again)
		}
	}
}

// TestFillSaysWhy: a deal that cannot be solved stays as it is, and the others are filled in; export keeps what was written.
func TestFillSaysWhy(t *testing.T) {
	out, f := filled(t, "[Deal \"N:4.KJ32.842.AQ743 - - -\"]\n\n"+withPlay, solving.Missing)
	if f.Tags != 3 || f.Games != 1 || len(f.Why) != 1 || f.Why[1] != "the hand of East is not given" {
		t.Errorf("%+v", f)
	}
	exported, _ := pbn.Export(open(out), export.Options{})
	if again, f := filled(t, string(exported), solving.All); f.Tags != 0 || again != string(exported) {
		t.Errorf("%d tags: %q", f.Tags, again)
	}
}

// TestFillWhatCanBeMade: an edit that cannot be made is named, and those of the other games are made.
func TestFillWhatCanBeMade(t *testing.T) {
	out, f := filled(t, strings.Repeat(small+"\n", 5)+"\n{ x [Site \"\n"+small+"{y\n[Note \"1:}\n", solving.Missing)
	if f.Tags != 4 || f.Games != 4 || len(f.Why) != 1 || f.Why[5] != "with the edits the file would not have the same games" ||
		strings.Count(out, "[OptimumResultTable") != 4 || strings.Contains(out, "[OptimumScore") { // which an end position does not have
		t.Errorf("%d tags of %d games, %v: %q", f.Tags, f.Games, f.Why, out)
	}
}

// TestFillWithoutWhatIsRefused: an edit that would bring an error is named, and those of the other games are made.
func TestFillWithoutWhatIsRefused(t *testing.T) {
	whole, _ := filled(t, deal, solving.Missing)
	const score = "[OptimumScore \"NS 100\"]"
	longest := "[OptimumScore \"?\"] [Site \"" + strings.Repeat("x", 254-len("[OptimumScore \"?\"] [Site \"\"]")) + "\"]"
	long := strings.Replace(whole, score, longest, 1)
	out, f := filled(t, long+"\n"+deal, solving.Missing)
	if f.Tags != 2 || f.Games != 1 || len(f.Why) != 1 || !strings.HasPrefix(f.Why[1], "The line has 260 characters") ||
		out != long+"\n"+whole {
		t.Errorf("%d tags of %d games, %v: %q", f.Tags, f.Games, f.Why, out)
	}
}
