package check

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// tagChecks checks the tags of games (chapters 8 and 9).
type tagChecks struct {
	diags *diag.List
	near  plain.NearNames
	names nameForms
	lists listedValues
	times timeForms
	scid  valueTally // the codes of openings with what Scid adds
	// The colons of the file, where somebody asks for them.
	colons      diag.Tally
	wantsColons bool
}

// What is checked of a tag by itself.
type checksOfTag uint8

const (
	ofEmpty    checksOfTag = 1 << iota // whether it says that its value is not known
	ofValue                            // whether the value has the form of its type
	ofList                             // whether the value is one of a list
	ofPlayers                          // how the names of players are written
	ofName                             // whether the name is known
	ofMojibake                         // whether letters were read in the wrong encoding
	ofColon                            // whether it has colons, and is no list
)

// checksOf has the checks of each tag.
var checksOf = func() (checks [tags.Count]checksOfTag) {
	checks[tags.Other] = ofName | ofColon
	for t := tags.Other + 1; t < tags.Count; t++ {
		row := t.Row()
		of := ofColon
		if row.Set == tags.Roster {
			of |= ofEmpty
		}
		// Only the programs themselves know what the values of their own tags should be.
		if row.Section != "" {
			switch row.Type {
			case values.TextType, values.ResultType, values.FENType, values.NamesType:
			default:
				of |= ofValue
			}
		}
		if row.Type.IsOpen() {
			of = of&^ofValue | ofList
		}
		if row.Type == values.NamesType {
			of |= ofPlayers
		}
		if isListOrTime(t, row) {
			of &^= ofColon
		}
		checks[t] = of
	}
	for _, t := range [...]tags.Tag{tags.White, tags.Black, tags.Annotator, tags.Event, tags.Site} {
		checks[t] |= ofMojibake
	}
	return checks
}()

// reset prepares for a file, and keeps the memory.
func (c *tagChecks) reset(diags *diag.List) {
	*c = tagChecks{diags: diags, near: c.near, lists: listedValues{values: c.lists.values[:0]}}
	c.wantsColons = diags.SeverityOf(rules.TagColon) != diag.Off
}

// game checks the tags of a game. Of those of one name only the first counts.
func (c *tagChecks) game(t *source.Text, g *game.Game) {
	isASCII := g.Items.Bytes&item.High == 0
	for i := range g.Tags {
		tag := &g.Tags[i]
		if tag.Flags&game.Duplicate != 0 {
			continue
		}
		of := checksOf[tag.Tag]
		span := tag.TextSpan()
		switch {
		case of&ofName != 0:
			c.name(t, tag)
		case of&ofEmpty != 0 && c.empty(t, g, tag):
			continue
		case of&ofValue != 0:
			c.value(t, tag)
		case of&ofList != 0:
			c.lists.check(t, tag, c.diags)
		case of&ofPlayers != 0:
			c.names.check(t, span, c.diags)
		}
		if of&ofMojibake != 0 && !isASCII {
			checkMojibake(t, tag, c.diags)
		}
		if of&ofColon != 0 && c.wantsColons {
			c.colon(t, span)
		}
	}
	checkPlayers(t, g, c.diags)
	checkTogether(t, g, c.diags)
}

// end reports what is said once of a file.
func (c *tagChecks) end() {
	c.names.report(c.diags)
	c.lists.report(c.diags)
	c.times.report(c.diags)
	reportScid(&c.scid, c.diags)
	if c.colons.Count > 0 {
		rules.ColonInValue.FindElsewhere(c.diags, 0, c.colons.First).Say(rules.FirstValue{More: c.colons.More()})
	}
}

// name checks a name that has no row: whether it is like a known one (9-a), and whether it begins with a capital letter (8.1-h).
func (c *tagChecks) name(t *source.Text, tag *game.Tag) {
	span := tag.NameSpan()
	name := t.Slice(span)
	if tag.Flags&game.OddName != 0 || len(name) == 0 {
		return
	}
	if name[0] >= 'a' && name[0] <= 'z' {
		rules.LowerCaseName.Find(c.diags, span)
	}
	near, known := c.near[string(name)]
	if !known {
		near = c.near.Of(string(name), nearestTag)
	}
	if near != "" {
		e := rules.UnknownTag.Find(c.diags, span)
		e.Say(rules.KnownName{Name: e.Text(near)})
	}
}

// standardNames are the names of the tags that the standard has, and Variant.
var standardNames = func() (names []string) {
	for t := tags.Other + 1; t < tags.Count; t++ {
		if t.Row().Section != "" || t == tags.Variant {
			names = append(names, t.String())
		}
	}
	return names
}()

// nearestTag returns the known tag from which a name differs by one slip; "" if there is no such tag. Many programs have tags of their own,
// most of which differ from those of the standard in more than that.
func nearestTag(name string) string { return plain.NearestSlip(name, standardNames) }

// empty reports a tag of the roster that says in another way than the standard's that its value is not known (8.1.1.1-a). A result that is
// missing in the tag alone is one that contradicts the marker.
func (c *tagChecks) empty(t *source.Text, g *game.Game, tag *game.Tag) bool {
	span := tag.TextSpan()
	value := t.Slice(span)
	better := "?"
	switch {
	case tag.Tag == tags.Date && (len(value) == 0 || string(value) == "?" || string(value) == "-"):
		better = "????.??.??"
	case tag.Tag == tags.Result && (len(value) == 0 || string(value) == "?") && g.Result == values.Unknown:
		better = "*"
	case len(value) > 0 || tag.Tag == tags.Result:
		return false
	}
	at := span
	if len(value) == 0 && tag.Flags&game.Verbatim == 0 {
		at = source.Span{Start: span.Start - len(`"`), End: min(span.End+len(`"`), len(t.Bytes))}
	}
	e := rules.EmptyValue.Find(c.diags, at)
	e.Say(rules.ValueToWrite{Name: e.Text(tag.Tag.String()), Better: e.Text(better)}).Part(span, better)
	return true
}
