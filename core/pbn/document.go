package pbn

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// Embedded is how PBN is embedded in documents (6.2).
var Embedded = embed.Notation{
	Element: "pbn", Custom: "pbn-deal", Class: "pbn", Types: []string{"application/x-pbn", "text/x-pbn"}, LineEnd: "\r\n", End: endOfPBN,
	Nested: rules.NestedBlock, Unclosed: rules.UnclosedBlock, Markup: rules.MarkupInBlock, ScriptComment: rules.CommentInScript,
}

// endOfPBN returns where PBN ends that nothing closes: a line of it begins like a tag pair, a comment or an escape line.
func endOfPBN(text []byte) int {
	return embed.EndOf(text, func(line []byte) bool { return strings.IndexByte("[{;%", line[0]) >= 0 })
}

// Blocks are the blocks of PBN in a document, a page or another text (6.2), and the document's text, to which their places
// refer.
func Blocks(file []byte, named source.Encoding) (document *source.Text, blocks []embed.Block) {
	document = habits.PBN.Text(file, named)
	blocks, _ = Embedded.Find(document, &diag.List{Rules: rules.OfReading}, nil)
	return document, blocks
}

// ExportDocument writes the PBN that is embedded in a document in export format, each block a file of its own; every byte
// outside of the blocks stays (6.2). A block without a game stays as well, as does a script that cannot have its export, and
// a document without a block, or whose blocks become longer than they may be: Err of the report says so. Of the options'
// encoding only its characters count: the document keeps its own encoding.
func ExportDocument(file []byte, named source.Encoding, options export.Options) ([]byte, *report.Report) {
	return ExportDocumentWithin(file, named, options, Bounds{})
}

// Bounds are what the export of a document may take. One that would take more leaves the document as it is, and the error is
// that of the report.
type Bounds struct {
	// Until is asked after each game and each block, and ends the export as soon as it returns an error; nil never does.
	Until func() error
	// LongestGame is how many bytes of text a game may have; 0 is no bound.
	LongestGame int
}

// ExportDocumentWithin is ExportDocument within bounds.
func ExportDocumentWithin(file []byte, named source.Encoding, options export.Options, bounds Bounds) ([]byte, *report.Report) {
	document := habits.PBN.Text(file, named)
	r := exporting(options)
	r.report.Text = document
	blocks, err := Embedded.Find(document, &r.report.Diagnostics, bounds.Until)
	if r.report.Err = err; err != nil {
		return file, r.report
	}
	r.report.Diagnostics.EndGame(document, 0, "", nil)
	texts := make([]string, len(blocks))
	// Whether a block claims export format must not depend on the characters that the document happens to have.
	options.Unclaimed = options.Unclaimed || options.Encoding == plain.UTF8
	var out bytes.Buffer
	var w export.Writer
	r.checks = &checking{writer: &w}
	latin1 := habits.PBN.Text(nil, source.Latin1)
	written := 0
	r.open()
	defer r.close()
	for i := range blocks {
		b := &blocks[i]
		r.report.Blocks = i + 1
		as := options
		if as.Encoding == plain.UTF8 && !b.HasEveryCharacter(document) {
			as.Encoding = plain.Latin1
		}
		out.Reset()
		w.Reset(&out, as, &r.report.Diagnostics)
		block := b.Text.Stream().Until(bounds.Until).LimitGames(bounds.LongestGame)
		b.Text = nil // it takes more memory than most blocks are long
		if r.file(block, check.Embedded); r.report.Err == nil {
			r.report.Err = block.Stopped()
		}
		if r.report.NeedsUTF8 == "" {
			r.report.NeedsUTF8 = w.NeedsUTF8()
		}
		if written += out.Len(); r.report.Err == nil && options.Most > 0 && written > options.Most {
			r.report.Err = export.ErrTooLong
		}
		if r.report.Err != nil {
			return file, r.report
		}
		if as.Encoding == plain.UTF8 {
			texts[i] = out.String()
		} else {
			texts[i] = latin1.DecodeBytes(out.Bytes())
		}
	}
	if r.report.Games == 0 {
		return file, notPBN(rules.Of, document, rules.NoBlock, nil)
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	exported := Embedded.Write(file, document, blocks, texts)
	encoding := document.Encoding
	if named == source.Automatic {
		encoding = habits.PBN.Detect(exported)
	}
	if encoding != document.Encoding && encoding != source.Latin1 {
		// Only a block showed the document's encoding; as it is written now, it is read in the encoding of the rest of it.
		again, report := ExportDocumentWithin(exported, encoding, options, bounds)
		if r.report.Err = report.Err; r.report.Err != nil {
			return file, r.report
		}
		exported = again
	}
	return exported, r.report
}
