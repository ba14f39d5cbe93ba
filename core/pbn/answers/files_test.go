package answers

import (
	"os"
	"path/filepath"
	"testing"

	"pbn/core/testkit"
)

// ownFiles are the files in testdata, by their names.
func ownFiles(t testing.TB) map[string][]byte { return readAll(t, "testdata/*.pbn", 5) }

// corpusFiles are those of a folder of the corpus. Where it is absent, the test is skipped.
func corpusFiles(t *testing.T, folder string, least int) map[string][]byte {
	t.Helper()
	return readAll(t, filepath.Join(testkit.NeedShared(t, "corpus"), folder, "*.pbn"), least)
}

func readAll(t testing.TB, pattern string, least int) map[string][]byte {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) < least {
		t.Fatalf("%d files match %s, want %d at least (%v)", len(names), pattern, least, err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		if files[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return files
}
