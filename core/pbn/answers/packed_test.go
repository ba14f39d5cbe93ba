package answers

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/wire"
)

// TestPacked: what takes most of the text of a game is flat; js/test/unpack.test.mjs makes the objects of it.
func TestPacked(t *testing.T) {
	file := "\n[Event \"é\"]\n\n[Event \"#\"] {a}\r\n[Own \"1\"]\n[Own\n\"1\"]\r\n[Deal \"N:AK.QJ.T9.5432 - - -\"]\n\n" +
		"[Event \"b\"]\n[Auction \"N\"]\n1C\n^I 1D *\n[Play \"W\"]\nCA CT D2 C2\nS3\n*\n"
	out := ParsePacked([]byte(file), wire.Options{})
	got := string(out.Games)
	for _, want := range []string{
		`"span":[0,1,1,0],"tags":["é",0,1,1,1,1,12,0,12,11,2,2,1,2],`,
		`"tags":["#",3,{"inherited":"é","comments":[{"kind":"brace","text":"a"}]},"1","Own",0,6,1,1,6,9,0,10,9,` +
			`"1","Own",0,1,1,1,1,9,1,5,9,{"duplicate":true},"N:AK.QJ.T9.5432 - - -",6,2,2,1,2],`,
		`"hands":"AK.QJ.T9.5432 - - -"`,
		`"tags":["b",3,"N",9,"W",12,`,
		`"moves":["N&E'-!",1,{"irregularities":"I"},2,{"text":"*","kind":"end"}],`,
		`"moves":["W/N+E0S#WK-!",5,{"text":"*","kind":"end"}],"tricks":["W-","--",[4]],`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
	if want := `[0,"Event"],[0,"Deal"],[0,"Auction"],[0,"Play"]`; string(out.News) != want {
		t.Errorf("%s is told, want %s", out.News, want)
	}
	if lines := bytes.Count(out.Games, []byte("\n")); lines != 3 || !strings.HasSuffix(got, "}\n") {
		t.Errorf("%d lines of games:\n%s", lines, got)
	}
}

// TestInheritedIsToldOnce: standing values, and those that "#" inherits, are not written again in each game.
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
		if out := ParsePacked([]byte(file), wire.Options{}); out.Size() > 40*len(file) {
			t.Errorf("%s: %d bytes became %d", name, len(file), out.Size())
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
		want := ParsePacked(file, wire.Options{})
		games, news, _, _ := run(ParseJob(wire.Options{}), file, 100)
		if games != string(want.Games) || news != string(want.News) {
			t.Errorf("%s: at once\n%s%s\nin pieces\n%s%s", name, want.Games, want.News, games, news)
		}
		// What game 2 refers to is told with it, from the first number on.
		next := ParsePacked(file, wire.Options{From: 2, Count: 1})
		if refers := bytes.Contains(next.Games, []byte(`"standing":[0,`)); refers != bytes.Contains(next.Games, []byte(`"standing"`)) ||
			refers != bytes.Contains(next.News, []byte(`[3,"Event",`)) || !bytes.HasPrefix(next.News, []byte(`[0,"`)) {
			t.Errorf("%s: from game 2\n%s%s", name, next.Games, next.News)
		}
	}
}

// TestLongValuesAreToldOnce: a long value that games inherit is written where it is given, and told once.
func TestLongValuesAreToldOnce_4_8_a(t *testing.T) {
	for length, times := range map[int]int{longValue: 2, longValue - 1: 4} {
		value := strings.Repeat("x", length)
		out := ParsePacked([]byte("[Site \""+value+"\"]\n"+strings.Repeat("\n[Site \"#\"]\n[Board \"2\"]\n", 3)), wire.Options{})
		if got := bytes.Count(append(out.Games, out.News...), []byte(value)); got != times {
			t.Errorf("%d characters: written %d times, want %d: %s%s", length, got, times, out.Games, out.News)
		}
	}
}

// TestColumnsAreToldOnce: the columns of a wide table are told once for all tables that inherit them; the tag’s next columns are told
// again.
func TestColumnsAreToldOnce_4_8_d(t *testing.T) {
	columns := func(name string, n int) string { return strings.Repeat(name+";", n-1) + name }
	for n, refers := range map[int]string{manyColumns: "0 0 1 1", manyColumns - 1: ""} {
		file := "[ScoreTable \"" + columns("A", n) + "\"]\n1\n\n[ScoreTable \"#\"]\n1\n\n[ScoreTable \"" + columns("B", n) +
			"\"]\n1\n\n[ScoreTable \"#\"]\n1\n"
		out := ParsePacked([]byte(file), wire.Options{})
		var got []string
		for _, m := range regexp.MustCompile(`"columns":(\d+)`).FindAllSubmatch(out.Games, -1) {
			got = append(got, string(m[1]))
		}
		told := bytes.Count(out.News, []byte(`"name":"A"`))/n + bytes.Count(out.News, []byte(`"name":"B"`))/n
		if strings.Join(got, " ") != refers || refers != "" && told != 2 {
			t.Errorf("%d columns: %q, told %d times: %s", n, got, told, out.News)
		}
	}
}

// newsIn returns what is told before games, in their order: each begins with its kind.
func newsIn(t *testing.T, news []byte) (all [][]any) {
	t.Helper()
	for line := range strings.SplitSeq(strings.TrimSpace(string(news)), "\n") {
		var values [][]any
		if err := json.Unmarshal([]byte("["+strings.TrimSuffix(line, ",")+"]"), &values); err != nil {
			t.Fatal(err)
		}
		all = append(all, values...)
	}
	return all
}

// TestLongValuesThatChange: a tag that inherits refers to the value before it, not to an earlier one of its name or to that of another tag.
func TestLongValuesThatChange_4_8_a(t *testing.T) {
	const again = "\n[Site \"#\"]\n[Event \"#\"]\n"
	long := func(letter string) string { return strings.Repeat(letter, longValue) }
	out := ParsePacked([]byte("[Site \""+long("a")+"\"]\n[Event \""+long("b")+"\"]\n"+again+again+"\n[Site \""+long("c")+"\"]\n"+again+again),
		wire.Options{})
	var told []string
	for _, v := range newsIn(t, out.News) {
		if text, _ := v[1].(string); len(text) == longValue {
			told = append(told, text[:1])
		}
	}
	var refers []string
	for _, line := range strings.SplitAfter(string(out.Games), `"inherited":`)[1:] {
		number, _ := strconv.Atoi(line[:strings.IndexAny(line, ",}")])
		refers = append(refers, told[number])
	}
	if got := strings.Join(refers, " "); got != "a b a b c b c b" {
		t.Errorf("what is inherited is %s of %v:\n%s%s", got, told, out.Games, out.News)
	}
}

// TestStandingValuesOfGames: the range of a game has the standing values of its block so far, the later ones last, and none of another
// block. A game that needs none of them has no range.
func TestStandingValuesOfGames_4_8_b(t *testing.T) {
	const block = "<pbn>[Site \"##a\"]\n\n[Event \"##b\"]\n\n[Room \"x\"]\n\n[Site \"##c\"]\n</pbn>"
	out := ParsePacked([]byte("<html>"+block+"<pbn>[Round \"##d\"]\n[Room \"##e\"]\n\n[Site \"x\"]\n</pbn>"), wire.Options{})
	var told []string
	for _, v := range newsIn(t, out.News) {
		if v[0] == float64(newStanding) {
			for i := 1; i < len(v); i += 2 {
				told = append(told, v[i].(string)+"="+v[i+1].(string))
			}
		}
	}
	var got []string
	for line := range strings.SplitSeq(strings.TrimSpace(string(out.Games)), "\n") {
		var g struct{ Standing [2]int }
		if err := json.Unmarshal([]byte(line), &g); err != nil {
			t.Fatal(err)
		}
		got = append(got, strings.Join(told[g.Standing[0]:g.Standing[1]], " "))
	}
	want := []string{"", "Site=a Event=b", "Site=a Event=b", "Site=a Event=b Site=c", "", "Room=e Round=d"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q:\n%s%s", got, want, out.Games, out.News)
	}
}

// TestItemsOfPackedTags: a value with semicolons has its items, whatever else the tag has; a long one that is inherited has them where it
// is told.
func TestItemsOfPackedTags(t *testing.T) {
	long := strings.Repeat("x;", longValue)
	for file, want := range map[string][2]string{
		"[Site \"a;b\"]":                          {`"items":["a","b"]`, ""},
		"[Site \";b\"]":                           {`"items":["","b"]`, ""},
		"[Site \"a;\"]":                           {`"items":["a",""]`, ""},
		"[Site \"a;b\"] {c}":                      {`"items":["a","b"]`, ""},
		"[Site \"ab\"] {c}":                       {"", ""},
		"[Site \"a;b\"]\n\n[Site \"#\"]":          {`"inherited":"a;b","items":["a","b"]`, ""},
		"[Site \"" + long + "\"]\n\n[Site \"#\"]": {`"inherited":0}`, `["x","x",`},
	} {
		out := ParsePacked([]byte(file), wire.Options{})
		if !strings.Contains(string(out.Games), want[0]) || !strings.Contains(string(out.News), want[1]) ||
			want[0] == "" && strings.Contains(string(out.Games), "items") {
			t.Errorf("%.40q: no %s in\n%s%s", file, want, out.Games, out.News)
		}
	}
}
