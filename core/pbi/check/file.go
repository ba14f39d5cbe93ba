package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/recognize"
	"pbn/core/source"
)

// fileChecks check what is between the records, and what is said of the file as a whole.
type fileChecks struct {
	diags *diag.List
	// first is what the first line says, and head where the comment lines at the beginning end.
	first     Head
	hasMarker bool
	isBegun   bool // the first line was read
	records   int
	head      diag.Place
	// Comment lines after the first record: how many, and the edits that move them.
	late  diag.Tally
	moved []byte
	cuts  []diag.Place
	// lines has where a position with its stipulation was first.
	lines map[uint64]int32
}

func (c *fileChecks) reset(t *source.Text, diags *diag.List) {
	*c = fileChecks{diags: diags, lines: map[uint64]int32{}}
	start := 0
	if t.HasByteOrderMark() {
		start = len("\uFEFF")
	}
	c.head = diag.PlaceIn(t, source.Span{Start: start, End: start})
}

// line checks a line.
func (c *fileChecks) line(t *source.Text, line *record.Line, hasMarker bool) {
	c.hasMarker = hasMarker
	if !hasMarker && !c.isBegun {
		c.noMarker()
	}
	c.isBegun = true
	whole := line.Span.To(line.End)
	switch line.Kind {
	case record.MarkerLine:
		c.marker(t, line)
		c.head = diag.PlaceIn(t, source.Span{Start: whole.End, End: whole.End})
	case record.SecondMarker:
		rules.SecondMarker.Find(c.diags, line.Span)
		c.comment(t, whole)
	case record.CommentLine:
		c.comment(t, whole)
	case record.LateComment:
		c.lateComment(t, line)
	case record.EmptyLine:
		rules.EmptyLine.Find(c.diags, line.Span).Part(whole, "")
	case record.TextLine:
		c.records++
		rules.NoFields.Find(c.diags, line.Span)
	case record.RecordLine:
		c.records++
		c.twin(t, line.Record)
	case record.Unterminated:
		rules.Unterminated.Find(c.diags, line.Span)
	}
}

// noMarker reports that the first line is something else.
func (c *fileChecks) noMarker() {
	part(c.diags, rules.NoMarker.FindElsewhere(c.diags, 0, c.head), c.head, "#PBI 1.2\n")
}

// marker checks the first line.
func (c *fileChecks) marker(t *source.Text, line *record.Line) {
	m, _ := record.ReadMarker(t, line.Span)
	c.first = headOf(t, m)
	version := string(t.Slice(m.Version))
	better := record.MeantVersion(version)
	switch {
	case version == "":
	case better == "1.0":
		rules.ObsoleteVersion.Find(c.diags, m.Version)
	case better != version:
		e := rules.OddVersion.Find(c.diags, m.Version)
		e.Say(rules.Text{Text: e.Text(better)})
		if m.IsExact {
			return
		}
	case better != "1.1" && better != "1.2":
		rules.UnknownVersion.Find(c.diags, m.Version)
	}
	if !m.IsExact || version == "" {
		if version == "" {
			better = "1.2"
		}
		if e := rules.MarkerForm.Find(c.diags, line.Span); e.IsKept() {
			e.Say(rules.Text{Text: e.Text("#PBI " + better)})
		}
	}
}

// comment takes a comment line that is at the beginning of the file; one after a record is one that seems to begin another file.
func (c *fileChecks) comment(t *source.Text, whole source.Span) {
	if c.records == 0 {
		c.head = diag.PlaceIn(t, source.Span{Start: whole.End, End: whole.End})
	}
}

// mostMoved is how many comment lines a fix moves: all or none, since the finding stays as long as one is left.
const mostMoved = 10_000

// lateComment takes a comment line after a record.
func (c *fileChecks) lateComment(t *source.Text, line *record.Line) {
	c.late.Add(t, line.Span)
	if len(c.cuts) < mostMoved {
		whole := line.Span.To(line.End)
		c.cuts = append(c.cuts, diag.PlaceIn(t, whole))
		c.moved = append(c.moved, t.Decode(whole)...)
	}
}

// needs12 gives a finding the edit that writes version 1.2.
func (c *fileChecks) needs12(e diag.Entry[diag.None]) {
	part(c.diags, e, c.first.version, "1.2")
}

// part gives a finding an edit in an earlier part of the file. Where only safe fixes are wanted, the whole file is in memory.
func part[F any](diags *diag.List, e diag.Entry[F], at diag.Place, text string) {
	if diags.OnlyFixes() {
		e.Part(at.Span, text)
		return
	}
	e.PartElsewhere(at, text)
}

// mostTwins is how many problems are remembered; those after them are compared with these.
const mostTwins = 1 << 17

// twin reports a problem that is in the file already.
func (c *fileChecks) twin(t *source.Text, r *record.Record) {
	if !r.HasPosition {
		return
	}
	key := r.Position.Key()
	for _, b := range t.Slice(r.Fields[record.Stipulation]) {
		key = (key ^ uint64(b)) * 1099511628211
	}
	if line, has := c.lines[key]; has {
		rules.SameProblem.Find(c.diags, r.Fields[record.Position]).Say(rules.Earlier{Line: line})
	} else if len(c.lines) < mostTwins {
		c.lines[key] = int32(r.Line)
	}
}

// end reports what is known only at the end of the file.
func (c *fileChecks) end(t *source.Text) {
	if c.records == 0 {
		at := source.Span{Start: len(t.Bytes), End: len(t.Bytes)}
		rules.NoRecords.Find(c.diags, at)
	}
	if c.late.Count == 0 {
		return
	}
	// Where only safe fixes are wanted, the whole file is in memory, and their places are in its text.
	var e diag.Entry[rules.More]
	if c.diags.OnlyFixes() {
		e = rules.LateComment.Find(c.diags, c.late.First.Span)
	} else {
		e = rules.LateComment.FindElsewhere(c.diags, 0, c.late.First).Say(rules.More{More: c.late.More()})
	}
	if !c.hasMarker || c.late.Count > mostMoved {
		return
	}
	part(c.diags, e, c.head, string(c.moved))
	for _, cut := range c.cuts {
		part(c.diags, e, cut, "")
	}
}

// NotPBI reports what a file is that is not PBI (B-9).
func NotPBI(t *source.Text, diags *diag.List) {
	if len(strings.TrimSpace(strings.TrimPrefix(string(t.Bytes[:min(len(t.Bytes), recognize.Head)]), "\uFEFF"))) == 0 {
		rules.EmptyFile.Find(diags, source.Span{})
		return
	}
	at := source.Span{End: t.CharacterEnd(0)}
	is, isSure := recognize.OfText(string(t.Bytes[:min(len(t.Bytes), recognize.Head)]))
	if is == nil || is.Is("pbi") || !isSure && !is.Document {
		rules.NoProblem.Find(diags, at)
		return
	}
	e := rules.OtherFormat.Find(diags, at)
	e.Say(rules.OtherFile{Is: e.Text(is.What())})
}
