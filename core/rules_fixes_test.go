package core

import (
	"strings"

	"pbn/core/diag"
)

// readingFixes are of the rules of readingCases.
var readingFixes = []fixCase{
	{diag.AnnotationRepeated, "[Auction \"N\"]\n1C ! $5 ? AP", "[Auction \"N\"]\n1C ! $5 $2 AP"},
	{diag.AnnotationRepeated, "[Auction \"N\"]\n1C!?!1D *", "[Auction \"N\"]\n1C!?$1 1D *"},
	{diag.AnnotationRepeated, "[Play \"N\"]\nSA!?!!*", "[Play \"N\"]\nSA!?$9*"},
	{diag.DealSyntax, "[Deal \"N:.63.AKQ98710.A9732 - - -\"]", "[Deal \"N:.63.AKQ987T.A9732 - - -\"]"},
	{diag.DealSyntax, "[Deal \"N:...AKQJ109876543\"] {x}", "[Deal \"N:...AKQJT9876543 - - -\"] {x}"},
	{diag.DealSyntax, "[Dealer \"e\"][Deal \"AKQ.J32.T98.7654 \t - - SA.HK\"]", "[Dealer \"e\"][Deal \"E:AKQ.J32.T98.7654 - - A.K..\"]"},
	{diag.DealSyntax, "[Deal \"north:H63.DAKQ987.CA9732 - - -\"]", "[Deal \"N:.63.AKQ987.A9732 - - -\"]"},
	{diag.GameMissingSeparator, "[Board \"1\"][Deal \"?\"]\r\n[Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]\r\n\r\n[Board \"2\"][Deal \"?\"]"},
	{diag.GameMissingSeparator, "[Board \"1\"][Deal \"?\"][Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]\n\n[Board \"2\"][Deal \"?\"]"},
	{diag.GameMissingSeparator, "[Board \"1\"][Deal \"?\"]{x}\r%y\r[Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]{x}\r\r%y\r[Board \"2\"][Deal \"?\"]"},
	{diag.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Site \"x\"]\n[Board \"1\"]\n[Room \"Open\"]", "[Board \"1\"]" + fullDeal + "\n[Site \"x\"]\n[Board \"1\"]\n" + fullDeal + "[Room \"Open\"]"},
	{diag.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Board \"1\"] {x}", "[Board \"1\"]" + fullDeal + "\n" + fullDeal + "[Board \"1\"] {x}"},
	{diag.GameSplit, "[Board \"1\"]\n \n\n[Play \"N\"]\nSA *", "[Board \"1\"]\n[Play \"N\"]\nSA *"},
	{diag.GameSplit, "[Board \"1\"]\r\n\r\n{x}\r\n\r\n[Play \"N\"]\r\nSA *", "[Board \"1\"]\r\n{x}\r\n[Play \"N\"]\r\nSA *"},
	{diag.SyntaxCommentInSection, "[ScoreTable \"Rank\"] {a}\n1 {x}\n{y} ;z\n2 {u\n\nv} 3\n4{w}5 ;end", "[ScoreTable \"Rank\"] {a}\n{x}\n{y}\n;z\n{u\n\nv}\n{w}\n;end\n1\n2 3\n4 5"},
	{diag.SyntaxCommentInSection, "[ScoreTable \"Rank\"] 1 {x} ;z\r\n2", "[ScoreTable \"Rank\"]\r\n{x}\r\n;z\r\n 1\r\n2"},
	{diag.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\r1\r;x\n\n[Board \"2\"]", "[ScoreTable \"Rank\"]\r;x\r1\r\n\n[Board \"2\"]"},
	{diag.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\n1\n{x} %2", "[ScoreTable \"Rank\"]\n{x}\n1\n %2"},
	{diag.SyntaxCommentInTag, "[Site {x} \"a\"]", "[Site \"a\"]\n{x}"},
	{diag.SyntaxCommentInTag, "[{a}Site ;b\r\n\"a\" {c}] {d}", "[Site\r\n\"a\"]\r\n{a}\r\n;b\r\n{c} {d}"},
	{diag.SyntaxCommentInTag, "[Site ;b\n\"a\"][Event \"\"]", "[Site\n\"a\"]\n;b\n[Event \"\"]"},
	{diag.SyntaxUnclosedTag, "[Site \"a\" {x}\n[Board \"1\"]", "[Site \"a\"] {x}\n[Board \"1\"]"},
	{diag.SyntaxUnclosedTag, "[Site \"a\"\n\n[Board \"1\"", "[Site \"a\"]\n\n[Board \"1\"]"},
	{diag.SyntaxUnterminatedComment, "[Site \"a\"] {x\n\n[Board \"1\"]", "[Site \"a\"] {x}\n\n[Board \"1\"]"},
	{diag.SyntaxUnterminatedString, "[Site \"a\n]", "[Site \"a\"\n]"},
	{diag.SyntaxUnterminatedString, "[Site \"a b]\n[Board \"1\"]", "[Site \"a b\"]\n[Board \"1\"]"},
	{diag.SyntaxUnterminatedString, "[Site \"a \"b\" \\\"c\\\\\" d\"]", "[Site \"a \\\"b\\\" \\\"c\\\\\\\" d\"]"},
	{diag.SyntaxUnterminatedString, "[Site \"C:\\\"]", "[Site \"C:\\\\\"]"},
	{diag.SyntaxUnterminatedString, "[ScoreTable \"Names\"]\n\"a;b\\", "[ScoreTable \"Names\"]\n\"a;b\\\\\""},
	{diag.TagDuplicate, "[Auction \"N\"]\nAP\n[Auction \"N\"]\n1C\n*\n[Site \"x\"]", "[Auction \"N\"]\nAP\n[Site \"x\"]"},
	{diag.TagDuplicate, "[Site \"a\"] [Site \"b\"] [Event \"\"]", "[Site \"a\"] [Event \"\"]"},
	{diag.TagUnknown, "[Vulnerability \"None\"]", "[Vulnerable \"None\"]"},
	{diag.TagUnknown, "[Dealer \"N\"]\n[AUCTION \"N\"]\nAP", "[Dealer \"N\"]\n[Auction \"N\"]\nAP"},
	{diag.TextControlCharacter, "[Site \"a\x01\x02b\"]\n;\x7F\n\x03[Event \"\"]\n\x1A", "[Site \"a b\"]\n; \n [Event \"\"]\n"},
	{diag.TextControlCharacter, "[Site \"é\u0085\"]", "[Site \"é \"]"},
	{diag.TextNonASCIIToken, "[ScoreTable \"Names\"]\nM\xfcller", "[ScoreTable \"Names\"]\n\"M\xfcller\""},
	{diag.TextTabInString, "\xFF\xFE" + wide("[Site \"♠\t\"]\n"), "\xFF\xFE" + wide("[Site \"♠ \"]\n")},
	{diag.SyntaxCommentInTag, "\xEF\xBB\xBF[Site {é} \"a\"]", "\xEF\xBB\xBF[Site \"a\"]\n{é}"},
	{diag.SyntaxCommentInTag, "[Site {\x93\xE9} \"a\"]", "[Site \"a\"]\n{\x93\xE9}"},
}

// wide is UTF-16, low byte first, of characters of one code unit.
func wide(text string) string {
	var out strings.Builder
	for _, r := range text {
		out.WriteByte(byte(r))
		out.WriteByte(byte(r >> 8))
	}
	return out.String()
}
