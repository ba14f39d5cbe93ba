package check

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/game"
)

func tags(g *game.Game, diags *diag.List) {
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate {
			continue
		}
		if !game.MayInherit(t.Name) && strings.HasPrefix(t.Value, "#") {
			diags.Report(diag.TagInheritForbidden, t.ValueSpan,
				t.Name+" may not inherit its value; write the value itself.")
			continue
		}
		value(t, diags)
		unknown(t, diags)
	}
}

// form is what a tag's value must look like.
type form struct {
	fits func(value string) bool
	want string
	// reads is how a value that does not fit is read all the same, "" where it is not; nil where none is.
	reads func(value string) string
}

var seatForm = form{isSeat, "W, N, E or S", readSeat}

const dateWanted = "a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known"

// A time behind the day has a tag to go to only where the tag is Date.
var dateForm, dayForm = form{game.IsDate, dateWanted, readDate}, form{game.IsDate, dateWanted, readDay}

var forms = map[string]form{
	"Date":       dateForm,
	"EventDate":  dayForm,
	"UTCDate":    dayForm,
	"Board":      {isPositive, "a positive integer", nil},
	"Dealer":     seatForm,
	"Vulnerable": {isVulnerability, "None, NS, EW or All", readVulnerability},
	"Declarer":   {isDeclarer, "W, N, E or S, with ^ before it if declarer and dummy are swapped", readDeclarer},
	"Contract":   {isContract, "Pass, or a level from 1 to 7, S, H, D, C or NT, and X or XX if doubled or redoubled", readContract},
	"Result":     {isResult, "a number of tricks from 0 to 13, alone or as in “NS 9 EW 4”", nil},
	"Auction":    seatForm,
	"Play":       seatForm,
}

// value checks a tag's value. "?" is not known and "" is not applicable, everywhere (3.4).
func value(t *game.Tag, diags *diag.List) {
	f, has := forms[t.Name]
	v := t.Effective()
	if !has || v == "" || v == "?" || t.Value == "#" || f.fits(v) {
		return
	}
	message := diag.Quote(v) + " is no value of " + t.Name + "; it must be " + f.want + "."
	if f.reads != nil {
		if read := f.reads(v); read != "" {
			message += " It is read as " + read + "."
		}
	}
	diags.Report(diag.TagInvalidValue, t.ValueSpan, message)
}

func isSeat(v string) bool {
	_, standard := game.ReadSeat(v)
	return standard
}

func readSeat(v string) string {
	seat, _ := game.ReadSeat(v)
	return seat.String()
}

func isDeclarer(v string) bool {
	_, _, standard := game.ReadDeclarer(v)
	return standard
}

func readDeclarer(v string) string {
	seat, swapped, _ := game.ReadDeclarer(v)
	if swapped {
		return "^" + seat.String()
	}
	return seat.String()
}

func isVulnerability(v string) bool {
	_, standard := game.ReadVulnerability(v)
	return standard
}

func readVulnerability(v string) string {
	vulnerability, _ := game.ReadVulnerability(v)
	return vulnerability.String()
}

func isContract(v string) bool {
	_, _, standard := game.ReadContract(v)
	return standard
}

func readContract(v string) string {
	c, ok, _ := game.ReadContract(v)
	if !ok {
		return ""
	}
	return c.String()
}

func readDate(v string) string {
	date, time, _ := game.ReadDate(v)
	if time != "" {
		date += ", and, where no Time tag says otherwise, the time " + time
	}
	return date
}

func readDay(v string) string {
	date, time, _ := game.ReadDate(v)
	if time != "" {
		return ""
	}
	return date
}

func isResult(v string) bool {
	_, ok := game.ReadResult(v)
	return ok
}

func isPositive(v string) bool {
	return v != "" && strings.Trim(v, "0123456789") == "" && strings.Trim(v, "0") != ""
}
