package desk_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/draughts"
	"pbn/core/pbn/pbntest"
	"pbn/core/pdn/pdntest"
	"pbn/core/pgn/pgntest"
)

// repeating is a file of games some of which repeat others, in other words, and what a plain reading of each says that they have in common.
type repeating struct {
	subject *subject
	// games are the texts of some games, each with its lines.
	games func(count int) []string
	// reworded returns a game as somebody else may write it, or another game.
	reworded func(random *rand.Rand, game string) string
	// keyOf is what a game has in a likeness by a plain reading of its text; "" is like no other.
	keyOf func(game string, likeness int) string
}

// divided divides a file before the lines of which games begin with one.
func divided(file []byte, first string) (games []string) {
	for i, game := range strings.Split(string(file), "\n"+first) {
		if i > 0 {
			games = append(games, first+strings.TrimRight(game, "\n")+"\n\n")
		}
	}
	return games
}

var (
	tagIn     = regexp.MustCompile(`(?m)^\[(\w+) "(.*)"\]`)
	commentIn = regexp.MustCompile(`\{[^}]*\}|\$\d+|\([^)]*\)`)
	numberIn  = regexp.MustCompile(`^\d+\.+$`)
)

// read reads a game plainly: its tags, and the words that follow each tag that begins a section.
func plainly(game string) (tags map[string]string, words []string) {
	tags = map[string]string{}
	for _, m := range tagIn.FindAllStringSubmatch(game, -1) {
		tags[m[1]] = m[2]
	}
	text := commentIn.ReplaceAllString(tagIn.ReplaceAllString(game, ""), " ")
	for _, word := range strings.Fields(text) {
		if !numberIn.MatchString(word) {
			words = append(words, strings.TrimRight(word, "!?"))
		}
	}
	return tags, words
}

var folding = strings.NewReplacer("ü", "u", "š", "s", "ć", "c", "é", "e")

func folded(name string) string { return folding.Replace(strings.ToLower(name)) }

// replay is the moves of a game of chess as coordinates, found by playing its words one after the other.
func replay(words []string) string {
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	var out []byte
	for _, word := range words[:len(words)-1] {
		m, count := p.Find(chess.Parse(word))
		if count != 1 {
			panic(word)
		}
		out = append(chess.AppendCoordinates(out, m, false), ' ')
		var u chess.Undo
		p.Do(m, &u)
	}
	return string(out)
}

// lengthened spells moves of knights and rooks with the squares that they leave.
func lengthened(game string) string {
	tags, moves, _ := strings.Cut(game, "\n\n")
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	words := strings.Fields(moves)
	for i, word := range words {
		m, count := p.Find(chess.Parse(word))
		if count != 1 {
			continue
		}
		if strings.HasPrefix(word, "N") || strings.HasPrefix(word, "R") {
			words[i] = word[:1] + m.From().String() + m.To().String()
		}
		var u chess.Undo
		p.Do(m, &u)
	}
	return tags + "\n\n" + strings.Join(words, " ") + "\n\n"
}

// annotated puts a text among the moves of a game.
func annotated(random *rand.Rand, game, text string) string {
	tags, moves, _ := strings.Cut(game, "\n\n")
	words := strings.Fields(moves)
	words = slices.Insert(words, 1+random.IntN(len(words)), text)
	return tags + "\n\n" + strings.Join(words, " ") + "\n\n"
}

func one(random *rand.Rand, words ...string) string { return words[random.IntN(len(words))] }

// reworded is another way to write a game of moves.
func reworded(random *rand.Rand, game string) string {
	switch random.IntN(6) {
	case 0:
		return annotated(random, game, one(random, "{a comment}", "$3", "(10. --)"))
	case 1:
		return strings.Replace(game, "[Event \"", "[Event \"Other ", 1)
	case 2:
		return strings.NewReplacer("Müller", "MULLER", "Šarić", "saric", "[Round \"1\"]", "[Round \"2\"]").Replace(game)
	case 3:
		return strings.Replace(game, "[White \"", "[White \"Another, ", 1)
	case 4:
		tags, moves, _ := strings.Cut(game, "\n\n")
		words := strings.Fields(moves)
		return tags + "\n\n" + strings.Join(slices.Delete(words, max(0, len(words)-2), len(words)-1), " ") + "\n\n"
	}
	return game
}

var allRepeating = []repeating{
	{
		subject: subjects[0],
		games:   func(count int) []string { return divided(pbntest.Boards(pbntest.Plain, count, 6), "[Event") },
		reworded: func(random *rand.Rand, game string) string {
			switch random.IntN(8) {
			case 6:
				return strings.Replace(game, "[Dealer \"N\"]", "[Dealer \"E\"]", 1)
			case 0:
				return strings.Replace(game, "Pass", "Pass {a comment} $2", 1)
			case 1:
				return strings.Replace(game, "[Site \"", "[Site \"near ", 1)
			case 2:
				return strings.NewReplacer("Müller", "MULLER", "[Auction \"N\"]", "[Auction \"?\"]").Replace(game)
			case 3:
				deal := regexp.MustCompile(`\[Deal "(.):(\S+) (\S+) (\S+) (\S+)"\]`).FindStringSubmatch(game)
				next := string("ESWN"[strings.Index("NESW", deal[1])])
				return strings.Replace(game, deal[0], "[Deal \""+next+":"+strings.Join([]string{deal[3], deal[4], deal[5], deal[2]}, " ")+"\"]", 1)
			case 4:
				before, _, _ := strings.Cut(game, "[Play ")
				return before + "\n"
			case 5:
				return strings.Replace(game, "[North \"", "[North \"Other ", 1)
			}
			return game
		},
		keyOf: func(game string, likeness int) string {
			before, play, _ := strings.Cut(game, "[Play ")
			tags, calls := plainly(before)
			_, cards := plainly("[Play " + play)
			first, deal, _ := strings.Cut(tags["Deal"], ":")
			hands := strings.Fields(deal)
			turn := (4 - strings.Index("NESW", first)) % 4
			key := strings.Join(append(slices.Clone(hands[turn:]), hands[:turn]...), " ")
			if likeness < 2 {
				key += tags["Dealer"] + strings.Join(calls, " ")
			}
			if likeness < 1 {
				key += strings.Join(cards, " ") + folded(tags["North"]+";"+tags["East"]+";"+tags["South"]+";"+tags["West"])
			}
			return key
		},
	},
	{
		subject: subjects[1],
		games:   func(count int) []string { return divided(pgntest.Games(pgntest.Plain, count, 7), "[Event") },
		reworded: func(random *rand.Rand, game string) string {
			if random.IntN(6) == 0 {
				return lengthened(game)
			}
			return reworded(random, game)
		},
		keyOf: func(game string, likeness int) string {
			tags, words := plainly(game)
			if likeness == 1 {
				return replay(words)
			}
			return replay(words) + folded(tags["White"]+";"+tags["Black"])
		},
	},
	{
		subject: subjects[2],
		games: func(count int) []string {
			return divided(append([]byte("\n"), pdntest.Plain(draughts.Variants[0], count, 8)...), "[Event")
		},
		reworded: func(random *rand.Rand, game string) string {
			game = strings.Replace(game, "[Event", "[White \"Müller\"]\n[Event", 1)
			return reworded(random, game)
		},
		keyOf: func(game string, likeness int) string {
			tags, words := plainly(game)
			if len(words) < 2 {
				return ""
			}
			key := tags["GameType"] + strings.Join(words[:len(words)-1], " ")
			if likeness == 1 {
				return key
			}
			return key + folded(tags["White"])
		},
	},
	{
		subject: subjects[3],
		games: func(count int) (games []string) {
			for n := 0; len(games) < count; n += 6 {
				for line := range strings.Lines(string(problemFile(n))) {
					if !strings.HasPrefix(strings.TrimPrefix(line, "\uFEFF"), "#") {
						games = append(games, line)
					}
				}
			}
			return games[:count]
		},
		reworded: func(random *rand.Rand, game string) string {
			fields := strings.SplitN(game, ":", 4)
			switch random.IntN(5) {
			case 0:
				fields[1] = strings.Replace(fields[1], "11111111", "8", 1)
			case 1:
				fields[0] = "Nobody"
			case 2:
				fields[2] = one(random, "#2", "h#3")
			case 3:
				return "# a comment\n" + game
			}
			return strings.Join(fields, ":")
		},
		keyOf: func(game string, likeness int) string {
			fields := strings.Split(strings.TrimPrefix(game, "# a comment\n"), ":")
			board := fields[1]
			for _, digit := range "2345678" {
				board = strings.ReplaceAll(board, string(digit), strings.Repeat("1", int(digit-'0')))
			}
			if likeness == 1 {
				return board
			}
			return board + ":" + strings.ReplaceAll(fields[2], " ", "")
		},
	},
}

// TestTwinsByPlainReading compares the games that repeat others with what a plain reading of the texts says, in 2,000 games of each notation;
// PBN_PROVE=1 takes 100,000. Those that are kept and those that repeat are all games.
func TestTwinsByPlainReading(t *testing.T) {
	count := 2_000
	if os.Getenv("PBN_PROVE") != "" {
		count = 100_000
	}
	for _, of := range allRepeating {
		t.Run(of.subject.name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(53, 3))
			pool := of.games(count / 3)
			all := make([]string, count)
			for i := range all {
				all[i] = of.reworded(random, pool[random.IntN(len(pool))])
			}
			file := []byte(strings.Join(all, ""))
			for likeness := range of.subject.games.Likenesses {
				of.compare(t, all, file, likeness)
			}
		})
	}
}

func (of *repeating) compare(t *testing.T, all []string, file []byte, likeness int) {
	var want []desk.Twin
	first := map[string]int{}
	for i, game := range all {
		key := of.keyOf(game, likeness)
		before, isTwin := first[key]
		switch {
		case key == "":
		case isTwin:
			want = append(want, desk.Twin{Number: i + 1, First: before})
		default:
			first[key] = i + 1
		}
	}
	kept := of.subject.join(t, desk.Options{Likeness: likeness}, file)
	if !slices.Equal(kept.twins, want) {
		at := 0
		for at < min(len(want), len(kept.twins)) && want[at] == kept.twins[at] {
			at++
		}
		t.Fatalf("likeness %d: %d twins, want %d; the first that is not the same: %v, want %v", likeness, len(kept.twins), len(want), kept.twins[at:min(at+1, len(kept.twins))], want[at:min(at+1, len(want))])
	}
	twins := of.subject.join(t, desk.Options{Likeness: likeness, OnlyTwins: true}, file)
	if len(want) < len(all)/10 || len(want) > len(all)*9/10 || twins.written != len(want) || kept.written != len(all)-len(want) || len(kept.bytes)+len(twins.bytes) < len(file) {
		t.Errorf("likeness %d: of %d games with %d twins %d and %d are written", likeness, len(all), len(want), kept.written, twins.written)
	}
}
