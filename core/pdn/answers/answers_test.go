package answers

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pbn/core/draughts"
	"pbn/core/pdn"
	"pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/played"
	"pbn/core/played/playedtest"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// gamesJSON is the JSON of the games alone.
func gamesJSON(t testing.TB, file []byte) []byte {
	t.Helper()
	var lines bytes.Buffer
	if _, err := ParseTo(&lines, pdn.Bytes(file), true); err != nil {
		t.Fatal(err)
	}
	games := bytes.ReplaceAll(bytes.TrimSuffix(lines.Bytes(), []byte("\n")), []byte("\n"), []byte(","))
	return append(append([]byte("["), games...), ']')
}

// ownFiles are the files in testdata, by their paths.
func ownFiles(t testing.TB) map[string][]byte { return filesLike(t, "testdata/*.pdn", 2) }

func filesLike(t testing.TB, pattern string, least int) map[string][]byte {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) < least {
		t.Fatalf("%d files match %s, want %d at least (%v)", len(names), pattern, least, err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		if files[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// TestReadable: the games of files as JSON, by golden files, which js/test/pdn-unpack.test.mjs compares with the objects that it makes. PBN_UPDATE=1
// writes them anew, and fails.
func TestReadable(t *testing.T) {
	for name, file := range ownFiles(t) {
		golden := strings.TrimSuffix(name, ".pdn") + ".json"
		var out bytes.Buffer
		if err := json.Indent(&out, gamesJSON(t, file), "", "\t"); err != nil {
			t.Fatal(err)
		}
		out.WriteByte('\n')
		if os.Getenv("PBN_UPDATE") != "" {
			if err := os.WriteFile(golden, out.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			t.Errorf("%s was written anew: read it, and run the test without PBN_UPDATE", golden)
			continue
		}
		if want, err := os.ReadFile(golden); err != nil || !bytes.Equal(want, out.Bytes()) {
			t.Errorf("%s (%v) is\n%s", golden, err, out.Bytes())
		}
	}
}

// TestParseFrom: the whole document has the games that are lines of their own, and how many there are; where they are too long it goes on later.
func TestParseFrom(t *testing.T) {
	for name, file := range ownFiles(t) {
		out, err := ParseFrom(pdn.Bytes(file), wire.Options{})
		var whole struct {
			Games           []json.RawMessage
			GameCount, Next int
		}
		if err != nil || json.Unmarshal(out, &whole) != nil || whole.GameCount == 0 || len(whole.Games) != whole.GameCount {
			t.Fatalf("%s: %v, %s", name, err, out)
		}
		var to bytes.Buffer
		if _, err := ParseTo(&to, pdn.Bytes(file), false); err != nil || to.String() != string(out)+"\n" {
			t.Errorf("%s (%v):\n%s", name, err, to.Bytes())
		}
		most := len(gamesJSON(t, file)) - 1
		short, err := ParseFrom(pdn.Bytes(file), wire.Options{Most: most})
		if err == nil && (json.Unmarshal(short, &whole) != nil || whole.Next != whole.GameCount) || err != nil && err != export.ErrTooLong {
			t.Errorf("%s: %v, %s", name, err, short)
		}
	}
	stream := habits.PDN.Stream(strings.NewReader("1. 32-28 *\n\n1. 32-28 {"+strings.Repeat("x", 5000)+"} *\n"), source.Automatic)
	var out bytes.Buffer
	if _, err := ParseTo(&out, stream.LimitGames(2000), true); err == nil || strings.Count(out.String(), "\n") != 1 {
		t.Errorf("%v, %q", err, out.String())
	}
}

// TestJobs: a file that comes in pieces gives what the whole file does, and no more bytes than in proportion to it.
func TestJobs(t *testing.T) {
	files := ownFiles(t)
	for n := range testkit.Generated(40, 10) {
		files[string(rune('a'+n))] = pdntest.Dialect(n)
	}
	for name, file := range files {
		for _, o := range []Options{{}, {TagsOnly: true}, {Wire: wire.Options{From: 2, Count: 1}}} {
			want := ParsePacked(file, o)
			playedtest.Whole(t, want.Games)
			for _, piece := range []int{1, 997} {
				if games, _ := playedtest.Run(ParseJob(o), file, piece); games != string(want.Games) {
					t.Errorf("%s in pieces of %d, %+v: %d bytes of games, want %d", name, piece, o, len(games), len(want.Games))
				}
			}
		}
	}
}

// TestCheckedJob: each game comes with what was found in it, and the report counts it.
func TestCheckedJob(t *testing.T) {
	games, report := playedtest.Run(CheckedJob(Options{}, pdn.Options{}), []byte("[GameType \"20\"]\n1. 32-28 *\n\n[GameType \"20\"]\n1. 3-4 *\n"), 1<<10)
	h := playedtest.Header([]byte(games))
	first, second := games[:h[played.InSize]], games[h[played.InSize]:]
	if strings.Contains(first, "rule") || !strings.Contains(second, `{"rule":"move/wrong-side"`) || !strings.Contains(report, `"gameCount":2`) {
		t.Errorf("%q\n%q\n%s", first, second, report)
	}
	job, whole := ValidateJob(wire.Options{Text: &wire.Rendering{Path: "a.pdn"}}, pdn.Options{}), Validate([]byte("1. 3-4 *\n"), wire.Options{}, pdn.Options{})
	if _, report := playedtest.Run(job, []byte("1. 3-4 *\n"), 3); !strings.Contains(report, "a.pdn:1:4: ") || !strings.Contains(string(whole), "move/illegal") {
		t.Errorf("%s\n%s", report, whole)
	}
}

// TestApply: all safe fixes, or those that are given.
func TestApply(t *testing.T) {
	file := []byte("[GameType \"20\"]\n1. 32 - 28 *\n")
	mended := Mend(file, wire.Options{}, pdn.Options{})
	if said := string(AppliedReport(mended, wire.Options{})); string(mended.Bytes) != "[GameType \"20\"]\n1. 32-28 *\n" || !strings.Contains(said, `"applied":1`) {
		t.Errorf("%q, %s", mended.Bytes, said)
	}
	given, err := Apply(file, wire.Options{}, pdn.Options{}, [][]wire.Edit{{{From: 11, To: 13, Text: "24"}}}, false)
	if err != nil || string(given.Bytes) != "[GameType \"24\"]\n1. 32 - 28 *\n" {
		t.Errorf("%v, %q", err, given.Bytes)
	}
	if _, err := Apply(file, wire.Options{Encoding: "windows-1251"}, pdn.Options{}, [][]wire.Edit{{{Text: "日"}}}, false); err == nil {
		t.Error("a character that the encoding lacks is written")
	}
}

// TestDeepVariations: neither form recurs, and both stay in proportion to the text.
func TestDeepVariations(t *testing.T) {
	const depth = 50_000
	for _, file := range []string{
		strings.Repeat("1. 32-28 (", depth) + "1. 31-27 " + strings.Repeat(")", depth) + "*\n",
		strings.Repeat("(", depth) + "1. 31-27 " + strings.Repeat(")", depth) + "*\n",
		"1. 32-28 " + strings.Repeat("(1. 31-27) ", depth) + "*\n",
	} {
		file = "[GameType \"20\"]\n" + file
		out := string(gamesJSON(t, []byte(file)))
		if opened, closed := strings.Count(out, "["), strings.Count(out, "]"); opened != closed {
			t.Errorf("%.30s: %d arrays begin, %d end", file, opened, closed)
		}
		packed := ParsePacked([]byte(file), Options{})
		if len(out) > 200*len(file) || len(packed.Games) > 20*len(file) {
			t.Errorf("%.30s: %d bytes, %d packed, for %d", file, len(out), len(packed.Games), len(file))
		}
	}
}

// TestAllocationsOfAGame: packing a game asks for no memory, once the longest was packed.
func TestAllocationsOfAGame(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Log("the native run is enough: wasm only takes longer")
		return
	}
	const game = "[GameType \"20\"]\n[White \"y\"]\n\n1. 32-28 {[%clk 0:03:00]} 19-23 (1... 18-23 $1) 2. 28x19 14x23 *\n\n"
	const few, many = 500, 1500
	allocations := func(games int) float64 {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
		file := bytes.Repeat([]byte(game), games)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		ParsePacked(file, Options{})
		runtime.ReadMemStats(&after)
		return float64(after.Mallocs - before.Mallocs)
	}
	if n := (allocations(many) - allocations(few)) / (many - few); n > 0.1 {
		t.Errorf("%.2f allocations a game", n)
	}
}

// TestPositions: positions after moves, and the moves that the laws allow there.
func TestPositions(t *testing.T) {
	for _, c := range []struct{ variant, start, moves, want string }{
		{"frisian", "W:W33:B1", "33-28", "B:W28:B1"},
		{"25,W,8,8,A0,0", "W:Wc3:Bd4,f6", "c3:g7", "B:Wg7:B"},
		{"20", "", "32-28 19-23 28x19", ""},
		{"chess", "", "", `there is no variant “chess”`},
		{"20", "W:W99:B1", "", `the FEN cannot be read at “99”`},
		{"20", "", "32-28 3-4", "move 2, 3-4, is not legal"},
		{"20", "", "32-28  19-23", "move 2, , is not legal"},
	} {
		got, err := FEN(c.variant, c.start, c.moves)
		if err != nil {
			got = err.Error()
		}
		if c.want != "" && got != c.want || c.want == "" && !strings.HasPrefix(got, "B:W19,31,") {
			t.Errorf("%+v: %s", c, got)
		}
	}
	got, err := LegalMoves("russian", "W:Wc3:Bd4,f6")
	if want := `{"fen":"W:Wc3:Bf6,d4","moves":[{"san":"c3:g7","from":"c3","to":"g7","path":["c3","e5","g7"],"captured":["d4","f6"]}]}`; err != nil || string(got) != want {
		t.Errorf("%s, %v", got, err)
	}
	for _, v := range draughts.Variants {
		if _, err := LegalMoves(v.Name, ""); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
	}
	if _, err := LegalMoves("20", "x"); err == nil {
		t.Error("any text is a position")
	}
}

// TestResult: where the marker only separates games, the tag says how one ended.
func TestResult(t *testing.T) {
	for file, want := range map[string]string{
		"[Result \"2-0\"]\n\n1. 32-28 *\n":   "2-0",
		"[Result \"2-0\"]\n\n1. 32-28 1-1\n": "1-1",
		"[Result \"?\"]\n\n1. 32-28 *\n":     "*",
		"1. 32-28 *\n":                       "*",
	} {
		if out := gamesJSON(t, []byte(file)); !bytes.Contains(out, []byte(`"result":"`+want+`"`)) {
			t.Errorf("%q: no %s in %s", file, want, out)
		}
	}
}
