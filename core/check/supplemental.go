package check

import (
	"slices"
	"strings"
	"unicode"

	"pbn/core/game"
)

// otherForms are those of chapter 4 but for the scores.
func otherForms() map[string]form {
	return map[string]form{
		"FrenchMP":    oneOf("Yes", "No"),
		"Hidden":      {fits: isHidden, want: "the letters of the hands to hide, out of W, N, E and S", repair: repairHidden},
		"Room":        oneOf("Open", "Closed"),
		"EventDate":   dayForm,
		"UTCDate":     dayForm,
		"Round":       {fits: isRound, want: "letters, digits and underscores, in parts with periods between them"},
		"Time":        timeForm,
		"UTCTime":     timeForm,
		"TimeControl": {fits: isTimeControl, want: "the number of games, a slash and the number of minutes, as in “4/30”"},
		"TimeCall":    secondsForm,
		"TimeCard":    secondsForm,
	}
}

var (
	dayForm     = form{fits: game.IsDate, want: dateWanted, reads: readDay}
	timeForm    = form{fits: isTime, want: "a time of the day as HH:MM:SS", repair: repairTime}
	secondsForm = form{fits: isDigits, want: "a number of seconds"}
)

// oneOf is the form of a tag that has only those values. Its lower case is not allowed (3.11), but clear.
func oneOf(values ...string) form {
	return form{
		fits: func(v string) bool { return slices.Contains(values, v) },
		want: strings.Join(values, " or "),
		repair: func(v string) string {
			i := slices.IndexFunc(values, func(value string) bool { return strings.EqualFold(strings.TrimSpace(v), value) })
			if i < 0 {
				return ""
			}
			return values[i]
		},
	}
}

func isHidden(v string) bool { return v != "" && strings.Trim(v, "WNES") == "" }

func repairHidden(v string) string {
	return strings.NewReplacer(" ", "", ",", "", ";", "").Replace(strings.ToUpper(v))
}

func isRound(v string) bool {
	for part := range strings.SplitSeq(v, ".") {
		other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' }
		if part == "" || strings.ContainsFunc(part, other) {
			return false
		}
	}
	return true
}

// isTime tells whether a value is HH:MM:SS, with question marks for digits that are not known, as in a date (4.5.1).
func isTime(v string) bool {
	if len(v) != len("HH:MM:SS") || v[2] != ':' || v[5] != ':' {
		return false
	}
	for i, most := range [...]string{"23", "59", "59"} {
		field := v[3*i : 3*i+2]
		if strings.Trim(field, "0123456789?") != "" || !strings.Contains(field, "?") && field > most {
			return false
		}
	}
	return true
}

// repairTime puts the zero before an hour of one digit.
func repairTime(v string) string {
	if v = strings.TrimSpace(v); strings.IndexByte(v, ':') == 1 {
		return "0" + v
	}
	return v
}

func isTimeControl(v string) bool {
	games, minutes, _ := strings.Cut(v, "/")
	return isPositive(games) && isPositive(minutes)
}
