// Package rules has the rules of PBN: a row for each, with the functions that put what it finds into words and fixes.
//
// The comments of a rule's forms, or else of its words, say what a finding has besides its place: numbers, a second place, texts that it
// was told by the check, and parts, which are edits or related places with their text. To add a rule, add its number and its row here, its words in
// the file of its area, and its page in package docs; the check calls [diag.List.Find].
package rules

import (
	"pbn/core/diag"
)

// The rules, in the order of their names.
const (
	AnnotationDoubleNAG diag.Rule = iota
	AnnotationNAGRange
	AnnotationNAGSection
	AnnotationRepeated
	AuctionAfterPlus
	AuctionBadCall
	AuctionBadSkip
	AuctionCallAfterEnd
	AuctionContractMismatch
	AuctionDeclarerMismatch
	AuctionFalseInsufficient
	AuctionFirstColumn
	AuctionIllegalDouble
	AuctionIllegalRedouble
	AuctionInsufficientBid
	AuctionMisplacedHyphen
	AuctionNoDealer
	AuctionPlusAndStar
	AuctionUnfinished
	ContractEndPosition
	ContractPassedOut
	DealCardCount
	DealDuplicateCard
	DealRotation
	DealSyntax
	EmbedMarkup
	EmbedNested
	EmbedUnclosed
	ExportAnnotationOrder
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
	FileNotPBN
	FileUnknownVersion
	GameMissingSeparator
	GameSharedDeal
	GameSplit
	NoteBadIndex
	NoteDuplicate
	NoteMisplaced
	NoteSyntax
	NoteUndefined
	NoteUnused
	OptimumPar
	OptimumPlay
	OptimumResult
	OptimumScore
	PlayAfterPlus
	PlayBadCard
	PlayFalseLead
	PlayFalseRevoke
	PlayIrregularity
	PlayMissingTag
	PlayNotInHand
	PlayPlayedTwice
	PlayPlusAndStar
	PlayRevoke
	PlayTooManyCards
	PlayUnfinished
	ResultFalseCaret
	ResultMismatch
	ResultSum
	ScoreHistoryVulnerable
	ScoreMismatch
	SyntaxBadEscape
	SyntaxCommentInSection
	SyntaxCommentInTag
	SyntaxTagName
	SyntaxTokenTooLong
	SyntaxUnclosedTag
	SyntaxUnexpectedText
	SyntaxUnterminatedComment
	SyntaxUnterminatedString
	TableBadColumn
	TableBadElement
	TableDuplicateRow
	TableIMPs
	TableIncomplete
	TableMatchpoints
	TableMean
	TableNeedsSection
	TableOrder
	TableRangeGap
	TableRangeOverlap
	TableRank
	TableRowCount
	TableRowLength
	TableScoreMismatch
	TableSides
	TableTimeOrder
	TableUnknownColumn
	TagDealID
	TagDuplicate
	TagInheritForbidden
	TagInheritNothing
	TagInvalidValue
	TagPlayerName
	TagUnknown
	TagUnknownScoring
	TextControlCharacter
	TextDiscouragedCharacter
	TextLineTooLong
	TextLongLine
	TextNonASCIIToken
	TextTabInString
	TextUnmappable
	TextUTF16
	TextUTF8
	TextWindows1252
	// RuleCount is how many rules there are.
	RuleCount
)

// There are no more rules than a list has room for.
var _ [diag.MostRules - RuleCount]struct{}

// found has the rows of the rules that reading a file can find broken. A module that only reads has no others.
var found = [RuleCount]diag.Row{
	AuctionBadCall:            {Name: "auction/bad-call", Severity: diag.Error, Title: "A word in the auction is not a call", Section: "3.5.1", Change: "call written in the standard's form", Message: badCall, Fix: writeMove},
	DealSyntax:                {Name: "deal/syntax", Severity: diag.Error, Title: "The deal is not written in the standard's form", Section: "3.4.11", Change: "deal written in the standard's form", Message: dealSyntax, Fix: writeDeal},
	EmbedMarkup:               {Name: "embed/markup", Severity: diag.Warning, Title: "A block of PBN in a page has HTML tags in it", Section: "6.2", Change: "markup left out", Message: embedMarkup},
	EmbedNested:               {Name: "embed/nested", Severity: diag.Error, Title: "A block of PBN begins before the last one is closed", Section: "6.2", Message: embedNested, Other: "the block that is not closed"},
	EmbedUnclosed:             {Name: "embed/unclosed", Severity: diag.Error, Title: "A block of PBN is not closed", Section: "6.2", Message: embedUnclosed},
	ExportDuplicateTag:        {Name: "export/duplicate-tag", Severity: diag.Error, Title: "A tag occurs twice in a game in export format", Section: "3.4", OfExportFormat: true, Change: "repeated tag left out", Message: duplicateTag, Other: "the tag that counts", Fix: removeTag},
	FileNotPBN:                {Name: "file/not-pbn", Severity: diag.Error, Title: "The file is not PBN", Section: "3", Message: notPBN},
	GameMissingSeparator:      {Name: "game/missing-separator", Severity: diag.Warning, Title: "The blank line between two games is missing", Section: "3", Change: "empty line added between two games", Message: missingSeparator, Fix: separate},
	PlayBadCard:               {Name: "play/bad-card", Severity: diag.Error, Title: "A word in the play is not a card", Section: "3.6.1", Change: "card written in the standard's form", Message: badCard, Fix: writeMove},
	SyntaxBadEscape:           {Name: "syntax/bad-escape", Severity: diag.Info, Title: "A backslash is not before a quote or another backslash", Section: "3.2", Message: badEscape},
	SyntaxCommentInSection:    {Name: "syntax/comment-in-section", Severity: diag.Error, Title: "A comment is among the values of a section", Section: "5.1", Change: "comment moved after the tag", Message: commentInSection, Fix: moveComments},
	SyntaxCommentInTag:        {Name: "syntax/comment-in-tag", Severity: diag.Error, Title: "A comment is inside a tag pair", Section: "3.8", Change: "comment moved after the tag", Message: commentInTag, Fix: moveComments},
	SyntaxTagName:             {Name: "syntax/tag-name", Severity: diag.Error, Title: "A tag name does not begin with a capital letter", Section: "3.3", Message: tagName},
	SyntaxUnclosedTag:         {Name: "syntax/unclosed-tag", Severity: diag.Error, Title: "A tag pair has no right bracket", Section: "3.3", Change: "bracket added", Message: unclosedTag, Fix: closeTag},
	SyntaxUnexpectedText:      {Name: "syntax/unexpected-text", Severity: diag.Error, Title: "There is text where the standard allows none", Section: "3.2", Change: "text kept as a comment", Message: unexpectedText},
	SyntaxUnterminatedComment: {Name: "syntax/unterminated-comment", Severity: diag.Error, Title: "A brace comment is not closed", Section: "3.8", Change: "comment closed", Message: unterminatedComment, Fix: closeComment},
	SyntaxUnterminatedString:  {Name: "syntax/unterminated-string", Severity: diag.Error, Title: "A string is not closed, or has a quote without a backslash", Section: "3.2", Change: "string closed", Message: unterminatedString, Fix: closeString},
	TagDuplicate:              {Name: "tag/duplicate", Severity: diag.Warning, Title: "A tag occurs twice in a game", Section: "3.4", Change: "repeated tag left out", Message: duplicateTag, Other: "the tag that counts", Fix: removeTag},
	TagInheritNothing:         {Name: "tag/inherit-nothing", Severity: diag.Warning, Title: "No earlier game has a value to inherit", Section: "4.8", Message: inheritNothing},
	TextNonASCIIToken:         {Name: "text/non-ascii-token", Severity: diag.Error, Title: "A character outside strings and comments is not ASCII", Section: "2.2", Change: "text kept as a comment, or in quotes", Message: nonASCIIToken, Fix: putInQuotes},
}

// checked has the rows of the rules for which a game is checked, or compared with its export.
var checked = [RuleCount]diag.Row{
	AnnotationDoubleNAG:      {Name: "annotation/double-nag", Severity: diag.Warning, Title: "A call or card is marked twice (!, ?, $…)", Section: "3.5.2", Change: "repeated NAG written once", Message: doubleNAG, Other: "the first one", Fix: removeNAG},
	AnnotationNAGRange:       {Name: "annotation/nag-range", Severity: diag.Error, Title: "An annotation number ($…) does not exist", Section: "3.7", Message: nagRange},
	AnnotationNAGSection:     {Name: "annotation/nag-section", Severity: diag.Error, Title: "An annotation ($…) for calls is on a card, or the other way round", Section: "3.7", Message: nagSection, Fix: writeOtherNAG},
	AnnotationRepeated:       {Name: "annotation/repeated", Severity: diag.Error, Title: "A call or card has two suffixes or two note references", Section: "3.5.2", Message: annotationRepeated, Fix: suffixAsNAG},
	AuctionAfterPlus:         {Name: "auction/after-plus", Severity: diag.Error, Title: "A call follows the + that stands for the next call", Section: "3.5", Message: callAfterPlus, Other: "the “+”"},
	AuctionBadSkip:           {Name: "auction/bad-skip", Severity: diag.Error, Title: "No call follows a skipped player", Section: "3.9", Message: badSkip},
	AuctionCallAfterEnd:      {Name: "auction/call-after-end", Severity: diag.Error, Title: "A call comes after the end of the auction", Section: "3.5", Change: "text kept as a comment", Message: callAfterEnd},
	AuctionContractMismatch:  {Name: "auction/contract-mismatch", Severity: diag.Error, Title: "Contract does not agree with the auction", Section: "3.4.14", Message: contractMismatch, Other: "the contract by the auction"},
	AuctionDeclarerMismatch:  {Name: "auction/declarer-mismatch", Severity: diag.Error, Title: "Declarer does not agree with the auction", Section: "3.4.13", Message: declarerMismatch, Other: "the bid that makes the declarer"},
	AuctionFalseInsufficient: {Name: "auction/false-insufficient", Severity: diag.Warning, Title: "A call is marked as an insufficient bid but is not one", Section: "3.9", Message: falseInsufficient, Fix: removeMark},
	AuctionFirstColumn:       {Name: "auction/first-column", Severity: diag.Error, Title: "The first call is not the dealer's", Section: "3.5", Message: firstColumn, Other: "the dealer", Fix: writeFirstColumn},
	AuctionIllegalDouble:     {Name: "auction/illegal-double", Severity: diag.Error, Title: "A double has nothing to double", Section: "3.5.1", Message: illegalDouble},
	AuctionIllegalRedouble:   {Name: "auction/illegal-redouble", Severity: diag.Error, Title: "A redouble has nothing to redouble", Section: "3.5.1", Message: illegalRedouble},
	AuctionInsufficientBid:   {Name: "auction/insufficient-bid", Severity: diag.Error, Title: "A bid is not higher than the one before it", Section: "3.9", Message: insufficientBid},
	AuctionMisplacedHyphen:   {Name: "auction/misplaced-hyphen", Severity: diag.Error, Title: "A hyphen is not at the start of the auction", Section: "3.5.1", Change: "text kept as a comment", Message: misplacedHyphen},
	AuctionNoDealer:          {Name: "auction/no-dealer", Severity: diag.Error, Title: "There is no Dealer tag before the auction", Section: "3.1", Message: noDealer, Other: "the Dealer tag", Fix: writeDealer},
	AuctionPlusAndStar:       {Name: "auction/plus-and-star", Severity: diag.Error, Title: "An auction has both + and *", Section: "3.5", Message: plusAndStar, Other: "the other end"},
	AuctionUnfinished:        {Name: "auction/unfinished", Severity: diag.Warning, Title: "The auction ends without passes, * or +", Section: "3.5", Change: "auction closed with *", Message: auctionUnfinished, Fix: endMoves},
	ContractEndPosition:      {Name: "contract/end-position", Severity: diag.Error, Title: "Contract does not fit the number of cards", Section: "3.10", Message: endPosition, Fix: removeLevel},
	ContractPassedOut:        {Name: "contract/passed-out", Severity: diag.Error, Title: "All passed, but there is a declarer or a result", Section: "3.4.13", Message: contractPassedOut, Fix: emptyOrDeclarer},
	DealCardCount:            {Name: "deal/card-count", Severity: diag.Error, Title: "A hand has too many or too few cards", Section: "3.4.11", Message: cardCount},
	DealDuplicateCard:        {Name: "deal/duplicate-card", Severity: diag.Error, Title: "A card is in the deal twice", Section: "3.4.11", Message: duplicateCard, Other: "the first time"},
	DealRotation:             {Name: "deal/rotation", Severity: diag.Info, Title: "Dealer or Vulnerable does not fit the board number", Section: "3.4.11", Message: rotation},
	ExportAnnotationOrder:    {Name: "export/annotation-order", Severity: diag.Error, Title: "Annotations are not in the order of export format", Section: "3.5.2", OfExportFormat: true, Change: "annotations put in order"},
	ExportAuctionLayout:      {Name: "export/auction-layout", Severity: diag.Error, Title: "The auction does not have the layout of export format", Section: "3.5", OfExportFormat: true, Change: "auction laid out again"},
	ExportCommentLayout:      {Name: "export/comment-layout", Severity: diag.Error, Title: "A comment is not where export format puts it", Section: "3.8", OfExportFormat: true, Change: "comment moved to its place"},
	ExportDealForm:           {Name: "export/deal-form", Severity: diag.Error, Title: "The deal does not begin with the dealer, or its ranks do not descend", Section: "3.4.11", OfExportFormat: true, Change: "hands or cards of the deal put in order"},
	ExportGameSeparator:      {Name: "export/game-separator", Severity: diag.Error, Title: "Games are not separated by one empty line", Section: "3", OfExportFormat: true, Change: "empty lines corrected"},
	ExportHeader:             {Name: "export/header", Severity: diag.Error, Title: "The file does not begin as export format requires", Section: "2.4", OfExportFormat: true, Change: "header lines written"},
	ExportLineEnd:            {Name: "export/line-end", Severity: diag.Error, Title: "A line does not end with CR and LF", Section: "2.3", OfExportFormat: true, Change: "line ends changed to CR and LF"},
	ExportLowerCase:          {Name: "export/lower-case", Severity: diag.Error, Title: "A letter is lower case, but export format has upper case", Section: "3.11", OfExportFormat: true, Change: "lower case changed to upper case"},
	ExportMissingTag:         {Name: "export/missing-tag", Severity: diag.Error, Title: "A mandatory tag is missing", Section: "3.4", OfExportFormat: true, Change: "mandatory tags filled in"},
	ExportPlayLayout:         {Name: "export/play-layout", Severity: diag.Error, Title: "The play does not have the layout of export format", Section: "3.6", OfExportFormat: true, Change: "play laid out again"},
	ExportResultForm:         {Name: "export/result-form", Severity: diag.Error, Title: "The result is not the number of declarer's tricks", Section: "3.4.15", OfExportFormat: true, Change: "result counted for declarer"},
	ExportSectionOrder:       {Name: "export/section-order", Severity: diag.Error, Title: "Sections are not in the order of export format", Section: "3.1", OfExportFormat: true, Change: "tag or section put in its place"},
	ExportSpacing:            {Name: "export/spacing", Severity: diag.Error, Title: "Calls, cards or other tokens are not separated by one space", Section: "3.5", OfExportFormat: true, Change: "spaces corrected"},
	ExportSuffix:             {Name: "export/suffix", Severity: diag.Error, Title: "A suffix (!, ?) is used where export format has a NAG ($…)", Section: "3.5.3", OfExportFormat: true, Change: "suffix changed to a NAG"},
	ExportTab:                {Name: "export/tab", Severity: diag.Error, Title: "A file in export format has a tab in it", Section: "2.3", OfExportFormat: true, Change: "tabs changed to spaces"},
	ExportTableLayout:        {Name: "export/table-layout", Severity: diag.Error, Title: "A table is not laid out as its columns say", Section: "5.2", OfExportFormat: true, Change: "table laid out again"},
	ExportTagLayout:          {Name: "export/tag-layout", Severity: diag.Error, Title: "A tag pair does not have the form of export format", Section: "3.3", OfExportFormat: true, Change: "tag pair laid out again"},
	ExportTagOrder:           {Name: "export/tag-order", Severity: diag.Error, Title: "Tags are not in the order of export format", Section: "3.4", OfExportFormat: true, Change: "tag put in its place"},
	ExportVulnerable:         {Name: "export/vulnerable", Severity: diag.Error, Title: "Vulnerable is not one of the four words of export format", Section: "3.4.10", OfExportFormat: true, Change: "vulnerability written as None, NS, EW or All"},
	FileUnknownVersion:       {Name: "file/unknown-version", Severity: diag.Warning, Title: "The file names an unknown version of PBN", Section: "2.4", Change: "version changed to 2.1", Message: unknownVersion},
	GameSharedDeal:           {Name: "game/shared-deal", Severity: diag.Info, Title: "A game has no deal but seems to share that of an earlier game", Section: "4.8", Message: sharedDeal, Other: "the deal", Fix: copyDeal},
	GameSplit:                {Name: "game/split", Severity: diag.Warning, Title: "A blank line splits a game", Section: "3", Message: split, Fix: join},
	NoteBadIndex:             {Name: "note/bad-index", Severity: diag.Error, Title: "The number of a note is not between 1 and 32", Section: "3.5.4", Message: badIndex},
	NoteDuplicate:            {Name: "note/duplicate", Severity: diag.Error, Title: "Two notes of a section have the same number", Section: "3.5.5", Message: noteDuplicate, Other: "the first one"},
	NoteMisplaced:            {Name: "note/misplaced", Severity: diag.Error, Title: "A note does not come after calls or cards", Section: "3.5.5", Message: noteMisplaced},
	NoteSyntax:               {Name: "note/syntax", Severity: diag.Error, Title: "A note has no number and colon before its text", Section: "3.5.5", Message: noteSyntax},
	NoteUndefined:            {Name: "note/undefined", Severity: diag.Warning, Title: "A note reference has no note", Section: "3.5.5", Message: noteUndefined},
	NoteUnused:               {Name: "note/unused", Severity: diag.Info, Title: "No call or card refers to a note", Section: "3.5.5", Message: noteUnused},
	OptimumPar:               {Name: "optimum/par", Severity: diag.Warning, Title: "OptimumScore does not follow from OptimumResultTable", Section: "4.2.7", Message: optimumPar, Other: "the table"},
	OptimumPlay:              {Name: "optimum/play", Severity: diag.Warning, Title: "OptimumPlayTable does not have the cards that cost no trick", Section: "5.6", Message: optimumPlay, Fix: writeOptimum},
	OptimumResult:            {Name: "optimum/result", Severity: diag.Warning, Title: "OptimumResultTable does not have the tricks that can be won", Section: "5.7", Message: optimumResult, Fix: writeOptimum},
	OptimumScore:             {Name: "optimum/score", Severity: diag.Warning, Title: "OptimumScore is not what both sides can reach", Section: "4.2.7", Message: optimumScore, Fix: writeOptimum},
	PlayAfterPlus:            {Name: "play/after-plus", Severity: diag.Error, Title: "A card follows the + that stands for the next card", Section: "3.6", Message: cardAfterPlus, Other: "the “+”"},
	PlayFalseLead:            {Name: "play/false-lead", Severity: diag.Error, Title: "A card is marked as a lead out of turn but is not one", Section: "3.9", Message: falseLead, Fix: removeMark},
	PlayFalseRevoke:          {Name: "play/false-revoke", Severity: diag.Error, Title: "A card is marked as a revoke but is not one", Section: "3.9", Message: falseRevoke, Fix: removeMark},
	PlayIrregularity:         {Name: "play/irregularity", Severity: diag.Error, Title: "A card has the same mark twice", Section: "3.9", Message: markTwice},
	PlayMissingTag:           {Name: "play/missing-tag", Severity: diag.Error, Title: "Deal, Declarer or Contract is missing before the play", Section: "3.1", Message: playMissingTag, Fix: fillInTags},
	PlayNotInHand:            {Name: "play/not-in-hand", Severity: diag.Error, Title: "A player plays a card from another hand", Section: "3.6.1", Message: notInHand},
	PlayPlayedTwice:          {Name: "play/played-twice", Severity: diag.Error, Title: "A card is played twice", Section: "3.6.1", Message: playedTwice, Other: "the first time"},
	PlayPlusAndStar:          {Name: "play/plus-and-star", Severity: diag.Error, Title: "A play has both + and *", Section: "3.6", Message: plusAndStar, Other: "the other end"},
	PlayRevoke:               {Name: "play/revoke", Severity: diag.Error, Title: "A player does not follow suit, and there is no ^R", Section: "3.9", Message: revoke, Other: "the card that was led"},
	PlayTooManyCards:         {Name: "play/too-many-cards", Severity: diag.Error, Title: "A card comes after the end of the play", Section: "3.6", Change: "text kept as a comment", Message: tooManyCards},
	PlayUnfinished:           {Name: "play/unfinished", Severity: diag.Warning, Title: "The play ends before 13 tricks, without * or +", Section: "3.6", Change: "play closed with *", Message: playUnfinished, Fix: endMoves},
	ResultFalseCaret:         {Name: "result/false-caret", Severity: diag.Warning, Title: "The result has a caret, but agrees with the play", Section: "3.4.15", Message: falseCaret, Fix: removeCaret},
	ResultMismatch:           {Name: "result/mismatch", Severity: diag.Error, Title: "The result does not agree with the play", Section: "3.4.15", Message: resultMismatch, Other: "the play"},
	ResultSum:                {Name: "result/sum", Severity: diag.Error, Title: "The tricks of both sides do not add up to 13", Section: "3.4.15", Message: resultSum},
	ScoreHistoryVulnerable:   {Name: "score/history-vulnerable", Severity: diag.Warning, Title: "Vulnerable does not fit the games won in the rubber", Section: "4.2.6", Message: historyVulnerable, Other: "the vulnerability"},
	ScoreMismatch:            {Name: "score/mismatch", Severity: diag.Warning, Title: "The score does not fit the contract and its result", Section: "4.2.1", Message: scoreMismatch},
	SyntaxTokenTooLong:       {Name: "syntax/token-too-long", Severity: diag.Error, Title: "A word or a string has more than 255 characters", Section: "3.2", Message: tokenTooLong},
	TableBadColumn:           {Name: "table/bad-column", Severity: diag.Error, Title: "The columns of a table are not named correctly", Section: "5.2", Message: badColumn, Fix: closeUp},
	TableBadElement:          {Name: "table/bad-element", Severity: diag.Error, Title: "A value in a table does not fit its column", Section: "5.3", Change: "value in a table written in the standard's form", Message: badElement, Fix: writeElement},
	TableDuplicateRow:        {Name: "table/duplicate-row", Severity: diag.Error, Title: "A declarer has two results in one denomination", Section: "5.7", Message: duplicateRow, Other: "the first time"},
	TableIMPs:                {Name: "table/imps", Severity: diag.Warning, Title: "IMPs do not follow from the scores of the table", Section: "3.4.12", Message: comparedPoints},
	TableIncomplete:          {Name: "table/incomplete", Severity: diag.Info, Title: "OptimumResultTable has fewer than 20 rows", Section: "5.7", Message: incomplete},
	TableMatchpoints:         {Name: "table/matchpoints", Severity: diag.Warning, Title: "Matchpoints do not follow from the scores of the table", Section: "3.4.12", Message: comparedPoints},
	TableMean:                {Name: "table/mean", Severity: diag.Warning, Title: "A mean is not the total divided by the number of boards", Section: "5.10", Message: tableMean, Other: "the total"},
	TableNeedsSection:        {Name: "table/needs-section", Severity: diag.Error, Title: "A table has rows for calls or cards that are not there", Section: "5.4", Message: needsSection},
	TableOrder:               {Name: "table/order", Severity: diag.Warning, Title: "The rows are not in the order that a column claims", Section: "5.2", Message: tableOrder, Other: "the row before", Fix: writeOrder},
	TableRangeGap:            {Name: "table/range-gap", Severity: diag.Error, Title: "The score ranges leave out a score", Section: "5.5", Message: rangeGap},
	TableRangeOverlap:        {Name: "table/range-overlap", Severity: diag.Error, Title: "Two score ranges include the same score", Section: "5.5", Message: rangeOverlap, Other: "the other range"},
	TableRank:                {Name: "table/rank", Severity: diag.Warning, Title: "A rank does not follow from the scores", Section: "5.9", Message: tableRank, Other: "the row that it is compared with"},
	TableRowCount:            {Name: "table/row-count", Severity: diag.Error, Title: "A table does not have one row for each call or card", Section: "5.4", Message: rowCount},
	TableRowLength:           {Name: "table/row-length", Severity: diag.Error, Title: "A row has fewer or more values than the table has columns", Section: "5.2", Message: rowLength},
	TableScoreMismatch:       {Name: "table/score-mismatch", Severity: diag.Warning, Title: "A score does not follow from contract and result", Section: "5.9", Message: tableScoreMismatch},
	TableSides:               {Name: "table/sides", Severity: diag.Warning, Title: "The values of NS and EW contradict each other", Section: "5.9", Message: tableSides, Other: "what NS have"},
	TableTimeOrder:           {Name: "table/time-order", Severity: diag.Warning, Title: "The total time goes down", Section: "5.4", Message: timeOrder, Other: "the time before"},
	TableUnknownColumn:       {Name: "table/unknown-column", Severity: diag.Info, Title: "A column is not known", Section: "5.2", Message: unknownColumn},
	TagDealID:                {Name: "tag/deal-id", Severity: diag.Warning, Title: "One DealId is used for two deals", Section: "4.1.2", Message: dealID, Other: "the DealId of the other deal"},
	TagInheritForbidden:      {Name: "tag/inherit-forbidden", Severity: diag.Error, Title: "A tag that may not inherit has the value #", Section: "4.8", Message: inheritForbidden},
	TagInvalidValue:          {Name: "tag/invalid-value", Severity: diag.Error, Title: "The standard does not allow the value of a tag", Section: "3.4", Change: "value written in the standard's form", Message: invalidValue, Fix: writeValue},
	TagPlayerName:            {Name: "tag/player-name", Severity: diag.Info, Title: "A player's name is not written as in a directory", Section: "3.4.5", Message: playerName, Fix: addSpace},
	TagUnknown:               {Name: "tag/unknown", Severity: diag.Info, Title: "A tag is not known", Section: "4.9", Message: tagUnknown, Fix: renameTag},
	TagUnknownScoring:        {Name: "tag/unknown-scoring", Severity: diag.Info, Title: "The scoring is not one that the standard names", Section: "3.4.12", Message: unknownScoring},
	TextControlCharacter:     {Name: "text/control-character", Severity: diag.Error, Title: "The file has a control character in it", Section: "2.2", Change: "control character changed to a space", Message: controlCharacter, Fix: blankOut},
	TextDiscouragedCharacter: {Name: "text/discouraged-character", Severity: diag.Info, Title: "The file has a character from 160 to 191 in it", Section: "2.2", Message: discouragedCharacter},
	TextLineTooLong:          {Name: "text/line-too-long", Severity: diag.Error, Title: "A line has more than 255 characters", Section: "2.3", Change: "long line broken", Message: lineTooLong},
	TextLongLine:             {Name: "text/long-line", Severity: diag.Info, Title: "Lines have 80 or more printing characters", Section: "2.3", Message: longLine},
	TextTabInString:          {Name: "text/tab-in-string", Severity: diag.Error, Title: "A string has a tab in it", Section: "2.3", Change: "tabs changed to spaces", Message: tabInString, Fix: replaceTabs},
	TextUnmappable:           {Name: "text/unmappable", Severity: diag.Warning, Title: "A character cannot be written in the file's encoding", Section: "2.2", Change: "character replaced"},
	TextUTF16:                {Name: "text/utf16", Severity: diag.Warning, Title: "The file is UTF-16, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1", Message: foreignEncoding},
	TextUTF8:                 {Name: "text/utf8", Severity: diag.Warning, Title: "The file is UTF-8, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1", Message: foreignEncoding},
	TextWindows1252:          {Name: "text/windows-1252", Severity: diag.Warning, Title: "The file is Windows-1252, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1", Message: foreignEncoding},
}

// Of returns the row of a rule.
func Of(rule diag.Rule) *diag.Row {
	if row := &found[rule]; row.Name != "" {
		return row
	}
	return &checked[rule]
}

// OfReading returns the row of a rule that reading a file can find broken; of others it is empty.
func OfReading(rule diag.Rule) *diag.Row { return &found[rule] }

// Name returns the name of a rule.
func Name(rule diag.Rule) string { return Of(rule).Name }

// All returns all rules, sorted by name.
func All() []diag.Rule {
	all := make([]diag.Rule, RuleCount)
	for i := range all {
		all[i] = diag.Rule(i)
	}
	return all
}

// Find returns the rule of a name.
func Find(name string) (rule diag.Rule, ok bool) {
	for rule = range diag.Rule(RuleCount) {
		if Name(rule) == name {
			return rule, true
		}
	}
	return 0, false
}

// NewList returns an empty list of diagnostics of these rules.
func NewList() *diag.List { return &diag.List{Rules: Of} }
