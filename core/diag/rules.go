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
	// OfExportFormat tells that only a file in export format can break the rule (2.1).
	OfExportFormat bool
	// Fixable tells that the rule offers a fix, where it finds one.
	Fixable bool
	// Change is what export does about what the rule finds, so that a user can be told how a file was changed; "" where it changes nothing.
	Change string
}

var table = [ruleCount]RuleInfo{
	AnnotationDoubleNAG:       {Name: "annotation/double-nag", Severity: Warning, Title: "A call or card is marked twice (!, ?, $…)", Section: "3.5.2", Fixable: true, Change: "repeated NAG written once"},
	AnnotationNAGRange:        {Name: "annotation/nag-range", Severity: Error, Title: "An annotation number ($…) does not exist", Section: "3.7"},
	AnnotationNAGSection:      {Name: "annotation/nag-section", Severity: Error, Title: "An annotation ($…) for calls is on a card, or the other way round", Section: "3.7", Fixable: true},
	AnnotationRepeated:        {Name: "annotation/repeated", Severity: Error, Title: "A call or card has two suffixes or two note references", Section: "3.5.2", Fixable: true},
	AuctionAfterPlus:          {Name: "auction/after-plus", Severity: Error, Title: "A call follows the + that stands for the next call", Section: "3.5"},
	AuctionBadCall:            {Name: "auction/bad-call", Severity: Error, Title: "A word in the auction is not a call", Section: "3.5.1", Fixable: true, Change: "call written in the standard's form"},
	AuctionBadSkip:            {Name: "auction/bad-skip", Severity: Error, Title: "No call follows a skipped player", Section: "3.9"},
	AuctionCallAfterEnd:       {Name: "auction/call-after-end", Severity: Error, Title: "A call comes after the end of the auction", Section: "3.5", Change: "text kept as a comment"},
	AuctionContractMismatch:   {Name: "auction/contract-mismatch", Severity: Error, Title: "Contract does not agree with the auction", Section: "3.4.14"},
	AuctionDeclarerMismatch:   {Name: "auction/declarer-mismatch", Severity: Error, Title: "Declarer does not agree with the auction", Section: "3.4.13"},
	AuctionFalseInsufficient:  {Name: "auction/false-insufficient", Severity: Warning, Title: "A call is marked as an insufficient bid but is not one", Section: "3.9", Fixable: true},
	AuctionFirstColumn:        {Name: "auction/first-column", Severity: Error, Title: "The first call is not the dealer's", Section: "3.5", Fixable: true},
	AuctionIllegalDouble:      {Name: "auction/illegal-double", Severity: Error, Title: "A double has nothing to double", Section: "3.5.1"},
	AuctionIllegalRedouble:    {Name: "auction/illegal-redouble", Severity: Error, Title: "A redouble has nothing to redouble", Section: "3.5.1"},
	AuctionInsufficientBid:    {Name: "auction/insufficient-bid", Severity: Error, Title: "A bid is not higher than the one before it", Section: "3.9"},
	AuctionMisplacedHyphen:    {Name: "auction/misplaced-hyphen", Severity: Error, Title: "A hyphen is not at the start of the auction", Section: "3.5.1"},
	AuctionNoDealer:           {Name: "auction/no-dealer", Severity: Error, Title: "There is no Dealer tag before the auction", Section: "3.1", Fixable: true},
	AuctionPlusAndStar:        {Name: "auction/plus-and-star", Severity: Error, Title: "An auction has both + and *", Section: "3.5"},
	AuctionUnfinished:         {Name: "auction/unfinished", Severity: Warning, Title: "The auction ends without passes, * or +", Section: "3.5", Fixable: true, Change: "auction closed with *"},
	ContractEndPosition:       {Name: "contract/end-position", Severity: Error, Title: "Contract does not fit the number of cards", Section: "3.10", Fixable: true},
	ContractPassedOut:         {Name: "contract/passed-out", Severity: Error, Title: "All passed, but there is a declarer or a result", Section: "3.4.13", Fixable: true},
	DealCardCount:             {Name: "deal/card-count", Severity: Error, Title: "A hand has too many or too few cards", Section: "3.4.11"},
	DealDuplicateCard:         {Name: "deal/duplicate-card", Severity: Error, Title: "A card is in the deal twice", Section: "3.4.11"},
	DealRotation:              {Name: "deal/rotation", Severity: Info, Title: "Dealer or Vulnerable does not fit the board number", Section: "3.4.11"},
	DealSyntax:                {Name: "deal/syntax", Severity: Error, Title: "The deal is not written in the standard's form", Section: "3.4.11", Fixable: true, Change: "deal written in the standard's form"},
	EmbedMarkup:               {Name: "embed/markup", Severity: Warning, Title: "A block of PBN in a page has HTML tags in it", Section: "6.2", Change: "markup left out"},
	EmbedNested:               {Name: "embed/nested", Severity: Error, Title: "A block of PBN begins before the last one is closed", Section: "6.2"},
	EmbedUnclosed:             {Name: "embed/unclosed", Severity: Error, Title: "A block of PBN is not closed", Section: "6.2"},
	ExportAnnotationOrder:     {Name: "export/annotation-order", Severity: Error, Title: "Annotations are not in the order of export format", Section: "3.5.2", OfExportFormat: true, Change: "annotations put in order"},
	ExportAuctionLayout:       {Name: "export/auction-layout", Severity: Error, Title: "The auction does not have the layout of export format", Section: "3.5", OfExportFormat: true, Change: "auction laid out again"},
	ExportCommentLayout:       {Name: "export/comment-layout", Severity: Error, Title: "A comment is not where export format puts it", Section: "3.8", OfExportFormat: true, Change: "comment moved to its place"},
	ExportDealForm:            {Name: "export/deal-form", Severity: Error, Title: "The deal does not begin with the dealer, or its ranks do not descend", Section: "3.4.11", OfExportFormat: true, Change: "hands or cards of the deal put in order"},
	ExportDuplicateTag:        {Name: "export/duplicate-tag", Severity: Error, Title: "A tag occurs twice in a game in export format", Section: "3.4", OfExportFormat: true, Fixable: true, Change: "repeated tag left out"},
	ExportGameSeparator:       {Name: "export/game-separator", Severity: Error, Title: "Games are not separated by one empty line", Section: "3", OfExportFormat: true, Change: "empty lines corrected"},
	ExportHeader:              {Name: "export/header", Severity: Error, Title: "The file does not begin as export format requires", Section: "2.4", OfExportFormat: true, Change: "header lines written"},
	ExportLineEnd:             {Name: "export/line-end", Severity: Error, Title: "A line does not end with CR and LF", Section: "2.3", OfExportFormat: true, Change: "line ends changed to CR and LF"},
	ExportLowerCase:           {Name: "export/lower-case", Severity: Error, Title: "A letter is lower case, but export format has upper case", Section: "3.11", OfExportFormat: true, Change: "lower case changed to upper case"},
	ExportMissingTag:          {Name: "export/missing-tag", Severity: Error, Title: "A mandatory tag is missing", Section: "3.4", OfExportFormat: true, Change: "mandatory tags filled in"},
	ExportPlayLayout:          {Name: "export/play-layout", Severity: Error, Title: "The play does not have the layout of export format", Section: "3.6", OfExportFormat: true, Change: "play laid out again"},
	ExportResultForm:          {Name: "export/result-form", Severity: Error, Title: "The result is not the number of declarer's tricks", Section: "3.4.15", OfExportFormat: true, Change: "result counted for declarer"},
	ExportSectionOrder:        {Name: "export/section-order", Severity: Error, Title: "Sections are not in the order of export format", Section: "3.1", OfExportFormat: true, Change: "tag or section put in its place"},
	ExportSpacing:             {Name: "export/spacing", Severity: Error, Title: "Calls, cards or other tokens are not separated by one space", Section: "3.5", OfExportFormat: true, Change: "spaces corrected"},
	ExportSuffix:              {Name: "export/suffix", Severity: Error, Title: "A suffix (!, ?) is used where export format has a NAG ($…)", Section: "3.5.3", OfExportFormat: true, Change: "suffix changed to a NAG"},
	ExportTab:                 {Name: "export/tab", Severity: Error, Title: "A file in export format has a tab in it", Section: "2.3", OfExportFormat: true, Change: "tabs changed to spaces"},
	ExportTableLayout:         {Name: "export/table-layout", Severity: Error, Title: "A table is not laid out as its columns say", Section: "5.2", OfExportFormat: true, Change: "table laid out again"},
	ExportTagLayout:           {Name: "export/tag-layout", Severity: Error, Title: "A tag pair does not have the form of export format", Section: "3.3", OfExportFormat: true, Change: "tag pair laid out again"},
	ExportTagOrder:            {Name: "export/tag-order", Severity: Error, Title: "Tags are not in the order of export format", Section: "3.4", OfExportFormat: true, Change: "tag put in its place"},
	ExportVulnerable:          {Name: "export/vulnerable", Severity: Error, Title: "Vulnerable is not one of the four words of export format", Section: "3.4.10", OfExportFormat: true, Change: "vulnerability written as None, NS, EW or All"},
	FileNotPBN:                {Name: "file/not-pbn", Severity: Error, Title: "The file is not PBN", Section: "3"},
	FileUnknownVersion:        {Name: "file/unknown-version", Severity: Warning, Title: "The file names an unknown version of PBN", Section: "2.4", Change: "version changed to 2.1"},
	GameMissingSeparator:      {Name: "game/missing-separator", Severity: Warning, Title: "The blank line between two games is missing", Section: "3", Fixable: true, Change: "empty line added between two games"},
	GameSharedDeal:            {Name: "game/shared-deal", Severity: Info, Title: "A game has no deal but seems to share that of an earlier game", Section: "4.8", Fixable: true},
	GameSplit:                 {Name: "game/split", Severity: Warning, Title: "A blank line splits a game", Section: "3", Fixable: true},
	NoteBadIndex:              {Name: "note/bad-index", Severity: Error, Title: "The number of a note is not between 1 and 32", Section: "3.5.4"},
	NoteDuplicate:             {Name: "note/duplicate", Severity: Error, Title: "Two notes of a section have the same number", Section: "3.5.5"},
	NoteMisplaced:             {Name: "note/misplaced", Severity: Error, Title: "A note does not come after calls or cards", Section: "3.5.5"},
	NoteSyntax:                {Name: "note/syntax", Severity: Error, Title: "A note has no number and colon before its text", Section: "3.5.5"},
	NoteUndefined:             {Name: "note/undefined", Severity: Warning, Title: "A note reference has no note", Section: "3.5.5"},
	NoteUnused:                {Name: "note/unused", Severity: Info, Title: "No call or card refers to a note", Section: "3.5.5"},
	OptimumPar:                {Name: "optimum/par", Severity: Warning, Title: "OptimumScore does not follow from OptimumResultTable", Section: "4.2.7"},
	PlayAfterPlus:             {Name: "play/after-plus", Severity: Error, Title: "A card follows the + that stands for the next card", Section: "3.6"},
	PlayBadCard:               {Name: "play/bad-card", Severity: Error, Title: "A word in the play is not a card", Section: "3.6.1", Fixable: true, Change: "card written in the standard's form"},
	PlayFalseLead:             {Name: "play/false-lead", Severity: Error, Title: "A card is marked as a lead out of turn but is not one", Section: "3.9", Fixable: true},
	PlayFalseRevoke:           {Name: "play/false-revoke", Severity: Error, Title: "A card is marked as a revoke but is not one", Section: "3.9", Fixable: true},
	PlayIrregularity:          {Name: "play/irregularity", Severity: Error, Title: "A card has the same mark twice", Section: "3.9"},
	PlayMissingTag:            {Name: "play/missing-tag", Severity: Error, Title: "Deal, Declarer or Contract is missing before the play", Section: "3.1", Fixable: true},
	PlayNotInHand:             {Name: "play/not-in-hand", Severity: Error, Title: "A player plays a card from another hand", Section: "3.6.1"},
	PlayPlayedTwice:           {Name: "play/played-twice", Severity: Error, Title: "A card is played twice", Section: "3.6.1"},
	PlayPlusAndStar:           {Name: "play/plus-and-star", Severity: Error, Title: "A play has both + and *", Section: "3.6"},
	PlayRevoke:                {Name: "play/revoke", Severity: Error, Title: "A player does not follow suit, and there is no ^R", Section: "3.9"},
	PlayTooManyCards:          {Name: "play/too-many-cards", Severity: Error, Title: "A card comes after the end of the play", Section: "3.6", Change: "text kept as a comment"},
	PlayUnfinished:            {Name: "play/unfinished", Severity: Warning, Title: "The play ends before 13 tricks, without * or +", Section: "3.6", Fixable: true, Change: "play closed with *"},
	ResultFalseCaret:          {Name: "result/false-caret", Severity: Warning, Title: "The result has a caret, but agrees with the play", Section: "3.4.15", Fixable: true},
	ResultMismatch:            {Name: "result/mismatch", Severity: Error, Title: "The result does not agree with the play", Section: "3.4.15"},
	ResultSum:                 {Name: "result/sum", Severity: Error, Title: "The tricks of both sides do not add up to 13", Section: "3.4.15"},
	ScoreHistoryVulnerable:    {Name: "score/history-vulnerable", Severity: Warning, Title: "Vulnerable does not fit the games won in the rubber", Section: "4.2.6"},
	ScoreMismatch:             {Name: "score/mismatch", Severity: Warning, Title: "The score does not fit the contract and its result", Section: "4.2.1"},
	SyntaxBadEscape:           {Name: "syntax/bad-escape", Severity: Info, Title: "A backslash is not before a quote or another backslash", Section: "3.2"},
	SyntaxCommentInSection:    {Name: "syntax/comment-in-section", Severity: Error, Title: "A comment is among the values of a section", Section: "5.1", Fixable: true, Change: "comment moved after the tag"},
	SyntaxCommentInTag:        {Name: "syntax/comment-in-tag", Severity: Error, Title: "A comment is inside a tag pair", Section: "3.8", Fixable: true, Change: "comment moved after the tag"},
	SyntaxTagName:             {Name: "syntax/tag-name", Severity: Error, Title: "A tag name does not begin with a capital letter", Section: "3.3"},
	SyntaxTokenTooLong:        {Name: "syntax/token-too-long", Severity: Error, Title: "A word or a string has more than 255 characters", Section: "3.2"},
	SyntaxUnclosedTag:         {Name: "syntax/unclosed-tag", Severity: Error, Title: "A tag pair has no right bracket", Section: "3.3", Fixable: true, Change: "bracket added"},
	SyntaxUnexpectedText:      {Name: "syntax/unexpected-text", Severity: Error, Title: "There is text where the standard allows none", Section: "3.2", Change: "text kept as a comment"},
	SyntaxUnterminatedComment: {Name: "syntax/unterminated-comment", Severity: Error, Title: "A brace comment is not closed", Section: "3.8", Fixable: true, Change: "comment closed"},
	SyntaxUnterminatedString:  {Name: "syntax/unterminated-string", Severity: Error, Title: "A string is not closed, or has a quote without a backslash", Section: "3.2", Fixable: true, Change: "string closed"},
	TableBadColumn:            {Name: "table/bad-column", Severity: Error, Title: "The columns of a table are not named correctly", Section: "5.2", Fixable: true},
	TableBadElement:           {Name: "table/bad-element", Severity: Error, Title: "A value in a table does not fit its column", Section: "5.3", Fixable: true, Change: "value in a table written in the standard's form"},
	TableDuplicateRow:         {Name: "table/duplicate-row", Severity: Error, Title: "A declarer has two results in one denomination", Section: "5.7"},
	TableIMPs:                 {Name: "table/imps", Severity: Warning, Title: "IMPs do not follow from the scores of the table", Section: "3.4.12"},
	TableIncomplete:           {Name: "table/incomplete", Severity: Info, Title: "OptimumResultTable has fewer than 20 rows", Section: "5.7"},
	TableMatchpoints:          {Name: "table/matchpoints", Severity: Warning, Title: "Matchpoints do not follow from the scores of the table", Section: "3.4.12"},
	TableMean:                 {Name: "table/mean", Severity: Warning, Title: "A mean is not the total divided by the number of boards", Section: "5.10"},
	TableNeedsSection:         {Name: "table/needs-section", Severity: Error, Title: "A table has rows for calls or cards that are not there", Section: "5.4"},
	TableOrder:                {Name: "table/order", Severity: Warning, Title: "The rows are not in the order that a column claims", Section: "5.2", Fixable: true},
	TableRangeGap:             {Name: "table/range-gap", Severity: Error, Title: "The score ranges leave out a score", Section: "5.5"},
	TableRangeOverlap:         {Name: "table/range-overlap", Severity: Error, Title: "Two score ranges include the same score", Section: "5.5"},
	TableRank:                 {Name: "table/rank", Severity: Warning, Title: "A rank does not follow from the scores", Section: "5.9"},
	TableRowCount:             {Name: "table/row-count", Severity: Error, Title: "A table does not have one row for each call or card", Section: "5.4"},
	TableRowLength:            {Name: "table/row-length", Severity: Error, Title: "A row has fewer or more values than the table has columns", Section: "5.2"},
	TableScoreMismatch:        {Name: "table/score-mismatch", Severity: Warning, Title: "A score does not follow from contract and result", Section: "5.9"},
	TableSides:                {Name: "table/sides", Severity: Warning, Title: "The values of NS and EW contradict each other", Section: "5.9"},
	TableTimeOrder:            {Name: "table/time-order", Severity: Warning, Title: "The total time goes down", Section: "5.4"},
	TableUnknownColumn:        {Name: "table/unknown-column", Severity: Info, Title: "A column is not known", Section: "5.2"},
	TagDealID:                 {Name: "tag/deal-id", Severity: Warning, Title: "One DealId is used for two deals", Section: "4.1.2"},
	TagDuplicate:              {Name: "tag/duplicate", Severity: Warning, Title: "A tag occurs twice in a game", Section: "3.4", Fixable: true, Change: "repeated tag left out"},
	TagInheritForbidden:       {Name: "tag/inherit-forbidden", Severity: Error, Title: "A tag that may not inherit has the value #", Section: "4.8"},
	TagInheritNothing:         {Name: "tag/inherit-nothing", Severity: Warning, Title: "No earlier game has a value to inherit", Section: "4.8"},
	TagInvalidValue:           {Name: "tag/invalid-value", Severity: Error, Title: "The standard does not allow the value of a tag", Section: "3.4", Fixable: true, Change: "value written in the standard's form"},
	TagPlayerName:             {Name: "tag/player-name", Severity: Info, Title: "A player's name is not written as in a directory", Section: "3.4.5", Fixable: true},
	TagUnknown:                {Name: "tag/unknown", Severity: Info, Title: "A tag is not known", Section: "4.9", Fixable: true},
	TagUnknownScoring:         {Name: "tag/unknown-scoring", Severity: Info, Title: "The scoring is not one that the standard names", Section: "3.4.12"},
	TextControlCharacter:      {Name: "text/control-character", Severity: Error, Title: "The file has a control character in it", Section: "2.2", Fixable: true, Change: "control character changed to a space"},
	TextDiscouragedCharacter:  {Name: "text/discouraged-character", Severity: Info, Title: "The file has a character from 160 to 191 in it", Section: "2.2"},
	TextLineTooLong:           {Name: "text/line-too-long", Severity: Error, Title: "A line has more than 255 characters", Section: "2.3", Change: "long line broken"},
	TextLongLine:              {Name: "text/long-line", Severity: Info, Title: "Lines have 80 or more printing characters", Section: "2.3"},
	TextNonASCIIToken:         {Name: "text/non-ascii-token", Severity: Error, Title: "A character outside strings and comments is not ASCII", Section: "2.2", Fixable: true, Change: "text kept as a comment, or in quotes"},
	TextTabInString:           {Name: "text/tab-in-string", Severity: Error, Title: "A string has a tab in it", Section: "2.3", Fixable: true, Change: "tabs changed to spaces"},
	TextUnmappable:            {Name: "text/unmappable", Severity: Warning, Title: "A character cannot be written in the file's encoding", Section: "2.2", Change: "character replaced"},
	TextUTF16:                 {Name: "text/utf16", Severity: Warning, Title: "The file is UTF-16, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1"},
	TextUTF8:                  {Name: "text/utf8", Severity: Warning, Title: "The file is UTF-8, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1"},
	TextWindows1252:           {Name: "text/windows-1252", Severity: Warning, Title: "The file is Windows-1252, not Latin-1", Section: "2.2", Change: "encoding changed to ISO 8859-1"},
}

// Info is the rule's row, which belongs to the table.
func (r Rule) Info() *RuleInfo { return &table[r] }

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
