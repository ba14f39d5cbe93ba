package answers

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// playedBoard has what each kind of edit is of.
const playedBoard = `[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AK2... T43... Q65... J98..."]
[Declarer "W"]
[Contract "C"]
[Auction "S"]
Pass 1C =1= AP
[Note "1:strong"]
[Play "N"]
S2 -
*
[ScoreTable "PairId_NS;Names_NS"]
1 "A"
`

// TestCalls compares what the package's callers get, besides the games of files, with testdata/calls.txt; PBN_UPDATE=1 writes that anew,
// and fails, so that a person reads it.
func TestCalls(t *testing.T) {
	c := &calls{}
	c.edits()
	c.writes(t)
	c.builds()
	c.fixes()
	c.reports(t)
	testkit.Golden(t, "calls.txt", c.out.String())
}

// calls notes what was called, and what came.
type calls struct{ out bytes.Buffer }

// say notes a call with its answers: the error alone if there is one. In JSON each diagnostic, fix, edit and change has a line.
func (c *calls) say(call string, err error, answers ...[]byte) {
	fmt.Fprintf(&c.out, "== %s\n", call)
	if err != nil {
		fmt.Fprintf(&c.out, "error: %v\n", err)
		return
	}
	for _, answer := range answers {
		c.out.WriteString(eachOnALine.Replace(string(answer)))
		if !bytes.HasSuffix(answer, []byte("\n")) {
			c.out.WriteByte('\n')
		}
	}
}

var eachOnALine = strings.NewReplacer(`{"rule"`, "\n\t{\"rule\"", `{"game"`, "\n\t{\"game\"", `{"title"`, "\n\t\t{\"title\"", `{"span"`,
	"\n\t\t{\"span\"", `,"text"`, ",\n\t\"text\"")

func (c *calls) edits() {
	for _, given := range []string{
		`{}`,
		`[`,
		`[1]`,
		`[{"tag":"Site","value":"x"}]`,
		`[{"game":0,"tag":"Site","value":"x"}]`,
		`[{"game":1.5,"tag":"Site","value":"x"}]`,
		`[{"game":1,"value":"x"}]`,
		`[{"game":1,"tag":"Site","call":1,"value":"x"}]`,
		`[{"game":1,"tag":"","value":"x"}]`,
		`[{"game":1,"tag":7,"value":"x"}]`,
		`[{"game":1,"tag":"Site"}]`,
		`[{"game":1,"tag":"Site","value":["x"]}]`,
		`[{"game":1,"call":0,"value":1}]`,
		`[{"game":1,"call":-1,"value":"1D"}]`,
		`[{"game":1,"card":"S2","value":"S4"}]`,
		`[{"game":1,"moves":"both","value":"1D"}]`,
		`[{"game":1,"moves":1,"value":"1D"}]`,
		`[{"game":1,"note":0,"of":"auction","value":"x"}]`,
		`[{"game":1,"note":1,"value":"x"}]`,
		`[{"game":1,"tag":"Site","of":"play","value":"x"}]`,
		`[{"game":1,"tag":"Site","value":"x","values":"y"}]`,
		`[{"game":1,"call":0,"value":"1D","rows":[]}]`,
		`[{"game":1,"tag":"ScoreTable","value":null,"rows":[]}]`,
		`[{"game":1,"tag":"ScoreTable","value":"PairId_NS","rows":"1"}]`,
		`[{"game":1,"tag":"ScoreTable","value":"PairId_NS","rows":["1"]}]`,
		`[{"game":1,"tag":"ScoreTable","value":"PairId_NS","rows":[["1"],["2",3]]}]`,
		`[{"game":1,"tag":"ScoreTable","value":"PairId_NS","rows":[["1"],["2",true]]}]`,
		`[{"game":1,"tag":"Site","value":"x"},{"game":1,"call":0,"value":"2 C"}]`,
		`[{"game":2,"tag":"Site","value":"x"}]`,
		`[{"game":1,"tag":"Site","value":"\"\\x"},{"game":1,"tag":"Round","value":2}]`,
		`[{"game":1,"tag":"Board","value":null}]`,
		`[{"game":1,"call":1,"value":"1D"},{"game":1,"call":2,"value":null}]`,
		`[{"game":1,"card":0,"value":"SA"}]`,
		`[{"game":1,"moves":"auction","value":"P 1C P 1D AP"}]`,
		`[{"game":1,"moves":"play","value":null}]`,
		`[{"game":1,"note":1,"of":"auction","value":"weak"}]`,
		`[{"game":1,"note":2,"of":"play","value":"low"},{"game":1,"note":1,"of":"auction","value":null}]`,
		`[{"game":1,"tag":"ScoreTable","value":"PairId_NS;Names_NS","rows":[["1","A"],["2","B c"]]}]`,
		`[{"game":1,"tag":"Dealer","value":"X"}]`,
	} {
		file, report, err := Edited([]byte(playedBoard), wire.Options{Encoding: "utf-8", Text: &wire.Rendering{Path: "a.pbn"}}, pbn.Options{},
			[]byte(given))
		c.say("edit "+given, err, file, report)
	}
}

// whole is a game that has every member of a game which is written.
const whole = `{
	"comments": [{"kind": "brace", "text": "first", "escapes": ["%e"]}], "escapes": ["%end"],
	"tags": [
		{"name": "Event", "value": "##E", "inherited": "E", "escapes": ["%a"], "comments": [{"kind": "line", "text": "b"}]},
		{"name": "Event", "value": "again", "duplicate": true}
	],
	"standing": {"Site": "S"}, "derived": ["contract", "declarer"],
	"dealer": "N", "vulnerable": "NS", "date": "2026.01.02", "time": "10:00:00", "contract": "1NT", "declarer": "N", "tricks": 7,
	"deal": {"first": "E", "derived": "W", "hands": {"N": {"S": "A", "H": "K", "D": "Q", "C": "J"}, "W": {"S": "2"}}, "unreadable": {"E": "x..."}},
	"auction": {
		"first": "N", "notes": [{"index": 1, "text": "n"}],
		"moves": [
			{"text": "1NT", "irregularities": "I", "annotations": [{"kind": "note", "value": 1, "comments": [{"kind": "text", "text": "a}"}]}, {"kind": "nag", "value": 3}, {"kind": "suffix", "value": 1}]},
			{"text": "AP", "comments": [{"kind": "brace", "text": "c"}], "escapes": ["%f"]}
		]
	},
	"play": {"first": "E", "moves": [{"text": "SK"}, {"text": "*"}]},
	"sections": [{
		"name": "ActionTable", "value": "Rank;Call", "rows": [["1", "1C"], ["2", "-"]],
		"strings": [{"row": 0, "column": 1}, {"row": 1, "column": 0}], "escapesInRows": [{"row": 1, "escapes": ["%g"]}]
	}]
}`

// writes writes the game, and those in which one of its members is missing or something else, of which it notes the lines that differ.
func (c *calls) writes(t *testing.T) {
	write := func(games string) (file, report []byte, err error) {
		return written([]byte(games), export.Options{Missing: export.Omit}, false)
	}
	file, report, err := write(strings.NewReplacer("\n", "", "\t", "").Replace(whole))
	c.say("write the whole", err, file, report)
	lines := strings.SplitAfter(string(file), "\r\n")
	eachVariant(t, whole, func(path, variant string) {
		other, _, err := write(variant)
		others := strings.SplitAfter(string(other), "\r\n")
		without := func(lines, others []string, sign string) (differ []byte) {
			for _, line := range lines {
				if !slices.Contains(others, line) {
					differ = append(append(differ, sign...), line...)
				}
			}
			return differ
		}
		c.say("write "+path, err, append(without(lines, others, "- "), without(others, lines, "+ ")...))
	})
	for _, games := range []string{
		"", "[]", "{}\n{}", "{\"dealer\": \"N\"}\n[]", `{"deal": {"hands": {"S": {"C": "AA"}}}}`, `{"deal": {"hands": {"S": {"C": "a"}}}}`,
		`{"auction": {"moves": [{"text": "1C", "irregularities": "IRLx"}]}}`,
		`{"sections": [{"name": "X", "rows": [["a"]], "strings": [{"row": 1, "column": 0}]}]}`,
		`{"sections": [{"name": "X", "rows": [["a"]], "strings": [{"row": 0, "column": 1}]}]}`,
	} {
		file, _, err := write(games)
		c.say("write "+games, err, file)
	}
}

// eachVariant makes variants of a value of JSON: without each member of an object, and with another value in place of each member and
// element.
func eachVariant(t *testing.T, text string, use func(path, variant string)) {
	var value any
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatal(err)
	}
	say := func(path string) {
		variant, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		use(path, string(variant))
	}
	var within func(path string, v any)
	other := func(path string, v any, set func(v any)) {
		if _, isNumber := v.(float64); isNumber {
			set("x")
		} else {
			set(-1)
		}
		say(path + " is another")
		set(v)
		within(path, v)
	}
	within = func(path string, v any) {
		switch v := v.(type) {
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				member := v[name]
				delete(v, name)
				say("no " + path + "." + name)
				other(path+"."+name, member, func(to any) { v[name] = to })
			}
		case []any:
			for i := range v {
				other(fmt.Sprintf("%s[%d]", path, i), v[i], func(to any) { v[i] = to })
			}
		}
	}
	within("", value)
}

func (c *calls) builds() {
	for _, b := range [][4]string{
		{"deal", "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432", "", ""},
		{"deal", "AKQJ.AKQ.AKQ.AKQ", "S", ""},
		{"deal", "N:AKQJ.AKQ.AKQ.AKX - - -", "", ""},
		{"auction", "1C X AP", "E", ""},
		{"auction", "1C 1B", "E", ""},
		{"auction", "1C", "", ""},
		{"auction", "1C", "X", ""},
		{"play", "SA S2 S3 S4 HA", "W", "NT"},
		{"play", "SA", "NS", "NT"},
		{"play", "SA", "N", "Z"},
		{"play", "SA 2S", "N", "H"},
	} {
		game, err := Build(b[0], b[1], b[2], b[3])
		c.say(fmt.Sprintf("build %q", b), err, game.Games, game.News)
	}
}

func replace(from, to int, text string) wire.Edit { return wire.Edit{From: from, To: to, Text: text} }

func (c *calls) fixes() {
	file := []byte("[Board \"7\"]\n[Site \"M\xFCnchen\"]\n[Dealer \"n\"]\n[Round \"a\tb\"]\n")
	for _, edits := range [][]wire.Edit{{replace(1, 6, "Boards")}, {replace(18, 19, "v"), replace(12, 17, "1")},
		{replace(19, 20, "\u00FC\u017E")}} {
		for _, mayReplace := range []bool{false, true} {
			applied, err := Apply(file, wire.Options{}, pbn.Options{}, [][]wire.Edit{edits, {replace(0, 0, "\n")}}, mayReplace)
			c.fixed(fmt.Sprintf("apply %v, replacing: %t", edits, mayReplace), err, applied)
		}
	}
	c.fixed("apply what is safe", nil, pbn.Mend(file, source.Windows1252, pbn.Options{AsExport: true}))
	mended := &mend.Result{Applied: 3, More: true, Report: pbn.Validate(pbn.Bytes([]byte("[Board \"7\"]\n")), pbn.Options{})}
	c.say("what is said of fixes", nil, wire.AppliedReport(wire.CheckReport(mended.Report, wire.Options{Text: &wire.Rendering{Path: "a.pbn"}}), mended))
}

// fixed notes what became of a file with fixes.
func (c *calls) fixed(call string, err error, made *mend.Result) {
	if err != nil {
		c.say(call, err)
		return
	}
	count := fmt.Appendf(nil, "%d more: %t", made.Applied, made.More)
	c.say(call, nil, bytes.ToValidUTF8(made.Bytes, []byte("?")), count, wire.CheckReport(made.Report, wire.Options{}))
}

func (c *calls) reports(t *testing.T) {
	document := []byte("<p>Hands</p>\n<pre class=\"pbn\">\n[Board \"7\"]\n</pre>\n")
	bytes, report := ExportDocument(document, wire.Options{Encoding: "utf-8"}, export.Options{})
	c.say("export a document", nil, bytes, report)

	read := pbn.Validate(habits.PBN.Open([]byte("[Board \"7\"]\n[Dealer \"X\"]\n[Vulnerable \"NS\"] [Site \"a\tb\"]\n"), source.UTF8),
		pbn.Options{})
	c.say("what is said of an export", nil, wire.ExportReport(read, wire.Options{Was: "lin"}))
	c.say("what is said of what was read", nil, wire.ReadReport(read, wire.Options{Was: "deal"}))
	c.say("what is said of what was converted", nil, wire.ExportReport(read, wire.Options{Was: "csv", Text: &wire.Rendering{Path: "a.csv"}}))
	c.say("the report of a file", nil, wire.FileReport("a\x1b.pbn", read, false))
	c.say("the errors of a file", nil, wire.FileReport("a.pbn", read, true))
	for _, as := range []wire.Rendering{{Path: "a\x1b\u202E.pbn"}, {Path: "a.pbn", ErrorsOnly: true},
		{Path: "a.pbn", Color: true, ErrorsOnly: true}} {
		c.say(fmt.Sprintf("text %+q", fmt.Sprint(as)), nil, wire.TextReport(read, as))
	}
	fine := pbn.Validate(habits.PBN.Open([]byte("[Board \"7\"]\n"), source.UTF8), pbn.Options{})
	c.say("text of nothing", nil, wire.TextReport(fine, wire.Rendering{Path: "a.pbn", ErrorsOnly: true}),
		wire.TextReport(fine, wire.Rendering{Path: "a.pbn"}))
	many := pbn.Validate(habits.PBN.Open([]byte(strings.Repeat("[Dealer \"X\"]\n\n[Vulnerable \"N/S\"]\n\n", 1001)), source.UTF8),
		pbn.Options{})
	for _, errorsOnly := range []bool{false, true} {
		text := strings.SplitAfter(string(wire.TextReport(many, wire.Rendering{Path: "a.pbn", ErrorsOnly: errorsOnly})), "\n")
		c.say(fmt.Sprintf("the end of the text of many, errors only: %t", errorsOnly), nil, []byte(strings.Join(text[max(0, len(text)-6):], "")))
	}
	for _, n := range []int{0, 1, 2} {
		c.say(fmt.Sprint("counted ", n), nil, []byte(wire.Counted(n, "game")+", "+wire.Counted(n, "fix")))
	}
	table := strings.SplitAfter(string(wire.RuleTable(rules.All(), rules.Of)), "\n")
	if len(table) != len(rules.All())+2 {
		t.Errorf("the table of rules has %d lines", len(table))
	}
	c.say("the first rules", nil, []byte(strings.Join(table[:6], "")))

	games := "[Board \"7\"]\n\n[Board \"8\"]\n"
	for i, o := range []wire.Options{{}, {}, {Said: read, Was: "lin"}} {
		for _, file := range []string{games, "; none\n"} {
			var to sink
			_, err := ParseTo(&to, habits.PBN.Open([]byte(file), source.UTF8), i == 1, o)
			c.say(fmt.Sprintf("parse %q, lines: %t, from: %q", file, i == 1, o.Was), err, []byte(to.text))
		}
	}
	_, err := ParseTo(&sink{full: true}, habits.PBN.Open([]byte(games), source.UTF8), false, wire.Options{})
	c.say("parse to where there is no room", err)
}

// sink has what was written, if there is room for it.
type sink struct {
	text string
	full bool
}

func (w *sink) Write(text []byte) (int, error) {
	if w.full {
		return 0, errors.New("no room")
	}
	w.text += string(text)
	return len(text), nil
}
