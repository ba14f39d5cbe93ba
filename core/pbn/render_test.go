package pbn

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// rendered are files whose diagnostics, as text, are in testdata/render.txt.
var rendered = []struct{ path, in string }{
	{"deal.pbn", "[Deal \"N:AK... A9... Q10... J...\"]\r\n"},
	{"tabs and escapes\x1b[2J\x7F.pbn", "[Site\t\"\x1b[31mred\x9b2J\ta\u202e\xa0b\" {c}]"},
	{"wide.pbn", "\xEF\xBB\xBF[West \"“Łódź”♠\"] 🂡 x\n[Site \"e\u0301 é\xffé\tx\"]"},
	{"utf16.pbn", utf16LE("[Site \"♠é\tx\"]\n[PLAY \"N\"]\n")},
	{"long.pbn", "[Site \"" + strings.Repeat("a", 60) + "\tb" + strings.Repeat("c", 300) + "\"]\n" + "{" + strings.Repeat("é ", 50) +
		"} junk " + strings.Repeat("d", 200)},
	{"far.pbn", "[Site \"" + strings.Repeat("é", 100) + "x\tb\"]"},
	{"lines.pbn", "[Site \"a\"]\n[Site\n\"b\"]\n\n[Board \"1\""},
	{"page.html", "<html><p>\xE9</p><pbn>[Site {Andr&eacute;} \"a\"]</pbn>"},
	{"empty.pbn", ""},
}

func renderAll(color bool) string {
	var out []byte
	for _, c := range rendered {
		r := Validate(Bytes([]byte(c.in)), Options{})
		for i := range r.Diagnostics.Items {
			out = diag.Rendering{Rules: rules.Of, Path: c.path, Color: color}.Append(out, r.Text, &r.Diagnostics.Items[i])
		}
		out = append(out, '\n')
	}
	return string(out)
}

// TestRender compares with testdata/render.txt.
func TestRender(t *testing.T) {
	got := renderAll(false)
	testkit.Golden(t, "render.txt", got)
	for _, r := range got {
		if r != '\n' && r != ' ' && !unicode.IsPrint(r) {
			t.Errorf("%q reaches the terminal", r)
		}
	}
}

// TestRenderInColor: colours, and nothing else, are what color adds.
func TestRenderInColor(t *testing.T) {
	colored := renderAll(true)
	sequences := regexp.MustCompile(`\x1b\[(1;3[1346]|32|)m`)
	if got := sequences.ReplaceAllString(colored, ""); got != renderAll(false) {
		t.Errorf("without its colours it is\n%s", got)
	}
	for _, want := range []string{"\x1b[1;31merror:\x1b[m The card", "\x1b[1;34mnote:\x1b[m the first", "\x1b[1;31m^~\x1b[m\n",
		"\x1b[32mfix:\x1b[m Write"} {
		if !strings.Contains(colored, want) {
			t.Errorf("%q is missing", want)
		}
	}
}
