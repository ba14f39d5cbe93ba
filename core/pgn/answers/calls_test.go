package answers

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/wire"
)

const editedFile = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 {a} e5 (1... c5 2. Nf3) 2. Nf3 *\n"

// TestEdited: edits that are given as JSON, and what is said of them.
func TestEdited(t *testing.T) {
	for given, want := range map[string]string{
		`[{"game":1,"tag":"Event","value":"y"}]`:                               strings.Replace(editedFile, `"x"`, `"y"`, 1),
		`[{"game":1,"tag":"Event","value":null}]`:                              strings.Replace(editedFile, "[Event \"x\"]\n", "", 1),
		`[{"game":1,"tag":"Round","value":7}]`:                                 strings.Replace(editedFile, "\n[Result", "\n[Round \"7\"]\n[Result", 1),
		`[{"game":1,"move":2,"value":"g1h3"}]`:                                 strings.Replace(editedFile, "2. Nf3 *", "2. Nh3 *", 1),
		`[{"game":1,"move":[1,0,1],"value":{"from":"b1","to":"c3"}}]`:          strings.Replace(editedFile, "2. Nf3)", "2. Nc3)", 1),
		`[{"game":1,"move":2,"value":null}]`:                                   strings.Replace(editedFile, " 2. Nf3 *", " *", 1),
		`[{"game":1,"append":[],"value":"2... Nc6 3. Bb5 a6"}]`:                strings.Replace(editedFile, "Nf3 *", "Nf3 Nc6 3. Bb5 a6 *", 1),
		`[{"game":1,"append":[1,0,0],"value":["d6",{"san":"d4","nags":[1]}]}]`: strings.Replace(editedFile, "Nf3)", "Nf3 d6 3. d4 $1)", 1),
		`[{"game":1,"comment":"new","of":2,"value":"b"}]`:                      strings.Replace(editedFile, "2. Nf3 *", "2. Nf3 {b} *", 1),
		`[{"game":1,"comment":0,"of":[0],"value":"b"}]`:                        strings.Replace(editedFile, "{a}", "{b}", 1),
		`[{"game":1,"comment":0,"of":0,"value":null}]`:                         strings.Replace(editedFile, " {a}", "", 1),
		`[{"game":1,"comment":"new","value":"b"}]`:                             strings.Replace(editedFile, "1. e4", "{b} 1. e4", 1),
		`[{"game":1,"nag":3,"of":1}]`:                                          strings.Replace(editedFile, "e5", "e5 $3", 1),
		`[{"game":1,"variation":"new","of":2,"value":"Nc3 Nc6"}]`:              strings.Replace(editedFile, "2. Nf3 *", "2. Nf3 (2. Nc3 Nc6) *", 1),
		`[{"game":1,"variation":0,"of":1,"value":null}]`:                       strings.Replace(editedFile, " (1... c5 2. Nf3)", "", 1),
		`[{"game":1,"promote":[1,0,0]}]`:                                       strings.Replace(editedFile, "e5 (1... c5 2. Nf3) 2. Nf3", "c5 (1... e5 2. Nf3) 2. Nf3", 1),
		`[{"game":1,"result":"1/2-1/2"}]`:                                      strings.NewReplacer("\"*\"", "\"1/2-1/2\"", " *\n", " 1/2-1/2\n").Replace(editedFile),
		`[]`:                                                                   editedFile,
	} {
		bytes, said, err := Edited([]byte(editedFile), wire.Options{}, pgn.Options{}, []byte(given))
		if err != nil || string(bytes) != want || !json.Valid(said) {
			t.Errorf("%s: %v\n%s\n%s", given, err, bytes, said)
		}
	}
	_, said, err := Edited([]byte(editedFile), wire.Options{}, pgn.Options{}, []byte(`[{"game":1,"move":0,"value":"Nf3"}]`))
	if err != nil || !strings.Contains(string(said), `"refused":[{"rule":"move/illegal"`) {
		t.Errorf("%v\n%s", err, said)
	}
}

const givenGames = `{"tags":[{"name":"White","value":"A"}],"result":"*","comments":["start"],"moves":["e4",{"san":"e5","from":"e7","to":"e5",` +
	`"nags":[1],"clock":180.5,"eval":{"pawns":-0.25,"depth":7},"variations":[[{"from":"c7","to":"c5","comments":[{"text":"x","before":true}]},"Nf3"]]},` +
	`{"text":"Nf3","comments":[{"text":"y","commands":[{"name":"cal","value":"Gd2d4"}]},{"kind":"line","text":"z"}]}]}`

// writeJSON writes games that are given as JSON, each on a line.
func writeJSON(given string) (file, said string, err string) {
	j := WriteJob(export.Options{}, false)
	out := j.Push([]byte(given))
	file = string(out.Bytes)
	err = out.Refused
	if err == "" {
		out = j.Finish()
		file, said, err = file+string(out.Bytes), string(out.Report), out.Refused
	}
	return file, said, err
}

// TestWritten: a game that is given as JSON.
func TestWritten(t *testing.T) {
	file, said, err := writeJSON(givenGames + "\n" + `{"tags":{"Black":"B"},"start":"7k/P7/8/8/8/8/8/K7 w - - 0 1","moves":[{"from":"a7","to":"a8","promotion":"R"}]}`)
	want := "{start} 1. e4 e5 $1 {[%clk 0:03:00.5] [%eval -0.25,7]} ({x} 1... c5 2. Nf3) 2.\nNf3 {[%cal Gd2d4] y} {z} *\n"
	if err != "" || !strings.Contains(file, want) || !strings.Contains(file, "1. a8=R+ *\n") || !json.Valid([]byte(said)) {
		t.Errorf("%s\n%s\n%s", err, file, said)
	}
}

// TestParsedIsWritten: what parse answers is written as the file that export makes.
func TestParsedIsWritten(t *testing.T) {
	for _, file := range []string{
		editedFile,
		"[Event \"a\"]\n[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n\n{x} 1. a8=Q+!? {[%clk 0:00:01] y} Kh7 ;z\n$9 1-0 {after}\n",
		"1. e4 (1. d4 (1. c4 c5) d5) e5 1/2-1/2",
	} {
		var out strings.Builder
		if _, err := ParseTo(&out, pgn.Bytes([]byte(file)), nil, true); err != nil {
			t.Fatal(err)
		}
		got, _, refused := writeJSON(out.String())
		want, _ := pgn.Export(pgn.Bytes([]byte(file)), export.Options{})
		if refused != "" || got != string(want) {
			t.Errorf("%s: %s\n%s, want\n%s", file, refused, got, want)
		}
	}
}

// wrong are values that have the wrong kind, or none that makes sense, nearly everywhere.
var wrong = []string{`{}`, `[[]]`, `true`, `-1`, `1.5`, `1e99`, `"\u0000"`, `[{"x":1}]`, `{"san":7}`, `[null]`}

// wrongCalls calls a function with a value in which one part is wrong after another, or has a member too many or too few.
func wrongCalls(v any, call func(json string)) {
	whole, _ := json.Marshal(v)
	var walk func(part any, put func(any))
	walk = func(part any, put func(any)) {
		for _, one := range wrong {
			put(json.RawMessage(one))
			text, err := json.Marshal(v)
			if err == nil {
				call(string(text))
			}
		}
		put(part)
		switch of := part.(type) {
		case map[string]any:
			for _, name := range keys(of) {
				walk(of[name], func(value any) { of[name] = value })
			}
			of["nothing"] = 1
			text, _ := json.Marshal(v)
			call(string(text))
			delete(of, "nothing")
			for _, name := range keys(of) {
				was := of[name]
				delete(of, name)
				text, _ := json.Marshal(v)
				call(string(text))
				of[name] = was
			}
		case []any:
			for i := range of {
				walk(of[i], func(value any) { of[i] = value })
			}
		}
	}
	walk(v, func(value any) {})
	for n := range whole { // what is cut off
		call(string(whole[:n]))
	}
}

func keys(of map[string]any) (names []string) {
	for name := range of {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// TestWrongCalls: a call that is wrong has an error that names what is wrong with it.
func TestWrongCalls(t *testing.T) {
	counts := map[string]int{}
	holds := func(verb, given, err string) {
		counts[verb]++
		if !strings.HasPrefix(err, verb) && err != "the edits have to be an array" || strings.Contains(err, "  ") || len(err) > 400 {
			t.Errorf("%s: %q", given, err)
		}
	}
	for _, given := range []string{
		`[{"game":1,"tag":"Event","value":"y"}]`, `[{"game":1,"move":[1,0,1],"value":{"from":"b1","to":"c3"}}]`,
		`[{"game":1,"append":[1,0,0],"value":["d6",{"san":"d4","nags":[1],"comments":[{"text":"x"}]}]}]`,
		`[{"game":1,"comment":"new","of":2,"value":"b","before":false}]`, `[{"game":1,"nag":3,"of":1,"value":true}]`,
		`[{"game":1,"variation":"new","of":[2],"value":"Nc3 Nc6"}]`, `[{"game":1,"variation":0,"of":1,"value":null}]`,
		`[{"game":1,"promote":[1,0,0]}]`, `[{"game":1,"result":"1-0"}]`,
	} {
		var v any
		if err := json.Unmarshal([]byte(given), &v); err != nil {
			t.Fatal(err)
		}
		wrongCalls(v, func(one string) {
			if _, _, err := Edited([]byte(editedFile), wire.Options{}, pgn.Options{}, []byte(one)); err != nil {
				holds("edits", one, err.Error())
			}
		})
	}
	var v any
	if err := json.Unmarshal([]byte(givenGames), &v); err != nil {
		t.Fatal(err)
	}
	wrongCalls(v, func(one string) {
		if _, _, err := writeJSON(one); err != "" {
			holds("games[0]", one, err)
		}
	})
	v = map[string]any{"to": "csv", "positions": "end", "distinct": true, "enPassant": "legal", "castling": "files", "columns": []any{"White"}}
	wrongCalls(v, func(one string) {
		if _, err := ReadConvert([]byte(one)); err != nil && err.Error() != "the options of convert have to be an object" {
			holds("convert", one, err.Error())
		}
	})
	t.Log(fmt.Sprint(counts))
	if counts["edits"] < 500 || counts["games[0]"] < 500 {
		t.Errorf("%v", counts)
	}
}

// TestConverted: what a file becomes, at once and piece by piece.
func TestConverted(t *testing.T) {
	as, err := ReadConvert([]byte(`{"to":"uci"}`))
	if err != nil {
		t.Fatal(err)
	}
	const want, lost = "position startpos moves e2e4 e7e5 g1f3\n", `"lines":1,"dropped":0,"lost":[{"what":"variations","count":1},{"what":"comments","count":1}]}`
	bytes, said := Convert([]byte(editedFile), wire.Options{}, as)
	if string(bytes) != want || !strings.HasSuffix(string(said), lost) {
		t.Errorf("%s\n%s", bytes, said)
	}
	positions, err := ReadConvert([]byte(`{"to":"pgn","from":"epd","moves":"comment"}`))
	if err != nil {
		t.Fatal(err)
	}
	bytes, said = Convert([]byte("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n"), wire.Options{}, positions)
	if !strings.Contains(string(bytes), "{bm e4;} *") || !json.Valid(said) || !strings.Contains(string(said), `"lines":1`) {
		t.Errorf("%s\n%s", bytes, said)
	}
	j := ConvertJob(wire.Options{}, as)
	got := string(j.Push([]byte(editedFile)).Bytes)
	out := j.Finish()
	if got += string(out.Bytes); got != want || !strings.HasSuffix(string(out.Report), lost) {
		t.Errorf("%s\n%s", got, out.Report)
	}
}

// FuzzWrite: any JSON of a game is written, or refused.
func FuzzWrite(f *testing.F) {
	f.Add(givenGames)
	f.Add(`{"moves":["e4","e5"],"start":"7k/P7/8/8/8/8/8/K7 w - - 0 1"}`)
	f.Fuzz(func(t *testing.T, given string) {
		file, said, err := writeJSON(given)
		if err == "" && (!json.Valid([]byte(said)) || strings.TrimSpace(given) != "" && file == "") {
			t.Errorf("%q: %q, %s", given, file, said)
		}
	})
}

// FuzzReadEdits: any JSON of edits is read, or refused.
func FuzzReadEdits(f *testing.F) {
	f.Add(`[{"game":1,"move":[1,0,1],"value":{"from":"b1","to":"c3"}}]`)
	f.Fuzz(func(t *testing.T, given string) {
		_, said, err := Edited([]byte(editedFile), wire.Options{}, pgn.Options{}, []byte(given))
		if err == nil && !json.Valid(said) {
			t.Errorf("%s", said)
		}
	})
}
