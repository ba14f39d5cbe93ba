package game

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// Command is a command inside a comment, [%name parameters] (PGN supplement of 2001; ledger 5-l).
type Command struct {
	// Item is the number of the item of the comment that it is in, Move what that belongs to.
	Item uint32
	Move int32
	Kind CommandKind
	// Before is as that of a comment.
	Before bool
	// IsMate is set where an evaluation is that of a mate.
	IsMate bool
	// Depth is that of an evaluation, 0 where it is not said.
	Depth uint16
	// Value is of a clock or a time its milliseconds; of an evaluation hundredths of a pawn, or the moves up to the mate, above 0 where
	// White is better; of medals their number; else 0.
	Value int64
	// Whole is where it is, with its brackets, and Parameters what comes after its name, both in bytes of the text.
	Whole, Parameters source.ShortSpan
}

// CommandKind is what a command says.
type CommandKind uint8

// The kinds. Those from Effect on have a known name, but their parameters are not read.
const (
	OtherCommand CommandKind = iota // of a name that is not known
	Unread                          // of a known name, with parameters that cannot be read
	Clock                           // clk: what the clock of the player shows
	GameTime                        // egt: how long the player has thought so far
	MoveTime                        // emt: how long the player has thought about the move
	MoveClock                       // mct: what a mechanical clock shows
	Timestamp                       // timestamp: as MoveTime, by chess.com
	Evaluation                      // eval
	Arrows                          // cal
	Squares                         // csl
	Medals                          // mdl
	Effect                          // c_effect, by chess.com
	Evaluations                     // evp, by ChessBase
	Training                        // tqu
)

// commandKind returns the kind of a name.
func commandKind(name []byte) CommandKind {
	switch string(name) {
	case "clk":
		return Clock
	case "eval":
		return Evaluation
	case "emt":
		return MoveTime
	case "egt":
		return GameTime
	case "mct":
		return MoveClock
	case "timestamp":
		return Timestamp
	case "cal":
		return Arrows
	case "csl":
		return Squares
	case "mdl":
		return Medals
	case "c_effect":
		return Effect
	case "evp":
		return Evaluations
	case "tqu":
		return Training
	}
	return OtherCommand
}

// IsClock reports whether what is between the brackets of a command, without its percent sign, is a clock or a time of the players.
func IsClock(command []byte) bool {
	n := 0
	for n < len(command) && command[n] > ' ' {
		n++
	}
	switch commandKind(command[:n]) {
	case Clock, GameTime, MoveTime, MoveClock, Timestamp:
		return true
	}
	return false
}

// commands adds the commands of a comment.
func (n *notes) commands(k int, i *item.Item, move int32, before bool) {
	t := n.in.text.Bytes[:i.End]
	for at := int(i.Start) + 1; ; {
		if at < len(t) && t[at] == ' ' {
			at++
		}
		if at < len(t) && t[at] != '[' {
			bracket := bytes.IndexByte(t[at:], '[')
			if bracket < 0 {
				return
			}
			at += bracket
		}
		if at+1 >= len(t) {
			return
		}
		if t[at+1] != '%' {
			at++
			continue
		}
		c := Command{Item: uint32(k), Move: move, Before: before}
		end := n.plainClock(&c, t, at)
		if end == 0 {
			length := bytes.IndexByte(t[at:], ']')
			if length < 0 {
				rules.UnclosedCommand.Find(n.in.diags, source.Span{Start: at, End: i.CommentEnd()})
				return
			}
			end = at + length + 1
			n.command(&c, source.Span{Start: at, End: end})
		}
		n.game.Commands = append(source.Room(n.game.Commands), c)
		at = end
	}
}

// plainClock reads the command at a place if it is [%clk h:mm:ss], as nearly all are. It returns where it ends, or 0.
func (n *notes) plainClock(c *Command, t []byte, at int) (end int) {
	const name, least = "[%clk ", len("[%clk 0:00:00]")
	if len(t)-at <= least || string(t[at:at+len(name)]) != name {
		return 0
	}
	hours, p := uint32(t[at+len(name)]-'0'), at+len(name)+1
	if hours > 9 {
		return 0
	}
	if second := uint32(t[p] - '0'); second <= 9 {
		hours = 10*hours + second
		p++
	}
	rest := t[p:]
	if len(rest) < len(":00:00]") || rest[0] != ':' || rest[3] != ':' || rest[6] != ']' {
		return 0
	}
	m1, m2, s1, s2 := uint32(rest[1]-'0'), uint32(rest[2]-'0'), uint32(rest[4]-'0'), uint32(rest[5]-'0')
	if max(m1, m2, s1, s2) > 9 {
		return 0
	}
	end = p + len(":00:00]")
	c.Kind, c.Value = Clock, int64(1000*(3600*hours+60*(10*m1+m2)+10*s1+s2))
	c.Whole = source.Span{Start: at, End: end}.Short()
	c.Parameters = source.Span{Start: at + len(name), End: end - 1}.Short()
	return end
}

// command reads a command, which is at a place.
func (n *notes) command(c *Command, whole source.Span) {
	name, parameters := item.Command(n.in.text, whole)
	c.Kind, c.Whole, c.Parameters = commandKind(name), whole.Short(), parameters.Short()
	if !c.read(n.in.text.Slice(parameters)) {
		c.Kind, c.Value = Unread, 0
		rules.UnreadableCommand.Find(n.in.diags, whole)
	}
}

// read reads the parameters. It reports whether they can be.
func (c *Command) read(text []byte) (ok bool) {
	switch c.Kind {
	case Clock, GameTime, MoveTime, MoveClock:
		c.Value, ok = readTime(text, c.Kind == MoveTime)
		return ok
	case Evaluation:
		return c.readEvaluation(text)
	case Timestamp, Medals:
		n, rest := readNumber(text)
		c.Value = n
		if c.Kind == Timestamp {
			c.Value = 100 * n
		}
		return len(rest) == 0 && len(text) > 0
	case Arrows:
		return areMarks(text, 2)
	case Squares:
		return areMarks(text, 1)
	}
	return true
}

// readNumber reads digits. A number that is too long stays below 2^40.
func readNumber(text []byte) (n int64, rest []byte) {
	for k, c := range text {
		if c < '0' || c > '9' {
			return n, text[k:]
		}
		n = min(10*n+int64(c-'0'), 1<<40-1)
	}
	return n, nil
}

// readTime reads h:mm:ss, perhaps with a fraction, in milliseconds; in seconds says that seconds alone are fine, too.
func readTime(text []byte, inSeconds bool) (ms int64, ok bool) {
	colons := 0
	for {
		n, rest := readNumber(text)
		if len(rest) == len(text) {
			return 0, false
		}
		ms += n
		if len(rest) == 0 || rest[0] != ':' {
			text = rest
			break
		}
		text = rest[1:]
		if ms *= 60; ms > 1<<40 {
			return 0, false
		}
		colons++
	}
	if ms *= 1000; len(text) > 0 && text[0] == '.' {
		fraction, rest := readFraction(text[1:], 3)
		ms += fraction
		text = rest
	}
	return ms, len(text) == 0 && (colons == 2 || colons == 0 && inSeconds)
}

// readFraction reads the digits after a point as a number of so many digits; further ones are left out.
func readFraction(text []byte, digits int) (n int64, rest []byte) {
	for len(text) > 0 && text[0] >= '0' && text[0] <= '9' {
		if digits > 0 {
			n = 10*n + int64(text[0]-'0')
			digits--
		}
		text = text[1:]
	}
	for range digits {
		n *= 10
	}
	return n, text
}

// readEvaluation reads pawns or "#" and moves, and perhaps a comma and the depth.
func (c *Command) readEvaluation(text []byte) (ok bool) {
	if c.IsMate = len(text) > 0 && text[0] == '#'; c.IsMate {
		text = text[1:]
	}
	isNegative := len(text) > 0 && text[0] == '-'
	if isNegative || len(text) > 0 && text[0] == '+' {
		text = text[1:]
	}
	n, rest := readNumber(text)
	ok = len(rest) < len(text)
	if !c.IsMate {
		if n *= 100; len(rest) > 0 && rest[0] == '.' {
			fraction, after := readFraction(rest[1:], 2)
			ok = ok || len(after)+1 < len(rest)
			n += fraction
			rest = after
		}
	}
	if c.Value = n; isNegative {
		c.Value = -n
	}
	if ok && len(rest) > 1 && rest[0] == ',' {
		depth, after := readNumber(rest[1:])
		c.Depth, rest = uint16(min(depth, 1<<16-1)), after
	}
	return ok && len(rest) == 0
}

// Mark is an arrow or a square that is marked.
type Mark struct {
	// Color is its letter: G, R, B, Y, or another.
	Color byte
	// From and To are squares, from a1, 0, to h8; they are the same where a square is marked.
	From, To uint8
}

// NextMark reads the first of the marks of Arrows or Squares; ok is false when none is left.
func NextMark(parameters []byte) (m Mark, rest []byte, ok bool) {
	n := bytes.IndexByte(parameters, ',')
	one := parameters
	if n >= 0 {
		one, rest = parameters[:n], parameters[n+1:]
	}
	one = bytes.TrimSpace(one)
	if len(one) != 3 && len(one) != 5 {
		return m, rest, false
	}
	m.Color = one[0]
	from, ok := readSquare(one[1:])
	to, isSquare := readSquare(one[len(one)-2:])
	m.From, m.To = from, to
	return m, rest, ok && isSquare
}

func readSquare(text []byte) (square uint8, ok bool) {
	file, rank := text[0]-'a', text[1]-'1'
	return rank*8 + file, file < 8 && rank < 8
}

// areMarks reports whether a text is marks, each of so many squares.
func areMarks(text []byte, squares int) bool {
	for len(text) > 0 {
		m, rest, ok := NextMark(text)
		if !ok || (m.From == m.To) != (squares == 1) {
			return false
		}
		text = rest
	}
	return true
}
