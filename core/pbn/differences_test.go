package pbn

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// checkDifferencesAreTold wants a diagnostic that tells of a change for each game that has other text in the export, and none of export
// format for each that has the same text. A line may end where export has a space, and the other way round, if annotations and comments
// make it long (3.5, 3.6, 3.8).
func checkDifferencesAreTold(t *testing.T, file, out []byte, report *report.Report) {
	t.Helper()
	told, breaks := map[int]bool{}, map[int]string{}
	for _, list := range []*diag.List{&report.Diagnostics, &report.Changes} {
		for _, d := range list.Items {
			told[d.Game] = told[d.Game] || rules.Of(d.Rule).Change != "" || d.Rule == rules.GameSplit
			told[0] = told[0] || list.Omitted(d.Rule) > 0 || strings.HasPrefix(rules.Name(d.Rule), "text/utf") || d.Rule == rules.TextWindows1252
			if rules.Of(d.Rule).OfExportFormat {
				breaks[d.Game] += rules.Name(d.Rule) + ": " + d.Message + "\n"
			}
		}
	}
	lineEndsTold := report.Changes.Found(rules.ExportLineEnd)+report.Diagnostics.Found(rules.ExportLineEnd) > 0
	before, after := textsOfGames(file), textsOfGames(out)
	for i := range before {
		if bytes.Equal(before[i], after[i]) {
			if breaks[i+1] != "" {
				t.Fatalf("game %d is not changed, but breaks\n%s", i+1, breaks[i+1])
			}
			continue
		}
		is, want := before[i], after[i]
		isLast := i+1 == len(before)
		if isLast || told[i+2] { // an empty line after the last game is no fault, and one that is missing is told of the next game
			is, want = bytes.TrimRight(is, "\r\n"), bytes.TrimRight(want, "\r\n")
		}
		if lineEndsTold {
			is = bytes.ReplaceAll(bytes.ReplaceAll(is, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
			want = bytes.ReplaceAll(want, []byte("\r\n"), []byte("\n"))
			is, want = bytes.ReplaceAll(is, []byte("\n"), []byte("\r\n")), bytes.ReplaceAll(want, []byte("\n"), []byte("\r\n"))
		}
		if !told[i+1] && !told[0] && !bytes.Equal(onOneLine(is), onOneLine(want)) {
			t.Errorf("game %d was changed and no diagnostic tells:\n%q", i+1, testkit.Difference(is, want))
		}
	}
}

func onOneLine(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\r\n"), []byte(" ")) }

// textsOfGames are the bytes of each game, from the start of the line in which it begins: the line may begin with what belongs to the game
// before.
func textsOfGames(file []byte) (games [][]byte) {
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		start := bytes.LastIndexAny(text.Bytes[:g.Span.Start], "\r\n") + 1
		games = append(games, bytes.Clone(text.Bytes[start:g.Span.End]))
	})
	return games
}

// TestDifferences alters exports, which have export format, in one or two places, and wants every difference told that there then is, and
// no other.
func TestDifferences(t *testing.T) {
	skipOnJS(t)
	var exports [][]byte
	add := func(file []byte) {
		if out, r := Export(Bytes(file), export.Options{}); r.Games > 0 && len(out) < 1<<14 {
			exports = append(exports, out)
		}
	}
	add([]byte(benchGame))
	for _, c := range exportCases {
		add([]byte(c.In))
		add([]byte(c.Miss))
	}
	for _, path := range corpusIfThere(t) {
		file := readFile(t, path)
		add(file[:min(len(file), 1<<12)])
	}
	changed, kept := 0, 0
	for seed := range 20_000 {
		g := generator{random: rand.New(rand.NewPCG(uint64(seed), 1))}
		file := g.altered(exports[seed%len(exports)])
		out, report := Export(Bytes(file), export.Options{})
		if report.Games == 0 {
			continue
		}
		if bytes.Equal(file, out) {
			kept++
			if r := Validate(Bytes(file), Options{AsExport: true}); r.Err == nil {
				for _, d := range r.Diagnostics.Items {
					if rules.Of(d.Rule).OfExportFormat {
						t.Errorf("%s is reported in what is not changed: %s", rules.Name(d.Rule), d.Message)
					}
				}
			}
		} else {
			changed++
		}
		checkDifferencesAreTold(t, file, out, report)
		if t.Failed() {
			t.Fatalf("seed %d: %q", seed, file)
		}
	}
	if changed < 10_000 || kept < 100 {
		t.Errorf("%d files are changed, %d are not", changed, kept)
	}
}

// altered is a file with something else in one or two places.
func (g *generator) altered(file []byte) []byte {
	out := bytes.Clone(file)
	for range 1 + g.random.IntN(2) {
		at := g.random.IntN(len(out))
		if g.random.IntN(3) > 0 {
			for at < len(out) && out[at] > ' ' {
				at++
			}
		}
		put, end := "", at
		switch g.random.IntN(6) {
		case 0:
			end = min(len(out), at+1+g.random.IntN(3))
		case 1:
			put, end = g.one(" ", "\t", "\n", "\r\n", "  "), min(len(out), at+1)
		case 2: // two lines change places
			lines := bytes.SplitAfter(out, []byte("\n"))
			i, k := g.random.IntN(len(lines)), g.random.IntN(len(lines))
			lines[i], lines[k] = lines[k], lines[i]
			out = bytes.Join(lines, nil)
			continue
		case 3:
			put = g.one(" ", "\r\n", "\r\n\r\n", " {c}", "\r\n{c}", "{c}", " ;c\r\n", "\r\n%e\r\n")
		case 4:
			put = g.one("!", " $1", " $3 $2", " =1=", " AP", " pass", " -", "\r\n*", " ^S", " ^I", " *")
		default:
			put = g.one(g.piece(), "\r\n[Event \"y\"]", "\r\n[Note \"1:x\"]", "\r\n[Auction \"N\"]", "\r\n[Play \"n\"]", "\r\n% EXPORT\r\n")
		}
		out = append(out[:at:at], append([]byte(put), out[end:]...)...)
		if len(out) == 0 {
			return file
		}
	}
	return out
}
