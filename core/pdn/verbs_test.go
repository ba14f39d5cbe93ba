package pdn

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// said are the diagnostics of a report, a line each.
func said(r *report.Report) string {
	var out strings.Builder
	for _, d := range r.Diagnostics.Items {
		fmt.Fprintf(&out, "%s at line %d, game %d, move %s\n", rules.Name(d.Rule), d.Place.Range.Start.Line, d.Game, d.Label)
	}
	return out.String()
}

// TestCorpus: all games of real files are read, whether they are checked or not, as a whole or in pieces.
func TestCorpus(t *testing.T) {
	names, err := filepath.Glob(filepath.Join(testkit.NeedShared(t, "games/pdn"), "*.pdn"))
	if err != nil {
		t.Fatal(err)
	}
	games, moves, tags := 0, 0, 0
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		parsed := Parse(Bytes(file), func(_ *source.Text, g *game.Game) { moves += len(g.Moves) })
		games += parsed.Games
		tagged := ParseTags(Bytes(file), func(_ *source.Text, g *game.Game) {
			if tags += len(g.Tags); len(g.Moves) > 0 {
				t.Errorf("%s: game %d has moves", name, g.Number)
			}
		})
		seen := 0
		checked := ParseAndValidate(Bytes(file), Options{}, func(_ *source.Text, g *game.Game, found *diag.List, from int) {
			seen++
			for _, d := range found.Items[from:] {
				if d.Game != g.Number {
					t.Errorf("%s: a finding of game %d is given with game %d", name, d.Game, g.Number)
				}
			}
		})
		pieces := habits.PDN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 1000 }}, source.Automatic)
		if streamed := said(Validate(pieces, Options{})); streamed != said(checked) {
			t.Errorf("%s in pieces:\n%s", name, testkit.Difference([]byte(said(checked)), []byte(streamed)))
		}
		if parsed.Games != tagged.Games || parsed.Games != checked.Games || parsed.Games != seen || len(parsed.Diagnostics.Items) > 0 {
			t.Errorf("%s: %d games, %d with tags alone, %d checked, %d seen", name, parsed.Games, tagged.Games, checked.Games, seen)
		}
	}
	if games != 772 || moves != 53_335 || tags == 0 {
		t.Errorf("%d games, %d moves, %d tags", games, moves, tags)
	}
}

// TestLabels: a finding says at which move it is, by who begins in the variant.
func TestLabels(t *testing.T) {
	const file = "[GameType \"21\"]\n1. 11-15 22x18 2. 8-11 *\n"
	got := said(Validate(Bytes([]byte(file)), Options{}))
	for _, want := range []string{"move/separator at line 2, game 1, move 1... 22x18\n", "capture/missed at line 2, game 1, move 2. 8-11\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\nlacks %s", got, want)
		}
	}
}

// TestOtherFiles: what is no PDN has one finding, and no game.
func TestOtherFiles(t *testing.T) {
	for file, want := range map[string]string{
		"": "file/empty", " \n": "file/empty", "hello": "file/not-pdn", "\x89PNG\r\n\x1a\n": "file/not-pdn",
		"[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 *\n": "file/not-pdn", "%PDF-1.4 32-28": "file/not-pdn",
	} {
		r := Validate(Bytes([]byte(file)), Options{})
		if r.Games != 0 || len(r.Diagnostics.Items) != 1 || rules.Name(r.Diagnostics.Items[0].Rule) != want {
			t.Errorf("%q: %d games, %s", file, r.Games, said(r))
		}
	}
}

// TestMending: safe fixes leave none, and what they change has no new finding; severities leave rules out.
func TestMending(t *testing.T) {
	for n := range testkit.Generated(40, 10) {
		file := pdntest.Dialect(n)
		mended := Mend(file, source.Automatic, Options{})
		if again, applied, _ := ApplySafe(mended.Bytes, source.Automatic, nil); applied > 0 && !mended.More {
			t.Errorf("file %d: %d more fixes\n%s", n, applied, testkit.Difference(mended.Bytes, again))
		}
	}
	file := []byte("[GameType \"20\"]\n1. 32 - 28 *\n")
	off := map[diag.Rule]diag.Severity{rules.MoveSpace: diag.Off}
	if out, applied, _ := ApplySafe(file, source.Automatic, off); applied > 0 || string(out) != string(file) {
		t.Errorf("%q", out)
	}
	if out, applied, _ := ApplySafe(file, source.Automatic, nil); applied != 1 || string(out) != "[GameType \"20\"]\n1. 32-28 *\n" {
		t.Errorf("%q", out)
	}
}

// TestEach: the report can be taken game by game, and a reading ends where its stream is stopped.
func TestEach(t *testing.T) {
	file := []byte(strings.Repeat("[GameType \"20\"]\n1. 32 - 28 *\n\n", 5))
	calls := 0
	Validate(Bytes(file), Options{Each: func(*report.Report) { calls++ }})
	stop := fmt.Errorf("enough")
	r := Validate(Bytes(file).Until(func() error { return stop }), Options{})
	if calls != 5 || r.Err != stop || r.Games != 1 {
		t.Errorf("%d calls, %d games, %v", calls, r.Games, r.Err)
	}
}
