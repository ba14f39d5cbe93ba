package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
)

// completeGame is a game with the tags that export format asks for, and no more.
const completeGame = "[Event \"\"]\n[Site \"\"]\n[Date \"?\"]\n[Board \"1\"]\n[West \"?\"]\n[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n" +
	"[Dealer \"N\"]\n[Vulnerable \"None\"]\n" + fullDeal + "[Scoring \"\"]\n[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n"

// exportFixes are of the same rules: export itself is what puts the others right.
var exportFixes = []fixCase{
	{rules.ExportDuplicateTag, "% PBN 2.1\n% EXPORT\n[Event \"a\"]\n[Event \"b\"]\n[Site \"c\"]\n", "% PBN 2.1\n% EXPORT\n[Event \"a\"]\n[Site \"c\"]\n"},
}

// exportCases are of the rules that only a file in export format can break.
var exportCases = []ruleCase{
	{rules.ExportAnnotationOrder, "[Auction \"N\"]\n1C $25 $3 AP", "$3", "[Auction \"N\"]\n1C $3 $25 $25 Pass $2 AP"},
	{rules.ExportAnnotationOrder, "[Auction \"N\"]\n1C $1 =1= AP\n[Note \"1:x\"]", "=1=", "[Auction \"N\"]\n1C =1= $1 AP\n[Note \"1:x\"]"},
	{rules.ExportAnnotationOrder, "[Play \"N\"]\nSA $9 {x} $8 {y} $7 =1=\n*\n[Note \"1:x\"]", "$8", "[Play \"N\"]\nSA =1= $7 {x} $8 {y}\n*\n[Note \"1:x\"]"},
	{rules.ExportAnnotationOrder, "[Play \"N\"]\nSA !! =1= $200\n*\n[Note \"1:x\"]", "=1=", "[Play \"N\"]\nSA =1= !! $200\n*\n[Note \"1:x\"]"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass\nPass Pass", "Pass", "[Auction \"N\"]\n1C Pass 1H Pass\n1NT Pass\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass\n1H Pass\n1NT Pass\n*", "1H", "[Auction \"N\"]\n1C Pass {x}\n1H Pass\n1NT Pass\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C =1= Pass 1H Pass\n1NT\nPass\n*\n[Note \"1:x\"]", "Pass", "[Auction \"N\"]\n1C =1= Pass\n1H Pass\n1NT Pass\n*\n[Note \"1:x\"]"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass 1H Pass 1NT Pass\n*", "1NT", "[Auction \"N\"]\n1C\n%x\nPass 1H Pass\n1NT Pass\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"] 1C Pass 1H Pass\n*", "1C", "[Auction \"N\"]\n1C ^S 1H Pass\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass\n 1H Pass\n*", "1H", "[Auction \"N\"]\n 1C  Pass\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass *", "*", "[Auction \"N\"]\n1C Pass +"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass 1H Pass +", "+", "[Auction \"N\"]\n1C Pass 1H Pass\n+"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]\n1C Pass 1H Pass\n1NT AP", "AP", "[Auction \"N\"]\n1C Pass 1H Pass\n1NT Pass Pass Pass"},
	{rules.ExportAuctionLayout, "[Dealer \"N\"]\n[Auction \"W\"]\n- 1C Pass 1H\n*", "\"W\"", "[Dealer \"N\"]\n[Auction \"N\"]\n1C Pass 1H\n*"},
	{rules.ExportAuctionLayout, "[Auction \"N\"]", "[Auction \"N\"]", "[Auction \"N\"]\n{x}"},
	{rules.ExportCommentLayout, "[Site \"x\"] {y}\n{z}", "{", "[Site \"x\"]\n{y} {z}"},
	{rules.ExportCommentLayout, "[Site \"x\"]\n ;y", ";", "[Site \"x\"]\n;y\n{z}"},
	{rules.ExportCommentLayout, "[Site \"x\"]\n{y}  {z}", "{", "[Site \"x\"]\n{y}\n{z}"},
	{rules.ExportCommentLayout, "{y}{z}\n[Site \"x\"]", "{", "{y} {z}\n[Site \"x\"]"},
	{rules.ExportCommentLayout, "[Auction \"N\"]\n1C{x} Pass\n*", "{", "[Auction \"N\"]\n1C {x} {{\n}\n*"},
	{rules.ExportCommentLayout, "[Play \"N\"]\nSA $7  ;x\n*", ";", "[Play \"N\"]\nSA $7\n;x\n*"},
	{rules.ExportDealForm, "[Dealer \"N\"]\n[Deal \"E:AK.Q.. - - -\"]", "\"E:AK.Q.. - - -\"", "[Deal \"E:AK.Q.. - - -\"]"},
	{rules.ExportDealForm, "[Deal \"E:AK.Q.. - - -\"]\n[Auction \"N\"]\n1C\n*", "\"E:AK.Q.. - - -\"", "[Deal \"N:- AK.Q.. - -\"]\n[Auction \"N\"]\n1C\n*"},
	{rules.ExportDealForm, "[Deal \"N:KA.Q.. - - -\"]", "\"N:KA.Q.. - - -\"", "[Deal \"n:ak.q.. - - -\"]"},
	{rules.ExportDealForm, "[Deal \"n:ka.q.. - - -\"]", "\"n:ka.q.. - - -\"", "[Deal \"N:10A.Q.. - - -\"]"},
	{rules.ExportDuplicateTag, "[Event \"a\"]\n[Event \"a\"]", "[Event \"a\"]", "[Event \"a\"]\n\n[Event \"a\"]"},
	{rules.ExportDuplicateTag, "[Auction \"N\"]\n1C\n*\n[Auction \"N\"]\n1d  Pass\n*", "[Auction \"N\"]\n1d  Pass\n*", "[Auction \"N\"]\n1C =1= Pass =2=\n*\n[Note \"1:x\"]\n[Note \"2:x\"]"},
	{rules.ExportGameSeparator, "[Site \"x\"]\n\n\n[Site \"y\"]", "\n\n", "[Site \"x\"]\n\n[Site \"y\"]"},
	{rules.ExportGameSeparator, "[Site \"x\"]\n \n[Site \"y\"]", " \n", "[Site \"x\"]\n{y\n\n\nz}\n\n[Site \"y\"]"},
	{rules.ExportGameSeparator, "\n[Site \"x\"]", "\n", "{y}\n[Site \"x\"]"},
	{rules.ExportGameSeparator, "% PBN 2.1\n% EXPORT\n\n[Site \"x\"]", "\n", "% PBN 2.1\n% EXPORT\n[Site \"x\"]"},
	{rules.ExportGameSeparator, "[Site \"x\"]\n\n{y}\n\n[Site \"y\"]", "\n", "[Site \"x\"]\n\n{y}\n[Site \"y\"]"},
	{rules.ExportGameSeparator, "[Site \"x\"]\n\n\n", "\n\n", "[Site \"x\"]\n\n"},
	{rules.ExportHeader, "% EXPORT\n% PBN 2.1\n[Site \"x\"]", "% EXPORT", "% PBN 2.1\n% EXPORT\n[Site \"x\"]"},
	{rules.ExportHeader, "[Site \"x\"]\n[Board \"1\"]", "[Site \"x\"]", "% PBN 1.0\n% EXPORT\n[Site \"x\"]\n[Board \"1\"]"},
	{rules.ExportHeader, "% PBN 2.1\n%x\n% EXPORT\n[Site \"x\"]", "% PBN 2.1", "% PBN 2.0\n% EXPORT\n%x\n[Site \"x\"]"},
	{rules.ExportHeader, "% PBN 3.0\n% EXPORT\n[Site \"x\"]", "% PBN 3.0", "% PBN 2.1\r% EXPORT\r[Site \"x\"]\n\n[Site \"y\"]"},
	{rules.ExportHeader, "% PBN 2.1\n% EXPORT\n[Site \"x\"]\n\n% EXPORT\n[Site \"y\"]", "% EXPORT", "% PBN 2.1\n% EXPORT\n[Site \"x\"]\n\n% EXPORTED\n[Site \"y\"]"},
	{rules.ExportHeader, "%PBN 2.1\n%EXPORT\n[Site \"x\"]", "%PBN 2.1", "\xEF\xBB\xBF% PBN 2.1\n% EXPORT\n[Site \"x\"]"},
	{rules.ExportLineEnd, "[Site \"x\"]\r\n[Board \"1\"]\n\n[Site \"y\"]\n", "\n", "[Site \"x\"]\r\n[Board \"1\"]\r\n\r\n[Site \"y\"]\r\n"},
	{rules.ExportLineEnd, "[Site \"x\"]\r[Board \"1\"]\r\n", "\r", "{a\r\nb}\r\n[Site \"x\"] ;c\r\n"},
	{rules.ExportLineEnd, "[Site \"x\"]\r\n[Board \"1\"]", "", "<PBN>[Site \"x\"]\r\n[Board \"1\"]</PBN>"},
	{rules.ExportLowerCase, "[Dealer \"n\"]", "\"n\"", "[Dealer \"North\"]"},
	{rules.ExportLowerCase, "[Vulnerable \"none\"]", "\"none\"", "[Vulnerable \"love\"]"},
	{rules.ExportLowerCase, "[Declarer \"^e\"]", "\"^e\"", "[Declarer \"^E\"]"},
	{rules.ExportLowerCase, "[Contract \"4hX\"]", "\"4hX\"", "[Contract \"Pass\"]"},
	{rules.ExportLowerCase, "[Deal \"n:ak.q.. - - -\"]", "\"n:ak.q.. - - -\"", "[Deal \"n:ka.q.. - - -\"]"},
	{rules.ExportLowerCase, "[Auction \"n\"]\n1C\n*", "\"n\"", "[Auction \"North\"]\n1C\n*"},
	{rules.ExportLowerCase, "[Auction \"N\"]\n1C pass ^I 1C\n*", "pass", "[Auction \"N\"]\n1C dbl\nap"},
	{rules.ExportLowerCase, "[Auction \"N\"]\n1D ^I 1c\n*", "^I 1c", "[Auction \"N\"]\n1D ^I 1C\n*"},
	{rules.ExportLowerCase, "[ActionTable \"Call\"]\nX\nxx", "xx", "[ActionTable \"Call\"]\nX\nAP\nPass"},
	{rules.ExportLowerCase, "[Play \"N\"]\nSA sk\n*", "sk", "[Play \"N\"]\nSA ks s10\n*"},
	{rules.ExportMissingTag, "[Event \"x\"]\n[Site \"y\"]", "[Event \"x\"]", completeGame},
	{rules.ExportMissingTag, completeGame + "\n[Event \"x\"]", "[Event \"x\"]", "{x}\n" + completeGame + "\n" + completeGame},
	{rules.ExportMissingTag, "[Dealer \"?\"]" + completeGame + "[Auction \"E\"]\n1C\n*", "\"?\"", completeGame + "[Auction \"N\"]\n1C\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]\nSA SK SQ SJ\nHA HK\nHQ HJ", "HQ", "[Play \"N\"]\nSA SK SQ SJ\nHA HK HQ HJ\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]\nSA SK SQ SJ HA HK HQ HJ\n*", "HA", "[Play \"N\"]\nSA SK SQ SJ\nHA HK {x}\nHQ HJ\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]\nSA SK SQ SJ\nHA\n*", "HA", "[Play \"N\"]\nSA SK SQ SJ\nHA - - -\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]\nSA SK SQ SJ\n+", "+", "[Play \"N\"]\nSA SK SQ SJ\n+ - - -"},
	{rules.ExportPlayLayout, "[Play \"N\"]\nSA SK SQ SJ *", "*", "[Play \"N\"]\nSA SK - ^R HA\n*"},
	{rules.ExportPlayLayout, "[Declarer \"S\"]\n[Contract \"1C\"]\n[Play \"N\"]\nSA SK SQ SJ\n*", "\"N\"", "[Declarer \"S\"]\n[Contract \"1C\"]\n[Play \"W\"]\nSA SK SQ SJ\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]", "[Play \"N\"]", "[Play \"N\"]\n*"},
	{rules.ExportPlayLayout, "[Play \"N\"]\n{x} SA SK SQ SJ\n*", "SA", "[Play \"N\"]\n{x}\nSA SK SQ SJ\n*"},
	{rules.ExportResultForm, "[Declarer \"S\"]\n[Result \"EW 4\"]", "\"EW 4\"", "[Declarer \"?\"]\n[Result \"EW 4\"]"},
	{rules.ExportResultForm, "[Declarer \"S\"]\n[Result \"NS 9 EW 4\"]", "\"NS 9 EW 4\"", "[Declarer \"S\"]\n[Result \"NS 9 EW 9\"]"},
	{rules.ExportResultForm, "[Declarer \"S\"]\n[Result \"^NS 9\"]", "\"^NS 9\"", "[Declarer \"S\"]\n[Result \"^9\"]"},
	{rules.ExportSectionOrder, "[Play \"N\"]\nSA - - -\n*\n[Auction \"N\"]\n1C\n*", "Auction", "[Auction \"N\"]\n1C =1=\n*\n[Note \"1:x\"]\n[Play \"N\"]\nSA - - -\n*"},
	{rules.ExportSectionOrder, "[ScoreTable \"Rank\"]\n1\n[Play \"N\"]\nSA - - -\n*", "Play", "[Play \"N\"]\nSA - - -\n*\n[ActionTable \"Rank\"]\n1\n[ScoreTable \"Rank\"]\n1"},
	{rules.ExportSectionOrder, "[ScoreTable \"Rank\"]\n1\n[ActionTable \"Rank\"]\n1", "ActionTable", "[ActionTable \"Rank\"]\n1\n[ScoreTable \"Rank\"]\n1"},
	{rules.ExportSectionOrder, "[Auction \"N\"]\n1C\n*\n[Site \"x\"]", "Site", "[Site \"x\"]\n[Event \"x\"]\n[Auction \"N\"]\n1C\n*"},
	{rules.ExportSpacing, "[Auction \"N\"]\n1C  Pass\n*", "Pass", "[Auction \"N\"]\n1C Pass\n*"},
	{rules.ExportSpacing, "[Auction \"N\"]\n 1C Pass\n*", "1C", "[Auction \"N\"]\n1C\tPas\n*"},
	{rules.ExportSpacing, "[Auction \"N\"]\n1C$1 Pass\n*", "$1", "[Auction \"N\"]\n1C $1\n=1= Pass\n*\n[Note \"1:x\"]"},
	{rules.ExportSpacing, "[Auction \"N\"]\n1D ^I1C\n*", "^I1C", "[Auction \"N\"]\n1D ^I 1C\n*"},
	{rules.ExportSpacing, "[Play \"N\"]\nSA ^R\nSK\n*", "^R\nSK", "[Play \"N\"]\nSA! ^R SK\n*"},
	{rules.ExportSpacing, "[Foo \"x\"]\na b\nc  d\ne  f", "c  d", "[Foo \"x\"]\na \"b  c\"\nd"},
	{rules.ExportSpacing, "[Foo \"x\"]\n a b", "a b", "[ScoreTable \"Rank;Names\"]\n1  a"},
	{rules.ExportSpacing, "[Site \"x\"]  \n[Board \"1\"] ", "  ", "{a \nb}\n[Site \"x\"]\n;c \n%d "},
	{rules.ExportSuffix, "[Auction \"N\"]\n1C!! Pass\n*", "!!", "[Auction \"N\"]\n1C $3 Pass\n*"},
	{rules.ExportSuffix, "[Play \"N\"]\nSA =1= ?! SK\n*\n[Note \"1:x\"]", "?!", "[Play \"N\"]\nSA {!} SK\n*"},
	{rules.ExportTab, "{a\t\tb\t} {\v}\n[Site \"x\"]", "\t\t", "{a  b}\n[Site \"x\"]"},
	{rules.ExportTab, "[Site\t\"x\"]", "\t", "[Site \"x\ty\"]"},
	{rules.ExportTab, "%a\vb\n[Site \"x\"]", "\v", "[Site \"x\"] a\tb"},
	{rules.ExportTableLayout, "[ScoreTable \"Rank;Names\"]\n1  a\n2  b", "1  a", "[ScoreTable \"Rank;Names\"]\n1 a\n2 \"b  c\""},
	{rules.ExportTableLayout, "[ScoreTable \"Rank\\2R;Names\\4\"]\n10 ab\n 9 c\n8 d", "8 d", "[ScoreTable \"Rank\\2R;Names\\4\"]\n10 abcdef\n 9 c"},
	{rules.ExportTableLayout, "[Site \"é\"]\n[ScoreTable \"Rank\\2R;Names\\4\"]\n10 ab\n9 c", "9 c", "[Site \"é\"]\n[ScoreTable \"Rank\\2R;Names\\4\"]\n10 ab\n 9 c"},
	{rules.ExportTableLayout, "[ScoreTable \"Rank\\2;Names\"]\n10 a\n9 b", "9 b", "[ScoreTable \"Rank\\2L;Names\"]\n10 a\n9  b"},
	{rules.ExportTableLayout, "[ScoreTable \"Rank;Names\"]\n1\na", "1\na", "[ScoreTable \"Rank;Names\"]\n1 a\n2"},
	{rules.ExportTagLayout, "[Event \"x\"][Site \"y\"]", "[Site \"y\"]", "[Event \"x\"]\n[Site \"y\"]"},
	{rules.ExportTagLayout, "[ Site \"x\"]", "[ Site \"x\"]", "[Site \" x \"]"},
	{rules.ExportTagLayout, "[Site\n\"x\"]", "[Site\n\"x\"]", "[Site \"a\\\"b\"] ;x"},
	{rules.ExportTagLayout, "[Site\"x\" ]", "[Site\"x\" ]", "[Site \"x\"]  "},
	{rules.ExportTagLayout, "{x} [Site \"x\"]", "[Site \"x\"]", "{x}\n[Site \"x\"]"},
	{rules.ExportTagOrder, "[Site \"x\"]\n[Event \"y\"]\n[Date \"2001.02.03\"]", "Event", "[Event \"y\"]\n[Date \"2001.02.03\"]\n[Board \"1\"]"},
	{rules.ExportTagOrder, "[Room \"Open\"]\n[Board \"1\"]", "Board", "[Board \"1\"]\n[Home \"x\"]\n[Room \"Open\"]"},
	{rules.ExportTagOrder, "[Room \"Open\"]\n[Home \"x\"]", "Home", "[Auction \"N\"]\n1C\n*\n[Home \"x\"]"},
	{rules.ExportVulnerable, "[Vulnerable \"Love\"]", "\"Love\"", "[Vulnerable \"None\"]"},
	{rules.ExportVulnerable, "[Vulnerable \"-\"]", "\"-\"", "[Vulnerable \"?\"]"},
	{rules.ExportVulnerable, "[Vulnerable \"both\"]", "\"both\"", "[Vulnerable \"all\"]"},
	{rules.ExportVulnerable, "[Vulnerable \"Both\"]", "\"Both\"", "[Vulnerable \"N-S\"]"},
}

// TestExportRulesInImportFormat: in import format what the rules find is no fault; export tells that it changes it.
func TestExportRulesInImportFormat(t *testing.T) {
	for _, c := range exportCases {
		if strings.Contains(c.In, "EXPORT") {
			continue
		}
		_, r := Export(Bytes([]byte(c.In)), export.Options{})
		for _, d := range r.Diagnostics.Items {
			if rules.Of(d.Rule).OfExportFormat {
				t.Errorf("%s in %q, which need not have export format", rules.Name(d.Rule), c.In)
			}
		}
		changed := func(d diag.Diagnostic) bool { return d.Rule == c.Rule && d.Severity == diag.Info }
		if c.Rule != rules.ExportDuplicateTag && !slices.ContainsFunc(r.Changes.Items, changed) {
			t.Errorf("%s in %q: export does not tell of it: %+v", rules.Name(c.Rule), c.In, r.Changes.Items)
		}
	}
}

// TestExportRulesOfAllPass: what is after AP is checked as after any other call (3.5.2, 3.5.3, 3.8-d), and a tag that is out of order comes
// before its notes (3.5.5).
func TestExportRulesOfAllPass_3_5_3(t *testing.T) {
	for _, c := range []struct {
		in   string
		rule diag.Rule
		says string
	}{
		{"[Auction \"N\"]\n1C AP!", rules.ExportSuffix, "In export format “!” is written $1."},
		{"[Auction \"N\"]\n1C AP $1 =1=\n[Note \"1:x\"]", rules.ExportAnnotationOrder, "In export format the note reference comes first, then the NAGs, the lowest first."},
		{"[Auction \"N\"]\n1C AP  $1", rules.ExportSpacing, "In export format an annotation has one space or a line end before it."},
		{"[Auction \"N\"]\n1C AP{x}", rules.ExportCommentLayout, "In export format a comment has one space or a line end before it."},
		{"[Auction \"N\"]\n1C\n*\n[Event \"x\"]\n[Site \"y\"]\n[Note \"1:x\"]", rules.ExportSectionOrder, "In export format the tag Auction comes before Note."},
	} {
		says := ""
		for _, d := range Validate(Bytes([]byte(c.in)), Options{AsExport: true}).Diagnostics.Items {
			if d.Rule == c.rule {
				says += d.Message
			}
		}
		if says != c.says {
			t.Errorf("%q: %s says %q, want %q", c.in, rules.Name(c.rule), says, c.says)
		}
	}
}

// TestSpacesAmongHyphens: the gaps of hyphens at the start of an auction are checked as those of calls; the first hyphen belongs on a line of
// its own four, which is layout.
func TestSpacesAmongHyphens_3_5_b(t *testing.T) {
	const tags = "[Dealer \"W\"]\n[Auction \"E\"]"
	for in, want := range map[string][]string{
		tags + "\n- - 1C Pass\n*":    nil,
		tags + "\n-  - 1C Pass\n*":   {"-"},
		tags + "\n- -  1C Pass\n*":   {"1C"},
		tags + "\n-   -  1C Pass\n*": {"-", "1C"},
		tags + "\n - - 1C Pass\n*":   {"-"},
		tags + "   - - 1C Pass\n*":   nil,
		tags + "   -  - 1C Pass\n*":  {"-"},
	} {
		if got := found(in, rules.ExportSpacing); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.ExportSpacing), got, want)
		}
	}
}

// TestLayoutOfEmptySections: an auction or a play that is left out is checked as a tag all the same.
func TestLayoutOfEmptySections_3_5_d(t *testing.T) {
	for in, want := range map[string][]string{
		"[Site \"x\"]\n[Auction \"N\"]\n":   nil,
		"[Site \"x\"]\n[Auction  \"N\"]\n":  {"[Auction  \"N\"]"},
		"[Site \"x\"] [Auction \"N\"]\n":    {"[Auction \"N\"]"},
		"[Site \"x\"]\n[Play\n\"N\"]\n":     {"[Play\n\"N\"]"},
		"[Site \"x\"]\n [Play \"N\"] {c}\n": {"[Play \"N\"]"},
	} {
		if got := found(in, rules.ExportTagLayout); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.ExportTagLayout), got, want)
		}
	}
	for in, want := range map[string]int{
		"[Auction \"N\"]\n[Play \"W\"]\n": 0, "[Play \"W\"]\n[Auction \"N\"]\n": 1, "[Play \"W\"]\n[Auction \"N\"]\n1C *": 1,
	} {
		if got := len(found("[Event \"x\"]\n"+in, rules.ExportSectionOrder)); got != want {
			t.Errorf("%q: %s is found %d times, want %d", in, rules.Name(rules.ExportSectionOrder), got, want)
		}
	}
}
