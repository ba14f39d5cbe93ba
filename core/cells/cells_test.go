package cells

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode"
)

// TestCells: what is between the commas of a row.
func TestCells(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "a b": "a b", "a,b": `"a,b"`, `"a"`: `"""a"""`, "a\nb": "\"a\nb\"", "a\rb": "\"a\rb\"", "a\tb": "a\tb",
		"=1": `"'=1"`, "@a": `"'@a"`, "\ta": "\"'\ta\"", "\ra": "\"'\ra\"", "+": `"'+"`, "-": `"'-"`, "-a": `"'-a"`, "--1": `"'--1"`,
		"+-1": `"'+-1"`, "-1.": `"'-1."`, "-.5": `"'-.5"`, "-1.5x": `"'-1.5x"`, "-1,5": `"'-1,5"`,
		"-1": "-1", "+620": "+620", "-1.25": "-1.25", "1=2": "1=2",
	} {
		if got := string(Append(nil, text)); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}

// TestCellsOfTheSite: core and site guard the same cells, which site/test/csv.test.mjs compares as well.
func TestCellsOfTheSite(t *testing.T) {
	var cells map[string]bool
	if file, err := os.ReadFile("../convert/testdata/cells.json"); err != nil || json.Unmarshal(file, &cells) != nil || len(cells) < 30 {
		t.Fatalf("%d cells (%v)", len(cells), err)
	}
	for text, isGuarded := range cells {
		if got := strings.HasPrefix(string(Append(nil, text)), `"'`); got != isGuarded {
			t.Errorf("%q is guarded: %t", text, got)
		}
	}
}

// TestFormulasOfTheSite: the site has the tables of the core. PBN_UPDATE=1 writes them anew, and fails.
func TestFormulasOfTheSite(t *testing.T) {
	const path = "../convert/formulas.json"
	want, err := json.Marshal(map[string]any{"starts": formulaStarts, "ignored": ignored})
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(path, want, 0o644); err != nil {
			t.Fatal(err)
		}
		t.Fatalf("%s was written anew: run the test without PBN_UPDATE", path)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != string(want) {
		t.Errorf("%s has other tables (%v): PBN_UPDATE=1 go test ./core/cells", path, err)
	}
}

// TestIgnored: all white space, and all characters that are not seen or have no meaning that all agree on, are ignored at the start of a
// cell, and nothing that is seen.
func TestIgnored(t *testing.T) {
	for c := rune(0); c <= unicode.MaxRune; c++ {
		unseen := unicode.IsSpace(c) || unicode.In(c, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs) ||
			unicode.Is(unicode.Other_Default_Ignorable_Code_Point, c) || unicode.Is(unicode.Variation_Selector, c)
		if got := isIgnored(c); unseen && !got || got && unicode.IsGraphic(c) && !unseen {
			t.Fatalf("%U is ignored: %t", c, got)
		}
	}
}
