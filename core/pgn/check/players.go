package check

import (
	"bytes"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// nameForms counts the names of players that are not written as the standard has them (8.1.1.5).
type nameForms struct{ commas, initials diag.Tally }

// check checks the names of a tag: there should be a blank after each comma, and a period after each initial. Without a comma it is not known
// which letters are initials.
func (n *nameForms) check(t *source.Text, at source.Span, diags *diag.List) {
	names := t.Slice(at)
	i := bytes.IndexByte(names, ',')
	if i < 0 {
		return
	}
	isFirst := false // whether what was read of the name is after its comma
	for ; i < len(names); i++ {
		switch c := names[i]; {
		case c == ',':
			isFirst = true
			if i+1 < len(names) && names[i+1] > ' ' && names[i+1] != ':' && names[i+1] != ',' {
				n.comma(t, source.Span{Start: at.Start + i, End: at.Start + i + 1}, diags)
			}
		case c == ':':
			isFirst = false
		case isFirst && c >= 'A' && c <= 'Z' && isAlone(names, i):
			n.initials.Add(t, source.Span{Start: at.Start + i, End: at.Start + i + 1})
		}
	}
}

// isAlone reports whether a letter is a word, which no period follows.
func isAlone(names []byte, i int) bool {
	if before := names[i-1]; before != ' ' && before != ',' {
		return false
	}
	return i+1 == len(names) || names[i+1] == ' ' || names[i+1] == ',' || names[i+1] == ':'
}

func (n *nameForms) comma(t *source.Text, at source.Span, diags *diag.List) {
	if diags.OnlyFixes() {
		rules.CommaWithoutBlank.Find(diags, at).Part(at, ", ")
		return
	}
	n.commas.Add(t, at)
}

// report reports both once a file.
func (n *nameForms) report(diags *diag.List) {
	if n.commas.Count > 0 {
		e := rules.CommaWithoutBlank.FindElsewhere(diags, 0, n.commas.First)
		e.Say(rules.FirstValue{More: n.commas.More()}).BesideElsewhere(n.commas.First)
	}
	if n.initials.Count > 0 {
		rules.InitialWithoutPeriod.FindElsewhere(diags, 0, n.initials.First).Say(rules.FirstValue{More: n.initials.More()})
	}
	*n = nameForms{}
}

// ofPlayer are the tags that have a field for each player (9.1), those of White, and those of Black.
var ofPlayer = [...]struct {
	players tags.Tag
	fields  [5]tags.Tag
}{
	{tags.White, [...]tags.Tag{tags.WhiteTitle, tags.WhiteElo, tags.WhiteUSCF, tags.WhiteNA, tags.WhiteType}},
	{tags.Black, [...]tags.Tag{tags.BlackTitle, tags.BlackElo, tags.BlackUSCF, tags.BlackNA, tags.BlackType}},
}

// checkPlayers checks the order of several players of one side (8.1.1.5-b), and whether there are as many fields as players (9.1-a).
func checkPlayers(t *source.Text, g *game.Game, diags *diag.List) {
	for i := range ofPlayer {
		side := &ofPlayer[i]
		players := g.Tag(side.players)
		if players == nil || values.SaysNothing(string(t.Slice(players.TextSpan()))) {
			continue
		}
		count := fieldsOf(t, players)
		if count > 1 {
			checkOrder(t, players, diags)
		}
		for _, of := range side.fields {
			tag := g.Tag(of)
			if tag == nil {
				continue
			}
			fields := fieldsOf(t, tag)
			if fields == count || fields == 1 && values.SaysNothing(string(t.Slice(tag.TextSpan()))) {
				continue
			}
			e := rules.FieldsAndPlayers.Find(diags, tag.TextSpan()).Beside(players.TextSpan())
			e.Say(rules.FieldCounts{Fields: fields, Players: count, Name: e.Text(of.String())})
		}
	}
}

// fieldsOf returns how many fields with colons between them a value has.
func fieldsOf(t *source.Text, tag *game.Tag) int32 {
	value := t.Slice(tag.TextSpan())
	if bytes.IndexByte(value, ':') < 0 {
		return 1
	}
	return int32(values.NamesType.Read(string(value)).Number())
}

// checkOrder checks whether several players are in the order of the alphabet.
func checkOrder(t *source.Text, players *game.Tag, diags *diag.List) {
	var names []string
	for name, rest := values.NextName(players.Text(t)); ; name, rest = values.NextName(rest) {
		names = append(names, strings.TrimSpace(name))
		if rest == "" {
			break
		}
	}
	if plain.InOrder(names) {
		return
	}
	if e := rules.NamesOutOfOrder.Find(diags, players.TextSpan()); e.IsKept() {
		slices.SortStableFunc(names, plain.CompareNames)
		e.Say(rules.PlayersInOrder{Names: e.Text(strings.Join(names, ":"))})
	}
}
