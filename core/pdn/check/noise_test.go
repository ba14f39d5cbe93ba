package check

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestNoise records what is found in the files that people and programs wrote, by file: what is said of all of them had better be true.
func TestNoise(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(testkit.NeedShared(t, "games/pdn"), "*.pdn"))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	out.WriteString("file\tgames\trules, how often each is found\n")
	for _, name := range files {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r := validate(habits.PDN.Open(file, source.Automatic), nil)
		fmt.Fprintf(&out, "%s\t%d\t", filepath.Base(name), r.Games)
		for _, rule := range rules.All() {
			if n := r.Diagnostics.Found(rule); n > 0 {
				fmt.Fprintf(&out, " %s:%d", rules.Name(rule), n)
			}
		}
		out.WriteString("\n")
	}
	testkit.Golden(t, "noise.tsv", out.String())
}
