package testkit

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/txtar"

	"pbn/core/diag"
)

// Sample is a case of an archive: a text, and what belongs to it.
type Sample struct {
	Name, Text string
	// Start and End are the place in the text that the marks « and » are around; both are -1 where it has no marks.
	Start, End int
	// Parts are the other files of the case, by their names.
	Parts map[string]string
}

// Marked returns the text between the marks.
func (s *Sample) Marked() string { return s.Text[max(0, s.Start):max(0, s.End)] }

// Part returns a part that the case must have.
func (s *Sample) Part(name string) string {
	part, has := s.Parts[name]
	if !has {
		panic(fmt.Sprintf("the case %q has no part %q", s.Name, name))
	}
	return part
}

// ReadSamples reads the cases of an archive, which is a file of golang.org/x/tools/txtar in testdata:
//
//	-- ‹deal› --
//	[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
//
//	-- 3.4-b a deal alone --
//	[Site "x"]
//	‹deal›
//
//	-- want --
//	[Site "x"]␍
//	[Dealer "N"]␍
//	‹deal›␍␊
//
// A file whose name is one of parts belongs to the case before it. Any other begins a case, whose text it is; its name may begin with a
// clause of a ledger. In all of them:
//
//   - Line ends at the end of a file do not belong to its text, so that empty lines can set files apart. A text that ends with one has a ␊
//     there.
//   - Other control characters are written as their pictures, U+2400 to U+2421: ␍ for CR, ␉ for a tab, ␡ for DEL; a space at the end of a
//     line is a ␠. What is not valid UTF-8, or cannot be seen, stays in a Go string.
//   - A file whose name is in ‹ and › is an abbreviation for its text, in all files after it, also within a line.
//   - « and » mark a place in the text of a case.
//
// It panics if it cannot read the archive, as package variables have no test to fail.
func ReadSamples(file string, parts ...string) (samples []Sample) {
	abbreviations := []string{}
	for _, f := range readArchive(file).Files {
		text := strings.TrimRight(string(f.Data), "\n")
		spelled := strings.NewReplacer(slices.Concat(abbreviations, pictures)...)
		switch {
		case strings.HasPrefix(f.Name, "‹"):
			abbreviations = append(abbreviations, f.Name, spelled.Replace(text))
		case !slices.Contains(parts, f.Name):
			samples = append(samples, sampleOf(f.Name, text, spelled))
		case len(samples) == 0:
			panic(file + ": there is no case before " + f.Name)
		default:
			samples[len(samples)-1].add(file, f.Name, spelled.Replace(text))
		}
	}
	return samples
}

// pictures are control characters and a space, each after its picture.
var pictures = func() (pairs []string) {
	for c := range rune(' ' + 1) {
		pairs = append(pairs, string('␀'+c), string(c))
	}
	return append(pairs, "␡", "\x7F")
}()

func readArchive(file string) *txtar.Archive {
	data, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return txtar.Parse(data)
}

func sampleOf(name, text string, spelled *strings.Replacer) Sample {
	before, rest, starts := strings.Cut(text, "«")
	marked, after, ends := strings.Cut(rest, "»")
	switch {
	case starts != ends || strings.ContainsAny(before+marked+after, "«»"):
		panic(fmt.Sprintf("the case %q does not have one « and one »", name))
	case !starts:
		return Sample{Name: name, Text: spelled.Replace(text), Start: -1, End: -1}
	}
	before, marked = spelled.Replace(before), spelled.Replace(marked)
	return Sample{Name: name, Text: before + marked + spelled.Replace(after), Start: len(before), End: len(before) + len(marked)}
}

func (s *Sample) add(file, name, text string) {
	if _, has := s.Parts[name]; has {
		panic(fmt.Sprintf("%s: the case %q has two parts %q", file, s.Name, name))
	}
	if s.Parts == nil {
		s.Parts = map[string]string{}
	}
	s.Parts[name] = text
}

// ReadCases reads cases of rules from an archive: see ReadSamples. A text with a mark breaks the rule that its file is named for, there;
// "miss" comes near it. What else must be reported of either, of errors and warnings, is after "with". "fixed" is the text after the fixes
// of the rule.
//
//	-- auction/bad-call with auction/unfinished --
//	[Auction "N"]
//	1C «Pas»
//
//	-- miss with auction/unfinished --
//	[Auction "N"]
//	1C Pass
//
//	-- auction/bad-call --
//	[Auction "N"]
//	1C Pas AP
//
//	-- fixed --
//	[Auction "N"]
//	1C Pass AP
//
// find returns a rule by its name. Several cases of a rule are read in their order.
func ReadCases(file string, find func(name string) (diag.Rule, bool)) (cases []Case, fixes []FixCase) {
	var parts []string
	for _, f := range readArchive(file).Files {
		if f.Name == "miss" || f.Name == "fixed" || strings.HasPrefix(f.Name, "miss with ") {
			parts = append(parts, f.Name)
		}
	}
	for _, s := range ReadSamples(file, parts...) {
		name, with, _ := strings.Cut(s.Name, " with ")
		rule, known := find(name)
		if !known {
			panic(fmt.Sprintf("%s: there is no rule %q", file, name))
		}
		fixed, isFixed := s.Parts["fixed"]
		if isFixed {
			fixes = append(fixes, FixCase{Rule: rule, In: s.Text, Out: fixed})
			delete(s.Parts, "fixed")
		}
		if len(s.Parts) > 1 || s.Start < 0 != (len(s.Parts) == 0) || s.Start < 0 && !isFixed {
			panic(fmt.Sprintf("%s: the case %q must have a mark and one miss, or a fixed text: %q", file, s.Name, s.Text))
		}
		for part, miss := range s.Parts {
			c := Case{Rule: rule, In: s.Text, Start: s.Start, Span: s.Marked(), Miss: miss, With: with}
			c.MissWith = strings.TrimPrefix(strings.TrimPrefix(part, "miss"), " with ")
			cases = append(cases, c)
		}
	}
	return cases, fixes
}
