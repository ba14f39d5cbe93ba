package check

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/syntax"
)

// isPlainTag tells whether the standard has a tag of that name behind which no data stand.
func isPlainTag(name string) bool {
	return plainTags[syntax.NumberOf(name)]
}

var plainTags = func() syntax.TagSet {
	set := syntax.TagSetOf(game.SupplementalTags...)
	set[syntax.NumberOf("Auction")], set[syntax.NumberOf("Play")] = false, false
	return set
}()

// vendorTags are the tags that programs write so often that nobody needs to be told.
var vendorTags = strings.Fields(`Ability BCFlags Category DoubleDummyTricks Info Minimax OptimumOpeningLeadTable
	ParContract ParScore SkillPath Student ZPAR`)

// unknown reports a tag that is not known, with the name of the standard that may be meant (4.9).
func unknown(t *game.Tag, diags *diag.List) {
	if t.Number != syntax.OtherTag || slices.Contains(vendorTags, t.Name) {
		return
	}
	d := diag.Diagnostic{Rule: diag.TagUnknown, Place: diag.At(t.NameSpan)}
	if diags.Keeps(d.Rule) {
		d.Message = "The standard has no tag " + diag.Quote(t.Name) + "; it is kept."
		if near := nearest(t.Name, syntax.StandardTags); near != "" {
			d.Message += " Is " + near + " meant?"
			d.Fixes = rename(t, near)
		}
	}
	diags.Add(d)
}

// nearest is the name of the standard that differs least from a name; "" where none is close.
func nearest(name string, names []string) string {
	const longest = 32
	if len(name) > longest {
		return ""
	}
	best, least := "", max(1, len(name)/3)+1
	for _, known := range names {
		if strings.EqualFold(known, name) {
			return known
		}
		if apart := len(name) - len(known); max(apart, -apart) >= least {
			continue
		}
		if d := distance(name, known); d < least {
			best, least = known, d
		}
	}
	return best
}

// distance is how many bytes must be put in, taken out or changed to make b of a.
func distance(a, b string) int {
	var space [40]int
	row := append(space[:0], make([]int, len(b)+1)...)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
