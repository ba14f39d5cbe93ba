package pbn

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/testkit"
)

// generator makes files of pieces of PBN in any order, each word of its own text a word that is nowhere else.
type generator struct {
	random *rand.Rand
	words  int
}

func (g *generator) one(choices ...string) string { return choices[g.random.IntN(len(choices))] }

func (g *generator) word() string {
	g.words++
	return wordNumber(g.words)
}

func wordNumber(n int) string { return "q" + strconv.Itoa(n) + "z" }

func (g *generator) value(tag string) string {
	switch tag {
	case "Dealer", "Auction", "Play", "Declarer":
		return g.one("N", "E", "S", "W", "?", "", "w", "^S")
	case "Contract":
		return g.one("4H", "nt", "Pass", "?", "1NTX")
	case "Date":
		return g.one("2013-08-24 18:36", "2013/8/4", "1999.01.??", "#", "##2001-01-01 10:00")
	case "Time":
		return g.one("10:00:00", "#", "?", "##11:00:00")
	case "Deal":
		return g.one(".63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85", "N:SA10.H6.D.C5 - -", "N:AKxx.6.. - - -",
			"W: AK... \tQJ...", "N:AK... QJ... T9... 87...", "W:- AK.Q.. - -", "?",
			"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
	case "Result":
		return g.one("9", "EW 4 NS 9", "^8", "NS 3")
	case "Vulnerable":
		return g.one("both", "None", g.word())
	case "Note":
		return strconv.Itoa(1+g.random.IntN(3)) + ":" + g.word()
	case "ScoreTable", "Foo":
		return g.one(`a\5R;b`, "a", `a;b\8L;c`, "#", "")
	}
	return g.one(g.word(), g.word()+` \"`+g.word(), "#", "##"+g.word(), "#"+g.word()+" Pairs", "###", g.word()+`\`+g.word(), g.word()+`\\`)
}

// some is a choice, made a few times.
func (g *generator) some(least, most int, choices ...string) string {
	var b strings.Builder
	for range least + g.random.IntN(most-least+1) {
		b.WriteString(g.one(choices...))
	}
	return b.String()
}

// prose is words that are no PBN, some of which look like it.
func (g *generator) prose() string {
	return g.one("HANDS: ", "", "Result 1C ") + g.word() + g.one(" of 24", " (2)", "\n", " *", " SA", "\n\n") + " " + g.word() + "\n"
}

// passage is several pieces that matter together: what once broke a property.
func (g *generator) passage() string {
	lead := g.one("", "[Declarer \"S\"]\n[Contract \"1NT\"]\n", "[Declarer \"E\"]\n[Contract \"4H\"]\n", "[Declarer \"\"]\n")
	play := lead + "[Play \"" + g.one("N", "E", "S", "W", "") + "\"]\n"
	auction := "[Auction \"" + g.one("N", "E", "") + "\"]\n"
	switch g.random.IntN(7) {
	case 0: // an irregularity near the end of a line
		filler := " {" + g.word() + strings.Repeat("z", 55+g.random.IntN(20)) + "} "
		if g.random.IntN(2) == 0 {
			return auction + "1C" + filler + g.some(1, 4, "^S ", "^I ", "^S^S ", "^I\n") + g.one("1C ", "2D\n", "")
		}
		return play + "SA" + filler + g.some(1, 4, "^R ", "^L ", "^R", "^L\n", "H2 ") + g.one("S2 ", "st\n", "- ", "")
	case 1: // dashes in the last trick
		return play + strings.Repeat("- - - -\n", 12) + g.some(1, 5, "SA ", "- ", "H3 ", "+ ", "D2 ") + "\n"
	case 2: // thirteen tricks and more
		return play + strings.Repeat("SA H2 D3 C4\n", 13) + g.one("", "*\n", "\n") + g.prose()
	case 3: // prose after the end
		return g.one(play+"SA H2 ", auction+"1C ") + "*" + g.one(" ", "\n", "\n\n") + g.prose()
	case 4: // prose after an auction that is finished
		return auction + g.one("AP\n", "1C Pass Pass Pass\n", "Pass Pass Pass Pass ", "1C AP\n*\n") + g.one("", "\n") + g.prose()
	case 5: // a comment with tags in it
		return "{" + g.word() + g.one("\n\n", "\n \n", "\n") + g.one("[Event \"", "[Board \"", "[Deal \"", "[Site \"") + g.word() + "\"]\n" +
			g.one("", "{", "[Board \"3\"]\n") + g.word() + g.one("}\n", "")
	}
	// many annotations of one element
	return g.one(auction+"1C", play+"SA") + g.some(3, 40, "$1", " $9", " $255 ", "!", "?!", "=1=", "=2= ", " {"+g.word()+"}", "\n%x\n",
		"\n") + "\n"
}

var generatedTags = strings.Fields(`Event Site Date Time Board West Dealer Vulnerable Deal Declarer Contract Result Scoring
	Auction Auction Play Play Note Note ScoreTable Foo Room`)

func (g *generator) piece() string {
	switch g.random.IntN(22) {
	case 20, 21:
		return g.passage()
	case 0, 1, 2, 3, 4:
		tag := g.one(generatedTags...)
		return "[" + tag + " \"" + g.value(tag) + g.one("\"]\n", "\"] ", "\"]\n", "\"]\n", "\"\n", "]\n")
	case 5:
		return "{" + g.word() + g.one(" ", "\n", "\n\n", "\t") + g.word() + "}"
	case 6:
		return ";" + g.word() + "\n"
	case 7:
		return "\n%" + g.word() + "\n"
	case 8:
		return g.one("\n\n", "\n \t\n")
	case 9, 10:
		if g.random.IntN(3) == 0 {
			return g.one("Dbl", "4D*", "2NT(1)", "5C=1", "ALL PASS", "All P", "all", "___", "P", "R", "1N", "3SA", "1♥", "1♥2♠", "--", "1C-") + " "
		}
		return g.one("1C", "Pass", "AP", "1NT", "X", "-", "*", "+", "^S", "pass", "7NT") + " "
	case 11, 12:
		if g.random.IntN(3) == 0 {
			return g.one("S10", "AS", "10h", "--", "♠A", "D2♠A", "^S", "(2)", "é") + " "
		}
		return g.one("SA", "H2", "-", "*", "+", "st", "D5", "C9") + " "
	case 13:
		return g.one("!", "?", "!!", " $3", "$15", " =1= ", "=2=", "=3")
	case 14:
		return g.one("^I ", "^R ", "^L ")
	case 15:
		return " " + g.word() + " "
	case 16:
		return " \"" + g.word() + "\" "
	case 17:
		return g.one("[", "]", "{", "}") + g.word()
	}
	return g.one(" ", "\n", "", "\t", "\r\n", " \n", "\r")
}

func (g *generator) file() []byte {
	var b strings.Builder
	for range 3 + g.random.IntN(25) {
		b.WriteString(g.piece() + g.one("", " ", "\n"))
	}
	return []byte(b.String())
}

// usual is how many files are generated, and how many parts of the corpus mutated.
const usual = 10_000

// TestGeneratedFiles holds the laws against generated files. TestRecordedResults does so with the usual ones, when it records what is said of
// them, so this test does it only where that is not run.
//
// PBN_GENERATED=100000 tries more: of those after the first 10,000 every other one is a mutated part of the corpus, and all are held against
// the options and the fixes as well.
func TestGeneratedFiles(t *testing.T) {
	most, corpus := testkit.Generated(usual, usual/20), corpusIfThere(t)
	first, looked := 0, 0
	if runtime.GOOS != "js" && corpus != nil {
		first = usual
	}
	for seed := first; seed < most; seed++ {
		f := generate(t, seed, corpus, seed >= usual && seed%2 == 0)
		f.check(t)
		looked += f.looked
		if f.isMutated {
			checkProperties(t, f.file)
		}
		if seed >= usual {
			checkOptions(t, f.file, byte(seed))
			testkit.FixesAlone(t, subject, f.file, 20, fixes)
		}
		if t.Failed() {
			t.Fatalf("seed %d: %q", seed, f.file)
		}
	}
	if first == 0 && looked < leastWords*min(most, usual) {
		t.Errorf("only %d words were looked for in %d files", looked, most)
	}
}

// leastWords is how many words should be looked for in the export of a generated file, on average.
const leastWords = 5

// generatedFile is a file of the generator, or a part of a file of the corpus with pieces of it.
type generatedFile struct {
	seed      int
	generator generator
	file      []byte
	isMutated bool
	looked    int // words that were looked for in its export
}

// generate makes the file of a seed. Without a corpus none is mutated.
func generate(t *testing.T, seed int, corpus []string, isMutated bool) *generatedFile {
	f := &generatedFile{seed: seed, generator: generator{random: rand.New(rand.NewPCG(uint64(seed), 1))}}
	f.file = f.generator.file()
	if f.isMutated = isMutated && corpus != nil; f.isMutated {
		f.file = f.generator.mutated(readFile(t, corpus[seed%len(corpus)]))
	}
	return f
}

// check holds a file against the laws, and returns its export: every other one, by its items; one that has something of everything by its
// properties, all that its games have, and each word of it, which is in the export or else in a diagnostic's text or span.
func (f *generatedFile) check(t *testing.T) (out []byte, r *report.Report) {
	t.Helper()
	if isOdd := f.seed%2 > 0; isOdd == f.isMutated {
		items.Same(t, "seed "+strconv.Itoa(f.seed), f.file, func() int { return 1 + f.generator.random.IntN(9) })
	}
	if f.isMutated {
		return Export(Bytes(f.file), export.Options{})
	}
	out, r = checkProperties(t, f.file)
	testkit.Kept(t, f.file, out, laws)
	for n := 1; n <= f.generator.words && r.Games > 0; n++ {
		word := []byte(wordNumber(n))
		if !bytes.Contains(f.file, word) {
			continue
		}
		f.looked++
		if !bytes.Contains(out, word) && !quotes(r, word) {
			t.Errorf("%s is lost\nout %q", word, out)
		}
	}
	return out, r
}

// mutated is a part of a file with pieces of PBN put in, taken out, and doubled.
func (g *generator) mutated(file []byte) []byte {
	const longest = 1500
	start := g.random.IntN(len(file))
	out := bytes.Clone(file[start:min(len(file), start+1+g.random.IntN(longest))])
	for range 1 + g.random.IntN(6) {
		at := g.random.IntN(len(out) + 1)
		end := min(len(out), at+g.random.IntN(30))
		switch g.random.IntN(4) {
		case 0:
			out = slices.Delete(out, at, end)
		case 1:
			out = slices.Insert(out, at, bytes.Clone(out[at:end])...)
		case 2:
			out = slices.Insert(out, at, []byte(g.passage())...)
		default:
			out = slices.Insert(out, at, []byte(g.piece())...)
		}
	}
	return out
}

// eachSeed gives the seeds of a fuzz target. While it is fuzzed they are many more: generated files, and mutated parts of the
// corpus where that is at hand.
func eachSeed(f *testing.F, add func(file []byte)) {
	f.Helper()
	for _, seed := range fuzzSeeds {
		add([]byte(seed))
	}
	if flag.Lookup("test.fuzz").Value.String() == "" {
		return
	}
	const generated, mutants = 1000, 10
	g := generator{random: rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))}
	for range generated {
		add(g.file())
	}
	paths := corpusIfThere(f)
	for _, path := range paths {
		file := readFile(f, path)
		for range mutants {
			add(g.mutated(file))
		}
	}
	f.Logf("fuzzing begins with %d generated files and mutants of %d files of the corpus", generated, len(paths))
}

// quotes reports whether a diagnostic of what is left out has a word at its span.
func quotes(r *report.Report, word []byte) bool {
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rules.TagDuplicate && bytes.Contains(r.Text.Slice(d.Place.Span), word) {
			return true
		}
	}
	return false
}
