package solve

import (
	"bytes"
	"strconv"

	"pbn/core/chess"
)

// Letters are those of problemists, with S for the knight.
var Letters = chess.Language{Letters: [...]string{"", "P", "S", "B", "R", "Q", "K"}}

// AppendText appends what was found as books of problems have it, a line each: set play after a star, tries with ?, keys with !, and under
// them the threat in brackets, or zz, and the defences with what follows. Lines of helpmates have their moves one after the other.
func (r *Result) AppendText(out []byte, l *chess.Language) []byte {
	w := writer{out: out, l: l}
	if r.Stipulation.Kind == Help {
		plies := r.Stipulation.plies()
		w.lines(r.SetPlay, "*", plies-1, nil)
		w.lines(r.Short, "", 2*r.ShortIn-plies&1, nil)
		w.lines(r.Solutions, "", plies, nil)
		return w.out
	}
	for _, group := range grouped(r.SetPlay) {
		w.text("*")
		w.reply(group, 1, 0)
	}
	for i := range r.Tries {
		w.first(&r.Tries[i], "?")
	}
	for i := range r.Solutions {
		w.first(&r.Solutions[i], "!")
	}
	return w.out
}

type writer struct {
	out []byte
	l   *chess.Language
}

func (w *writer) text(text string) { w.out = append(w.out, text...) }

func (w *writer) number(n int, dots string) {
	w.out = append(strconv.AppendInt(w.out, int64(n), 10), dots...)
}

func (w *writer) move(b *Branch) { w.out = w.l.Append(w.out, b.SAN) }

// lines writes each line of a tree of helpmates, which has so many plies.
func (w *writer) lines(branches []Branch, before string, plies int, path []*Branch) {
	for i := range branches {
		b := &branches[i]
		whole := append(path, b)
		if len(b.Replies) > 0 {
			w.lines(b.Replies, before, plies, whole)
			continue
		}
		w.text(before)
		for at, move := range whole {
			ply := at + plies&1
			switch {
			case ply&1 == 0:
				w.number(ply/2+1, ".")
			case at == 0:
				w.number(1, "...")
			}
			w.move(move)
			w.text(" ")
		}
		w.out[len(w.out)-1] = '\n'
	}
}

// first writes a key or a try, and under it the defences.
func (w *writer) first(b *Branch, mark string) {
	w.attack(b, 1, mark)
	w.text("\n")
	w.replies(b, 1, 1)
}

// attack writes a move of the side that reaches the aim, with what it threatens.
func (w *writer) attack(b *Branch, number int, mark string) {
	w.number(number, ".")
	w.move(b)
	w.text(mark)
	if b.IsZugzwang {
		w.text(" zz")
	}
	for i := range b.Threats {
		w.text([...]string{" (", ", "}[min(i, 1)])
		w.number(number+1, ".")
		w.move(&b.Threats[i])
	}
	if len(b.Threats) > 0 {
		w.text(")")
	}
}

// replies writes the defences after a move, each on a line, those with the same continuations together.
func (w *writer) replies(b *Branch, number, depth int) {
	for _, group := range grouped(b.Replies) {
		for range depth {
			w.text("  ")
		}
		w.reply(group, number, depth)
	}
}

// reply writes defences that have the same continuations, and those.
func (w *writer) reply(group []*Branch, number, depth int) {
	w.number(number, "...")
	for i, b := range group {
		if i > 0 {
			w.text(",")
		}
		w.move(b)
		if b.Refutes {
			w.text("!")
		}
	}
	after := group[0].Replies
	if len(after) == 1 || !goOn(after) {
		for i := range after {
			w.text([...]string{" ", "/"}[min(i, 1)])
			if i == 0 {
				w.attack(&after[i], number+1, "")
			} else {
				w.move(&after[i])
			}
		}
		w.text("\n")
		for i := range after {
			w.replies(&after[i], number+1, depth+1)
		}
		return
	}
	w.text("\n")
	for i := range after {
		for range depth + 1 {
			w.text("  ")
		}
		w.attack(&after[i], number+1, "")
		w.text("\n")
		w.replies(&after[i], number+1, depth+2)
	}
}

// goOn reports whether one of some moves has a variation that is written.
func goOn(moves []Branch) bool {
	for i := range moves {
		if len(grouped(moves[i].Replies)) > 0 || moves[i].IsZugzwang || len(moves[i].Threats) > 0 {
			return true
		}
	}
	return false
}

// grouped returns the replies that are written, those with the same last moves together, in the order of the first of each group.
func grouped(replies []Branch) (groups [][]*Branch) {
next:
	for i := range replies {
		b := &replies[i]
		if b.IsMet {
			continue
		}
		for g, group := range groups {
			if isLast(b) && sameMoves(b.Replies, group[0].Replies) {
				groups[g] = append(group, b)
				continue next
			}
		}
		groups = append(groups, []*Branch{b})
	}
	return groups
}

func isLast(b *Branch) bool { return !b.Refutes && len(b.Replies) > 0 && !goOn(b.Replies) }

func sameMoves(a, b []Branch) bool {
	if len(a) != len(b) {
		return false
	}
	var one, other []byte
	for i := range a {
		one, other = a[i].SAN.Append(one[:0]), b[i].SAN.Append(other[:0])
		if len(b[i].Replies) > 0 || !bytes.Equal(one, other) {
			return false
		}
	}
	return true
}
