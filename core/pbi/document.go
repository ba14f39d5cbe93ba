package pbi

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// ExportDocument writes the PBI that is embedded in a document in export format, each block a file of its own, without a byte order mark; every
// byte outside of the blocks stays. A block without a problem stays as well, as does one with a character that the document's encoding lacks;
// and so does a document without a block, or whose blocks become longer than they may be: Err of the report says so.
func ExportDocument(file []byte, named source.Encoding, options export.Options) ([]byte, *report.Report) {
	return ExportDocumentWithin(file, named, options, Bounds{})
}

// Bounds are what the export of a document may take.
type Bounds = embed.Bounds

// ExportDocumentWithin is ExportDocument within bounds.
func ExportDocumentWithin(file []byte, named source.Encoding, options export.Options, bounds Bounds) ([]byte, *report.Report) {
	// A block is no file, and has no byte order mark.
	r := newReading(Options{Severities: map[diag.Rule]diag.Severity{rules.TextNoBOM: diag.Off}}, nil)
	document, blocks, err := findBlocks(file, named, bounds.Until)
	if r.report.Text, r.report.Err = document, err; err != nil {
		return file, r.report
	}
	texts := r.exportBlocks(document, blocks, options, bounds)
	if r.report.Text = document; r.report.Err != nil {
		return file, r.report
	}
	if r.report.Games == 0 {
		return file, noProblemIn(document)
	}
	r.sort()
	return Embedded.Write(file, document, blocks, texts), r.report
}

// noProblemIn returns the report of a document in which no block has a problem.
func noProblemIn(document *source.Text) *report.Report {
	none := newReport()
	none.Text = document
	rules.NoRecords.Find(&none.Diagnostics, source.Span{End: min(1, len(document.Bytes))})
	none.Diagnostics.EndGame(document, 0, "", nil)
	return none
}

// exportBlocks returns the texts of blocks in export format, "" of those that stay.
func (r *reading) exportBlocks(document *source.Text, blocks []embed.Block, options export.Options, bounds Bounds) []string {
	texts := make([]string, len(blocks))
	var out bytes.Buffer
	r.to = &out
	written := 0
	for i := range blocks {
		b := &blocks[i]
		r.report.Blocks = i + 1
		text := ended(b.Text)
		b.Text = nil // it takes more memory than most blocks are long
		if !hasProblem(text) {
			continue
		}
		out.Reset()
		r.before, r.writer = r.report.Games, export.NewWriter(options)
		r.file(text.Stream().Until(bounds.Until).LimitGames(bounds.LongestGame))
		if written += out.Len(); r.report.Err == nil && options.Most > 0 && written > options.Most {
			r.report.Err = export.ErrTooLong
		}
		if r.report.Err != nil {
			return nil
		}
		if text := record.WithoutMarks(out.String()); b.HasEveryCharacter(document) || document.Encoding.Lacks(text) == "" {
			texts[i] = text
		}
	}
	return texts
}

// ended returns the text of a block with an end of its last line, since a tag ends that as well as a line end does; the blanks before the tag
// are no line.
func ended(text *source.Text) *source.Text {
	written := bytes.TrimRight(text.Bytes, " \t")
	switch n := len(written); {
	case n == 0 || n == len(text.Bytes) && source.IsLineEnd(written[n-1]):
		return text
	case source.IsLineEnd(written[n-1]):
		return text.Part(written, []source.Piece{{}})
	}
	return text.Part(append(bytes.Clone(written), '\n'), []source.Piece{{}})
}

// hasProblem reports whether a text is PBI with a problem.
func hasProblem(text *source.Text) (has bool) {
	var lines record.Reader
	lines.Reset(text.Stream())
	for _, line := lines.Next(); line != nil; _, line = lines.Next() {
		if line.Kind == record.RecordLine {
			return true
		}
	}
	return false
}
