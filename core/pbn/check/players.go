package check

import (
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// checkPlayers checks how the names of the players in a tag are written (3.4.5).
func checkPlayers(text *source.Text, t *game.Tag, diags *diag.List) {
	if t.Value == "#" || !hasSeparator(text.Slice(t.ValueSpan())) {
		return
	}
	reportCommas(text, t, diags)
	if strings.Contains(t.Effective(), ";") && !inOrder(spacedItems(t)) {
		if e := rules.NamesOutOfOrder.Find(diags, t.ValueSpan()); e.IsKept() && !diags.OnlyFixes() {
			names := spacedItems(t)
			sort.SliceStable(names, func(i, j int) bool { return compareNames(names[i], names[j]) < 0 })
			e.Say(rules.PlayersInOrder{Names: e.Text(strings.Join(names, ";"))})
		}
	}
}

// hasSeparator reports whether there is a comma or a semicolon, as in few names.
func hasSeparator(value []byte) bool {
	for _, c := range value {
		if c == ',' || c == ';' {
			return true
		}
	}
	return false
}

// reportCommas reports each comma without a space after it.
func reportCommas(text *source.Text, t *game.Tag, diags *diag.List) {
	value := text.Slice(t.ValueSpan())
	for i, c := range value[:len(value)-1] {
		if c != ',' || strings.IndexByte(` ";`, value[i+1]) >= 0 {
			continue
		}
		comma := t.ValueSpan().Start + i
		rules.CommaWithoutSpace.Find(diags, source.Span{Start: comma, End: comma + 1})
	}
}

// spacedItems returns the names of a tag, with a space after each comma.
func spacedItems(t *game.Tag) []string {
	items := t.Items()
	for i := range items {
		items[i] = strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(items[i], ", ", ","), ",", ", "))
	}
	return items
}

// compareNames compares names as in a telephone directory, without regard to case.
func compareNames(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) }

// inOrder reports whether names are in the order of a directory or of ASCII. Names with other letters always are: their order differs
// from country to country.
func inOrder(names []string) bool {
	foreign := func(name string) bool {
		return name == "" || strings.ContainsFunc(name, func(r rune) bool { return r >= utf8.RuneSelf })
	}
	return slices.IsSortedFunc(names, compareNames) || slices.IsSorted(names) || slices.ContainsFunc(names, foreign)
}
