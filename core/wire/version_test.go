package wire

import (
	"encoding/json"
	"os"
	"runtime"
	"testing"
)

// TestVersion: the package, the modules, the API and the shell command have one version.
func TestVersion(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	for _, name := range []string{"../../js/package.json", "../../site/package.json", "../../site/edge/package.json", "../cmd/line/words.json"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var of struct{ Version string }
		if err := json.Unmarshal(text, &of); err != nil || of.Version != Version {
			t.Errorf("%s has the version %q, not %q: %v", name, of.Version, Version, err)
		}
	}
}
