package rules

import "pbn/core/diag"

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

var embedMarkup = diag.Row{
	Name: "embed/markup", Severity: diag.Warning, Title: "A block of PBN in a page has HTML tags in it", Section: "6.2",
	Change: "markup left out", Message: embedMarkupWords,
}

var embedNested = diag.Row{
	Name: "embed/nested", Severity: diag.Error, Title: "A block of PBN begins before the last one is closed", Section: "6.2",
	Message: embedNestedWords, Other: "the block that is not closed",
}

var embedUnclosed = diag.Row{
	Name: "embed/unclosed", Severity: diag.Error, Title: "A block of PBN is not closed", Section: "6.2",
	Message: embedUnclosedWords,
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

var fileNotPBN = diag.Row{
	Name: "file/not-pbn", Severity: diag.Error, Title: "The file is not PBN", Section: "3",
	Message: notPBN,
}

var fileUnknownVersion = diag.Row{
	Name: "file/unknown-version", Severity: diag.Warning, Title: "The file names an unknown version of PBN", Section: "2.4",
	Change: "version changed to 2.1", Message: unknownVersion,
}
