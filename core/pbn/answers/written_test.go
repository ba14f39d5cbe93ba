//go:build written

package answers

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/wire"
)

// TestWritePlain writes beside each file of PBN in the folder PBN_FOLDER the JSON that is not packed, for js/test/unpack.test.mjs.
func TestWritePlain(t *testing.T) {
	files := readAll(t, filepath.Join(os.Getenv("PBN_FOLDER"), "*.pbn"), 1)
	for name, file := range files {
		if err := os.WriteFile(strings.TrimSuffix(name, ".pbn")+".json", parse(file, wire.Options{}), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
