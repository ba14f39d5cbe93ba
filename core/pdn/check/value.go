package check

import (
	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// checkValue checks whether the value of a tag has the form that the standard gives it (T-4, T-8 to T-10). What says nothing is fine.
func checkValue(t *source.Text, tag *game.Tag, diags *diag.List) {
	is := typeOf[tag.Tag]
	if is == anyText {
		return
	}
	text := tag.Text(t)
	if values.SaysNothing(text) || text == "-" {
		return
	}
	better, state := types[is].read(text)
	if state == values.Standard {
		return
	}
	e := rules.InvalidValue.Find(diags, tag.TextSpan())
	if !e.IsKept() {
		return
	}
	e.Say(rules.WrongValue{Name: e.Text(tag.Tag.String()), Wanted: e.Text(types[is].wanted), Better: e.Text(better)})
	if better != "" {
		e.Part(tag.TextSpan(), better)
	}
}

// valueType is the type of a tag's values.
type valueType uint8

const (
	anyText valueType = iota
	usedTime
	number
)

// types say of each type what a value is, and read one: what the standard writes for a dialect, and how the text was read.
var types = [...]struct {
	wanted string
	read   func(text string) (better string, state values.State)
}{
	usedTime: {"hours and minutes such as 1:36, or with seconds 1:36:20", readUsedTime},
	number:   {"a number", readNumber},
}

// typeOf has the types of the tags whose values have a form.
var typeOf = [tags.Count]valueType{
	tags.WhiteTime: usedTime, tags.BlackTime: usedTime,
	tags.WhiteRating: number, tags.BlackRating: number, tags.WhiteFmjdId: number, tags.BlackFmjdId: number, tags.PlyCount: number,
}

func readUsedTime(text string) (better string, state values.State) {
	seconds, state := values.ReadUsedTime(text)
	if state == values.Odd {
		better = string(values.AppendUsedTime(nil, seconds))
	}
	return better, state
}

func readNumber(text string) (better string, state values.State) {
	for _, c := range text {
		if c < '0' || c > '9' {
			return "", values.Bad
		}
	}
	return "", values.Standard
}
