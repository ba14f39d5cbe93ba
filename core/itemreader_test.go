package core

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// dumpItems is what syntax.Tree.Dump shows of a game.
func dumpItems(g *item.Game, text *source.Text) string {
	var out []byte
	for _, i := range g.Items {
		start, end := i.Span(text.Bytes)
		out = append(append(out, kindOf(i).String()...), ' ')
		out = append(strconv.AppendQuote(out, text.Decode(source.Span{Start: start, End: end})), '\n')
	}
	return string(out)
}

// treesOf are the dumps of the games that the parser reads of a file, and the error at its end.
func treesOf(stream *source.Stream) (games []string, err error) {
	p := syntax.NewParser(stream, rules.NewList())
	for tree, ok := p.Next(); ok; tree, ok = p.Next() {
		games = append(games, tree.Dump())
	}
	return games, stream.Err()
}

// readGames are the dumps of the games that the reader reads.
func readGames(stream *source.Stream) (games []string, err error, r *pbn.Reader) {
	r = &pbn.Reader{}
	r.Reset(stream, rules.NewList())
	for {
		game, tree, ok := r.Next()
		switch {
		case !ok:
			return games, stream.Err(), r
		case game != nil:
			games = append(games, dumpItems(&game.Items, r.Text()))
		default:
			games = append(games, tree.Dump())
		}
	}
}

// compareReaders compares the games that the reader has of a stream with those that the parser has of the whole file.
func compareReaders(t *testing.T, what string, file []byte, stream io.Reader) *pbn.Reader {
	t.Helper()
	want, _ := treesOf(Bytes(file))
	got, _, r := readGames(source.NewStream(stream, source.New(file, source.Automatic).Encoding))
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("%s: %d games, %d in trees; game %d is other:\n%q\n%q", what, len(got), len(want), i+1, got[i:min(i+1, len(got))], want[i:min(i+1, len(want))])
		}
	}
	return r
}

// TestReaderReadsAsTheParser compares the two over the corpus as one stream, whose windows end anywhere, and over tempting texts.
func TestReaderReadsAsTheParser(t *testing.T) {
	paths, _ := filepath.Glob("../../shared/corpus/*/*.pbn")
	paths = append(paths, "testdata/errors_10.golden", "wire/testdata/dialects.pbn")
	var all []byte
	for _, path := range paths {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		compareReaders(t, path, file, bytes.NewReader(file))
		all = append(append(all, file...), "\n\n"...)
	}
	r := compareReaders(t, "all", all, bytes.NewReader(all))
	t.Logf("%d games in trees", r.Trees)
	for piece := 60_000; piece < 70_000; piece += 997 {
		compareReaders(t, "all from a place on", all[piece:], iotest.HalfReader(bytes.NewReader(all[piece:])))
	}
	for name, text := range tempting {
		file := []byte(text(1 << 17))
		compareReaders(t, name, file, iotest.DataErrReader(bytes.NewReader(file)))
	}
}

// TestReaderEndsAsTheParser compares the ends of streams that break off, and of those with a game that is too long.
func TestReaderEndsAsTheParser(t *testing.T) {
	file := strings.Repeat(benchGame, 300) + "{" + strings.Repeat("x", 1<<17) + "}\n[Site \"" + strings.Repeat("y", 1<<17) + "\"]\n{z}\n\n" + benchGame
	for _, end := range []int{0, 10, len(benchGame) - 1, len(benchGame), len(benchGame) + 1, 100 * len(benchGame), 300 * len(benchGame), len(file) - 500, len(file)} {
		for _, limit := range []int{0, 100, 1000, 1 << 16, 1 << 18} {
			open := func() *source.Stream {
				return source.NewStream(io.MultiReader(strings.NewReader(file[:end]), iotest.ErrReader(io.ErrClosedPipe)), source.Latin1).LimitGames(limit)
			}
			want, wantErr := treesOf(open())
			got, err, _ := readGames(open())
			var tooLong source.TooLong
			if !slices.Equal(got, want) || err != wantErr {
				t.Errorf("to %d, %d bytes a game: %d games and %v, in trees %d and %v", end, limit, len(got), err, len(want), wantErr)
			}
			if limit == 100 && end > 1000 && !errors.As(err, &tooLong) {
				t.Errorf("a game is too long, but the end is %v", err)
			}
		}
	}
}

// TestReaderAllocatesNothing reads many games more, and none of them asks for memory.
func TestReaderAllocatesNothing(t *testing.T) {
	skipOnJS(t)
	const few, many = 1500, 2500
	a, b := bytes.Repeat([]byte(benchGame), few), bytes.Repeat([]byte(benchGame), many)
	var r pbn.Reader
	read := func(file []byte) {
		r.Reset(Bytes(file), rules.NewList())
		games := 0
		for game, _, ok := r.Next(); ok; game, _, ok = r.Next() {
			if game != nil {
				game.ReadValues(r.Text().Bytes)
			}
			games++
		}
		if games < few || r.Trees > 0 {
			t.Errorf("%d games, %d in trees", games, r.Trees)
		}
	}
	read(b)
	if more := allocations(read, b) - allocations(read, a); more > 5 {
		t.Errorf("%.0f allocations for %d games more", more, many-few)
	}
}

// TestScanningTakesLinearTime counts the steps of tempting texts and of those twice as long.
func TestScanningTakesLinearTime(t *testing.T) {
	skipOnJS(t)
	steps := func(file *source.Stream) int {
		_, _, r := readGames(file)
		return r.Steps()
	}
	for name, text := range tempting {
		t.Run(name, func(t *testing.T) {
			half, whole := text(1<<16), text(1<<17)
			few, many := steps(Bytes([]byte(half))), steps(Bytes([]byte(whole)))
			streamed := steps(source.NewStream(strings.NewReader(whole), source.Automatic))
			if float64(many) > 2.1*float64(few) {
				t.Errorf("%d steps for %d bytes, %d for %d", few, len(half), many, len(whole))
			}
			if float64(streamed) > 6*float64(many) {
				t.Errorf("%d steps for %d bytes at once, %d through a window", many, len(whole), streamed)
			}
			t.Logf("%.2f steps a byte at once, %.2f through a window", float64(many)/float64(len(whole)), float64(streamed)/float64(len(whole)))
		})
	}
}
