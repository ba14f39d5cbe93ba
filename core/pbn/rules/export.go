package rules

import "pbn/core/diag"

// The rules of export format, in the order of their names.
const (
	ExportAnnotationOrder diag.Rule = embedEnd + iota
	ExportAuctionLayout
	ExportCommentLayout
	ExportDealForm
	ExportDuplicateTag
	ExportGameSeparator
	ExportHeader
	ExportLineEnd
	ExportLowerCase
	ExportMissingTag
	ExportPlayLayout
	ExportResultForm
	ExportSectionOrder
	ExportSpacing
	ExportSuffix
	ExportTab
	ExportTableLayout
	ExportTagLayout
	ExportTagOrder
	ExportVulnerable
	exportEnd
)

var exportFound = []*diag.Row{
	ExportDuplicateTag - embedEnd: &exportDuplicateTag,
}

var exportChecked = []*diag.Row{
	ExportAnnotationOrder - embedEnd: &exportAnnotationOrder,
	ExportAuctionLayout - embedEnd:   &exportAuctionLayout,
	ExportCommentLayout - embedEnd:   &exportCommentLayout,
	ExportDealForm - embedEnd:        &exportDealForm,
	ExportGameSeparator - embedEnd:   &exportGameSeparator,
	ExportHeader - embedEnd:          &exportHeader,
	ExportLineEnd - embedEnd:         &exportLineEnd,
	ExportLowerCase - embedEnd:       &exportLowerCase,
	ExportMissingTag - embedEnd:      &exportMissingTag,
	ExportPlayLayout - embedEnd:      &exportPlayLayout,
	ExportResultForm - embedEnd:      &exportResultForm,
	ExportSectionOrder - embedEnd:    &exportSectionOrder,
	ExportSpacing - embedEnd:         &exportSpacing,
	ExportSuffix - embedEnd:          &exportSuffix,
	ExportTab - embedEnd:             &exportTab,
	ExportTableLayout - embedEnd:     &exportTableLayout,
	ExportTagLayout - embedEnd:       &exportTagLayout,
	ExportTagOrder - embedEnd:        &exportTagOrder,
	ExportVulnerable - embedEnd:      &exportVulnerable,
}

var exportAnnotationOrder = diag.Row{
	Name: "export/annotation-order", Severity: diag.Error, Title: "Annotations are not in the order of export format", Section: "3.5.2",
	OfExportFormat: true, Change: "annotations put in order",
}

var exportAuctionLayout = diag.Row{
	Name: "export/auction-layout", Severity: diag.Error, Title: "The auction does not have the layout of export format", Section: "3.5",
	OfExportFormat: true, Change: "auction laid out again",
}

var exportCommentLayout = diag.Row{
	Name: "export/comment-layout", Severity: diag.Error, Title: "A comment is not where export format puts it", Section: "3.8",
	OfExportFormat: true, Change: "comment moved to its place",
}

var exportDealForm = diag.Row{
	Name: "export/deal-form", Severity: diag.Error, Title: "The deal does not begin with the dealer, or its ranks do not descend", Section: "3.4.11",
	OfExportFormat: true, Change: "hands or cards of the deal put in order",
}

var exportDuplicateTag = diag.Row{
	Name: "export/duplicate-tag", Severity: diag.Error, Title: "A tag occurs twice in a game in export format", Section: "3.4",
	OfExportFormat: true, Change: "repeated tag left out", Message: duplicateTag, Other: "the tag that counts", Fix: removeTag,
}

var exportGameSeparator = diag.Row{
	Name: "export/game-separator", Severity: diag.Error, Title: "Games are not separated by one empty line", Section: "3",
	OfExportFormat: true, Change: "empty lines corrected",
}

var exportHeader = diag.Row{
	Name: "export/header", Severity: diag.Error, Title: "The file does not begin as export format requires", Section: "2.4",
	OfExportFormat: true, Change: "header lines written",
}

var exportLineEnd = diag.Row{
	Name: "export/line-end", Severity: diag.Error, Title: "A line does not end with CR and LF", Section: "2.3",
	OfExportFormat: true, Change: "line ends changed to CR and LF",
}

var exportLowerCase = diag.Row{
	Name: "export/lower-case", Severity: diag.Error, Title: "A letter is lower case, but export format has upper case", Section: "3.11",
	OfExportFormat: true, Change: "lower case changed to upper case",
}

var exportMissingTag = diag.Row{
	Name: "export/missing-tag", Severity: diag.Error, Title: "A mandatory tag is missing", Section: "3.4",
	OfExportFormat: true, Change: "mandatory tags filled in",
}

var exportPlayLayout = diag.Row{
	Name: "export/play-layout", Severity: diag.Error, Title: "The play does not have the layout of export format", Section: "3.6",
	OfExportFormat: true, Change: "play laid out again",
}

var exportResultForm = diag.Row{
	Name: "export/result-form", Severity: diag.Error, Title: "The result is not the number of declarer's tricks", Section: "3.4.15",
	OfExportFormat: true, Change: "result counted for declarer",
}

var exportSectionOrder = diag.Row{
	Name: "export/section-order", Severity: diag.Error, Title: "Sections are not in the order of export format", Section: "3.1",
	OfExportFormat: true, Change: "tag or section put in its place",
}

var exportSpacing = diag.Row{
	Name: "export/spacing", Severity: diag.Error, Title: "Calls, cards or other tokens are not separated by one space", Section: "3.5",
	OfExportFormat: true, Change: "spaces corrected",
}

var exportSuffix = diag.Row{
	Name: "export/suffix", Severity: diag.Error, Title: "A suffix (!, ?) is used where export format has a NAG ($…)", Section: "3.5.3",
	OfExportFormat: true, Change: "suffix changed to a NAG",
}

var exportTab = diag.Row{
	Name: "export/tab", Severity: diag.Error, Title: "A file in export format has a tab in it", Section: "2.3",
	OfExportFormat: true, Change: "tabs changed to spaces",
}

var exportTableLayout = diag.Row{
	Name: "export/table-layout", Severity: diag.Error, Title: "A table is not laid out as its columns say", Section: "5.2",
	OfExportFormat: true, Change: "table laid out again",
}

var exportTagLayout = diag.Row{
	Name: "export/tag-layout", Severity: diag.Error, Title: "A tag pair does not have the form of export format", Section: "3.3",
	OfExportFormat: true, Change: "tag pair laid out again",
}

var exportTagOrder = diag.Row{
	Name: "export/tag-order", Severity: diag.Error, Title: "Tags are not in the order of export format", Section: "3.4",
	OfExportFormat: true, Change: "tag put in its place",
}

var exportVulnerable = diag.Row{
	Name: "export/vulnerable", Severity: diag.Error, Title: "Vulnerable is not one of the four words of export format", Section: "3.4.10",
	OfExportFormat: true, Change: "vulnerability written as None, NS, EW or All",
}
