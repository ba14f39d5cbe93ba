package game

import (
	"bytes"

	"pbn/core/item"
	"pbn/core/source"
)

// Command is a command inside a comment, [%name value] (C-1).
type Command struct {
	// Item is the number of the item of the comment that it is in, Move what that belongs to.
	Item uint32
	Move int32
	Kind CommandKind
	// Before is as that of a comment.
	Before bool
	// Runs says of a clock whose time runs, HasTime whose time there is: a bit for White, 1, and for Black, 2.
	Runs, HasTime uint8
	// Times are milliseconds: of a clock that of White and of Black; else the first one is that of who has moved.
	Times [2]uint32
	// Whole is where it is, with its brackets, and Parameters what comes after its name, both in bytes of the text.
	Whole, Parameters source.ShortSpan
}

// CommandKind is what a command says.
type CommandKind uint8

// The kinds. Those from Evaluation on are known, but not read.
const (
	OtherCommand CommandKind = iota // of a name that is not known
	Unread                          // of a known name, with a value that cannot be read
	Clocks                          // clock: what the clocks of one or both players show (C-3); of a clk with several times, too
	Clock                           // clk: what the clock of the player shows
	GameTime                        // egt: how long the player has thought so far
	MoveTime                        // emt: how long the player has thought about the move
	MoveClock                       // mct: what a mechanical clock shows
	Evaluation                      // eval, and what else programs write (C-5)
)

// commandKind returns the kind of a name.
func commandKind(name []byte) CommandKind {
	switch string(name) {
	case "clock":
		return Clocks
	case "clk":
		return Clock
	case "emt":
		return MoveTime
	case "egt":
		return GameTime
	case "mct":
		return MoveClock
	case "eval", "depth", "nodes", "knps", "inbook", "drgnode", "csl", "cal", "animate":
		return Evaluation
	}
	return OtherCommand
}

// IsClock reports whether what is between the brackets of a command, without its percent sign, is a clock or a time of the players.
func IsClock(command []byte) bool {
	n := 0
	for n < len(command) && command[n] > ' ' {
		n++
	}
	kind := commandKind(command[:n])
	return kind >= Clocks && kind <= MoveClock
}

// commands adds the commands of a comment.
func (n *notes) commands(k int, i *item.Item, move int32, before bool) {
	t := n.in.text.Bytes[:i.End]
	for at := int(i.Start) + 1; ; {
		bracket := bytes.IndexByte(t[at:], '[')
		if at += bracket; bracket < 0 || at+1 >= len(t) {
			return
		}
		if t[at+1] != '%' {
			at++
			continue
		}
		length := bytes.IndexByte(t[at:], ']')
		if length < 0 {
			n.line.game.fault(CommandSyntax, source.Span{Start: at, End: i.CommentEnd()}, move)
			return
		}
		n.command(Command{Item: uint32(k), Move: move, Before: before}, source.Span{Start: at, End: at + length + 1})
		at += length + 1
	}
}

// command adds the command at a place.
func (n *notes) command(c Command, whole source.Span) {
	l, g := n.line, n.line.game
	name, parameters := item.Command(n.in.text, whole)
	c.Kind, c.Whole, c.Parameters = commandKind(name), whole.Short(), parameters.Short()
	if !c.read(n.in.text.Slice(parameters)) {
		c.Kind = Unread
		g.fault(CommandValue, whole, c.Move)
	}
	g.Commands = append(roomAfter(l, g.Commands, int(c.Item)), c)
}

// read reads the value. It reports whether it can be.
func (c *Command) read(text []byte) (ok bool) {
	switch c.Kind {
	case Clocks, Clock:
		if c.Kind == Clocks || len(text) > 0 && sideOf(text[0]) >= 0 {
			c.Kind = Clocks
			return c.readClocks(text)
		}
		fallthrough
	case GameTime, MoveTime, MoveClock:
		ms, rest, ok := readTime(text)
		c.Times[0] = ms
		return ok && len(rest) == 0
	}
	return true
}

// sideOf returns the side that a letter stands for, 0 for White and 1 for Black; -1 if it stands for none.
func sideOf(letter byte) int {
	switch letter | 0x20 {
	case 'w':
		return 0
	case 'b':
		return 1
	}
	return none
}

// readClocks reads one or two times, each after the letter of its side, a capital one if it runs (C-3).
func (c *Command) readClocks(text []byte) bool {
	for len(text) > 0 {
		side := sideOf(text[0])
		if side < 0 || c.HasTime>>side&1 != 0 {
			return false
		}
		ms, rest, ok := readTime(text[1:])
		if !ok || len(rest) > 0 && rest[0] > ' ' {
			return false
		}
		c.HasTime |= 1 << side
		if text[0] < 'a' {
			c.Runs |= 1 << side
		}
		c.Times[side] = ms
		text = bytes.TrimLeft(rest, " \t\r\n")
	}
	return c.HasTime != 0
}

// readTime reads h:mm:ss in milliseconds (C-2), and perhaps a fraction.
func readTime(text []byte) (ms uint32, rest []byte, ok bool) {
	var parts [3]uint32
	for i := range parts {
		n := 0
		for n < len(text) && n < 4 && isDigit(text[n]) {
			parts[i] = 10*parts[i] + uint32(text[n]-'0')
			n++
		}
		if n == 0 || i > 0 && (n != 2 || parts[i] > 59) {
			return 0, text, false
		}
		if text = text[n:]; i < 2 {
			if len(text) == 0 || text[0] != ':' {
				return 0, text, false
			}
			text = text[1:]
		}
	}
	ms = 1000 * (3600*min(parts[0], 1000) + 60*parts[1] + parts[2])
	if len(text) > 1 && text[0] == '.' && isDigit(text[1]) {
		scale := uint32(100)
		for text = text[1:]; len(text) > 0 && isDigit(text[0]); text = text[1:] {
			ms += scale * uint32(text[0]-'0')
			scale /= 10
		}
	}
	return ms, text, true
}
