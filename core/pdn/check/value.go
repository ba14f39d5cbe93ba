package check

import (
	"pbn/core/diag"
	"pbn/core/event"
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
	date
	timeOfDay
	usedTime
	timeControl
	number
	playerType
	termination
)

// types say of each type what a value is, and read one: what the standard writes for a dialect, and how the text was read.
var types = [...]struct {
	wanted string
	read   func(text string) (better string, state values.State)
}{
	date:        {"a date such as 2024.01.31, with “?” for each digit that is not known", readDate},
	timeOfDay:   {"a time such as 17:05:00", readTimeOfDay},
	timeControl: {"in seconds, such as 300, 180+2 or 40/7200:3600", readTimeControl},
	playerType:  {"human or program", readPlayerType},
	termination: {"time forfeit, normal or another of its list", readTermination},
	usedTime:    {"hours and minutes such as 1:36, or with seconds 1:36:20", readUsedTime},
	number:      {"a number", readNumber},
}

// typeOf has the types of the tags whose values have a form.
var typeOf = [tags.Count]valueType{
	tags.Date: date, tags.EventDate: date, tags.UTCDate: date, tags.PublicationDate: date,
	tags.Time: timeOfDay, tags.UTCTime: timeOfDay,
	tags.TimeControl: timeControl, tags.TimeControlWhite: timeControl, tags.TimeControlBlack: timeControl,
	tags.WhiteType: playerType, tags.BlackType: playerType, tags.Termination: termination,
	tags.WhiteTime: usedTime, tags.BlackTime: usedTime,
	tags.WhiteRating: number, tags.BlackRating: number, tags.WhiteFmjdId: number, tags.BlackFmjdId: number, tags.PlyCount: number,
}

func readDate(text string) (better string, state values.State) {
	d, isStandard, ok := event.ReadDate(text)
	switch {
	case !ok:
		return "", values.Bad
	case isStandard:
		return "", values.Standard
	}
	return string(d.AppendTo(nil)), values.Odd
}

func readTimeOfDay(text string) (better string, state values.State) {
	if !event.IsTime(text) {
		return "", values.Bad
	}
	return "", values.Standard
}

// readTimeControl takes zeros and fractions as they are: there is no other form for them.
func readTimeControl(text string) (better string, state values.State) {
	if c, ok := event.ReadTimeControl(text); !ok || c.IsOutOfOrder {
		return "", values.Bad
	}
	return "", values.Standard
}

func readPlayerType(text string) (better string, state values.State) {
	return readWord(text, event.PlayerTypes[:], values.Bad)
}

// readTermination takes words that are not in the list as they are: the list is open.
func readTermination(text string) (better string, state values.State) {
	return readWord(text, event.Terminations[:], values.Standard)
}

// readWord reads a word of a list; other is the state of what is none of them.
func readWord(text string, words []string, other values.State) (better string, state values.State) {
	i := event.WordOf(text, words)
	switch {
	case i < 0:
		return "", other
	case words[i] == text:
		return "", values.Standard
	}
	return words[i], values.Odd
}

func readUsedTime(text string) (better string, state values.State) {
	seconds, state := values.ReadUsedTime(text)
	if state == values.Odd {
		better = string(values.AppendUsedTime(nil, seconds))
	}
	return better, state
}

func readNumber(text string) (better string, state values.State) {
	if !event.IsDigits(text) {
		return "", values.Bad
	}
	return "", values.Standard
}
