//go:build written

package answers

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbn/core/pdn"
	"pbn/core/pdn/pdntest"
)

// TestWritePlain writes generated files of PDN into the folder PBN_FOLDER, and beside each file of PDN there the JSON that is not packed, for
// js/test/pdn-unpack.test.mjs.
func TestWritePlain(t *testing.T) {
	folder := os.Getenv("PBN_FOLDER")
	write := func(name string, content []byte) {
		if err := os.WriteFile(name, content, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 130 {
		write(filepath.Join(folder, "dialect-"+strconv.Itoa(n)+".pdn"), pdntest.Dialect(n))
	}
	for name, file := range filesLike(t, filepath.Join(folder, "*.pdn"), 1) {
		var out strings.Builder
		if _, err := ParseTo(&out, pdn.Bytes(file), false); err != nil {
			t.Fatal(err)
		}
		write(strings.TrimSuffix(name, ".pdn")+".json", []byte(out.String()))
	}
}
