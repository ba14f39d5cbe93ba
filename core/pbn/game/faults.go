package game

import (
	"bytes"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// faulty are the flags of what may be a fault of the text.
const faulty = item.Spread | item.Escaped | item.Broken

// faults reports what is wrong with the text of a game.
type faults struct {
	in *input
	// reported are the items of unexpected text that have a diagnostic.
	reported []int
	hasJunk  bool // there is unexpected text
}

// reportFaults reports what the items say of the text: what has no end, tag pairs with comments inside, a missing line between games.
func (f *faults) reportFaults() {
	g := f.in.items
	if g.Has&faulty == 0 && !g.Follows {
		return
	}
	follows := g.Follows
	for k := range g.Items {
		i := &g.Items[k]
		if i.Flags&faulty == 0 && !follows {
			continue
		}
		switch i.Kind {
		case item.Tag:
			if follows {
				p := g.Pair(k, f.in.text.Bytes)
				rules.MissingSeparator.Find(f.in.diags, p.Whole).Beside(p.Name).Say(rules.StartOfGame{Start: int32(g.Start)})
				follows = false
			}
			switch {
			case i.Flags&item.Spread != 0:
				f.reportPair(k)
			case i.Flags&item.Escaped != 0:
				f.reportEscape(source.Span{Start: int(i.Start) - 1, End: int(i.End) + 1})
			}
		case item.BraceComment:
			if i.Flags&(item.Inside|item.Broken) == item.Broken {
				f.reportOpenComment(i)
			}
		case scan.Cell:
			if i.Flags&(item.Quoted|item.Broken) == item.Broken {
				rules.NonASCIIElement.Find(f.in.diags, f.in.span(k)).Say(rules.ElementInQuotes{IsSame: f.isSameInQuotes(k)})
			}
		}
	}
}

// reportOpenComment reports a comment without its right brace, and shows what comes next.
func (f *faults) reportOpenComment(i *item.Item) {
	e := rules.UnclosedComment.Find(f.in.diags, source.Span{Start: int(i.Start), End: int(i.Start) + 1})
	if e.Say(rules.CommentEnd{Offset: int32(i.End)}); !e.IsKept() {
		return
	}
	if text, end := f.in.text.Bytes, int(i.End); end < len(text) {
		for end < len(text) && strings.IndexByte("[{;", text[end]) < 0 {
			end++
		}
		e.Beside(source.Span{Start: end, End: end + source.LineEnd(text[end:])})
	}
}

// isSameInQuotes reports whether a word of a table means the same in quotes. A backslash in it would have another meaning there, and after
// unexpected text a quote could be read with that.
func (f *faults) isSameInQuotes(k int) bool {
	return bytes.IndexByte(f.in.text.Slice(f.in.span(k)), '\\') < 0 && f.in.items.Items[k-1].Kind != item.Junk
}

// openFault is why a tag pair has no right bracket, where that does not tell itself.
type openFault uint8

const (
	noFault      openFault = iota
	noLeftQuote            // the bracket is in the string that the right quote seems to open
	noRightQuote           // and no bracket after it, or the bracket is in the string
	noRightBrace
)

// reportPair reports the faults of a tag pair.
func (f *faults) reportPair(k int) {
	i, p := &f.in.items.Items[k], f.in.items.Pair(k, f.in.text.Bytes)
	inside := f.in.items.Inside(k)
	fault := f.whyOpen(k, &p, inside)
	first := true // the fix moves all comments of the tag pair, and so there is only one
	for n := range inside {
		one := &inside[n]
		switch {
		case one.Kind == item.Junk:
			if fault == noLeftQuote && int(one.Start) < p.Value.Start {
				f.reported = append(f.reported, k+1+n)
			}
		case one.Kind == item.Escape:
		case one.Flags&item.Broken != 0:
			f.reportOpenComment(one)
		case !p.IsClosed && int(one.Start) > p.Value.Start: // it is inside only because a brace or the right bracket is missing
		default:
			e := rules.CommentInTag.Find(f.in.diags, f.in.span(k+1+n))
			if first && e.IsKept() {
				f.moveOut(e, &p, k+1, inside)
			}
			first = false
		}
	}
	if !p.IsClosed && fault == noFault {
		e := rules.UnclosedTag.Find(f.in.diags, p.Whole).Beside(p.Name)
		e.Say(rules.TagEnd{IsSafe: e.IsKept() && onlyCommentaryAfter(p.Value, inside)})
	}
	if first := f.in.text.Bytes[p.Name.Start]; first < 'A' || first > 'Z' {
		rules.SmallInitial.Find(f.in.diags, p.Name)
	}
	switch {
	case fault == noLeftQuote:
		from := source.Span{Start: int(inside[0].Start), End: int(inside[0].End)}
		rules.UnopenedValue.Find(f.in.diags, from.To(p.Value)).Beside(p.Name)
	case i.Flags&item.Broken != 0:
		if e := rules.UnclosedValue.Find(f.in.diags, p.Value).Beside(p.Name); e.IsKept() {
			e.Say(openString(f.in.text.Slice(p.Value), !p.IsClosed))
		}
	default:
		f.reportEscape(p.Value)
	}
}

// openString returns what the fix of a string depends on, which may be the value of a tag without a right bracket.
func openString(quoted []byte, inOpenTag bool) rules.OpenString {
	hasQuote := !item.IsOpen(quoted)
	return rules.OpenString{HasQuote: hasQuote, HasBracket: !hasQuote && bytes.IndexByte(quoted, ']') >= 0, InOpenTag: inOpenTag}
}

// whyOpen finds the fault of a tag pair without a right bracket.
func (f *faults) whyOpen(k int, p *item.Pair, inside []item.Item) openFault {
	switch isBroken := f.in.items.Items[k].Flags&item.Broken != 0; {
	case p.IsClosed:
	case isBroken && string(f.in.text.Slice(p.Value)) == `"]` && onlyWords(p, inside):
		return noLeftQuote
	case isBroken:
		return noRightQuote
	case slices.ContainsFunc(inside, func(i item.Item) bool { return i.Kind == item.BraceComment && i.Flags&item.Broken != 0 }):
		return noRightBrace
	}
	return noFault
}

// onlyWords reports whether there are words between the name of a tag pair and its value, and no commentary.
func onlyWords(p *item.Pair, inside []item.Item) bool {
	for i := range inside {
		if int(inside[i].Start) > p.Value.Start {
			break
		}
		if int(inside[i].Start) < p.Name.Start || inside[i].Kind.IsCommentary() {
			return false
		}
	}
	return len(inside) > 0 && int(inside[0].Start) < p.Value.Start
}

// onlyCommentaryAfter reports whether nothing between the value of a tag pair and its end may have been meant as data.
func onlyCommentaryAfter(value source.Span, inside []item.Item) bool {
	return !slices.ContainsFunc(inside, func(i item.Item) bool { return int(i.Start) > value.Start && !i.Kind.IsCommentary() })
}

// reportEscape reports the first backslash of a string that comes before neither a quote nor a backslash. In the
// columns of a table it is no escape (5.2), and there a digit follows.
func (f *faults) reportEscape(value source.Span) {
	text := f.in.text.Slice(value)
	escapes := false
	for i, c := range []byte(text) {
		if escapes && c != '"' && c != '\\' && (c < '0' || c > '9') {
			at := value.Start + i
			rules.LoneBackslash.Find(f.in.diags, source.Span{Start: at - 1, End: f.in.text.CharacterEnd(at)})
			return
		}
		escapes = c == '\\' && !escapes
	}
}

// mostMoved bounds how many comments one fix moves.
const mostMoved = 16

// moved returns the text of comments, which are items, that are put, each on a line of its own, at an offset; ok is false where they cannot
// be.
func (f *faults) moved(comments []int, to int) (moved string, ok bool) {
	if len(comments) > mostMoved {
		return "", false
	}
	newLine := f.in.text.LineEnd()
	isLine := false
	for _, k := range comments {
		text := f.in.decodeSpan(f.in.span(k))
		if f.in.items.Items[k].Flags&item.Broken != 0 || strings.ContainsRune(text, utf8.RuneError) {
			return "", false
		}
		moved += newLine + text
		isLine = f.in.items.Items[k].Kind == item.LineComment
	}
	rest := f.in.text.Bytes[to:]
	for n := 0; isLine && n < len(rest) && !source.IsLineEnd(rest[n]); n++ {
		if c := rest[n]; c != ' ' && c != '\t' && c != '\v' {
			return moved + newLine, rest[0] != '%'
		}
	}
	return moved, true
}

// moveOut gives a finding the edits that move the comments inside a tag pair, which are items from a number on, after it.
func (f *faults) moveOut(e diag.Entry[diag.None], p *item.Pair, from int, inside []item.Item) {
	if !p.IsClosed || slices.ContainsFunc(inside, func(i item.Item) bool { return i.Kind != item.BraceComment && i.Kind != item.LineComment }) {
		return
	}
	var comments []int
	for n := range inside {
		comments = append(comments, from+n)
	}
	moved, ok := f.moved(comments, p.Whole.End)
	if !ok {
		return
	}
	for _, gap := range [...]struct {
		span  source.Span
		blank string
	}{
		{source.Span{Start: p.Whole.Start + 1, End: p.Name.Start}, ""},
		{source.Span{Start: p.Name.End, End: p.Value.Start}, " "},
		{source.Span{Start: p.Value.End, End: p.Whole.End - 1}, ""},
	} {
		hasComment, at := false, gap.span.Start
		endsLine := func(to int) {
			if source.LineEnd(f.in.text.Bytes[at:to]) < to-at {
				gap.blank = f.in.text.LineEnd()
			}
		}
		for i := range inside {
			if start := int(inside[i].Start); start >= gap.span.Start && start < gap.span.End {
				hasComment = true
				endsLine(start)
				at = int(inside[i].End)
			}
		}
		if hasComment {
			endsLine(gap.span.End)
			e.Part(gap.span, gap.blank)
		}
	}
	e.Part(source.Span{Start: p.Whole.End, End: p.Whole.End}, moved)
}

// reportUnexpected reports each run of unexpected text, unless it has a diagnostic.
func (f *faults) reportUnexpected() {
	if !f.hasJunk {
		return
	}
	// As diagnostics are sorted: slices.Sort would be one more sort for read.wasm to have.
	sort.Sort(sort.IntSlice(f.reported))
	reported := f.reported
	for k := range f.in.items.Items {
		if f.in.items.Items[k].Kind != item.Junk {
			continue
		}
		for len(reported) > 0 && reported[0] < k {
			reported = reported[1:]
		}
		if len(reported) > 0 && reported[0] == k {
			continue
		}
		span := f.in.span(k)
		switch text := f.in.decodeSpan(span); {
		case strings.TrimSpace(text) == "":
			rules.NonASCIISpace.Find(f.in.diags, span)
		case strings.IndexFunc(text, isNonASCII) >= 0 && text[0] != '[':
			rules.NonASCIIText.Find(f.in.diags, span)
		case text[0] == '[':
			rules.BracketWithoutTag.Find(f.in.diags, span)
		default:
			rules.UnexpectedText.Find(f.in.diags, span)
		}
	}
}

func isNonASCII(r rune) bool { return r >= utf8.RuneSelf }
