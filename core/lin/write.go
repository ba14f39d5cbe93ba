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
		w.game(g)
		r.Diagnostics.EndGame(text, g.Number, strings.Clone(diag.Short(board)), nil)
	})
	w.losses.sayCounts(w.diags)
	r.Diagnostics.Sort()
	w.endMatch()
	r.Text, r.Games, r.Err, r.OfGames = of.Text, of.Games, of.Err, of.Diagnostics
	return w.out, r
}

// placed are the tags that LIN has a place for, or that only say what LIN needs no word for.
var placed = map[tags.Tag]bool{
	tags.Event: true, tags.Board: true, tags.West: true, tags.North: true, tags.East: true, tags.South: true, tags.Dealer: true,
	tags.Vulnerable: true, tags.Deal: true, tags.Declarer: true, tags.Contract: true, tags.Result: true, tags.Auction: true, tags.Play: true,
	tags.Note: true, tags.Scoring: true, tags.Stage: true, tags.HomeTeam: true, tags.VisitTeam: true, tags.Room: true,
}

// isSaid has the tags whose values LIN has only if they can be read.
var isSaid = map[tags.Tag]bool{tags.Dealer: true, tags.Vulnerable: true, tags.Declarer: true, tags.Contract: true}

// game writes a game.
func (w *writer) game(g *game.Game) {
	w.line = w.line[:0]
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
	} else {
		if header.event != "" {
			w.command("mn", header.event)
		}
		w.line = append(w.line, chapterOf(g)...) // it begins the board
	}
	w.names(g, isMatch, header.room)
	w.command("st", "")
	w.deal(g)
	w.command("rh", "")
	if board, ok := g.Known("Board"); ok {
		w.command("ah", "Board "+strings.ReplaceAll(board, "|", "/"))
	}
	if v := vulnerabilityLetters[vulnerabilityOf(g)]; v != "" {
		w.command("sv", v)
	}
	for i := range g.Start {
		if text := g.Start[i].Text; !(isMatch && header.isFrom(text)) && (isMatch || !isChapter(text)) {
			w.comments(g.Start[i : i+1])
		}
	}
	for i := range g.Tags {
		w.comments(g.Tags[i].Comments())
	}
	w.auction(g)
	w.play(g, isMatch)
	if score, _ := scoreOf(g); score != "" {
		w.command("zz", score)
	}
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

// lostTags reports the tags and the tables that LIN has no place for. One board with no other sign of a match is in no room.
func (w *writer) lostTags(g *game.Game, header *matchHeader, isMatch bool) {
	sections := g.InSections()
	contract, _, led := g.LedTo()
	_, scored := scoreOf(g)
	for i := range g.Tags {
		t := &g.Tags[i]
		value := t.Effective()
		switch {
		case t.Duplicate, values.SaysNothing(value):
		case sections[i] && !placed[t.Number]:
			w.lostOf(lostSection, t.Name, t.Span())
		case t.Number == scored && scored != 0:
		case isSaid[t.Number] && !t.Read().Understood(), t.Number == tags.Declarer && t.Read().Swapped():
			w.lostOf(lostTag, t.Name, t.Span())
		case t.Number == tags.Scoring && isMatch && value == scoringOf(value).String():
		case t.Number == tags.Scoring, !placed[t.Number], t.Number == tags.Note && !sections[i]:
			w.lostOf(lostTag, t.Name, t.Span())
		case t.Number == tags.Dealer && t.Read().Seat() != dealerOf(g), t.Number == tags.Declarer && (!led || contract.PassedOut):
			w.lostOf(lostTag, t.Name, t.Span())
		case t.Number == tags.Room && isMatch && !header.hasRooms():
			w.lostOf(lostTag, t.Name, t.Span())
		case !isMatch && (t.Number == tags.Stage || t.Number == tags.HomeTeam || t.Number == tags.VisitTeam || t.Number == tags.Room):
			w.lostOf(lostTag, t.Name, t.Span())
		}
	}
	if entry, needed := resultOf(g); needed && (entry == "" || !isMatch) {
		if t := g.Found(tags.Contract); t != nil {
			w.lost(lostContract, t.Span())
		} else if t := g.Found(tags.Declarer); t != nil {
			w.lostOf(lostTag, t.Name, t.Span()) // of whom the auction says something else
		}
	}
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
	// It begins the board, with or without names.
	w.command("pn", value)
}

// deal writes the deal. The fourth hand is left out if it follows from the others.
func (w *writer) deal(g *game.Game) {
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Effective()) && (g.Deal == nil || g.Deal.Doubtful) {
		w.lost(lostDeal, t.ValueSpan())
	}
	value := []byte{'0'}
	dealer := dealerOf(g)
	if i := slices.Index(order[:], dealer); i >= 0 {
		value[0] += byte(i + 1)
	}
	w.filledIn(g, dealer)
	if g.Deal != nil {
		value = w.hands(value, g.Deal)
	}
	w.command("md", string(value))
}

func (w *writer) hands(value []byte, d *game.Deal) []byte {
	all, whole := bridge.Hand(0), 0
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if d.Cards.Known[seat] && d.Cards.Hands[seat].Len() == 13 {
			whole++
			all |= d.Cards.Hands[seat]
		}
	}
	for i, seat := range order {
		if i > 0 {
			value = append(value, ',')
		}
		follows := i == len(order)-1 && whole == len(order) && all == bridge.Pack
		if !d.Cards.Known[seat] || follows {
			continue
		}
		for _, suit := range bridge.Suits {
			value = d.Cards.Hands[seat].AppendRanks(append(value, suit.Letter()), suit)
		}
	}
	return value
}

// comments writes commentary as text.
func (w *writer) comments(comments []game.Comment) {
	for i := range comments {
		c := &comments[i]
		if isAgain(c.Text) {
			w.line = append(w.line, c.Text...)
		} else if text := strings.TrimSpace(w.plain(c.Text, c.Span())); text != "" {
			w.command("nt", text)
		}
		w.lostEscapes(c.Escapes())
	}
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
	caller, told := dealerOf(g), false // who makes the next call in LIN, and whether it was said that this may be another player
	for i := range g.Auction.Moves {
		m := &g.Auction.Moves[i]
		switch m.Kind {
		case game.CallMove:
			w.call(m, &notes)
			if !told && m.Seat != caller && m.Seat.Known() {
				w.lost(lostCaller, m.Span())
				told = true
			}
			if caller.Known() {
				caller = caller.Next(1)
			}
		case game.PlusMove:
			w.command("mb", "?")
		case game.HyphenMove, game.StarMove:
			w.comments(m.AllComments())
			continue
		default:
			w.lost(lostCall, m.Span())
			told = true
		}
		if m.Marks() != "" {
			w.lost(lostCall, m.Span())
		}
		w.lostEscapes(m.Escapes())
		w.comments(m.AllComments())
	}
	w.comments(g.Auction.After)
	w.lostNotes(g, g.Auction.Notes, g.Auction.Moves)
}

// lostNotes reports the notes that no call or card refers to. Of the others the reference is reported where LIN has no place for it.
func (w *writer) lostNotes(g *game.Game, notes []game.Note, moves []game.Move) {
	if len(notes) == 0 {
		return
	}
	var refers [game.MaxNote + 1]bool
	for i := range moves {
		for _, a := range moves[i].Annotations() {
			if a.Kind == game.NoteReference && a.Value > 0 && a.Value < len(refers) {
				refers[a.Value] = true
			}
		}
	}
	for _, n := range notes {
		if n.Index <= 0 || n.Index >= len(refers) || !refers[n.Index] {
			w.lostOf(lostTag, "Note", g.Tags[n.Tag].Span())
		} else {
			refers[n.Index] = false // a second note of the number
		}
	}
}

// call writes a call with the notes that it refers to.
func (w *writer) call(m *game.Move, notes *[game.MaxNote + 1]*game.Note) {
	alerted := false
	var explained []string
	for _, a := range m.Annotations() {
		if a.Kind != game.NoteReference {
			w.lost(lostAnnotation, a.Span())
			continue
		}
		if a.Value >= len(notes) || notes[a.Value] == nil {
			continue
		}
		isAlert, text := cutAlert(notes[a.Value])
		alerted = alerted || isAlert
		if text = oneLine(w.plain(strings.TrimPrefix(text, notAlerted), a.Span())); text != "" {
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
func (w *writer) play(g *game.Game, isMatch bool) {
	played := 0
	if g.Play != nil {
		cards := w.cards(g.Play)
		w.players(g, cards, isMatch)
		w.lostNotes(g, g.Play.Notes, g.Play.Moves)
		played = len(cards)
	}
	t := g.Found(tags.Result)
	tricks, corrected, ok := g.DeclarersTricks()
	if t != nil && corrected {
		w.lostOf(lostTag, t.Name, t.Span())
	}
	switch won, all := g.TricksOfDeclarer(); {
	case ok && tricks <= 13:
		if !all || played < mostCards || won != tricks {
			w.command("mc", strconv.Itoa(tricks))
		}
	case t != nil && !values.SaysNothing(t.Effective()):
		w.lost(lostResult, t.Span())
	}
}

// players reports the first of the cards whose player does not follow from what LIN says: by the contract, or else by the hands.
func (w *writer) players(g *game.Game, cards []*game.Move, isMatch bool) {
	b := board{dealer: dealerOf(g)}
	for _, m := range cards[:min(len(cards), mostCards)] {
		b.cards = append(b.cards, turn{card: m.Card})
	}
	if d := g.Deal; d != nil {
		for seat := bridge.North; seat <= bridge.West; seat++ {
			b.hands[seat] = hand{cards: d.Cards.Hands[seat], known: d.Cards.Known[seat]}
		}
		if d.Derived.Known() {
			b.hands[d.Derived] = hand{cards: d.DerivedHand, known: true}
		}
	}
	laws := asRead(g)
	entry, _ := resultOf(g)
	listed, hasEntry := readResult([]byte(entry))
	o := outcome{declarer: bridge.NoSeat}
	o.lead(&laws, b.dealer.Known(), listed, hasEntry && isMatch)
	o.place(&b)
	for i, m := range cards {
		if m.Seat.Known() && (i >= o.placed || o.seats[i] != m.Seat) {
			w.lost(lostPlayer, m.Span())
			return
		}
	}
}

// cards writes the cards of a play, and returns them.
func (w *writer) cards(p *game.Play) (played []*game.Move) {
	written := make([]bool, len(p.Moves))
	ended, told := false, false
	for _, trick := range p.Tricks {
		for _, i := range trick.Moves() {
			m := &p.Moves[i]
			written[i] = true
			switch {
			case m.Kind == game.CardMove && !ended:
				w.command("pc", m.Card.String())
				played = append(played, m)
			case m.Kind == game.CardMove:
				if !told {
					w.lost(lostPlay, m.Span())
				}
				told = true
			case m.Kind == game.HyphenMove || m.Kind == game.PlusMove:
				ended = true
			default:
				ended = true
				w.lost(lostCard, m.Span())
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
		w.lost(lostCard, m.Span())
	}
	for _, a := range m.Annotations() {
		w.lost(lostAnnotation, a.Span())
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
		word, _, _ := strings.Cut(e.Text, " ")
		w.lostOf(lostEscape, word, e.Span())
	}
}
