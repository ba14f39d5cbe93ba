package core

import (
	"bytes"
	"io"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
)

// compareGames reads a file twice, from items where they say all and from trees only, and compares the games, what is reported, and the trees
// that are asked for afterwards.
func compareGames(t *testing.T, what string, file []byte, open func() io.Reader, alsoTrees bool) (games, trees int) {
	t.Helper()
	encoding := source.New(file, source.Automatic).Encoding
	found, wanted := rules.NewList(), rules.NewList()
	got, want := game.NewReader(source.NewStream(open(), encoding), found), game.NewReader(source.NewStream(open(), encoding), wanted)
	want.WithTrees = true
	next, stop := iter.Pull2(got.Games())
	defer stop()
	nextWanted, stopWanted := iter.Pull2(want.Games())
	defer stopWanted()
	for {
		text, g, ok := next()
		textWanted, w, same := nextWanted()
		if ok != same {
			t.Fatalf("%s: one has another game", what)
		}
		if !ok {
			games, trees = want.Trees(), got.Trees()
			break
		}
		found.EndGame(text, g.Number, "", nil)
		wanted.EndGame(textWanted, w.Number, "", nil)
		if !sameValues(reflect.ValueOf(*g), reflect.ValueOf(*w)) {
			t.Fatalf("%s: game %d from items is\n%+v\nfrom the tree\n%+v\nof %q", what, g.Number, *g, *w, want.Tree().Text.Slice(w.Span))
		}
		if alsoTrees && got.Tree().DumpTokens() != want.Tree().DumpTokens() {
			t.Fatalf("%s: game %d has another tree", what, g.Number)
		}
	}
	if len(found.Items)+len(wanted.Items) > 0 && !reflect.DeepEqual(found.Items, wanted.Items) {
		t.Fatalf("%s: from items %d diagnostics, from trees %d:\n%+v\n%+v", what, len(found.Items), len(wanted.Items), found.Items, wanted.Items)
	}
	return games, trees
}

// sameValues is reflect.DeepEqual, except that an empty list is the same as none.
func sameValues(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Pointer:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		return sameValues(a.Elem(), b.Elem())
	case reflect.Struct:
		for i := range a.NumField() {
			if !sameValues(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !sameValues(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Map:
		if a.Len() != b.Len() {
			return false
		}
		for _, key := range a.MapKeys() {
			if other := b.MapIndex(key); !other.IsValid() || !sameValues(a.MapIndex(key), other) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

// TestGamesFromItemsAreThoseFromTrees compares them over real files, all test data, generated files and mutated ones, at once and in streams.
func TestGamesFromItemsAreThoseFromTrees(t *testing.T) {
	for pattern := range itemFiles {
		paths, _ := filepath.Glob(pattern)
		games, trees := 0, 0
		for _, path := range paths {
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				file := readFile(t, path)
				n, fromTrees := compareGames(t, path, file, func() io.Reader { return bytes.NewReader(file) }, false)
				games, trees = games+n, trees+fromTrees
			}
		}
		t.Logf("%s: %d games, %d of them from trees", pattern, games, trees)
	}
	paths, _ := filepath.Glob("../../shared/corpus/*/*.pbn")
	for seed := range 4000 {
		g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 3))}
		file := g.file()
		if seed%2 > 0 && len(paths) > 0 {
			file = g.mutated(readFile(t, paths[seed%len(paths)]))
		}
		// The first game is read from its tree.
		file = append([]byte("[Event \"x\"]\n\n"), file...)
		compareGames(t, "seed "+strconv.Itoa(seed), file, func() io.Reader { return bytes.NewReader(file) }, true)
	}
	for _, moves := range []string{
		"SA *$1", "SA *!", "SA * =1=", "SA**", "SA *S2", "SA* S2", "SA *{x}", "SA *;x", "SA * *", "SA * +", "+ SA + *", "SA {x}$1{y}!{z}", "- SA - -\nS2 -", "$1 SA", "SA $1000000000",
		"SA $0000000001", "SA =99999999999=", strings.Repeat("SA H2 D3 C4\n", 13) + "SA", strings.Repeat("SA H2 D3 C4\n", 13) + "*", strings.Repeat("SA H2 D3 C4\n", 13) + "+ $1 {x}",
	} {
		for _, text := range []string{"[Play \"N\"]\n" + moves, "[Auction \"N\"]\n" + strings.NewReplacer("SA", "1C", "S2", "X", "H2", "Pass", "D3", "1D", "C4", "AP").Replace(moves)} {
			file := "[Event \"x\"]\n\n" + text + "\n"
			compareGames(t, text, []byte(file), func() io.Reader { return strings.NewReader(file) }, true)
		}
	}
	for name, text := range tempting {
		file := "[Event \"x\"]\n\n" + text(1<<12)
		compareGames(t, name, []byte(file), func() io.Reader { return strings.NewReader(file) }, true)
	}
}
