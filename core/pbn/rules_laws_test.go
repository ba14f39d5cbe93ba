package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/rules"
)

// The auction and the play of the standard's example, and pieces of it.
const (
	auctionN = "[Dealer \"N\"]\n[Auction \"N\"]\n"
	played   = fullDeal + "[Declarer \"S\"]\n[Contract \"5HX\"]\n"
	playW    = played + "[Play \"W\"]\n"
	// oneSuitEach is a deal in which West, on lead against 1NT, has all spades, and the others no card of West's suit.
	oneSuitEach = "[Deal \"W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n"
	ending      = "[Deal \"N:A.K.. K.A.. Q.Q.. J.J..\"]\n"
)

// thirteenTricks is a play of oneSuitEach.
var thirteenTricks = "[Play \"W\"]\n" + func() (lines string) {
	for _, rank := range "AKQJT98765432" {
		lines += strings.ReplaceAll("S# H# D# C#\n", "#", string(rank))
	}
	return lines
}()

// lawsCases are of the rules of the auction, the play, their annotations and notes, and the result.
var lawsCases = []ruleCase{
	{rules.AnnotationDoubleNAG, auctionN + "1C $3 $4 $3 AP", "$3", auctionN + "1C $3 $4 AP"},
	{rules.AnnotationDoubleNAG, auctionN + "1C ! $1 AP", "$1", auctionN + "1C ! $13 $25 AP"},
	{rules.AnnotationDoubleNAG, auctionN + "1C $2 ! AP", "!", auctionN + "1C $2 $3 AP"},
	{rules.AnnotationDoubleNAG, playW + "SK !! $9 *", "$9", playW + "SK !! $14 $20 H3 !! *"},
	{rules.AnnotationDoubleNAG, playW + "SK $200 $200 *", "$200", playW + "SK ! ! *"},
	{rules.AnnotationNAGSection, auctionN + "1C $7 AP", "$7", auctionN + "1C $6 $15 AP"},
	{rules.AnnotationNAGSection, auctionN + "1C $14 AP", "$14", auctionN + "1C $13 $0 AP"},
	{rules.AnnotationNAGSection, playW + "SK $13 *", "$13", playW + "SK $14 $12 *"},
	{rules.AnnotationNAGSection, playW + "SK $6 *", "$6", playW + "SK $7 *"},
	{rules.AuctionAfterPlus, auctionN + "1C + Pass Pass", "Pass", auctionN + "1C Pass + {Pass}"},
	{rules.AuctionAfterPlus, auctionN + "1C + +", "+", auctionN + "+"},
	{rules.AuctionBadSkip, auctionN + "1C ^S ^S ^S ^S 2C AP", "^S", auctionN + "1C ^S ^S ^S 2C AP"},
	{rules.AuctionBadSkip, auctionN + "^S 1C ^S ^S ^S ^S 2C AP", "^S", auctionN + "^S 1C ^S ^S ^S 2C AP"},
	{rules.AuctionBadSkip, auctionN + "1C ^S *", "^S", auctionN + "^S 1C *"},
	{rules.AuctionBadSkip, auctionN + "1C ^S ^S +", "^S", auctionN + "1C ^S ^S 1D +"},
	{rules.AuctionContractMismatch, auctionN + "1C AP\n[Contract \"1D\"]", "\"1D\"", auctionN + "1C AP\n[Contract \"1c\"]"},
	{rules.AuctionContractMismatch, auctionN + "1C X AP\n[Contract \"1C\"]", "\"1C\"", auctionN + "1C X *\n[Contract \"1C\"]"},
	{rules.AuctionContractMismatch, auctionN + "AP\n[Contract \"1C\"]", "\"1C\"", auctionN + "AP\n[Contract \"\"]"},
	{rules.AuctionContractMismatch, auctionN + "1C AP\n[Contract \"Pass\"]", "\"Pass\"", auctionN + "1C Pas AP\n[Contract \"Pass\"]"},
	{rules.AuctionContractMismatch, auctionN + "1C AP\n[Contract \"D\"]", "\"D\"", auctionN + "1C AP\n[Contract \"C\"]"},
	{rules.AuctionDeclarerMismatch, "[Declarer \"S\"]" + auctionN + "1C AP", "\"S\"", "[Declarer \"^S\"]" + auctionN + "1C AP"},
	{rules.AuctionDeclarerMismatch, "[Declarer \"^N\"]" + auctionN + "1C AP", "\"^N\"", "[Declarer \"\"]" + auctionN + "1C AP"},
	{rules.AuctionDeclarerMismatch, "[Declarer \"E\"]" + auctionN + "1C AP", "\"E\"", "[Declarer \"E\"]" + auctionN + "1C - AP"},
	{rules.AuctionDeclarerMismatch, "[Declarer \"^E\"]" + auctionN + "1C AP", "\"^E\"", "[Declarer \"E\"]" + auctionN + "AP"},
	{rules.AuctionFalseInsufficient, auctionN + "1C ^I 1D AP", "^I 1D", auctionN + "1D ^I 1C AP"},
	{rules.AuctionFalseInsufficient, auctionN + "^I 1C AP", "^I 1C", auctionN + "1D Foo ^I 1H AP"},
	{rules.AuctionFalseInsufficient, auctionN + "1C ^I Pass *", "^I Pass", auctionN + "1C ^S ^I 1C AP"},
	{rules.AuctionFalseInsufficient, auctionN + "1C ^I ^I 1C AP", "^I ^I 1C", auctionN + "1C ^I 1C AP"},
	{rules.AuctionFirstColumn, "[Dealer \"N\"]\n[Auction \"W\"]\n1C AP", "\"W\"", "[Dealer \"N\"]\n[Auction \"W\"]\n- 1C AP"},
	{rules.AuctionFirstColumn, "[Dealer \"N\"]\n[Auction \"W\"]\n- - 1C AP", "- -", "[Dealer \"?\"]\n[Auction \"W\"]\n- - 1C AP"},
	{rules.AuctionFirstColumn, "[Dealer \"N\"]\n[Auction \"N\"]\n- - - ^S 1C AP", "- - -", "[Dealer \"N\"]\n[Auction \"E\"]\n*"},
	{rules.AuctionMisplacedHyphen, auctionN + "1C - - Pass *", "-", "[Dealer \"N\"]\n[Auction \"E\"]\n- - - 1C *"},
	{rules.AuctionMisplacedHyphen, auctionN + "1C AP {-} -", "-", auctionN + "1C AP {-}"},
	{rules.AuctionNoDealer, "[Auction \"N\"]\n1C AP", "[Auction \"N\"]", "[Dealer \"?\"]\n[Auction \"N\"]\n1C AP"},
	{rules.AuctionNoDealer, "[Auction \"N\"]\nAP\n[Dealer \"N\"]", "[Auction \"N\"]", "[Dealer \"N\"]\n[Auction \"N\"]\nAP\n[Dealer \"N\"]"},
	{rules.AuctionNoDealer, "[Site \"\"] [Auction \"N\"]", "[Auction \"N\"]", "[Site \"\"]"},
	{rules.AuctionPlusAndStar, auctionN + "1C + *", "*", auctionN + "1C * {+}"},
	{rules.AuctionPlusAndStar, auctionN + "1C * +", "+", auctionN + "1C +"},
	{rules.ContractEndPosition, ending + "[Contract \"3NT\"]", "\"3NT\"", ending + "[Contract \"NT\"]"},
	{rules.ContractEndPosition, ending + "[Contract \"1H\"]", "\"1H\"", "[Deal \"N:A.K.. - - -\"]\n[Contract \"1H\"]"},
	{rules.ContractEndPosition, "[Deal \"N:AK... QJ... - -\"]\n[Contract \"1H\"]", "\"1H\"", "[Deal \"N:AK... Q... - -\"]\n[Contract \"1H\"]"},
	{rules.ContractEndPosition, fullDeal + "[Contract \"H\"]", "\"H\"", "[Deal \"?\"][Contract \"H\"]"},
	{rules.NoteDuplicate, auctionN + "1C =1= AP\n[Note \"1:x\"][Note \"1:y\"]", "\"1:y\"", auctionN + "1C =1= AP\n[Note \"1:x\"]\n[Play \"E\"]\nSA =1= *\n[Note \"1:x\"]"},
	{rules.NoteMisplaced, "[Note \"1:x\"]\n" + auctionN + "1C =1= AP", "[Note \"1:x\"]", auctionN + "1C =1= AP\n[Note \"1:x\"]"},
	{rules.NoteMisplaced, auctionN + "1C AP\n[Site \"\"]\n[Note \"99:x\"]", "[Note \"99:x\"]", auctionN + "1C =1= AP\n[Note \"1:x\"]"},
	{rules.NoteMisplaced, auctionN + "1C =1= AP\n[Site \"\"]\n[Note \"1:x\"]", "[Note \"1:x\"]", auctionN + "1C =1= =2= AP\n[Note \"2:x\"]\n{c}\n[Note \"1:x\"]"},
	{rules.NoteSyntax, auctionN + "AP\n[Note \"text\"]", "\"text\"", auctionN + "AP\n[Note \"1:\"]"},
	{rules.NoteSyntax, auctionN + "AP\n[Note \"\"]", "\"\"", auctionN + "AP\n[Note \"33:text\"]"},
	{rules.NoteSyntax, auctionN + "1C =1= AP\n[Note \"1 x\"]", "\"1 x\"", auctionN + "AP\n[Note \"#\"]"},
	{rules.NoteUnused, auctionN + "AP\n[Note \"2:x\"]", "\"2:x\"", auctionN + "AP\n[Note \"0:x\"]"},
	{rules.NoteUnused, playW + "SK =1= *\n[Note \"1:x\"][Note \"2:x\"]", "\"2:x\"", auctionN + "1C =1= AP\n[Play \"E\"]\n*\n[Note \"1:x\"]"},
	{rules.PlayAfterPlus, playW + "SK H3 + S3", "S3", playW + "SK H3 S4 S3\n- C2 + -"},
	{rules.PlayAfterPlus, playW + "SK + - -\nC5", "C5", playW + "SK H3 S4 S3\n+ C2 C6 CK"},
	{rules.PlayAfterPlus, playW + "SK + +", "+", playW + "+"},
	{rules.PlayFalseLead, playW + "^L SK H3 S4 S3\n*", "^L SK", playW + "S2 H3 ^L S4 S3\n*"},
	{rules.PlayFalseLead, playW + "SK H3 S4 S3\nC5 ^L C2 C6 CK\n*", "^L C2", playW + "SK H3 S4 S3\nC5 C2 C6 ^L CK\n*"},
	{rules.PlayFalseLead, playW + "S2 ^L DA ^L DT D3\n*", "^L DT", playW + "D2 ^L DA DT D3\n*"},
	{rules.PlayFalseRevoke, playW + "SK H3 ^R S4 S3\n*", "^R S4", playW + "SK H3 ^R DT S3\n*"},
	{rules.PlayFalseRevoke, playW + "^R SK H3 S4 S3\n*", "^R SK", playW + "- H3 ^R DT S3\n*"},
	{rules.PlayFalseRevoke, playW + "SK ^R H3 S4 S3\n*", "^R H3", "[Deal \"N:- A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"][Declarer \"S\"][Contract \"5H\"][Play \"W\"]\nSK ^R H3 S4 S3\n*"},
	{rules.PlayIrregularity, playW + "SK H3 ^R ^R DT S3\n*", "^R ^R DT", playW + "SK H3 ^R DT ^R D3\n*"},
	{rules.PlayMissingTag, fullDeal + "[Contract \"1H\"]\n[Play \"W\"]\n*", "[Play \"W\"]", fullDeal + "[Declarer \"?\"][Contract \"1H\"]\n[Play \"W\"]\n*"},
	{rules.PlayMissingTag, "[Declarer \"S\"][Contract \"1H\"]\n[Play \"W\"]\n*\n" + fullDeal, "[Play \"W\"]", ending + "[Contract \"H\"]\n[Play \"W\"]\n*"},
	{rules.PlayMissingTag, "[Play \"W\"]", "[Play \"W\"]", playW},
	{rules.PlayNotInHand, playW + "SK H3 S3 S7\n*", "S3", playW + "SK H3 S4 S3\n*"},
	{rules.PlayNotInHand, playW + "H3 S3 S4 SK\nS2 H6 S5 S7\n*", "H3", playW + "SK H3 - S3\n*"},
	{rules.PlayNotInHand, playW + "SK H3 S4 S3\nCK C5 C2 C6\n*", "CK", playW + "SK H3 S4 S3\nC5 C2 C6 CK\n*"},
	{rules.PlayNotInHand, "[Deal \"N:.63.AKQ987.A9732 - - -\"][Declarer \"S\"][Contract \"5H\"][Play \"W\"]\nH3 *", "H3", "[Deal \"N:.63.AKQ987.A9732 - - -\"][Declarer \"S\"][Contract \"5H\"][Play \"W\"]\nH4 *"},
	{rules.PlayNotInHand, ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK H2 SJ", "H2", "[Deal \"N:A.K.. K.A.. Q.Q.. J...\"]\n[Contract \"NT\"]\n[Play \"W\"]\nS2 SA SK SQ"},
	{rules.PlayPlayedTwice, playW + "SK H3 S4 S3\nC5 C2 C6 CK\nS2 H3 S5 S7\n*", "H3", playW + "SK - S4 S3\n- - - -\n*"},
	{rules.PlayPlayedTwice, "[Play \"W\"]\nSK SK *", "SK", "[Play \"W\"]\nSK Sx Sx *"},
	{rules.PlayPlusAndStar, playW + "SK +\n*", "*", playW + "SK\n*"},
	{rules.PlayPlusAndStar, playW + "SK * +", "+", playW + "SK +"},
	{rules.PlayRevoke, playW + "SK H3 DT S3\n*", "DT", playW + "SK H3 ^R DT S3\n*"},
	{rules.PlayRevoke, playW + "SK H3 DT D3\n*", "DT", playW + "- H3 DT D3\n*"},
	{rules.PlayRevoke, "[Deal \"N:.63.AKQ987.A9732 - - -\"][Declarer \"S\"][Contract \"5H\"][Play \"W\"]\nSK H3 D4 S3\nC5 C2 C6 CK\nS5 H6 S7 S8\n*", "D4",
		"[Deal \"N:.63.AKQ987.A9732 - - -\"][Declarer \"S\"][Contract \"5H\"][Play \"W\"]\nSK H3 D4 S3\n*"},
	{rules.PlayRevoke, playW + "SK H3 S4 S3\nC5 C2 DT CK\n*", "DT", "[Auction \"S\"]1D AP" + playW + "SK H3 S4 S3\nC5 C2 DT CK\n*"},
	{rules.PlayTooManyCards, oneSuitEach + thirteenTricks + "SA", "SA", oneSuitEach + thirteenTricks + "*"},
	{rules.PlayTooManyCards, playW + "SK * H3 S4", "H3 S4", playW + "SK H3 * {S4}"},
	{rules.PlayTooManyCards, ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ HK HA HQ HJ C2", "C2", ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ HK HA HQ HJ"},
	{rules.PlayUnfinished, playW + "SK H3 S4 S3", "[Play \"W\"]", playW + "SK H3 - S3"},
	{rules.PlayUnfinished, playW + "SK", "[Play \"W\"]", ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ"},
	{rules.PlayUnfinished, playW + "SK H3", "[Play \"W\"]", playW},
	{rules.ResultFalseCaret, "[Result \"^0\"]" + oneSuitEach + thirteenTricks, "\"^0\"", "[Result \"^1\"]" + oneSuitEach + thirteenTricks},
	{rules.ResultFalseCaret, "[Result \"^EW 13 NS 0\"]" + oneSuitEach + thirteenTricks, "\"^EW 13 NS 0\"", "[Result \"^1\"]" + playW + "SK H3 S4 S3\n*"},
	{rules.ResultMismatch, "[Result \"1\"]" + oneSuitEach + thirteenTricks, "\"1\"", "[Result \"NS 0\"]" + oneSuitEach + thirteenTricks},
	{rules.ResultMismatch, "[Result \"0\"]" + playW + "SK H3 S4 S3\n*", "\"0\"", "[Result \"1\"]" + playW + "SK H3 S4 S3\n+"},
	{rules.ResultMismatch, "[Result \"9\"]" + playW + "SK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\nC8 CA CT C4\n+ - - -", "\"9\"", "[Result \"4\"]" + playW + "SK H3 S4 S3\nC5 C2 C6 CK\nS2 H6 S5 S7\nC8 CA CT C4\n+ - - -"},
	{rules.ResultMismatch, "[Result \"2\"]" + playW + "SK H3 S4 S3\n- + - -", "\"2\"", "[Result \"2\"]" + playW + "SK H3 S4 S3\n- - - -"},
	{rules.ResultMismatch, "[Result \"NS 1 EW 1\"]" + playW + "SK H3 S4 S3\n- + - -", "\"NS 1 EW 1\"", "[Result \"NS 1 EW 0\"]" + playW + "SK H3 S4 S3\n- + - -"},
	{rules.ResultMismatch, "[Result \"NS 1 EW 1\"]" + playW + "SK H3 - S3\n- + - -", "\"NS 1 EW 1\"", "[Result \"EW 1\"]" + playW + "SK H3 - S3\n- + - -"},
	{rules.ResultMismatch, "[Result \"0\"]" + playW + "D2 ^L DA DT D3\n*", "\"0\"", "[Result \"1\"]" + playW + "D2 ^L DA DT D3\n*"},
	{rules.ResultMismatch, "[Result \"EW 13\"]" + playW + "SK H3 S4 S3\n*", "\"EW 13\"", "[Result \"EW 12\"]" + playW + "SK H3 S4 S3\n*"},
	{rules.ResultMismatch, "[Result \"13\"]" + playW + "S2 DK SA S3\n*", "\"13\"", "[Result \"13\"]" + playW + "S2 H3 SA ^R D3\n*"},
	{rules.ResultSum, "[Result \"NS 9 EW 2\"]", "\"NS 9 EW 2\"", "[Result \"NS 9 EW 4\"]"},
	{rules.ResultSum, "[Result \"NS 9 EW 9\"]" + playW + "SK +", "\"NS 9 EW 9\"", "[Result \"NS 1 EW 0\"]" + playW + "SK H3 S4 S3\n+"},
}

var lawsFixes = []fixCase{
	{rules.AnnotationDoubleNAG, auctionN + "1C $3 $4 $3 {c} AP", auctionN + "1C $4 $3 {c} AP"},
	{rules.AnnotationDoubleNAG, auctionN + "1C! {c}$1!? AP", auctionN + "1C! {c} !? AP"},
	{rules.AnnotationDoubleNAG, auctionN + "1C $3\n$3\nAP", auctionN + "1C $3\nAP"},
	{rules.AnnotationNAGSection, auctionN + "1C $7 $14 AP", auctionN + "1C $1 $13 AP"},
	{rules.AnnotationNAGSection, playW + "SK $6 $13\n*", playW + "SK $12 $14\n*"},
	{rules.AuctionBadCall, auctionN + "1N Dbl 4D* 4S(1) 5C=3 ALL PASS", auctionN + "1NT X 4D {*} 4S {(1)} 5C=3= AP"},
	{rules.AuctionBadCall, auctionN + "1C ALL\x01PASS", auctionN + "1C AP"},
	{rules.AuctionFalseInsufficient, auctionN + "1C ^I 1D AP", auctionN + "1C 1D AP"},
	{rules.AuctionFalseInsufficient, auctionN + "1C\n^I\n1D^I2C AP", auctionN + "1C\n1D 2C AP"},
	{rules.AuctionFirstColumn, "[Dealer \"N\"]\n[Auction \"W\"]\n- - 1C AP", "[Dealer \"N\"]\n[Auction \"S\"]\n- - 1C AP"},
	{rules.AuctionNoDealer, "[Site \"\"]\r\n[Auction \"W\"]\r\n- 1C AP", "[Site \"\"]\r\n[Dealer \"N\"]\r\n[Auction \"W\"]\r\n- 1C AP"},
	{rules.AuctionNoDealer, "[\n%x\nSite \"\"]\n[Auction \"W\"]\nAP", "[\n%x\nSite \"\"]\n[Dealer \"W\"]\n[Auction \"W\"]\nAP"},
	{rules.AuctionNoDealer, "%x\r\r[Auction \"W\"]\rAP", "%x\r\r[Dealer \"W\"]\r[Auction \"W\"]\rAP"},
	{rules.AuctionNoDealer, "[Site \"\"] {c}\n%x\n[Auction \"W\"]\n- 1C AP", "[Site \"\"] {c}\n[Dealer \"N\"]\n%x\n[Auction \"W\"]\n- 1C AP"},
	{rules.AuctionUnfinished, auctionN + "1C =1= Pass ;c\n\n{tail}", auctionN + "1C =1= Pass ;c\n*\n\n{tail}"},
	{rules.AuctionUnfinished, auctionN + "1C Pass $2 {a\n\nb}\r\n[Site \"\"]", auctionN + "1C Pass $2 {a\n\nb}\r\n*\r\n[Site \"\"]"},
	{rules.AuctionUnfinished, auctionN + "1C Pass\r\n{a}\r\n\r\n{tail}", auctionN + "1C Pass\r\n{a}\r\n*\r\n\r\n{tail}"},
	{rules.ContractEndPosition, ending + "[Contract \"3NT\"]", ending + "[Contract \"NT\"]"},
	{rules.PlayBadCard, playW + "KS 3H -- S10 =2\n*", playW + "SK H3 - ST =2=\n*"},
	{rules.PlayFalseLead, playW + "^L SK H3 S4 S3\n*", playW + "SK H3 S4 S3\n*"},
	{rules.PlayFalseRevoke, playW + "SK H3 ^R S4 S3\n*", playW + "SK H3 S4 S3\n*"},
	{rules.PlayMissingTag, fullDeal + "[Dealer \"S\"]\n[Auction \"S\"]\n1H AP\n[Play \"W\"]\nSK *", fullDeal + "[Dealer \"S\"]\n[Auction \"S\"]\n1H AP\n[Declarer \"S\"]\n[Contract \"1H\"]\n[Play \"W\"]\nSK *"},
	{rules.PlayUnfinished, playW + "SK H3 S4 S3", playW + "SK H3 S4 S3\n*"},
	{rules.ResultFalseCaret, "[Result \"^0\"]" + oneSuitEach + thirteenTricks, "[Result \"0\"]" + oneSuitEach + thirteenTricks},
}

// TestCardsNotInHand: where more than half of the cards are in other hands, or most of a line, that is one fault.
func TestCardsNotInHand_3_6_1_b(t *testing.T) {
	for _, c := range []struct {
		name, play string
		spans      []string
		said       string // in the first message, of how many cards
	}{
		{"3.6.1-b half of the cards", "SK H3 S3 S4\nC5 C2 CK C6\n*", []string{"S3", "S4", "CK", "C6"}, ""},
		{"3.6.1-b a third of the cards", "SK H3 S3 S4\nC5 C2 CK C6\nS2 H6 S5 S7\n*", []string{"S3", "S4", "CK", "C6"}, ""},
		{"3.6.1-b more than half", "SK H3 S3 S4\nC5 C6 CK C2\n*", []string{"S3"}, "5 of 8 cards"},
		{"3.6.1-b three, of three", "H3 S3 C4\n*", []string{"H3"}, "3 cards of this line"},
		{"3.6.1-b three of a line", "SK H3 S4 S3\nC5 C6 CK C2\n*", []string{"C6"}, "3 cards of this line"},
		{"3.6.1-b two of a line", "SK H3 S4 S3\nC5 C2 CK C6\n*", []string{"CK", "C6"}, ""},
	} {
		in := playW + c.play
		var spans []string
		said := ""
		for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
			if d.Rule == rules.PlayNotInHand {
				spans, said = append(spans, in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte]), said+d.Message
			}
		}
		if !slices.Equal(spans, c.spans) || !strings.Contains(said, c.said) || c.said == "" && strings.Contains(said, "cards") {
			t.Errorf("%s: at %q, want %q: %s", c.name, spans, c.spans, said)
		}
	}
}

// TestCardsOnTheTable: in an end position a hand with a card less has one on the table, which may be any card of the first line that no hand
// has; all others are in the hands.
func TestCardsOnTheTable_3_10(t *testing.T) {
	const fewer = "[Deal \"N:A.K.. K.A.. Q.Q.. J...\"]\n[Contract \"NT\"]\n"
	for in, want := range map[string][]string{
		fewer + "[Play \"W\"]\nH2 HK HA HQ\nSJ SA SK SQ\n":                                                nil,
		fewer + "[Play \"N\"]\nSA SK SQ C2\nHK HA HQ SJ\n":                                                nil,
		fewer + "[Play \"W\"]\nSA HK HA HQ\n*":                                                            {"SA"},
		fewer + "[Play \"W\"]\nSJ SA SK SQ\nC2 HK HA HQ\n":                                                {"C2"},
		fewer + "[Play \"N\"]\nC2 SK SQ SJ\n*":                                                            {"C2"},
		"[Deal \"N:A.K.. K.A.. Q.Q.. ...\"]\n[Contract \"NT\"]\n[Play \"W\"]\nC3 SA SK SQ\nC2 HK HA HQ\n": nil,
	} {
		if got := found(in, rules.PlayNotInHand); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.PlayNotInHand), got, want)
		}
	}
}
