package hands

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// writer writes deals as people do: with one way for the names of suits, for tens and for voids.
type writer struct {
	random                   *rand.Rand
	suits                    [4]string
	before, between, ten, no string // before the cards of a suit, between them, for a ten and for no card
}

func (w *writer) one(choices ...string) string { return choices[w.random.IntN(len(choices))] }

// newWriter chooses a way.
func newWriter(r *rand.Rand) *writer {
	w := &writer{random: r}
	ways := [][4]string{
		{"♠", "♥", "♦", "♣"}, {"♤", "♡", "♢", "♧"}, {"♠:", "♥:", "♦:", "♣:"}, {"S", "H", "D", "C"}, {"S:", "H:", "D:", "C:"},
		{"s:", "h:", "d:", "c:"},
		{"!s", "!h", "!d", "!c"}, {"&spades;", "&hearts;", "&diams;", "&clubs;"}, {"Spades:", "Hearts:", "Diamonds:", "Clubs:"},
	}
	w.suits, w.before, w.between, w.ten = ways[r.IntN(len(ways))], w.one("", " "), w.one("", " "), w.one("T", "10")
	// A letter without a colon is the start of a word, unless a blank comes after it.
	if w.no = w.one("-", "--", "—", "void", ""); w.no == "void" || w.between == " " {
		w.before = " "
	}
	return w
}

// deal is a deal with long suits and voids now and then.
func (w *writer) deal() bridge.Deal {
	pack := w.random.Perm(bridge.Cards)
	if w.random.IntN(2) == 0 {
		slices.Sort(pack[:20])
	}
	deal := bridge.Deal{Known: [4]bool{true, true, true, true}}
	for i, c := range pack {
		deal.Hands[i/13] = deal.Hands[i/13].With(bridge.Card(c))
	}
	return deal
}

func (w *writer) suit(hand bridge.Hand, i int) string {
	ranks := strings.Split(hand.Ranks(bridge.Suits[i]), "")
	text := strings.ReplaceAll(strings.Join(ranks, w.between), "T", w.ten)
	switch {
	case text == "" && w.no == "" && strings.EqualFold(w.suits[i][:1], "s"):
		return w.suits[i] + " -" // without it, it is South where spades come next
	case text == "" && w.no == "":
		return w.suits[i]
	case text == "" && w.suits[i] == "SHDC"[i:i+1]:
		return w.suits[i] + " " + w.no
	case text == "":
		text = w.no
	}
	return w.suits[i] + w.before + text
}

func (w *writer) blanks() string { return strings.Repeat(" ", 3+w.random.IntN(20)) }

// column writes the suits of a hand below each other.
func (w *writer) column(hand bridge.Hand) (text string) {
	left := w.blanks()
	for i := range bridge.Suits {
		text += left + w.suit(hand, i) + "\n"
	}
	return text
}

// diagram writes a deal with West and East beside each other.
func (w *writer) diagram(d *bridge.Deal) string {
	names, middle := [3]string{}, [4]string{}
	switch w.random.IntN(3) {
	case 0:
		names = [3]string{w.blanks() + "North\n", "West" + w.blanks() + "East\n", w.blanks() + "South\n"}
	case 1:
		middle = [4]string{"", "N", "W   E", "S"}
	}
	text := names[0] + w.column(d.Hands[bridge.North]) + names[1]
	for i := range bridge.Suits {
		text += w.suit(d.Hands[bridge.West], i) + w.blanks() + middle[i] + w.blanks() + w.suit(d.Hands[bridge.East], i) + "\n"
	}
	return text + names[2] + w.column(d.Hands[bridge.South])
}

// list writes the hands one after the other, each on a line or on four.
func (w *writer) list(d *bridge.Deal) (text string) {
	inLines := w.random.IntN(2) == 0
	for seat, hand := range d.Hands {
		name := bridge.Seat(seat).Name()
		if inLines {
			text += name + w.one("", ":", " (Jim)") + "\n" + w.column(hand)
			continue
		}
		text += w.one(name+": ", name+"\n", name[:1]+": ")
		for i := range bridge.Suits {
			text += w.suit(hand, i) + w.one(" ", ", ", "  ")
		}
		text += "\n"
	}
	return text
}

// TestWaysToWrite: however a deal is written, it is read.
func TestWaysToWrite(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	deals, voids := 5000, 0
	if runtime.GOOS == "js" {
		deals /= 10 // wasm only takes longer
	}
	for range deals {
		w := newWriter(random)
		deal := w.deal()
		for _, hand := range deal.Hands {
			for _, suit := range bridge.Suits {
				if hand.Of(suit) == 0 {
					voids++
				}
			}
		}
		text := w.list(&deal)
		if w.random.IntN(2) == 0 {
			text = w.diagram(&deal)
		}
		if w.random.IntN(4) == 0 {
			text = "> " + strings.ReplaceAll(text, "\n", "\n> ")
		}
		diags := diag.List{Rules: Rules}
		if boards := Read(habits.PBN.Text([]byte(text), source.UTF8), &diags); len(boards) != 1 || boards[0].Deal != deal {
			t.Fatalf("%s is read as\n%s", text, said("\uFEFF"+text))
		}
	}
	if voids < deals/10 {
		t.Errorf("only %d voids", voids)
	}
}

// TestBoardsWithHeadings: each of several deals has what is said before it, whatever is said after the one before.
func TestBoardsWithHeadings(t *testing.T) {
	random := rand.New(rand.NewPCG(17, 8))
	// "#" is the number of the board, and "?" its dealer.
	for _, c := range []struct{ heading, after, want string }{
		{"", "", "//"},
		{"Board #\n", "", "#//"},
		{"Board: #\nDealer: ?  Vul: N/S\n", "", "#/?/NS"},
		{"Dlr ?, both vul\nVul both\n", "", "/?/All"},
		{"Bd ##.\n", "The lead: West led a spade. East won.\n", "#//"},
		{"Dealer ?.\n", "South played 4S by East's lead; N made it.\n\n", "/?/"},
	} {
		for range 100 {
			w := newWriter(random)
			write := w.diagram
			if w.random.IntN(2) == 0 {
				write = w.list
			}
			text, want := "", ""
			for n := range 3 {
				about := strings.NewReplacer("##", "#"+string(rune('1'+n)), "#", string(rune('1'+n)), "?", bridge.Seat(n).String())
				deal := w.deal()
				text += about.Replace(c.heading) + write(&deal) + c.after + w.one("", "\n")
				want += about.Replace(c.want) + " " + strings.TrimPrefix(string(deal.Append(nil, bridge.North)), "N:") + "\n"
			}
			got := said("\uFEFF" + text)
			for i := strings.Index(got, " {"); i >= 0; i = strings.Index(got, " {") {
				got = got[:i] + got[i+strings.Index(got[i:], "}")+1:]
			}
			if !strings.HasPrefix(got, want) || strings.Contains(got[len(want):], "// ") {
				t.Fatalf("%s is read as\n%s\nwant\n%s", text, got, want)
			}
		}
	}
}

// TestNothingVanishes: whatever else is on the lines of deals, and between them, is kept.
func TestNothingVanishes(t *testing.T) {
	random := rand.New(rand.NewPCG(46, 2))
	texts := 3000
	if runtime.GOOS == "js" {
		texts /= 10 // wasm only takes longer
	}
	read := 0
	for range texts {
		w := newWriter(random)
		deal := w.deal()
		text := w.list(&deal)
		switch random.IntN(3) {
		case 0:
			text = w.diagram(&deal)
		case 1:
			f := form{seat: w.one(seatForms...), suits: w.one(suitForms...), void: "-", ten: "T", between: "\n"}
			text = f.deal(&deal, random.Perm(4))
		}
		var words []string
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			word := "foo" + strconv.Itoa(i) + "bar"
			switch random.IntN(8) {
			case 0:
				line += w.one("\n", " ", "  (") + word
			case 1:
				line = w.one(word+" led\n", word+": ", "South "+word+"\n", "N none "+word+"\n", "Contract 3NT by South "+word+"\n",
					"1C P "+word+"\n", "https://x/myhands/"+word+"\n") + line
			default:
				continue
			}
			lines[i] = line
			words = append(words, word)
		}
		source := habits.PBN.Text([]byte("\uFEFF"+strings.Join(lines, "\n")), source.UTF8)
		boards := Read(source, &diag.List{Rules: Rules})
		kept := ""
		for i := range boards {
			for _, remark := range boards[i].Remarks {
				kept += source.Decode(remark) + "\n"
			}
		}
		if len(boards) > 0 {
			read++
		}
		for _, word := range words {
			if len(boards) > 0 && !strings.Contains(kept, word) {
				t.Fatalf("%s is lost of\n%s\nwhich is read as\n%s", word, strings.Join(lines, "\n"), said(string(source.Bytes)))
			}
		}
	}
	if read < texts/3 {
		t.Errorf("only %d are read", read)
	}
}
