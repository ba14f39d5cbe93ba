package export

import (
	"slices"
	"sort"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// tagDifferences compares the tags of a game.
type tagDifferences struct {
	// missing has the tags that were filled in, outcome those of the game that say nothing, with what is written for them.
	missing []tags.Tag
	outcome []outcomeTag
	// order has the places of the tags in the source, in the order in which they are written.
	order   []int
	source  []int // memory for inSource
	longest longestRun
}

// outcomeTag is a tag that says nothing, and what follows for it from the auction and the play.
type outcomeTag struct {
	tag  tags.Tag
	at   source.Span
	form string
}

func (o *tagDifferences) reset() {
	o.missing, o.outcome, o.order = o.missing[:0], o.outcome[:0], o.order[:0]
}

// tag compares a tag pair with what is written for it; isSame reports whether the source has the same text.
func (o *tagDifferences) tag(d *differences, t *game.Tag, isSame bool) {
	span := t.Span()
	if span.End == 0 {
		return // it is not in the source
	}
	o.order = append(o.order, t.Place())
	if !isSame || !d.startsLine(span.Start) {
		compareLayout(d, t)
	}
}

// compareLayout finds a tag pair that is not on a line of its own, or has other gaps within than export format (3.3).
func compareLayout(d *differences, t *game.Tag) {
	if at := d.before(t.Span().Start); !hasGaps(d, t) || at != lineStart && at != tabbed {
		e := find(d, rules.TagForm, t.Span())
		if e.IsKept() {
			e.Say(rules.ExportForm{As: e.Text(diag.Short("[" + t.Name + " " + d.text.Decode(t.ValueSpan()) + "]"))})
		}
	}
}

// hasGaps reports whether the gaps within a tag pair are those of export format. That it is not closed, or has tabs or comments in it, has
// been reported as that.
func hasGaps(d *differences, t *game.Tag) bool {
	span, text := t.Span(), d.text.Slice(t.Span())
	isClosed := text[len(text)-1] == ']'
	switch {
	case hasTab(text):
		return true
	case len(t.Comments()) > 0 && t.Comments()[0].Span().Start < span.End:
		return source.LineEnd(text) == len(text)
	}
	return t.NameSpan().Start == span.Start+1 && t.ValueSpan().Start == t.NameSpan().End+1 && (!isClosed || span.End == t.ValueSpan().End+1) &&
		d.text.Bytes[t.NameSpan().End] == ' '
}

// value compares the value of a tag with the form that is written; formed is false if the value has none.
func (o *tagDifferences) value(d *differences, t *game.Tag, form string, formed bool) {
	isOutcome := t.Number == tags.Declarer || t.Number == tags.Contract || t.Number == tags.Result
	switch {
	case !formed || !isOutcome || t.Inherits || !values.SaysNothing(t.Value):
		compareValue(d, t, form)
	case form == t.Value:
	case t.Value == "" && form != passedOut:
		countEmpty(d, t, form)
	default:
		o.outcome = append(o.outcome, outcomeTag{t.Number, t.ValueSpan(), form})
	}
}

var passedOut = bridge.Contract{PassedOut: true}.String()

// countEmpty counts what is written for an empty value, which a rule of import format has reported: of Declarer together with Contract.
func countEmpty(d *differences, t *game.Tag, form string) {
	switch declarer := d.game.Found(tags.Declarer); {
	case t.Number == tags.Result:
		e := change(d, rules.ResultForm, t.ValueSpan())
		e.Say(rules.ExportForm{As: e.Text(form)})
	case t.Number == tags.Declarer:
		d.count(rules.ContractPassedOut)
	case declarer == nil || declarer.Value != "":
		d.count(rules.AuctionContractMismatch)
	}
}

// compareValue compares the value of a tag with the form that is written, "" if the value has no form. A value that breaks the rules of
// import format has been reported.
func compareValue(d *differences, t *game.Tag, form string) {
	if form == "" || t.Inherits || t.Value == form {
		return
	}
	switch state := t.Read().State(); {
	case t.Number == tags.Dealer && values.MayBeUnknown(t.Value):
		d.findForm(rules.DealerOfAuction, t.ValueSpan(), form)
	case t.Number == tags.Deal && !d.game.Deal.IsStandard:
		d.count(rules.DealSyntax)
	case state != values.Standard:
		d.count(rules.TagInvalidValue)
	case strings.EqualFold(t.Value, form):
		(&lowerCase{1, t.ValueSpan(), t.Value, form}).report(d)
	default:
		d.findForm(formKinds[t.Number.Row().FormRule], t.ValueSpan(), form)
	}
}

// formKinds are the kinds of values that export format writes in another form, by the rules of their tags.
var formKinds = [diag.MostRules]diag.Kind[rules.ExportForm]{
	rules.ExportVulnerable: rules.VulnerableForm, rules.ExportDealForm: rules.DealForm, rules.ExportResultForm: rules.ResultForm,
}

// owner is the kind of element that a comment belongs to.
type owner uint8

const (
	ofTag  owner = iota // its first comment starts a line
	ofMove              // its comments may be alert marks, which were reported
	ofText
)

// compareComment compares what is before a comment in the source with what export format has there (3.8). bad is the rule of the alert
// marks that are kept as comments.
func compareComment(d *differences, c *game.Comment, of owner, isFirst bool, tagEnd int, bad diag.Rule) {
	if c.Kind == game.TextComment {
		if of == ofMove && (c.Text[0] == '*' || c.Text[0] == '(') {
			d.count(bad)
		}
		return
	}
	if c.Span().Start < tagEnd {
		return // it is inside the tag, which is reported as that
	}
	var kind diag.Kind[diag.None]
	switch at := d.before(c.Span().Start); {
	case at == indented:
		kind = rules.IndentedComment
	case of == ofTag && isFirst && at != lineStart && at != tabbed:
		kind = rules.CommentBesideTag
	case at == otherGap:
		kind = rules.CommentGap
	default:
		return
	}
	find(d, kind, source.Span{Start: c.Span().Start, End: c.Span().Start + 1})
}

// endGame compares what takes all tags of a game.
func (o *tagDifferences) endGame(d *differences) {
	for i := range d.game.Tags {
		if t := &d.game.Tags[i]; t.Duplicate {
			compareLayout(d, t)
		}
	}
	o.compareOrder(d)
	o.reportOutcome(d)
	o.reportMissing(d)
	o.reset()
}

// reportOutcome reports the tags that say nothing though the auction and the play say it.
func (o *tagDifferences) reportOutcome(d *differences) {
	if len(o.outcome) == 0 {
		return
	}
	e := find(d, rules.OutcomeOfGame, o.outcome[0].at)
	if !e.IsKept() {
		return
	}
	var pairs []string
	for _, of := range o.outcome {
		pairs = append(pairs, "["+of.tag.String()+` "`+of.form+`"]`)
	}
	e.Say(rules.NamesOfTags{Names: e.Text(strings.Join(pairs, " "))})
}

// reportMissing reports the tags of the mandatory set that were filled in (3.4). A part of a game has its tags before the blank line.
func (o *tagDifferences) reportMissing(d *differences) {
	if len(o.missing) == 0 || d.isPart && d.severity == 0 {
		return
	}
	if len(o.missing) == 1 {
		e := find(d, rules.MissingTag, d.game.Tags[0].Span())
		e.Say(rules.NameOfTag{Name: e.Text(o.missing[0].String())})
		return
	}
	e := find(d, rules.MissingTags, d.game.Tags[0].Span())
	if !e.IsKept() {
		return
	}
	var names []string
	for _, tag := range o.missing {
		names = append(names, tag.String())
	}
	e.Say(rules.NamesOfTags{Names: e.Text(strings.Join(names, ", "))})
}

// compareOrder finds the tags that are written in another order (3.1, 3.4). As few as can be are out of order; each is reported, with the
// one that it is written before, or after.
func (o *tagDifferences) compareOrder(d *differences) {
	if slices.IsSorted(o.order) {
		return
	}
	l := &o.longest
	all := d.game.Tags
	l.written = slices.Grow(l.written[:0], len(all))[:len(all)]
	clear(l.written)
	for written, tag := range o.order {
		l.written[tag] = written + 1
	}
	l.places = l.places[:0]
	for _, tag := range o.inSource(d.game) {
		if written := l.written[tag]; written > 0 {
			l.places = append(l.places, tagPlace{tag, written - 1})
		}
	}
	// Notes after one another are in the order of the source.
	l.written = append(l.written[:0], 0)
	for i := 1; i < len(o.order); i++ {
		written := i
		if haveOneName(&all[o.order[i]], &all[o.order[i-1]]) {
			written = l.written[i-1]
		}
		l.written = append(l.written, written)
	}
	for i := range l.places {
		l.places[i].written = l.written[l.places[i].written]
	}
	kept := l.inOrder()
	at := 0
	for i, p := range l.places {
		if at < len(kept) && kept[at] == i {
			at++
			continue
		}
		other := sort.Search(len(kept), func(k int) bool { return l.places[kept[k]].written > p.written })
		kind, isLast := rules.TagBefore, other == len(kept)
		if isLast {
			kind, other = rules.TagAfter, len(kept)-1
		}
		neighbour := l.places[kept[other]].tag
		if d.game.InSections()[p.tag] || d.game.InSections()[neighbour] {
			kind = rules.SectionBefore
			if isLast {
				kind = rules.SectionAfter
			}
		}
		t := &d.game.Tags[p.tag]
		e := find(d, kind, t.NameSpan()).Beside(d.game.Tags[neighbour].NameSpan())
		e.Say(rules.NameOfTag{Name: e.Text(t.Name)})
	}
}

// inSource returns the tags in the order of the source, but the notes of calls that come after the cards where they belong:
// note/misplaced reports them.
func (o *tagDifferences) inSource(g *game.Game) []int {
	all := o.source[:0]
	var moved []game.Note
	to := (*game.Tag)(nil)
	if a := g.Auction; a != nil {
		first := len(a.Notes)
		for first > 0 && a.Notes[first-1].AfterCards {
			first--
		}
		moved, to = a.Notes[first:], g.AfterNotes(a.Tag)
	}
	for tag := range g.Tags {
		if to == &g.Tags[tag] {
			for i := range moved {
				all = append(all, moved[i].Tag)
			}
		}
		if to == nil || !g.IsNoteAfterCards(tag) {
			all = append(all, tag)
		}
	}
	o.source = all
	return all
}

// haveOneName reports whether two tags that are written one after the other have the same name.
func haveOneName(t, before *game.Tag) bool {
	return t.Number == before.Number && (t.Number != tags.Other || t.Name == before.Name)
}

// tagPlace is a tag by its place in Game.Tags, which is that in the source, and its place among those that are written.
type tagPlace struct{ tag, written int }

// longestRun finds the longest run of tags that are in order.
type longestRun struct {
	written               []int      // as in tagPlace, in the order in which the tags are written
	places                []tagPlace // in the order of the source
	starts, next, longest []int
}

// inOrder returns the longest sequence of the places that is in order; if there are several, the one whose places come first. It is found
// from its end.
func (l *longestRun) inOrder() []int {
	starts := l.starts[:0] // where the best sequence of each length begins
	next := slices.Grow(l.next[:0], len(l.places))[:len(l.places)]
	for i, p := range slices.Backward(l.places) {
		n, end := 0, len(starts)
		for n < end {
			if middle := (n + end) / 2; l.places[starts[middle]].written < p.written {
				end = middle
			} else {
				n = middle + 1
			}
		}
		next[i] = -1
		if n > 0 {
			next[i] = starts[n-1]
		}
		if n == len(starts) {
			starts = append(starts, i)
		} else {
			starts[n] = i
		}
	}
	longest := l.longest[:0]
	for i := starts[len(starts)-1]; i >= 0; i = next[i] {
		longest = append(longest, i)
	}
	l.starts, l.next, l.longest = starts, next, longest
	return longest
}
