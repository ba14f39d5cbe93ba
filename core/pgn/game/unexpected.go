package game

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// Unexpected text: what is no token where it is (7-p). It is skipped, and kept as it is.

// textRuns collects runs of unexpected text, each of which has one finding.
type textRuns struct {
	in   *input
	line *line
	// first and last are the items of the run that is open.
	first, last int
	isOpen      bool
}

// reset makes ready for a game.
func (r *textRuns) reset(in *input, l *line) { *r = textRuns{in: in, line: l} }

// add takes an item that does not belong where it is: unexpected text, or a word that is no move and nothing else. Items in a row are one
// run.
func (r *textRuns) add(k int) {
	if r.isOpen && k > r.last+1 && !r.onlyNothing(r.last+1, k) {
		r.end()
	}
	if !r.isOpen {
		r.first, r.isOpen = k, true
	}
	r.last = k
}

// onlyNothing reports whether the items between two numbers are parts of others.
func (r *textRuns) onlyNothing(from, to int) bool {
	for k := from; k < to; k++ {
		if r.in.items.Items[k].Kind != item.None {
			return false
		}
	}
	return true
}

// end reports the run that is open. It is called when a game ends, too.
func (r *textRuns) end() {
	if !r.isOpen {
		return
	}
	r.isOpen = false
	r.line.addText(r.first, r.last, false)
	items := r.in.items.Items
	r.report(source.Span{Start: int(items[r.first].Start), End: int(items[r.last].End)})
}

// report reports unexpected text.
func (r *textRuns) report(span source.Span) {
	text := r.in.text.Slice(span)
	braces := len(text) - len(bytes.TrimLeft(text, "} \t\r\n"))
	if text[0] == '}' {
		end := len(bytes.TrimRight(text[:braces], " \t\r\n"))
		rules.UnmatchedBrace.Find(r.in.diags, source.Span{Start: span.Start, End: span.Start + end})
		if span.Start += braces; span.Start == span.End {
			return
		}
		text = text[braces:]
	}
	switch {
	case IsOnlySpace(r.in.text, text):
		rules.NonASCIISpace.Find(r.in.diags, span)
	case text[0] == '<' && text[len(text)-1] == '>':
		rules.ReservedText.Find(r.in.diags, span)
	case IsFence(text):
		rules.FenceOrMark.Find(r.in.diags, span)
	case text[0] == '[':
		rules.BracketWithoutTag.Find(r.in.diags, span)
	case len(bytes.Trim(text, "0123456789 \t\r\n")) == 0:
		rules.NumberAsText.Find(r.in.diags, span)
	case text[0] == '%':
		rules.LateEscape.Find(r.in.diags, span)
	default:
		rules.UnexpectedText.Find(r.in.diags, span)
	}
}

// IsOnlySpace reports whether bytes of a text only look like blanks (ledger 4.1-e).
func IsOnlySpace(text *source.Text, bytes []byte) bool {
	if len(bytes) == 0 || bytes[0] < utf8.RuneSelf {
		return false
	}
	for _, r := range text.DecodeBytes(bytes) {
		if !unicode.IsSpace(r) && (r < 0x200B || r > 0x200F) && r != 0x2060 && r != 0xFEFF {
			return false
		}
	}
	return true
}

// IsFence reports whether a text is a mark that pages have around games.
func IsFence(text []byte) bool {
	switch string(text) {
	case "```", "```pgn", "~~~", "[pgn]", "[/pgn]", "[PGN]", "[/PGN]":
		return true
	}
	return false
}

// joiner joins items that are one thing: a comment with another inside and the text up to its last right brace (5-d), reserved text (7-m),
// and text in brackets, such as a command outside of comments (8.1-d). What was an item of its own is then None, at the end of the joined one.
type joiner struct {
	in *input
	// open are the comments, each inside of the one before, after which nothing but text has come.
	open []openComment
	// joined are the comments that go on, which are not inside each other.
	joined []longComment
	// searched is the first item after those that are known not to close what is opened on their line.
	searched int
}

// openComment is the item of a comment, and how many of its left braces are not closed.
type openComment struct{ item, braces int }

// longComment is the item of a comment that goes on up to another, the last, and to an offset.
type longComment struct {
	item, last int
	end        uint32
}

// joinItems joins items of a game, before it is built.
func joinItems(in *input) {
	if in.items.Has&item.Unexpected == 0 {
		return
	}
	j := joiner{in: in}
	for k := range in.items.Items {
		j.item(k)
	}
	j.endComments()
}

// item takes the next item.
func (j *joiner) item(k int) {
	i := &j.in.items.Items[k]
	switch {
	case i.Kind == item.BraceComment && i.Flags&(item.Broken|item.Inside) == 0:
		if j.dropClosed(); len(j.open) == 0 {
			j.endComments()
		}
		j.open = append(source.Room(j.open), openComment{k, bytes.Count(j.in.bytes(k)[1:], []byte("{"))})
	case i.Kind == item.Junk && len(j.open) > 0 && j.in.text.Bytes[i.Start] == '}':
		j.close(k)
	case i.Kind == item.Junk && k >= j.searched && j.in.text.Bytes[i.Start] == '<':
		j.endComments()
		j.brackets(k, '>')
	case i.Kind == item.Junk && k >= j.searched && j.in.text.Bytes[i.Start] == '[' && i.Flags&item.Inside == 0:
		j.brackets(k, ']')
	case !isText(i):
		j.endComments()
	}
}

// isText reports whether an item may be a word of a comment.
func isText(i *item.Item) bool {
	switch i.Kind {
	case item.Junk, item.Suffix, item.NAG, item.None:
		return true
	case scan.Move:
		return i.Flags&item.Odd != 0
	case item.Number:
		_, periods := i.MoveNumber()
		return periods == 0
	}
	return false
}

// dropClosed forgets the last comments that have no left brace to be closed.
func (j *joiner) dropClosed() {
	for n := len(j.open); n > 0 && j.open[n-1].braces == 0; n-- {
		j.open = j.open[:n-1]
	}
}

// close takes the braces that an item of unexpected text begins with: each closes the last comment with a left brace that is not closed,
// which then goes on up to there.
func (j *joiner) close(k int) {
	braces, text := &j.in.items.Items[k], j.in.text.Bytes
	for braces.Start < braces.End && text[braces.Start] == '}' {
		if j.dropClosed(); len(j.open) == 0 {
			return
		}
		last := &j.open[len(j.open)-1]
		last.braces--
		one := longComment{last.item, k - 1, braces.Start + 1}
		for braces.Start++; braces.Start < braces.End && text[braces.Start] <= ' '; {
			braces.Start++
		}
		for n := len(j.joined); n > 0 && j.joined[n-1].item >= last.item; n-- {
			j.joined = j.joined[:n-1]
		}
		j.joined = append(source.Room(j.joined), one)
	}
	if braces.Start == braces.End {
		braces.Kind = item.None
	}
}

// endComments joins the items of the comments that go on, and reports these.
func (j *joiner) endComments() {
	for _, one := range j.joined {
		j.in.items.Items[one.item].End = one.end
		j.drop(one.item, one.last)
		rules.NestedComment.Find(j.in.diags, j.in.span(one.item))
	}
	j.joined, j.open = j.joined[:0], j.open[:0]
}

// brackets joins the items from one that begins with "<" or "[" to the next that has the other bracket, on one line. Reserved text may have
// moves, other text not.
func (j *joiner) brackets(k int, other byte) {
	items, text := j.in.items.Items, j.in.text.Bytes
	for n := k; n < len(items) && (n == k || items[n].Flags&item.LineStart == 0); n++ {
		i := &items[n]
		j.searched = n + 1
		switch {
		case i.Kind == item.Junk && bytes.IndexByte(text[i.Start:i.End], other) >= 0:
			items[k].End = i.End
			j.drop(k, n)
			return
		case isText(i):
		case other == ']', i.Kind != scan.Move && i.Kind != item.Number:
			return
		}
	}
}

// drop makes the items after one, up to another, parts of it.
func (j *joiner) drop(k, last int) {
	items := j.in.items.Items
	for n := k + 1; n <= last; n++ {
		items[n].Kind, items[n].Start, items[n].End = item.None, items[k].End, items[k].End
	}
}
