package check

import (
	"slices"
	"sort"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// tags checks how each tag pair is written: where it stands (3.3), its value, the comments behind it.
func (f *format) tags() {
	for i := range f.game.Tags {
		t := &f.game.Tags[i]
		if at := f.before(t.Span.Start); !t.Plain || at != lineStart {
			f.tagLayout(t, at)
		}
		if !t.Duplicate {
			f.value(t)
			f.comments(t.Comments, t.Span.End)
		}
	}
}

// tagLayout checks how a tag pair is written that is not plain, or does not start a line.
func (f *format) tagLayout(t *game.Tag, at gap) {
	is, value := f.text.Decode(t.Span), f.text.Decode(t.ValueSpan)
	closed := strings.HasSuffix(is, "]") && strings.HasSuffix(value, `"`)
	own := closed && !hasTab(f.text.Slice(t.Span)) && !hasCommentInside(t) // else it has been reported
	if own && (at != lineStart && at != tabbed || !isTagPair(is, t.Name, value)) {
		f.reportAs(diag.ExportTagLayout, t.Span, func() string {
			return "In export format a tag is on a line of its own, with one space between name and value: " +
				diag.Quote("["+t.Name+" "+value+"]") + "."
		})
	}
}

// isTagPair tells whether a text is a tag pair as export format writes it, whose value is given with its quotes.
func isTagPair(text, name, value string) bool {
	rest, hasName := strings.CutPrefix(text[1:], name)
	return hasName && len(rest) == len(value)+2 && rest[0] == ' ' && rest[1:1+len(value)] == value
}

func hasCommentInside(t *game.Tag) bool {
	return len(t.Comments) > 0 && t.Comments[0].Span.Start < t.Span.End
}

// value checks a value that has one form in export format. One that breaks the rules of import format has been reported.
func (f *format) value(t *game.Tag) {
	row := t.Number.Row()
	if row.Form == tags.AsItIs {
		return
	}
	value := t.Value
	form, formed := f.game.Form(t)
	if row.Form == tags.BySection {
		form = row.Type.Form(value, t.Read())
		if formed = form != ""; formed && t.Read().State() == values.Odd {
			f.note(diag.TagInvalidValue)
			return
		}
	}
	if !formed || t.Inherits || value == form {
		return
	}
	switch rule, state := row.FormRule, t.Read().State(); {
	case t.Number == tags.Dealer && values.MayBeUnknown(value):
		f.report(diag.ExportMissingTag, t.ValueSpan, "By the auction the dealer is "+form+"; in export format the Dealer tag says so.")
	case t.Number == tags.Deal && !isStandardDeal(value):
		f.note(diag.DealSyntax)
	case state == values.Odd || state == values.Bad:
		f.note(diag.TagInvalidValue)
	case strings.EqualFold(value, form):
		f.reportAs(diag.ExportLowerCase, t.ValueSpan, func() string { return "In export format " + diag.Quote(value) + " is written " + form + "." })
	case rule != diag.ExportLowerCase:
		f.reportAs(rule, t.ValueSpan, func() string { return formMessages[rule] + " Here that is " + diag.Quote(form) + "." })
	}
}

var formMessages = map[diag.Rule]string{
	diag.ExportVulnerable: "In export format the vulnerability is None, NS, EW or All.",
	diag.ExportDealForm:   "In export format a deal begins with the dealer’s hand, and the ranks of each suit descend.",
	diag.ExportResultForm: "In export format the result is the number of tricks won by declarer.",
}

// isStandardDeal tells whether a deal is written as the standard has it, but for case and order: its other forms have been
// reported.
func isStandardDeal(value string) bool {
	first, hands, _ := strings.Cut(value, ":")
	_, isSeat := values.ReadSeat(first)
	fields := strings.Split(hands, " ")
	return isSeat && len(fields) == 4 && !slices.ContainsFunc(fields, func(hand string) bool {
		return hand != "-" && (strings.Count(hand, ".") != 3 || strings.Trim(hand, "AKQJT98765432akqjt.") != "")
	})
}

// rank is the place of a tag in export format: in the mandatory set, among the other tags of the identification section,
// the auction, the play, the other sections (3.1, 3.4).
type rank struct {
	group, order int
	name         string
}

const (
	mandatory = iota
	supplemental
	inAuction
	inPlay
	inSection
)

func (r rank) compare(other rank) int {
	switch {
	case r.group != other.group:
		return r.group - other.group
	case r.order != other.order:
		return r.order - other.order
	}
	return strings.Compare(r.name, other.name)
}

func (r rank) before(other rank) bool { return r.compare(other) < 0 }

// isMandatory tells whether a tag of the mandatory set is so in the file's version: Scoring is since PBN 2.0 (4.10).
func (f *format) isMandatory(tag tags.Tag) bool {
	return tag.Is(tags.MandatorySet) && (tag.Row().Since == "" || f.version != "1.0" || f.severity == diag.Info)
}

// ranks are the places of the game's tags.
func (f *format) ranks() []rank {
	g := f.game
	ranks := slices.Grow(f.file.ranks[:0], len(g.Tags))[:len(g.Tags)]
	f.file.ranks = ranks
	outside := g.InSections()
	for i := range g.Tags {
		name, number := g.Tags[i].Name, g.Tags[i].Number
		switch {
		case !outside[i] && f.isMandatory(number):
			ranks[i] = rank{mandatory, int(number), ""}
		case outside[i]:
			ranks[i] = rank{inSection, 0, name}
		default:
			ranks[i] = rank{supplemental, 0, name}
		}
	}
	if a := g.Auction; a != nil {
		ranks[a.Tag] = rank{group: inAuction}
		for _, n := range a.Notes {
			ranks[n.Tag] = rank{group: inAuction}
		}
	}
	if p := g.Play; p != nil {
		ranks[p.Tag] = rank{group: inPlay}
		for _, n := range p.Notes {
			ranks[n.Tag] = rank{group: inPlay}
		}
	}
	return ranks
}

// order checks that the tags and the sections stand in the order of export format. As few as can be are out of order; each is
// reported, with the one that it should stand before, or behind.
func (f *format) order() {
	ranks := f.ranks()
	if slices.IsSortedFunc(ranks, rank.compare) {
		return
	}
	tags := f.file.tags[:0]
	for i := range f.game.Tags {
		if !f.game.Tags[i].Duplicate {
			tags = append(tags, i)
		}
	}
	f.file.tags = tags
	kept := f.file.longest.inOrder(tags, ranks)
	at := 0
	for _, i := range tags {
		if at < len(kept) && kept[at] == i {
			at++
			continue
		}
		place := sort.Search(len(kept), func(k int) bool { return ranks[i].before(ranks[kept[k]]) })
		where, other := "before ", kept[min(place, len(kept)-1)]
		if place == len(kept) {
			where = "after "
		}
		t, neighbour := &f.game.Tags[i], &f.game.Tags[other]
		rule := diag.ExportTagOrder
		if max(ranks[i].group, ranks[other].group) > supplemental {
			rule = diag.ExportSectionOrder
		}
		d := diag.Diagnostic{Rule: rule, Severity: f.severity, Place: diag.At(t.NameSpan)}
		if f.diags.Keeps(rule) {
			d.Message = "In export format the tag " + t.Name + " comes " + where + neighbour.Name + "."
			d.Related = []diag.Related{{Message: "the tag that it comes " + strings.TrimSpace(where), Place: diag.At(neighbour.NameSpan)}}
		}
		f.diags.Add(d)
	}
}

// longestRun is what inOrder works in.
type longestRun struct{ starts, next, longest []int }

// inOrder is the most of the tags that stand in order; where there is a choice, those that come first. (It is the
// longest increasing subsequence, found from the end.)
func (l *longestRun) inOrder(tags []int, ranks []rank) []int {
	starts := l.starts[:0] // the tag that the best sequence of each length begins with
	next := slices.Grow(l.next[:0], len(ranks))[:len(ranks)]
	for _, i := range slices.Backward(tags) {
		n := sort.Search(len(starts), func(k int) bool { return ranks[starts[k]].before(ranks[i]) })
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

// missing checks that the mandatory tags are there (3.4), but for those that an earlier "##" covers (4.8).
func (f *format) missing() {
	var space [tags.Result]string
	names := space[:0]
	for _, tag := range tags.Of(tags.MandatorySet) {
		if _, has := f.game.ValueOf(tag); !has && f.isMandatory(tag) {
			names = append(names, tag.String())
		}
	}
	if len(names) == 0 {
		return
	}
	at := source.Span{Start: f.game.Tags[0].Span.Start, End: f.game.Tags[0].Span.End}
	if len(names) == 1 {
		f.report(diag.ExportMissingTag, at, "The game has no "+names[0]+", which export format must have; write “?” where it is not known.")
		return
	}
	f.reportAs(diag.ExportMissingTag, at, func() string {
		return "The game lacks tags that export format must have: " + strings.Join(names, ", ") + ". Write “?” where one is not known."
	})
}
