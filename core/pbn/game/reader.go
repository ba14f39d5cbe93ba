package game

import (
	"iter"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// Reader reads the games of a file, one after another, and keeps between them only what a later game may inherit.
type Reader struct {
	// AsExport has the file checked as export format, as one that claims it is.
	AsExport bool
	// Exported says that the file is exported as well. Then one that claims the export format of an older version is not checked as that,
	// since all that is different in version 2.1 is a change.
	Exported bool
	// Version is what the escape lines read so far say of the file; ClaimsExport is what those before the first game's first tag say (2.4).
	Version      string
	VersionPlace diag.Place
	ClaimsExport bool

	text        *source.Text // that the spans of the game refer to
	reader      item.Reader
	items       *item.Game
	diags       *diag.List
	inheritance inheritance
	storage     storage
	building    builder
	isExport    bool
	isLater     bool // whether it does not read the first game of the file
	games       int
	steps       int
}

// Reset makes it the reader of a file, in the memory that it has; what it finds fault with while reading goes to diags. What was read
// before is not valid any more, except strings.
func (r *Reader) Reset(file *source.Stream, diags *diag.List) {
	r.inheritance.reset(len(file.Text().Bytes))
	*r = Reader{text: file.Text(), reader: r.reader, diags: diags, inheritance: r.inheritance, storage: r.storage, building: r.building}
	r.reader.Reset(file, scan.NewScanner)
}

// Games returns the games that are left. A game, and the text that its spans refer to, is valid as long as the loop is at the game.
func (r *Reader) Games() iter.Seq2[*source.Text, *Game] {
	return func(yield func(*source.Text, *Game) bool) {
		for g, ok := r.Next(); ok && yield(r.text, g); g, ok = r.Next() {
		}
	}
}

// Text returns the window that the spans of the game refer to which was read last.
func (r *Reader) Text() *source.Text { return r.text }

// Items returns those of the game that was read last, valid until the next one is read.
func (r *Reader) Items() *item.Game { return r.items }

// Steps counts what takes time: the bytes that were looked at, and the items that were built into games.
func (r *Reader) Steps() int { return r.steps + r.reader.Steps() }

// Next reads the next game; ok is false when there is none. The game is valid until the next call; its strings stay.
func (r *Reader) Next() (g *Game, ok bool) {
	items, ok := r.reader.Next()
	r.items, r.text = items, r.reader.Text()
	r.steps += 2 * len(r.items.Items)
	in := input{text: r.text, items: items, diags: r.diags, start: items.Start}
	if ok {
		in.bytes, in.isDecoded = r.text.Hold(source.Span{Start: items.Start, End: items.End}, items.Bytes&item.High == 0)
		if r.games == 0 && !r.isLater {
			r.header()
		}
	}
	b := &r.building
	b.reset(in, &r.storage, r.isExport)
	if b.faults.reportFaults(); !ok {
		return nil, false
	}
	b.build()
	b.faults.reportUnexpected()
	if r.Version == "" && b.version.End > 0 {
		r.version(in.decodeSpan(b.version), b.version)
	}
	r.games++
	b.game.Number = r.games
	r.finish(b.game)
	return b.game, true
}

// header reads the escape lines before the first tag, and decides once for all games whether the file is checked as export format.
func (r *Reader) header() {
	for i := range r.items.Items {
		one := &r.items.Items[i]
		if one.Kind == item.Tag {
			break
		}
		if one.Kind == item.Escape {
			span := source.Span{Start: int(one.Start), End: int(one.End)}
			text := r.text.Decode(span)
			r.version(text, span)
			r.ClaimsExport = r.ClaimsExport || isExportLine(text)
		}
	}
	r.isExport = r.AsExport || r.ClaimsExport && (!r.Exported || r.Version == "2.1")
}

// IsExport reports whether the file is checked as export format (2.1), once its first game was read.
func (r *Reader) IsExport() bool { return r.isExport }

// version reads a line that may name the version. The first one counts.
func (r *Reader) version(text string, span source.Span) {
	if version, ok := versionLine(text); ok && r.Version == "" {
		r.Version, r.VersionPlace = version, diag.PlaceIn(r.text, span)
	}
}
