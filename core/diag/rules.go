package diag

// Severity is how much a diagnostic weighs.
type Severity uint8

// Error: the text breaks the standard. Warning: it can be read, but means less than its author thinks, or contradicts
// itself. Info: discouraged, or worth knowing.
const (
	Error Severity = iota + 1
	Warning
	Info
	// Off leaves a diagnostic out.
	Off
)

// Severities are all severities, the most serious first.
var Severities = [...]Severity{Error, Warning, Info}

// String is error, warning, info or off.
func (s Severity) String() string { return [...]string{"", "error", "warning", "info", "off"}[s] }

// FindSeverity is the severity of a name, Off included.
func FindSeverity(name string) (s Severity, ok bool) {
	for s = Error; s <= Off; s++ {
		if s.String() == name {
			return s, true
		}
	}
	return 0, false
}

// Rule is a row of the table of rules.
type Rule uint8

// The rules, in the order of their names.
const (
	AnnotationDoubleNAG Rule = iota
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
	ruleCount
)

// RuleInfo is what the table says of a rule.
type RuleInfo struct {
	// Name is area/what. It is stable: users switch rules off, look them up and link to them by name.
	Name     string
	Severity Severity
	Title    string
	// Section is the section of the standard.
	Section string
}

var table = [ruleCount]RuleInfo{
	AnnotationDoubleNAG:       {"annotation/double-nag", Warning, "A call or card is marked twice (!, ?, $…)", "3.5.2"},
	AnnotationNAGRange:        {"annotation/nag-range", Error, "An annotation number ($…) does not exist", "3.7"},
	AnnotationNAGSection:      {"annotation/nag-section", Error, "An annotation ($…) for calls is on a card, or the other way round", "3.7"},
	AnnotationRepeated:        {"annotation/repeated", Error, "A call or card has two suffixes or two note references", "3.5.2"},
	AuctionAfterPlus:          {"auction/after-plus", Error, "A call follows the + that stands for the next call", "3.5"},
	AuctionBadCall:            {"auction/bad-call", Error, "A word in the auction is not a call", "3.5.1"},
	AuctionBadSkip:            {"auction/bad-skip", Error, "No call follows a skipped player", "3.9"},
	AuctionCallAfterEnd:       {"auction/call-after-end", Error, "A call comes after the end of the auction", "3.5"},
	AuctionContractMismatch:   {"auction/contract-mismatch", Error, "Contract does not agree with the auction", "3.4.14"},
	AuctionDeclarerMismatch:   {"auction/declarer-mismatch", Error, "Declarer does not agree with the auction", "3.4.13"},
	AuctionFalseInsufficient:  {"auction/false-insufficient", Warning, "A call is marked as an insufficient bid but is not one", "3.9"},
	AuctionFirstColumn:        {"auction/first-column", Error, "The first call is not the dealer's", "3.5"},
	AuctionIllegalDouble:      {"auction/illegal-double", Error, "A double has nothing to double", "3.5.1"},
	AuctionIllegalRedouble:    {"auction/illegal-redouble", Error, "A redouble has nothing to redouble", "3.5.1"},
	AuctionInsufficientBid:    {"auction/insufficient-bid", Error, "A bid is not higher than the one before it", "3.9"},
	AuctionMisplacedHyphen:    {"auction/misplaced-hyphen", Error, "A hyphen is not at the start of the auction", "3.5.1"},
	AuctionNoDealer:           {"auction/no-dealer", Error, "There is no Dealer tag before the auction", "3.1"},
	AuctionPlusAndStar:        {"auction/plus-and-star", Error, "An auction has both + and *", "3.5"},
	AuctionUnfinished:         {"auction/unfinished", Warning, "The auction ends without passes, * or +", "3.5"},
	ContractEndPosition:       {"contract/end-position", Error, "Contract does not fit the number of cards", "3.10"},
	ContractPassedOut:         {"contract/passed-out", Error, "All passed, but there is a declarer or a result", "3.4.13"},
	DealCardCount:             {"deal/card-count", Error, "A hand has too many or too few cards", "3.4.11"},
	DealDuplicateCard:         {"deal/duplicate-card", Error, "A card is in the deal twice", "3.4.11"},
	DealRotation:              {"deal/rotation", Info, "Dealer or Vulnerable does not fit the board number", "3.4.11"},
	DealSyntax:                {"deal/syntax", Error, "The deal is not written in the standard's form", "3.4.11"},
	EmbedMarkup:               {"embed/markup", Warning, "A block of PBN in a page has HTML tags in it", "6.2"},
	EmbedNested:               {"embed/nested", Error, "A block of PBN begins before the last one is closed", "6.2"},
	EmbedUnclosed:             {"embed/unclosed", Error, "A block of PBN is not closed", "6.2"},
	ExportAnnotationOrder:     {"export/annotation-order", Error, "Annotations are not in the order of export format", "3.5.2"},
	ExportAuctionLayout:       {"export/auction-layout", Error, "The auction does not have the layout of export format", "3.5"},
	ExportCommentLayout:       {"export/comment-layout", Error, "A comment is not where export format puts it", "3.8"},
	ExportDealForm:            {"export/deal-form", Error, "The deal does not begin with the dealer, or its ranks do not descend", "3.4.11"},
	ExportDuplicateTag:        {"export/duplicate-tag", Error, "A tag occurs twice in a game in export format", "3.4"},
	ExportGameSeparator:       {"export/game-separator", Error, "Games are not separated by one empty line", "3"},
	ExportHeader:              {"export/header", Error, "The file does not begin as export format requires", "2.4"},
	ExportLineEnd:             {"export/line-end", Error, "A line does not end with CR and LF", "2.3"},
	ExportLowerCase:           {"export/lower-case", Error, "A letter is lower case, but export format has upper case", "3.11"},
	ExportMissingTag:          {"export/missing-tag", Error, "A mandatory tag is missing", "3.4"},
	ExportPlayLayout:          {"export/play-layout", Error, "The play does not have the layout of export format", "3.6"},
	ExportResultForm:          {"export/result-form", Error, "The result is not the number of declarer's tricks", "3.4.15"},
	ExportSectionOrder:        {"export/section-order", Error, "Sections are not in the order of export format", "3.1"},
	ExportSpacing:             {"export/spacing", Error, "Calls, cards or other tokens are not separated by one space", "3.5"},
	ExportSuffix:              {"export/suffix", Error, "A suffix (!, ?) is used where export format has a NAG ($…)", "3.5.3"},
	ExportTab:                 {"export/tab", Error, "A file in export format has a tab in it", "2.3"},
	ExportTableLayout:         {"export/table-layout", Error, "A table is not laid out as its columns say", "5.2"},
	ExportTagLayout:           {"export/tag-layout", Error, "A tag pair does not have the form of export format", "3.3"},
	ExportTagOrder:            {"export/tag-order", Error, "Tags are not in the order of export format", "3.4"},
	ExportVulnerable:          {"export/vulnerable", Error, "Vulnerable is not one of the four words of export format", "3.4.10"},
	FileNotPBN:                {"file/not-pbn", Error, "The file is not PBN", "3"},
	FileUnknownVersion:        {"file/unknown-version", Warning, "The file names an unknown version of PBN", "2.4"},
	GameMissingSeparator:      {"game/missing-separator", Warning, "The blank line between two games is missing", "3"},
	GameSharedDeal:            {"game/shared-deal", Info, "A game has no deal but seems to share that of an earlier game", "4.8"},
	GameSplit:                 {"game/split", Warning, "A blank line splits a game", "3"},
	NoteBadIndex:              {"note/bad-index", Error, "The number of a note is not between 1 and 32", "3.5.4"},
	NoteDuplicate:             {"note/duplicate", Error, "Two notes of a section have the same number", "3.5.5"},
	NoteMisplaced:             {"note/misplaced", Error, "A note does not come after calls or cards", "3.5.5"},
	NoteSyntax:                {"note/syntax", Error, "A note has no number and colon before its text", "3.5.5"},
	NoteUndefined:             {"note/undefined", Warning, "A note reference has no note", "3.5.5"},
	NoteUnused:                {"note/unused", Info, "No call or card refers to a note", "3.5.5"},
	OptimumPar:                {"optimum/par", Warning, "OptimumScore does not follow from OptimumResultTable", "4.2.7"},
	PlayAfterPlus:             {"play/after-plus", Error, "A card follows the + that stands for the next card", "3.6"},
	PlayBadCard:               {"play/bad-card", Error, "A word in the play is not a card", "3.6.1"},
	PlayFalseLead:             {"play/false-lead", Error, "A card is marked as a lead out of turn but is not one", "3.9"},
	PlayFalseRevoke:           {"play/false-revoke", Error, "A card is marked as a revoke but is not one", "3.9"},
	PlayIrregularity:          {"play/irregularity", Error, "A card has the same mark twice", "3.9"},
	PlayMissingTag:            {"play/missing-tag", Error, "Deal, Declarer or Contract is missing before the play", "3.1"},
	PlayNotInHand:             {"play/not-in-hand", Error, "A player plays a card from another hand", "3.6.1"},
	PlayPlayedTwice:           {"play/played-twice", Error, "A card is played twice", "3.6.1"},
	PlayPlusAndStar:           {"play/plus-and-star", Error, "A play has both + and *", "3.6"},
	PlayRevoke:                {"play/revoke", Error, "A player does not follow suit, and there is no ^R", "3.9"},
	PlayTooManyCards:          {"play/too-many-cards", Error, "A card comes after the end of the play", "3.6"},
	PlayUnfinished:            {"play/unfinished", Warning, "The play ends before 13 tricks, without * or +", "3.6"},
	ResultFalseCaret:          {"result/false-caret", Warning, "The result has a caret, but agrees with the play", "3.4.15"},
	ResultMismatch:            {"result/mismatch", Error, "The result does not agree with the play", "3.4.15"},
	ResultSum:                 {"result/sum", Error, "The tricks of both sides do not add up to 13", "3.4.15"},
	ScoreHistoryVulnerable:    {"score/history-vulnerable", Warning, "Vulnerable does not fit the games won in the rubber", "4.2.6"},
	ScoreMismatch:             {"score/mismatch", Warning, "The score does not fit the contract and its result", "4.2.1"},
	SyntaxBadEscape:           {"syntax/bad-escape", Info, "A backslash is not before a quote or another backslash", "3.2"},
	SyntaxCommentInSection:    {"syntax/comment-in-section", Error, "A comment is among the values of a section", "5.1"},
	SyntaxCommentInTag:        {"syntax/comment-in-tag", Error, "A comment is inside a tag pair", "3.8"},
	SyntaxTagName:             {"syntax/tag-name", Error, "A tag name does not begin with a capital letter", "3.3"},
	SyntaxTokenTooLong:        {"syntax/token-too-long", Error, "A word or a string has more than 255 characters", "3.2"},
	SyntaxUnclosedTag:         {"syntax/unclosed-tag", Error, "A tag pair has no right bracket", "3.3"},
	SyntaxUnexpectedText:      {"syntax/unexpected-text", Error, "There is text where the standard allows none", "3.2"},
	SyntaxUnterminatedComment: {"syntax/unterminated-comment", Error, "A brace comment is not closed", "3.8"},
	SyntaxUnterminatedString:  {"syntax/unterminated-string", Error, "A string is not closed, or has a quote without a backslash", "3.2"},
	TableBadColumn:            {"table/bad-column", Error, "The columns of a table are not named correctly", "5.2"},
	TableBadElement:           {"table/bad-element", Error, "A value in a table does not fit its column", "5.3"},
	TableDuplicateRow:         {"table/duplicate-row", Error, "A declarer has two results in one denomination", "5.7"},
	TableIMPs:                 {"table/imps", Warning, "IMPs do not follow from the scores of the table", "3.4.12"},
	TableIncomplete:           {"table/incomplete", Info, "OptimumResultTable has fewer than 20 rows", "5.7"},
	TableMatchpoints:          {"table/matchpoints", Warning, "Matchpoints do not follow from the scores of the table", "3.4.12"},
	TableMean:                 {"table/mean", Warning, "A mean is not the total divided by the number of boards", "5.10"},
	TableNeedsSection:         {"table/needs-section", Error, "A table has rows for calls or cards that are not there", "5.4"},
	TableOrder:                {"table/order", Warning, "The rows are not in the order that a column claims", "5.2"},
	TableRangeGap:             {"table/range-gap", Error, "The score ranges leave out a score", "5.5"},
	TableRangeOverlap:         {"table/range-overlap", Error, "Two score ranges include the same score", "5.5"},
	TableRank:                 {"table/rank", Warning, "A rank does not follow from the scores", "5.9"},
	TableRowCount:             {"table/row-count", Error, "A table does not have one row for each call or card", "5.4"},
	TableRowLength:            {"table/row-length", Error, "A row has fewer or more values than the table has columns", "5.2"},
	TableScoreMismatch:        {"table/score-mismatch", Warning, "A score does not follow from contract and result", "5.9"},
	TableSides:                {"table/sides", Warning, "The values of NS and EW contradict each other", "5.9"},
	TableTimeOrder:            {"table/time-order", Warning, "The total time goes down", "5.4"},
	TableUnknownColumn:        {"table/unknown-column", Info, "A column is not known", "5.2"},
	TagDealID:                 {"tag/deal-id", Warning, "One DealId is used for two deals", "4.1.2"},
	TagDuplicate:              {"tag/duplicate", Warning, "A tag occurs twice in a game", "3.4"},
	TagInheritForbidden:       {"tag/inherit-forbidden", Error, "A tag that may not inherit has the value #", "4.8"},
	TagInheritNothing:         {"tag/inherit-nothing", Warning, "No earlier game has a value to inherit", "4.8"},
	TagInvalidValue:           {"tag/invalid-value", Error, "The standard does not allow the value of a tag", "3.4"},
	TagPlayerName:             {"tag/player-name", Info, "A player's name is not written as in a directory", "3.4.5"},
	TagUnknown:                {"tag/unknown", Info, "A tag is not known", "4.9"},
	TagUnknownScoring:         {"tag/unknown-scoring", Info, "The scoring is not one that the standard names", "3.4.12"},
	TextControlCharacter:      {"text/control-character", Error, "The file has a control character in it", "2.2"},
	TextDiscouragedCharacter:  {"text/discouraged-character", Info, "The file has a character from 160 to 191 in it", "2.2"},
	TextLineTooLong:           {"text/line-too-long", Error, "A line has more than 255 characters", "2.3"},
	TextLongLine:              {"text/long-line", Info, "Lines have 80 or more printing characters", "2.3"},
	TextNonASCIIToken:         {"text/non-ascii-token", Error, "A character outside strings and comments is not ASCII", "2.2"},
	TextTabInString:           {"text/tab-in-string", Error, "A string has a tab in it", "2.3"},
	TextUnmappable:            {"text/unmappable", Warning, "A character cannot be written in the file's encoding", "2.2"},
	TextUTF16:                 {"text/utf16", Warning, "The file is UTF-16, not Latin-1", "2.2"},
	TextUTF8:                  {"text/utf8", Warning, "The file is UTF-8, not Latin-1", "2.2"},
	TextWindows1252:           {"text/windows-1252", Warning, "The file is Windows-1252, not Latin-1", "2.2"},
}

// Info is the rule's row.
func (r Rule) Info() RuleInfo { return table[r] }

// String is the rule's name.
func (r Rule) String() string { return table[r].Name }

// Rules are all rules, sorted by name.
func Rules() []Rule {
	rules := make([]Rule, ruleCount)
	for i := range rules {
		rules[i] = Rule(i)
	}
	return rules
}

// Find is the rule of a name.
func Find(name string) (Rule, bool) {
	for i, row := range table {
		if row.Name == name {
			return Rule(i), true
		}
	}
	return 0, false
}
