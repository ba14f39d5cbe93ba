package epd

import (
	"strings"
	"testing"

	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/testkit"
)

// TestExact: what each clause becomes in export format, and that this has nothing more to be changed.
func TestExact(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/exact.txtar", "want") {
		want := s.Part("want")
		if got, _ := Export(Bytes([]byte(s.Text)), ExportOptions{Notation: EPD}); string(got) != want {
			t.Errorf("%s: %q becomes\n%q, want\n%q", s.Name, s.Text, got, want)
		}
		if again, r := Export(Bytes([]byte(want)), ExportOptions{Notation: EPD}); string(again) != want || len(r.Changes.Items) > 0 {
			t.Errorf("%s: %q becomes %q, %v", s.Name, want, again, r.Changes.Items)
		}
	}
}

// fens are lines of a file of FENs, each with what it becomes and the rules that it breaks.
var fens = []struct{ name, text, want, rules string }{
	{"16.1-b six fields", "4k3/8/8/8/8/8/8/4K3 w - - 3 7", "4k3/8/8/8/8/8/8/4K3 w - - 3 7", ""},
	{"16.1-b a semicolon after them", "4k3/8/8/8/8/8/8/4K3 w - - 3 7;", "4k3/8/8/8/8/8/8/4K3 w - - 3 7", ""},
	{"16.1-b Chess960", "4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1", "4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1", ""},
	{"16.1-b fewer fields", "4k3/8/8/8/8/8/8/4K3 b -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "position/form"},
	{"16.1-b operations after them", "4k3/8/8/8/8/8/8/4K3 w - - 3 7  bm Ke2;id a;", "4k3/8/8/8/8/8/8/4K3 w - - 3 7 bm Ke2; id \"a\";", "epd/operand"},
	{"16.1-b a line that cannot be read", "4k3/8/8 w  - - 0 1", "4k3/8/8 w - - 0 1", "position/syntax"},
	{"16.1-b a line of something else", "  the end;  of it ", "the end;  of it", "position/syntax"},
	{"16.1-b a comment", "# mates", "", "epd/syntax"},
}

// TestFENs: a file of FENs has a FEN a line.
func TestFENs(t *testing.T) {
	for _, c := range fens {
		want := c.want
		if want != "" {
			want += "\n"
		}
		text := "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n" + c.text + "\n"
		got, r := Export(Bytes([]byte(text)), ExportOptions{})
		if string(got) != "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"+want {
			t.Errorf("%s: %q becomes %q", c.name, c.text, got)
		}
		var broken []string
		for _, d := range r.Diagnostics.Items {
			broken = append(broken, rules.Name(d.Rule))
		}
		if strings.Join(broken, " ") != c.rules {
			t.Errorf("%s: %q breaks %q", c.name, c.text, broken)
		}
	}
}

// TestLongLine_16_2_3_a: a line may have any length.
func TestLongLine_16_2_3_a(t *testing.T) {
	line := "4k3/8/8/8/8/8/8/4K3 w - - noop" + strings.Repeat(" x", 100_000) + ";\n"
	got, r := Export(Bytes([]byte(line)), ExportOptions{Notation: EPD})
	if string(got) != line || r.Diagnostics.Found(rules.EPDLineTooLong) != 1 || len(r.Diagnostics.Items) != 1 {
		t.Errorf("%d bytes, %d findings", len(got), len(r.Diagnostics.Items))
	}
}

// TestEncodings: UTF-8 keeps all; what the others lack is replaced, and told.
func TestEncodings(t *testing.T) {
	const in = "4k3/8/8/8/8/8/8/4K3 w - - c0 \"“Müller” ♞ Šarić\"; zz “a”;\n"
	for encoding, want := range map[export.Encoding]string{
		export.UTF8:   in,
		export.Latin1: "4k3/8/8/8/8/8/8/4K3 w - - c0 \"'M\xFCller' ? Saric\"; zz 'a\";\n",
		export.ASCII:  "4k3/8/8/8/8/8/8/4K3 w - - c0 \"'M?ller' ? Saric\"; zz 'a\";\n",
	} {
		got, r := Export(Bytes([]byte(in)), ExportOptions{Notation: EPD, Encoding: encoding})
		if string(got) != want || (r.Diagnostics.Found(rules.TextUnmappable) == 0) != (encoding == export.UTF8) || r.NeedsUTF8 != "“Müller”" {
			t.Errorf("%d: %q, %q", encoding, got, r.NeedsUTF8)
		}
	}
}
