package game

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// inherited is what each game of a file inherits, as text, and where it comes from.
func inherited(file string) (values []string, sources [][]int) {
	reader := new(Reader)
	reader.Reset(habits.PBN.Open([]byte(file), source.Latin1), &diag.List{Rules: rules.Of})
	for _, g := range reader.Games() {
		all := map[string]string{}
		maps.Insert(all, g.Standing.All())
		for i := range g.Tags {
			all[g.Tags[i].Name] = g.Tags[i].Effective()
		}
		values = append(values, fmt.Sprint(all))
		if games, many := Sources(g); many {
			sources = append(sources, nil)
		} else {
			sources = append(sources, append([]int{}, games...))
		}
	}
	return values, sources
}

// TestSources: read after its sources alone, a game inherits the same.
func TestSources(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	names := []string{"Event", "Site", "Room", "Foo", "Bar"}
	compared := 0
	for range 200 {
		games := make([]string, 30)
		for n := range games {
			games[n] = fmt.Sprintf("[Board \"%d\"]\n", n+1)
			for _, name := range names {
				if value := [...]string{"", "#", "##" + fmt.Sprint(n), fmt.Sprint(n)}[random.IntN(4)]; value != "" {
					games[n] += fmt.Sprintf("[%s \"%s\"]\n", name, value)
				}
			}
		}
		values, sources := inherited(strings.Join(games, "\n"))
		for n := range games {
			if slices.Contains(sources[n], n+1) || !slices.IsSorted(sources[n]) {
				t.Fatalf("game %d has the sources %v", n+1, sources[n])
			}
			var few []string
			for _, from := range sources[n] {
				few = append(few, games[from-1])
			}
			alone, _ := inherited(strings.Join(append(few, games[n]), "\n"))
			if got := alone[len(alone)-1]; got != values[n] {
				t.Fatalf("game %d has %s after %v, but %s in\n%s", n+1, got, sources[n], values[n], strings.Join(games[:n+1], "\n"))
			}
			compared += len(few)
		}
	}
	if compared < 10_000 {
		t.Errorf("%d sources", compared)
	}
}

// TestManySources: a list that would be long is not made.
func TestManySources(t *testing.T) {
	var file strings.Builder
	for n := range MostSources + 3 {
		fmt.Fprintf(&file, "[T%d \"##a\"]\n\n", n)
	}
	_, sources := inherited(file.String())
	if n := len(sources[MostSources]); n != MostSources || sources[MostSources+1] != nil {
		t.Errorf("%d sources, and %d", n, len(sources[MostSources+1]))
	}
}

// TestLongInheritedValues: of an inherited value that is longer than a line nothing is read, since each game would read all of it.
func TestLongInheritedValues(t *testing.T) {
	for in, want := range map[string]values.State{
		"[Board \"##7\"]\n\n[Board \"#\"]":                                  values.Standard,
		"[Board \"##" + strings.Repeat("7", 253) + "\"]\n\n[Board \"#\"]":   values.Standard,
		"[Board \"##" + strings.Repeat("7", 254) + "\"]\n\n[Board \"#\"]":   values.Silent,
		"[Board \"##" + strings.Repeat("7", 253) + "\"]\n\n[Site \"\"]":     values.Standard,
		"[Board \"##" + strings.Repeat("7", 254) + "\"]\n\n[Site \"\"]":     values.Silent,
		"[Board \"##7\"]\n\n[Board \"##" + strings.Repeat("7", 254) + "\"]": values.Standard,
	} {
		r := new(Reader)
		r.Reset(habits.PBN.Text([]byte(in), source.Latin1).Stream(), &diag.List{Rules: rules.Of})
		r.Next()
		g, ok := r.Next()
		if got := g.Read(tags.Board).State(); !ok || got != want {
			t.Errorf("%.40q: state %d, want %d", in, got, want)
		}
	}
}
