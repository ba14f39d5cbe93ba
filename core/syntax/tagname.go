package syntax

import "slices"

// MandatoryTags are the names of the mandatory tag set, in the order of export format (3.4).
var MandatoryTags = [...]string{
	"Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring",
	"Declarer", "Contract", "Result",
}

// SupplementalTags are the supplemental tags of the standard (chapter 4), and Auction, Play and Note.
var SupplementalTags = [...]string{
	"Auction", "Play", "Note",
	"Competition", "DealId", "Description", "FrenchMP", "Generator", "Hidden", "Room", "Termination",
	"Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber", "ScoreRubberHistory", "OptimumScore",
	"BidSystemEW", "BidSystemNS", "PairEW", "PairNS", "WestNA", "NorthNA", "EastNA", "SouthNA", "WestType", "NorthType", "EastType", "SouthType",
	"EventDate", "EventSponsor", "HomeTeam", "Round", "Section", "Stage", "Table", "VisitTeam",
	"Time", "UTCDate", "UTCTime", "TimeControl", "TimeCall", "TimeCard", "Annotator", "AnnotatorNA", "Application", "Mode",
}

// TableTags are the tags of the supplemental sections that the standard defines (5.3 to 5.10), sorted.
var TableTags = [...]string{
	"ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable", "PlayTimeTable", "ScoreTable",
	"TotalScoreTable",
}

// StandardTags are all names that the standard has.
var StandardTags = slices.Concat(MandatoryTags[:], SupplementalTags[:], TableTags[:])

// TagNumber is the number of a name of the standard, from 1, in the order of StandardTags; OtherTag is that of every other name.
type TagNumber uint8

// OtherTag is the number of each name that the standard does not have.
const OtherTag TagNumber = 0

// TagNumbers is how many numbers there are.
const TagNumbers = 1 + len(MandatoryTags) + len(SupplementalTags) + len(TableTags)

// places are the numbers where their names are looked for: at the place that the name tells, or behind it.
var places = func() (places [256]TagNumber) {
	for i, name := range StandardTags {
		place := placeOf(name)
		for places[place] != OtherTag {
			place++
		}
		places[place] = TagNumber(i + 1)
	}
	return places
}()

func placeOf[T string | []byte](name T) uint8 {
	n := len(name)
	return name[0] + 7*name[n/2] + 31*name[n-1] + uint8(61*n)
}

// NumberOf is the number of a name.
func NumberOf[T string | []byte](name T) TagNumber {
	if len(name) == 0 {
		return OtherTag
	}
	for place := placeOf(name); ; place++ {
		if n := places[place]; n == OtherTag || StandardTags[n-1] == string(name) {
			return n
		}
	}
}

// TagSet is a set of names of the standard.
type TagSet [TagNumbers]bool

// TagSetOf is the set of some names.
func TagSetOf(names ...string) (set TagSet) {
	for _, name := range names {
		set[NumberOf(name)] = true
	}
	return set
}

// Mandatory are the tags of the mandatory tag set (3.4).
var Mandatory = TagSetOf(MandatoryTags[:]...)

// IsMandatory tells whether a tag belongs to the mandatory tag set (3.4).
func IsMandatory(name string) bool { return Mandatory[NumberOf(name)] }

// ByTag is something for each of some names: those of the standard, which are found fast, and others.
type ByTag[T any] struct {
	standard [TagNumbers]T
	has      TagSet
	others   map[string]T
}

// Get is what there is for a name, with the name's number.
func (b *ByTag[T]) Get(number TagNumber, name string) (value T, has bool) {
	if number != OtherTag {
		return b.standard[number], b.has[number]
	}
	value, has = b.others[name]
	return value, has
}

// Set puts it there.
func (b *ByTag[T]) Set(number TagNumber, name string, value T) {
	switch {
	case number != OtherTag:
		b.standard[number], b.has[number] = value, true
	case b.others == nil:
		b.others = map[string]T{name: value}
	default:
		b.others[name] = value
	}
}

// Others is for how many names there is something that the standard does not have.
func (b *ByTag[T]) Others() int { return len(b.others) }

// Clear takes all away, and keeps the memory for others.
func (b *ByTag[T]) Clear() {
	clear(b.others)
	*b = ByTag[T]{others: b.others}
}
