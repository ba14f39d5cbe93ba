package solving

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

const deal = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6\"]\n"

const play = "[Declarer \"E\"]\n[Contract \"4H\"]\n[Play \"S\"]\nSA S6\n*\n"

const (
	resultTag = "[OptimumResultTable \"Declarer;Denomination;Result\"]\n"
	playTag   = "[OptimumPlayTable \"S;H;D;C\"]\n"
)

// tricks are results that no deal has: each row has another.
func tricks() *bridge.DoubleDummy {
	var t bridge.DoubleDummy
	for seat := range t {
		for in := range t[seat] {
			t[seat][in] = seat + 2*in
		}
	}
	return &t
}

// rows are those of the table with tricks.
func rows() string {
	text := ""
	for _, row := range resultRows(tricks()) {
		text += strings.Join(row, " ") + "\n"
	}
	return text
}

func hand(t *testing.T, cards string) (h bridge.Hand) {
	t.Helper()
	for text := range strings.FieldsSeq(cards) {
		card, ok := bridge.ParseCard(text)
		if !ok {
			t.Fatal(text)
		}
		h = h.With(card)
	}
	return h
}

// TestTasks: a game is solved where its tags ask for it.
func TestTasks_5_7(t *testing.T) {
	score, cards := "[OptimumScore \"NS 90\"]\n", playTag+"AK - - -\nQ - - -\n"
	whole := deal + score + play + cards + resultTag + rows()
	for _, c := range []struct{ what, file, wanted string }{
		{"without a deal", "[Board \"1\"]\n", ""},
		{"without a tag", deal, "missing all"},
		{"without a tag, with a play", deal + play, "missing+play all+play"},
		{"with all tags", whole, "all+play check+play"},
		{"with a short table", strings.Replace(whole, "W C 3\n", "", 1), "missing all+play check+play"},
		{"without a score", strings.Replace(whole, score, "", 1), "missing all+play check+play"},
		{"with a score that is not known", strings.Replace(whole, "NS 90", "?", 1), "missing all+play check+play"},
		{"with an empty score", strings.Replace(whole, "NS 90", "", 1), "missing all+play check+play"},
		{"without a table of its play", strings.Replace(whole, cards, "", 1), "missing+play all+play check"},
		{"with a dealer that is not known", strings.Replace(deal, "[Dealer \"N\"]", "[Dealer \"?\"]", 1) + resultTag + rows(), "all check"},
		{"with a vulnerability that is not known", strings.Replace(deal, "None", "?", 1) + resultTag + rows(), "all check"},
		{"with a score that cannot be checked", strings.Replace(deal, "None", "?", 1) + score, "missing all"},
		{"with a play without cards", deal + strings.Replace(play, "SA S6\n", "", 1) + score + resultTag + rows(), "all check"},
		{"without a declarer", deal + strings.Replace(play, "\"E\"", "\"?\"", 1) + score + resultTag + rows(), "all check"},
	} {
		var wanted []string
		for only, name := range []string{"missing", "all", "check"} {
			pbn.Parse(pbn.Bytes([]byte(c.file)), func(_ *source.Text, g *game.Game) {
				task, ok := TaskOf(g, Only(slices.Index([]Only{Missing, All, Check}, Only(only))))
				switch {
				case ok && task.Play != nil:
					wanted = append(wanted, name+"+play")
				case ok:
					wanted = append(wanted, name)
				}
			})
		}
		if got := strings.Join(wanted, " "); got != c.wanted {
			t.Errorf("%s: %q, want %q", c.what, got, c.wanted)
		}
	}
}

// TestPlayOfTask: a play goes as far as it is known.
func TestPlayOfTask(t *testing.T) {
	for file, want := range map[string]string{
		deal + play: "H S [S SA W S6]",
		deal + strings.Replace(play, "S6", "-", 1):    "H S [S SA]",
		deal + strings.Replace(play, "SA", "S?", 1):   "",
		deal + strings.Replace(play, "4H", "Pass", 1): "",
		deal + strings.Replace(play, "4H", "1NT", 1):  "NT S [S SA W S6]",
	} {
		pbn.Parse(pbn.Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
			got := ""
			if task, _ := TaskOf(g, All); task.Play != nil {
				var cards []string
				for _, c := range task.Play.Cards {
					cards = append(cards, c.By.String(), c.Card.String())
				}
				got = fmt.Sprint(task.Play.Denomination, " ", task.Play.Leader, " ", cards)
			}
			if got != want {
				t.Errorf("%q: %s, want %s", file, got, want)
			}
		})
	}
}

// TestFilled: what a game does not have is filled in, what differs is named.
func TestFilled_5_6(t *testing.T) {
	par := scoreOfDeal(t)
	score := "[OptimumScore \"" + par + "\"]\n"
	other := strings.NewReplacer("NS -", "EW ", "NS ", "EW -").Replace(par)
	reversed := strings.SplitAfter(strings.TrimSuffix(rows(), "\n"), "\n")
	slices.Reverse(reversed)
	turned := strings.Join(append([]string{reversed[0] + "\n"}, reversed[1:]...), "")
	cards := playTag + "AK - - -\n- T9 Q -\n"
	of := func(score, results, cards string) string { return deal + score + play + cards + resultTag + results }
	for _, c := range []struct{ what, file, filled, differs string }{
		{"all is missing", deal + play, "RSP", ""},
		{"all is right", of(score, rows(), cards), "", ""},
		{"right in another order, and of the other side", of("[OptimumScore \""+other+"\"]\n", turned, playTag+"KA - - -\n- 9T Q -\n"), "", ""},
		{"incomplete", of(score, strings.Replace(rows(), "W C 3\n", "", 1), playTag+"AK - - -\n"), "RP", ""},
		{"a row twice, and one is missing", of(score, strings.Replace(rows(), "W C 3\n", "W D 5\n", 1), cards), "R", ""},
		{"another result, score and card", of("[OptimumScore \"NS 7\"]\n", strings.Replace(rows(), "W C 3\n", "W C 4\n", 1), playTag+"A - - -\n- T9 Q -\n"), "", "RSP"},
		{"a row of nobody", of(score, rows()+"X NT 0\n", cards), "", "R"},
		{"a card twice", of(score, rows(), playTag+"AA - - -\n- T9 Q -\n"), "", "P"},
		{"a score that cannot be read", of("[OptimumScore \"many\"]\n", rows(), cards), "", "S"},
		{"more rows than cards", of(score, rows(), cards+"A - - -\n"), "", ""},
		{"tables without rows", of(score, "", playTag), "RP", ""},
	} {
		best := []bridge.Hand{hand(t, "SA SK"), hand(t, "HT H9 DQ")}
		games := map[int]bridge.Solution{1: {Tricks: tricks(), Best: best}}
		for only, want := range map[Only]string{Missing: c.filled, All: c.filled + c.differs, Check: ""} {
			filled := Fill([]byte(c.file), source.Automatic, only, games, nil)
			g := filled.Games[0]
			got, differs := "", ""
			for _, tag := range g.Filled {
				got += string(tag.String()[len("Optimum")])
			}
			for _, tag := range g.Differs {
				differs += string(tag.String()[len("Optimum")])
			}
			if got != want || differs != c.differs || (filled.Edited == nil) != (only == Check) {
				t.Errorf("%s, %d: %q is filled in, not %q; %q differs, not %q; %q", c.what, only, got, want, differs, c.differs, g.Why)
			}
		}
	}
}

// scoreOfDeal is the score of the deal with tricks.
func scoreOfDeal(t *testing.T) (found string) {
	t.Helper()
	pbn.Parse(pbn.Bytes([]byte(deal)), func(_ *source.Text, g *game.Game) { found = score(g, tricks()) })
	return found
}

// TestPar: what a game says of its dealer and vulnerability counts, and what is said of it where it does not.
func TestPar(t *testing.T) {
	all := Unsaid{bridge.East, values.AllVulnerable}
	nobody := Unsaid{bridge.NoSeat, values.VulnerabilityUnknown}
	for _, c := range []struct {
		from, to string
		unsaid   Unsaid
		known    bool
		like     string // the dealer and the vulnerability of a deal with the same par
	}{
		{"", "", nobody, true, "N None"},
		{"", "", all, true, "N None"},
		{"[Dealer \"N\"]\n", "", nobody, false, ""},
		{"[Dealer \"N\"]\n", "", Unsaid{bridge.West, values.AllVulnerable}, true, "W None"},
		{"None", "?", Unsaid{bridge.East, values.VulnerabilityUnknown}, false, ""},
		{"None", "?", Unsaid{bridge.East, values.EastWestVulnerable}, true, "N EW"},
	} {
		dealer, vulnerable, _ := strings.Cut(c.like, " ")
		like := strings.NewReplacer("\"N\"", "\""+dealer+"\"", "None", vulnerable).Replace(deal)
		var got, want bridge.Par
		var known bool
		pbn.Parse(pbn.Bytes([]byte(strings.Replace(deal, c.from, c.to, 1))), func(_ *source.Text, g *game.Game) {
			got, known = Par(g, tricks(), c.unsaid)
		})
		pbn.Parse(pbn.Bytes([]byte(like)), func(_ *source.Text, g *game.Game) { want, _ = Par(g, tricks(), nobody) })
		if known != c.known || got != want {
			t.Errorf("%+v: %t, %v, want %v", c, known, got, want)
		}
	}
}

// TestGamesThatStay: a game whose deal is refused is named in its place, and one of which nothing is known is not.
func TestGamesThatStay(t *testing.T) {
	file := strings.Repeat(deal+"\n", 3)
	filled := Fill([]byte(file), source.Automatic, Missing, map[int]bridge.Solution{3: {Tricks: tricks()}}, map[int]error{1: errors.New("no hand")})
	if len(filled.Games) != 2 || filled.Games[0].Number != 1 || filled.Games[0].Why != "no hand" || filled.Games[1].Number != 3 || len(filled.Games[1].Filled) != 2 {
		t.Errorf("%+v", filled.Games)
	}
	if tags, games := filled.Count(); tags != 2 || games != 1 {
		t.Errorf("%d tags of %d games", tags, games)
	}
}
