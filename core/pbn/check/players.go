package check

import (
	"sort"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// checkPlayers checks how the names of the players in a tag are written (3.4.5).
func checkPlayers(text *source.Text, t *game.Tag, diags *diag.List) {
	if t.Value == "#" || !hasSeparator(text.Slice(t.ValueSpan())) {
		return
	}
	reportCommas(text, t, diags)
	if strings.Contains(t.Effective(), ";") && !plain.InOrder(spacedItems(t)) {
		if e := rules.NamesOutOfOrder.Find(diags, t.ValueSpan()); e.IsKept() && !diags.OnlyFixes() {
			names := spacedItems(t)
			sort.SliceStable(names, func(i, j int) bool { return plain.CompareNames(names[i], names[j]) < 0 })
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
