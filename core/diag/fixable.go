package diag

// fixable are the rules that offer a fix, where they find one.
var fixable = []Rule{
	AnnotationDoubleNAG,
	AnnotationNAGSection,
	AnnotationRepeated,
	AuctionBadCall,
	AuctionFalseInsufficient,
	AuctionFirstColumn,
	AuctionNoDealer,
	AuctionUnfinished,
	ContractEndPosition,
	ContractPassedOut,
	DealSyntax,
	ExportDuplicateTag,
	GameMissingSeparator,
	GameSharedDeal,
	GameSplit,
	PlayBadCard,
	PlayFalseLead,
	PlayFalseRevoke,
	PlayMissingTag,
	PlayUnfinished,
	ResultFalseCaret,
	SyntaxCommentInSection,
	SyntaxCommentInTag,
	SyntaxUnclosedTag,
	SyntaxUnterminatedComment,
	SyntaxUnterminatedString,
	TableBadColumn,
	TableBadElement,
	TableOrder,
	TagDuplicate,
	TagInvalidValue,
	TagPlayerName,
	TagUnknown,
	TextControlCharacter,
	TextNonASCIIToken,
	TextTabInString,
}

// Fixable reports whether the rule offers a fix, where it finds one.
func (r Rule) Fixable() bool { return isFixable[r] }

var isFixable = func() (is [ruleCount]bool) {
	for _, r := range fixable {
		is[r] = true
	}
	return is
}()
