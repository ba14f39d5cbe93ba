package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

func TestForAll(t *testing.T) {
	for _, c := range []struct{ name, game, want string }{
		{"as it is", "[Board \"1\"]\n{Bold.}\n[Contract \"4SX\"]", "[Board \"1\"]\n{Bold.}\n[Contract \"4SX\"]"},
		{"without a header", "% PBN 2.1\n[Board \"1\"]\n", "[Board \"1\"]"},
		{"a long comment", "[Board \"1\"]\n{Bold,\nbut thin.}\n[Site \"\"]", "[Board \"1\"]\n{Bold,\nbut thin.\r\n}\n[Site \"\"]"},
		{"a comment without an end", "[Board \"1\"]\n{Bold,\nbut thin", ""},
		{"a contract in its own way", "[Contract \"4Sx\"]", ""},
		{"two tags on a line", "[Board \"1\"] [Site \"\"]\n[Note \"x\"]", ""},
		{"data behind a comment", "[Auction \"N\"]\n1C\n{Bold.}\nPass", ""},
		{"no tag pair first", "{Bold.}\n[Board \"1\"]", ""},
	} {
		got, ok := forAll([]byte(c.game))
		if ok != (c.want != "") || ok && string(got) != c.want {
			t.Errorf("%s: %q, %t", c.name, got, ok)
		}
	}
}

// TestInput: the games of a file, again and again, with other boards and names, are as many games for the core.
func TestInput(t *testing.T) {
	one := vary([]byte("[Board \"77\"]\n[West \"Ida\"]\n[North \"?\"]\n[Auction \"N\"]\nAP"))
	two := vary([]byte("[Site \"\"]"))
	path := filepath.Join(t.TempDir(), "in.pbn")
	if err := writeInput(path, []variant{one, two}, 0, 7); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	boards := map[string]bool{}
	report := pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
		board, _ := g.Known("Board")
		boards[board] = true
	})
	if report.Games != 7 || len(report.Diagnostics.Items) > 0 || len(boards) != 5 || boards["77"] {
		t.Errorf("%d games, boards %v, %v", report.Games, boards, report.Diagnostics.Items)
	}
	if text := string(file); strings.Contains(text, "Ida") || strings.Count(text, "[North \"?\"]") != 4 {
		t.Error(text)
	}
	if err := writeInput(path, []variant{two}, 5000, 0); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Size() < 5000 || info.Size() > 5020 {
		t.Error(info.Size(), err)
	}
}

// TestInImportFormat: real files as they are, without those in export format and those of other encodings; no file that fits is no loop.
func TestInImportFormat(t *testing.T) {
	files := [][]byte{[]byte("[Board \"1\"]\n"), []byte("% EXPORT\n[Board \"2\"]\n"), []byte("[Site \"\xe9\"]\n"), []byte("[Board \"4\"]")}
	if got := string(inImportFormat(files, 30)); got != "[Board \"1\"]\n\n[Board \"4\"]\n\n[Board \"1\"]\n\n" {
		t.Errorf("%q", got)
	}
	if got := inImportFormat(files[1:3], 40); len(got) > 0 {
		t.Errorf("%q", got)
	}
}

// TestVerdictsOfSearches: a search that takes long has to tell how far it is, and to stop.
func TestVerdictsOfSearches(t *testing.T) {
	table := &table{sizes: map[string]int64{middle: 20e6, large: 100e6, asImport: 4e6}, rows: []row{
		{of: key{inNode, loopInJavaScript, asImport}, got: measurement{First: cost{Wall: 0.005}}},
		{of: key{inPage, "export", middle}, got: measurement{First: cost{Wall: 1}}},
		{of: key{inPage, "export, stream", large}, got: measurement{First: cost{Wall: 6}}},
	}}
	times := measurement{Times: []float64{0.003, 0.001, 0.002, 0.01}}
	for _, c := range []struct {
		of   target
		r    row
		says string
		met  bool
	}{
		{spreadOf(spread{Mean: 4, P90: 10, Max: 10}), row{got: times}, "mean ≤ 4 ms (4.0), median ms (3.0), p90 ≤ 10 ms (10.0), max ≤ 10 ms (10.0)", true},
		{spreadOf(spread{Median: 2}), row{got: times}, "mean ms (4.0), median ≤ 2 ms (3.0), p90 ms (10.0), max ms (10.0)", false},
		{spreadOf(spread{Median: 2}), row{}, "mean ms (0.0), median ≤ 2 ms (0.0), p90 ms (0.0), max ms (0.0)", false},
		{endsOf(0.02), row{got: measurement{First: cost{Wall: 9}, Told: 7, Stop: 0.015}}, "ends, with progress (told 7 times), and stops in ≤ 20 ms (15.0)", true},
		{endsOf(0.02), row{got: measurement{First: cost{Wall: 9}, Told: 7, Stop: 0.021}}, "ends, with progress (told 7 times), and stops in ≤ 20 ms (21.0)", false},
		{endsOf(0.02), row{got: measurement{First: cost{Wall: 9}, Stop: 0.015}}, "ends, with progress (told 0 times), and stops in ≤ 20 ms (15.0)", false},
		{allocsOf(0), row{got: measurement{Allocs: 0.04}}, "0 allocations a game (0.040)", true},
		{allocsOf(0), row{got: measurement{Allocs: 0.1}}, "0 allocations a game (0.100)", false},
		{loopsOf(35), row{of: key{inNode, "export", asImport}, got: measurement{First: cost{Wall: 0.14}}}, "≤ 35 × the loop in JavaScript (28.0)", true},
		{loopsOf(35), row{of: key{inNode, "export", asImport}, got: measurement{First: cost{Wall: 0.18}}}, "≤ 35 × the loop in JavaScript (36.0)", false},
		{loopsOf(35), row{of: key{inPage, "export", asImport}, got: measurement{First: cost{Wall: 0.1}}}, "≤ 35 × the loop in JavaScript (0.0)", false},
		{linesOf(10), row{got: measurement{Lines: 11}}, "≤ 10 lines (11)", false},
		{shareOf("export"), table.rows[2], "the rate of the whole file of 20 MB (0.83)", false},
		{shareOf("export"), row{of: table.rows[2].of, got: measurement{First: cost{Wall: 5}}}, "the rate of the whole file of 20 MB (1.00)", true},
	} {
		if says, met := c.of(table, c.r); says != c.says || met != c.met {
			t.Errorf("%s, %t; want %s, %t", says, met, c.says, c.met)
		}
	}
}

func TestVerdicts(t *testing.T) {
	table := &table{sizes: map[string]int64{middle: 20e6, small: 1e6, large: 100e6}, rows: []row{
		{of: key{natively, "byte loop", middle}, got: measurement{First: cost{Wall: 0.02}, Again: cost{0.5, 0.01}}},
		{of: key{natively, "parse", middle}, got: measurement{First: cost{Wall: 9}, Again: cost{7, 0.1}}, targets: []target{rateOf(200), firstOf(8)}},
		{of: key{inPage, "export, stream", small}, got: measurement{First: cost{Wall: 9}, Again: cost{Wall: 0.1}}},
		{of: key{inPage, "export, stream", large}, got: measurement{First: cost{Wall: 13}, Memory: 65e6}, targets: []target{memoryOf(64), growthOf(1.2)}},
		{of: key{inPage, "ready", "site"}, got: measurement{First: cost{Wall: 0.2}}, targets: []target{firstOf(0.2)}},
	}}
	for i, want := range []string{
		"", "≥ 200 MB/s met; first ≤ 8 s **not met**", "", "≤ 64 MB **not met**; ≤ 1.2 × the time a MB of 1 MB (1.30) **not met**", "first ≤ 0.2 s met",
	} {
		if got := table.verdicts(table.rows[i]); got != want {
			t.Errorf("%s: %s, want %s", table.rows[i].of.what, got, want)
		}
	}
}
