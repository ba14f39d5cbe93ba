package answers

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/wire"
)

// TestKeptCommandsAreData: commands of LIN in comments are a list of the game with what they come after, and no comments.
func TestKeptCommandsAreData(t *testing.T) {
	var read struct {
		Games []struct {
			Kept     []map[string]any
			Comments []struct{ Text string }
		}
	}
	answer := parse(ownFiles(t)["testdata/kept.pbn"], wire.Options{})
	if err := json.Unmarshal(answer, &read); err != nil {
		t.Fatal(err)
	}
	g := read.Games[0]
	want := []map[string]any{
		{"text": "sa|0|"}, {"text": "vg|a,b|"}, {"text": "bn|1|", "tag": 0.0}, {"text": "ob|P|ob|1N|", "call": 0.0},
		{"text": "hs|nd|", "call": 0.0}, {"text": "lc|sa|", "card": 0.0}, {"text": "tu|e|", "card": 4.0},
	}
	if !reflect.DeepEqual(g.Kept, want) || len(g.Comments) != 1 || g.Comments[0].Text != "Hello" {
		t.Errorf("%v\n%v", g.Kept, g.Comments)
	}
	for _, kept := range want {
		if n := strings.Count(string(answer), kept["text"].(string)); n != 1 {
			t.Errorf("%s is there %d times", kept["text"], n)
		}
	}
	for _, text := range []string{"said", "low"} {
		if !strings.Contains(string(answer), `"text":"`+text+`"`) {
			t.Errorf("%s is no comment:\n%s", text, answer)
		}
	}
}

// TestKeptCommandsAreWritten: they are comments again where the games are written.
func TestKeptCommandsAreWritten(t *testing.T) {
	file := ownFiles(t)["testdata/kept.pbn"]
	checkWritten(t, file)
	lines, _ := linesOf(t, file)
	out, _, err := written(lines, export.Options{Encoding: plain.UTF8}, true)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"{sa|0|}", "{vg|a,b|}", "{bn|1|}", "1NT {ob|P|ob|1N|} {hs|nd|} =1=", "ST {low} {lc|sa|}", "{tu|e|}"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%s is lost:\n%s", want, out)
		}
	}
}

// TestKeptCommandsThatAreNone: what cannot be one, and places that a game does not have, are named.
func TestKeptCommandsThatAreNone(t *testing.T) {
	for in, want := range map[string]string{
		`{"kept":[{"text":"Hello"}]}`: "games[0].kept[0].text has to be a command of LIN, such as sa|0|",
		`{"kept":[{"text":"sa|0|","tag":1}],"tags":[{"name":"Board","value":"1"}]}`: "games[0].kept[0].tag has to be the place of one that the game has",
		`{"kept":[{"text":"sa|0|","call":0}]}`:                                      "games[0].kept[0].call has to be the place of one that the game has",
		`{"kept":[{"text":"sa|0|","card":2}],"play":{"moves":[{"text":"SA"}]}}`:     "games[0].kept[0].card has to be the place of one that the game has",
		`{"kept":[{}]}`: "games[0].kept[0].text",
	} {
		if _, _, err := written([]byte(in+"\n"), export.Options{}, true); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", in, err, want)
		}
	}
}
