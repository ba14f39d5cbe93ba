package pbn

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// notPBN returns the report of a file without a game, which has no other diagnostic (ledger 2.4-d). is is what the file is, if that is
// known.
func notPBN(of diag.Table, t *source.Text, kind diag.Kind[rules.OtherFile], is *recognize.Row) *report.Report {
	r := report.New(of, rules.Label)
	r.Text = t
	e := kind.Find(&r.Diagnostics, source.Span{Start: 0, End: min(1, len(t.Bytes))})
	if kind == rules.OtherFormat {
		e.Say(rules.OtherFile{Is: e.Text(is.Sentence())})
	}
	r.Diagnostics.EndGame(t, 0, "", nil)
	return r
}

// nothingFound returns what to say of a text without a game. is is what its start shows.
func nothingFound(t *source.Text, is *recognize.Row) diag.Kind[rules.OtherFile] {
	switch {
	case len(bytes.TrimSpace(t.Bytes)) == 0:
		return rules.EmptyFile
	case is.IsForeign():
		return rules.OtherFormat
	case is.Is("lin"):
		return rules.FileOfLIN
	}
	return rules.NoTag
}

// documentBlocks are the blocks of PBN in a document of another format (6.2). A file that begins as PBN does is not one, even
// where a comment in it has a delimiter; nor is a text that is not known as a document and has tag pairs before the first tag of a block.
func documentBlocks(file *source.Stream, isDocument bool, diags *diag.List) ([]embed.Block, error) {
	for {
		text := file.Text()
		start := bytes.TrimLeft(bytes.TrimPrefix(text.Bytes, []byte("\xEF\xBB\xBF")), " \t\v\r\n")
		switch {
		case len(start) > 0 && bytes.IndexByte([]byte("[%{;"), start[0]) >= 0:
			return nil, nil
		case !isDocument && hasTagLine(start):
			return nil, nil
		case file.Err() != nil:
			return nil, nil // a block may be cut off
		case text.Complete:
			return Embedded.Find(text, diags, file.Stopped)
		}
		file.Advance(0)
	}
}

// hasTagLine reports whether a line begins a game before any tag of a block in a text.
func hasTagLine(text []byte) bool {
	for line := range bytes.Lines(text[:Embedded.FirstTag(text)]) {
		if scan.BeginsGame(line) {
			return true
		}
	}
	return false
}
