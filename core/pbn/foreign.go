package pbn

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/report"
	"pbn/core/source"
)

// notPBN returns the report of a file without a game, which has no other diagnostic (ledger 2.4-d). format names the format of the file, if
// it is known.
func notPBN(of diag.Table, t *source.Text, form diag.Form, format ...string) *report.Report {
	r := report.New(of, rules.Label)
	r.Text = t
	r.Diagnostics.Find(rules.FileNotPBN, form, source.Span{Start: 0, End: min(1, len(t.Bytes))})
	r.Diagnostics.Said().Tell(format...)
	r.Diagnostics.EndGame(t, 0, "", nil)
	return r
}

// nothingFound returns what to say of a text without a game.
func nothingFound(t *source.Text) diag.Form {
	if len(bytes.TrimSpace(t.Bytes)) == 0 {
		return rules.EmptyFile
	}
	return rules.NoTag
}

// signatures has the first bytes of files of other formats.
var signatures = []struct{ start, format string }{
	{"\x89PNG", "a PNG picture"},
	{"\xFF\xD8\xFF", "a JPEG picture"},
	{"GIF8", "a GIF picture"},
	{"PK\x03\x04", "a ZIP archive"},
	{"\x1F\x8B", "a gzip archive"},
	{"%PDF-", "a PDF document"},
	{"\xD0\xCF\x11\xE0", "a Microsoft Office document"},
	{"{\\rtf", "an RTF document"},
	{"Rar!", "a RAR archive"},
	{"\x00asm", "a WebAssembly module"},
	{"\x7FELF", "a program"},
	{"MZ\x90", "a program"},
	{"% RBN", "an RBN file"},
}

// foreign returns the format of a file that is not PBN, if its start shows it. A file that says it is PBN is believed.
func foreign(file []byte) (format string, ok bool) {
	if bytes.HasPrefix(bytes.TrimPrefix(file, []byte("\xEF\xBB\xBF")), []byte("% PBN ")) {
		return "", false
	}
	for _, s := range signatures {
		if bytes.HasPrefix(file, []byte(s.start)) {
			return s.format, true
		}
	}
	start := file[:min(len(file), 4096)]
	text := []byte(strings.ToLower(string(bytes.TrimLeftFunc(bytes.TrimPrefix(start, []byte("\xEF\xBB\xBF")), isBlank))))
	switch {
	case startsLikeLIN(text):
		return "a LIN file of Bridge Base Online", true
	case bytes.HasPrefix(text, []byte("<!doctype html")), bytes.HasPrefix(text, []byte("<html")):
		return "an HTML page without a block of PBN in it", true
	case bytes.HasPrefix(text, []byte("<?xml")):
		return "an XML document", true
	case hasTag(start, "[White") && hasTag(start, "[Black"):
		return "PGN, the notation of chess", true
	}
	return "", false
}

// hasTag reports whether a text has the start of a tag, such as "[White", and a quote after it and white space.
func hasTag(text []byte, start string) bool {
	for found := true; found; {
		if _, text, found = bytes.Cut(text, []byte(start)); bytes.HasPrefix(bytes.TrimLeftFunc(text, isBlank), []byte{'"'}) {
			return true
		}
	}
	return false
}

// isBlank reports whether a character is white space or a control character, which is read as white space.
func isBlank(r rune) bool { return r <= ' ' || r == 0x7F }

// startsLikeLIN reports whether a text begins with a command of LIN: two letters and a bar, as in "pn|" or "vg|".
func startsLikeLIN(text []byte) bool {
	return len(text) > 3 && text[2] == '|' && isLetter(text[0]) && isLetter(text[1]) && bytes.IndexByte(text[3:], '|') >= 0
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' }

// documentBlocks are the blocks of PBN in a document of another format (6.2). A file that begins as PBN does is not one, even
// where a comment in it has a delimiter; nor is a text that is no page and has tag pairs before the first tag of a block.
func documentBlocks(file *source.Stream, isPage bool, diags *diag.List) ([]embed.Block, error) {
	for {
		text := file.Text()
		start := bytes.TrimLeft(bytes.TrimPrefix(text.Bytes, []byte("\xEF\xBB\xBF")), " \t\v\r\n")
		switch {
		case len(start) > 0 && bytes.IndexByte([]byte("[%{;"), start[0]) >= 0:
			return nil, nil
		case !isPage && hasTagLine(start):
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
