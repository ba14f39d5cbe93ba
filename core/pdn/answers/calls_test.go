package answers

import (
	"encoding/json"
	"strings"
	"testing"

	"pbn/core/pdn"
	"pbn/core/pdn/export"
	"pbn/core/played/playedtest"
	"pbn/core/wire"
)

const editedFile = "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 {a} 19-23 (1... 18-23 2. 37-32) 2. 28x19 *\n"

// TestEdited: edits that are given as JSON, and what is said of them.
func TestEdited(t *testing.T) {
	for given, want := range map[string]string{
		`[{"game":1,"tag":"White","value":"y"}]`:                                        "[White \"y\"]",
		`[{"game":1,"move":0,"value":{"from":"32","to":"28"}}]`:                         "1. 32-28 {a} 19-23",
		`[{"game":1,"append":[],"value":"2... 14x23"}]`:                                 "2. 28x19 14x23",
		`[{"game":1,"append":[],"value":[{"path":["13","24"],"from":"13","to":"24"}]}]`: "2. 28x19 13x24",
		`[{"game":1,"comment":0,"of":0,"value":null}]`:                                  "1. 32-28 19-23",
		`[{"game":1,"nag":3,"of":1}]`:                                                   "19-23 $3",
		`[{"game":1,"variation":0,"of":1,"value":null}]`:                                "19-23 2. 28x19",
		`[{"game":1,"result":"2-0"}]`:                                                   "[Result \"2-0\"]",
		`[]`:                                                                            editedFile,
	} {
		bytes, said, err := Edited([]byte(editedFile), wire.Options{}, pdn.Options{}, []byte(given))
		if err != nil || !strings.Contains(string(bytes), want) || !json.Valid(said) {
			t.Errorf("%s: %v\n%s\n%s", given, err, bytes, said)
		}
	}
	for given, want := range map[string]string{
		`[{"game":1,"move":0}]`: "edits[0].value",
		`[{"game":1}]`:          "one of tag, move, append, comment, nag, variation, promote, result, setup",
		`[{"game":1,"append":[],"value":[{"from":"x","to":"1"}]}]`: "a square such as 32 or c3",
		`[{"game":1,"result":"3-0"}]`:                              "one of 1-0",
		`[{"game":2,"tag":"White","value":"y"}]`:                   "edits[0].game is 2",
	} {
		if _, _, err := Edited([]byte(editedFile), wire.Options{}, pdn.Options{}, []byte(given)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", given, err, want)
		}
	}
}

// TestWritten: what is read is written again as an export has it, game after game.
func TestWritten(t *testing.T) {
	for name, file := range ownFiles(t) {
		var games struct{ Games []json.RawMessage }
		out, err := ParseFrom(pdn.Bytes(file), wire.Options{})
		if err != nil || json.Unmarshal(out, &games) != nil {
			t.Fatal(err)
		}
		for _, game := range games.Games {
			if text, report, refused := write(string(game)); refused != "" && !strings.Contains(refused, "moves") || refused == "" && !strings.Contains(report, `"gameCount":1`) {
				t.Errorf("%s: %q %s\n%s", name, refused, report, text)
			}
		}
	}
	if text, _, refused := write(`{"tags":{"White":"Ann"},"variant":"russian","moves":["c3-d4",{"from":"f6","to":"g5"}]}`); !strings.Contains(text, "1. c3-d4 f6-g5 *") {
		t.Errorf("%q %s", text, refused)
	}
	if _, _, refused := write(`{"tags":{"GameType":"20"},"moves":["32-20"]}`); !strings.Contains(refused, "games[0].moves[0]") {
		t.Errorf("%q", refused)
	}
}

// write writes a game that is given as JSON.
func write(game string) (text, report, refused string) {
	job := WriteJob(export.Options{}, false)
	for _, out := range []func() wire.Out{func() wire.Out { return job.Push([]byte(game + "\n")) }, job.Finish} {
		made := out()
		text, report, refused = text+string(made.Bytes), report+string(made.Report), refused+made.Refused
		if refused != "" {
			break
		}
	}
	return text, report, refused
}

// TestExported: a file as PDN 3.0 has it for writing, at once and in pieces; and what it becomes otherwise.
func TestExported(t *testing.T) {
	bytes, said := Export([]byte(editedFile), wire.Options{}, export.Options{NoComments: true})
	if !strings.Contains(string(bytes), "1. 32-28 19-23") || !strings.Contains(string(said), `"changes":[`) {
		t.Errorf("%s\n%s", bytes, said)
	}
	if _, report := playedtest.Run(ExportJob(wire.Options{}, export.Options{}), []byte(editedFile), 7); !strings.Contains(report, `"changes":[`) {
		t.Error(report)
	}
	as, err := ReadConvert([]byte(`{"to":"fen","positions":"end","notation":"numeric"}`))
	if err != nil {
		t.Fatal(err)
	}
	if out, said := Convert([]byte(editedFile), wire.Options{}, as); !strings.HasPrefix(string(out), "B:W19,") || !strings.Contains(string(said), `"lines":1`) {
		t.Errorf("%s\n%s", out, said)
	}
	if _, err := ReadConvert([]byte(`{"to":"pdf"}`)); err == nil || !strings.Contains(err.Error(), "convert.to") {
		t.Error(err)
	}
}
