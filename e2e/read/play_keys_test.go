package read

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const (
	clockwise = "NESW"
	ranks     = "23456789TJQKA"

	place = `document.querySelector(".pbn-place").textContent`
)

var (
	seatNames = map[byte]string{'N': "North", 'E': "East", 'S': "South", 'W': "West"}
	suitNames = map[byte]string{'S': "spades", 'H': "hearts", 'D': "diamonds", 'C': "clubs"}
	rankNames = map[byte]string{
		'A': "ace", 'K': "king", 'Q': "queen", 'J': "jack", 'T': "ten", '9': "nine", '8': "eight", '7': "seven", '6': "six", '5': "five",
		'4': "four", '3': "three", '2': "two",
	}
)

// announced is what is to be said after each card of a play that has all its cards and no irregularity, by the laws of the
// game: the lines of the section have the cards of the players clockwise from the one who led first.
func announced(t *testing.T, pbn string) []string {
	t.Helper()
	value := func(tag string) string {
		return regexp.MustCompile(`\[` + tag + ` "(.*)"\]`).FindStringSubmatch(pbn)[1]
	}
	first := strings.Index(clockwise, value("Play"))
	trump := value("Contract")[1]
	_, section, _ := strings.Cut(pbn, `[Play "`+value("Play")+"\"]\n")
	var sentences []string
	won := map[int]int{}
	leader := first
	for trick, line := range strings.Split(strings.TrimSpace(section), "\n") {
		cards := strings.Fields(line)
		at := func(seat int) string { return cards[(seat-first+4)%4] }
		winner := leader
		for turn := range 4 {
			seat := (leader + turn) % 4
			card, best := at(seat), at(winner)
			if card[0] == best[0] && strings.IndexByte(ranks, card[1]) > strings.IndexByte(ranks, best[1]) || card[0] != best[0] && card[0] == trump {
				winner = seat
			}
			verb := "plays"
			if turn == 0 {
				verb = "leads"
			}
			sentence := fmt.Sprintf("%s %s the %s of %s", seatNames[clockwise[seat]], verb, rankNames[card[1]], suitNames[card[0]])
			if turn == 3 {
				won[winner%2]++
				sentence += fmt.Sprintf("; %s wins trick %d. North-South %d, East-West %d", seatNames[clockwise[winner]], trick+1, won[0], won[1])
			}
			sentences = append(sentences, sentence+".")
		}
		leader = winner
	}
	if len(sentences) != 52 {
		t.Fatalf("%d cards in the example", len(sentences))
	}
	return sentences
}

// watchKeys lets the page keep which keys reached it, and whether something took them.
const watchKeys = `document.keys = [], addEventListener("keydown", ({ key, defaultPrevented }) => document.keys.push(key + (defaultPrevented ? " taken" : ""))), 0`

// keysSeen are the keys since the last time, those that something took marked.
func keysSeen(p *browser.Page) []string {
	p.T.Helper()
	return browser.Evaluate[[]string](p, "document.keys.splice(0)")
}

// TestKeysThroughPlay: by keyboard from the first card to the last, by tricks back, and to both ends. Each step is announced
// once, in the same element, and the focus stays where it was.
func TestKeysThroughPlay(t *testing.T) {
	t.Parallel()
	want := announced(t, string(browser.Read(t, filepath.Join(visit.Examples, "play.pbn"))))
	p := visit.ArticleOf(t, `<p><a id="before" href="#">Before</a></p>`+visit.ExampleBlock(t, "play.pbn", ""))
	browser.Evaluate[int](p, `document.getElementById("before").focus(), 0`)
	p.Press(kb.Tab)
	if !browser.Evaluate[bool](p, `document.activeElement.closest("article") !== null`) {
		t.Fatal("the Tab key does not lead into the game")
	}
	browser.Evaluate[int](p, `(() => {
		const region = document.querySelector(".pbn-stepper [aria-live=polite]");
		document.spoken = [];
		document.before = document.activeElement;
		new MutationObserver(() => document.spoken.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
	})(), 0`)
	if first := browser.Evaluate[string](p, browser.Said); first != "" {
		t.Errorf("before the first step %q is announced", first)
	}
	var spoken []string
	step := func(want string, key string, modifiers ...chromedp.Modifier) {
		t.Helper()
		p.Press(key, modifiers...)
		p.Hears(want)
		spoken = append(spoken, want)
		if !browser.Evaluate[bool](p, "document.activeElement === document.before") {
			t.Fatalf("the focus is lost at %q", want)
		}
	}
	for card, sentence := range want {
		step(sentence, kb.ArrowRight)
		if got, where := browser.Evaluate[string](p, place), fmt.Sprintf("card %d of 52, trick %d", card+1, card/4+1); got != where {
			t.Errorf("%q, want %q", got, where)
		}
	}
	// There is no card behind the last.
	p.Press(kb.ArrowRight)
	for trick := 12; trick > 0; trick-- {
		step(want[4*trick-1], kb.ArrowLeft, chromedp.ModifierShift)
	}
	step("The play begins.", kb.ArrowLeft, chromedp.ModifierShift)
	p.Press(kb.ArrowLeft)
	step(want[51], kb.End)
	step(want[50], kb.ArrowLeft)
	step("The play begins.", kb.Home)
	step(want[3], kb.ArrowRight, chromedp.ModifierShift)
	if got := browser.Evaluate[[]string](p, "document.spoken"); !slices.Equal(got, spoken) {
		t.Errorf("announced is\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(spoken, "\n"))
	}
	p.NoErrors()
}

// TestKeysElsewhere: what is not meant for the play does nothing to it, and does what it always does.
func TestKeysElsewhere(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, `<p><a id="before" href="#">Before</a> <input id="field"></p>`+visit.ExampleBlock(t, "tables.pbn", "")+`<p style="height: 5000px">After.</p>`)
	p.Resize(320, 700)
	// Nothing has scrolled the page before: where a scroll has not come to its end, the browser may take the page for being where the key
	// would bring it, and does nothing.
	p.Painted()
	p.Press(kb.End)
	p.WaitFor("scrollY > 1000")
	browser.Evaluate[int](p, watchKeys)
	all := []string{kb.ArrowRight, kb.ArrowLeft, kb.Home, kb.End}
	names := []string{"ArrowRight", "ArrowLeft", "Home", "End"}
	begin := browser.Evaluate[string](p, place)
	for _, c := range []struct {
		name, element string
		modifiers     []chromedp.Modifier
	}{
		{"before the game", `document.getElementById("before")`, nil},
		{"in a field", `document.getElementById("field")`, nil},
		{"in a table that is scrolled", `document.querySelector(".pbn-scroll[tabindex]")`, nil},
		{"with Ctrl", `document.querySelector(".pbn-step-forward")`, []chromedp.Modifier{chromedp.ModifierCtrl}},
		{"with Alt", `document.querySelector(".pbn-step-forward")`, []chromedp.Modifier{chromedp.ModifierAlt}},
		{"with Meta", `document.querySelector(".pbn-step-forward")`, []chromedp.Modifier{chromedp.ModifierMeta}},
		{"with Ctrl and Shift", `document.querySelector(".pbn-step-forward")`, []chromedp.Modifier{chromedp.ModifierCtrl, chromedp.ModifierShift}},
	} {
		browser.Evaluate[int](p, c.element+".focus(), 0")
		for _, key := range all {
			p.Press(key, c.modifiers...)
		}
		if got := keysSeen(p); !slices.Equal(got, names) {
			t.Errorf("%s: the page sees %q", c.name, got)
		}
		if got := browser.Evaluate[string](p, place); got != begin || browser.Evaluate[string](p, browser.Said) != "" {
			t.Errorf("%s: the play stands at %q", c.name, got)
		}
	}
	// In the game the same keys step, and the page does not scroll.
	browser.Evaluate[int](p, `document.keys = [], document.querySelector(".pbn-step-forward").focus(), 0`)
	for _, key := range []string{kb.End, kb.ArrowLeft, kb.Home, kb.ArrowRight} {
		p.Press(key)
	}
	if got, want := keysSeen(p), []string{"End taken", "ArrowLeft taken", "Home taken", "ArrowRight taken"}; !slices.Equal(got, want) {
		t.Errorf("the page sees %q, want %q", got, want)
	}
	p.Hears("West leads the three of spades.")
	p.NoErrors()
}

// TestKeyHeld: a key that is held steps on and on.
func TestKeyHeld(t *testing.T) {
	t.Parallel()
	want := announced(t, string(browser.Read(t, filepath.Join(visit.Examples, "play.pbn"))))
	p := visit.ArticleOf(t, visit.ExampleBlock(t, "play.pbn", ""))
	browser.Evaluate[int](p, `document.querySelector(".pbn-step-forward").focus(), 0`)
	send := func(kind input.DispatchKeyEventType, repeated bool) {
		t.Helper()
		browser.Call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
			Type: kind, Key: "ArrowRight", Code: "ArrowRight", WindowsVirtualKeyCode: 39, AutoRepeat: &repeated,
		})
	}
	send(input.DispatchKeyEventTypeRawKeyDown, false)
	for range 29 {
		send(input.DispatchKeyEventTypeRawKeyDown, true)
	}
	send(input.DispatchKeyEventTypeKeyUp, false)
	p.Hears(want[29])
	p.NoErrors()
}
