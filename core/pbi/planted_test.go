package pbi

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// made returns a problem without a fault, from a seed.
func made(random *rand.Rand) *record.Problem {
	text := func() string {
		words := []string{"Chance", "A.", "é", "№ 3", "a:b", "x;y", "1|2", `\x`, "two\nlines", "#2", "Ж", "日本", "b\tc", "100%"}
		out := words[random.IntN(len(words))]
		for range random.IntN(3) {
			out += " " + words[random.IntN(len(words))]
		}
		return out
	}
	aims := []string{"#2", "#3", "h#2", "h#2.5", "s#2", "r#2", "+", "=", "mate in two"}
	p := &record.Problem{Stipulation: aims[random.IntN(len(aims))], Comment: text()}
	p.Position = position(random, record.ReadAim(p.Stipulation))
	for i := range 1 + random.IntN(3) {
		p.Names = append(p.Names, fmt.Sprint(text(), " ", i))
	}
	source := func() record.Source { return record.Source{Number: text(), Title: text(), Date: "1962", Page: text()} }
	p.Used = source()
	for range random.IntN(3) {
		p.Referenced = append(p.Referenced, source())
		p.Awards = append(p.Awards, record.Award(source4(source())))
	}
	p.Keymove, p.Status = "Rh1-b1", []string{"", "!", "*", "+", "$", "?"}[random.IntN(6)]
	return p
}

// source4 returns the parts of a source as those of an award.
func source4(s record.Source) record.Award {
	return record.Award{Number: s.Number, Rank: s.Title, Tourney: s.Date, Date: s.Page}
}

// position returns a board that a problem of an aim may have: nothing is wrong with it.
func position(random *rand.Rand, aim record.Aim) string {
	for {
		var squares [64]byte
		for _, man := range "KkQRrSsBbPPpp" {
			squares[random.IntN(64)] = byte(man)
		}
		var rows []string
		for row := range 8 {
			out := ""
			for _, man := range squares[8*row : 8*row+8] {
				if man == 0 {
					man = '1'
				}
				out += string(rune(man))
			}
			rows = append(rows, out)
		}
		board := record.ReadBoard(strings.Join(rows, "/"))
		r := Validate(Bytes([]byte(head+":"+board.Normal()+":"+formOf(aim)+":a|||:::::\n")), Options{})
		if len(r.Diagnostics.Items) == 0 {
			return board.Normal()
		}
	}
}

func formOf(aim record.Aim) string {
	if aim.Kind == record.OtherAim {
		return "mate in two"
	}
	return aim.Form
}

// TestMade: problems that are made are read as they were made, and have no finding.
func TestMade(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	file := []byte(head)
	var all []*record.Problem
	n := 300
	if os.Getenv("PBN_PROVE") != "" {
		n = 20_000
	}
	for range n {
		p := made(random)
		all = append(all, p)
		file = p.AppendLine(file)
	}
	read := problems(Bytes(file))
	if len(read) != len(all) {
		t.Fatalf("%d problems of %d", len(read), len(all))
	}
	for i := range all {
		if want, got := fmt.Sprintf("%q", *all[i]), fmt.Sprintf("%q", *read[i]); want != got {
			t.Fatalf("%s\nis read as\n%s", want, got)
		}
	}
	r := Validate(Bytes(file), Options{AsExport: true})
	for _, d := range r.Diagnostics.Items {
		if d.Rule != rules.RecordDuplicate {
			t.Errorf("%s: %s", rules.Name(d.Rule), d.Message)
		}
	}
}

// plants are mistakes: the rule that has to find each, and how a line without one gets it; "" where it cannot.
var plants = []struct {
	rule  diag.Rule
	plant func(line string, fields []string) string
}{
	{rules.EscapeBad, inField(record.Comment, func(text string) string { return text + `\q` })},
	{rules.EscapeBeyondASCII, inField(record.Keymove, func(text string) string { return text + `\xe9` })},
	{rules.EscapeNeedless, inField(record.Stipulation, func(string) string { return `\x61b` })},
	{rules.FieldBlanks, inField(record.Comment, func(text string) string { return text + " " })},
	{rules.FieldUnencodedColon, inField(record.Comment, func(text string) string { return text + ":" })},
	{rules.RecordFieldCount, func(line string, fields []string) string { return strings.Join(fields[:8], ":") + "\n" }},
	{rules.NamesEmptyName, inField(record.Names, func(text string) string { return text + ";" })},
	{rules.NamesDuplicate, inField(record.Names, func(text string) string { name, _, _ := strings.Cut(text, ";"); return text + ";" + name })},
	{rules.PositionRowLength, inField(record.Position, func(text string) string { return "1" + text })},
	{rules.PositionRows, inField(record.Position, func(text string) string { return text + "/8" })},
	{rules.PositionKnight, inField(record.Position, func(text string) string { return strings.Replace(text, "S", "N", 1) })},
	{rules.PositionLetter, inField(record.Position, func(text string) string { return strings.Replace(text, "Q", "D", 1) })},
	{rules.PositionTrailing, inField(record.Position, func(text string) string { return text + " w" })},
	{rules.PositionKings, inField(record.Position, func(text string) string { return strings.Replace(text, "K", "B", 1) })},
	{rules.SourceSubfields, inField(record.UsedSource, func(text string) string { return text + "|" })},
	{rules.SourceEmptyReference, inField(record.ReferencedSources, func(string) string { return "a|||;" })},
	{rules.AwardEmpty, inField(record.Awards, func(string) string { return ";a|||" })},
	{rules.AwardSubfields, inField(record.Awards, func(string) string { return "a||" })},
	{rules.StatusUndefined, inField(record.Status, func(string) string { return "ok" })},
	{rules.StipulationForm, inField(record.Stipulation, func(text string) string { return strings.Replace(text, "#", "# ", 1) })},
	{rules.TextControlCharacter, inField(record.Comment, func(text string) string { return text + "\x02" })},
	{rules.TextStrayBOM, inField(record.Comment, func(text string) string { return text + "\uFEFF" })},
	{rules.RecordEmpty, func(line string, _ []string) string { return line + "\n" }},
	{rules.TextUnterminatedLine, func(line string, _ []string) string { return line + "x" }},
	{rules.CommentMisplaced, func(line string, _ []string) string { return line + "# x\n" }},
	{rules.FileSecondMarker, func(line string, _ []string) string { return line + "#PBI 1.2\n" }},
}

// inField changes a field of a line.
func inField(f record.Field, change func(text string) string) func(string, []string) string {
	return func(line string, fields []string) string {
		changed := change(fields[f])
		if changed == fields[f] {
			return ""
		}
		fields[f] = changed
		return strings.Join(fields, ":") + "\n"
	}
}

// TestPlanted plants mistakes in problems that have none, and wants each found, and nothing else; its safe fix, if it has one, leaves nothing
// wrong. PBN_PROVE=1 plants 200 of each kind.
func TestPlanted(t *testing.T) {
	each := 4
	if os.Getenv("PBN_PROVE") != "" {
		each = 200
	}
	random := rand.New(rand.NewPCG(3, 4))
	for _, kind := range plants {
		for planted := 0; planted < each; {
			line := string(made(random).AppendLine(nil))
			changed := kind.plant(line, strings.Split(strings.TrimSuffix(line, "\n"), ":"))
			if changed == "" {
				continue
			}
			planted++
			isFound(t, kind.rule, head+changed)
		}
	}
}

func isFound(t *testing.T, rule diag.Rule, file string) {
	t.Helper()
	r := Validate(Bytes([]byte(file)), Options{})
	found := 0
	for _, d := range r.Diagnostics.Items {
		switch {
		case d.Rule == rule:
			found++
			mended(t, file, &d)
		case d.Severity != diag.Info:
			t.Errorf("%s: beside it %s is found in %q", rules.Name(rule), rules.Name(d.Rule), file)
		}
	}
	if found != 1 {
		t.Errorf("%s is found %d times in %q", rules.Name(rule), found, file)
	}
}

// mended wants the safe fix of what was found, if it has one, to leave nothing wrong.
func mended(t *testing.T, file string, d *diag.Diagnostic) {
	t.Helper()
	if len(d.Fixes) == 0 || !d.Fixes[0].Safe {
		return
	}
	out, _ := mend.Apply([]byte(file), source.UTF8, d.Fixes[:1])
	if left := Validate(Bytes(out), Options{}).Diagnostics; left.Count(diag.Error)+left.Count(diag.Warning) > 0 {
		t.Errorf("%s is mended, and %s is left in %q", rules.Name(d.Rule), rules.Name(left.Items[0].Rule), out)
	}
}

// TestStream: of 50,000 problems that come in pieces no more is in memory than a few lines.
func TestStream(t *testing.T) {
	line := ":" + two + ":#2:1|Compositions by chance|2026|1:::Rh1-b1:!:\n"
	file := []byte(head + strings.Repeat(line, 50_000))
	pieces := habits.PBI.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 1 << 14 }}, source.Automatic)
	longest := 0
	r := Parse(pieces, func(text *source.Text, r *record.Record) {
		longest = max(longest, cap(text.Bytes))
		if r.Position.Turn != chess.White || !r.HasPosition {
			t.Fatal("the position is not read")
		}
	})
	if r.Games != 50_000 || longest > 300_000 {
		t.Errorf("%d problems, with %d bytes in memory", r.Games, longest)
	}
}
