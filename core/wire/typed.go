package wire

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/tags"
	"pbn/core/values"
)

// sources writes which games a game inherits from, or that there are many.
func (w *writer) sources(g *game.Game) {
	w.trueField("inheritsFrom", g.ManySources)
	if len(g.Sources) > 0 {
		w.list("inheritsFrom", len(g.Sources), func(i int) { w.int(g.Sources[i]) })
	}
}

// dateParts writes the parts of a date, YYYY.MM.DD, as far as they are known; nothing where some digits of a part are known and others not.
func (w *writer) dateParts(date string) {
	if date == "" {
		return
	}
	parts := [...]struct{ name, digits string }{{"year", date[:4]}, {"month", date[5:7]}, {"day", date[8:]}}
	for _, p := range parts {
		if !values.IsDigits(p.digits) && strings.Trim(p.digits, "?") != "" {
			return
		}
	}
	w.name("dateParts")
	w.open('{')
	for _, p := range parts {
		if values.IsDigits(p.digits) {
			w.intField(p.name, values.Number(p.digits))
		}
	}
	w.close('}')
}

// timeLimits writes how much time the players had, where that can be read (4.6).
func (w *writer) timeLimits(g *game.Game) {
	list := w.begun("timeLimits")
	for _, tag := range [...]tags.Tag{tags.TimeControl, tags.TimeCall, tags.TimeCard} {
		if !g.Read(tag).Understood() {
			continue
		}
		list.item()
		w.stringField("tag", tag.String())
		value, _ := g.ValueOf(tag)
		if games, minutes, found := strings.Cut(value, "/"); found {
			w.intField("games", values.Number(games))
			w.intField("minutes", values.Number(minutes))
		} else {
			w.intField("seconds", values.Number(value))
		}
		w.close('}')
	}
	list.end()
}

// hidden writes the seats whose hands are to be hidden, where that can be read (4.1.6).
func (w *writer) hidden(g *game.Game) {
	value, known := g.KnownOf(tags.Hidden)
	if !known {
		return
	}
	var seats []string
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if strings.Contains(values.Hidden(value), seat.String()) {
			seats = append(seats, seat.String())
		}
	}
	w.strings("hidden", seats)
}

// titles writes what escape lines before the first tag say of the heading of hand records.
func (w *writer) titles(g *game.Game) {
	if len(g.Tags) == 0 || len(g.Tags[0].Escapes()) == 0 {
		return
	}
	event, site := title(g.Tags[0].Escapes(), "%HRTitleEvent "), title(g.Tags[0].Escapes(), "%HRTitleSite ")
	if event == "" && site == "" {
		return
	}
	w.name("titles")
	w.open('{')
	w.filledField("event", event)
	w.filledField("site", site)
	w.close('}')
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
