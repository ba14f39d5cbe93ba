package rules

import (
	"pbn/core/diag"
	"pbn/core/embed"
)

// The rules of documents, in the order of their names.
const (
	EmbedMarkup diag.Rule = dealEnd + iota
	EmbedNested
	EmbedUnclosed
	embedEnd
)

var embedFound = []*diag.Row{
	EmbedMarkup - dealEnd:   &embedMarkup,
	EmbedNested - dealEnd:   &embedNested,
	EmbedUnclosed - dealEnd: &embedUnclosed,
}

const (
	MarkupInBlock   = diag.Kind[embed.Tag](EmbedMarkup)<<8 + iota
	CommentInScript = diag.Kind[diag.None](EmbedMarkup)<<8 + iota
)

var embedMarkup = diag.Row{
	Name: "embed/markup", Severity: diag.Warning, Title: "A block of PBN in a page has HTML tags in it", Section: "6.2",
	Change: "markup left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is HTML, not PBN: each <{Name:short}> in the block is left out. Remove it, or write &lt; where the text has a “<”.",
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}},
	}, {
		Message: "“<!--” can keep a browser from seeing where the script ends. Write a space after the “<”.",
	}},
}

var openBlock = []diag.Fact{{Name: "Line", Is: &diag.Number}, {Name: "End", Is: &diag.Words}}

const NestedBlock = diag.Kind[embed.OpenBlock](EmbedNested) << 8 // its second place is the block that is not closed

var embedNested = diag.Row{
	Name: "embed/nested", Severity: diag.Error, Title: "A block of PBN begins before the last one is closed", Section: "6.2",
	Forms: []diag.FormRow{{
		Message: "This block begins before the one in line {Line} is closed; write {End} after the last line of that one.",
		Other:   "the block that is not closed",
		Facts:   openBlock,
	}},
}

const UnclosedBlock = diag.Kind[embed.OpenBlock](EmbedUnclosed) << 8

var embedUnclosed = diag.Row{
	Name: "embed/unclosed", Severity: diag.Error, Title: "A block of PBN is not closed", Section: "6.2",
	Forms: []diag.FormRow{{
		Message: "The block is not closed; write {End} after its last line. It was read up to line {Line}.",
		Facts:   openBlock,
	}},
}

// The rules of files, in the order of their names.
const (
	FileNotPBN diag.Rule = exportEnd + iota
	FileUnknownVersion
	fileEnd
)

var fileFound = []*diag.Row{
	FileNotPBN - exportEnd: &fileNotPBN,
}

var fileChecked = []*diag.Row{
	FileUnknownVersion - exportEnd: &fileUnknownVersion,
}

const (
	OtherFormat = diag.Kind[OtherFile](FileNotPBN)<<8 + iota
	FileOfLIN   = diag.Kind[OtherFile](FileNotPBN)<<8 + iota
	EmptyFile   = diag.Kind[OtherFile](FileNotPBN)<<8 + iota
	NoTag       = diag.Kind[OtherFile](FileNotPBN)<<8 + iota
	NoBlock     = diag.Kind[OtherFile](FileNotPBN)<<8 + iota
)

// OtherFile is a sentence that says what a file is that is not PBN and what to do with it, if its start shows it.
type OtherFile struct{ Is diag.Text }

var otherFile = []diag.Fact{{Name: "Is", Is: &diag.Words}}

var fileNotPBN = diag.Row{
	Name: "file/not-pbn", Severity: diag.Error, Title: "The file is not PBN", Section: "3",
	Forms: []diag.FormRow{
		{Message: "{Is}", Facts: otherFile},
		{Message: "This is a LIN file of Bridge Base Online, not PBN.", Facts: otherFile},
		{Message: "The file is empty.", Facts: otherFile},
		{Message: `The file has no tag pair such as [Board "1"], so there is no board in it.`, Facts: otherFile},
		{Message: "The document has no block of PBN with a board in it.", Facts: otherFile},
	},
}

const UnknownVersion = diag.Kind[VersionOfFile](FileUnknownVersion) << 8

// VersionOfFile is the version of PBN that a file names.
type VersionOfFile struct{ Version diag.Text }

var fileUnknownVersion = diag.Row{
	Name: "file/unknown-version", Severity: diag.Warning, Title: "The file names an unknown version of PBN", Section: "2.4",
	Change: "version changed to 2.1",
	Forms: []diag.FormRow{{
		Message: "The version {Version:quoted} is not known; there are 1.0, 2.0 and 2.1.",
		Facts:   []diag.Fact{{Name: "Version", Is: &diag.Words}},
	}},
}
