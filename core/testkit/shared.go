package testkit

import (
	"os"
	"path/filepath"
	"testing"
)

// Shared is the path of a file or folder of ../shared, which lies beside the project and is no part of it. It is empty where that is
// absent, and the test's output says so.
func Shared(t testing.TB, path string) string {
	t.Helper()
	// Go runs a test again when a variable that it asked for has changed. It does not look at files outside of the project.
	os.Getenv("SHARED_FILES")
	top := "."
	for {
		if _, err := os.Stat(filepath.Join(top, "go.mod")); err == nil {
			break
		}
		if top = filepath.Join("..", top); len(top) > 100 {
			t.Fatal("no go.mod in this folder or above")
		}
	}
	path = filepath.Join(top, "../shared", path)
	if _, err := os.Stat(path); err != nil {
		t.Logf("there is no %s", path)
		return ""
	}
	return path
}

// SharedFiles are the files of ../shared that match a pattern, by their paths; none where they are absent.
func SharedFiles(t testing.TB, pattern string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	paths, err := filepath.Glob(Shared(t, ".") + "/" + pattern)
	for _, path := range paths {
		if err == nil {
			files[path], err = os.ReadFile(path)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Logf("no files are in ../shared/%s", pattern)
	}
	return files
}

// NeedShared is the path of what Shared finds; where it is absent, the test is skipped.
func NeedShared(t testing.TB, path string) string {
	t.Helper()
	found := Shared(t, path)
	if found == "" {
		t.Skipf("%s is not there: it is no part of the project", path)
	}
	return found
}
