package lin

import (
	"strconv"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/source"
)

// matchHeader is what vg and rs have to say.
type matchHeader struct {
	event, stage string
	scoring      scoring
	teams        [2]string
	first, last  int
	room         room // of the last board
	results      []string
	// carryover is what the teams had before, which PBN has no tag for: a comment has it.
	carryover [2]string
}

// noMatch is written before a game that does not belong to the match before it.
const noMatch = "vg|,,,,,,,,|\n"

// farthest is how many boards may be left out in a match.
const farthest = 32

// belongs reports whether another game with a board number and a room goes on with a match: boards ascend, the open room comes first.
func (m *matchHeader) belongs(other *matchHeader) bool {
	sameBoard := other.first == m.last && other.room > m.room
	next := other.first > m.last && other.first-m.last <= farthest
	return m.event == other.event && m.stage == other.stage && m.scoring == other.scoring && m.teams == other.teams && (sameBoard || next)
}

// hasRooms reports whether a match with one board says which room it was played in.
func (m *matchHeader) hasRooms() bool {
	return m.room == closedRoom || m.scoring == imps || m.teams != [2]string{}
}

// header returns what the match of a game has to say. A game needs one if it has a room, teams or a stage, or a contract without an
// auction, which only the list of results has a place for; it cannot have one without a board number.
func (w *writer) header(g *game.Game) (m matchHeader, isMatch bool) {
	known := func(name string) string {
		value, ok := g.Known(name)
		if !ok {
			return ""
		}
		if t := g.Find(name); t != nil {
			return w.plain(value, t.ValueSpan())
		}
		return strings.ReplaceAll(value, "|", "/")
	}
	m = matchHeader{event: known("Event"), stage: known("Stage"), teams: [2]string{known("HomeTeam"), known("VisitTeam")}}
	m.carryover = m.carryoverOf(g)
	m.scoring = scoringOf(known("Scoring"))
	rooms := known("Room")
	if strings.EqualFold(strings.TrimSpace(rooms), closedRoom.String()) {
		m.room = closedRoom
	}
	number, isNumber := readNumber([]byte(known("Board")))
	m.first, m.last = number, number
	entry, needed := resultOf(g)
	m.results = []string{entry}
	isMatch = isNumber && number > 0 && (rooms != "" || m.stage != "" || m.teams != [2]string{} || m.scoring != noScoring || needed && entry != "")
	return m, isMatch
}

// matchCommand is how a match begins.
const matchCommand = "vg|"

// isFrom reports whether a comment is the command that began the match when LIN became PBN.
func (m *matchHeader) isFrom(comment string) bool {
	if len(comment) <= len(matchCommand) || !strings.HasPrefix(comment, matchCommand) || !strings.HasSuffix(comment, "|") {
		return false
	}
	text := []byte(comment)
	title, _, fields := matchFields(text, source.Span{Start: len(matchCommand), End: len(text) - 1})
	return fields != nil && oneLine(strings.ReplaceAll(string(text[title.Start:title.End]), "|", "/")) == m.event
}

// carryoverOf returns what the teams had before the match.
func (m *matchHeader) carryoverOf(g *game.Game) (carryover [2]string) {
	for i := range g.Start {
		text := []byte(g.Start[i].Text)
		if !m.isFrom(string(text)) {
			continue
		}
		_, _, fields := matchFields(text, source.Span{Start: len(matchCommand), End: len(text) - 1})
		for k, at := range []int{vgCarryover1, vgCarryover2} {
			if at < len(fields) {
				carryover[k] = strings.ReplaceAll(string(text[fields[at].Start:fields[at].End]), "|", "/")
			}
		}
	}
	return carryover
}

// resultOf returns the entry of a game in the list of results, "" if the list cannot have it. needed reports whether the auction does not
// say the contract.
func resultOf(g *game.Game) (entry string, needed bool) {
	contract, declarer, ok := g.LedTo()
	if !ok {
		return "", false
	}
	var o outcome
	laws := asRead(g)
	o.lead(&laws, dealerOf(g).Known(), result{}, false)
	needed = !o.ok || !isSameContract(g, o.contract, contract) || o.declarer != declarer && !contract.PassedOut
	if !contract.PassedOut && (contract.Level == 0 || !declarer.Known()) {
		return "", needed
	}
	r := result{contract: contract, declarer: declarer, tricks: -1}
	if tricks, _, ok := g.DeclarersTricks(); ok && tricks <= 13 {
		r.tricks = tricks
	}
	return r.String(), needed
}

// add adds the result of a board that belongs to the match.
func (m *matchHeader) add(board *matchHeader) {
	m.last, m.room = board.last, board.room
	at := 2*(board.last-m.first) + int(board.room)
	entry := board.results[0]
	if m == board {
		m.results = nil
	}
	for len(m.results) < at {
		m.results = append(m.results, "")
	}
	m.results = append(m.results, entry)
}

// endMatch writes the match that was held back.
func (w *writer) endMatch() {
	m := w.match
	if m == nil {
		return
	}
	board := w.line
	w.line = nil
	fields := []string{m.event, m.stage, m.scoring.letter(), strconv.Itoa(m.first), strconv.Itoa(m.last), m.teams[0], m.carryover[0], m.teams[1], m.carryover[1]}
	for i := range fields[1:] {
		fields[1+i] = strings.ReplaceAll(fields[1+i], ",", " ")
	}
	w.command("vg", strings.Join(fields, ","))
	w.command("rs", strings.Join(m.results, ","))
	w.command("pg", "")
	w.out = append(append(append(w.out, w.line...), '\n'), w.boards...)
	w.match, w.boards, w.line = nil, w.boards[:0], board
}

// scoringOf returns the scoring of a value of the Scoring tag, if LIN has it.
func scoringOf(value string) scoring {
	for s := imps; s <= boardAMatch; s++ {
		if s.String() == value {
			return s
		}
	}
	return noScoring
}
