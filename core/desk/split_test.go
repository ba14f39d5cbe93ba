package desk

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/where"
)

// TestFileNames: no text of a game leads out of the folder, or to a name that a system does not take.
func TestFileNames(t *testing.T) {
	for text, want := range map[string]string{
		"Oakes, Jonathan": "Oakes-Jonathan", "../../etc/passwd": "etc-passwd", "a/b": "a-b", `C:\x`: "C-x", "": "none", "?": "none", "..": "none",
		"con": "_con", "Müller": "Müller", "-rf": "rf", ".hidden": "hidden", "1/2-1/2": "1-2-1-2", "a\x00b\n": "a-b", "王": "王",
		strings.Repeat("x", 200): strings.Repeat("x", longestName-1),
	} {
		if got := fileName(text); got != want || !utf8.ValidString(got) {
			t.Errorf("%q is %q", text, got)
		}
	}
	var p parts
	for _, c := range [][2]string{{"Ann", "Ann"}, {"ann", "ann-2"}, {"ANN!", "ANN-3"}, {"ann-2", "ann-2-2"}, {"Ann", "Ann"}} {
		if got := p.of(partOf{c[0], c[0]}, nil, 2).Name; got != c[1] {
			t.Errorf("%q is %q", c[0], got)
		}
	}
}

// TestNames: names that people write in several ways are one name, in a split as in a table; what is no name is as it is written.
func TestNames(t *testing.T) {
	fields := &where.Table{Fields: []where.Field{{Name: "player", IsName: true}, {Name: "fen"}}}
	split, err := ReadSplit("player", fields)
	if err != nil {
		t.Fatal(err)
	}
	tally, err := ReadTally("player,fen", fields)
	if err != nil {
		t.Fatal(err)
	}
	var p parts
	for _, names := range [][]string{{"M\u00fcller, Jan", "Oakes"}, {"MULLER,JAN"}, {"Mueller, Jan"}} {
		g := &Game{Values: func(field, _ int) where.Value {
			if field == 1 {
				return where.TextValue(names[0][:1])
			}
			return where.AnyValue(names...)
		}}
		for _, which := range split.partsOf(g, 1) {
			p.of(which, nil, 2).Games++
		}
		tally.Add(g)
	}
	var got []string
	for _, part := range p.list {
		got = append(got, part.Name+" "+strconv.Itoa(part.Games))
	}
	if want := []string{"M\u00fcller-Jan 2", "Oakes 1", "Mueller-Jan 1"}; !slices.Equal(got, want) {
		t.Errorf("the parts are %v", got)
	}
	if rows := tally.Rows(); len(rows) != 3 || rows[0].Texts[0] != "M\u00fcller, Jan" || rows[0].Games != 2 {
		t.Errorf("the rows are %v", rows)
	}
}
