package export

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
)

// exported is an export, which is written in two ways: from the games alone, and, with shorter ways for plain text, beside their source.
func exported(file string, options Options) string {
	diags := diag.List{Rules: rules.Of}
	var out, beside bytes.Buffer
	w, other := NewWriter(&out, options, &diags), NewWriter(&beside, options, &diag.List{Rules: rules.Of})
	games := new(game.Reader)
	games.Reset(habits.PBN.Open([]byte(file), source.Automatic), &diags)
	other.From(Source{Reader: games, Diags: &diag.List{Rules: rules.Of}, Changes: &diag.List{Rules: rules.Of}, Counts: NewCounts()})
	for text, g := range games.Games() {
		w.Game(text, g, false)
		other.Game(text, g, false)
	}
	w.Close()
	other.Close()
	if !bytes.Equal(out.Bytes(), beside.Bytes()) {
		return "from the games alone:\n" + out.String() + "\nbeside their source:\n" + beside.String()
	}
	return out.String()
}

// body is an export without its header, without mandatory tags that are filled in with "?", and with LF.
func body(file string) string {
	var out []string
	for _, line := range strings.Split(strings.ReplaceAll(exported(file, Options{}), "\r\n", "\n"), "\n") {
		if !strings.HasSuffix(line, " \"?\"]") && line != "% PBN 2.1" && line != "% EXPORT" {
			out = append(out, line)
		}
	}
	return strings.TrimSuffix(strings.Join(out, "\n"), "\n")
}

// rewriting is a text of a clause of the ledger, and what export makes of it: see body.
type rewriting struct{ clause, in, want string }

// checkRewritings checks those of an archive, and others, which an archive cannot hold.
func checkRewritings(t *testing.T, file string, others ...rewriting) {
	t.Helper()
	for _, s := range testkit.ReadSamples(file, "want") {
		others = append(others, rewriting{s.Name, s.Text, s.Part("want")})
	}
	for _, c := range others {
		if got := body(c.in); got != c.want {
			t.Errorf("%s\n--- in\n%s\n--- got\n%s\n--- want\n%s", c.clause, c.in, got, c.want)
		}
	}
}

func TestExport(t *testing.T) {
	long := strings.Repeat("word ", 60)
	a, b, c := strings.Repeat("a", 40), strings.Repeat("b", 36), strings.Repeat("c", 200)
	words := strings.TrimSpace(strings.Repeat("word ", 15))
	marks := strings.TrimSpace(strings.Repeat("^R ", 26))
	wrapped := "[Site \"x\"]\n{" + words + "\n" + words + "\n" + words + "\n" + words + "}"
	checkRewritings(t, "testdata/export.txtar", []rewriting{
		{"2.3-c long comment", "[Site \"x\"] {" + long + "}", wrapped},
		{"2.3-c long word", "[Site \"x\"] {ab " + strings.Repeat("z", 260) + "}",
			"[Site \"x\"]\n{ab\n" + strings.Repeat("z", 251) + "\n" + strings.Repeat("z", 9) + "}"},
		{"2.3-c a word that just ends within its line", "[Site \"x\"] {" + a + " " + b + " " + c + "}",
			"[Site \"x\"]\n{" + a + " " + b + "\n" + c + "}"},
		{"2.3-c a word that is one character too long for it", "[Site \"x\"] {" + a + " " + b + "b " + c + "}",
			"[Site \"x\"]\n{" + a + "\n" + b + "b\n" + c + "}"},
		{"2.3-c long line comment", "[Site \"x\"] ;" + long, wrapped},
		{"2.2-c a word of a table", "[ScoreTable \"Rank;Names_NS\"]\n1 M\xfcl\\ler", "[ScoreTable \"Rank;Names_NS\"]\n1 \"M\xfcl\\\\ler\""},
		{"3.9-a irregularities that no line holds", "[Play \"W\"]\n" + strings.Repeat("^R ", 90) + "SA - - -\n*",
			"[Play \"W\"]\n" + marks + "\n" + marks + "\n" + marks + "\n" + strings.Repeat("^R ", 12) + "SA - - -\n*"},
	}...)
}

func TestCharacters_2_2_e(t *testing.T) {
	for _, c := range []struct{ in, latin1, ascii, utf8 string }{
		{"Łódź čeština", "L\xf3dz cestina", "L?dz cestina", "Łódź čeština"},
		{"“a” ‘b’ – — …", `\"a\" 'b' - - ...`, `\"a\" 'b' - - ...`, "“a” ‘b’ – — …"},
		{"\\“", `\\\"`, `\\\"`, "\\“"},
		{"♠♥", "SH", "SH", "♠♥"},
		{"e\u0301 s\u030c", "\xe9 s", "? s", "e\u0301 s\u030c"},
		{"日\x01", "? ", "? ", "日 "},
		{"\u00a0\u00bf", "\xa0\xbf", " ?", "\u00a0\u00bf"},
		{"C:\\\u200b", "C:\\\\", "C:\\\\", "C:\\\u200b"},
	} {
		for encoding, want := range []string{plain.Latin1: c.latin1, plain.ASCII: c.ascii, plain.UTF8: c.utf8} {
			out := exported("\xEF\xBB\xBF[Site \""+c.in+"\"]", Options{Encoding: plain.Encoding(encoding)})
			if want := "[Site \"" + want + "\"]\r\n"; !strings.Contains(out, want) {
				t.Errorf("%q, encoding %v: want %q in %q", c.in, encoding, want, out)
			}
		}
	}
	if out := exported("[Site \"x\"] {♠ ♥\uFE0E ♦ ♣}", Options{}); !strings.Contains(out, `{\S \H \D \C}`) {
		t.Errorf("suits in a comment: %q", out)
	}
}

// TestLatin1ThatLooksLikeUTF8: an export is read in the encoding it was written in.
func TestLatin1ThatLooksLikeUTF8_2_2_e(t *testing.T) {
	out := exported("[Site \"Ã©\"]", Options{})
	if again := habits.PBN.Text([]byte(out), source.Automatic); again.Encoding != source.Latin1 {
		t.Errorf("read as %v: %q", again.Encoding, out)
	}
	if again := exported(out, Options{}); again != out {
		t.Errorf("%q became %q", out, again)
	}
	// The first game is not UTF-8, since its only character that is not ASCII ends a line.
	if out := exported("[Site \"x\"] ;é\n\n[Site \"Ã©\"]", Options{}); strings.Contains(out, "% This file") {
		t.Errorf("needs no such line: %q", out)
	}
}

// TestResultFromPlay_3_4_b plays a whole deal: declarer's tricks are counted where the result is missing.
func TestResultFromPlay_3_4_b(t *testing.T) {
	const game = `[Deal "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432"]
[Declarer "N"][Contract "7NT"]
[Play "E"]
ST S4 S2 SA
S9 S5 S3 SK
S8 S6 H2 SQ
H9 S7 H3 SJ
HT H6 H4 HA
HJ H7 H5 HK
D8 H8 C2 HQ
D9 D5 D2 DA
DT D6 D3 DK
DJ D7 D4 DQ
C9 C6 C3 CA
CT C7 C4 CK
CJ C8 C5 CQ`
	if out := body(game); !strings.Contains(out, "[Result \"13\"]") || strings.HasSuffix(out, "*") {
		t.Error(out)
	}
	if out := body(strings.Replace(game, "CJ C8", "CJ -", 1)); strings.Contains(out, "[Result") {
		t.Errorf("a result without all cards:\n%s", out)
	}
}
