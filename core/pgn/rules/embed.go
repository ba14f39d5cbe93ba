package rules

import (
	"pbn/core/diag"
	"pbn/core/embed"
)

// The rules of documents, in the order of their names.
const (
	EmbedMarkup diag.Rule = commentEnd + iota
	EmbedNested
	EmbedUnclosed
	embedEnd
)

var embedChecked = []*diag.Row{
	EmbedMarkup - commentEnd:   &embedMarkup,
	EmbedNested - commentEnd:   &embedNested,
	EmbedUnclosed - commentEnd: &embedUnclosed,
}

const (
	MarkupInBlock   = diag.Kind[embed.Tag](EmbedMarkup)<<8 + iota
	CommentInScript = diag.Kind[diag.None](EmbedMarkup)<<8 + iota
)

var embedMarkup = diag.Row{
	Name: "embed/markup", Severity: diag.Warning, Title: "A block of PGN in a page has HTML tags in it", Section: "3.1",
	Change: "markup left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is HTML, not PGN: each <{Name:short}> in the block is left out. Remove it, or write &lt; where the text has a “<”.",
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}},
	}, {
		Message: "“<!--” can keep a browser from seeing where the script ends. Write a space after the “<”.",
	}},
}

var openBlock = []diag.Fact{{Name: "Line", Is: &diag.Number}, {Name: "End", Is: &diag.Words}}

const NestedBlock = diag.Kind[embed.OpenBlock](EmbedNested) << 8 // its second place is the block that is not closed

var embedNested = diag.Row{
	Name: "embed/nested", Severity: diag.Error, Title: "A block of PGN begins before the last one is closed", Section: "3.1",
	Forms: []diag.FormRow{{
		Message: "This block begins before the one in line {Line} is closed; write {End} after the last line of that one.",
		Other:   "the block that is not closed",
		Facts:   openBlock,
	}},
}

const UnclosedBlock = diag.Kind[embed.OpenBlock](EmbedUnclosed) << 8

var embedUnclosed = diag.Row{
	Name: "embed/unclosed", Severity: diag.Error, Title: "A block of PGN is not closed", Section: "3.1",
	Forms: []diag.FormRow{{
		Message: "The block is not closed; write {End} after its last line. It was read up to line {Line}.",
		Facts:   openBlock,
	}},
}
