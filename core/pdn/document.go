package pdn

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/scribe"
	"pbn/core/source"
)

// ExportDocument writes the PDN that is embedded in a document in export format, each block a file of its own; every byte outside of the
// blocks stays. A block without a game stays as well, as does a document without a block, or whose blocks become longer than they may be: Err
// of the report says so. Of the options' encoding only its characters count: the document keeps its own encoding.
func ExportDocument(file []byte, named source.Encoding, options export.Options) ([]byte, *report.Report) {
	return ExportDocumentWithin(file, named, options, Bounds{})
}

// Bounds are what the export of a document may take.
type Bounds = embed.Bounds

// ExportDocumentWithin is ExportDocument within bounds.
func ExportDocumentWithin(file []byte, named source.Encoding, options export.Options, bounds Bounds) ([]byte, *report.Report) {
	r, checks := newReading(Options{}, nil)
	document, blocks, err := findBlocks(&Embedded, file, named, bounds.Until)
	if r.report.Text, r.report.Err = document, err; err != nil {
		return file, r.report
	}
	texts := r.exportBlocks(checks, document, blocks, options, bounds)
	if r.report.Text = document; r.report.Err != nil {
		return file, r.report
	}
	if r.report.Games == 0 {
		return file, noGameIn(document)
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	out := Embedded.Write(file, document, blocks, texts)
	encoding := document.Encoding
	if named == source.Automatic {
		encoding = habits.PDN.Detect(out)
	}
	if encoding == document.Encoding {
		return out, r.report
	}
	// Only a block showed the document's encoding; as it is written now, it is read in the encoding of the rest of it.
	again, second := ExportDocumentWithin(out, encoding, options, bounds)
	if r.report.Err = second.Err; second.Err != nil {
		return file, r.report
	}
	return again, r.report
}

// noGameIn returns the report of a document in which no block has a game.
func noGameIn(document *source.Text) *report.Report {
	none := report.New(rules.Of, rules.Label)
	none.Text = document
	rules.NoGame.Find(&none.Diagnostics, source.Span{End: min(1, len(document.Bytes))})
	none.Diagnostics.EndGame(document, 0, "", nil)
	return none
}

// exportBlocks returns the texts of blocks in export format, "" of those without a game.
func (r *reading) exportBlocks(checks *checking, document *source.Text, blocks []embed.Block, options export.Options, bounds Bounds) []string {
	texts := make([]string, len(blocks))
	var out bytes.Buffer
	w := &export.Writer{}
	checks.compared = w
	written := 0
	for i := range blocks {
		b := &blocks[i]
		r.report.Blocks = i + 1
		as := options
		if as.Encoding == export.UTF8 && !b.HasEveryCharacter(document) {
			as.Encoding = export.Latin1
		}
		out.Reset()
		w.Reset(&out, as, &r.report.Diagnostics)
		w.From(scribe.Source{Changes: &r.report.Changes})
		r.file(b.Text.Stream().Until(bounds.Until).LimitGames(bounds.LongestGame))
		b.Text = nil // it takes more memory than most blocks are long
		if r.report.NeedsUTF8 == "" {
			r.report.NeedsUTF8 = w.NeedsUTF8()
		}
		if written += out.Len(); r.report.Err == nil && options.Most > 0 && written > options.Most {
			r.report.Err = export.ErrTooLong
		}
		if r.report.Err != nil {
			return nil
		}
		texts[i] = textOf(out.Bytes(), as.Encoding)
	}
	return texts
}

// textOf returns what was written in an encoding.
func textOf(out []byte, encoding export.Encoding) string {
	if encoding == export.UTF8 {
		return string(out)
	}
	return habits.PDN.Text(nil, source.Latin1).DecodeBytes(out)
}

// findBlocks finds the blocks of a notation; nobody reports what is odd about them.
func findBlocks(notation *embed.Notation, file []byte, named source.Encoding, until func() error) (*source.Text, []embed.Block, error) {
	document := habits.PDN.Text(file, named)
	unsaid := diag.Row{IsOff: true}
	blocks, err := notation.Find(document, &diag.List{Rules: func(diag.Rule) *diag.Row { return &unsaid }}, until)
	return document, blocks, err
}
