package pbn

import (
	"os"
	"path/filepath"
	"testing"

	"pbn/core/testkit"
)

// corpusFiles are the files of the corpus. Where it is absent, the test is skipped.
func corpusFiles(t testing.TB) []string {
	t.Helper()
	testkit.NeedShared(t, "corpus")
	return corpusIfThere(t)
}

// corpusIfThere are the files of the corpus for a test that has others too; where it is absent there are none, and the test's output says
// so.
func corpusIfThere(t testing.TB) []string {
	t.Helper()
	corpus := testkit.Shared(t, "corpus")
	if corpus == "" {
		return nil
	}
	files, err := filepath.Glob(corpus + "/*/*.pbn")
	if err != nil || len(files) < 50 {
		t.Fatalf("the corpus has only %d files (%v)", len(files), err)
	}
	return files
}

// authorsFile is a file by the author of the standard, which the corpus has. Where it is absent, the test is skipped.
func authorsFile(t testing.TB, name string) []byte {
	t.Helper()
	return readFile(t, testkit.NeedShared(t, "corpus")+"/reference/"+name+".pbn")
}

func readFile(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
