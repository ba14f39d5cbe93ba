package answers

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pbn/core/pgn"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/played"
	"pbn/core/played/playedtest"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// readableJSON is the JSON of PgnFile.
func readableJSON(t testing.TB, file []byte) string {
	t.Helper()
	var out strings.Builder
	if _, err := ParseTo(&out, pgn.Bytes(file), nil, false); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// gamesJSON is the JSON of the games alone.
func gamesJSON(t testing.TB, file []byte) []byte {
	t.Helper()
	var lines bytes.Buffer
	if _, err := ParseTo(&lines, pgn.Bytes(file), nil, true); err != nil {
		t.Fatal(err)
	}
	games := bytes.ReplaceAll(bytes.TrimSuffix(lines.Bytes(), []byte("\n")), []byte("\n"), []byte(","))
	return append(append([]byte("["), games...), ']')
}

// ownFiles are the files in testdata, by their paths.
func ownFiles(t testing.TB) map[string][]byte { return filesLike(t, "testdata/*.pgn", 3) }

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

// TestReadable: the games of files as JSON, by golden files, which js/test/pgn-unpack.test.mjs compares with the objects that it makes. PBN_UPDATE=1
// writes them anew, and fails.
func TestReadable(t *testing.T) {
	for name, file := range ownFiles(t) {
		golden := strings.TrimSuffix(name, ".pgn") + ".json"
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

// TestParseTo: the document has the games that are lines of their own, and how many there are.
func TestParseTo(t *testing.T) {
	for name, file := range ownFiles(t) {
		var out bytes.Buffer
		r, err := ParseTo(&out, pgn.Bytes(file), nil, false)
		var whole struct {
			Games     []json.RawMessage
			GameCount int
		}
		if err != nil || json.Unmarshal(out.Bytes(), &whole) != nil || !bytes.HasSuffix(out.Bytes(), []byte("}\n")) {
			t.Fatalf("%s: %v, %s", name, err, out.Bytes())
		}
		if r.Games == 0 || whole.GameCount != r.Games || len(whole.Games) != r.Games {
			t.Errorf("%s: %d games, %d are told and %d written", name, r.Games, whole.GameCount, len(whole.Games))
		}
		if games := gamesJSON(t, file); !bytes.HasPrefix(out.Bytes(), []byte(`{"games":`+string(games)+`,`)) {
			t.Errorf("%s: the lines are\n%s", name, games)
		}
	}
}

// TestParseToEndsEarly: where a game is too long, those before it are whole.
func TestParseToEndsEarly(t *testing.T) {
	file := "1. e4 *\n\n1. d4 *\n\n1. c4 {" + strings.Repeat("x", 5000) + "} *\n"
	var out strings.Builder
	_, err := ParseTo(&out, habits.PGN.Stream(strings.NewReader(file), source.Automatic).LimitGames(2000), nil, true)
	if err == nil || strings.Count(out.String(), "\n") != 2 || !strings.HasSuffix(out.String(), "}\n") {
		t.Errorf("%v, %q", err, out.String())
	}
}

// TestJobs: a file that comes in pieces gives what the whole file does.
func TestJobs(t *testing.T) {
	files := ownFiles(t)
	for name, file := range pgntest.Dialects(testkit.Generated(40, 10)) {
		files[name] = file
	}
	for name, file := range files {
		for _, o := range []Options{{}, {TagsOnly: true}, {Wire: wire.Options{From: 2, Count: 1}}} {
			want := ParsePacked(file, o)
			for _, piece := range []int{1, 997, 1 << 16} {
				if len(file)/piece > 4096 {
					continue
				}
				if games, _ := playedtest.Run(ParseJob(o), file, piece); games != string(want.Games) {
					t.Errorf("%s in pieces of %d, %+v: %d bytes of games, want %d", name, piece, o, len(games), len(want.Games))
				}
			}
		}
	}
}

// TestTagsOnly: games without their moves have their tags and their places, and few bytes.
func TestTagsOnly(t *testing.T) {
	file := []byte("[Event \"x\"]\n[Site \"y\"]\n\n1. e4 e5 {a comment} 2. Nf3 *\n")
	packed := ParsePacked(file, Options{TagsOnly: true}).Games
	h := playedtest.Header(packed)
	if h[played.InFacts]&played.HasMoves != 0 || h[played.InMoves] != 0 || h[played.InTags] != 4 || h[played.InText] != 22 || h[played.InEnd] != len(file) || h[played.InSize] != len(packed) {
		t.Errorf("%v", h)
	}
}

// TestFoundJob: each game comes with what was found in it, and the report counts it.
func TestFoundJob(t *testing.T) {
	games, report := playedtest.Run(FoundJob(Options{}), []byte("[A \"\"]\n\n1. e4 *\n\n[A \"\"]\n[A \"\"]\n\n1. e4 *\n"), 1<<10)
	h := playedtest.Header([]byte(games))
	first, second := games[:h[played.InSize]], games[h[played.InSize]:]
	if !strings.Contains(first, "[]") || !strings.Contains(second, `[{"rule":"tag/duplicate"`) || !strings.Contains(report, `"gameCount":2`) {
		t.Errorf("%q\n%q\n%s", first, second, report)
	}
}

// TestDeepVariations: neither form recurs, and both stay in proportion to the text.
func TestDeepVariations(t *testing.T) {
	const depth = 100_000
	for _, file := range []string{
		strings.Repeat("1. e4 (", depth) + "1. d4 " + strings.Repeat(")", depth) + "*\n",
		strings.Repeat("(", depth) + "1. d4 " + strings.Repeat(")", depth) + "*\n",
		"1. e4 " + strings.Repeat("(1. d4) ", depth) + "*\n",
		"1. e4 e5 (1... 0-0 " + strings.Repeat("(1... c5 2. Nf3) ", depth/10) + ") 2. d4 *\n",
	} {
		out := readableJSON(t, []byte(file))
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
		t.Skip("the native run is enough: wasm only takes longer")
	}
	const game = "[Event \"x\"]\n[White \"y\"]\n\n1. e4 {[%clk 0:03:00] [%eval 0.3]} e5 (1... c5 $1) 2. Nf3 Nc6 3. Bb5 *\n\n"
	const few, many = 500, 1500
	a, b := bytes.Repeat([]byte(game), few), bytes.Repeat([]byte(game), many)
	if n := (allocations(b) - allocations(a)) / (many - few); n > 0.1 {
		t.Errorf("%.2f allocations a game", n)
	}
}

func allocations(file []byte) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	ParsePacked(file, Options{})
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs)
}

func TestFEN(t *testing.T) {
	const open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq "
	for _, c := range []struct {
		start, moves string
		isLegal      bool
		want         string
	}{
		{"", "e4 e5", false, open + "e6 0 2"},
		{"", "e4 e5", true, open + "- 0 2"},
		{"4k3/8/8/8/8/8/8/4K3 b - - 5 20", "", false, "4k3/8/8/8/8/8/8/4K3 b - - 5 20"},
		{"", "-- Nf6", false, "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 2"},
		{"x", "", false, "the start position is no FEN"},
		{"", "e4 Ke3", false, "move 2, Ke3, is not legal"},
		{"", "xyz", false, "move 1, xyz, is not legal"},
		{"", "e4  e5", false, "move 2, , is not legal"},
	} {
		got, err := FEN(c.start, c.moves, c.isLegal)
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}
