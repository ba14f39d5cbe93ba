package answers

import (
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/wire"
)

// TestNamesWithoutWhiteSpace: a name is without the white space around it that JavaScript's trim takes away, which U+FEFF is, but not
// U+0085.
func TestNamesWithoutWhiteSpace(t *testing.T) {
	for value, want := range map[string]string{
		" A B ": "A B", "\u00A0A\u2003": "A", "\uFEFFA\u2028": "A", "A": "A", "\u200BA": "\u200BA", " ? ": "", "": "", "\u00A0": "", "-": "-",
	} {
		var file struct {
			Games []struct {
				Board string
				Names struct{ W string }
			}
		}
		if err := json.Unmarshal(parse([]byte("[West \""+value+"\"]\n[Board \""+value+"\"]\n"), wire.Options{Encoding: "utf-8"}),
			&file); err != nil {
			t.Fatal(err)
		}
		if g := file.Games[0]; g.Names.W != want || g.Board != want {
			t.Errorf("%q is the name %q and the board %q, want %q", value, g.Names.W, g.Board, want)
		}
	}
}

// TestParseToEndsEarly: where a game is too long, those before it are whole.
func TestParseToEndsEarly(t *testing.T) {
	file := "[Board \"1\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n{" + strings.Repeat("x", 5000) + "}\n"
	for _, lines := range []bool{true, false} {
		var out strings.Builder
		_, err := ParseTo(&out, habits.PBN.Stream(strings.NewReader(file), source.Automatic).LimitGames(2000), lines, wire.Options{})
		want := `"board":"2"}`
		if lines {
			want += "\n"
		}
		if err == nil || !strings.HasSuffix(out.String(), want) {
			t.Errorf("lines %v: %v, %q", lines, err, out.String())
		}
	}
}
