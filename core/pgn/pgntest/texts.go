// Package pgntest makes files of PGN for tests and measurements: legal games from a seed, as three kinds of programs write them. The same
// seed gives the same bytes.
package pgntest

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"pbn/core/chess"
)

// Kind is how the games of a file are written.
type Kind int

// The kinds.
const (
	// Plain games are tag pairs and moves, in lines below 80 characters, as export format has them.
	Plain Kind = iota
	// Lichess games have the clock after each move, some of them an evaluation too, and all moves on one line.
	Lichess
	// Annotated games have comments, numeric annotation glyphs, and variations in variations.
	Annotated
)

// File returns a file of at least so many bytes, which ends with a game.
func File(kind Kind, bytes int, seed uint64) []byte {
	w := newWriter(kind, seed)
	for n := 1; len(w.out) < bytes; n++ {
		w.game(n)
	}
	return w.out
}

// Games returns a file of so many games.
func Games(kind Kind, games int, seed uint64) []byte {
	w := newWriter(kind, seed)
	for n := 1; n <= games; n++ {
		w.game(n)
	}
	return w.out
}

// writer writes games.
type writer struct {
	kind   Kind
	random *rand.Rand
	out    []byte
	start  chess.Position
	column int // of the line of movetext; always 0 as lichess writes
	// isText is set where a number comes before a move of Black.
	isText bool
	// seconds are what the clocks show.
	seconds [2]int
	scored  bool
}

func newWriter(kind Kind, seed uint64) *writer {
	w := &writer{kind: kind, random: rand.New(rand.NewPCG(seed, 20260101))}
	w.start, _, _, _ = chess.ReadFEN(chess.Initial)
	return w
}

// chance reports true so many times of a hundred.
func (w *writer) chance(percent int) bool { return w.random.IntN(100) < percent }

var families = strings.Fields("Oakes Quill Marlow Renner Skov Duarte Lindqvist Petrosyan Novak Okafor Tanaka Weiss Müller Šarić Iversen Castro")

func (w *writer) player() string {
	return families[w.random.IntN(len(families))] + ", " + families[w.random.IntN(len(families))][:3] + "."
}

func (w *writer) tag(name, value string) {
	w.out = append(w.out, "["+name+" \""+value+"\"]\n"...)
}

// game writes a game.
func (w *writer) game(n int) {
	moves, result := play(w.start, w.random)
	w.tags(n, result)
	w.out = append(w.out, '\n')
	w.column, w.isText, w.scored = 0, true, w.chance(15)
	w.seconds = [2]int{300, 300}
	p := w.start
	for _, m := range moves {
		w.move(&p, m, 0)
	}
	w.word(result)
	w.out = append(w.out, "\n\n"...)
}

func (w *writer) tags(n int, result string) {
	day := "2026." + two(1+n/28%12) + "." + two(1+n%28)
	if w.kind == Lichess {
		w.tag("Event", "Rated Blitz game")
		w.tag("Site", "https://lichess.org/"+strconv.FormatUint(w.random.Uint64()>>20, 36))
	} else {
		w.tag("Event", "Club championship "+strconv.Itoa(1990+n%37))
		w.tag("Site", "Aarhus DEN")
	}
	w.tag("Date", day)
	w.tag("Round", strconv.Itoa(1+n%9))
	w.tag("White", w.player())
	w.tag("Black", w.player())
	w.tag("Result", result)
	if w.kind == Lichess {
		w.tag("UTCDate", day)
		w.tag("UTCTime", two(n%24)+":"+two(n%60)+":07")
		w.tag("WhiteElo", strconv.Itoa(1500+w.random.IntN(900)))
		w.tag("BlackElo", strconv.Itoa(1500+w.random.IntN(900)))
		w.tag("Variant", "Standard")
		w.tag("TimeControl", "300+3")
		w.tag("ECO", "C"+two(w.random.IntN(100)))
		w.tag("Termination", "Normal")
	}
}

func two(n int) string { return string([]byte{'0' + byte(n/10%10), '0' + byte(n%10)}) }

// move writes a move with what belongs to it, and makes it; depth is how many variations it is in.
func (w *writer) move(p *chess.Position, m chess.Move, depth int) {
	before := *p
	if p.Turn == chess.White {
		w.word(strconv.Itoa(int(p.Number)) + ".")
	} else if w.isText {
		w.word(strconv.Itoa(int(p.Number)) + "...")
	}
	w.isText = false
	w.word(san(p, m))
	switch w.kind {
	case Lichess:
		w.clock(before.Turn)
	case Annotated:
		w.annotations(&before, m, depth)
	}
}

// san makes a move, and returns it in SAN.
func san(p *chess.Position, m chess.Move) string {
	s := p.SAN(m)
	var u chess.Undo
	p.Do(m, &u)
	return string((s | p.Mark()).Append(nil))
}

// clock writes the clock of a player, and perhaps an evaluation.
func (w *writer) clock(of chess.Color) {
	w.seconds[of] = max(1, w.seconds[of]+3-w.random.IntN(12))
	text := "{ "
	if w.scored {
		text += "[%eval " + strconv.FormatFloat(float64(w.random.IntN(600)-300)/100, 'f', 2, 64) + "] "
	}
	w.word(text + "[%clk 0:" + two(w.seconds[of]/60) + ":" + two(w.seconds[of]%60) + "] }")
	w.isText = true
}

var prose = strings.Fields(`White has the better pawns here and a lead in development but the knight on the rim is a target so that Black
	can hold with exact play the main line was tried in an older game with a draw after a long rook ending instead this gives up the
	center for nothing a typical idea in this structure novelty threatens mate and wins the exchange`)

// annotations writes what people write about a move that was made in a position.
func (w *writer) annotations(before *chess.Position, m chess.Move, depth int) {
	if w.chance(5) {
		w.word("$" + strconv.Itoa(1+w.random.IntN(22)))
		w.isText = true
	}
	if w.chance(14) {
		w.comment()
	}
	if depth < 3 && w.chance(4) {
		w.variation(*before, m, depth+1)
	}
}

func (w *writer) comment() {
	n := 2 + w.random.IntN(20)
	at := w.random.IntN(len(prose) - n)
	for i, word := range prose[at : at+n] {
		if i == 0 {
			word = "{" + word
		}
		if i == n-1 {
			word += "}"
		}
		w.word(word)
	}
	w.isText = true
}

// variation writes another move in a position than one, and a few that follow.
func (w *writer) variation(p chess.Position, m chess.Move, depth int) {
	var list chess.Moves
	moves := p.Moves(&list)
	other := moves[w.random.IntN(len(moves))]
	if other == m {
		return
	}
	w.isText = true
	at := len(w.out)
	for n := 1 + w.random.IntN(9); n > 0; n-- {
		w.move(&p, other, depth)
		var ok bool
		if other, ok = choose(&p, w.random); !ok {
			break
		}
	}
	// The parenthesis has no blank after it.
	if w.out[at] == ' ' || w.out[at] == '\n' {
		at++
	}
	w.out = append(w.out, 0)
	copy(w.out[at+1:], w.out[at:])
	w.out[at] = '('
	w.out = append(w.out, ')')
	w.column += 2
	w.isText = true
}

// word writes a word of movetext after a blank, or on the next line.
func (w *writer) word(word string) {
	const most = 79
	switch {
	case w.column == 0:
	case w.kind != Lichess && w.column+1+len(word) > most:
		w.out = append(w.out, '\n')
		w.column = 0
	default:
		w.out = append(w.out, ' ')
		w.column++
	}
	w.out = append(w.out, word...)
	w.column += len(word)
}
