package hands

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// form is a way to write a deal: each part is one of several.
type form struct {
	// seat has N for the seat, or North; suits is what is between suits, or their marks.
	seat, suits, void, ten, between string
	isSmall                         bool
}

var (
	seatForms = []string{"N:", "N: ", "N ", "N - ", "N-", "N. ", "N\t", "(N) ", "[N] ", "N) ", "N = ", "N – ", "North: ", "North ",
		"NORTH - ", "North\n", "north: ", "n ", "n: ", "n - "}
	// "1234" are the four suits; a form with marks has them before the suits.
	suitForms = []string{"1.2.3.4", "1 / 2 / 3 / 4", "1/2/3/4", "1 2 3 4", "1, 2, 3, 4", "1,2,3,4", "1-2-3-4", "1 | 2 | 3 | 4",
		"1; 2; 3; 4", "S1H2D3C4", "S1.H2.D3.C4", "S-1 H-2 D-3 C-4", "S - 1 H - 2 D - 3 C - 4", "S1 H2 D3 C4", "S 1 H 2 D 3 C 4",
		"S: 1 H: 2 D: 3 C: 4", "S:1, H:2, D:3, C:4", "S=1 H=2 D=3 C=4",
		"♠1 ♥2 ♦3 ♣4", "♠1♥2♦3♣4", "♠ 1 ♥ 2 ♦ 3 ♣ 4", "!S1 !H2 !D3 !C4", "&spades;1 &hearts;2 &diams;3 &clubs;4",
		"Spades: 1 Hearts: 2 Diamonds: 3 Clubs: 4", "♠1\n♥2\n♦3\n♣4"}
	voidForms = []string{"-", "", "--", "—", "void"}
	tenForms  = []string{"T", "10"}
	betweens  = []string{"\n", "\r\n", " ", "\n\n", "\n> "}
)

// hand writes a hand.
func (f *form) hand(hand bridge.Hand) string {
	var suits []string
	for i := range bridge.Suits {
		text := strings.ReplaceAll(hand.Ranks(bridge.Suits[i]), "T", f.ten)
		if f.isSmall {
			text = strings.ToLower(text)
		}
		if text == "" {
			text = f.void
		}
		suits = append(suits, string(rune('1'+i)), text)
	}
	return strings.NewReplacer(suits...).Replace(f.suits)
}

// deal writes the hands of a deal, in an order of the seats.
func (f *form) deal(deal *bridge.Deal, order []int) string {
	var hands []string
	for _, seat := range order {
		name := bridge.Seat(seat).Name()
		mark := f.seat
		switch {
		case strings.Contains(mark, "North"):
			mark = strings.Replace(mark, "North", name, 1)
		case strings.Contains(mark, "NORTH"):
			mark = strings.Replace(mark, "NORTH", strings.ToUpper(name), 1)
		case strings.Contains(mark, "north"):
			mark = strings.Replace(mark, "north", strings.ToLower(name), 1)
		case mark[0] == 'n':
			mark = strings.ToLower(name[:1]) + mark[1:]
		default:
			mark = strings.Replace(mark, "N", name[:1], 1)
		}
		hands = append(hands, mark+f.hand(deal.Hands[seat]))
	}
	return strings.Join(hands, f.between)
}

// combination returns one of all combinations of the parts, which begin again after so many.
func combination(n int) (f form, all int) {
	all = 1
	part := func(of int) int {
		i := n % of
		n, all = n/of, all*of
		return i
	}
	f = form{seat: seatForms[part(len(seatForms))], suits: suitForms[part(len(suitForms))], void: voidForms[part(len(voidForms))],
		ten: tenForms[part(len(tenForms))], between: betweens[part(len(betweens))], isSmall: part(2) == 1}
	return f, all
}

// TestWrittenForms: however its parts are put together, in all combinations, a deal is read with each card at its seat, or it is refused
// whole; none is read by half.
func TestWrittenForms(t *testing.T) {
	random := rand.New(rand.NewPCG(46, 1))
	_, deals := combination(0)
	if runtime.GOOS == "js" {
		deals /= 50 // wasm only takes longer
	}
	w := writer{random: random}
	refused := 0
	for i := range deals {
		f, _ := combination(i)
		deal := w.deal()
		text := f.deal(&deal, random.Perm(4))
		diags := diag.List{Rules: Rules}
		boards := Read(habits.PBN.Text([]byte(text), source.UTF8), &diags)
		if len(boards) == 0 {
			refused++
			if diags.Count(diag.Error) == 0 {
				t.Fatalf("nothing says why this is refused:\n%s", text)
			}
			continue
		}
		if len(boards) != 1 || boards[0].Deal != deal {
			t.Fatalf("%+v\n%s\nis read as\n%s\nwant %s", f, text, said("\uFEFF"+text), deal.Append(nil, bridge.North))
		}
	}
	if refused > deals/25 {
		t.Errorf("%d of %d are refused", refused, deals)
	}
}

// TestLanguages: a deal in letters of another language is read with each card at its seat, or refused whole, also if it has only some
// hands, or letters of two languages.
func TestLanguages(t *testing.T) {
	random := rand.New(rand.NewPCG(46, 3))
	deals := 6000
	if runtime.GOOS == "js" {
		deals /= 10 // wasm only takes longer
	}
	w := writer{random: random}
	read := 0
	for i := range deals {
		l := &languages[i%len(languages)]
		suits := w.one("1.2.3.4", "1 / 2 / 3 / 4", "1 2 3 4", "♠1 ♥2 ♦3 ♣4", "♠ 1 ♥ 2 ♦ 3 ♣ 4", "!S1 !H2 !D3 !C4")
		f := form{seat: w.one(seatForms[:12]...), suits: suits, void: "-", ten: w.one(tenForms...), between: "\n"}
		deal := w.deal()
		order := random.Perm(4)[:1+random.IntN(4)]
		lines := strings.Split(f.deal(&deal, order), "\n")
		isMixed := random.IntN(4) == 0
		for k, seat := range order {
			of := l
			if isMixed && k == 0 {
				of = &languages[random.IntN(len(languages))]
			}
			mark := strings.Index(lines[k], "NESW"[seat:seat+1])
			cards := strings.NewReplacer("K", of.honours[1:2], "Q", of.honours[2:3], "J", of.honours[3:4]).Replace(lines[k][mark+1:])
			lines[k] = lines[k][:mark] + l.seats[seat:seat+1] + cards
		}
		text := strings.Join(lines, "\n")
		boards := Read(habits.PBN.Text([]byte(text), source.UTF8), &diag.List{Rules: Rules})
		if len(boards) == 0 {
			continue
		}
		read++
		got := &boards[0].Deal
		for seat, hand := range deal.Hands {
			if len(boards) > 1 || isMixed && len(order) < 4 && got.Hands[seat] != hand {
				break // what has two languages may be of a third
			}
			isGiven := slices.Contains(order, seat)
			if got.Known[seat] != (isGiven || len(order) == 3) || isGiven && got.Hands[seat] != hand {
				t.Fatalf("%+v %+v\n%s\nis read as\n%s\nwant %s", l, f, text, said("\uFEFF"+text), deal.Append(nil, bridge.North))
			}
		}
	}
	if read < deals/2 {
		t.Errorf("%d of %d are read", read, deals)
	}
}

const (
	deal       = "AK.AKQ6.AK85.AKQ Q6532.97.743.653 JT7.JT5.QJT96.T4 984.8432.2.J9872"
	inGerman   = "AKD4.B83.T65.D74 873.AKD.D984.AB3 BT96.T9742.AK.K6 52.65.B732.T9852"
	translated = "AKQ4.J83.T65.Q74 873.AKQ.Q984.AJ3 JT96.T9742.AK.K6 52.65.J732.T9852"
)

// TestKinds holds what is made of the kinds of texts that were read otherwise once: at other seats, by half, or not at all.
func TestKinds(t *testing.T) {
	german := strings.Fields(inGerman)
	french := strings.Fields(strings.NewReplacer("K", "R", "B", "V").Replace(inGerman))
	dutch := strings.Fields(strings.NewReplacer("K", "H", "D", "V").Replace(inGerman))
	lines := strings.ReplaceAll(deal, " ", "\n") + "\n"
	for _, c := range []struct{ name, file, want string }{
		{"dealer's line", "w 984.8432.2.J9872 n AK.AKQ6.AK85.AKQ e Q6532.97.743.653 s JT7.JT5.QJT96.T4\n", "// " + deal + "\n"},
		{"dashes after seats", "W - 984.8432.2.J9872\nN - AK.AKQ6.AK85.AKQ\nE - Q6532.97.743.653\nS - JT7.JT5.QJT96.T4\n",
			"// " + deal + "\n"},
		{"GIB's line after the hands", lines + "N -\n" + lines + "E B\n",
			"/N/None " + deal + "\n/E/All " + deal + "\n1:1 bare/seats\n6:1 bare/seats\n"},
		{"GIB's line before them", "N -\n" + lines + "S N\n" + lines,
			"/N/None " + deal + "\n/S/NS " + deal + "\n2:1 bare/seats\n7:1 bare/seats\n"},
		{"only one such line", lines + "N -\n" + lines, "/N/None " + deal + "\n// " + deal + "\n1:1 bare/seats\n6:1 bare/seats\n"},
		{"a line of GIB's library", "984.8432.2.J9872 AK.AKQ6.AK85.AKQ Q6532.97.743.653 JT7.JT5.QJT96.T4:65658888888843433232\n",
			"// " + deal + " {65658888888843433232}\n1:69 bare/kept\n"},
		{"BEN's two lines", deal + "\nS E-W 2N P 3N P P P\n" + deal + "\nN None 1C P P P\n",
			"/S/EW 3NT S 2NT Pass 3NT Pass Pass Pass " + deal + "\n/N/None 1C N 1C Pass Pass Pass " + deal +
				"\n1:1 bare/seats\n3:1 bare/seats\n"},
		{"a line that begins with a seat", deal + "\nN none of it\n", "// " + deal + " {N none of it}\n1:1 bare/seats\n2:1 bare/kept\n"},
		{"dealer and vulnerability", deal + "\nN none\n", "/N/None " + deal + "\n1:1 bare/seats\n"},
		{"a contract and a lead", "N:" + deal + "\nContract 3NT by South\nLead: C2\nScore: NS +600",
			"// 3NT S lead C2 score NS 600 " + deal + "\n"},
		{"a lead of nobody", "N:" + deal + "\nLead: HK", "// " + deal + " {Lead: HK}\n2:1 bare/kept\n"},
		{"a lead that another has", "N:" + deal + "\nContract: 3NTX South\nLead: ♠A", "// 3NTX S " + deal + " {Lead: ♠A}\n3:1 bare/kept\n"},
		{"what is after a deal", "N:" + deal + " from the club", "// " + deal + " {from the club}\n1:71 bare/kept\n"},
		{"an auction below the seats", "N:" + deal + "\nWest  North East  South\n            1♠    Pass\n2NT   Dbl   All pass\n",
			"/E/ 2NTX W 1S Pass 2NT X Pass Pass Pass " + deal + "\n"},
		{"an auction after a word", "Dealer N\nN:" + deal + "\nBidding: 1C P 1S X\nP P P",
			"/N/ 1SX S 1C Pass 1S X Pass Pass Pass " + deal + "\n"},
		{"an auction of nobody", "N:" + deal + "\n1C P 1S X\n", "// " + deal + " {1C P 1S X}\n2:1 bare/kept\n"},
		{"prose", "Declarer threw S2, H4, D4 and C8 on the clubs, and West ST H6 D8 C8.\n", "1:1 bare/none\n"},
		{"prose over two lines", "Declarer threw S2, H4, D4\nand C8 on the clubs.\nS3 H4 D5 C6\n", "1:1 bare/none\n"},
		{"a whole hand in prose", "I held AK3 of spades here: ♠AK3 ♥5432 ♦AQ5 ♣KJ2. Partner had S 7 4.\n",
			"// - - AK3.5432.AQ5.KJ2 - {I held AK3 of spades here: ♠AK3 ♥5432 ♦AQ5 ♣KJ2. Partner had S 7 4.}\n" +
				"1:1 bare/kept\n1:28 bare/seats\n"},
		{"a vulnerability before its word", "Dealer S, None vul\nN:" + deal, "/S/None " + deal + "\n"},
		{"XML", "<LIN_DATA>pc|S2|pc|H4|pc|D4|pc|C8|pg||</LIN_DATA>\n", "1:1 bare/none\n"},
		{"a link to the solver", "see http://x/ddummy.htm?board=5&dealer=N&vul=NS&contract=4S&declarer=S&lead=C2&north=" +
			strings.ReplaceAll(deal[:16], "T", "10") +
			"&east=Q6532.97.743.653&south=JT7.JT5.QJT96.T4&west=984.8432.2.J9872&title=T ok",
			"5/N/NS 4S S lead C2 " + deal + " {see} {title=T ok}\n1:1 bare/kept\n1:170 bare/kept\n"},
		{"a link without a deal", "https://www.bridgebase.com/myhands/fetchlin.php?id=1&when_played=2\n", "1:1 bare/link\n"},
		{"another", "see https://webutil.bridgebase.com/v2/tview.php?t=1\n", "1:5 bare/link\n"},
		{"dealer's columns", "   1.\n" +
			"A K                 Q 6 5 3 2           J T 7               9 8 4               \n" +
			"A K Q 6             9 7                 J T 5               8 4 3 2             \n" +
			"A K 8 5             7 4 3               Q J T 9 6           2                   \n" +
			"A K Q               6 5 3               T 4                 J 9 8 7 2           \n\nGenerated 1 hands\n",
			"1// " + deal + " {Generated 1 hands}\n2:1 bare/seats\n7:1 bare/kept\n"},
		{"a diagram without marks",
			"        AK\n        AKQ6\n        AK85\n        AKQ\n" +
				"984     N     Q6532\n8432  W   E   97\n2             743\nJ9872   S     653\n" +
				"        JT7\n        JT5\n        QJT96\n        T4\n",
			"// " + deal + "\n"},
		{"hands of LIN", "3SJT7HJT5DQJT96CT4,S984H8432D2CJ9872,SAKHAKQ6DAK85CAKQ,\n", "/N/ " + deal + "\n1:1 bare/filled\n"},
		{"hands of LIN without the dealer", "SJT7HJT5DQJT96CT4,S984H8432D2CJ9872,SAKHAKQ6DAK85CAKQ,SQ6532H97D743C653\n",
			"// " + deal + "\n1:1 bare/seats\n"},
		{"German", "Nord: " + german[0] + "\nOst: " + german[1] + "\nSüd: " + german[2] + "\nWest: " + german[3],
			"// " + translated + "\n"},
		{"German with marks", "N: ♠AKD4 ♥B83 ♦1065 ♣D74\nO: ♠873 ♥AKD ♦D984 ♣AB3\nS: ♠B1096 ♥109742 ♦AK ♣K6\nW: ♠52 ♥65 ♦B732 ♣109852\n",
			"// " + translated + "\n"},
		{"French", "N: " + french[0] + "\nE: " + french[1] + "\nS: " + french[2] + "\nO: " + french[3], "// " + translated + "\n"},
		{"Dutch", "N: " + dutch[0] + "\nO: " + dutch[1] + "\nZ: " + dutch[2] + "\nW: " + dutch[3], "// " + translated + "\n"},
		{"German words", "Board 7\nTeiler: Süd\nGefahr: alle\nN " + german[0] + "\nO " + german[1] + "\nS " + german[2] + "\nW " +
			german[3],
			"7/S/All " + translated + "\n"},
		{"German words before each other", "Geber O, N/S in Gefahr\nN " + german[0] + "\nO " + german[1],
			"/E/NS " + translated[:33] + " - -\n"},
		{"French words", "Donne 7  Donneur: Sud  Vulnérabilité: personne\nN: " + french[0] + "\nE: " + french[1] + "\nS: " + french[2] +
			"\nO: " + french[3], "7/S/None " + translated + "\n"},
		{"French words of Windows", "donneur O, E-O vuln\xE9rables\nN: " + french[0], "/W/EW " + translated[:16] + " - - -\n"},
		{"Dutch words", "Spel 7\nGever: Zuid, Kwetsbaar: NZ\nN " + dutch[0] + "\nO " + dutch[1] + "\nZ " + dutch[2] + "\nW " + dutch[3],
			"7/S/NS " + translated + "\n"},
		{"Dutch words after each other", "Gever W, niemand kwetsbaar.\nN " + dutch[0], "/W/None " + translated[:16] + " - - -\n"},
		{"words that only look like them", "Alle in Gefahrgut\nN: " + deal, "// " + deal + " {Alle in Gefahrgut}\n1:1 bare/kept\n"},
		{"seats that say nothing", "Dealer N, N/S foo\nVul: all  West\nN: " + deal,
			"/N/All " + deal + " {N/S foo} {West}\n1:11 bare/kept\n2:11 bare/kept\n"},
		{"a compass above the hands", "  N\nW   E\n  S\nDealer N\nN: " + deal, "/N/ " + deal + "\n"},
		{"BEN's auction in several lines", deal + "\nW E-W P 2C P 2D\nP 2N P 3N\nP P P\nfoo",
			"/W/EW 3NT N Pass 2C Pass 2D Pass 2NT Pass 3NT Pass Pass Pass " + deal + " {foo}\n1:1 bare/seats\n5:1 bare/kept\n"},
		{"German and English", "N: " + german[0] + "\nE: 873.AKQ.Q984.AJ3\n", "1:4 bare/letters\n"},
		{"a knave or a queen", "N: AV4.983.T965.874\n", "1:4 bare/letters\n"},
		{"a hand that cannot be read", "N: AKQ4.J83.T65.Q74\nE: 873.AKQ.QY84.AJ3\nS: JT96.T9742.AK.K6\n",
			"1:1 bare/none\n2:1 bare/unfinished\n"},
	} {
		if got := said("\uFEFF" + c.file); got != c.want {
			t.Errorf("%s:\n%s\ngot\n%s\nwant\n%s", c.name, c.file, got, c.want)
		}
	}
}
