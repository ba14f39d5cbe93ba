package check

import (
	"bytes"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pdn/rules"
	"pbn/core/source"
	"pbn/core/tree"
)

// What moves or closes text that was read where it is not.

// mostMoved is how many bytes of a text a fix moves.
const mostMoved = 4096

// header reports the comments among the tags of a game (G-5), with the edits that move all of them after the last tag.
func (r *faultReporter) header() {
	if len(r.inHeader) == 0 {
		return
	}
	e := rules.CommentInHeader.Find(r.diags, r.inHeader[0]).Say(rules.CountOfComments{More: int32(len(r.inHeader) - 1)})
	last := &r.g.Tags[len(r.g.Tags)-1]
	end := r.g.Items.Span(int(last.Item), r.t.Bytes).End
	if !e.IsKept() || r.inHeader[len(r.inHeader)-1].End-r.inHeader[0].Start > mostMoved {
		return
	}
	var moved strings.Builder
	for _, at := range r.inHeader {
		if at.End > end {
			return // it is after the last tag that has all its parts
		}
		moved.WriteString(r.t.LineEnd() + r.t.Decode(at))
	}
	for _, at := range r.inHeader {
		cut := diag.Cut(r.t, at)
		e.Part(cut.Place.Span, cut.Text)
	}
	e.Part(source.Span{Start: end, End: end}, moved.String())
}

// openComment reports a comment that is not closed (L-13). Its place is the left brace, whole is the comment as it was read.
func (r *faultReporter) openComment(at, whole source.Span) {
	end := whole.End
	for end > at.End && isBlank(r.t.Bytes[end-1]) {
		end--
	}
	e := rules.OpenComment.Find(r.diags, at).Say(rules.CommentEnd{Offset: int32(end)})
	rest := r.t.Bytes[whole.End:]
	next := whole.End + len(rest) - len(bytes.TrimLeft(rest, " \t\r\n"))
	if line := source.LineEnd(r.t.Bytes[next:]); line > 0 {
		e.Beside(source.Span{Start: next, End: next + line})
	}
}

// openString reports a value that is not closed (L-12).
func (r *faultReporter) openString(at, name source.Span) {
	value := r.t.Bytes[at.Start:at.End]
	end, closing := len(bytes.TrimRight(value, " \t")), `"]`
	if bracket := bytes.LastIndexByte(value, ']'); bracket >= 0 {
		end, closing = bracket, `"`
	}
	insert := source.Span{Start: at.Start + end, End: at.Start + end}
	rules.OpenString.Find(r.diags, at).Beside(name).Part(insert, closing)
}

// placement reports a variation that comes before the move that it replaces, or replaces none.
func (r *faultReporter) placement(kind diag.Kind[diag.None], at source.Span) {
	v := r.variationAt(at)
	if v == nil || v.First == v.End {
		return // that it is empty is said
	}
	e := kind.Find(r.diags, at)
	if !e.IsKept() || v.Of < 0 || r.g.Items.Items[v.Item].Flags&item.Broken != 0 {
		return
	}
	closing := int(r.g.Items.Items[v.Item].Val)
	whole := source.Span{Start: at.Start, End: int(r.g.Items.Items[closing].End)}
	to := r.g.SpanOf(int(v.Of)).End
	if whole.End-whole.Start > mostMoved || to < whole.End {
		return
	}
	for k := int(r.g.Moves[v.Of].Last) + 1; k < len(r.g.Items.Items) && r.g.Items.Items[k].Kind == item.Suffix; k++ {
		to = int(r.g.Items.Items[k].End)
	}
	cut := diag.Cut(r.t, whole)
	e.Part(cut.Place.Span, cut.Text)
	e.Part(source.Span{Start: to, End: to}, " "+r.t.Decode(whole))
}

// variationAt returns the variation whose left parenthesis is at a place, nil if there is none.
func (r *faultReporter) variationAt(at source.Span) *tree.Variation {
	k, ok := slices.BinarySearchFunc(r.g.Variations, at.Start, func(v tree.Variation, start int) int {
		return int(r.g.Items.Items[v.Item].Start) - start
	})
	if !ok {
		return nil
	}
	return &r.g.Variations[k]
}
