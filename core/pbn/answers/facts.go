package answers

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/wire"
)

// writeFacts writes what the tags say, and what follows from the auction and the play where they do not: the names of
// the latter are in "derived".
func writeFacts(w *wire.Writer, g *game.Game) {
	var names [5]string
	derived := names[:0]
	follows := func(name string, does bool) {
		if does {
			derived = append(derived, name)
		}
	}
	w.FilledField("dealer", g.Dealer.String())
	follows("dealer", g.Dealer.Known() && !g.Read(tags.Dealer).Seat().Known())
	w.FilledField("vulnerable", g.Vulnerable().String())
	date, time := g.Day()
	w.FilledField("date", date)
	writeDateParts(w, date)
	w.FilledField("time", time)
	follows("time", time != "")

	_, _, tagged := g.Contract()
	declarerOfTag, swapped := g.Declarer()
	contract, declarer, led := g.LedTo()
	if led {
		w.StringField("contract", contract.String())
		follows("contract", !tagged)
	}
	w.FilledField("declarer", declarer.String())
	follows("declarer", declarer.Known() && !declarerOfTag.Known())
	if swapped {
		w.StringField("declarerByAuction", declarer.Next(2).String())
	}
	tricks, corrected, known := g.DeclarersTricks()
	if !known {
		tricks, known = g.TricksOfDeclarer()
		follows("tricks", known)
	}
	if known {
		w.IntField("tricks", tricks)
	}
	w.TrueField("corrected", corrected)
	w.StringsField("derived", derived)
	if led && !contract.PassedOut {
		w.Name("bid")
		w.Open('{')
		writeBid(w, contract)
		w.FilledField("declarer", declarer.String())
		w.Close('}')
	}
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	if ended := g.Play == nil || g.Play.State != game.Continued; known && ended && declarer.Known() && contract.Level > 0 {
		w.IntField("overtricks", tricks-6-contract.Level)
	}
}

// writeSources writes which games a game inherits from, or that there are many.
func writeSources(w *wire.Writer, g *game.Game) {
	games, many := game.Sources(g)
	w.TrueField("inheritsFrom", many)
	if len(games) > 0 {
		w.List("inheritsFrom", len(games), func(i int) { w.Int(games[i]) })
	}
}

// writeDateParts writes the parts of a date, YYYY.MM.DD, as far as they are known; nothing where some digits of a part are known and others
// not.
func writeDateParts(w *wire.Writer, date string) {
	if date == "" {
		return
	}
	parts := [...]struct{ name, digits string }{{"year", date[:4]}, {"month", date[5:7]}, {"day", date[8:]}}
	for _, p := range parts {
		if !values.IsDigits(p.digits) && strings.Trim(p.digits, "?") != "" {
			return
		}
	}
	w.Name("dateParts")
	w.Open('{')
	for _, p := range parts {
		if values.IsDigits(p.digits) {
			w.IntField(p.name, values.Number(p.digits))
		}
	}
	w.Close('}')
}

// writeTimeLimits writes how much time the players had, where that can be read (4.6).
func writeTimeLimits(w *wire.Writer, g *game.Game) {
	list := w.Begun("timeLimits")
	for _, tag := range [...]tags.Tag{tags.TimeControl, tags.TimeCall, tags.TimeCard} {
		value, known := g.KnownOf(tag)
		if !known || !g.Read(tag).Understood() {
			continue
		}
		list.Item()
		w.StringField("tag", tag.String())
		if games, minutes, found := strings.Cut(value, "/"); found {
			w.IntField("games", values.Number(games))
			w.IntField("minutes", values.Number(minutes))
		} else {
			w.IntField("seconds", values.Number(value))
		}
		w.Close('}')
	}
	list.End()
}

// writeHidden writes the seats whose hands are to be hidden, where that can be read (4.1.6).
func writeHidden(w *wire.Writer, g *game.Game) {
	value, known := g.KnownOf(tags.Hidden)
	if !known {
		return
	}
	letters := values.Hidden(value)
	if letters == "" {
		return
	}
	w.Name("hidden")
	w.Open('[')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if strings.Contains(letters, seat.String()) {
			w.String(seat.String())
		}
	}
	w.Close(']')
}

// writeTitles writes what escape lines before the first tag say of the heading of hand records.
func writeTitles(w *wire.Writer, g *game.Game) {
	if len(g.Tags) == 0 || len(g.Tags[0].Escapes()) == 0 {
		return
	}
	event, site := title(g.Tags[0].Escapes(), "%HRTitleEvent "), title(g.Tags[0].Escapes(), "%HRTitleSite ")
	if event == "" && site == "" {
		return
	}
	w.Name("titles")
	w.Open('{')
	w.FilledField("event", event)
	w.FilledField("site", site)
	w.Close('}')
}

// title is what the first line with a directive says, with or without quotes around it.
func title(lines []game.Escape, directive string) string {
	for _, line := range lines {
		if text, found := strings.CutPrefix(line.Text, directive); found {
			if text = strings.Trim(text, " "); len(text) >= 2 && text[0] == '"' && text[len(text)-1] == '"' {
				text = text[1 : len(text)-1]
			}
			return strings.TrimSpace(text)
		}
	}
	return ""
}
