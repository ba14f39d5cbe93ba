package pgn

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// mostNoise is how many of a hundred games of a source may break a rule.
const mostNoise = 5

// origin is a program or a site, and files of its games in ../shared/games/pgn.
type origin struct {
	name string
	// isLimited is set where no rule may be noise: whoever reads such a file cannot change what writes it.
	isLimited bool
	files     []string
}

var origins = []origin{
	{"lichess", true, []string{
		"jhlywa__chess.js/benchmarks__benchmark.pgn", "mliebelt__pgn-parser/test__pgn__lichess_mliebelt_2024-01-03.pgn",
		"mliebelt__pgn-parser/test__pgn__32games.pgn", "clinaresl__pgnparser/examples__lichess_short.pgn",
		"notnil__chess/fixtures__pgns__0002.pgn", "notnil__chess/fixtures__pgns__0004.pgn", "notnil__chess/fixtures__pgns__0005.pgn",
		"notnil__chess/fixtures__pgns__0006.pgn", "notnil__chess/fixtures__pgns__0011.pgn", "blevantovych__blunder-hunter/game.pgn",
		"blevantovych__blunder-hunter/game29.pgn", "Disservin__chess-library/fuzz__corpus__pgn__magnus-grischuk.pgn",
	}},
	{"lichess studies", true, []string{
		"zavgorodnii__lichess-study-visualiser/study.pgn", "notnil__chess/fixtures__pgns__0013.pgn", "notnil__chess/fixtures__pgns__0014.pgn",
	}},
	{"chess.com", true, []string{
		"egor-tensin__chess-games/20160720_aymanmrshan_vs_egor_tensin.pgn", "brettbates__pgn_parser/features__steps__test_data__cc3.pgn",
	}},
	{"TWIC", true, []string{
		"mliebelt__pgn-parser/test__pgn__twic-01-232games.pgn", "bhlangonijr__chesslib/src__test__resources__finalmast11.pgn",
		"notnil__chess/fixtures__pgns__0007.pgn", "mliebelt__pgn-parser/doc__sampleGames.pgn",
	}},
	{"ChessBase", true, []string{
		"hexagonal-sun__rmace/etc__silversuite.pgn", "echecsjs__pgn/src____tests____grammar__comments.pgn",
		"bhlangonijr__chesslib/src__test__resources__cct131.pgn", "brettbates__pgn_parser/features__steps__test_data__cblarge.pgn",
	}},
	{"SCID", true, []string{"Disservin__chess-library/tests__pgns__backslash_header.pgn"}},
	{"DGT", true, nil},
	{"FICS", false, []string{
		"clinaresl__pgnparser/examples__ficsgamesdb_short.pgn", "iigorr__pgn.net/test__pgn.NET.Test__Test_Files__time-annotated-games.pgn",
	}},
	{"fastchess", false, []string{
		"Disservin__chess-library/fuzz__corpus__pgn__fishtest-fastchess.pgn", "Disservin__fastchess/app__tests__data__openings.pgn",
	}},
	{"chessgames.com", false, []string{
		"Disservin__chess-library/fuzz__corpus__pgn__kasparov-deep-blue.pgn", "bhlangonijr__chesslib/src__test__resources__longest.pgn",
		"rodpolako__Chess-PGN-Trainer/public__examples__The_Immortal_Game_-_anderssen_kieseritzky_1851.pgn",
	}},
	{"chess-results.com", false, []string{
		"bhlangonijr__chesslib/src__test__resources__31_games.pgn", "bhlangonijr__chesslib/src__test__resources__promoting.pgn",
	}},
	{"collections", false, []string{
		"bhlangonijr__chesslib/src__test__resources__Morphy_UTF8.pgn", "pgnDataBase__pgnDB/src__test__resources__MacKenzie.pgn",
		"bhlangonijr__chesslib/src__test__resources__linares_2002.pgn", "mathmoi__PGNLib/pgn__test.pgn",
	}},
}

// faultsOfFiles are what files break whose games really have a mistake, which is no noise.
var faultsOfFiles = map[string][]diag.Rule{
	"Disservin__chess-library/tests__pgns__backslash_header.pgn": {rules.SyntaxBadEscape}, // the test is about it
}

// TestNoise: of the games of those who write most of the games of today at most 5 in 100 break the same rule, except informations
// that are said once a file. PGN_NOISE is a folder with more files: a folder for each source, with its name. go test -v prints the table.
func TestNoise(t *testing.T) {
	skipOnJS(t)
	once := rulesOnceAFile(t)
	shared, more := testkit.NeedShared(t, "games/pgn"), os.Getenv("PGN_NOISE")
	var table strings.Builder
	for _, o := range origins {
		files := slices.Clone(o.files)
		for i := range files {
			files[i] = filepath.Join(shared, files[i])
		}
		if more != "" {
			others, _ := filepath.Glob(filepath.Join(more, o.name, "*.pgn"))
			files = append(files, others...)
		}
		games, broken := noiseOf(t, shared, files, once)
		fmt.Fprintf(&table, "%-18s %5d games in %2d files:", o.name, games, len(files))
		for _, rule := range rules.All() {
			if n := broken[rule]; n > 0 {
				fmt.Fprintf(&table, " %s %d", rules.Name(rule), n)
				if o.isLimited && games >= 100/mostNoise && n*100 > games*mostNoise {
					t.Errorf("%s: %d of %d games break %s", o.name, n, games, rules.Name(rule))
				}
			}
		}
		table.WriteByte('\n')
	}
	t.Logf("games that break a rule, informations once a file left aside:\n%s", table.String())
}

// noiseOf returns how many games files have, and how many of them break each rule.
func noiseOf(t *testing.T, shared string, files []string, once map[diag.Rule]bool) (games int, broken [rules.RuleCount]int) {
	t.Helper()
	for _, name := range files {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		short, _ := filepath.Rel(shared, name)
		last := [rules.RuleCount]int{}
		r := Validate(Bytes(file), Options{Most: 1 << 30})
		games += r.Games
		for i := range r.Diagnostics.Items {
			d := &r.Diagnostics.Items[i]
			isOnce := d.Severity == diag.Info && (once[d.Rule] || rules.Of(d.Rule).Severity != diag.Info)
			if isOnce || last[d.Rule] == d.Game || slices.Contains(faultsOfFiles[filepath.ToSlash(short)], d.Rule) {
				continue
			}
			last[d.Rule] = d.Game
			broken[d.Rule]++
		}
	}
	return games, broken
}

// rulesOnceAFile returns the rules of which the table of the ledger says that they are said once a file.
func rulesOnceAFile(t *testing.T) map[diag.Rule]bool {
	t.Helper()
	once := map[diag.Rule]bool{}
	for _, m := range regexp.MustCompile("(?m)^\\| `([a-z0-9/-]+)` \\| I once").FindAllStringSubmatch(readLedger(t), -1) {
		if rule, ok := rules.Find(m[1]); ok {
			once[rule] = true
		}
	}
	if len(once) < 8 {
		t.Fatalf("the ledger has %d rules that are said once a file", len(once))
	}
	return once
}

// TestNoiseIsSaidOnce: what each game of a program has is said once a file.
func TestNoiseIsSaidOnce(t *testing.T) {
	for _, c := range []struct {
		game string
		rule diag.Rule
	}{
		{"[Event \"Live\"]\n[TimeControl \"90min + 30s/move\"]\n\n*\n\n", rules.TagTimeControlForm},
		{"[Event \"Live\"]\n[TimeControl \"10+0.1\"]\n\n*\n\n", rules.TagTimeControlForm},
		{"[Event \"Live\"]\n[Termination \"Time Forfeit\"]\n\n*\n\n", rules.TagUnknownValue},
		{"[Event \"Live\"]\n[ECO \"B12j\"]\n\n*\n\n", rules.TagInvalidValue},
		{"[Event \"Live\"]\n[White \"Tal,M.\"]\n\n*\n\n", rules.TagPlayerName},
		{"[Event \"Live\"]\n\n{" + strings.Repeat("x ", 200) + "} *\n\n", rules.TextLineTooLong},
		{"[Event \"Live\"]\n\n{" + strings.Repeat("x ", 60) + "} *\n\n", rules.TextLongLine},
	} {
		const games = 100
		r := Validate(open(strings.NewReader(strings.Repeat(c.game, games))), Options{})
		if r.Games != games || len(r.Diagnostics.Items) != 1 || r.Diagnostics.Items[0].Rule != c.rule || r.Diagnostics.Items[0].Severity != diag.Info {
			t.Errorf("%q: %d games, %d findings, the first %v", c.game, r.Games, len(r.Diagnostics.Items), r.Diagnostics.Items[:1])
		}
		if out, _, _ := ApplySafe([]byte(strings.Repeat(c.game, games)), source.Automatic, nil); rules.Of(c.rule).CanFix() {
			left := Validate(Bytes(out), Options{}).Diagnostics.Found(c.rule)
			if isSafe := c.rule != rules.TagInvalidValue; isSafe != (left == 0) {
				t.Errorf("%q: %d are left of %s", c.game, left, rules.Name(c.rule))
			}
		}
	}
}
