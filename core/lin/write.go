package lin

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// FromPBN reads PBN and writes LIN, in UTF-8 and a line for each game. Games of a match, which have a room or teams, have the line "vg" of
// their match before them. Without a game nothing is written.
func FromPBN(file *source.Stream) ([]byte, *Report) {
	r := newReport(nil)
	w := writer{diags: &r.Diagnostics}
	of := pbn.Parse(file, func(text *source.Text, g *game.Game) {
		board, _ := g.Known("Board")
		w.game(text, g)
		r.Diagnostics.EndGame(text, g.Number, strings.Clone(diag.Short(board)), nil)
	})
	r.Diagnostics.Sort()
	w.endMatch()
	r.Text, r.Games, r.Err, r.OfGames = of.Text, of.Games, of.Err, of.Diagnostics
	return w.out, r
}

// writer writes games as LIN.
type writer struct {
	diags *diag.List
	out   []byte
	// match is what is written before the boards that are held back, and what they have in common.
	match  *matchHeader
	boards []byte
	// inMatch reports whether the last game was written as one of a match.
	inMatch bool
	// Of the game that is being written.
	text *source.Text
	line []byte
}

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

// placed are the tags that LIN has a place for, or that only say what LIN needs no word for.
var placed = map[tags.Tag]bool{
	tags.Event: true, tags.Board: true, tags.West: true, tags.North: true, tags.East: true, tags.South: true, tags.Dealer: true,
	tags.Vulnerable: true, tags.Deal: true, tags.Declarer: true, tags.Contract: true, tags.Result: true, tags.Auction: true, tags.Play: true,
	tags.Note: true, tags.Scoring: true, tags.Stage: true, tags.HomeTeam: true, tags.VisitTeam: true, tags.Room: true,
}

// game writes a game.
func (w *writer) game(text *source.Text, g *game.Game) {
	w.text, w.line = text, w.line[:0]
	header, isMatch := w.header(g)
	w.lostTags(g, &header, isMatch)
	if !isMatch {
		w.endMatch()
	}
	room := ""
	if isMatch {
		room = "o"
		if header.room == closedRoom {
			room = "c"
		}
		w.command("qx", room+strconv.Itoa(header.first))
	} else if header.event != "" {
		w.command("mn", header.event)
	}
	w.names(g, isMatch, header.room)
	w.command("st", "")
	w.deal(g)
	w.command("rh", "")
	if board, ok := g.Known("Board"); ok {
		w.command("ah", "Board "+strings.ReplaceAll(board, "|", "/"))
	}
	if v := vulnerabilityLetters[g.Vulnerable]; v != "" {
		w.command("sv", v)
	}
	for i := range g.Start {
		if !isMatch || !isMatchCommand(g.Start[i].Text) {
			w.comments(g.Start[i : i+1])
		}
	}
	for i := range g.Tags {
		w.comments(g.Tags[i].Comments())
	}
	w.auction(g)
	w.play(g)
	w.command("pg", "")
	w.line = append(w.line, '\n')
	w.escapes(g)
	if !isMatch {
		if w.inMatch {
			w.out = append(w.out, noMatch...)
			w.inMatch = false
		}
		w.out = append(w.out, w.line...)
		return
	}
	w.inMatch = true
	if w.match == nil || !w.match.belongs(&header) {
		w.endMatch()
		w.match = &header
	}
	w.match.add(&header)
	w.boards = append(w.boards, w.line...)
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
			return w.plain(value, t.ValueSpan)
		}
		return strings.ReplaceAll(value, "|", "/")
	}
	m = matchHeader{event: known("Event"), stage: known("Stage"), teams: [2]string{known("HomeTeam"), known("VisitTeam")}}
	m.carryover = carryoverOf(g)
	scoring := known("Scoring")
	for s := imps; s <= boardAMatch; s++ {
		if s.String() == scoring {
			m.scoring = s
		}
	}
	rooms := known("Room")
	if strings.EqualFold(strings.TrimSpace(rooms), closedRoom.String()) {
		m.room = closedRoom
	}
	number, isNumber := readNumber([]byte(known("Board")))
	m.first, m.last = number, number
	entry, hasEntry := resultOf(g)
	m.results = []string{entry}
	isMatch = isNumber && number > 0 && (rooms != "" || m.stage != "" || m.teams != [2]string{} || m.scoring != noScoring || hasEntry)
	return m, isMatch
}

// matchCommand is how a match begins.
const matchCommand = "vg|"

// isMatchCommand reports whether a comment is the command that began the match when LIN became PBN.
func isMatchCommand(text string) bool {
	return len(text) > len(matchCommand) && strings.HasPrefix(text, matchCommand) && strings.HasSuffix(text, "|")
}

// carryoverOf returns what the teams had before the match.
func carryoverOf(g *game.Game) (carryover [2]string) {
	for i := range g.Start {
		text := []byte(g.Start[i].Text)
		if !isMatchCommand(string(text)) {
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

// resultOf returns the entry of a game in the list of results. needed reports whether the auction does not say the contract.
func resultOf(g *game.Game) (entry string, needed bool) {
	contract, declarer, ok := g.LedTo()
	if !ok || contract.Level == 0 && !contract.PassedOut || !contract.PassedOut && !declarer.Known() {
		return "", false
	}
	r := result{contract: contract, declarer: declarer, tricks: -1}
	if tricks, _, ok := g.DeclarersTricks(); ok && tricks <= 13 {
		r.tricks = tricks
	}
	needed = g.Auction == nil || !g.Auction.Led || g.Auction.Contract != contract || g.Auction.Declarer != declarer && !contract.PassedOut
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

// command writes a command.
func (w *writer) command(name, value string) {
	w.line = append(append(append(w.line, name...), '|'), strings.TrimSpace(value)...)
	w.line = append(w.line, '|')
}

// plain returns a text without bars and line ends, which end a value or mean nothing in it, and reports a bar.
func (w *writer) plain(text string, at source.Span) string {
	if strings.Contains(text, "|") {
		w.diags.Find(WriteChanged, 0, at)
		text = strings.ReplaceAll(text, "|", "/")
	}
	return text
}

// lost reports something that LIN cannot hold.
func (w *writer) lost(form diag.Form, at source.Span) { w.diags.Find(WriteLost, form, at) }

// lostTags reports the tags and the tables that LIN has no place for. One board with no other sign of a match is in no room.
func (w *writer) lostTags(g *game.Game, header *matchHeader, isMatch bool) {
	sections := g.InSections()
	for i := range g.Tags {
		t := &g.Tags[i]
		value := t.Effective()
		switch {
		case t.Duplicate, values.SaysNothing(value):
		case sections[i] && !placed[t.Number]:
			w.lost(lostSection, t.Span())
		case t.Number == tags.Scoring && isMatch && value == scoringOf(value).String():
		case t.Number == tags.Scoring, !placed[t.Number]:
			w.lost(lostTag, t.Span())
		case t.Number == tags.Room && isMatch && !header.hasRooms():
			w.lost(lostTag, t.Span())
		case !isMatch && (t.Number == tags.Stage || t.Number == tags.HomeTeam || t.Number == tags.VisitTeam || t.Number == tags.Room):
			w.lost(lostTag, t.Span())
		}
	}
	if !isMatch {
		if _, needed := resultOf(g); needed {
			if t := g.Found(tags.Contract); t != nil {
				w.lost(lostContract, t.Span())
			}
		}
	}
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

// names writes the names of the players. In a match there are those of both rooms, of which one is empty.
func (w *writer) names(g *game.Game, isMatch bool, in room) {
	var names [4]string
	for i, seat := range order {
		name, ok := g.Known(seat.Name())
		if !ok {
			continue
		}
		name = strings.ReplaceAll(strings.ReplaceAll(name, ",", encodedComma), "|", encodedBar)
		names[i] = oneLine(name)
	}
	value := strings.Join(names[:], ",")
	if isMatch && in == closedRoom {
		value = ",,,," + value
	} else if isMatch {
		value += ",,,,"
	}
	// Without names those of the board before would count.
	if isMatch || strings.Trim(value, ",") != "" {
		w.command("pn", value)
	}
}

// deal writes the deal. The fourth hand is left out if it follows from the others.
func (w *writer) deal(g *game.Game) {
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Effective()) && (g.Deal == nil || g.Deal.Doubtful) {
		w.lost(lostDeal, t.ValueSpan)
	}
	dealer := g.Dealer
	if g.Auction != nil && g.Auction.First.Known() && len(g.Auction.Moves) > 0 {
		dealer = g.Auction.First
	}
	if g.Deal == nil && !dealer.Known() {
		return
	}
	value := []byte{'0'}
	if i := slices.Index(order[:], dealer); i >= 0 {
		value[0] += byte(i + 1)
	}
	if g.Deal != nil {
		value = w.hands(value, g.Deal)
	}
	w.command("md", string(value))
}

func (w *writer) hands(value []byte, d *game.Deal) []byte {
	all, whole := bridge.Hand(0), 0
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if d.Known[seat] && d.Hands[seat].Len() == 13 {
			whole++
			all |= d.Hands[seat]
		}
	}
	for i, seat := range order {
		if i > 0 {
			value = append(value, ',')
		}
		follows := i == len(order)-1 && whole == len(order) && all == bridge.Pack
		if !d.Known[seat] || follows {
			continue
		}
		for _, suit := range bridge.Suits {
			value = d.Hands[seat].AppendRanks(append(value, suit.Letter()), suit)
		}
	}
	return value
}

// comments writes commentary as text.
func (w *writer) comments(comments []game.Comment) {
	for i := range comments {
		c := &comments[i]
		if isKept(c.Text) {
			w.line = append(w.line, c.Text...)
		} else if text := strings.TrimSpace(w.plain(c.Text, c.Span)); text != "" {
			w.command("nt", text)
		}
		w.lostEscapes(c.Escapes)
	}
}

// isKept reports whether a comment is a command that was kept when LIN became PBN, and that says nothing about the game.
func isKept(text string) bool {
	n, isName := commandName([]byte(text[:min(len(text), len(outside))]))
	return isName && isScreen(n) && n != name{'u', 'p'} && strings.Count(text, "|") == 2 && text[len(outside)] == '|' && text[len(text)-1] == '|'
}

// auction writes the calls with their explanations.
func (w *writer) auction(g *game.Game) {
	if g.Auction == nil {
		return
	}
	var notes [game.MaxNote + 1]*game.Note
	for i := range g.Auction.Notes {
		if n := &g.Auction.Notes[i]; n.Index > 0 && n.Index < len(notes) && notes[n.Index] == nil {
			notes[n.Index] = n
		}
	}
	for i := range g.Auction.Moves {
		m := &g.Auction.Moves[i]
		switch m.Kind {
		case game.CallMove:
			w.call(m, &notes)
		case game.PlusMove:
			w.command("mb", "?")
		case game.HyphenMove, game.StarMove:
			w.comments(m.AllComments())
			continue
		default:
			w.lost(lostCall, m.Span)
		}
		if m.Marks() != "" {
			w.lost(lostCall, m.Span)
		}
		w.lostEscapes(m.Escapes())
		w.comments(m.AllComments())
	}
	w.comments(g.Auction.After)
}

// call writes a call with the notes that it refers to.
func (w *writer) call(m *game.Move, notes *[game.MaxNote + 1]*game.Note) {
	alerted := false
	var explained []string
	for _, a := range m.Annotations() {
		if a.Kind != game.NoteReference {
			w.lost(lostAnnotation, a.Span)
			continue
		}
		if a.Value >= len(notes) || notes[a.Value] == nil {
			continue
		}
		isAlert, text := cutAlert(notes[a.Value])
		alerted = alerted || isAlert
		if text = oneLine(w.plain(strings.TrimPrefix(text, notAlerted), a.Span)); text != "" {
			explained = append(explained, text)
		}
	}
	call := callLetters(m.Call)
	if alerted {
		call += "!"
	}
	w.command("mb", call)
	for _, text := range explained {
		w.command("an", text)
	}
}

// cutAlert returns whether a note says that its call was alerted, and the text without the word or mark for that.
func cutAlert(n *game.Note) (isAlert bool, text string) {
	text = strings.TrimSpace(n.Text)
	if !n.IsAlert() {
		return false, text
	}
	if rest, isMark := strings.CutPrefix(text, "!"); isMark {
		return true, strings.TrimSpace(rest)
	}
	rest := text[len(alert):]
	switch {
	case rest == "", strings.HasPrefix(rest, ":"):
		return true, strings.TrimSpace(strings.TrimPrefix(rest, ":"))
	}
	return true, text // "Alerted", or another word
}

// callLetters returns a call as LIN has it.
func callLetters(c bridge.Call) string {
	switch c {
	case bridge.Pass:
		return "p"
	case bridge.Double:
		return "d"
	case bridge.Redouble:
		return "r"
	}
	return c.String()[:2]
}

// play writes the cards in the order in which they were played, and how many tricks declarer has where they do not say it.
func (w *writer) play(g *game.Game) {
	played := 0
	if g.Play != nil {
		played = w.cards(g.Play)
	}
	t := g.Found(tags.Result)
	tricks, _, ok := g.DeclarersTricks()
	switch won, all := g.TricksOfDeclarer(); {
	case ok && tricks <= 13:
		if !all || played < mostCards || won != tricks {
			w.command("mc", strconv.Itoa(tricks))
		}
	case t != nil && !values.SaysNothing(t.Effective()):
		w.lost(lostResult, t.Span())
	}
}

// cards writes the cards of a play, and returns how many there are.
func (w *writer) cards(p *game.Play) (played int) {
	written := make([]bool, len(p.Moves))
	ended, told := false, false
	for _, trick := range p.Tricks {
		for _, i := range trick.Moves {
			m := &p.Moves[i]
			written[i] = true
			switch {
			case m.Kind == game.CardMove && !ended:
				w.command("pc", m.Card.String())
				played++
			case m.Kind == game.CardMove:
				if !told {
					w.lost(lostPlay, m.Span)
				}
				told = true
			case m.Kind == game.HyphenMove || m.Kind == game.PlusMove:
				ended = true
			default:
				ended = true
				w.lost(lostCard, m.Span)
			}
			w.aroundCard(m)
		}
	}
	for i := range p.Moves {
		if !written[i] {
			w.aroundCard(&p.Moves[i])
		}
	}
	w.comments(p.After)
	return played
}

// aroundCard writes the comments of a card, and reports what else it has.
func (w *writer) aroundCard(m *game.Move) {
	if m.Marks() != "" {
		w.lost(lostCard, m.Span)
	}
	for _, a := range m.Annotations() {
		w.lost(lostAnnotation, a.Span)
	}
	w.lostEscapes(m.Escapes())
	w.comments(m.AllComments())
}

// escapes reports the escape lines of a game that are not in its sections.
func (w *writer) escapes(g *game.Game) {
	w.lostEscapes(g.End)
	for i := range g.Tags {
		w.lostEscapes(g.Tags[i].Escapes())
	}
}

func (w *writer) lostEscapes(escapes []game.Escape) {
	for _, e := range escapes {
		w.lost(lostEscape, e.Span)
	}
}
