package collect

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/source"
	"pbn/core/where"
)

// file has four problems by authors with the letters A to D, with comment lines before and between them.
const file = "\uFEFF#PBI 1.1\r\n# first\r\nAné;Loyd:8/7S/k7/p7/8/8/Q3K3/7R:#2:12|Chances|2025-03|7:|Album|1990|:1|Pr|Spring|2025;|hm|Autumn|:Rh1-b1:!:good\\x0aKeywords\\x3a Zugzwang; Model mates\r\n" +
	"B:8/7S/k7/p7/8/8/Q3K3/7R:# 2:|x|May 1901|:::::\r\n# between\r\nC:8/8/8/8/8/8/8/K1k5:h#2.5, Circe::::::\r\n" +
	"D::s#3, Defence 1::::::Pieces\\x3a white Ka1, Gb4; black Kc3\r\n# behind\r\n"

// written returns the first letters of the problems that are written, and all that is.
func written(t *testing.T, n *desk.Notation, options desk.Options, files ...string) (letters, all string) {
	t.Helper()
	var out bytes.Buffer
	j := n.Join(&out, options)
	for _, file := range files {
		if r := j.Read(habits.PBI.Open([]byte(file), source.Automatic)); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if err := j.End(); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if strings.Count(line, ":") >= int(record.Comment) {
			letters += line[:1]
		}
	}
	return letters, out.String()
}

func TestFields(t *testing.T) {
	for condition, want := range map[string]string{
		`author = ane`: "A", `author ~ loy`: "A", `authors = 2`: "A", `number > 2`: "CD", `stipulation = #2`: "AB", `kind = help`: "C", `kind in direct, self`: "ABD",
		`moves = 2.5`: "C", `source = chances and sourcenumber = 12 and page = 7`: "A", `date >= 2025`: "A", `date < 1950`: "B", `reprint = album`: "A",
		`award = "1 Pr" and award = hm`: "A", `tourney = autumn`: "A", `keymove = Rh1-b1`: "A", `status = sound`: "A", `not has status`: "BCD",
		`theme = zugzwang and theme ~ model`: "A", `fairy = circe`: "C", `fairy = men`: "D", `pieces = 6 and white = 4 and black = 2`: "AB", `pieces < 3`: "C",
		`material = KQRSkp`: "AB", `position ~ K1k5`: "C", `comment ~ good`: "A", `not has position`: "D", `white = 0`: "",
	} {
		c, err := where.Parse(condition, Fields)
		if err != nil {
			t.Error(condition, err)
			continue
		}
		if got, _ := written(t, Problems(nil), desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, file); got != want {
			t.Errorf("%s: %s, want %s", condition, got, want)
		}
	}
}

// TestBytes: what is not changed keeps its bytes, the lines around it with it.
func TestBytes(t *testing.T) {
	if _, all := written(t, Problems(nil), desk.Options{Likeness: -1}, file); all != file {
		t.Errorf("%q", all)
	}
	order, err := desk.ReadOrder("-number", Fields)
	if err != nil {
		t.Fatal(err)
	}
	got, all := written(t, Problems(nil), desk.Options{Likeness: -1, Order: order}, file)
	if got != "DCBA" || !strings.HasPrefix(all, "\uFEFF#PBI 1.1\r\n# first\r\nD:") || len(all) != len(file) {
		t.Errorf("%s %q", got, all)
	}
	// What is made of several files has the newest version once, no empty line, and the comment lines of each before all problems, those that are the
	// same once.
	const other = "#PBI 1.2\n# second\nE:8/8/8/8/8/8/8/K1k5:#1::::::"
	got, all = written(t, Problems(nil), desk.Options{Likeness: -1, OfSeveral: true}, other+"\n", file, other+"\nF::::::::")
	if got != "EABCDEF" || !strings.HasSuffix(all, "\nF::::::::") || strings.Count(all, "#PBI 1.2") != 1 || strings.Contains(all, "1.1") || strings.Contains(all, "\n\n") || strings.Count(all, "# second") != 1 {
		t.Errorf("%s %q", got, all)
	}
	const comments = "#PBI 1.2\n# second\n# third\nE:"
	_, all = written(t, Problems(nil), desk.Options{Likeness: -1, OfSeveral: true}, other+"\n", strings.Replace(other, "# second", "\n# third\n# second", 1)+"\n")
	if !strings.HasPrefix(all, comments) {
		t.Errorf("%q", all)
	}
	// A file that begins without the first line is made right as well.
	if _, all = written(t, Problems(nil), desk.Options{Likeness: -1, OfSeveral: true}, "F::::::::\r\n", other+"\n"); all != "#PBI 1.2\r\n# second\nF::::::::\r\n"+other[len("#PBI 1.2\n# second\n"):]+"\n" {
		t.Errorf("%q", all)
	}
	if got, all = written(t, Problems(nil), desk.Options{Likeness: -1}, "no problems\n"); got != "" || all != "" {
		t.Errorf("%s %q", got, all)
	}
}

// TestTwins: a problem repeats another whatever its board and its stipulation look like, and not where it has no board.
func TestTwins(t *testing.T) {
	const more = "E:8/7S/k7/p7/8/8/Q3K3/11111111R:#2::::::\nF:8/7S/k7/p7/8/8/Q3K3/1111111R:#3::::::\nG:1k6/8/8/8/8/8/8/K7:#2::::::\nD::s#3::::::\n"
	for likeness, want := range [...]string{sameProblem: "ACDEFGD", samePosition: "ACDEGD"} {
		if got, _ := written(t, Problems(nil), desk.Options{Likeness: likeness}, file, "#PBI 1.2\n"+more); got != want {
			t.Errorf("%d: %s, want %s", likeness, got, want)
		}
	}
}

func TestBoard(t *testing.T) {
	for text, want := range map[string]string{"8/7N/k7/p7/8/8/Q3K3/7R b - - 0 1": "AB", "8/8/8/8/8/8/8/K1k5 w - - 0 1": "C", "8/8/8/8/8/8/8/K2k4 w - - 0 1": ""} {
		p, _, _, ok := chess.ReadFEN(text)
		if got, _ := written(t, Problems(&p), desk.Options{Likeness: -1}, file); !ok || got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestSet(t *testing.T) {
	p := &record.Problem{}
	for _, name := range []string{"Author", "position", "stipulation", "source", "sourcenumber", "date", "page", "keymove", "comment"} {
		if why := Set(p, name, " a; b"); why != "" {
			t.Error(name, why)
		}
	}
	if why := Set(p, "status", "Cooked"); why != "" || p.Status != "*" || len(p.Names) != 2 {
		t.Error(why, p)
	}
	if line := string(p.AppendLine(nil)); line != "a;b: a; b: a; b: a; b| a; b| a; b| a; b::: a; b:*: a; b\n" {
		t.Errorf("%q", line)
	}
	if Set(p, "status", "%"); p.Status != "%" {
		t.Error(p.Status)
	}
	if why := Set(p, "elo", "1"); why == "" {
		t.Error("elo is a field")
	}
}
