package core

import (
	"os"
	"strings"
	"testing"
	"unicode"

	"pbn/core/diag"
)

// rendered are files whose diagnostics, as text, are in testdata/render.txt.
var rendered = []struct{ path, in string }{
	{"deal.pbn", "[Deal \"N:AK... A9... Q10... J...\"]\r\n"},
	{"tabs and escapes\x1b[2J.pbn", "[Site\t\"\x1b[31mred\x9b2J\ta\u202e\xa0b\" {c}]"},
	{"wide.pbn", "\xEF\xBB\xBF[West \"“Łódź”♠\"] 🂡 x\n[Site \"e\u0301 é\xffé\tx\"]"},
	{"utf16.pbn", "\xFF\xFE" + wide("[Site \"♠é\tx\"]\n[PLAY \"N\"]\n")},
	{"long.pbn", "[Site \"" + strings.Repeat("a", 60) + "\tb" + strings.Repeat("c", 300) + "\"]\n" + "{" + strings.Repeat("é ", 50) + "} junk " + strings.Repeat("d", 200)},
	{"lines.pbn", "[Site \"a\"]\n[Site\n\"b\"]\n\n[Board \"1\""},
	{"page.html", "<html><p>\xE9</p><pbn>[Site {Andr&eacute;} \"a\"]</pbn>"},
	{"empty.pbn", ""},
}

func renderAll() string {
	var out []byte
	for _, c := range rendered {
		r := Validate(Bytes([]byte(c.in)), Options{})
		for i := range r.Diagnostics.Items {
			out = diag.Render(out, c.path, r.Text, &r.Diagnostics.Items[i])
		}
		out = append(out, '\n')
	}
	return string(out)
}

// TestRender compares with testdata/render.txt; PBN_UPDATE=1 writes that anew.
func TestRender(t *testing.T) {
	const name = "testdata/render.txt"
	got := renderAll()
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want := string(readFile(t, name)); got != want {
		t.Errorf("%s is not what is rendered now:\n%s", name, firstDifference([]byte(want), []byte(got)))
	}
	for _, r := range got {
		if r != '\n' && r != ' ' && !unicode.IsPrint(r) {
			t.Errorf("%q reaches the terminal", r)
		}
	}
}
