package pbn

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/pbn/scan"
	"pbn/core/testkit"
)

// items are the items of PBN.
var items = itemtest.Notation{
	NewScanner: scan.NewScanner,
	IsASCII:    func(i *item.Item) bool { return i.Kind == scan.Cell && i.Flags&(item.Quoted|item.Broken) == 0 },
}

// itemFiles are all files that there are to read: those of the corpus and the cases of others, where they are, and all test data.
func itemFiles(t *testing.T) (files []string) {
	t.Helper()
	files = corpusIfThere(t)
	patterns := map[string]int{"testdata/*": 10, "*/testdata/*": 25}
	if cases := testkit.Shared(t, "cases"); cases != "" {
		patterns[cases+"/*"], patterns[cases+"/*/*"] = 0, 10
	}
	for pattern, least := range patterns {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) < least {
			t.Fatalf("%s: %d files (%v)", pattern, len(found), err)
		}
		files = append(files, found...)
	}
	return files
}

// TestItemsAndGapsAreTheText reads real files and all test data, at once and in pieces. Generated and mutated files are read so together with
// all else that is held of them: see generatedFile.
func TestItemsAndGapsAreTheText(t *testing.T) {
	for _, path := range itemFiles(t) {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			items.Same(t, path, readFile(t, path), func() int { return 4096 })
		}
	}
	for name, text := range tempting {
		items.Same(t, name, []byte(text(1<<14)), func() int { return 1 << 10 })
	}
}

// TestWindowsThatEndEarly cuts generated files off at each place.
func TestWindowsThatEndEarly(t *testing.T) {
	skipOnJS(t)
	for seed := range 500 {
		g := generator{random: rand.New(rand.NewPCG(uint64(seed), 4))}
		items.CutOff(t, g.file())
	}
	for _, seed := range fuzzSeeds {
		items.CutOff(t, []byte(seed))
	}
}

// FuzzItems: whatever the bytes, items and gaps are the text, the time is in proportion, and in pieces of any size the games are the same.
func FuzzItems(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file, uint64(0), uint16(0)) })
	f.Fuzz(func(t *testing.T, file []byte, seed uint64, pad uint16) {
		random := rand.New(rand.NewPCG(seed, 0))
		sizes := []int{1, 2, 3, 10, 100, 1 << 16}
		// After what a stream reads first, the window begins to move.
		padding := bytes.Repeat([]byte("[A \"1\"]\n\n"), int(pad)%2000)
		items.Same(t, "fuzz", append(padding, file...), func() int { return sizes[random.IntN(len(sizes))] })
		if len(file) < 1000 {
			items.CutOff(t, file)
		}
	})
}
