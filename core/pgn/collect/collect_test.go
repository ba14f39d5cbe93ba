package collect

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/openings/known"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/search"
	"pbn/core/source"
	"pbn/core/where"
)

const games = "\xEF\xBB\xBF% a line for programs\n[Event \"A\"]\n[White \"M\u00FCller, Jan\"]\n[Black \"Oakes\"]\n[Date \"2019.05.??\"]\n[Round \"10\"]\n[WhiteElo \"2400\"]\n[BlackElo \"2500\"]\n" +
	"[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 (2. f4) {a comment} Nc6 1-0\n; between\n\n" +
	"[Event \"A\"]\n[White \"Oakes\"]\n[Black \"?\"]\n[Date \"2020.01.02\"]\n[Round \"9\"]\n[Result \"*\"]\n\n1. d4 d5 *\n\n" +
	"[Event \"B\"]\n[White \"muller, jan\"]\n[Black \"OAKES\"]\n[Date \"????.??.??\"]\n[Round \"9\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n" +
	"[Event \"B\"]\n[White \"X\"]\n[Black \"Y\"]\n[FEN \"8/8/8/8/8/4k3/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kf1 *"

func stream(text string) *source.Stream { return habits.PGN.Open([]byte(text), source.Automatic) }

// join returns what is written of files.
func join(t *testing.T, n *desk.Notation, options desk.Options, files ...string) (string, *desk.Join) {
	t.Helper()
	var out bytes.Buffer
	options.OfSeveral = len(files) > 1
	j := n.Join(&out, options)
	for _, file := range files {
		if r := j.Read(stream(file)); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if err := j.End(); err != nil {
		t.Fatal(err)
	}
	return out.String(), j
}

func eventsOf(text string) (rounds string) {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "[White ") {
			rounds += line[len(`[White "`):][:1]
		}
	}
	return rounds
}

func TestFields(t *testing.T) {
	for condition, want := range map[string]string{
		`player ~ oakes`: "MOm", `player = "Muller, Jan"`: "Mm", `white ~ müller`: "Mm", `black != oakes`: "OX",
		`elo 2450`: "M", `whiteelo >= 2400`: "M", `has elo`: "M", `date < 2020`: "M", `date = 2019-05`: "M", `date > 2019`: "O", `not has date`: "mX",
		`result = 1/2-1/2`: "m", `plies = 4`: "Mm", `plies < 2`: "X", `comments >= 1 and variations = 1`: "M", `has fen`: "X", `round in 9, 10`: "MOm",
		`event A and number > 1`: "O",
	} {
		c, err := where.Parse(condition, Fields)
		if err != nil {
			t.Error(condition, err)
			continue
		}
		got, j := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, games)
		others, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: desk.Choice{Where: c, Others: true}}, games)
		if eventsOf(got) != want || j.Written != len(want) {
			t.Errorf("%s: %s, want %s", condition, eventsOf(got), want)
		}
		if all := eventsOf(got + others); len(all) != 4 {
			t.Errorf("%s: with its opposite %s", condition, all)
		}
	}
}

// TestBytes: chosen games keep their bytes, and the mark and the lines of the file are where the games of it are.
func TestBytes(t *testing.T) {
	all, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1}, games)
	if all != games {
		t.Errorf("%q", all)
	}
	numbers, err := desk.ReadNumbers("2-3")
	if err != nil {
		t.Fatal(err)
	}
	some, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: desk.Choice{Numbers: numbers}}, games)
	from, to := strings.Index(games, "; between"), strings.Index(games, "[Event \"B\"]\n[White \"X\"]")
	if some != "\xEF\xBB\xBF"+games[from:to] {
		t.Errorf("%q", some)
	}
	latin1, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1}, "[White \"M\xFCller\"]\n\n*\n", "[White \"\u0141uk\"]\n\n*\n")
	if latin1 != "[White \"M\u00FCller\"]\n\n*\n\n[White \"\u0141uk\"]\n\n*\n" {
		t.Errorf("of two encodings: %q", latin1)
	}
}

func TestOrder(t *testing.T) {
	for by, want := range map[string]string{
		"round": "OmMX", "-round": "MOmX", "date": "MOmX", "-date": "OMmX", "event,-plies": "MOmX", "black": "MmXO", "elo,white": "MmOX",
	} {
		order, err := desk.ReadOrder(by, Fields)
		if err != nil {
			t.Fatal(err)
		}
		got, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1, Order: order}, games)
		if eventsOf(got) != want || !strings.HasPrefix(got, "\xEF\xBB\xBF") || strings.Count(got, "\uFEFF") != 1 {
			t.Errorf("by %s: %s, want %s", by, eventsOf(got), want)
		}
		if lines := withoutEmpty(got); !slices.Equal(lines, withoutEmpty(games)) {
			t.Errorf("by %s: %q", by, lines)
		}
	}
	for _, wrong := range []string{"", "elp", "date,", "date elo"} {
		if _, err := desk.ReadOrder(wrong, Fields); err == nil {
			t.Errorf("%q is an order", wrong)
		}
	}
}

// withoutEmpty returns the lines of a file that say something, sorted.
func withoutEmpty(file string) (lines []string) {
	for line := range strings.Lines(strings.ReplaceAll(file, "\uFEFF", "")) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	return lines
}

func TestTwins(t *testing.T) {
	for likeness, want := range [...]struct {
		kept, twins string
		first       desk.Twin
	}{
		samePlayers: {"MOmX", "", desk.Twin{File: 1, Number: 1, FirstFile: 0, First: 1}}, // short games, of different rounds
		sameMoves:   {"MOX", "m", desk.Twin{File: 0, Number: 3, FirstFile: 0, First: 1}},
	} {
		var twins []desk.Twin
		got, j := join(t, Games(nil, nil), desk.Options{Likeness: likeness, Tell: func(twin desk.Twin) { twins = append(twins, twin) }}, games, games)
		if eventsOf(got) != want.kept || j.Twins != 8-len(want.kept) || j.Games != 8 || twins[0] != want.first || twins[len(twins)-1].File != 1 {
			t.Errorf("likeness %d: %s, %d twins: %v", likeness, eventsOf(got), j.Twins, twins)
		}
		only, _ := join(t, Games(nil, nil), desk.Options{Likeness: likeness, OnlyTwins: true}, games)
		if eventsOf(only) != want.twins {
			t.Errorf("the twins of likeness %d are %s", likeness, eventsOf(only))
		}
	}
}

// TestSamePlayers: names may be written in several ways, and what else is said of a game, such as its result, does not count; of a short one its date does.
func TestSamePlayers(t *testing.T) {
	const long, short = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7", "1. e4 e5 2. Nf3 Nc6"
	game := func(white, date, result, moves string) string {
		return "[White \"" + white + "\"]\n[Black \"Quill, M.\"]\n[Date \"" + date + "\"]\n[Result \"" + result + "\"]\n\n" + moves + " " + result + "\n\n"
	}
	for _, c := range []struct {
		white, date, moves string
		isSame             bool
	}{
		{"M\u00fcller, Jan", "2026.01.02", long, true}, {"MULLER,J.", "????.??.??", long, true}, {"Jan M\u00fcller", "2026.03.02", long, true},
		{"M\u00fcller, Jan", "2026.01.02", long + " 9. h3", false}, {"Miller, Jan", "2026.01.02", long, false},
		{"muller", "2026.01.02", short, true}, {"M\u00fcller, Jan", "2026.01.03", short, false},
	} {
		first := game("M\u00fcller, Jan", "2026.01.02", "1-0", strings.TrimSuffix(c.moves, " 9. h3"))
		if _, j := join(t, Games(nil, nil), desk.Options{Likeness: samePlayers}, first+game(c.white, c.date, "*", c.moves)); j.Twins == 1 != c.isSame {
			t.Errorf("%s, %s, %s: %d twins", c.white, c.date, c.moves, j.Twins)
		}
	}
}

func TestPosition(t *testing.T) {
	query, err := search.Read("rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b", "", true)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := join(t, Games(query, nil), desk.Options{Likeness: -1}, games); eventsOf(got) != "M" {
		t.Errorf("the games with the position are %s", eventsOf(got))
	}
}

// TestLawsOfDivision: a choice and its opposite have all games, and so have the files of a split; each file that is joined anew is the same.
func TestLawsOfDivision(t *testing.T) {
	file := pgntest.Games(pgntest.Annotated, 40, 53)
	whole := textsOf(t, string(file))
	condition, err := where.Parse("plies > 20 or has white", Fields)
	if err != nil {
		t.Fatal(err)
	}
	choice := desk.Choice{Where: condition}
	chosen, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: choice}, string(file))
	choice.Others = true
	others, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: choice}, string(file))
	if both := append(textsOf(t, chosen), textsOf(t, others)...); !sameTexts(whole, both) {
		t.Errorf("%d games, %d when they are divided by a condition", len(whole), len(both))
	}
	split, err := desk.SplitByCount(3)
	if err != nil {
		t.Fatal(err)
	}
	j := Games(nil, nil).Join(nil, desk.Options{Likeness: -1, Split: split})
	if r := j.Read(stream(string(file))); r.Err != nil {
		t.Fatal(r.Err)
	}
	var all []string
	for _, part := range j.Parts() {
		all = append(all, textsOf(t, string(part.Bytes()))...)
		if again, _ := join(t, Games(nil, nil), desk.Options{Likeness: -1}, string(part.Bytes())); again != string(part.Bytes()) {
			t.Errorf("%s is not the same when it is joined:\n%q\n%q", part.Name, part.Bytes(), again)
		}
	}
	if !slices.Equal(whole, all) {
		t.Errorf("%d games, %d in the files of a split", len(whole), len(all))
	}
}

// textsOf returns the bytes of the games of a file, without white space around them.
func textsOf(t *testing.T, file string) (texts []string) {
	t.Helper()
	r := Games(nil, nil).Read(stream(file), func(g *desk.Game) error {
		texts = append(texts, strings.TrimSpace(string(g.Text)))
		return nil
	})
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	return texts
}

func sameTexts(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b)
}

// TestOpenings: a table names the openings of games whose tags do not.
func TestOpenings(t *testing.T) {
	const spanish = "[ECO \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n[ECO \"A00\"]\n\n1. e4 *\n\n[Variant \"Chess960\"]\n\n1. e4 *\n\n[FEN \"8/8/8/8/8/4k3/8/4K3 w - - 0 1\"]\n\n1. Kf1 *\n"
	for condition, want := range map[string]int{"eco = C60": 1, "opening ~ 'ruy lopez' or opening ~ spanish": 1, "eco = A00": 1, "has eco": 2} {
		c, err := where.Parse(condition, Fields)
		if err != nil {
			t.Fatal(err)
		}
		if _, j := join(t, Games(nil, known.Table()), desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, spanish); j.Written != want {
			t.Errorf("%s: %d", condition, j.Written)
		}
	}
	c, _ := where.Parse("has eco", Fields)
	if _, j := join(t, Games(nil, nil), desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, spanish); j.Written != 1 {
		t.Errorf("without the table: %d", j.Written)
	}
}
