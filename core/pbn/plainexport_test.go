package pbn

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// TestPlainGamesAreExportedAsAnyOther: text of printing ASCII is written, and compared with its source, in fewer steps than other text. A
// second writer takes each game for one with other characters, and makes the same of it.
func TestPlainGamesAreExportedAsAnyOther(t *testing.T) {
	ordinary := 0
	compare := func(name string, file []byte) {
		for _, options := range []export.Options{{}, {Encoding: plain.UTF8, Inherit: export.Resolve}, {Missing: export.Omit}} {
			ordinary += bothWays(t, name, file, options)
		}
	}
	for _, path := range corpusFiles(t) {
		compare(path, readFile(t, path))
	}
	for seed := range uint64(amount(2000)) {
		g := generator{random: rand.New(rand.NewPCG(seed, 1))}
		file := g.file()
		compare(string(file), file)
	}
	// Lines of four, which are copied at once where they are as they are written: each byte of the second and what is around it is another
	// one, is missing, or has one before it.
	for _, section := range []string{"[Auction \"N\"]\n1C Pass 1H Pass\n%s\n3H Pass 4H Pass\nPass Pass\n",
		"[Play \"W\"]\nHQ H3 HK HA\n%s\nC7 C2 CJ CA\n*\n"} {
		line := "S5 S2 SK SA"
		if strings.HasPrefix(section, "[Auction") {
			line = "1S 2C X XX"
		}
		for at := range line {
			for _, other := range []string{"", " ", "\n", "s", "S", "a", "K", "x", "2", "-", "!"} {
				for _, text := range []string{line[:at] + other + line[at+1:], line[:at] + other + line[at:]} {
					file := fmt.Sprintf("[Dealer \"N\"]\n[Declarer \"S\"]\n[Contract \"4H\"]\n"+section, text)
					compare(file, []byte(file))
				}
			}
		}
	}
	if ordinary < 2000 {
		t.Errorf("only %d games were plain", ordinary)
	}
}

// bothWays exports a file both ways, and returns how many of its games are plain.
func bothWays(t *testing.T, name string, file []byte, options export.Options) (ordinary int) {
	t.Helper()
	const high = item.High | item.Tab | item.Control
	var ways [2]struct {
		out            bytes.Buffer
		diags, changes diag.List
		counts         report.Counts
		writer         export.Writer
	}
	found := &diag.List{Rules: rules.Of}
	games := new(game.Reader)
	games.Reset(habits.PBN.Open(file, source.Automatic), found)
	for i := range ways {
		w := &ways[i]
		w.diags, w.changes, w.counts = diag.List{Rules: rules.Of}, diag.List{Rules: rules.Of}, export.NewCounts()
		w.writer.Reset(&w.out, options, &w.diags)
		w.writer.From(export.Source{Reader: games, Diags: &w.diags, Changes: &w.changes, Counts: w.counts})
	}
	for text, g := range games.Games() {
		if games.Items().Bytes&high == 0 {
			ordinary++
		}
		for i := range ways {
			w := &ways[i]
			if i > 0 {
				games.Items().Bytes |= high
			}
			w.writer.Game(text, g, false)
			w.diags.EndGame(text, g.Number, "", nil)
			w.changes.EndGame(text, g.Number, "", nil)
		}
	}
	for i := range ways {
		ways[i].writer.EndFile()
		ways[i].writer.Close()
	}
	a, b := &ways[0], &ways[1]
	if !bytes.Equal(a.out.Bytes(), b.out.Bytes()) {
		t.Fatalf("%s: %v: written as plain\n%s\nas any other\n%s", name, options, a.out.Bytes(), b.out.Bytes())
	}
	if !reflect.DeepEqual(a.diags.Items, b.diags.Items) || !reflect.DeepEqual(a.changes.Items, b.changes.Items) ||
		!reflect.DeepEqual(a.counts, b.counts) {
		t.Fatalf("%s: %v: differences as plain\n%+v\n%+v\n%v\nas any other\n%+v\n%+v\n%v", name, options,
			a.diags.Items, a.changes.Items, a.counts, b.diags.Items, b.changes.Items, b.counts)
	}
	return ordinary
}
