package lin

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/source"
)

// link is a link to the hand viewer.
type link struct {
	span source.Span // in the file
	// text has the parameters, decoded.
	text   *source.Text
	params []param
}

// param is a parameter of a link.
type param struct {
	name  string
	value source.Span // in the link's text
}

// get returns a parameter; ok is false if the link does not have it.
func (l *link) get(name string) (value source.Span, ok bool) {
	for _, p := range l.params {
		if p.name == name && p.value.Start < p.value.End {
			return p.value, true
		}
	}
	return source.Span{}, false
}

// schemes are how a link begins.
var schemes = [...]string{"https://", "http://"}

// forumTag is how a deal begins in the forum of Bridge Base Online, which has the parameters of a link between brackets.
const forumTag = "[hv="

// nextLink returns where the next link of any kind begins at or after a place, -1 if there is none.
func nextLink(t []byte, from int) int {
	for start := from; ; from++ {
		i := bytes.IndexByte(t[from:], 'h')
		if i < 0 {
			return -1
		}
		if from += i; from > start && bytes.HasPrefix(t[from-1:], []byte(forumTag)) {
			return from - 1
		}
		for _, scheme := range schemes {
			if bytes.HasPrefix(t[from:], []byte(scheme)) {
				return from
			}
		}
	}
}

// findLinks returns the links to the hand viewer in a file. isPage says that it is HTML.
func findLinks(file *source.Text, isPage bool) (links []link) {
	t := file.Bytes
	for at := nextLink(t, 0); at >= 0; {
		if bytes.HasPrefix(t[at:], []byte(forumTag)) {
			end := tagEnd(t, at)
			if l := readLink(file, source.Span{Start: at + len(forumTag), End: end}, isPage); l.hasHand() {
				l.span = source.Span{Start: at, End: end}
				links = append(links, l)
			}
			at = nextLink(t, max(end, at+len(forumTag)))
			continue
		}
		end := linkEnd(t, at, isPage)
		question := bytes.IndexByte(t[at:end], '?')
		if question >= 0 {
			address, query := t[at:at+question], source.Span{Start: at + question + 1, End: end}
			if l := readLink(file, query, isPage); bytes.Contains(bytes.ToLower(address), []byte("handviewer")) || l.hasLIN() {
				l.span = source.Span{Start: at, End: end}
				links = append(links, l)
			}
		}
		at = nextLink(t, max(end, at+len("http")))
	}
	return links
}

// tagEnd returns where the parameters of a tag of the forum end: at its bracket, or with its line.
func tagEnd(t []byte, at int) int {
	if n := bytes.IndexAny(t[at:], "]\n"); n >= 0 {
		return at + n
	}
	return len(t)
}

// hasHand reports whether a link has a hand, or LIN.
func (l *link) hasHand() bool {
	for _, seat := range [...]string{"n", "e", "s", "w"} {
		if _, ok := l.get(seat); ok {
			return true
		}
	}
	return l.hasLIN()
}

func (l *link) hasLIN() bool {
	value, ok := l.get("lin")
	return ok && bytes.IndexByte(l.text.Slice(value), '|') >= 0
}

// linkEnd returns where a link ends: at the mark that closes the quotes or angle brackets that it is in, or at white space. One that people
// copy often has blanks and bars that are not encoded: it goes on to its last bar, before another link or an empty line.
func linkEnd(t []byte, at int, isPage bool) int {
	if at > 0 && (t[at-1] == '"' || t[at-1] == '\'') {
		if n := bytes.IndexByte(t[at:], t[at-1]); n >= 0 {
			return at + n
		}
	}
	if at > 0 && t[at-1] == '<' { // which text has alone, too: it is closed on its line, before another
		if n := bytes.IndexAny(t[at:], "<>\n"); n >= 0 && t[at+n] == '>' {
			return at + n
		}
	}
	end := at
	for end < len(t) && !isSpace(t[end]) && !(isPage && strings.IndexByte("<>\"'", t[end]) >= 0) {
		end++
	}
	if isPage || bytes.IndexByte(t[at:end], '|') < 0 {
		return end
	}
	stop := len(t)
	if next := nextLink(t, end); next >= 0 {
		stop = next
	}
	for _, empty := range []string{"\n\n", "\n\r\n"} {
		if n := bytes.Index(t[end:stop], []byte(empty)); n >= 0 {
			stop = end + n
		}
	}
	return end + max(bytes.LastIndexByte(t[end:stop], '|')+1, 0)
}

// readLink decodes the parameters of a link.
func readLink(file *source.Text, query source.Span, isPage bool) link {
	var l link
	d := decoder{from: file, isPage: isPage, plus: plusIsBlank(file.Slice(query))}
	var starts []int
	for at := query.Start; at < query.End; {
		end := paramEnd(file.Bytes, at, query.End)
		name, _, _ := bytes.Cut(file.Bytes[at:end], []byte{'='})
		l.params = append(l.params, param{name: strings.ToLower(strings.TrimPrefix(string(name), "amp;"))})
		d.decode(source.Span{Start: min(at+len(name)+1, end), End: end})
		starts = append(starts, d.start)
		d.put('\n', end)
		at = end + 1
	}
	l.text = d.text()
	for i := range l.params {
		end := len(l.text.Bytes) - 1
		if i+1 < len(starts) {
			end = starts[i+1] - 1
		}
		l.params[i].value = source.Span{Start: starts[i], End: end}
	}
	if value, ok := l.get("lin"); ok && !bytes.Contains(l.text.Slice(value), []byte{'|'}) && hasEncodedBar(l.text.Slice(value)) {
		again := decoder{from: l.text}
		again.decode(value)
		l.text = again.text()
		l.params = []param{{"lin", source.Span{End: len(l.text.Bytes)}}}
	}
	return l
}

// paramEnd returns where a parameter ends: at an "&" that a name and "=" follow, since names of players may have an "&", too, or at one
// that is the end of all.
func paramEnd(t []byte, at, end int) int {
	for i := at; i < end; i++ {
		if t[i] != '&' {
			continue
		}
		k := i + 1
		if bytes.HasPrefix(t[k:end], []byte("amp;")) {
			k += len("amp;")
		}
		first := k
		for k < end && k-first < longestParam && (t[k] >= 'a' && t[k] <= 'z' || t[k] >= 'A' && t[k] <= 'Z') {
			k++
		}
		if k == end && k == first || k > first && k < end && t[k] == '=' {
			return i
		}
	}
	return end
}

// longestParam is how many letters the name of a parameter has at most.
const longestParam = 12

func hasEncodedBar(t []byte) bool {
	return bytes.Contains(t, []byte("%7C")) || bytes.Contains(t, []byte("%7c"))
}

// plusIsBlank reports whether a query writes blanks as "+", as forms do.
func plusIsBlank(query []byte) bool {
	return bytes.IndexByte(query, ' ') < 0 && !bytes.Contains(query, []byte("%20")) && hasEncodedBar(query)
}

// decoder undoes the encoding of links.
type decoder struct {
	from   *source.Text
	isPage bool
	plus   bool // "+" is a blank
	out    []byte
	pieces []source.Piece
	start  int // in out, of what was decoded last
}

// put appends a byte that was made of what is at a place.
func (d *decoder) put(c byte, at int) {
	d.piece(at)
	d.out = append(d.out, c)
}

// piece notes that what comes next was made of what is at a place.
func (d *decoder) piece(at int) {
	if n := len(d.pieces); n > 0 {
		if last := d.pieces[n-1]; last.Parent+len(d.out)-last.Offset == at {
			return
		}
	}
	d.pieces = append(source.Room(d.pieces), source.Piece{Offset: len(d.out), Parent: at})
}

// decode appends what a span means.
func (d *decoder) decode(s source.Span) {
	d.start = len(d.out)
	t := d.from.Bytes
	for at := s.Start; at < s.End; {
		switch c := t[at]; {
		case c == '%':
			at = d.percent(at, s.End)
		case c == '+' && d.plus:
			d.put(' ', at)
			at++
		case c == '&' && d.isPage && bytes.HasPrefix(t[at:s.End], []byte("&amp;")):
			d.put('&', at)
			at += len("&amp;")
		case c < utf8.RuneSelf:
			d.put(c, at)
			at++
		default:
			d.piece(at)
			end := d.from.CharacterEnd(at)
			d.out = append(d.out, d.from.DecodeBytes(t[at:min(end, s.End)])...)
			at = end
		}
	}
}

// percent appends what bytes written as %41 mean, and returns where they end. Those that are not UTF-8 are Latin-1.
func (d *decoder) percent(at, end int) int {
	t := d.from.Bytes
	var character [utf8.UTFMax]byte
	n, first := 0, at
	for n < len(character) && at+2 < end && t[at] == '%' {
		high, low := hexDigit(t[at+1]), hexDigit(t[at+2])
		if high < 0 || low < 0 {
			break
		}
		character[n] = byte(high<<4 | low)
		n++
		at += len("%41")
		if character[0] < utf8.RuneSelf || utf8.FullRune(character[:n]) {
			break
		}
	}
	if n == 0 {
		d.put('%', first)
		return first + 1
	}
	d.piece(first)
	r, size := utf8.DecodeRune(character[:n])
	if size == 1 { // ASCII, or not UTF-8
		r = rune(character[0])
	}
	d.out = utf8.AppendRune(d.out, r)
	return first + size*len("%41")
}

func hexDigit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// text returns what was decoded, with places in what it was decoded from.
func (d *decoder) text() *source.Text {
	if len(d.pieces) == 0 {
		d.pieces = []source.Piece{{}}
	}
	return d.from.Part(d.out, d.pieces)
}

// params reads a board from the parameters of a link.
func (r *reader) params(l *link) {
	b := r.board
	b.isLink = true
	get := func(name string) source.Span {
		value, _ := l.get(name)
		return trimmed(l.text.Bytes, value)
	}
	for i, seat := range order {
		letter := strings.ToLower(seat.String())
		if h := get(letter); h.Start < h.End {
			b.hasDeal = true
			b.begin = h
			r.hand(seat, h)
		}
		if name := get(letter + "n"); name.Start < name.End {
			b.names[i], b.hasNames = name, true
		}
	}
	r.fourthHand(b.begin)
	if d := get("d"); d.Start < d.End {
		var ok bool
		if b.dealer, ok = bridge.ParseSeat(l.text.Bytes[d.Start]); !ok {
			b.dealer = bridge.NoSeat
			badDealer.Find(r.diags, d)
		}
		b.dealerSpan = d
	} else if b.hasDeal {
		b.dealer, b.dealerSpan = bridge.North, b.begin // as the hand viewer has it
	}
	if v := get("v"); v.Start < v.End {
		var ok bool
		if b.vulnerable, ok = readVulnerability(l.text.Slice(v)); !ok {
			badVulnerability.Find(r.diags, v)
		}
		b.vulSpan = v
	}
	b.label = get("b")
	if intro := get("i"); intro.Start < intro.End {
		r.remark(intro)
	}
	r.auction(get("a"), true)
	r.play(get("p"), true)
	if c := get("c"); c.Start < c.End {
		var ok bool
		if b.tricks, ok = readTricks(l.text.Slice(c)); !ok {
			b.tricks = -1
			badTricks.Find(r.diags, c)
		}
		b.tricksSpan, b.claim = c, c
	}
}
