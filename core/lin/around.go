package lin

import (
	"pbn/core/diag"
	"pbn/core/source"
)

// surroundings collects what stands around the boards of a text: what was said since the last board ended, until a deal begins the next
// one. If none comes, all of it is kept with the board that does, or at the end with the last one.
type surroundings struct {
	said []remark
	// kept is what is kept with the next board.
	kept []source.Span
	// count is how many remarks there ever were.
	count int
}

// remark is a text, or a command.
type remark struct {
	span source.Span
	// isCommand reports whether it is a command that says something of a board, of which the reader has said nothing yet.
	isCommand bool
	// ofMatch reports whether it says something of all boards that follow: it is kept only if no board does.
	ofMatch bool
}

func (a *surroundings) add(r remark) {
	a.said = append(source.Room(a.said), r)
}

// note notes a command that said something of a board. Where parts of it became remarks, since there were so many before, all of it is one.
func (a *surroundings) note(c *command, of *board, before int) {
	if of.hasDeal || c.value.Start == c.value.End {
		return
	}
	remarks := a.count - before
	said := remark{span: c.span, isCommand: remarks == 0}
	switch code(c.name) {
	case 'v'<<8 | 'g':
		if said.ofMatch = true; !of.match.isMatch || remarks > 0 {
			return
		}
	case 'm'<<8 | 'n':
		if said.ofMatch = true; remarks > 0 {
			return
		}
	case 'p'<<8 | 'n':
		if !of.hasNames && remarks == 0 {
			return // they are in a list of the match
		}
	case 'a'<<8 | 'h', 'a'<<8 | 'n':
		if remarks > 0 {
			return // a text
		}
	case 'q'<<8 | 'x', 's'<<8 | 'v', 'm'<<8 | 'b', 'p'<<8 | 'c', 'm'<<8 | 'c', 'z'<<8 | 'z':
	default:
		return
	}
	a.said = a.said[:len(a.said)-remarks]
	a.add(said)
}

// release has what says something of all boards wait no longer, as something else is said of them.
func (a *surroundings) release() {
	for i := range a.said {
		a.said[i].ofMatch = false
	}
}

// leave keeps what was said, as no deal came. What says something of all boards waits for the next one, unless the text or the match
// ends.
func (a *surroundings) leave(diags *diag.List, isEnd bool) {
	waiting := a.said[:0]
	var about source.Span // of commands
	for _, one := range a.said {
		if one.ofMatch && !isEnd {
			waiting = append(waiting, one)
			continue
		}
		a.kept = append(a.kept, one.span)
		if one.isCommand {
			if about.Start == about.End {
				about.Start = one.span.Start
			}
			about.End = one.span.End
		}
	}
	a.said = waiting
	if about.Start < about.End {
		noDeal.Find(diags, about)
	}
}

// arrive drops what was said: the board that has begun says it, too. What was kept for it comes before that.
func (a *surroundings) arrive(b *board) {
	a.said = a.said[:0]
	if len(a.kept) > 0 {
		b.remarks = append(a.kept, b.remarks...)
		a.kept = nil
	}
}
