package export

import (
	"sort"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// difference is a place where the source is not as it is written.
type difference struct {
	rule diag.Rule
	says sentence
	span source.Span
	is   string // what the source has, "" if that is all of the span
	as   string // what is written, or the name of the tag
	// isChange reports whether export changes this in a file that has export format, too.
	isChange bool
	// count is how many such places there are, if only the first is reported.
	count int
	// other is the place of the tag that the tag comes before, or after.
	other source.Span
}

// sentence is what a difference says.
type sentence uint8

const (
	otherLineEnd sentence = iota
	tooLongLine
	headerIsMissing
	headerElsewhere
	tabs
	blanksAtLineEnd
	emptyLine
	gameSeparator
	lineAtEnd
	tagForm
	dealerOfAuction
	lowerCaseValue
	vulnerableForm
	dealForm
	resultForm
	missingTag
	missingTags
	restoredTag
	writtenOut
	comesBefore
	comesAfter
	commentIndented
	commentAfterTag
	commentGap
	nothingAfter
	dealersCallFirst
	dealerAsValue
	leaderFirst
	leaderAsValue
	fourCards
	openPlay
	passesOfAP
	shortLine
	asteriskAtEnd
	asteriskAlone
	fourOnLine
	moveGap
	markGap
	lowerCaseMoves
	suffix
	annotationForm
	annotationOrder
	annotationGap
	lowerCaseElements
	lineOfSection
	rowOfTable
	sentences
)

// wordings has the text of each sentence: {is} is what the source has, in quotes, {as} what is written, {"as"} the same in quotes, {tag} a
// tag pair, {other} the name of the other tag; {more …} is left out if there is only one.
var wordings = [sentences]string{
	otherLineEnd:      "In export format each line ends with CR and LF; here is another line end, or none{more in the file}.",
	tooLongLine:       "The line has 256 characters with the two of its line end; 255 are allowed in export format. Export breaks it where it can.",
	headerIsMissing:   "A file in export format begins with the lines “% PBN 2.1” and “% EXPORT”.",
	headerElsewhere:   "The line {is} belongs to the start of the file.",
	tabs:              "Export format has no tabs, which programs show in different ways{more in the game}.",
	blanksAtLineEnd:   "The line ends with spaces; export format has none there{more such lines in the game}.",
	emptyLine:         "In export format there are empty lines only between games, not before the first or within one.",
	gameSeparator:     "In export format there is one empty line between two games, without spaces in it, and none after the last.",
	lineAtEnd:         "Export format has no empty line after the last game.",
	tagForm:           "In export format a tag is on a line of its own, with one space between name and value: {tag}.",
	dealerOfAuction:   "By the auction the dealer is {as}; in export format the Dealer tag says so.",
	lowerCaseValue:    "In export format {is} is written {as}.",
	vulnerableForm:    "In export format the vulnerability is None, NS, EW or All. Here that is {\"as\"}.",
	dealForm:          "In export format a deal begins with the dealer’s hand, and the ranks of each suit descend. Here that is {\"as\"}.",
	resultForm:        "In export format the result is the number of tricks won by declarer. Here that is {\"as\"}.",
	missingTag:        "The game has no {as}, which export format must have; write “?” where it is not known.",
	missingTags:       "The game lacks tags that export format must have: {as}. Write “?” where one is not known.",
	restoredTag:       "The tag {as} is written here, since in one file it would inherit from the “##” of the file before: {is}.",
	writtenOut:        "The value that “#” inherits is written out, since {as} was filled in between the two games.",
	comesBefore:       "In export format the tag {as} comes before {other}.",
	comesAfter:        "In export format the tag {as} comes after {other}.",
	commentIndented:   "In export format a comment that starts a line has no space before it.",
	commentAfterTag:   "In export format a comment after a tag starts a new line.",
	commentGap:        "In export format a comment has one space or a line end before it.",
	nothingAfter:      "The tag has nothing after it; export format leaves it out.",
	dealersCallFirst:  "In export format the auction begins with the call of the dealer, {as}, without hyphens before it.",
	dealerAsValue:     "In export format the value of Auction is the dealer, {as}.",
	leaderFirst:       "In export format the first column is that of the opening leader, {as}.",
	leaderAsValue:     "In export format the value of Play is the opening leader, {as}.",
	fourCards:         "In export format a line of the play has four cards, with “-” for one that is not known or not yet played.",
	openPlay:          "In export format a play that ends before all tricks are played ends with “*”.",
	passesOfAP:        "In export format AP is written out as passes, four calls to a line.",
	shortLine:         "In export format a line ends only after four calls or cards, or where annotations make it too long.",
	asteriskAtEnd:     "In export format “*” comes at the end.",
	asteriskAlone:     "In export format “*” is on a line of its own.",
	fourOnLine:        "In export format a line has four calls or cards; {\"as\"} starts a new one.",
	moveGap:           "In export format {\"as\"} has one space or a line end before it.",
	markGap:           "In export format there is one space between an irregularity and its call or card: {as}.",
	lowerCaseMoves:    "In export format {is} is written {as}{more in lower case here}.",
	suffix:            "In export format {is} is written {as}.",
	annotationForm:    "In export format {is} is written {as}.",
	annotationOrder:   "In export format the note reference comes first, then the NAGs, the lowest first.",
	annotationGap:     "In export format an annotation has one space or a line end before it.",
	lowerCaseElements: "In export format {is} is written {as}{more in lower case here}.",
	lineOfSection:     "In export format there is one space between the values of a section: {\"as\"}.",
	rowOfTable:        "In export format each row of a table is a line, with one space between its values unless the columns are wider: {\"as\"}.",
}

// report adds a difference to the diagnostics, with its message if that is kept.
func (d *differences) report(f *difference, place diag.Place) {
	list, told := d.diags, diag.Diagnostic{Rule: f.rule, Severity: d.severity, Place: place}
	if f.isChange {
		list, told.Severity = d.source.Changes, diag.Info
	}
	if list.Keeps(f.rule) {
		told.Message = d.message(f)
		if f.other.End > 0 {
			where := "before"
			if f.says == comesAfter {
				where = "after"
			}
			told.Related = []diag.Related{{Message: "the tag that it comes " + where, Place: diag.At(f.other)}}
		}
	}
	list.Add(told)
}

// message returns the message of a difference.
func (d *differences) message(f *difference) string {
	var out []byte
	for rest := wordings[f.says]; ; {
		plain, filled, found := strings.Cut(rest, "{")
		if out = append(out, plain...); !found {
			return string(out)
		}
		filled, rest, _ = strings.Cut(filled, "}")
		switch filled {
		case "is":
			is := f.is
			if is == "" {
				is = d.text.Decode(f.span)
			}
			out = append(out, diag.Quote(is)...)
		case "as":
			out = append(out, f.as...)
		case `"as"`:
			out = append(out, diag.Quote(f.as)...)
		case "tag":
			out = append(out, diag.Quote("["+f.as+" "+d.text.Decode(tagAt(d.game, f.span).ValueSpan())+"]")...)
		case "other":
			out = append(out, d.text.Decode(f.other)...)
		default:
			if f.count > 1 {
				out = append(strconv.AppendInt(append(out, ", the first of "...), int64(f.count), 10), strings.TrimPrefix(filled, "more")...)
			}
		}
	}
}

// tagAt returns the tag pair at a span.
func tagAt(g *game.Game, span source.Span) *game.Tag {
	i := sort.Search(len(g.Tags), func(i int) bool { return g.Tags[i].Span().Start >= span.Start })
	return &g.Tags[i]
}
