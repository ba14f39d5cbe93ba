package wire

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestPacked: what takes most of the text of a game is flat; js/test/unpack.test.mjs makes the objects of it.
func TestPacked(t *testing.T) {
	file := "\n[Event \"é\"]\n\n[Event \"#\"] {a}\r\n[Own \"1\"]\n[Own\n\"1\"]\r\n[Deal \"N:AK.QJ.T9.5432 - - -\"]\n\n" +
		"[Event \"b\"]\n[Auction \"N\"]\n1C\n^I 1D *\n[Play \"W\"]\nCA CT D2 C2\nS3\n*\n"
	got := string(Parse([]byte(file), Options{Packed: true}))
	for _, want := range []string{
		`"span":[0,1,1,0,15,3,1,14],"tags":["Event",4,"é",1,1,1,1,12,0,12,11],`,
		`"tags":[3,"#",{"inherited":"é","comments":[{"kind":"brace","text":"a"}]},"Own",0,"1",6,1,1,6,9,0,10,9,` +
			`"Own",0,"1",1,1,1,1,9,1,5,9,{"duplicate":true},"Deal",6,"N:AK.QJ.T9.5432 - - -"],`,
		`"hands":"AK.QJ.T9.5432 - - -"`,
		`"tags":[3,"b","Auction",5,"N","Play",`,
		`"moves":["N&E'-!",1,{"irregularities":"I"},2,{"text":"*","kind":"end"}],`,
		`"moves":["W/N+E0S#WK-!",5,{"text":"*","kind":"end"}],"tricks":["W-","--",[4]],`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

// TestInheritedIsToldOnce: what stands and what "#" inherits is not written again in each game.
func TestInheritedIsToldOnce_4_8_b(t *testing.T) {
	var standing, blocks strings.Builder
	for i := range 5000 {
		tag := "[T" + strconv.Itoa(i) + " \"##x\"]"
		standing.WriteString(tag + "\n\n")
		blocks.WriteString("<pbn>" + tag + "</pbn>")
	}
	const games = 100_000
	names := strings.Repeat("Ann, B;", 500)
	for name, file := range map[string]string{
		"many ##":          standing.String(),
		"many ## in parts": "<html>" + blocks.String(),
		"a long ##":        "[Site \"##" + names + "\"]\n\n" + strings.Repeat("[A \"\"]\n\n", games),
		"a long #":         "[Site \"" + names + "\"]\n\n" + strings.Repeat("[Site \"#\"]\n\n", games),
		"many columns":     "[ScoreTable \"" + names + "\"]\n1\n\n" + strings.Repeat("[ScoreTable \"#\"]\n1\n\n", games),
	} {
		if out := Parse([]byte(file), Options{Packed: true}); len(out) > 40*len(file) || bytes.Contains(out, []byte(`"next"`)) {
			t.Errorf("%s: %d bytes became %d", name, len(file), len(out))
		}
	}
}

// TestPackedJobs: a later piece knows what an earlier one has told, and from a game on all is told.
func TestPackedJobs(t *testing.T) {
	for _, name := range []string{"inherit", "inherit-long", "inherit-blocks"} {
		file, err := os.ReadFile("testdata/" + name + ".pbn")
		if err != nil {
			t.Fatal(err)
		}
		games, _, _ := run(ParseJob(Options{Packed: true}), file, 100)
		if got, _, _ := strings.Cut(string(Parse(file, Options{Packed: true})), `],"encoding"`); got != `{"games":[`+games {
			t.Errorf("%s: at once\n%s\nin pieces\n%s", name, got, games)
		}
		next := string(Parse(file, Options{Packed: true, From: 2, Count: 1}))
		if has := strings.Contains(next, `"standing":[true,"Event",`); has != strings.Contains(next, `"standing"`) || strings.Contains(next, `"inherited":true`) {
			t.Errorf("%s: from game 2\n%s", name, next)
		}
	}
}

// TestLongValuesAreWrittenOnce: a long value that "#" stands for is told by the word that it is inherited.
func TestLongValuesAreWrittenOnce_4_8_a(t *testing.T) {
	for length, once := range map[int]bool{longValue: true, longValue - 1: false} {
		value := strings.Repeat("x", length)
		out := Parse([]byte("[Site \""+value+"\"]\n[Board \"1\"]\n\n[Site \"#\"]\n[Board \"2\"]\n"), Options{Packed: true})
		if got := bytes.Contains(out, []byte(`"inherited":true`)) && bytes.Count(out, []byte(value)) == 1; got != once {
			t.Errorf("%d characters: written once %v: %s", length, got, out)
		}
	}
}
