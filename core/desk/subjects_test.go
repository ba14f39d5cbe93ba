package desk_test

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/draughts"
	pbiCollect "pbn/core/pbi/collect"
	pbiHabits "pbn/core/pbi/habits"
	pbnCollect "pbn/core/pbn/collect"
	pbnHabits "pbn/core/pbn/habits"
	"pbn/core/pbn/pbntest"
	pdnCollect "pbn/core/pdn/collect"
	pdnHabits "pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	pgnCollect "pbn/core/pgn/collect"
	pgnHabits "pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/source"
	"pbn/core/where"
)

// subject is a notation with files of it, and what the laws ask of these.
type subject struct {
	name   string
	games  *desk.Notation
	habits *source.Habits
	// file is one of the files: well-formed for an even number, and as nobody should write it for an odd one, where there are such.
	file func(n int) []byte
	// isHeader reports whether a line belongs to what a file begins with, not to its first game.
	isHeader                   func(line string) bool
	conditions, orders, fields []string
}

var subjects = []*subject{
	{
		name: "bridge", games: pbnCollect.Games, habits: pbnHabits.PBN,
		file: func(n int) []byte { return pbntest.Boards(pbntest.Kind(n/2%2), 9, uint64(n)) },
		conditions: []string{
			"N:hcp >= 10", "contract ~ NT or dealer in E, W", "has result and level < 4", "date = 2026-11", "not has declarer", "player ~ ov", "score > 0", "board in 2..4, 7",
			"N:shape 4333 or S:shape 5xxx", "number > 100", "vulnerable All",
		},
		orders:   []string{"-board", "north,east", "date,-N:hcp", "contract", "-score,declarer", "event"},
		fields:   []string{"player", "contract", "date", "dealer", "board", "N:spades"},
		isHeader: func(line string) bool { return strings.HasPrefix(line, "%") },
	},
	{
		name: "chess", games: pgnCollect.Games(nil, nil), habits: pgnHabits.PGN,
		file: func(n int) []byte {
			if n%2 == 1 {
				return pgntest.Dialect(n)
			}
			return pgntest.Games(pgntest.Kind(n/2%3), 8, uint64(n))
		},
		conditions: []string{"plies > 60 and result in 1-0, 0-1", "white ~ a or has elo", "date >= 2026-01-04", "not has date", "elo != 1900", "event !~ champ", "comments > 0", "has fen", "number 1"},
		orders:     []string{"-plies", "white,-black", "date,round", "result,-number", "elo", "event"},
		fields:     []string{"player", "round", "date", "result", "elo"},
		isHeader:   func(string) bool { return false },
	},
	{
		name: "draughts", games: pdnCollect.Games, habits: pdnHabits.PDN,
		file: func(n int) []byte {
			if n%2 == 1 {
				return pdntest.Dialect(n)
			}
			return pdntest.Plain(draughts.Variants[n/2%len(draughts.Variants)], 8, uint64(n))
		},
		conditions: []string{"plies > 30", "variant 20 or has fen", "has white and result in *, 1-1", "number != 2", "comments = 0"},
		orders:     []string{"-plies", "variant,white", "result,-number"},
		fields:     []string{"player", "variant", "result", "plies"},
		isHeader:   func(string) bool { return false },
	},
	{
		name: "problems", games: pbiCollect.Problems(nil), habits: pbiHabits.PBI, file: problemFile,
		conditions: []string{"moves > 2", "author ~ a", "kind in direct, self or pieces < 6", "not has date", "stipulation #2", "status sound", "material ~ Q"},
		orders:     []string{"sourcenumber,-date", "author,-moves", "stipulation,pieces", "-number"},
		fields:     []string{"author", "stipulation", "date", "authors"},
		isHeader:   func(line string) bool { return strings.HasPrefix(line, "#") },
	},
}

// problemFile is a file of problems with comment lines between them.
func problemFile(n int) []byte {
	random := rand.New(rand.NewPCG(uint64(n), 12))
	of := func(words ...string) string { return words[random.IntN(len(words))] }
	var out strings.Builder
	out.WriteString(of("", "\uFEFF") + "#PBI 1.2\n" + of("", "# of "+strconv.Itoa(n)+"\n", "# both\n"))
	for range 8 {
		out.WriteString(of("", "", "", "# between\n") + of("Ané", "Loyd", "Ané;Loyd", "Zoë K. Łuk", "") + ":")
		for row := range 8 {
			out.WriteString(of("8", "3Q4", "k7", "2p2K2", "RB6", "1s3P2", "11111111"))
			if row < 7 {
				out.WriteByte('/')
			}
		}
		out.WriteString(":" + of("#2", "#3", "h#2", "h#2.5", "s#2", "# 2", "+") + ":" + of("9", "12", "100", "") + "|" + of("Chances", "") + "|" + of("1962", "2025-03", "") + "|:::" +
			of("", "Rh1-b1") + ":" + of("", "!", "*") + ":" + of("", "good", `a\x0ab`) + "\n")
	}
	text := out.String()
	if n%3 == 1 {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return []byte(text)
}

// entry is a game of a file, and what it has in all fields.
type entry struct {
	file, number int
	text         string
	isMoved      bool // so that it does not follow what it followed
	values       map[desk.FieldOf]where.Value
}

// value is what it has in a field that is named as conditions name it.
func (e *entry) value(s *subject, name string) (where.Value, where.Kind) {
	field, scope, err := s.games.Fields.Find(name)
	if err != nil {
		panic(err)
	}
	return e.values[desk.FieldOf{Field: field, Scope: scope}], s.games.Fields.Fields[field].Kind
}

// read returns the games of files; the text is in UTF-8 if asUTF8, else as in the file. What a file begins with is in the text of its first game.
func (s *subject) read(t *testing.T, asUTF8 bool, files ...[]byte) (all []entry) {
	t.Helper()
	for i, file := range files {
		r := s.games.Read(s.habits.Open(file, source.Automatic), func(g *desk.Game) error {
			e := entry{file: i, number: g.Number, text: string(g.Text), values: map[desk.FieldOf]where.Value{}}
			if asUTF8 {
				e.text = strings.Clone(g.UTF8())
			}
			for field, f := range s.games.Fields.Fields {
				for scope := range max(1, len(s.games.Fields.Scopes)) {
					if !f.InScope {
						scope = -1
					}
					if f.Name != "number" || !asUTF8 {
						v := g.Values(field, scope)
						v.Text = strings.Clone(v.Text)
						e.values[desk.FieldOf{Field: field, Scope: scope}] = v
					}
				}
			}
			all = append(all, e)
			return nil
		})
		if r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	return all
}

// output is what a join made of files.
type output struct {
	bytes   []byte
	written int
	parts   []*desk.Part
	twins   []desk.Twin
}

// join makes a file of files.
func (s *subject) join(t *testing.T, options desk.Options, files ...[]byte) (o output) {
	t.Helper()
	var out bytes.Buffer
	options.Tell = func(twin desk.Twin) { o.twins = append(o.twins, twin) }
	j := s.games.Join(&out, options)
	for _, file := range files {
		if r := j.Read(s.habits.Open(file, source.Automatic)); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if err := j.End(); err != nil {
		t.Fatal(err)
	}
	o.bytes, o.parts, o.written = out.Bytes(), j.Parts(), j.Written
	return o
}

// with is the options with a condition.
func (s *subject) with(t *testing.T, condition string, others bool) desk.Options {
	t.Helper()
	of, err := where.Parse(condition, s.games.Fields)
	if err != nil {
		t.Fatal(err)
	}
	return desk.Options{Likeness: -1, Choice: desk.Choice{Where: of, Others: others}}
}
