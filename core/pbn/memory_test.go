package pbn

import (
	"testing"

	"pbn/core/pbn/edit"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestNoMemoryIsKept: what a verb has read in is kept for its own next reading, and not after it: hostile files of several kinds would fill
// a server.
func TestNoMemoryIsKept(t *testing.T) {
	file := []byte("[Board \"1\"]\n[Dealer \"n\"]\n")
	for name, verb := range map[string]func(){
		"parse":    func() { Parse(Bytes(file), func(*source.Text, *game.Game) {}) },
		"validate": func() { Validate(Bytes(file), Options{}) },
		"export":   func() { Export(Bytes(file), export.Options{}) },
		"fix":      func() { Mend(file, source.Automatic, Options{}) },
		"edit": func() {
			Edit(file, source.Automatic, []edit.Edit{{Game: 1, Kind: edit.Tag, Name: "Site", Value: "x"}}, Options{})
		},
	} {
		verb()
		if spare.reader != nil || spare.wanted != 0 {
			t.Errorf("%s keeps a reader, for %d verbs", name, spare.wanted)
		}
	}
	release := KeepMemory()
	Validate(Bytes(file), Options{})
	first := spare.reader
	Validate(Bytes(file), Options{})
	if first == nil || spare.reader != first {
		t.Error("the second reading has other memory")
	}
	release()
}
