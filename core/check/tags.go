package check

import (
	"strings"

	"pbn/core/bridge"
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
}

var seatForm = form{isSeat, "W, N, E or S"}

var forms = map[string]form{
	"Date":       {isDate, "a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known"},
	"Board":      {isPositive, "a positive integer"},
	"Dealer":     seatForm,
	"Vulnerable": {func(v string) bool { return game.ParseVulnerability(v) != game.VulnerabilityUnknown }, "None, NS, EW or All"},
	"Declarer":   {func(v string) bool { return isSeat(strings.TrimPrefix(v, "^")) }, "W, N, E or S, with ^ before it if declarer and dummy are swapped"},
	"Contract":   {isContract, "Pass, or a level from 1 to 7, S, H, D, C or NT, and X or XX if doubled or redoubled"},
	"Result":     {isResult, "a number of tricks from 0 to 13, alone or as in “NS 9 EW 4”"},
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
	diags.Report(diag.TagInvalidValue, t.ValueSpan, diag.Quote(v)+" is no value of "+t.Name+"; it must be "+f.want+".")
}

func isSeat(v string) bool { return game.ParseSeat(v).Known() }

func isPositive(v string) bool {
	return v != "" && strings.Trim(v, "0123456789") == "" && strings.Trim(v, "0") != ""
}

func isContract(v string) bool {
	_, ok := bridge.ParseContract(v)
	return ok
}

var daysOfMonth = [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

func isDate(v string) bool {
	if len(v) != len("YYYY.MM.DD") || v[4] != '.' || v[7] != '.' {
		return false
	}
	year, _, yearOK := dateField(v[:4])
	month, monthKnown, monthOK := dateField(v[5:7])
	day, dayKnown, dayOK := dateField(v[8:])
	if !yearOK || !monthOK || !dayOK || monthKnown && (month < 1 || month > 12) || dayKnown && (day < 1 || day > 31) {
		return false
	}
	if !monthKnown || !dayKnown {
		return true
	}
	leap := year%4 == 0 && (year%100 != 0 || year%400 == 0) || strings.Contains(v[:4], "?")
	return day <= daysOfMonth[month-1] && (month != 2 || day < 29 || leap)
}

// dateField reads digits and question marks; known is false where there is a question mark.
func dateField(field string) (n int, known, ok bool) {
	known = true
	for _, c := range field {
		switch {
		case c == '?':
			known = false
		case c >= '0' && c <= '9':
			n = n*10 + int(c-'0')
		default:
			return 0, false, false
		}
	}
	return n, known, true
}

func isResult(v string) bool {
	words := strings.Fields(strings.TrimPrefix(v, "^"))
	switch len(words) {
	case 1:
		return isTricks(words[0])
	case 2:
		return isSide(words[0]) && isTricks(words[1])
	case 4:
		return isSide(words[0]) && isTricks(words[1]) && isSide(words[2]) && isTricks(words[3]) && words[0] != words[2]
	}
	return false
}

func isSide(v string) bool { return v == "NS" || v == "EW" }

func isTricks(v string) bool {
	return len(v) == 1 && v >= "0" && v <= "9" || len(v) == 2 && v >= "10" && v <= "13"
}
