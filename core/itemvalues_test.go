package core

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// readWord is the value of a word and its flags, by the readers of package game.
func readWord(kind item.Kind, text string) (val uint32, flags item.Flags) {
	odd := func(val uint32, standard bool) (uint32, item.Flags) {
		if standard {
			return val, 0
		}
		return val, item.Odd
	}
	if text == "-" {
		return pbn.Hyphen, 0
	}
	if kind == pbn.Card {
		if card, ok, standard := values.ReadCard(text); ok {
			return odd(uint32(card), standard)
		}
		if text == "--" {
			return pbn.Hyphen, item.Odd
		}
		return 0, item.Bad
	}
	if call, ok, standard := values.ReadCall(text); ok {
		return odd(uint32(call), standard)
	}
	if ok, standard := values.ReadAllPass(text); ok {
		return odd(pbn.AllPass, standard)
	}
	return 0, item.Bad
}

// readTag is how package game reads the value of a tag: as the text that fits says, or not in the standard's form.
func readTag(name, value string) (read string, standard bool) {
	switch name {
	case "Dealer", "Auction", "Play":
		seat, standard := values.ReadSeat(value)
		return seat.String(), standard
	case "Declarer":
		seat, swapped, standard := values.ReadDeclarer(value)
		return declarerText(seat, swapped), standard
	case "Vulnerable":
		v, standard := values.ReadVulnerability(value)
		return v.String(), standard
	case "Contract":
		c, ok, standard := values.ReadContract(value)
		return fmt.Sprint(c), ok && standard
	case "Result":
		r, ok := values.ReadResult(value)
		return fmt.Sprint(r), ok
	case "Date":
		date, time, standard := values.ReadDate(value)
		return date, standard && time == ""
	}
	return "", false
}

// declarerText is a declarer, who is swapped with dummy or not.
func declarerText(seat bridge.Seat, swapped bool) string {
	return strings.Repeat("^", map[bool]int{true: 1}[swapped]) + seat.String()
}

// valueOf is the value of a tag's item as the same text.
func valueOf(name string, val uint32) string {
	switch name {
	case "Dealer", "Auction", "Play":
		return pbn.SeatOf(val).String()
	case "Declarer":
		return declarerText(pbn.SeatOf(val), val&pbn.Swapped != 0)
	case "Vulnerable":
		return values.Vulnerability(val).String()
	case "Contract":
		c, _ := pbn.ContractOf(val)
		return fmt.Sprint(c)
	case "Result":
		return fmt.Sprint(values.Result{Declarer: int(val&^pbn.Corrected) - 1, NorthSouth: -1, EastWest: -1, Corrected: val&pbn.Corrected != 0})
	case "Date":
		digits := fmt.Sprintf("%08X", val)
		return strings.ReplaceAll(digits[:4]+"."+digits[4:6]+"."+digits[6:], "F", "?")
	}
	return ""
}

// isReadFast reports whether a value that package game reads as the standard's is one that the scanner is to read.
func isReadFast(name, value string) bool {
	switch name {
	case "Result":
		return !strings.Contains(value, " ")
	case "Date":
		return !strings.Contains(value, "?")
	}
	return true
}

// unlikeGame is what is different between the values of a game's items and package game's readings of the same text; "" where nothing is.
func unlikeGame(g *pbn.Game, of *game.Game, text *source.Text) string {
	tag := 0
	notes := map[int]int{}
	for _, section := range [...]func() []game.Note{
		func() []game.Note {
			if of.Auction == nil {
				return nil
			}
			return of.Auction.Notes
		}, func() []game.Note {
			if of.Play == nil {
				return nil
			}
			return of.Play.Notes
		},
	} {
		for _, n := range section() {
			notes[n.Tag] = n.Index
		}
	}
	for k, i := range g.Items.Items {
		written := text.Decode(g.Items.Span(k, text.Bytes))
		at := fmt.Sprintf("%q has the value %d and the flags %b: ", written, i.Val, i.Flags)
		switch i.Kind {
		case pbn.Call, pbn.Card:
			if i.Flags&item.Wide != 0 {
				break // a symbol in it is for package values
			}
			if val, flags := readWord(i.Kind, written); val != i.Val || flags != i.Flags&(item.Odd|item.Bad) {
				return at + fmt.Sprintf("read as %d, %b", val, flags)
			}
		case item.NAG, item.NoteRef:
			if n, _ := strconv.ParseFloat(strings.Trim(written, "=$"), 64); uint32(min(n, 1e9)) != i.Val {
				return at + "another number"
			}
		case item.Tag:
			t := &of.Tags[tag]
			if index, isNote := notes[tag]; isNote && uint32(index) != i.Val {
				return at + fmt.Sprintf("note %d", index)
			}
			tag++
			says := i.Flags&(item.Unknown|item.Inherits) == 0
			if known := t.Value != "" && t.Value != "?"; says != (known && !values.Inherits(t.Value)) {
				return at + "says something, or does not"
			}
			if wide := strings.ContainsFunc(t.Raw, func(r rune) bool { return r > '~' }); t.Raw != "" && wide != (i.Flags&item.Wide != 0) {
				return at + "wide or not"
			}
			if t.Duplicate || int(g.Items.First[i.Tag]) != k+1 || !says {
				break
			}
			switch read, standard := readTag(t.Name, text.Decode(source.Span{Start: int(i.Start), End: int(i.End)})); {
			case i.Tag == uint8(tags.Deal):
				if found := unlikeDeal(g, of.Deal, i); found != "" {
					return at + found
				}
			case read == "" && !standard && i.Flags&item.Unread == 0:
				if _, err := strconv.Atoi(t.Value); t.Name == "Board" && (err != nil || strconv.Itoa(int(i.Val)) != t.Value) {
					return at + "another number"
				}
			case i.Flags&item.Unread != 0:
				if standard && isReadFast(t.Name, t.Value) || i.Val != 0 {
					return at + "it is the standard's"
				}
			case !standard || valueOf(t.Name, i.Val) != read:
				return at + fmt.Sprintf("%q, read as %q", valueOf(t.Name, i.Val), read)
			}
		}
	}
	return ""
}

func unlikeDeal(g *pbn.Game, deal *game.Deal, i item.Item) string {
	if i.Flags&item.Unread != 0 {
		if deal != nil && !deal.Dialect && !deal.Doubtful {
			return "the deal is the standard's"
		}
		return ""
	}
	if deal == nil || deal.Dialect || deal.Hands != g.Deal.Hands || deal.Known != g.Deal.Known || deal.First != g.Deal.First || len(deal.Places) != g.Deal.Cards {
		return "another deal"
	}
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if span := deal.HandSpans[seat]; span.Start != int(g.Deal.Start[seat]) || span.End != int(g.Deal.End[seat]) {
			return "hands at other places"
		}
	}
	return ""
}

// compareValues compares the values of all games of a file.
func compareValues(t *testing.T, what string, file []byte) (games int) {
	t.Helper()
	var items pbn.Reader
	items.Reset(Bytes(file))
	r := game.NewReader(Bytes(file), rules.NewList())
	for {
		read, ok := items.Next()
		g, same := r.Next()
		if ok != same {
			t.Fatalf("%s: one has another game", what)
		}
		if !ok {
			return games
		}
		games++
		read.ReadValues(items.Text().Bytes)
		if found := unlikeGame(read, g, items.Text()); found != "" {
			t.Fatalf("%s: %s", what, found)
		}
	}
}

// TestValuesAreThoseOfGames compares the values of items with the readings of package game: over real and generated files, over all short
// words, and over words and values that programs write.
func TestValuesAreThoseOfGames(t *testing.T) {
	games := 0
	for _, pattern := range itemFiles {
		paths, _ := filepath.Glob(pattern)
		for _, path := range paths {
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				games += compareValues(t, path, readFile(t, path))
			}
		}
	}
	for seed := range 3000 {
		g := generator{Rand: rand.New(rand.NewPCG(uint64(seed), 2))}
		games += compareValues(t, "seed "+strconv.Itoa(seed), g.file())
	}
	t.Logf("%d games", games)

	words := []string{"REDOUBLE", "Redouble", "redbl", "rdbl", "dble", "Double", "ALL-PASS", "AllPass", "allp", "1notrump", "passpass", "10000000000"}
	const letters = "0123456789ACDHJKLNPQRSTXacdhlpqrstx-"
	for _, a := range letters {
		words = append(words, string(a))
		for _, b := range letters {
			words = append(words, string([]rune{a, b}))
			for _, c := range letters {
				words = append(words, string([]rune{a, b, c}))
				if strings.ContainsRune("Pp", a) || c == 'S' || c == 's' {
					words = append(words, string([]rune{a, b, c, 'S'}), string([]rune{a, b, c, 'a'}))
				}
			}
		}
	}
	for _, section := range []string{"Auction", "Play"} {
		// One by one in lines, and some with what may come right after a word.
		for i, between := range []string{"\n", " ", "\t", "!", "{x}", "*", "=1=", "$1", "\r\n"} {
			text := "[" + section + " \"N\"]\n" + strings.Join(words[i:], between)
			if compareValues(t, section, []byte(text)) != 1 {
				t.Errorf("%s with %q: the scanner does not read it", section, between)
			}
		}
	}

	some := map[string][]string{
		"Dealer": {"N", "n", "w", "North", " N", "x", "#", "NE"}, "Declarer": {"^S", "S", "^", "^x", "^^S", "^ S", "e"},
		"Auction": {"E", "East", "-"}, "Play": {"W", "?"},
		"Vulnerable": {"None", "none", "NONE", "Love", "-", "NS", "Ns", "ns", "N-S", "EW", "All", "Both", "both", "BOTH", "O", "0"},
		"Contract":   {"Pass", "pass", "PASS", "4H", "4h", "4HX", "4hxx", "4HXx", "3NT", "3nt", "3Nt", "3N", "NT", "H", "7NTXX", "7NTXXX", "0H", "8H", "4 H", "4SX ", "X", "1SA"},
		"Result":     {"0", "9", "13", "14", "09", "^9", "^", "^ 9", "EW 9", "NS 4 EW 9", "9 ", "9x", "-1"},
		"Date": {"2024.02.29", "2023.02.29", "1900.02.29", "2000.02.29", "2024.13.01", "2024.00.01", "2024.01.00", "2024.04.31", "2024.04.30", "20??.??.??", "????.??.??",
			"2024.0?.??", "2024.01.??", "2024-01-02", "2024.1.2", "2024.01.02 ", "02.01.2024", "202a.01.02", "2024.??.01"},
		"Board": {"1", "0", "01", "999999999", "9999999999", "1a", "A1", "-1", "12:3"},
		"Deal": {"N:AK32.QJT9.876.54 - - -", "n:ak32.qjt9.876.54 - - -", "W:... ... ... ...", "N:AA.. - - -", "N:A.. - - -", "N:AA... - - -", "N:A... - -", "N:A... - - - ", "N:A....  - - -",
			"N:A... - - -x", "x:A... - - -", "N: A... - - -", "N:A1... - - -", "S:- - - -", "N:AK32QJT9876.54.. - -  -", "N:"},
	}
	for name, values := range some {
		for _, value := range values {
			if compareValues(t, name, []byte("["+name+" \""+value+"\"]\n1C SA\n")) != 1 {
				t.Errorf("%s %q: the scanner does not read it", name, value)
			}
		}
	}
}
