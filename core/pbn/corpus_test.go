package pbn

import (
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// TestCorpusIsRead reads every file of the corpus, at once and as a stream, and prints for each rule of reading how many
// files break it.
func TestCorpusIsRead(t *testing.T) {
	files := map[string][]string{}
	for _, name := range corpusFiles(t) {
		file := readFile(t, name)
		report := Parse(Bytes(file), func(*source.Text, *game.Game) {})
		streamed := Parse(habits.PBN.Stream(strings.NewReader(string(file)), source.Automatic), func(*source.Text, *game.Game) {})
		if streamed.Games != report.Games || len(streamed.Diagnostics.Items) != len(report.Diagnostics.Items) {
			t.Errorf("%s: %d games and %d diagnostics at once, %d and %d as a stream", name,
				report.Games, len(report.Diagnostics.Items), streamed.Games, len(streamed.Diagnostics.Items))
		}
		broken := map[string]bool{}
		for _, d := range report.Diagnostics.Items {
			if rule := rules.Name(d.Rule); !broken[rule] {
				broken[rule] = true
				files[rule] = append(files[rule], filepath.Base(name)+":"+strconv.Itoa(d.Place.Range.Start.Line)+" "+d.Message)
			}
		}
	}
	for _, rule := range slices.Sorted(maps.Keys(files)) {
		t.Logf("%4d files have %s:\n%s", len(files[rule]), rule, strings.Join(files[rule], "\n"))
	}
}
