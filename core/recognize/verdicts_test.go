//go:build verdicts

package recognize

import (
	"encoding/base64"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestVerdictsOf writes what each file is of a list that js/test/recognize.test.mjs has made.
func TestVerdictsOf(t *testing.T) {
	list := os.Getenv("PBN_VERDICTS")
	file, err := os.ReadFile(list)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(file)) {
		name, content, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		start, err := base64.StdEncoding.DecodeString(content)
		if err != nil {
			t.Fatal(err)
		}
		row, isSure := Of(start, name)
		fmt.Fprintf(&out, "%s %t\n", kindOf(row), isSure)
	}
	if err := os.WriteFile(list, []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
