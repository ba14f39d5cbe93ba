package embed

import (
	"bytes"
	"strconv"

	"pbn/core/diag"
	"pbn/core/source"
)

// reportUnclosed reports a block that another one interrupts, or that does not end.
func (f *finder) reportUnclosed(open, other opening, block Block) {
	if other.End > 0 && !other.excluded {
		f.report(diag.EmbedNested, other.Span, "This block begins before the one in line "+f.line(open.Start)+" is closed; write "+block.end+
			" after the last line of that one.", diag.Related{Message: "The block that is not closed begins here.", Place: f.place(open.Span)})
		return
	}
	f.report(diag.EmbedUnclosed, open.Span, "The block is not closed; write "+block.end+" after its last line. It was read up to line "+
		f.line(block.Inner.End)+".")
}

// reportMarkup reports the first tag of each name in a block.
func (f *finder) reportMarkup(tags []tag, block Block) {
	for _, t := range tags {
		if t.End > block.Inner.End {
			break
		}
		f.report(diag.EmbedMarkup, t.Span, diag.Quote(f.document.Decode(t.Span))+" is HTML, not PBN: each <"+diag.Short(t.name)+
			"> in the block is left out. Remove it, or write &lt; where the text has a “<”.")
	}
	if i := bytes.Index(f.document.Slice(block.Inner), []byte(commentStart)); i >= 0 && block.Text.Markup == source.Script {
		start := block.Inner.Start + i
		f.report(diag.EmbedMarkup, source.Span{Start: start, End: start + len(commentStart)},
			"“<!--” can keep a browser from seeing where the script ends. Write a space after the “<”.")
	}
}

func (f *finder) report(rule diag.Rule, span source.Span, message string, related ...diag.Related) {
	f.diags.Add(diag.Diagnostic{Rule: rule, Place: f.place(span), Message: message, Related: related})
}

// place is a span with its range: whoever reads the blocks has other texts at hand than the document.
func (f *finder) place(span source.Span) diag.Place {
	return diag.Place{Span: span, Range: f.document.Range(span)}
}

func (f *finder) line(offset int) string { return strconv.Itoa(f.document.Position(offset).Line) }
