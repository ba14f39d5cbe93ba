package rules

import "pbn/core/diag"

// changes says what export does about what reading finds. It is no part of the rows: a module that only reads has none of it.
var changes = [...]struct {
	change string
	of     []diag.Rule
}{
	{"move written in SAN", []diag.Rule{
		MoveCaptureFalse, MoveCaptureMark, MoveCastlingZero, MoveCheckFalse, MoveDisambiguation, MoveEnPassantFalse, MoveEnPassantMark,
		MoveForm, MoveLetterCase, MoveLongForm, MovePawnLetter, MovePromotionFalse, MovePromotionForm, MovePromotionMissing,
	}},
	{"check and mate marked", []diag.Rule{MoveCheckMissing}},
	{"moves written with the letters of English", []diag.Rule{MoveLanguage}},
	{"rest of a line kept as a comment", []diag.Rule{MoveAfterEnd, MoveAmbiguous, MoveIllegal, MoveUnreadable}},
	{"text kept as a comment", []diag.Rule{AnnotationNAGSyntax, SyntaxReserved, SyntaxUnexpectedText}},
	{"suffix written as an annotation number", []diag.Rule{AnnotationRepeated}},
	{"sign written as an annotation number", []diag.Rule{AnnotationSign}},
	{"result written at the end of the game", []diag.Rule{GameMissingResult}},
	{"second result left out", []diag.Rule{GameSecondResult}},
	{"move number without a move left out", []diag.Rule{NumberDangling}},
	{"words written apart", []diag.Rule{NumberGlued}},
	{"FEN written as the standard has it", []diag.Rule{PositionCastling, PositionEnPassant, PositionForm}},
	{"result written as the standard has it", []diag.Rule{ResultForm}},
	{"backslash written twice", []diag.Rule{SyntaxBadEscape}},
	{"comment moved after the tags", []diag.Rule{SyntaxCommentInTag}},
	{"braces in a comment changed to parentheses", []diag.Rule{SyntaxNestedComment}},
	{"bracket written after a tag", []diag.Rule{SyntaxUnclosedTag}},
	{"backslash written before a quote", []diag.Rule{SyntaxUnescapedQuote}},
	{"right brace left out", []diag.Rule{SyntaxUnmatchedBrace}},
	{"comment closed", []diag.Rule{SyntaxUnterminatedComment}},
	{"quotes written around a value", []diag.Rule{SyntaxUnterminatedString}},
	{"second tag of a name left out", []diag.Rule{TagDuplicate}},
	{"tag name written as the standard has it", []diag.Rule{TagNameCase}},
	{"character changed to what it stands for", []diag.Rule{TextNonASCIIToken}},
	{"encoding changed", []diag.Rule{TextUTF16, TextWindows1252}},
	{"variation without a move left out", []diag.Rule{VariationEmpty}},
	{"variation moved before the result", []diag.Rule{VariationMisplaced}},
	{"variation kept as a comment", []diag.Rule{VariationNoMove}},
	{"result in a variation kept as a comment", []diag.Rule{VariationResult}},
	{"variation closed", []diag.Rule{VariationUnclosed}},
	{"right parenthesis left out", []diag.Rule{VariationUnmatched}},
}
