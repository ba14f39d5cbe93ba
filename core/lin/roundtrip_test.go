package lin

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
)

// utf8PBN keeps all characters.
var utf8PBN = export.Options{Encoding: plain.UTF8}

// TestRealFilesComeBack holds that what PBN has of a real file is the same after it was LIN again.
func TestRealFilesComeBack(t *testing.T) {
	for _, f := range data(t) {
		if !f.isReal() {
			continue
		}
		t.Run(f.name, func(t *testing.T) {
			first, r := ToPBN(f.read(t), source.Automatic, utf8PBN)
			if r.Games == 0 || r.Err != nil {
				t.Fatalf("%d games, %v:\n%s", r.Games, r.Err, rendered(r))
			}
			lin, back := FromPBN(habits.PBN.Open(first, source.Automatic))
			if back.Games != r.Games {
				t.Errorf("%d boards became %d games", r.Games, back.Games)
			}
			second, _ := ToPBN(lin, source.Automatic, utf8PBN)
			if back.Diagnostics.Found(WriteChanged) > 0 {
				// A bar in a text is "/" now, and said to be.
				first, second = bytes.ReplaceAll(first, []byte("|"), []byte("/")), bytes.ReplaceAll(second, []byte("|"), []byte("/"))
			}
			if back.Diagnostics.Found(WriteFilled) > 0 {
				// Who is dealer or vulnerable is that of the number of the board now, and said to be.
				first, second = filledIn.ReplaceAll(first, nil), filledIn.ReplaceAll(second, nil)
			}
			// The list of a match ends with its last board, and a team has no blank at its end.
			first, second = boardRange.ReplaceAll(first, []byte("$1")), boardRange.ReplaceAll(second, []byte("$1"))
			first = bytes.ReplaceAll(first, []byte(" ,"), []byte(","))
			if !bytes.Equal(first, second) {
				t.Errorf("differs:\n%s\nLIN:\n%s", testkit.Difference(second, first), lin)
			}
		})
	}
}

// filledIn are the tags that LIN has from the number of a board, where they say nothing.
var filledIn = regexp.MustCompile(`\[(Dealer|Vulnerable) ".*"\]\r\n`)

// boardRange are the numbers of the first and the last board in a vg that was kept.
var boardRange = regexp.MustCompile(`(\{vg[|/][^}]*,[IPB],)\d+,\d+`)

// words are the words of a text, without the codes for suits.
func words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// TestNothingIsLost holds that each word of a text, an explanation or a name is in the PBN, and each card and call of the games.
func TestNothingIsLost(t *testing.T) {
	files, looked := 0, 0
	for _, f := range data(t) {
		file := f.read(t)
		if kindOf(file) != linFile {
			continue
		}
		files++
		out, r := ToPBN(file, source.Automatic, utf8PBN)
		text := habits.PBN.Text(file, source.Automatic)
		scan := scanner{text: text, diags: &newReport(text).Diagnostics, at: afterMark(text).Start, end: len(text.Bytes)}
		for c, ok := scan.next(); ok; c, ok = scan.next() {
			switch code(c.name) {
			case 's'<<8 | 'v', 'm'<<8 | 'd', 'm'<<8 | 'b', 'r'<<8 | 's', 'p'<<8 | 'c', 'q'<<8 | 'x', 'v'<<8 | 'g', 'a'<<8 | 'h':
				continue // they have tags and moves
			}
			for _, word := range words(text.Decode(c.value)) {
				looked++
				if !bytes.Contains(out, []byte(word)) {
					t.Errorf("%s: %q of %s is not in the PBN\n%s", f.name, word, c.name, rendered(r))
				}
			}
		}
	}
	if files < leastLIN || looked < 2000 {
		t.Errorf("only %d words of %d files were looked for", looked, files)
	}
}

// generator makes games of PBN that LIN can hold.
type generator struct{ random *rand.Rand }

func (g *generator) one(choices ...string) string { return choices[g.random.IntN(len(choices))] }

// text is a text that PBN and LIN can have.
func (g *generator) text() string {
	var b strings.Builder
	for range 1 + g.random.IntN(5) {
		b.WriteString(g.one("strong", "!S", "5+ !h", "(or 18+)", "ł", "15-17", "a, b", "50%", "%7C", "café", "qx", "md", "x", "Alert",
			"wow!") + " ")
	}
	return strings.TrimSpace(b.String())
}

// deal is a deal of 52 cards, of which some hands may not be given, or an ending.
func (g *generator) deal() (deal bridge.Deal) {
	cards := g.random.Perm(bridge.Cards)
	n := 13
	if g.random.IntN(8) == 0 {
		n = 1 + g.random.IntN(12)
	}
	for i := range 4 * n {
		seat := bridge.Seat(i % 4)
		deal.Hands[seat] = deal.Hands[seat].With(bridge.Card(cards[i]))
		deal.Known[seat] = true
	}
	for g.random.IntN(5) == 0 {
		deal.Known[g.random.IntN(4)] = false
	}
	return deal
}

// auction is an auction by the laws, finished or not.
func (g *generator) auction(dealer bridge.Seat) (calls []bridge.Call, laws bridge.Auction) {
	seat := dealer
	for !laws.Ended() && (g.random.IntN(40) > 0 || len(calls) == 0) {
		call := bridge.Pass
		switch g.random.IntN(5) {
		case 0:
			call = bridge.Double
		case 1:
			call = bridge.Redouble
		case 2, 3:
			high, _, ok := laws.High()
			low := bridge.Bid(1, bridge.Denomination(bridge.Clubs))
			if ok {
				low = high + 1
			}
			call = low + bridge.Call(g.random.IntN(4))
		}
		if int(call) >= bridge.Calls || laws.Check(seat, call) != bridge.NoFault {
			call = bridge.Pass
		}
		laws.Add(seat, call)
		calls = append(calls, call)
		seat = seat.Next(1)
	}
	return calls, laws
}

// trick is up to four cards in the order in which they were played.
type trick struct {
	leader bridge.Seat
	cards  []bridge.Card
}

// play is some cards of a play by the laws, each with its player.
func (g *generator) play(deal bridge.Deal, contract bridge.Contract, declarer bridge.Seat) (tricks []trick) {
	left, leader := deal.Hands, declarer.Next(1)
	for range g.random.IntN(15) {
		trick := trick{leader: leader}
		for i := range 4 {
			seat := leader.Next(i)
			of := left[seat]
			if i > 0 && of.Of(trick.cards[0].Suit()) != 0 {
				of = of.Of(trick.cards[0].Suit())
			}
			var choice []bridge.Card
			for c := range bridge.Card(bridge.Cards) {
				if of.Has(c) {
					choice = append(choice, c)
				}
			}
			if len(choice) == 0 {
				return tricks
			}
			card := choice[g.random.IntN(len(choice))]
			left[seat] &^= bridge.Hand(0).With(card)
			trick.cards = append(trick.cards, card)
		}
		leader = leader.Next(bridge.Winner((*[4]bridge.Card)(trick.cards), contract.Denomination))
		tricks = append(tricks, trick)
	}
	if n := len(tricks); n > 0 && g.random.IntN(2) == 0 {
		tricks[n-1].cards = tricks[n-1].cards[:1+g.random.IntN(4)]
	}
	return tricks
}

func (g *generator) game(b *strings.Builder, number int) {
	tag := func(name, value string) {
		fmt.Fprintf(b, "[%s %q]\n", name, value)
	}
	deal := g.deal()
	dealer := bridge.Seat(g.random.IntN(4))
	tag("Event", g.one("?", "Club evening", "A, B and C"))
	// Without a number there is no place for a contract without an auction.
	hasAuction := g.random.IntN(5) > 0
	board := strconv.Itoa(number + 7*g.random.IntN(2))
	if hasAuction && g.random.IntN(3) == 0 {
		board = g.one("?", "B2")
	}
	tag("Board", board)
	for seat := bridge.North; seat <= bridge.West; seat++ {
		tag(seat.Name(), g.one("", "?", "Łukasz", "Smith, Jane", "a|b", "~~M1234", "Anna "+strconv.Itoa(number)))
	}
	if g.random.IntN(6) > 0 {
		tag("Dealer", dealer.String())
	}
	tag("Vulnerable", g.one("None", "NS", "EW", "All", "?"))
	if g.random.IntN(6) > 0 {
		tag("Deal", string(deal.Append(nil, dealer)))
	}
	if g.random.IntN(3) == 0 {
		tag("HomeTeam", "Red")
		tag("VisitTeam", g.one("Blue", "Green"))
		tag("Room", g.one("Open", "Closed"))
		tag("Scoring", g.one("IMP", "BAM"))
	}
	calls, laws := g.auction(dealer)
	contract, declarer, led := laws.Contract()
	if led {
		tag("Declarer", declarer.String())
		tag("Contract", contract.String())
		if !contract.PassedOut && g.random.IntN(3) > 0 {
			tag("Result", strconv.Itoa(g.random.IntN(14)))
		}
	}
	if !led || hasAuction {
		g.writeAuction(b, dealer, calls, led)
	}
	if led && !contract.PassedOut && g.random.IntN(3) > 0 {
		g.writePlay(b, deal, contract, declarer)
	}
	b.WriteByte('\n')
}

func (g *generator) writeAuction(b *strings.Builder, dealer bridge.Seat, calls []bridge.Call, led bool) {
	fmt.Fprintf(b, "[Auction \"%s\"]\n", dealer)
	var notes []string
	for i, call := range calls {
		b.WriteString(call.String())
		if len(notes) < game.MaxNote && g.random.IntN(4) == 0 {
			notes = append(notes, g.one("Alert", "Alert: "+g.text(), g.text(), "!weak"))
			fmt.Fprintf(b, " =%d=", len(notes))
		}
		if g.random.IntN(10) == 0 {
			fmt.Fprintf(b, " {%s}", g.text())
		}
		if i%4 == 3 {
			b.WriteByte('\n')
		} else {
			b.WriteByte(' ')
		}
	}
	if !led {
		b.WriteString(g.one("*", "+"))
	}
	if s := b.String(); s[len(s)-1] != '\n' {
		b.WriteByte('\n')
	}
	for i, note := range notes {
		fmt.Fprintf(b, "[Note \"%d:%s\"]\n", i+1, note)
	}
}

func (g *generator) writePlay(b *strings.Builder, deal bridge.Deal, contract bridge.Contract, declarer bridge.Seat) {
	tricks := g.play(deal, contract, declarer)
	if len(tricks) == 0 {
		return
	}
	first := declarer.Next(1)
	fmt.Fprintf(b, "[Play \"%s\"]\n", first)
	count := 0
	for _, trick := range tricks {
		var line [4]string
		for i, card := range trick.cards {
			text := card.String()
			if g.random.IntN(12) == 0 {
				text += " {" + g.text() + "}"
			}
			line[trick.leader.Next(i).From(first)] = text
			count++
		}
		for i := range line {
			if line[i] == "" {
				line[i] = "-"
			}
		}
		b.WriteString(strings.Join(line[:], " ") + "\n")
	}
	if count < bridge.Cards {
		b.WriteString("*\n")
	}
}

// held is what a game has that LIN keeps.
func held(g *game.Game) (all []string) {
	hold := func(name, value string) {
		if value != "" {
			all = append(all, name+" "+value)
		}
	}
	for _, name := range []string{"Event", "Board", "West", "North", "East", "South"} {
		if value, ok := g.Known(name); ok {
			hold(name, value)
		}
	}
	hold("dealer", g.Dealer.String())
	hold("vulnerable", g.Vulnerable().String())
	if g.Deal != nil {
		for seat, hand := range g.Deal.Cards.Hands {
			if g.Deal.Cards.Known[seat] {
				hold("hand", bridge.Seat(seat).String()+strconv.Itoa(int(hand)))
			}
		}
		// A fourth hand that follows is written.
		if g.Deal.Derived.Known() {
			hold("hand", g.Deal.Derived.String()+strconv.Itoa(int(g.Deal.DerivedHand)))
		}
	}
	if contract, declarer, ok := g.LedTo(); ok {
		if g.Deal != nil && g.Deal.IsEndPosition() {
			contract.Level, contract.Risk = 0, 0 // of which only the denomination is written
		}
		hold("contract", contract.String()+" "+declarer.String())
	}
	if tricks, _, ok := g.DeclarersTricks(); ok {
		hold("result", strconv.Itoa(tricks))
	} else if won, ok := g.TricksOfDeclarer(); ok {
		hold("result", strconv.Itoa(won)) // written, since the cards say it
	}
	if g.Auction != nil {
		all = append(all, heldCalls(g)...)
	}
	if g.Play != nil {
		for i, trick := range g.Play.Tricks {
			for k, at := range trick.Moves() {
				if m := &g.Play.Moves[at]; m.Kind == game.CardMove {
					hold("card", fmt.Sprint(i, k, m.Seat, m.Card))
					for _, c := range m.AllComments() {
						hold("comment", m.Card.String()+" "+c.Text)
					}
				}
			}
		}
	}
	slices.Sort(all)
	return all
}

func heldCalls(g *game.Game) (all []string) {
	for i := range g.Auction.Moves {
		m := &g.Auction.Moves[i]
		if m.Kind != game.CallMove && m.Kind != game.PlusMove {
			continue
		}
		call := fmt.Sprint("call ", i, m.Seat, m)
		for _, a := range m.Annotations() {
			for k := range g.Auction.Notes {
				if n := &g.Auction.Notes[k]; n.Index == a.Value {
					alerted, text := cutAlert(n)
					call += fmt.Sprint(" ", alerted, " ", strings.TrimPrefix(text, notAlerted))
				}
			}
		}
		for _, c := range m.AllComments() {
			call += " {" + c.Text
		}
		all = append(all, call)
	}
	return all
}

// heldIn are the games of a file, each as what LIN keeps of it.
func heldIn(file []byte) (games [][]string) {
	pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) { games = append(games, held(g)) })
	return games
}

// TestGeneratedGamesComeBack holds that deal, auction, alerts, play, result, names and vulnerability of PBN are the same after it was LIN.
// PBN_GENERATED sets how many files are tried.
func TestGeneratedGamesComeBack(t *testing.T) {
	most := testkit.Generated(400, 40)
	for seed := range most {
		g := generator{rand.New(rand.NewPCG(uint64(seed), 0))}
		var b strings.Builder
		b.WriteString("% PBN 2.1\n")
		for number := range 1 + g.random.IntN(6) {
			g.game(&b, number+1)
		}
		file := []byte(b.String())
		lin, r := FromPBN(pbn.Bytes(file))
		for i := range r.Diagnostics.Items {
			switch d := &r.Diagnostics.Items[i]; d.Rule {
			case WriteLost, WriteChanged, WriteFilled:
			default:
				t.Fatalf("seed %d: %s", seed, d.Message)
			}
		}
		out, _ := ToPBN(lin, source.Automatic, utf8PBN)
		want, got := heldIn(file), heldIn(out)
		if len(got) != len(want) {
			t.Fatalf("seed %d: %d games became %d\n%s\n%s", seed, len(want), len(got), file, lin)
		}
		for i := range want {
			for _, what := range want[i] {
				if !slices.Contains(got[i], what) {
					t.Fatalf("seed %d: game %d loses %q; it has\n%s\nPBN:\n%s\nLIN:\n%s", seed, i+1, what, strings.Join(got[i], "\n"), file, lin)
				}
			}
		}
	}
}
