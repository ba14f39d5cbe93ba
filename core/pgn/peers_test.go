package pgn

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"pbn/core/chess"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/source"
	"pbn/core/testkit"
)

// readByPeer is what a peer reads of a file.
type readByPeer struct {
	File   string
	Games  int
	Moves  int // of the main lines
	Errors []string
	Beside []int // variations, arrows and circles, clocks, evaluations, NAGs
}

// exportsForPeers writes the files of the corpus in export format, and tells what each has. Peers know chess alone, and positions that can be
// played: games that keeps does not keep are left out.
func exportsForPeers(t *testing.T, options export.Options, keeps func(text *source.Text, g *game.Game) bool) (wanted []readByPeer) {
	t.Helper()
	folder := testkit.NeedShared(t, "games/pgn")
	to := t.TempDir()
	paths, err := filepath.Glob(folder + "/*/*.pgn")
	if deeper, _ := filepath.Glob(folder + "/*/*/*.pgn"); err == nil {
		paths = append(paths, deeper...)
	}
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files in %s: %v", folder, err)
	}
	for at, path := range paths {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		out, _ := Export(Bytes(file), options)
		want := readByPeer{File: filepath.Join(to, fmt.Sprintf("%d-%s", at, filepath.Base(path)))}
		var kept []byte
		Parse(Bytes(out), func(text *source.Text, g *game.Game) {
			if !keeps(text, g) {
				return
			}
			kept = append(append(kept, bytes.TrimSpace(text.Slice(g.Span))...), "\n\n"...)
			want.Games++
			if last := g.LastOfMainLine(); last >= 0 {
				want.Moves += int(g.Moves[last].Ply)
			}
		})
		if err := os.WriteFile(want.File, kept, 0o666); err != nil {
			t.Fatal(err)
		}
		wanted = append(wanted, want)
	}
	if count := slices.MaxFunc(wanted, func(a, b readByPeer) int { return a.Games - b.Games }); len(wanted) < 70 || count.Games < 50 {
		t.Errorf("%d files, of at most %d games, are too few", len(wanted), count.Games)
	}
	return wanted
}

// isForPeers reports whether a game is one that all programs know: of chess, from a position that a game can have.
func isForPeers(_ *source.Text, g *game.Game) bool {
	return g.Variant == game.Standard && g.HasStart && len(g.StartFaults) == 0 && len(chess.Faults(&g.Start)) == 0
}

// plainTags are tag pairs with names as the standard has them, and without brackets in their values.
var plainTags = regexp.MustCompile(`^(\[\w+ "[^\[]*"\]\n)+\n`)

// isPlain reports whether a game has no null moves, and tag pairs that each program reads.
func isPlain(text *source.Text, g *game.Game) bool {
	return isForPeers(text, g) && plainTags.Match(text.Slice(g.Span)) &&
		!slices.ContainsFunc(g.Moves, func(m game.Move) bool { return m.Move == chess.Null })
}

// isForPGNExtract leaves out what pgn-extract does not read besides: an annotation before the first move of a variation.
func isForPGNExtract(text *source.Text, g *game.Game) bool {
	return isPlain(text, g) && !slices.ContainsFunc(g.NAGs, func(n game.NAG) bool { return n.Before })
}

// peer runs a program that reads files and prints what it found in each as a line of JSON; it is skipped where it is not there.
func peer(t *testing.T, files []readByPeer, name string, arguments ...string) (found []readByPeer) {
	t.Helper()
	for _, f := range files {
		arguments = append(arguments, f.File)
	}
	command := exec.Command(name, arguments...)
	var errors bytes.Buffer
	command.Stderr = &errors
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, errors.Bytes())
	}
	for line := range bytes.Lines(out) {
		var one readByPeer
		if err := json.Unmarshal(line, &one); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		found = append(found, one)
	}
	return found
}

// TestPeersReadExports: what export makes of the corpus is read by other programs without an error, with all games and all moves.
func TestPeersReadExports(t *testing.T) {
	skipOnJS(t)
	if os.Getenv("PBN_PROVE") == "" {
		t.Log("it takes half a minute: make prove runs it")
		return
	}
	t.Run("python-chess", func(t *testing.T) {
		if err := exec.Command("python3", "-c", "import chess.pgn").Run(); err != nil {
			t.Skip("python-chess is not there: PYTHONPATH may name it")
		}
		files := exportsForPeers(t, export.Options{}, isForPeers)
		compareWithPeer(t, files, peer(t, files, "python3", "testdata/peers.py"))
	})
	t.Run("a study of lichess", func(t *testing.T) { studyIsKept(t) })
	t.Run("chess.js", func(t *testing.T) {
		from, err := filepath.Abs("../../js/bench/package.json")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(filepath.Dir(from), "node_modules/chess.js")); err != nil {
			t.Skip("chess.js is not there: make bench installs it")
		}
		// Its grammar has no two comments in a row, and no comment or variation after another variation.
		plain := exportsForPeers(t, export.Options{NoComments: true, NoVariations: true, NoEscapes: true}, isPlain)
		compareWithPeer(t, plain, peer(t, plain, "node", "testdata/peers.mjs", from))
	})
	t.Run("pgn-extract", func(t *testing.T) {
		if _, err := exec.LookPath("pgn-extract"); err != nil {
			t.Skip("pgn-extract is not there")
		}
		for _, f := range exportsForPeers(t, export.Options{}, isForPGNExtract) {
			// It leaves out the games that it cannot read; what it warns of is what the players did.
			said, _ := exec.Command("pgn-extract", "-r", f.File).CombinedOutput()
			read := regexp.MustCompile(`(\d+) games? matched out of (\d+)\.`).FindSubmatch(said)
			if want := strconv.Itoa(f.Games); f.Games > 0 && (read == nil || string(read[1]) != want || string(read[2]) != want) {
				t.Errorf("%s: %q, not %s games: %s", filepath.Base(f.File), read, want, said)
			}
		}
	})
}

// compareWithPeer compares what a peer found with what there is.
func compareWithPeer(t *testing.T, files, found []readByPeer) {
	t.Helper()
	if len(files) != len(found) {
		t.Fatalf("%d of %d files were read", len(found), len(files))
	}
	for i, f := range found {
		if f.Games != files[i].Games || f.Moves != files[i].Moves || len(f.Errors) > 0 {
			t.Errorf("%s: %d games, %d moves, not %d, %d; %q", filepath.Base(f.File), f.Games, f.Moves, files[i].Games, files[i].Moves, f.Errors[:min(3, len(f.Errors))])
		}
	}
}

// lichessFiles are a study, and games with clocks and evaluations; one has arrows.
var lichessFiles = []string{
	"zavgorodnii__lichess-study-visualiser/study.pgn", "notnil__chess/fixtures__pgns__0004.pgn", "notnil__chess/fixtures__pgns__0005.pgn",
	"blevantovych__blunder-hunter/game29.pgn", "mliebelt__pgn-parser/test__pgn__lichess_mliebelt_2024-01-03.pgn",
}

// studyIsKept: python-chess reads as many variations, arrows, clocks, evaluations and NAGs in what lichess wrote as in its export.
func studyIsKept(t *testing.T) {
	if err := exec.Command("python3", "-c", "import chess.pgn").Run(); err != nil {
		t.Skip("python-chess is not there: PYTHONPATH may name it")
	}
	all := make([]int, 5)
	for _, path := range lichessFiles {
		file, err := os.ReadFile(filepath.Join(testkit.NeedShared(t, "games/pgn"), path))
		if err != nil {
			t.Fatal(err)
		}
		out, _ := Export(Bytes(file), export.Options{})
		pair := []readByPeer{{File: filepath.Join(t.TempDir(), "as it came.pgn")}, {File: filepath.Join(t.TempDir(), "export.pgn")}}
		for i, content := range [][]byte{file, out} {
			if err := os.WriteFile(pair[i].File, content, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		found := peer(t, pair, "python3", "testdata/peers.py")
		if !slices.Equal(found[0].Beside, found[1].Beside) || found[0].Moves != found[1].Moves {
			t.Errorf("%s: %+v, exported %+v", path, found[0], found[1])
		}
		for i, n := range found[0].Beside {
			all[i] += n
		}
	}
	if slices.Contains(all, 0) {
		t.Errorf("the files have %d variations, arrows, clocks, evaluations and NAGs", all)
	}
}
