package game

import (
	"bytes"
	"strings"

	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// Tag is a tag pair (8.1). Its name and its text are those of the file, see the methods.
type Tag struct {
	// Item is the number of its item.
	Item uint32
	// Tag is its row; [tags.Other] of a name that has none.
	Tag   tags.Tag
	Flags TagFlags
	value values.Value // Unread until somebody asks
	// name and text are where its name is, and its value without the quotes.
	name, text source.ShortSpan
}

// TagFlags say more of a tag pair.
type TagFlags uint8

// The flags.
const (
	Duplicate TagFlags = 1 << iota // the game has one of this name before, which counts (8.1-c)
	OtherCase                      // the name differs from that of its tag in the case of letters (8.1-g)
	Verbatim                       // the value has no quotes (8.1-m)
	Escapes                        // the text has a backslash
	OverLines                      // the value goes on in the next line (7-d)
	OddName                        // the name has other characters than letters, digits and underscores (8.1-d)
	Repeated                       // a Duplicate of it follows
)

// Name returns the name, as the file has it unless it is that of a known tag in other letters.
func (t *Tag) Name(text *source.Text) string {
	if t.Tag != tags.Other {
		return t.Tag.String()
	}
	return text.Decode(t.name.Span())
}

// NameSpan returns where its name is.
func (t *Tag) NameSpan() source.Span { return t.name.Span() }

// TextSpan returns where its value is, without the quotes.
func (t *Tag) TextSpan() source.Span { return t.text.Span() }

// span returns where the tag pair is.
func (t *Tag) span(in *input) source.Span {
	if t.Flags&Verbatim != 0 {
		return source.Span{Start: t.NameSpan().Start - 1, End: t.TextSpan().End + 1}
	}
	return in.span(int(t.Item))
}

// Text returns the value, without the backslashes that are escapes (7-c).
func (t *Tag) Text(text *source.Text) string {
	value := text.Decode(t.text.Span())
	if t.Flags&OverLines != 0 {
		line, rest, _ := strings.Cut(value, "\n")
		value = strings.TrimSpace(strings.TrimRight(line, " \t\r") + " " + strings.TrimLeft(rest, " \t"))
	}
	if t.Flags&Escapes != 0 {
		return Unquote(value)
	}
	return value
}

// Value returns the value as one of the type of its tag. It is read once, and takes no memory where the text has nothing unusual.
func (t *Tag) Value(text *source.Text) values.Value {
	switch of := t.Tag.Row().Type; {
	case t.value != 0:
	case t.Flags&(OverLines|Escapes) == 0:
		t.value = of.Read(text.Peek(t.text.Span()))
	default:
		t.value = of.Read(t.Text(text))
	}
	return t.value
}

// Tag returns the tag pair of a tag that counts; nil if the game has none.
func (g *Game) Tag(tag tags.Tag) *Tag {
	if k := g.firsts[tag]; k > 0 {
		return &g.Tags[k-1]
	}
	return nil
}

// Unquote returns the text between the quotes of a string without its escapes (7). A backslash that is before something else is text.
func Unquote(raw string) string {
	out := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		if raw[i] == '\\' && i+1 < len(raw) && (raw[i+1] == '"' || raw[i+1] == '\\') {
			i++
		}
		out = append(out, raw[i])
	}
	return string(out)
}

// tagReader reads the tag pairs of a game.
type tagReader struct {
	in   *input
	game *Game
	// verbatim are the places in Game.Tags of those without quotes, which are no tag pairs among the items.
	verbatim []int32
	// hasOtherCase reports whether any tag is OtherCase.
	hasOtherCase bool
}

// readTags reads the tag pairs of the game from its items: all come before its moves. It returns the first item between tag pairs that looks
// like a move, or -1: if it certainly were a move, a new game would begin there.
func readTags(in *input, g *Game) (doubtful int) {
	doubtful = -1
	g.Tags = g.Tags[:0]
	clear(g.firsts[:])
	r := tagReader{in: in, game: g}
	items := in.items.Items
	for k, left := 0, in.items.Tags; k < len(items) && (left > 0 || !isMovetext(&items[k])); k++ {
		switch i := &items[k]; {
		case i.Kind == item.Tag:
			left--
			r.tag(k, i)
		case i.Kind == item.Junk && i.Flags&item.Inside == 0:
			r.brackets(k, i)
		case i.Kind > item.Escape && i.Kind != item.Junk && doubtful < 0 && left > 0 && len(g.Tags) > 0:
			doubtful = k
		}
	}
	if r.hasOtherCase {
		r.reportCase()
	}
	return doubtful
}

// reportCase reports the names that differ from those of known tags in the case of letters. Another tag pair of the same name would be of no
// known tag once the first had the right one.
func (r *tagReader) reportCase() {
	for i := range r.game.Tags {
		if t := &r.game.Tags[i]; t.Flags&OtherCase != 0 {
			e := rules.OtherCase.Find(r.in.diags, t.NameSpan())
			e.Say(rules.RightName{Name: e.Text(t.Tag.String()), IsSafe: t.Flags&Repeated == 0})
		}
	}
}

// isMovetext reports whether an item is one that only moves have: after it there is no tag pair without quotes.
func isMovetext(i *item.Item) bool {
	switch i.Kind {
	case scan.Move:
		return i.Flags&item.Odd == 0
	case item.Number, item.Open, item.Marker:
		return true
	}
	return false
}

// tag adds the tag pair that is an item.
func (r *tagReader) tag(k int, i *item.Item) {
	g := r.game
	t := Tag{Item: uint32(k), Tag: tags.Tag(i.Tag), text: source.Span{Start: int(i.Start), End: int(i.End)}.Short()}
	if i.Flags&item.Escaped != 0 {
		t.Flags = Escapes
	}
	if i.End-i.Start > mostOfToken {
		if n := characters(r.in, int(i.Start), int(i.End)); n > mostOfToken {
			rules.LongString.Find(r.in.diags, t.TextSpan()).Say(rules.TokenLength{Characters: n})
		}
	}
	if i.Tag != 0 && i.Flags&item.Spread == 0 {
		end := int(i.Start) - len(` "`)
		t.name = source.Span{Start: end - len(t.Tag.String()), End: end}.Short()
	} else {
		r.name(k, &t)
	}
	if i.Flags&item.Broken != 0 {
		r.broken(k, &t)
	}
	switch {
	case i.Flags&item.Spread != 0:
		reportPair(r.in, k, t.Flags&OverLines != 0)
	case i.Flags&item.Escaped != 0:
		reportEscape(r.in, int(i.Start), int(i.End))
	}
	of := int32(-1)
	switch {
	case t.Tag != tags.Other:
		of = g.firsts[t.Tag] - 1
	case t.Flags&OddName == 0 && i.Flags&item.Repeats != 0:
		if of = r.pairOf(int(i.Val)); g.Tags[of].Flags&OddName != 0 {
			of = -1
		}
	}
	r.add(t, of)
}

// broken finds the value of a tag pair whose end had to be guessed: it may go on in the next line, or begin without a quote (7-d).
func (r *tagReader) broken(k int, t *Tag) {
	in, items := r.in, r.in.items.Items
	p := in.items.Pair(k, in.text.Bytes)
	if hasNoLeftQuote(in, k) {
		t.text = source.Span{Start: int(items[k+1].Start), End: p.Value.Start}.Short()
		return
	}
	end := item.GoesOn(in.text, &p)
	if end == 0 {
		return
	}
	last := k + 1
	for ; last < len(items) && int(items[last].Start) <= end; last++ {
		if !isText(&items[last]) {
			return
		}
	}
	for n := k + 1; n < last; n++ {
		items[n].Kind, items[n].Start, items[n].End = item.None, uint32(end)+uint32(len(`"]`)), uint32(end)+uint32(len(`"]`))
	}
	t.Flags |= OverLines
	t.text = source.Span{Start: p.Value.Start + 1, End: end}.Short()
	items[k].End = uint32(end)
}

// pairOf returns the place in Game.Tags of the tag pair with a number from 1 among the items.
func (r *tagReader) pairOf(number int) int32 {
	at := int32(number - 1)
	for _, v := range r.verbatim {
		if v > at {
			break
		}
		at++
	}
	return at
}

// add adds a tag pair. One with a place of another before it is a duplicate of that.
func (r *tagReader) add(t Tag, of int32) {
	g := r.game
	if of >= 0 {
		t.Flags |= Duplicate
		g.Tags[of].Flags |= Repeated
		r.reportDuplicate(&t, &g.Tags[of])
	} else if t.Tag != tags.Other {
		g.firsts[t.Tag] = int32(len(g.Tags) + 1)
	}
	g.Tags = append(source.Room(g.Tags), t)
}

// reportDuplicate reports a tag pair whose name another one has before it (8.1-c).
func (r *tagReader) reportDuplicate(t, first *Tag) {
	if e := rules.DuplicateTag.Find(r.in.diags, t.span(r.in)).Beside(first.span(r.in)); e.IsKept() {
		text, own, other := r.in.text, t.TextSpan(), first.TextSpan()
		isSame := own.End-own.Start == other.End-other.Start && t.Text(text) == first.Text(text)
		hasMore := t.Flags&Verbatim == 0 && len(r.in.items.Inside(int(t.Item))) > 0
		e.Say(rules.FirstTag{Name: e.Text(t.Name(text)), IsSame: isSame, HasMore: hasMore})
	}
}

// name finds the name of a tag pair that is not in the table, or that is not written [Name "value"].
func (r *tagReader) name(k int, t *Tag) {
	in := r.in
	name := in.items.Pair(k, in.text.Bytes).Name
	if end := r.endOfName(k, name.End); end > name.End {
		name.End = end
		t.Flags |= OddName
		t.Tag = tags.Other
		rules.OddTagName.Find(in.diags, name)
	}
	t.name = name.Short()
	if t.Tag != tags.Other || t.Flags&OddName != 0 {
		return
	}
	known, isSame := tags.Find(in.text.Slice(name))
	if isSame || known == tags.Other || known.Is(tags.Vendor) && known != tags.Variant {
		return
	}
	if in.items.First[known] != 0 || r.game.firsts[known] != 0 {
		return
	}
	t.Tag = known
	t.Flags |= OtherCase
	r.hasOtherCase = true
}

// endOfName returns where the name of a tag pair ends that goes on with other characters than those of names: it is read up to the next
// white space or comment (8.1-d).
func (r *tagReader) endOfName(k, end int) int {
	items, text := r.in.items.Items, r.in.text.Bytes
	if k+1 == len(items) || items[k+1].Kind != item.Junk || items[k+1].Flags&item.Inside == 0 || int(items[k+1].Start) != end {
		return end
	}
	for end < len(text) && text[end] > ' ' && !EndsName(text[end]) {
		end++
	}
	return end
}

// EndsName reports whether a character that is not white space ends the name of a tag pair, whatever else is in that.
func EndsName(c byte) bool { return c == '"' || c == '[' || c == ']' || c == '{' || c == ';' }

// brackets adds the tag pairs whose values have no quotes, as in [Board 12], that unexpected text begins with (8.1-m): with a tag that is
// known, a number or a list in parentheses. All else may be prose.
// What is left of the text stays.
func (r *tagReader) brackets(k int, i *item.Item) {
	for i.Start < i.End {
		raw := r.in.text.Bytes[i.Start:i.End]
		end := bytes.IndexByte(raw, ']') + 1
		if raw[0] != '[' || end == 0 || !r.bracket(k, int(i.Start), raw[:end]) {
			return
		}
		for i.Start += uint32(end); i.Start < i.End && r.in.text.Bytes[i.Start] <= ' '; {
			i.Start++
		}
	}
	i.Kind = item.None
}

// bracket adds one of them. It reports whether it is one.
func (r *tagReader) bracket(k, start int, raw []byte) bool {
	name := item.NameEnd(raw, 1)
	from, end := name, len(raw)-1
	for from < end && raw[from] <= ' ' {
		from++
	}
	for from < end && raw[end-1] <= ' ' {
		end--
	}
	value := raw[from:end]
	if name == 1 || raw[1] < 'A' || raw[1] > 'Z' || raw[name] > ' ' || len(value) == 0 || bytes.ContainsAny(value, "\"\r\n[") {
		return false
	}
	known, isSame := tags.Find(raw[1:name])
	switch {
	case isSame:
	case value[0] == '(' || value[0] >= '0' && value[0] <= '9':
		known = tags.Other
	default:
		return false
	}
	t := Tag{
		Item: uint32(k), Tag: known, Flags: Verbatim,
		name: source.Span{Start: start + 1, End: start + name}.Short(), text: source.Span{Start: start + from, End: start + end}.Short(),
	}
	rules.UnquotedValue.Find(r.in.diags, t.TextSpan()).Beside(t.NameSpan())
	of := int32(-1)
	if known != tags.Other {
		of = r.game.firsts[known] - 1
	}
	r.verbatim = append(r.verbatim, int32(len(r.game.Tags)))
	r.add(t, of)
	return true
}
