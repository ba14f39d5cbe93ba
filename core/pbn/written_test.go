//go:build written

package pbn

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// TestWriteGenerated writes PBN_WRITTEN files into the folder PBN_FOLDER, for `make same`: every other one is generated, the
// others are mutated parts of the corpus.
func TestWriteGenerated(t *testing.T) {
	folder := os.Getenv("PBN_FOLDER")
	n, err := strconv.Atoi(os.Getenv("PBN_WRITTEN"))
	if err != nil || folder == "" {
		t.Fatal("PBN_WRITTEN and PBN_FOLDER say how many files, and where")
	}
	seed, err := strconv.ParseUint(os.Getenv("PBN_SEED"), 10, 64)
	if err != nil {
		t.Fatal("PBN_SEED: ", err)
	}
	paths := corpusFiles(t)
	for i := range n {
		g := generator{random: rand.New(rand.NewPCG(uint64(i), seed))}
		file := g.file()
		if i%2 == 1 {
			file = g.mutated(readFile(t, paths[i/2%len(paths)]))
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d-%d.pbn", seed, i)), file, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
