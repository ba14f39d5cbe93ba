package tags

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/testkit"
)

func TestFind(t *testing.T) {
	names := Names()
	for tag := Other + 1; tag < Count; tag++ {
		name := tag.String()
		if in := names[tag-Other-1]; in != name {
			t.Errorf("%s is %q in the list of names", name, in)
		}
		if Find(name) != tag || Find([]byte(name)) != tag {
			t.Errorf("%s is the tag %d, want %d", name, Find(name), tag)
		}
		for _, other := range []string{name + "s", name[1:], name[:len(name)-1] + "\x00", "x" + name[1:]} {
			if !slices.Contains(Names(), other) && Find(other) != Other {
				t.Errorf("%q is a tag", other)
			}
		}
	}
	if Find("") != Other {
		t.Error("no name is a tag")
	}
}

// readAndByGame are the tags whose value is written as it is read, except where the game says more.
var readAndByGame = []Tag{Dealer, Date, Declarer, Contract}

// TestRowsAreWhole: each tag has what its readers ask its row for.
func TestRowsAreWhole(t *testing.T) {
	for tag := Other + 1; tag < Count; tag++ {
		row := tag.Row()
		isTag := strings.HasPrefix(rules.Name(row.Rule), "tag/") || row.Rule == rules.DealSyntax || row.Rule == rules.NoteSyntax
		isForm := rules.Of(row.FormRule).OfExportFormat || row.FormRule == rules.TagInvalidValue
		switch {
		case row.Name == "" || row.Section == "" || row.Set == NoSet:
			t.Errorf("%d (%s) has no name, no section of the standard or no set", tag, row.Name)
		case (row.Rule != 0) != isTag || row.Type != values.TextType && !isTag:
			t.Errorf("%s has a type without a rule, or another's rule: %s", row.Name, rules.Name(row.Rule))
		case row.Rule == rules.TagInvalidValue && row.Type.Wanted() == "":
			t.Errorf("%s has no words for what is wanted", row.Name)
		case (row.Form != AsItIs) != isForm:
			t.Errorf("%s has a form without a rule, or a rule without a form: %s", row.Name, rules.Name(row.FormRule))
		case row.Type.HasForm() != (row.Form == ByValue || slices.Contains(readAndByGame, tag) || row.Form == BySection):
			t.Errorf("%s is read in dialects, but not written as it is read", row.Name)
		case (row.Set == TableSet) != (len(row.Columns) > 0):
			t.Errorf("%s is a table without columns, or has columns and is not a table", row.Name)
		}
		for _, c := range row.Columns {
			if c.Name == "" || c.Type == values.TextType {
				t.Errorf("%s: the column %q has no name or no type", row.Name, c.Name)
			}
		}
	}
	if !slices.IsSortedFunc(Of(TableSet), func(a, b Tag) int { return strings.Compare(a.String(), b.String()) }) {
		t.Error("the tables are not sorted")
	}
}

// TestValues: what each tag that does not take any text is read as. A tag that loses its type, or has another's, fails.
func TestValues(t *testing.T) {
	type examples struct {
		standard, bad []string
		odd           map[string]string // with the form
	}
	var tested Subset
	words := strings.Fields
	seats := examples{words("N E S W n e s w"), words("X NS 1 ^N nord"),
		map[string]string{"North": "N", " e ": "E", "SOUTH": "S", "west": "W"}}
	days := examples{
		words("2004.02.29 2003.??.?? ????.12.31 2???.02.29"), words("2003.02.29 2003.13.01 3/30/2021 10.05.2023"),
		map[string]string{"2023-07-28": "2023.07.28", "2023/7/8": "2023.07.08", "2023.7.8": "2023.07.08"},
	}
	dates := examples{days.standard, days.bad, map[string]string{"2013-08-24 18:36": "2013.08.24", "2013-08-24T18:36:05": "2013.08.24"}}
	scores := examples{standard: words("420 -50 +550"), bad: words("4.5 420NS x"), odd: nil}
	scores.standard = append(scores.standard, "NS 420", "EW -50", "NS 420 EW -420", "EW 50 NS -50")
	decimals := examples{standard: []string{"12.5", "-3", "NS 12.5 EW -12.5"}, bad: []string{"12,5", "x", "NS"}}
	times := examples{standard: words("23:59:59 00:00:00 ??:30:00"), bad: words("24:00:00 9:30:00 12:60:00 12.30")}
	for tag, e := range map[Tag]examples{
		Date:   dates,
		Board:  {standard: words("1 07 32"), bad: words("0 -1 1a 1.5")},
		Dealer: seats, Auction: seats, Play: seats,
		Vulnerable: {words("None Love - NS EW All Both none love ns ew all both"), words("O 0 N S E-"), map[string]string{
			"NONE": "None", "Nil": "None", "LOVE": "None", "N-S": "NS", "N/S": "NS", "Ns": "NS", "E-W": "EW", "E/W": "EW", "Ew": "EW", "ALL": "All",
			"BOTH": "All", " - ": "None",
		}},
		Scoring:  {standard: words("MP MatchPoints;MP1 imp Rubber Butler-2"), bad: words("Teams XIMP")},
		Declarer: {words("N ^S w"), words("X N^ ^^N"), map[string]string{"North": "N", "^east": "^E"}},
		Contract: {words("Pass pass 1C 7NT 4HX 3nt 4hxx NT H"), words("8C 0S 4X Passs 4HXXX"), map[string]string{
			"P": "Pass", "PASS": "Pass", "Passed out": "Pass", "All pass": "Pass", "AP": "Pass", "passed": "Pass",
			"3N": "3NT", "3SA": "3NT", "4H X": "4HX", "4H*": "4HX", "4H**": "4HXX", "4HR": "4HXX", "4♥": "4H", "4Hxx ": "4HXX",
		}},
		Result: {standard: append(words("0 9 13 ^9"), "NS 9", "EW 4", "NS 9 EW 4", "EW 4 NS 9", "^NS 9"),
			bad: append(words("14 09 x"), "NS 9 NS 4")},
		FrenchMP:           {standard: words("Yes No"), bad: words("yes 1")},
		Hidden:             {standard: words("W NS WNES"), bad: words("w NX N,S")},
		Room:               {standard: words("Open Closed"), bad: words("open Opened")},
		Score:              scores,
		ScoreIMP:           decimals,
		ScoreMP:            decimals,
		ScorePercentage:    {standard: append(words("0 62.5 100"), "NS 40 EW 60"), bad: words("101 -1 62.5%")},
		ScoreRubber:        {standard: []string{"300/40", "300 / 40", "NS 300/40 EW 0/0"}, bad: words("300 300/x")},
		ScoreRubberHistory: {standard: []string{"NS 0 50 / 120 40 EW 0 0 / 30 0", "NS 0 0 / 0 EW 0 0 / 0"}, bad: words("300/40 NS")},
		OptimumScore:       {standard: []string{"NS 600", "EW 600", "NS 600 EW -600"}, bad: []string{"600", "NS 600 EW 600", "NS 1.5"}},
		EventDate:          days, UTCDate: days,
		Round: {standard: words("1 A.2 Final_1.b"), bad: []string{"1-2", "a b", "1..2"}},
		Time:  times, UTCTime: times,
		TimeControl: {standard: words("4/30"), bad: words("30 4/0 4:30")},
		TimeCall:    {standard: words("0 90"), bad: words("1.5 1:30")},
		TimeCard:    {standard: words("0 90"), bad: words("1.5 1:30")},
	} {
		is := tag.Row().Type
		for _, text := range e.standard {
			if got := is.Read(text).State(); got != values.Standard {
				t.Errorf("%s %q is read as %d, want the standard's", tag, text, got)
			}
		}
		for text, form := range e.odd {
			if v := is.Read(text); v.State() != values.Odd || is.Form(text, v) != form {
				t.Errorf("%s %q is read as %q (%d), want the dialect %q", tag, text, is.Form(text, v), v.State(), form)
			}
		}
		for _, text := range e.bad {
			if v := is.Read(text); v != is.Read("no value") || v.State() != values.Bad {
				t.Errorf("%s %q is read (%d)", tag, text, v.State())
			}
		}
		tested[tag] = true
	}
	for tag := Other + 1; tag < Count; tag++ {
		if is := tag.Row().Type; !tested[tag] && is.Read("Ash, A; Oak").State() != values.Standard {
			t.Errorf("%s has a type and no examples", tag)
		}
	}
}

// TestRowsAreThoseOfTheStandard compares names, sets, order, sections, inheritance and columns with the text of the standard.
func TestRowsAreThoseOfTheStandard(t *testing.T) {
	file, err := os.ReadFile(testkit.NeedShared(t, "spec/pbn-2.1.txt"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(file), "\r", "")
	text = text[strings.Index(text, "1.1  Design criteria\n-"):]
	names := func(set Set) (names []string) {
		for _, tag := range Of(set) {
			names = append(names, tag.String())
		}
		return names
	}
	submatches := func(pattern, in string) (found []string) {
		for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(in, -1) {
			found = append(found, m[1])
		}
		return found
	}
	same := func(what string, got, want []string) {
		t.Helper()
		if len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: %q, the standard has %q", what, got, want)
		}
	}

	same("the mandatory tag set", names(MandatorySet), submatches(`(?m)^ ?\(\d+\) (\w+) +\(the`, text))

	sections := map[string]string{"Auction": "3.5", "Play": "3.6", "Note": "3.5.5"}
	var supplemental, tables []string
	for _, m := range regexp.MustCompile(`(?m)^(3\.4\.\d+|4\.\d+\.\d+|5\.\d+)\s+(.*)\n-+$`).FindAllStringSubmatch(text, -1) {
		section, title := m[1], strings.TrimSpace(m[2])
		listed, isTag := strings.CutPrefix(strings.Replace(title, "Tags:", "Tag:", 1), "Tag: ")
		mandatory := submatches(`^The (\w+) tag$`, title)
		switch {
		case isTag:
			for name := range strings.SplitSeq(listed, ", ") {
				supplemental, sections[name] = append(supplemental, name), section
			}
		case len(mandatory) > 0:
			sections[mandatory[0]] = section
		case strings.HasSuffix(title, "Table"):
			tables, sections[title] = append(tables, title), section
		}
	}
	same("the supplemental tags", names(SupplementalSet), supplemental)
	same("the supplemental sections", names(TableSet), tables)
	if len(sections) != int(Count)-1 {
		t.Errorf("there are %d tags, the standard has %d", Count-1, len(sections))
	}
	var own []string
	for tag := Other + 1; tag < Count; tag++ {
		if row := tag.Row(); row.Section != sections[row.Name] {
			t.Errorf("%s is in section %s, by the standard in %s", row.Name, row.Section, sections[row.Name])
		}
		if tag.Row().OwnValue {
			own = append(own, tag.String())
		}
	}

	forbidden := text[strings.Index(text, "There are some exceptions to this feature."):]
	forbidden = forbidden[:strings.Index(forbidden, "the play section.")]
	same("the tags with a value of their own", own, append(submatches(`'(\w+)'`, forbidden), "Note"))

	for _, tag := range Of(TableSet) {
		title := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(tag.Row().Section) + `\s+` + tag.String() + `\s*\n-`)
		about := text[title.FindStringIndex(text)[0]:]
		about = about[regexp.MustCompile(`names( are)?:\n`).FindStringIndex(about)[1]:]
		about = about[:regexp.MustCompile(`(?m)^( {0,3}\S|$)`).FindStringIndex(about)[0]]
		var columns []string
		for _, c := range tag.Row().Columns {
			columns = append(columns, c.Name)
		}
		same("the columns of "+tag.String(), columns, submatches(`(?m)^    (\w+) {2,}`, about))
	}
}
