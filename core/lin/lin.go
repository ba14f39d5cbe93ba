package lin

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/recognize"
	"pbn/core/source"
)

// Report has what is known of a file after it was read and written in the other notation.
type Report struct {
	// Text is the file's text.
	Text *source.Text
	// Games is how many boards or games were read and written.
	Games int
	// Diagnostics are of the rules of this package: what is wrong with the LIN, what PBN has no place for, or what LIN cannot hold.
	Diagnostics diag.List
	// OfGames are of the rules of PBN, package rules, with places in the file: of LIN what is wrong with its boards, such as a revoke,
	// without fixes; of PBN what reading it found.
	OfGames diag.List
	// NeedsUTF8 is that of [report.Report], of PBN that was written.
	NeedsUTF8 string
	// Err says why nothing was written, or not all: of LIN also [export.ErrTooLong]; nil if all was written.
	Err error
}

func newReport(text *source.Text) *Report {
	return &Report{Text: text, Diagnostics: diag.List{Rules: Rules}, OfGames: diag.List{Rules: rules.Of}}
}

// MostBytes is how many bytes a file may have; one with more is not read. The largest LIN files have less than one MiB.
const MostBytes = 16 << 20

// mostPBN returns how many bytes the PBN of so many bytes of LIN may have, before it is exported. Each board of a match repeats the title,
// the teams and the names: with long ones a short file could become a huge one. Real files grow to less than four times their length.
func mostPBN(bytes int) int { return 1<<20 + 32*bytes }

// ToPBN reads LIN, or links to the hand viewer of Bridge Base Online in any text, and writes PBN. named is the file's encoding, or
// [source.Automatic]. Without a board nothing is written, nor if the PBN would be out of proportion to the file.
func ToPBN(file []byte, named source.Encoding, options export.Options) ([]byte, *Report) {
	if len(file) > MostBytes {
		text := habits.PBN.Text(nil, source.UTF8)
		r := newReport(text)
		longFile.Find(&r.Diagnostics, source.Span{}).Say(limit{Most: MostBytes >> 20})
		r.Diagnostics.EndGame(text, 0, "", nil)
		return nil, r
	}
	text := habits.PBN.Text(file, named)
	r := newReport(text)
	c := composer{diags: &r.Diagnostics, most: mostPBN(len(text.Bytes))}
	kind := kindOf(text.Bytes)
	switch kind {
	case linFile:
		r.compose(&c, text, func(reader *reader) { reader.commands(afterMark(text)) })
	default:
		r.links(&c, text, kind)
	}
	if r.Games == 0 && r.Diagnostics.Found(FileNotLIN)+r.Diagnostics.Found(LinkNoDeal) == 0 {
		without := noCommand
		if kind == linFile {
			without = noBoard
		}
		without.Find(&r.Diagnostics, source.Span{End: min(1, len(text.Bytes))})
		r.Diagnostics.EndGame(text, 0, "", nil)
	}
	r.Diagnostics.Sort()
	if r.Games == 0 || r.Err != nil {
		return nil, r
	}
	out, report := pbn.Export(habits.PBN.Text(c.out, source.UTF8).Stream(), options)
	r.Err, r.NeedsUTF8 = report.Err, report.NeedsUTF8
	r.keep(&c, &report.Diagnostics)
	return out, r
}

// compose reads boards of a text, and writes each as PBN.
func (r *Report) compose(c *composer, text *source.Text, read func(*reader)) {
	last := ""
	reader := newReader(text, &r.Diagnostics, func(b *board) {
		if r.Err != nil {
			return
		}
		r.Games++
		c.board(b)
		if len(c.out) > c.most {
			r.Err = export.ErrTooLong
		}
		last = b.name()
		r.Diagnostics.EndGame(text, r.Games, last, nil)
	})
	read(reader)
	c.rest(text, reader.end())
	r.Diagnostics.EndGame(text, r.Games, last, nil)
}

// IsLIN reports whether a file is LIN by its start, percent-encoded or not.
func IsLIN(file []byte, named source.Encoding) bool {
	if len(file) > MostBytes {
		return false
	}
	kind := kindOf(habits.PBN.Text(file, named).Bytes)
	return kind == linFile || kind == encodedLIN
}

// HasLinks reports whether a file has a link to the hand viewer in it.
func HasLinks(file []byte, named source.Encoding) bool {
	if len(file) > MostBytes {
		return false
	}
	text := habits.PBN.Text(file, named)
	kind := kindOf(text.Bytes)
	return kind != linFile && kind != encodedLIN && len(findLinks(text, kind == pageFile)) > 0
}

// kind is what a file is.
type kind uint8

// The kinds of files. What is not LIN may have links.
const (
	linFile kind = iota
	encodedLIN
	pageFile
	pbnFile
	emptyText
	otherText
)

// kindOf returns what a file is.
func kindOf(t []byte) kind {
	start := bytes.TrimLeft(bytes.TrimPrefix(t, []byte(byteOrderMark)), " \t\v\f\r\n")
	start = start[:min(len(start), recognize.Head)]
	lower := bytes.ToLower(start)
	bar := recognize.BeginsLIN(string(start))
	switch {
	case len(start) == 0:
		return emptyText
	case bar == recognize.PlainBar:
		return linFile
	case bytes.HasPrefix(lower, []byte("<!doctype html")), bytes.HasPrefix(lower, []byte("<html")), bytes.HasPrefix(lower, []byte("<a ")):
		return pageFile
	case start[0] == '[', bytes.HasPrefix(lower, []byte("% pbn")):
		return pbnFile
	case bar == recognize.EncodedBar:
		return encodedLIN
	case bytes.HasPrefix(lower, []byte("http")):
		return otherText
	case bytes.Contains(start, []byte("md|")) && nextLink(start, 0) < 0:
		return linFile
	}
	return otherText
}

const byteOrderMark = "\xEF\xBB\xBF"

// afterMark returns the span of a text after its byte order mark.
func afterMark(text *source.Text) source.Span {
	s := source.Span{End: len(text.Bytes)}
	if text.HasByteOrderMark() {
		s.Start = len(byteOrderMark)
	}
	return s
}

// links reads the links in a file that is not LIN.
func (r *Report) links(c *composer, text *source.Text, kind kind) {
	whole := source.Span{End: min(1, len(text.Bytes))}
	var links []link
	switch kind {
	case emptyText:
		emptyFile.Find(&r.Diagnostics, source.Span{})
	case encodedLIN:
		d := decoder{from: text, plus: plusIsBlank(text.Bytes)}
		d.decode(afterMark(text))
		links = []link{{text: d.text(), params: []param{{"lin", source.Span{End: len(d.out)}}}}}
	default:
		links = findLinks(text, kind == pageFile)
		switch {
		case kind == pageFile && len(links) > 0:
			pageWithLinks.FindAs(&r.Diagnostics, diag.Info, whole)
		case kind == pageFile:
			pageWithoutLinks.Find(&r.Diagnostics, whole)
		case kind == pbnFile && len(links) == 0:
			filePBN.Find(&r.Diagnostics, whole)
		}
	}
	r.Diagnostics.EndGame(text, 0, "", nil)
	for i := range links {
		r.link(c, text, &links[i])
	}
}

// link reads a link.
func (r *Report) link(c *composer, file *source.Text, l *link) {
	if lin, ok := l.get("lin"); ok {
		r.compose(c, l.text, func(reader *reader) { reader.commands(lin) })
		return
	}
	before := r.Games
	r.compose(c, l.text, func(reader *reader) { reader.params(l) })
	if r.Games == before {
		linkElsewhere.Find(&r.Diagnostics, l.span)
		r.Diagnostics.EndGame(file, 0, "", nil)
	}
}

// IsAboutGame reports whether a rule of PBN is about a game, and not about how its text is written or which tags it has.
func IsAboutGame(rule diag.Rule) bool {
	switch area, _, _ := strings.Cut(rules.Name(rule), "/"); area {
	case "auction", "play", "deal", "contract", "result":
		return rule != rules.AuctionNoDealer && rule != rules.PlayMissingTag
	}
	return rule == rules.TextUnmappable
}

// AddOmittedOfGames counts what the export found about games, but did not keep.
func AddOmittedOfGames(to, found *diag.List) {
	for rule := range rules.RuleCount {
		if IsAboutGame(rule) {
			to.AddOmitted(rule, found.Omitted(rule))
		}
	}
}

// keep keeps what the export found in the boards, with places in the LIN.
func (r *Report) keep(c *composer, found *diag.List) {
	for i := range found.Items {
		d := found.Items[i]
		if !IsAboutGame(d.Rule) {
			continue
		}
		d.Fixes = nil
		d.Place = c.origin(d.Place.Span)
		related := make([]diag.Reference, len(d.Related))
		for k, other := range d.Related {
			related[k] = diag.Reference{Message: other.Message, Place: c.origin(other.Place.Span)}
		}
		d.Related = related
		r.OfGames.Add(d)
	}
	AddOmittedOfGames(&r.OfGames, found)
	r.OfGames.Sort()
}
