package collect

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/pdn/habits"
	"pbn/core/source"
	"pbn/core/where"
)

// games are four games, whose White has the names A to D.
const games = "[Event \"Open\"]\n[White \"Ané\"]\n[Black \"Oost\"]\n[Date \"2019.05.??\"]\n[Round \"10\"]\n[WhiteRating \"2100\"]\n[BlackElo \"2300\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n" +
	"1. 32-28 19-23 (1... 18-23) 2. 28x19 {a comment} 14x23 2-0\n\n" +
	"[Event \"Open\"]\n[White \"B\"]\n[Black \"?\"]\n[Date \"2020-01-02\"]\n[Round \"9\"]\n[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 d6-c5 1-0\n\n" +
	"[Event \"Cup\"]\n[Bianco \"C\"]\n[Nero \"OOST\"]\n[Round \"9\"]\n[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n" +
	"[Event \"Cup\"]\n[White \"D\"]\n[Black \"Oost\"]\n[GameType \"20\"]\n[FEN \"W:WK47:B1,14,19,29,31,42\"]\n[Result \"*\"]\n\n1. 47x36 *\n"

// written returns the first letters of the players with White of the games that are written.
func written(t *testing.T, options desk.Options, files ...string) (letters string, j *desk.Join) {
	t.Helper()
	var out bytes.Buffer
	j = Games.Join(&out, options)
	for _, file := range files {
		if r := j.Read(habits.PDN.Open([]byte(file), source.Automatic)); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if err := j.End(); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		for _, name := range []string{`[White "`, `[Bianco "`} {
			if value, is := strings.CutPrefix(line, name); is {
				letters += value[:1]
			}
		}
	}
	return letters, j
}

func TestFields(t *testing.T) {
	for condition, want := range map[string]string{
		`player ~ oost`: "ACD", `white = ane`: "A", `player C`: "C", `rating 2200 and whiterating 2100 and blackrating = 2300`: "A", `has rating`: "A",
		`date < 2020`: "A", `date = 2020-01-02`: "B", `not has date`: "CD", `result = 2-0`: "AB", `result 1-0`: "AB", `result *`: "CD", `result 1-1`: "",
		`variant = russian`: "B", `variant 20`: "ACD", `plies = 4`: "AC", `plies < 2`: "D", `comments >= 1 and variations = 1`: "A", `has fen`: "D",
		`event Open and number > 1`: "B", `round in 9, 10`: "ABC",
	} {
		c, err := where.Parse(condition, Fields)
		if err != nil {
			t.Error(condition, err)
			continue
		}
		if got, _ := written(t, desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, games); got != want {
			t.Errorf("%s: %s, want %s", condition, got, want)
		}
	}
}

func TestOrder(t *testing.T) {
	for by, want := range map[string]string{"round": "BCAD", "-rating": "ABCD", "event,-plies": "CDAB", "variant,number": "ACDB"} {
		order, err := desk.ReadOrder(by, Fields)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := written(t, desk.Options{Likeness: -1, Order: order}, games); got != want {
			t.Errorf("by %s: %s, want %s", by, got, want)
		}
	}
}

// TestTwins: games repeat others whatever their points, comments and variations, and however a capture is written; not where the variant, the
// start or what is set among the moves differs.
func TestTwins(t *testing.T) {
	const other = "[White \"E\"]\n[GameType \"40\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n" +
		"[White \"F\"]\n[GameType \"20\"]\n[FEN \"W:WK47:B1,14,19,29,31,42\"]\n\n1. 47x38x24x13x36 *\n\n" +
		"[White \"G\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 /FEN \"W:W28:B23\"/ 2. 28x19 14x23 *\n\n" +
		"[White \"H\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *\n\n[White \"I\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-31 *\n\n" +
		"[White \"J\"]\n[GameType \"20\"]\n\n*\n\n[White \"K\"]\n[GameType \"20\"]\n\n*\n"
	for likeness, want := range [...]string{samePlayers: "ABCDEFGHIJK", sameMoves: "ABDEGHIJK"} {
		got, j := written(t, desk.Options{Likeness: likeness}, games, other, games)
		if got != want || j.Twins != 15-len(want) {
			t.Errorf("likeness %d: %s and %d twins, want %s", likeness, got, j.Twins, want)
		}
	}
}
