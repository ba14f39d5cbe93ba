package hands

import (
	"bytes"
	"slices"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// Board is a deal that was found, and what its text says of it.
type Board struct {
	Deal   bridge.Deal
	Dealer bridge.Seat // NoSeat if nothing says who it is
	// Vulnerable is the value of the tag, and so are Number, Contract and Score; "" if the text does not say.
	Vulnerable, Number, Contract, Score string
	Declarer                            bridge.Seat
	// Calls are those of the auction from the dealer on.
	Calls []bridge.Call
	// Lead is the opening lead, if HasLead, of the player after the declarer.
	Lead    bridge.Card
	HasLead bool
	// Remarks are what else is in its lines.
	Remarks []source.Span
	// Span is from the first to the last hand.
	Span source.Span
}

// MostBytes is how long a text may be.
const MostBytes = 1 << 20

// Read returns the deals of a text. What was found is of the rules of this package, and numbered as the deals are.
func Read(text *source.Text, diags *diag.List) []Board {
	if len(text.Bytes) > MostBytes {
		longText.Find(diags, source.Span{}).Say(limit{MiB: MostBytes >> 20})
		diags.EndGame(text, 0, "", nil)
		return nil
	}
	r := readIn(text, &languages[0])
	if r.isForeign {
		r = readForeign(text, r)
	}
	r.report(diags)
	return r.boards
}

// readForeign reads a text whose letters are not English: in the one language that has them all. Where none has, or two have and say
// different cards, it is what English makes of it, where boards with other letters are left out.
func readForeign(text *source.Text, inEnglish *reader) *reader {
	var found *reader
	for i := range languages[1:] {
		r := readIn(text, &languages[1+i])
		switch {
		case r.isForeign || len(r.boards) == 0 || slices.ContainsFunc(r.boards, hasCardTwice):
		case found == nil:
			found = r
		case !slices.EqualFunc(found.boards, r.boards, func(a, b Board) bool { return a.Deal == b.Deal }):
			return inEnglish
		}
	}
	if found == nil {
		return inEnglish
	}
	return found
}

// hasCardTwice reports whether two hands of a board have the same card.
func hasCardTwice(b Board) bool {
	var all bridge.Hand
	for _, hand := range b.Deal.Hands {
		if all&hand != 0 {
			return true
		}
		all |= hand
	}
	return false
}

// finding is what was found, in a board or, with 0, in none.
type finding struct {
	kind  diag.Kind[diag.None]
	span  source.Span
	board int
}

// report adds what was found to a list.
func (r *reader) report(diags *diag.List) {
	found := r.found
	for i := range found {
		if found[i].board == 0 {
			found[i].kind.Find(diags, found[i].span)
		}
	}
	for board := 0; board <= len(r.boards); board++ {
		for ; board > 0 && len(found) > 0 && found[0].board <= board; found = found[1:] {
			if found[0].board == board {
				found[0].kind.Find(diags, found[0].span)
			}
		}
		label := ""
		if board == 0 && len(r.boards) == 0 && !r.isForeign {
			r.reportNone(diags)
		}
		if board > 0 {
			of := &r.boards[board-1]
			label = of.Number
			for _, remark := range of.Remarks {
				remarkKept.Find(diags, remark)
			}
		}
		diags.EndGame(r.text, board, label, nil)
	}
}

// reportNone says that there is no deal, and which links lead to some.
func (r *reader) reportNone(diags *diag.List) {
	for _, link := range r.links {
		linkWithoutDeal.Find(diags, link)
	}
	if len(r.links) == 0 {
		noDeal.Find(diags, source.Span{End: min(1, len(r.t))})
	}
}

// readIn reads a text with the letters of a language.
func readIn(text *source.Text, l *letters) *reader {
	r := &reader{text: text, t: text.Bytes, turn: bridge.NoSeat, scanner: scanner{l: l, t: text.Bytes}}
	r.clear()
	at := 0
	if text.HasByteOrderMark() {
		at = len("\uFEFF")
	}
	for at < len(r.t) {
		if g, ok := l.columns(r.t, at); ok {
			r.columns(&g)
			at = g.end
			continue
		}
		line, next := lineAt(r.t, at)
		if at = r.dealerLine(line, next); at > 0 {
			continue
		}
		if at = r.auction(line, next); at > 0 {
			continue
		}
		r.line(line, next)
		at = next
	}
	r.end()
	return r
}

// lineAt returns the line that begins at a place, and where the next one begins.
func lineAt(t []byte, at int) (line source.Span, next int) {
	if n := bytes.IndexByte(t[at:], '\n'); n >= 0 {
		return source.Span{Start: at, End: at + n}, at + n + 1
	}
	return source.Span{Start: at, End: len(t)}, len(t)
}

// nextLine returns the next line that has something, empty if there is none.
func nextLine(t []byte, at int) source.Span {
	for at < len(t) {
		line, next := lineAt(t, at)
		if afterBlanks(t, line.Start, line.End) < line.End {
			return line
		}
		at = next
	}
	return source.Span{}
}

func trimmed(t []byte, s source.Span) source.Span {
	for s.Start < s.End && blank(t[s.Start:s.End]) > 0 {
		s.Start += blank(t[s.Start:s.End])
	}
	for s.End > s.Start && (t[s.End-1] == ' ' || t[s.End-1] == '\r' || t[s.End-1] == '\t') {
		s.End--
	}
	return s
}

// line reads a line that is no row of a diagram without marks and none of an auction.
func (r *reader) line(line source.Span, next int) {
	switch {
	case r.numberLine(line, next), r.linkLine(line):
		return
	}
	s := &r.scanner
	s.line(line)
	tokens, hasRest, isProse := s.tokens, s.rest != (source.Span{}), false
	if hasRest {
		tokens, isProse = r.hands(tokens)
	}
	switch {
	case isProse:
		words := r.t[line.Start:line.End]
		if slices.ContainsFunc(tokens, func(t token) bool { return t.isOfHand() }) {
			words = s.left
		}
		r.read(tokens, false)
		r.keep(line)
		r.cutIfHand(line, words)
	case hasRest && !slices.ContainsFunc(tokens, func(t token) bool { return t.kind != seatToken }):
		r.read(tokens, true)
		r.keep(line)
		r.cutIfHand(line, r.t[line.Start:line.End])
	default:
		if hasRest && s.l.looksLikeHand(s.left) {
			tokens = slices.DeleteFunc(tokens, func(t token) bool { return t.kind == unknownToken }) // part of what could not be read
		}
		if r.isOfGIB(tokens, line) {
			r.endOpen()
			r.dropLabels(0)
			r.labels = append(r.labels, label{seat: bridge.West})
		}
		r.isAmongWords = hasRest || slices.ContainsFunc(tokens, func(t token) bool { return t.kind >= boardToken })
		r.read(tokens, hasRest)
		r.isAmongWords = false
		r.keep(s.rest)
		words := s.left
		if s.l.haveCards(words) {
			words = r.t[line.Start:line.End] // suits beside them are of the same hand
		}
		r.cutIfHand(s.rest, words)
	}
}

// isOfGIB reports whether a line is one of GIB's library: four hands from West on, a colon, and the tricks of each declarer.
func (r *reader) isOfGIB(tokens []token, line source.Span) bool {
	const tricks = 20
	if len(tokens) != 4 || r.scanner.rest.End-r.scanner.rest.Start < tricks || r.scanner.rest.End-r.scanner.rest.Start > tricks+1 {
		return false
	}
	for i := range tokens {
		if tokens[i].kind != handToken {
			return false
		}
	}
	after := tokens[3].span.End
	return after < line.End && r.t[after] == ':' && r.scanner.rest.End == after+1+tricks
}

// hands takes from the tokens of a line that has other words, too, the cards that are no hand, and reports whether there were some: a hand
// in prose has thirteen cards, or there are four, or it is a line of a hand in several lines.
func (r *reader) hands(tokens []token) (left []token, isProse bool) {
	if _, _, ok := pair(tokens); ok || slices.ContainsFunc(tokens, func(t token) bool { return t.kind == linToken }) {
		return tokens, false
	}
	var starts, sizes []int // of the hands
	next := 0
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.kind == handToken, t.kind == suitToken && (t.suit < next || next == 0):
			starts, sizes = append(starts, i), append(sizes, t.cards.n)
		case t.kind == suitToken:
			sizes[len(sizes)-1] += t.cards.n
		}
		if next = 0; t.kind == suitToken {
			next = t.suit + 1
		}
	}
	if len(starts) == 1 {
		first := &tokens[starts[0]]
		isAlone := first.kind == suitToken && (starts[0]+1 == len(tokens) || tokens[starts[0]+1].kind != suitToken)
		if b := &r.open[0]; isAlone && first.span.Start <= r.scanner.rest.Start &&
			(first.suit == 0 || b.suits > 0 && first.suit >= b.next) {
			return tokens, false
		}
	}
	if len(starts) >= len(r.given) {
		return tokens, false
	}
	drop := make([]bool, len(tokens))
	for i, start := range starts {
		if sizes[i] == 13 {
			continue
		}
		isProse = true
		for k := start; k < len(tokens) && tokens[k].isOfHand() && (i+1 == len(starts) || k < starts[i+1]); k++ {
			drop[k] = true
		}
		if start > 0 && tokens[start-1].kind == seatToken {
			drop[start-1] = true
		}
	}
	if isProse && !slices.Contains(sizes, 13) {
		for i := range tokens {
			drop[i] = drop[i] || tokens[i].kind == seatToken || tokens[i].kind == unknownToken
		}
	}
	for i := range tokens {
		if drop[i] {
			r.scanner.leaveToken(&tokens[i])
		} else {
			left = append(left, tokens[i])
		}
	}
	return left, isProse
}

// numberLine reads a line with nothing but a number and a point, above four hands beside each other: dealer's.
func (r *reader) numberLine(line source.Span, next int) bool {
	text := bytes.TrimSpace(r.t[line.Start:line.End])
	digits := len(text) - 1
	if digits < 1 || digits > 8 || text[digits] != '.' || len(bytes.Trim(text[:digits], "0123456789")) > 0 {
		return false
	}
	below := nextLine(r.t, next)
	if _, n := r.scanner.l.anyRow(r.t, below); n != 4 {
		return false
	}
	r.token(&token{kind: boardToken, text: string(text[:digits]), span: trimmed(r.t, line)})
	return true
}

// columns gives the hands of columns to their seats.
func (r *reader) columns(g *grid) {
	r.endOpen()
	beside := [4]bridge.Seat{bridge.NoSeat, bridge.NoSeat, bridge.NoSeat, bridge.NoSeat}
	switch g.n {
	case 2:
		beside[0], beside[1] = bridge.West, bridge.East
		r.lastTwo()
	case 4:
		if r.count() > 0 {
			r.endBoard()
		}
		if len(r.labels) != g.n {
			r.dropLabels(0)
		}
	}
	for i := range g.n {
		seat, isForeign := r.label()
		g.hands[i].foreign = g.hands[i].foreign || isForeign
		r.place(g.hands[i], seat, beside[i], g.span)
	}
}

// dealerLine reads a line that has the dealer, the vulnerability and, perhaps, the auction, without a name: "S E-W 2N P 3N P P P", as BEN
// has it after a deal, and "N -", as GIB has it. It returns where the auction ends, 0 if it is no such line.
func (r *reader) dealerLine(line source.Span, next int) int {
	s := &r.scanner
	at := afterBlanks(r.t, line.Start, line.End)
	word := wordEnd(r.t, at, line.End)
	seat, ok := s.l.seat(r.t[at:word])
	if !ok || !seat.Known() || word-at > 1 && r.count() < 4 {
		return 0
	}
	second := afterBlanks(r.t, word, line.End)
	end := wordEnd(r.t, second, line.End)
	text := r.t[second:end]
	value, isWord := vulnerability(text)
	isWord = isWord && string(text) != "-"
	if !isWord {
		if value, ok = valueOf(ofGIB[:], string(text)); !ok || !r.isAmongHands(next) {
			return 0
		}
	}
	calls, dashes, _, ok := s.calls(end, line.End, nil)
	if isRest := afterBlanks(r.t, end, line.End) < line.End; isRest && (!ok || dashes > 0) {
		return 0
	}
	all := source.Span{Start: line.Start, End: line.End}
	if len(calls) > 0 {
		calls, all.End, next = r.moreCalls(calls, all.End, next)
	}
	r.endOpen()
	r.dropLabels(0)
	span := trimmed(r.t, all)
	if r.isOfNext(r.board.Dealer.Known() || r.board.Vulnerable != "") {
		r.nextBoard()
	}
	if r.board.Dealer.Known() && r.board.Dealer != seat || r.board.Vulnerable != "" && r.board.Vulnerable != value ||
		len(r.board.Calls) > 0 {
		r.keepLines(all)
		return next
	}
	r.board.Dealer, r.board.Vulnerable = seat, value
	r.board.Calls = calls
	r.facts = append(r.facts, span)
	return next
}

// isAmongHands reports whether a line is where GIB has the dealer: after four hands without seats, or before them.
func (r *reader) isAmongHands(next int) bool {
	if r.count() == len(r.given) && len(r.loose) == len(r.given) && !r.hasBeside(bridge.West) && r.open[0].suits == 0 {
		return true
	}
	if r.count() > 0 && r.count() < len(r.given) {
		return false
	}
	for range r.given {
		below := nextLine(r.t, next)
		at := afterBlanks(r.t, below.Start, below.End)
		if at == below.End {
			return false
		}
		if _, ok := r.scanner.l.dotted(r.t[at:wordEnd(r.t, at, below.End)]); !ok {
			return false
		}
		next = min(below.End+1, len(r.t))
	}
	return true
}

// auction reads an auction: below the names of the seats, after a word for it, or as a line of calls after a deal. It returns where it
// ends, 0 if there is none.
func (r *reader) auction(line source.Span, next int) int {
	s := &r.scanner
	at := afterBlanks(r.t, line.Start, line.End)
	if at == line.End || isDigit(r.t[at]) && (r.count() == 0 || r.t[at] > '7') {
		return 0
	}
	heads, hasHeads := s.heads(line)
	from := line
	if hasHeads {
		if from = nextLine(r.t, next); from == (source.Span{}) {
			return 0
		}
		next = min(from.End+1, len(r.t))
	} else {
		word := wordEnd(r.t, at, line.End)
		switch name := lower(r.t[at:word]); {
		case name == "auction" || name == "bidding":
			if from.Start = word; word < line.End && r.t[word] == ':' {
				from.Start++
			}
		case r.count() == 0:
			return 0
		}
	}
	calls, dashes, first, ok := s.calls(from.Start, from.End, nil)
	if !ok || !hasHeads && (dashes > 0 || len(calls) < 3) {
		return 0
	}
	dealer, all := r.board.Dealer, source.Span{Start: line.Start, End: from.End}
	if hasHeads {
		dealer = firstColumn(&heads, dashes, len(calls), first-from.Start)
	}
	calls, all.End, next = r.moreCalls(calls, all.End, next)
	if r.isOfNext(len(r.board.Calls) > 0) && hasHeads {
		return 0
	}
	r.endOpen()
	if len(r.board.Calls) > 0 || hasHeads && r.board.Dealer.Known() && r.board.Dealer != dealer {
		r.keepLines(all)
		return next
	}
	r.dropLabels(0)
	r.board.Dealer, r.board.Calls = dealer, calls
	r.calls = append(r.calls, all)
	return next
}

// moreCalls adds the calls of the lines after the first one of an auction, and returns where the last one ends, and where the next begins.
func (r *reader) moreCalls(calls []bridge.Call, end, next int) (all []bridge.Call, last, after int) {
	for next < len(r.t) {
		line, below := lineAt(r.t, next)
		more, dashes, _, ok := r.scanner.calls(line.Start, line.End, calls)
		if !ok || dashes > 0 {
			break
		}
		calls, end, next = more, line.End, below
	}
	return calls, end, next
}

// firstColumn returns who calls first: the seat after those with dashes; of a short row, the one above the call.
func firstColumn(heads *[4]column, dashes, calls, at int) bridge.Seat {
	if dashes > 0 || calls >= len(heads) {
		return heads[dashes%len(heads)].seat
	}
	nearest := heads[0]
	for _, head := range heads[1:] {
		if abs(head.start-at) < abs(nearest.start-at) {
			nearest = head
		}
	}
	return nearest.seat
}

func abs(n int) int { return max(n, -n) }

// keepLines keeps each line of several.
func (r *reader) keepLines(all source.Span) {
	for all.Start < all.End {
		line, next := lineAt(r.t[:all.End], all.Start)
		r.keep(line)
		all.Start = next
	}
}
