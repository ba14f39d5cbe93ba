package answers

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"pbn/core/wire"
)

func TestConvert(t *testing.T) {
	problems, err := os.ReadFile("../../answers/testdata/problems.pbi")
	if err != nil {
		t.Fatal(err)
	}
	for given, has := range map[string]string{
		`{"to":"fen"}`: "w - - 0 1\n", `{"to":"epd"}`: " bm Rb1;", `{"to":"pgn"}`: "1. Rb1", `{"to":"popeye"}`: "Stipulation #2", `{"to":"csv"}`: "problem,authors",
		`{"to":"latex"}`: `\begin{diagram}`, `{"to":"olv"}`: "algebraic:",
	} {
		c, err := ReadConvert([]byte(given))
		if err != nil {
			t.Fatal(err)
		}
		out, said, err := Convert(problems, wire.Options{}, c)
		if err != nil || !bytes.Contains(out, []byte(has)) || !bytes.Contains(said, []byte(`"lines":`)) {
			t.Errorf("%s (%v): %s\n%s", given, err, out, said)
		}
		if c.To == ofOlive {
			if back, _, err := Convert(out, wire.Options{}, Conversion{From: ofOlive}); err != nil || !bytes.Contains(back, []byte("Chance, A.;B. Prototype:8/7S/")) {
				t.Errorf("%v: %s", err, back)
			}
		}
	}
	if out, _, err := Convert([]byte("8/8/8/8/8/8/8/KN1k4 w - - 0 1\n"), wire.Options{Encoding: "utf-8"}, Conversion{From: "fen", Stipulation: "#2"}); err != nil ||
		!bytes.Contains(out, []byte(":8/8/8/8/8/8/8/KS1k4:#2:")) {
		t.Errorf("%v: %s", err, out)
	}
	for given, want := range map[string]string{
		`[]`: "have to be an object", `{}`: "convert.to has to be one of olv, fen", `{"to":"doc"}`: "convert.to", `{"from":"fen","to":"csv"}`: "convert.to has to be one of pbi",
		`{"to":"csv","stipulation":"#2"}`: "convert.stipulation is said",
	} {
		if _, err := ReadConvert([]byte(given)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", given, err, want)
		}
	}
}
