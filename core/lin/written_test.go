//go:build written

package lin

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestWriteLIN writes beside each file of PBN in the folder PBN_FOLDER the LIN of each of its games alone, as a list, for
// js/test/game.test.mjs.
func TestWriteLIN(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(os.Getenv("PBN_FOLDER"), "*.pbn"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in PBN_FOLDER (%v)", err)
	}
	for _, name := range files {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		games := []string{}
		pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
			w := writer{diags: &diag.List{Rules: Rules}}
			w.game(g)
			w.endMatch()
			games = append(games, string(w.out))
		})
		out, err := json.Marshal(games)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(strings.TrimSuffix(name, ".pbn")+".lin.json", out, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
