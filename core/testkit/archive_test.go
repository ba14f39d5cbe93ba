package testkit

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// archive writes an archive into a file, and returns its name.
func archive(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "a.txtar")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestReadSamples: what is written in an archive, and what is read of it.
func TestReadSamples(t *testing.T) {
	got := ReadSamples(archive(t,
		"A comment.\n-- ‹a› --\nx␉y\n-- ‹b› --\n‹a›!\n\n-- one --\n\n‹b› «‹a›»z ␠\n␍\n\n\n-- want --\n␀␡␊␊\n-- two --\n-- want --\n«\n"), "want")
	want := []Sample{
		{"one", "\nx\ty! x\tyz  \n\r", 6, 9, map[string]string{"want": "\x00\x7f\n\n"}},
		{"two", "", -1, -1, map[string]string{"want": "«"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\n%+v", got, want)
	}
	if got[0].Marked() != "x\ty" || got[1].Marked() != "" || got[1].Part("want") != "«" {
		t.Errorf("%q, %q", got[0].Marked(), got[1].Marked())
	}
}

// TestArchivesThatAreRefused: what cannot be read is not left out.
func TestArchivesThatAreRefused(t *testing.T) {
	samples := func(file string) { ReadSamples(file, "want") }
	part := func(file string) { s := ReadSamples(file); s[0].Part("want") }
	cases := func(file string) { ReadCases(file, findThird) }
	for _, c := range []struct {
		text, want string
		read       func(file string)
	}{
		{"-- want --\n", "no case before want", samples},
		{"-- a --\n-- want --\n-- want --\n", "two parts", samples},
		{"-- a --\n«x\n", "one « and one »", samples},
		{"-- a --\nx»\n", "one « and one »", samples},
		{"-- a --\n«x» «y»\n", "one « and one »", samples},
		{"-- a --\n", "no part", part},
		{"-- move/upper --\n«x»\n-- miss --\n", "no rule", cases},
		{"-- move/lower --\nx\n-- miss --\n", "a mark and one miss", cases},
		{"-- move/lower --\n«x»\n", "a mark and one miss", cases},
		{"-- move/lower --\nx\n", "a mark and one miss", cases},
		{"-- move/lower --\n«x»\n-- fixed --\nX\n", "a mark and one miss", cases},
		{"-- move/lower --\n«x»\n-- miss --\n-- miss with game/nameless --\n", "a mark and one miss", cases},
	} {
		file := archive(t, c.text)
		func() {
			defer func() {
				if said, _ := recover().(string); !strings.Contains(said, c.want) {
					t.Errorf("%q: %q, want %q", c.text, said, c.want)
				}
			}()
			c.read(file)
		}()
	}
}
