package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

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

// ExportForm is how export format has something.
type ExportForm struct{ As diag.Text }

var formFacts = []diag.Fact{{Name: "As", Is: &diag.Words}}

// FirstPlace is the first of several places that are reported once.
type FirstPlace struct {
	Of int32 // how many there are; 0 if it is the only one
}

var placeFacts = []diag.Fact{{Name: "Of", Is: &diag.Number}}

// LeftColumn is the player whose calls or cards are in the first column in export format.
type LeftColumn struct{ Seat bridge.Seat }

var columnFacts = []diag.Fact{{Name: "Seat", Is: &seat}}

// NameOfTag is the name of a tag that export format has elsewhere, or that it has and the game has not.
type NameOfTag struct{ Name diag.Text }

var nameFacts = []diag.Fact{{Name: "Name", Is: &diag.Words}}

const (
	AnnotationForm  = diag.Kind[ExportForm](ExportAnnotationOrder)<<8 + iota
	AnnotationOrder = diag.Kind[diag.None](ExportAnnotationOrder)<<8 + iota
)

var exportAnnotationOrder = diag.Row{
	Name: "export/annotation-order", Severity: diag.Error, Title: "Annotations are not in the order of export format", Section: "3.5.2",
	OfExportFormat: true, Change: "annotations put in order",
	Forms: []diag.FormRow{{
		Message: "In export format {here:quoted} is written {As}.",
		Facts:   formFacts,
	}, {
		Message: "In export format the note reference comes first, then the NAGs, the lowest first.",
	}},
}

const (
	EmptyAuction        = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
	HyphensBeforeDealer = diag.Kind[LeftColumn](ExportAuctionLayout)<<8 + iota
	AuctionNotDealer    = diag.Kind[LeftColumn](ExportAuctionLayout)<<8 + iota
	PassesOfAP          = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
	ShortLineOfCalls    = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
	AsteriskBeforeCall  = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
	AsteriskBesideCall  = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
	CallOnFullLine      = diag.Kind[ExportForm](ExportAuctionLayout)<<8 + iota
	OpenAuction         = diag.Kind[diag.None](ExportAuctionLayout)<<8 + iota
)

// What an auction and a play can both have.
const (
	emptySection   = "The tag has nothing after it; export format leaves it out."
	shortLine      = "In export format a line ends only after four calls or cards, or where annotations make it too long."
	asteriskBefore = "In export format “*” comes at the end."
	asteriskBeside = "In export format “*” is on a line of its own."
	onFullLine     = "In export format a line has four calls or cards; {As:quoted} starts a new one."
)

var exportAuctionLayout = diag.Row{
	Name: "export/auction-layout", Severity: diag.Error, Title: "The auction does not have the layout of export format", Section: "3.5",
	OfExportFormat: true, Change: "auction laid out again",
	Forms: []diag.FormRow{{
		Message: emptySection,
	}, {
		Message: "In export format the auction begins with the call of the dealer, {Seat}, without hyphens before it.",
		Facts:   columnFacts,
	}, {
		Message: "In export format the value of Auction is the dealer, {Seat:letter}.",
		Facts:   columnFacts,
	}, {
		Message: "In export format AP is written out as passes, four calls to a line.",
	}, {
		Message: shortLine,
	}, {
		Message: asteriskBefore,
	}, {
		Message: asteriskBeside,
	}, {
		Message: onFullLine,
		Facts:   formFacts,
	}, {
		Message: "In export format an auction ends with “*” if not with passes.",
	}},
}

const (
	IndentedComment  = diag.Kind[diag.None](ExportCommentLayout)<<8 + iota
	CommentBesideTag = diag.Kind[diag.None](ExportCommentLayout)<<8 + iota
	CommentGap       = diag.Kind[diag.None](ExportCommentLayout)<<8 + iota
)

var exportCommentLayout = diag.Row{
	Name: "export/comment-layout", Severity: diag.Error, Title: "A comment is not where export format puts it", Section: "3.8",
	OfExportFormat: true, Change: "comment moved to its place",
	Forms: []diag.FormRow{{
		Message: "In export format a comment that starts a line has no space before it.",
	}, {
		Message: "In export format a comment after a tag starts a new line.",
	}, {
		Message: "In export format a comment has one space or a line end before it.",
	}},
}

const DealForm = diag.Kind[ExportForm](ExportDealForm) << 8

var exportDealForm = diag.Row{
	Name: "export/deal-form", Severity: diag.Error, Title: "The deal does not begin with the dealer, or its ranks do not descend",
	Section: "3.4.11", OfExportFormat: true, Change: "hands or cards of the deal put in order",
	Forms: []diag.FormRow{{
		Message: "In export format a deal begins with the dealer’s hand, and the ranks of each suit descend. Here that is {As:quoted}.",
		Facts:   formFacts,
	}},
}

const DuplicateTagInExport = diag.Kind[FirstTag](ExportDuplicateTag) << 8 // its second place is the tag that counts

var exportDuplicateTag = diag.Row{
	Name: "export/duplicate-tag", Severity: diag.Error, Title: "A tag occurs twice in a board in export format", Section: "3.4",
	OfExportFormat: true, Change: "repeated tag left out", Forms: duplicateTag, Fix: removeTag,
}

const (
	EmptyLine      = diag.Kind[diag.None](ExportGameSeparator)<<8 + iota
	GameSeparator  = diag.Kind[diag.None](ExportGameSeparator)<<8 + iota
	EmptyLineAtEnd = diag.Kind[diag.None](ExportGameSeparator)<<8 + iota
)

var exportGameSeparator = diag.Row{
	Name: "export/game-separator", Severity: diag.Error, Title: "Games are not separated by one empty line", Section: "3",
	OfExportFormat: true, Change: "empty lines corrected",
	Forms: []diag.FormRow{{
		Message: "In export format there are empty lines only between boards, not before the first or within one.",
	}, {
		Message: "In export format there is one empty line between two boards, without spaces in it, and none after the last.",
	}, {
		Message: "Export format has no empty line after the last board.",
	}},
}

const (
	NoHeader        = diag.Kind[diag.None](ExportHeader)<<8 + iota
	HeaderElsewhere = diag.Kind[diag.None](ExportHeader)<<8 + iota
)

var exportHeader = diag.Row{
	Name: "export/header", Severity: diag.Error, Title: "The file does not begin as export format requires", Section: "2.4",
	OfExportFormat: true, Change: "header lines written",
	Forms: []diag.FormRow{{
		Message: "A file in export format begins with the lines “% PBN 2.1” and “% EXPORT”.",
	}, {
		Message: "The line {here:quoted} belongs to the start of the file.",
	}},
}

const LineEnds = diag.Kind[FirstPlace](ExportLineEnd) << 8

var exportLineEnd = diag.Row{
	Name: "export/line-end", Severity: diag.Error, Title: "A line does not end with CR and LF", Section: "2.3",
	OfExportFormat: true, Change: "line ends changed to CR and LF",
	Forms: []diag.FormRow{{
		Message: "In export format each line ends with CR and LF; here is another line end, or none{Of?, the first of {Of} in the file}.",
		Facts:   placeFacts,
	}},
}

const LowerCase = diag.Kind[Capitals](ExportLowerCase) << 8

// Capitals is how a text in lower case is written, perhaps the first of several.
type Capitals struct {
	Is, As diag.Text
	Of     int32 // how many there are; 0 if it is the only one
}

var exportLowerCase = diag.Row{
	Name: "export/lower-case", Severity: diag.Error, Title: "A letter is lower case, but export format has upper case", Section: "3.11",
	OfExportFormat: true, Change: "lower case changed to upper case",
	Forms: []diag.FormRow{{
		Message: "In export format {Is:quoted} is written {As}{Of?, the first of {Of} in lower case here}.",
		Facts:   []diag.Fact{{Name: "Is", Is: &diag.Words}, {Name: "As", Is: &diag.Words}, {Name: "Of", Is: &diag.Number}},
	}},
}

const (
	DealerOfAuction = diag.Kind[ExportForm](ExportMissingTag)<<8 + iota
	MissingTag      = diag.Kind[NameOfTag](ExportMissingTag)<<8 + iota
	MissingTags     = diag.Kind[NamesOfTags](ExportMissingTag)<<8 + iota
	RestoredTag     = diag.Kind[OtherFileValue](ExportMissingTag)<<8 + iota
	InheritedValue  = diag.Kind[NameOfTag](ExportMissingTag)<<8 + iota
	OutcomeOfGame   = diag.Kind[NamesOfTags](ExportMissingTag)<<8 + iota
)

// NamesOfTags are the names of several tags, with commas between them, or the tags as they are written.
type NamesOfTags struct{ Names diag.Text }

// OtherFileValue is a value that a tag would inherit from another file.
type OtherFileValue struct{ Name, Value diag.Text }

var exportMissingTag = diag.Row{
	Name: "export/missing-tag", Severity: diag.Error, Title: "A mandatory tag is missing", Section: "3.4",
	OfExportFormat: true, Change: "mandatory tags filled in",
	Forms: []diag.FormRow{{
		Message: "By the auction the dealer is {As}; in export format the Dealer tag says so.",
		Facts:   formFacts,
	}, {
		Message: "The board has no {Name}, which export format must have; write “?” where it is not known.",
		Facts:   nameFacts,
	}, {
		Message: "The board lacks tags that export format must have: {Names}. Write “?” where one is not known.",
		Facts:   []diag.Fact{{Name: "Names", Is: &diag.Words}},
	}, {
		Message: "The tag {Name} is written here, since in one file it would inherit from the “##” of the file before: {Value:quoted}.",
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "Value", Is: &diag.Words}},
	}, {
		Message: "The value that “#” inherits is written out, since {Name} was filled in between the two boards.",
		Facts:   nameFacts,
	}, {
		Message: "The auction and the play say what this tag does not; in export format that is {Names}.",
		Facts:   []diag.Fact{{Name: "Names", Is: &diag.Words}},
	}},
}

const (
	EmptyPlay          = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	LeaderElsewhere    = diag.Kind[LeftColumn](ExportPlayLayout)<<8 + iota
	PlayNotLeader      = diag.Kind[LeftColumn](ExportPlayLayout)<<8 + iota
	ShortTrick         = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	OpenPlay           = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	ShortLineOfCards   = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	AsteriskBeforeCard = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	AsteriskBesideCard = diag.Kind[diag.None](ExportPlayLayout)<<8 + iota
	CardOnFullLine     = diag.Kind[ExportForm](ExportPlayLayout)<<8 + iota
)

var exportPlayLayout = diag.Row{
	Name: "export/play-layout", Severity: diag.Error, Title: "The play does not have the layout of export format", Section: "3.6",
	OfExportFormat: true, Change: "play laid out again",
	Forms: []diag.FormRow{{
		Message: emptySection,
	}, {
		Message: "In export format the first column is that of the opening leader, {Seat}.",
		Facts:   columnFacts,
	}, {
		Message: "In export format the value of Play is the opening leader, {Seat:letter}.",
		Facts:   columnFacts,
	}, {
		Message: "In export format a line of the play has four cards, with “-” for one that is not known or not yet played.",
	}, {
		Message: "In export format a play that ends before all tricks are played ends with “*”.",
	}, {
		Message: shortLine,
	}, {
		Message: asteriskBefore,
	}, {
		Message: asteriskBeside,
	}, {
		Message: onFullLine,
		Facts:   formFacts,
	}},
}

const ResultForm = diag.Kind[ExportForm](ExportResultForm) << 8

var exportResultForm = diag.Row{
	Name: "export/result-form", Severity: diag.Error, Title: "The result is not the number of declarer's tricks", Section: "3.4.15",
	OfExportFormat: true, Change: "result counted for declarer",
	Forms: []diag.FormRow{{
		Message: "In export format the result is the number of tricks won by declarer. Here that is {As:quoted}.",
		Facts:   formFacts,
	}},
}

// Their second place is the tag that the tag comes before, or after.
const (
	SectionBefore = diag.Kind[NameOfTag](ExportSectionOrder)<<8 + iota
	SectionAfter  = diag.Kind[NameOfTag](ExportSectionOrder)<<8 + iota
)

var exportSectionOrder = diag.Row{
	Name: "export/section-order", Severity: diag.Error, Title: "Sections are not in the order of export format", Section: "3.1",
	OfExportFormat: true, Change: "tag or section put in its place",
	Forms: orderForms,
}

// orderForms are what is said of a tag, in a section or not, that is out of order.
var orderForms = []diag.FormRow{{
	Message: "In export format the tag {Name} comes before {other}.",
	Other:   "the tag that it comes before",
	Facts:   nameFacts,
}, {
	Message: "In export format the tag {Name} comes after {other}.",
	Other:   "the tag that it comes after",
	Facts:   nameFacts,
}}

const (
	BlanksAtLineEnd = diag.Kind[FirstPlace](ExportSpacing)<<8 + iota
	MoveGap         = diag.Kind[ExportForm](ExportSpacing)<<8 + iota
	MarkGap         = diag.Kind[ExportForm](ExportSpacing)<<8 + iota
	AnnotationGap   = diag.Kind[diag.None](ExportSpacing)<<8 + iota
	LineOfSection   = diag.Kind[ExportForm](ExportSpacing)<<8 + iota
)

var exportSpacing = diag.Row{
	Name: "export/spacing", Severity: diag.Error, Title: "Calls, cards or other tokens are not separated by one space", Section: "3.5",
	OfExportFormat: true, Change: "spaces corrected",
	Forms: []diag.FormRow{{
		Message: "The line ends with spaces; export format has none there{Of?, the first of {Of} such lines in the board}.",
		Facts:   placeFacts,
	}, {
		Message: "In export format {As:quoted} has one space or a line end before it.",
		Facts:   formFacts,
	}, {
		Message: "In export format there is one space between an irregularity and its call or card: {As}.",
		Facts:   formFacts,
	}, {
		Message: "In export format an annotation has one space or a line end before it.",
	}, {
		Message: "In export format there is one space between the values of a section: {As:quoted}.",
		Facts:   formFacts,
	}},
}

const SuffixOfMove = diag.Kind[ExportForm](ExportSuffix) << 8

var exportSuffix = diag.Row{
	Name: "export/suffix", Severity: diag.Error, Title: "A suffix (!, ?) is used where export format has a NAG ($…)", Section: "3.5.3",
	OfExportFormat: true, Change: "suffix changed to a NAG",
	Forms: []diag.FormRow{{
		Message: "In export format {here:quoted} is written {As}.",
		Facts:   formFacts,
	}},
}

const Tabs = diag.Kind[FirstPlace](ExportTab) << 8

var exportTab = diag.Row{
	Name: "export/tab", Severity: diag.Error, Title: "A file in export format has a tab in it", Section: "2.3",
	OfExportFormat: true, Change: "tabs changed to spaces",
	Forms: []diag.FormRow{{
		Message: "Export format has no tabs, which programs show in different ways{Of?, the first of {Of} in the board}.",
		Facts:   placeFacts,
	}},
}

const RowOfTable = diag.Kind[ExportForm](ExportTableLayout) << 8

var exportTableLayout = diag.Row{
	Name: "export/table-layout", Severity: diag.Error, Title: "A table is not laid out as its columns say", Section: "5.2",
	OfExportFormat: true, Change: "table laid out again",
	Forms: []diag.FormRow{{
		Message: "In export format each row of a table is a line, with one space between its values unless the columns are wider: {As:quoted}.",
		Facts:   formFacts,
	}},
}

const TagForm = diag.Kind[ExportForm](ExportTagLayout) << 8

var exportTagLayout = diag.Row{
	Name: "export/tag-layout", Severity: diag.Error, Title: "A tag pair does not have the form of export format", Section: "3.3",
	OfExportFormat: true, Change: "tag pair laid out again",
	Forms: []diag.FormRow{{
		Message: "In export format a tag is on a line of its own, with one space between name and value: {As:quoted}.",
		Facts:   formFacts,
	}},
}

// Their second place is the tag that the tag comes before, or after.
const (
	TagBefore = diag.Kind[NameOfTag](ExportTagOrder)<<8 + iota
	TagAfter  = diag.Kind[NameOfTag](ExportTagOrder)<<8 + iota
)

var exportTagOrder = diag.Row{
	Name: "export/tag-order", Severity: diag.Error, Title: "Tags are not in the order of export format", Section: "3.4",
	OfExportFormat: true, Change: "tag put in its place",
	Forms: orderForms,
}

const VulnerableForm = diag.Kind[ExportForm](ExportVulnerable) << 8

var exportVulnerable = diag.Row{
	Name: "export/vulnerable", Severity: diag.Error, Title: "Vulnerable is not one of the four words of export format", Section: "3.4.10",
	OfExportFormat: true, Change: "vulnerability written as None, NS, EW or All",
	Forms: []diag.FormRow{{
		Message: "In export format the vulnerability is None, NS, EW or All. Here that is {As:quoted}.",
		Facts:   formFacts,
	}},
}
