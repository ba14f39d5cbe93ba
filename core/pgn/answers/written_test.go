//go:build written

package answers

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/pgn/pgntest"
)

// TestWritePlain writes generated files of PGN into the folder PBN_FOLDER, and beside each file of PGN there the JSON that is not packed, for
// js/test/pgn-unpack.test.mjs.
func TestWritePlain(t *testing.T) {
	folder := os.Getenv("PBN_FOLDER")
	write := func(name string, content []byte) {
		if err := os.WriteFile(name, content, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, file := range pgntest.Dialects(150) {
		write(filepath.Join(folder, name), file)
	}
	for name, file := range filesLike(t, filepath.Join(folder, "*.pgn"), 1) {
		write(strings.TrimSuffix(name, ".pgn")+".json", []byte(readableJSON(t, file)))
	}
}
