package game

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// mostOfToken is how many characters a string or a word may have (7).
const mostOfToken = 255

// faulty are the flags of what may be a fault of the text, except of tag pairs.
const faulty = item.Broken | item.Odd

// reportText reports what the items say of the text of a game: comments without an end, words that are too long.
func reportText(in *input) {
	items := in.items.Items
	if in.items.Has&faulty == 0 {
		return
	}
	for k := range items {
		i := &items[k]
		if i.Flags&faulty == 0 {
			continue
		}
		switch i.Kind {
		case item.BraceComment:
			if i.Flags&(item.Inside|item.Broken) == item.Broken {
				reportOpenComment(in, i)
			}
		case scan.Move:
			if i.End-i.Start > mostOfToken {
				if n := characters(in, int(i.Start), int(i.End)); n > mostOfToken {
					rules.LongWord.Find(in.diags, in.span(k)).Say(rules.TokenLength{Characters: n})
				}
			}
		}
	}
}

// characters counts those between two offsets.
func characters(in *input, start, end int) int32 {
	text := in.text.Bytes[start:end]
	if !in.text.Encoding.IsUnicode() {
		return int32(len(text))
	}
	return int32(utf8.RuneCount(text))
}

// reportOpenComment reports a comment without its right brace, and shows what comes next.
func reportOpenComment(in *input, i *item.Item) {
	e := rules.UnclosedComment.Find(in.diags, source.Span{Start: int(i.Start), End: int(i.Start) + 1})
	if text, end := in.text.Bytes, int(i.End); e.IsKept() {
		e.Say(rules.CommentEnd{Offset: int32(int(i.Start) + len(bytes.TrimRight(text[i.Start:end], " \t\r\n")))})
	}
	if text, end := in.text.Bytes, int(i.End); e.IsKept() && end < len(text) {
		for end < len(text) && strings.IndexByte("[{;", text[end]) < 0 {
			end++
		}
		e.Beside(source.Span{Start: end, End: end + source.LineEnd(text[end:])})
	}
}

// reportPair reports the faults of a tag pair that is not written [Name "value"]. overLines says that its value goes on in the next line.
func reportPair(in *input, k int, overLines bool) {
	p, inside := in.items.Pair(k, in.text.Bytes), in.items.Inside(k)
	first := true // the fix moves all comments of the tag pair, and so there is only one
	for n := range inside {
		one := &inside[n]
		switch {
		case one.Kind == item.Junk || one.Kind == item.Escape:
		case one.Flags&item.Broken != 0:
			reportOpenComment(in, one)
		case p.IsClosed || int(one.Start) < p.Value.Start: // else it is inside only because the right bracket is missing
			e := rules.CommentInTag.Find(in.diags, in.span(k+1+n))
			if first && e.IsKept() && p.IsClosed {
				moveOut(in, e, &p, inside)
			}
			first = false
		}
	}
	isBroken := in.items.Items[k].Flags&item.Broken != 0
	switch {
	case hasNoLeftQuote(in, k):
		rules.UnopenedValue.Find(in.diags, source.Span{Start: int(inside[0].Start), End: p.Value.Start + 1}).Beside(p.Name)
		return
	case overLines:
		end := int(in.items.Items[k].End)
		rules.ValueOverLines.Find(in.diags, source.Span{Start: p.Value.Start, End: end + 1}).Beside(p.Name).Say(rules.OpenString{HasQuote: true})
		reportEscape(in, p.Value.Start+1, end)
		return
	case isBroken:
		reportBroken(in, &p)
	default:
		reportEscape(in, p.Value.Start+1, p.Value.End-1)
	}
	hasOpenComment := slices.ContainsFunc(inside, func(i item.Item) bool { return i.Kind == item.BraceComment && i.Flags&item.Broken != 0 })
	if !p.IsClosed && !isBroken && !hasOpenComment {
		rules.UnclosedTag.Find(in.diags, p.Whole).Beside(p.Name)
	}
}

// moveOut adds the edits that move the comments of a tag pair after it, each to a line of its own, unless other text is in it.
func moveOut(in *input, e diag.Entry[diag.None], p *item.Pair, inside []item.Item) {
	if len(inside) > mostMoved || slices.ContainsFunc(inside, func(i item.Item) bool { return !i.Kind.IsCommentary() || i.Kind == item.Escape }) {
		return
	}
	lineEnd, moved := in.text.LineEnd(), ""
	for n := range inside {
		one := source.Span{Start: int(inside[n].Start), End: int(inside[n].End)}
		moved += lineEnd + in.text.Decode(one)
	}
	after := in.text.Bytes[p.Whole.End:]
	rest := bytes.TrimLeft(after, " \t")
	if len(rest) > 0 && !source.IsLineEnd(rest[0]) {
		moved += lineEnd
	}
	for _, gap := range [...]struct {
		span  source.Span
		blank string
	}{
		{source.Span{Start: p.Whole.Start + 1, End: p.Name.Start}, ""},
		{source.Span{Start: p.Name.End, End: p.Value.Start}, " "},
		{source.Span{Start: p.Value.End, End: p.Whole.End - 1}, ""},
	} {
		if gap.span.End-gap.span.Start > len(gap.blank) {
			e.Part(gap.span, gap.blank)
		}
	}
	e.Part(source.Span{Start: p.Whole.End, End: p.Whole.End}, moved)
}

// mostMoved is how many comments of a tag pair are moved at once.
const mostMoved = 100

// reportBroken reports a value whose end had to be guessed: it has no right quote, or other quotes inside, or a backslash before the right
// one.
func reportBroken(in *input, p *item.Pair) {
	value := in.text.Slice(p.Value)
	if item.IsOpen(value) {
		hasBracket := bytes.IndexByte(value, ']') >= 0
		rules.UnclosedValue.Find(in.diags, p.Value).Beside(p.Name).Say(rules.OpenString{HasBracket: hasBracket, InOpenTag: !p.IsClosed})
		return
	}
	inner := value[1 : len(value)-1]
	for i := 0; i < len(inner); i++ {
		switch {
		case inner[i] == '"':
			rules.UnescapedQuote.Find(in.diags, p.Value).Beside(p.Name)
			return
		case inner[i] == '\\' && i+1 < len(inner) && (inner[i+1] == '"' || inner[i+1] == '\\'):
			i++
		}
	}
	reportEscape(in, p.Value.Start+1, p.Value.End-1)
}

// reportEscape reports the first backslash between two offsets, those of the text of a string, that is before neither a quote nor a
// backslash.
func reportEscape(in *input, start, end int) {
	text := in.text.Bytes[start:end]
	for i := 0; i < len(text); i++ {
		at := bytes.IndexByte(text[i:], '\\')
		if at < 0 {
			return
		}
		if i += at + 1; i == len(text) || text[i] != '"' && text[i] != '\\' {
			after := start + i
			if i < len(text) {
				after = in.text.CharacterEnd(after)
			}
			rules.LoneBackslash.Find(in.diags, source.Span{Start: start + i - 1, End: after}).Beside(source.Span{Start: start, End: end})
			return
		}
	}
}

// hasNoLeftQuote reports whether the value of the tag pair that is an item has only its right quote, as in [Event x"]: the quote was taken
// for the left one.
func hasNoLeftQuote(in *input, k int) bool {
	if in.items.Items[k].Flags&item.Broken == 0 {
		return false
	}
	p, inside := in.items.Pair(k, in.text.Bytes), in.items.Inside(k)
	if string(in.text.Slice(p.Value)) != `"]` || len(inside) == 0 {
		return false
	}
	for i := range inside {
		if int(inside[i].Start) < p.Name.End || inside[i].Kind != item.Junk || int(inside[i].Start) > p.Value.Start {
			return false
		}
	}
	return true
}
