package check

import (
	"strings"

	"pbn/core/game"
)

// mandatoryForms are those of chapter 3.
func mandatoryForms() map[string]form {
	return map[string]form{
		"Date":       {fits: game.IsDate, want: dateWanted, reads: readDate},
		"Board":      {fits: isPositive, want: "a positive integer"},
		"Dealer":     seatForm,
		"Vulnerable": {fits: isVulnerability, want: "None, NS, EW or All", reads: readVulnerability},
		"Declarer":   {fits: isDeclarer, want: "W, N, E or S, with ^ before it if declarer and dummy are swapped", reads: readDeclarer},
		"Contract": {
			fits: isContract, want: "Pass, or a level from 1 to 7, S, H, D, C or NT, and X or XX if doubled or redoubled", reads: readContract,
		},
		"Result":  {fits: isResult, want: "a number of tricks from 0 to 13, alone or as in “NS 9 EW 4”", repair: repairSides},
		"Auction": seatForm,
		"Play":    seatForm,
	}
}

var seatForm = form{fits: isSeat, want: "W, N, E or S", reads: readSeat}

const dateWanted = "a day of the calendar as YYYY.MM.DD, with question marks for digits that are not known"

func isSeat(v string) bool {
	_, standard := game.ReadSeat(v)
	return standard
}

func readSeat(v string) (as string, whole bool) {
	seat, _ := game.ReadSeat(v)
	return seat.String(), true
}

func isDeclarer(v string) bool {
	_, _, standard := game.ReadDeclarer(v)
	return standard
}

func readDeclarer(v string) (as string, whole bool) {
	seat, swapped, _ := game.ReadDeclarer(v)
	return game.DeclarerForm(seat, swapped), true
}

func isVulnerability(v string) bool {
	_, standard := game.ReadVulnerability(v)
	return standard
}

func readVulnerability(v string) (as string, whole bool) {
	vulnerability, _ := game.ReadVulnerability(v)
	return vulnerability.String(), true
}

func isContract(v string) bool {
	_, _, standard := game.ReadContract(v)
	return standard
}

func readContract(v string) (as string, whole bool) {
	c, ok, _ := game.ReadContract(v)
	if !ok {
		return "", false
	}
	return c.String(), true
}

func readDate(v string) (as string, whole bool) {
	date, time, _ := game.ReadDate(v)
	if time != "" {
		return date + " and, if there is no Time tag, the time " + time, false
	}
	return date, true
}

// readDay reads a date that has no other tag for a time to go to.
func readDay(v string) (as string, whole bool) {
	date, time, _ := game.ReadDate(v)
	if time != "" {
		return "", false
	}
	return date, true
}

func isResult(v string) bool {
	_, ok := game.ReadResult(v)
	return ok
}

func isPositive(v string) bool {
	return isDigits(v) && strings.Trim(v, "0") != ""
}

func isDigits(v string) bool {
	for i := range len(v) {
		if v[i] < '0' || v[i] > '9' {
			return false
		}
	}
	return v != ""
}
