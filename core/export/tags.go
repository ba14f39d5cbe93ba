package export

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/syntax"
)

// mandatory writes the mandatory tag set in its order; what is missing is filled in (3.4). A tag that an earlier "##"
// covers is left out (4.8).
func (w *Writer) mandatory(g *game.Game) {
	for _, name := range syntax.MandatoryTags {
		if t := g.Find(name); t != nil {
			w.tag(g, t)
		} else if _, stands := g.Standing[name]; !stands {
			w.values[name] = missing(g, name)
			w.line("["+name+` "`+w.values[name]+`"]`, source.Span{})
		}
	}
}

// supplemental writes the other tags of the identification section, sorted by name.
func (w *Writer) supplemental(g *game.Game) {
	elsewhere := map[int]bool{}
	if g.Auction != nil {
		elsewhere[g.Auction.Tag] = true
		for _, n := range g.Auction.Notes {
			elsewhere[n.Tag] = true
		}
	}
	if g.Play != nil {
		elsewhere[g.Play.Tag] = true
		for _, n := range g.Play.Notes {
			elsewhere[n.Tag] = true
		}
	}
	for _, s := range g.Sections {
		elsewhere[s.Tag] = true
	}
	tags := addedTags(g)
	for i := range g.Tags {
		if t := &g.Tags[i]; !t.Duplicate && !elsewhere[i] && !syntax.IsMandatory(t.Name) {
			tags = append(tags, t)
		}
	}
	sort.SliceStable(tags, func(i, j int) bool { return tags[i].Name < tags[j].Name })
	for _, t := range tags {
		w.tag(g, t)
	}
}

// addedTags are tags that the game has not, but that follow from others: the time behind a date.
func addedTags(g *game.Game) (tags []*game.Tag) {
	if _, has := g.Value("Time"); !has && g.Time != "" {
		tags = append(tags, &game.Tag{Name: "Time", Value: g.Time, Raw: g.Time})
	}
	return tags
}

// tag writes a tag pair with what belongs to it.
func (w *Writer) tag(g *game.Game, t *game.Tag) {
	w.escapes(t.Escapes)
	w.line("["+t.Name+" "+w.quoted(g, t)+"]", t.Span)
	w.comments(t.Comments)
	w.endLine()
}

// quoted is the value of a tag as a string: in the form of export format where it has one, else as it stands. "#"
// stays where it inherits the same as in the source (4.8).
func (w *Writer) quoted(g *game.Game, t *game.Tag) string {
	before, written := w.values[t.Name]
	form, formed := exportForm(g, t.Name, t.Effective())
	w.values[t.Name] = t.Effective()
	if formed {
		w.values[t.Name] = form
	}
	switch {
	case formed && !t.Inherits:
		return `"` + form + `"`
	case t.Value == "#" && t.Inherits && (written || t.Inherited != "") && before != w.values[t.Name] && !strings.HasPrefix(t.Inherited, "#"):
		// What was filled in since would be inherited instead.
		return w.quote("", w.values[t.Name], inString, t.ValueSpan)
	}
	where := inString
	if slices.Contains(haveForm, t.Name) {
		where = inForm
	}
	return w.quote(t.Raw, t.Value, where, t.ValueSpan)
}

// haveForm are the tags that exportForm knows, and those whose value is a seat.
var haveForm = []string{"Dealer", "Declarer", "Vulnerable", "Date", "Time", "EventDate", "UTCDate", "Deal", "Contract", "Result", "Auction", "Play"}

// exportForm is the one way in which export format writes a value; ok is false where the value has none, or cannot be
// read.
func exportForm(g *game.Game, name, value string) (form string, ok bool) {
	switch name {
	case "Dealer":
		seat, _ := game.ReadSeat(value)
		if saysNothing(value) {
			seat = g.Dealer
		}
		return seat.String(), seat.Known()
	case "Declarer":
		seat, swapped := g.Declarer()
		if swapped {
			return "^" + seat.String(), true
		}
		return seat.String(), seat.Known()
	case "Vulnerable":
		return g.Vulnerable.String(), g.Vulnerable != game.VulnerabilityUnknown
	case "Time":
		return g.Time, g.Time != ""
	case "Date":
		return g.Date, g.Date != ""
	case "EventDate", "UTCDate":
		// A time behind the day has no other place to go to.
		date, time, _ := game.ReadDate(value)
		return date, date != "" && time == ""
	case "Deal":
		return dealForm(g)
	case "Contract":
		c, ok, _ := game.ReadContract(value)
		return c.String(), ok
	case "Result":
		return resultForm(g)
	}
	return "", false
}

// saysNothing tells whether a value is not known: "", "?", and a single character that may become "?".
func saysNothing(value string) bool {
	return value == "" || value == "?" || utf8.RuneCountInString(value) == 1 && !plain(value)
}

// dealForm is the deal from the dealer on, ranks descending (3.4.11). A deal that names a card twice in one hand stays as
// it is: its hands do not tell all of it. So does one of which no hand is known for an "x".
func dealForm(g *game.Game) (value string, ok bool) {
	if g.Deal == nil || g.Deal.Repeats() || g.Deal.Doubtful && g.Deal.Known == [4]bool{} {
		return "", false
	}
	first := g.Deal.First
	if g.Dealer.Known() {
		first = g.Dealer
	}
	out := []byte(first.String() + ":")
	for i := range 4 {
		if i > 0 {
			out = append(out, ' ')
		}
		seat := first.Next(i)
		if !g.Deal.Known[seat] {
			out = append(out, '-')
			continue
		}
		for k, suit := range bridge.Suits {
			if k > 0 {
				out = append(out, '.')
			}
			out = append(out, g.Deal.Hands[seat].Ranks(suit)...)
		}
	}
	return string(out), true
}

// resultForm is the number of tricks won by declarer (3.4.15). A value that contradicts itself
// stays.
func resultForm(g *game.Game) (form string, ok bool) {
	tricks, corrected, ok := g.DeclarersTricks()
	form = strconv.Itoa(tricks)
	if corrected {
		form = "^" + form
	}
	return form, ok
}

// missing is the value of a mandatory tag that the game does not have: what follows from the auction and the play, ""
// where the tag is inappropriate, else "?" (3.4).
func missing(g *game.Game, name string) string {
	c, declarer, led := g.LedTo()
	switch {
	case name == "Dealer" && g.Dealer.Known():
		return g.Dealer.String()
	case led && c.PassedOut && (name == "Declarer" || name == "Result"):
		return ""
	case name == "Declarer" && declarer.Known():
		return declarer.String()
	case name == "Contract" && led:
		return c.String()
	case bareDeal(g):
		return ""
	case name == "Result":
		if tricks, complete := g.TricksOfDeclarer(); complete {
			return strconv.Itoa(tricks)
		}
	}
	return "?"
}

// bareDeal tells whether the game is a deal alone, as a dealing program writes it.
func bareDeal(g *game.Game) bool {
	if g.Auction != nil || g.Play != nil || g.Find("Deal") == nil {
		return false
	}
	for _, name := range [...]string{"West", "North", "East", "South", "Scoring", "Declarer", "Contract", "Result"} {
		if _, has := g.Value(name); has {
			return false
		}
	}
	return true
}
