package check

import (
	"bytes"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// checkTogether checks tags that depend on each other, or on the moves.
func checkTogether(t *source.Text, g *game.Game, diags *diag.List) {
	checkDates(t, g, diags)
	checkOpening(t, g, diags)
	if count := g.Tag(tags.PlyCount); count != nil {
		checkPlies(t, g, count, diags)
	}
}

// checkDates checks whether the event begins before the game, or on its day (8.1.1.3-b).
func checkDates(t *source.Text, g *game.Game, diags *diag.List) {
	date, event := g.Tag(tags.Date), g.Tag(tags.EventDate)
	if date == nil || event == nil {
		return
	}
	year, month, day := values.Date(date.Value(t))
	eventYear, eventMonth, eventDay := values.Date(event.Value(t))
	if isLater([...]int{eventYear, eventMonth, eventDay}, [...]int{year, month, day}) {
		rules.EventAfterGame.Find(diags, event.TextSpan()).Beside(date.TextSpan())
	}
}

// isLater reports whether a date is certainly later than another. What comes after a part that is not known says nothing.
func isLater(a, b [3]int) bool {
	for i := range a {
		if a[i] == 0 || b[i] == 0 || a[i] != b[i] {
			return a[i] > b[i] && b[i] > 0
		}
	}
	return false
}

// parents are the tags that need another (9.3.2).
var parents = [...][2]tags.Tag{{tags.Variation, tags.Opening}, {tags.SubVariation, tags.Variation}}

// checkOpening checks whether a variation has its opening.
func checkOpening(t *source.Text, g *game.Game, diags *diag.List) {
	for _, pair := range parents {
		tag, parent := g.Tag(pair[0]), g.Tag(pair[1])
		if tag == nil || saysNothing(t, tag) || parent != nil && !saysNothing(t, parent) {
			continue
		}
		e := rules.MissingParent.Find(diags, tag.NameSpan())
		e.Say(rules.TagAndParent{Name: e.Text(pair[0].String()), Needs: e.Text(pair[1].String())})
	}
}

func saysNothing(t *source.Text, tag *game.Tag) bool {
	value := t.Slice(tag.TextSpan())
	return len(value) < len("??") && values.SaysNothing(string(value))
}

// checkPlies compares PlyCount with the main line (9.9.3). If a move of it cannot be read, the number of moves is not known. 0
// is what chess-results.com writes in every game, where nobody counted them.
func checkPlies(t *source.Text, g *game.Game, count *game.Tag, diags *diag.List) {
	v := count.Value(t)
	if !v.Understood() || v.Number() == 0 {
		return
	}
	plies := 0
	if last := g.LastOfMainLine(); last >= 0 {
		if g.Moves[last].Flags&game.Word != 0 {
			return
		}
		plies = int(g.Moves[last].Ply)
	}
	if plies == v.Number() {
		return
	}
	at := count.TextSpan()
	if e := rules.OtherPlyCount.Find(diags, at); e.IsKept() {
		e.Say(rules.PlyCount{Plies: int32(plies)}).Part(at, strconv.Itoa(plies))
	}
}

// isListOrTime reports whether the values of a tag have colons of their own (8.1-l, ledger D2).
func isListOrTime(t tags.Tag, row *tags.Row) bool {
	switch row.Type {
	case values.NamesType, values.TimeControlType, values.TimeType, values.RatingType, values.TitleType, values.PlayerType:
		return true
	}
	return t == tags.WhiteNA || t == tags.BlackNA
}

// colon counts a value with a colon that is neither in an address nor between the digits of a time.
func (c *tagChecks) colon(t *source.Text, at source.Span) {
	value := t.Slice(at)
	for i := bytes.IndexByte(value, ':'); i >= 0 && i < len(value); i++ {
		isAddress := bytes.HasSuffix(value[:i], []byte("http")) || bytes.HasSuffix(value[:i], []byte("https"))
		isTime := i > 0 && i+1 < len(value) && isDigit(value[i-1]) && isDigit(value[i+1])
		if value[i] == ':' && !isAddress && !isTime {
			c.colons.Add(t, source.Span{Start: at.Start + i, End: at.Start + i + 1})
			return
		}
	}
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
