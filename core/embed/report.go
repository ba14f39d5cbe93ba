package embed

import (
	"bytes"

	"pbn/core/rules"
	"pbn/core/source"
)

// reportUnclosed reports a block that another one interrupts, or that does not end.
func (f *finder) reportUnclosed(open, other opening, block Block) {
	if other.End > 0 && !other.excluded {
		if f.diags.FindBoth(rules.EmbedNested, 0, other.Span, open.Span, f.line(open.Start)) {
			f.diags.Said().Tell(block.end)
		}
	} else if f.diags.Find(rules.EmbedUnclosed, 0, open.Span, f.line(block.Inner.End)) {
		f.diags.Said().Tell(block.end)
	}
}

// reportMarkup reports the first tag of each name in a block.
func (f *finder) reportMarkup(tags []tag, block Block) {
	for _, t := range tags {
		if t.End > block.Inner.End {
			break
		}
		if f.diags.Find(rules.EmbedMarkup, rules.TagInBlock, t.Span) {
			f.diags.Said().Tell(t.name)
		}
	}
	if i := bytes.Index(f.document.Slice(block.Inner), []byte(commentStart)); i >= 0 && block.Text.Markup == source.Script {
		start := block.Inner.Start + i
		f.diags.Find(rules.EmbedMarkup, rules.CommentInScript, source.Span{Start: start, End: start + len(commentStart)})
	}
}

func (f *finder) line(offset int) uint32 { return uint32(f.document.Position(offset).Line) }
