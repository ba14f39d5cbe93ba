package pbn

import (
	"os"
	"path/filepath"
	"testing"
)

// corpus is the folder of the corpus, which the project does not hold itself.
const corpus = "../../../shared/corpus"

// corpusFiles are the files of the corpus. Where it is absent, the test is skipped.
func corpusFiles(t testing.TB) []string {
	t.Helper()
	files := corpusIfThere(t)
	if files == nil {
		t.Skip("no corpus at " + corpus)
	}
	return files
}

// corpusIfThere are the files of the corpus for a test that has others too; where it is absent there are none, and the test's output says
// so.
func corpusIfThere(t testing.TB) []string {
	t.Helper()
	if _, err := os.Stat(corpus); err != nil {
		t.Log("no corpus at " + corpus)
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
	corpusFiles(t)
	return readFile(t, corpus+"/reference/"+name+".pbn")
}

func readFile(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
