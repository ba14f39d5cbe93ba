package game

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
	"pbn/core/syntax"
)

// allPass is AP until the auction is finished; then it becomes the passes that it stands for (3.5.1).
const allPass MoveKind = 255

func (b *builder) irregularity(span source.Span) {
	letter := b.text.Bytes[span.End-1]
	if letter == 'S' && b.game.Auction != nil && b.moves == &b.game.Auction.Moves {
		b.addMove(Move{Kind: SkippedMove, Span: span})
		return
	}
	if len(b.marks) == 0 {
		b.marksAt = span
	}
	b.marksAt.End = span.End
	b.marks = append(b.marks, letter)
}

func (b *builder) move(n syntax.Node, span source.Span) {
	text := b.text.Decode(span)
	m := Move{Span: span}
	switch {
	case n.Kind == syntax.Asterisk:
		m.Kind = StarMove
	case n.Kind == syntax.Plus:
		m.Kind = PlusMove
	case text == "-":
		m.Kind = HyphenMove
	case n.Kind == syntax.Call:
		b.call(&m, text)
	default:
		b.card(&m, text)
	}
	b.addMove(m)
}

func (b *builder) call(m *Move, text string) {
	call, ok := bridge.ParseCall(text)
	switch {
	case ok:
		m.Kind, m.Call = CallMove, call
	case text == "AP" || text == "ap":
		m.Kind = allPass
	default:
		m.Kind, m.Text = BadMove, text
		b.diags.Report(diag.AuctionBadCall, m.Span,
			diag.Quote(text)+" is no call; a call is Pass, X, XX, AP, or a level from 1 to 7 with C, D, H, S or NT.")
	}
}

func (b *builder) card(m *Move, text string) {
	card, ok := bridge.ParseCard(text)
	if ok {
		m.Kind, m.Card = CardMove, card
		return
	}
	m.Kind, m.Text = BadMove, text
	b.diags.Report(diag.PlayBadCard, m.Span,
		diag.Quote(text)+" is no card; a card is S, H, D or C and then one of AKQJT98765432, as in SA.")
}

// addMove adds a move, with the irregularities and escape lines before it.
func (b *builder) addMove(m Move) {
	if len(b.marks) > 0 {
		m.Span = b.marksAt.To(m.Span)
	}
	m.Marks, b.marks = string(b.marks), nil
	m.Escapes = b.takeEscapes()
	*b.moves = append(*b.moves, m)
	b.owner = &(*b.moves)[len(*b.moves)-1].Comments
}

// annotation adds a suffix, a note reference or a NAG to the move before it. Without a move, or with a number that no
// annotation has, it is unexpected text.
func (b *builder) annotation(n syntax.Node, span source.Span) {
	text := b.text.Decode(span)
	digits := strings.Trim(text, "=$")
	if len(*b.moves) == 0 || n.Kind != syntax.Suffix && len(digits) > 9 {
		b.keepAsComment(span, text, "No call or card stands before, or the number is too long:")
		return
	}
	m := &(*b.moves)[len(*b.moves)-1]
	a := Annotation{Span: span}
	switch n.Kind {
	case syntax.Suffix:
		a.Kind, a.Value = Suffix, b.suffixNAG(text)
	case syntax.NAG:
		a.Kind, a.Value = NAG, number(digits)
	default:
		a.Kind, a.Value = NoteReference, number(digits)
		if b.tree.Tokens[n.First].Broken {
			b.diags.Report(b.badMove(), span, "A note reference ends with “=”: "+text+"=.")
		}
	}
	if len(b.escapes) > 0 {
		m.Escapes = append(m.Escapes, b.takeEscapes()...)
	}
	m.Annotations = append(m.Annotations, a)
	b.owner = &m.Annotations[len(m.Annotations)-1].Comments
}

// keepAsComment keeps text that belongs to no move.
func (b *builder) keepAsComment(span source.Span, text, why string) {
	b.diags.Report(diag.SyntaxUnexpectedText, span, why+" "+diag.Quote(text)+"; it is kept as a comment.")
	b.own(Comment{Kind: TextComment, Text: text, Span: span})
}

// suffixes, in the order of their NAGs; those of a card come six later (3.5.3, 3.6.3).
var suffixes = [...]string{"!", "?", "!!", "??", "!?", "?!"}

func (b *builder) suffixNAG(text string) int {
	nag := 1
	for i, s := range suffixes {
		if s == text {
			nag += i
		}
	}
	if !b.inAuction() {
		nag += len(suffixes)
	}
	return nag
}

func (b *builder) badMove() diag.Rule {
	if b.inAuction() {
		return diag.AuctionBadCall
	}
	return diag.PlayBadCard
}

// closeData ends the auction, the play or the section that is open. What stands behind a tag that is ignored is ignored
// too, but for its commentary and its escape lines.
func (b *builder) closeData() {
	if len(b.marks) > 0 {
		text := "^" + strings.Join(strings.Split(string(b.marks), ""), " ^")
		b.keepAsComment(b.marksAt, text, "No call or card stands behind")
		b.marks = nil
	}
	switch {
	case b.ignoring():
		b.ignore(&b.game.Tags[b.openTag])
	case b.section != nil && len(b.section.Elements) > 0:
		b.game.Sections = append(b.game.Sections, *b.section)
	}
	b.moves, b.section = nil, nil
}

// ignore reports a tag that is ignored, with the data behind it.
func (b *builder) ignore(t *Tag) {
	var escapes []Escape
	if b.moves != nil {
		for i := range *b.moves {
			m := &(*b.moves)[i]
			t.Comments = append(t.Comments, m.AllComments()...)
			escapes = append(escapes, m.Escapes...)
		}
	}
	if b.section != nil {
		for _, e := range b.section.Elements {
			escapes = append(escapes, e.Escapes...)
		}
	}
	b.escapes = append(escapes, b.escapes...)
	span := source.Span{Start: t.Span.Start, End: max(t.Span.End, b.dataEnd)}
	kept := b.game.Tags[b.keptBy[b.openTag]]
	b.diags.Add(diag.Diagnostic{
		Rule: diag.TagDuplicate, Span: span,
		Message: "The game has the tag " + t.Name + " already; this is ignored: " + diag.Quote(b.text.Decode(span)) + ".",
		Related: []diag.Related{{Message: "the tag that counts", Span: kept.Span}},
	})
}

// AllComments are the comments of a move and of its annotations, in the order of the text.
func (m *Move) AllComments() []Comment {
	all := slices.Clip(m.Comments)
	for _, a := range m.Annotations {
		all = append(all, a.Comments...)
	}
	return all
}

func finishAuction(g *Game) {
	a := g.Auction
	seat := ParseSeat(g.Tags[a.Tag].Value)
	if !seat.Known() {
		seat = g.Dealer
	}
	a.First = bridge.NoSeat
	var laws bridge.Auction
	moves := a.Moves
	a.Moves = make([]Move, 0, len(moves)+3)
	for _, m := range moves {
		if a.First == bridge.NoSeat && m.Kind != HyphenMove && m.TakesTurn() {
			a.First = seat
		}
		n := 1
		if m.Kind == allPass {
			if n = laws.PassesToEnd(); n <= 0 {
				n, m.Kind, m.Text = 1, BadMove, "AP"
			}
		}
		for i := range n {
			one := m
			if m.Kind == allPass {
				one = passOfAll(m, i, n)
			}
			one.Seat = seat
			follow(&laws, &one)
			a.Moves = append(a.Moves, one)
			if one.TakesTurn() && seat.Known() {
				seat = seat.Next(1)
			}
		}
	}
	if a.First == bridge.NoSeat {
		a.First = seat
	}
	a.State = state(a.Moves, laws.Ended())
	a.Contract, a.Declarer, a.Led = laws.Contract()
	if !a.First.Known() && !a.Contract.PassedOut {
		a.Declarer, a.Led = bridge.NoSeat, false
	}
	if !g.Dealer.Known() {
		g.Dealer = a.First
	}
}

// passOfAll is one of the n passes of AP: what stands before AP goes with the first, what stands behind it with the last.
func passOfAll(m Move, i, n int) Move {
	m.Kind, m.Call = CallMove, bridge.Pass
	if i > 0 {
		m.Escapes, m.Marks = nil, ""
	}
	if i < n-1 {
		m.Annotations, m.Comments = nil, nil
	}
	return m
}

// follow tells the laws of a move; what comes after the end of the auction changes nothing.
func follow(laws *bridge.Auction, m *Move) {
	switch {
	case laws.Ended():
	case m.Kind == CallMove:
		laws.Add(m.Seat, m.Call)
	case m.Kind == BadMove:
		laws.AddUnknown()
	}
}

// EachCall goes through the auction with what the laws know before each move.
func (a *Auction) EachCall(visit func(before *bridge.Auction, m *Move)) {
	var laws bridge.Auction
	for i := range a.Moves {
		visit(&laws, &a.Moves[i])
		follow(&laws, &a.Moves[i])
	}
}

func state(moves []Move, finished bool) State {
	if finished {
		return Finished
	}
	s := Unfinished
	for i := range moves {
		switch moves[i].Kind {
		case PlusMove:
			return Continued
		case StarMove:
			s = Stopped
		}
	}
	return s
}

// finishPlay gives each card its player: the columns are players, the lines tricks (3.6).
func finishPlay(g *Game) {
	p := g.Play
	p.First = ParseSeat(g.Tags[p.Tag].Value)
	if _, declarer, _ := g.LedTo(); !p.First.Known() && declarer.Known() {
		p.First = declarer.Next(1)
	}
	turns, played := 0, 0
	for i := range p.Moves {
		m := &p.Moves[i]
		m.Seat = bridge.NoSeat
		if !m.TakesTurn() {
			continue
		}
		if p.First.Known() {
			m.Seat = p.First.Next(turns)
		}
		turns++
		if m.Kind != PlusMove && m.Kind != HyphenMove {
			played = turns
		}
	}
	cards := 13
	if g.Deal != nil && g.Deal.MaxCards() > 0 {
		cards = min(cards, g.Deal.MaxCards())
	}
	p.State = state(p.Moves, played >= 4*cards)
}

// TricksOfDeclarer are the tricks that declarer's side won in a play of thirteen tricks of which every card is known.
// ok is false in every other case, and where a lead out of turn makes the leaders doubtful.
func (g *Game) TricksOfDeclarer() (tricks int, ok bool) {
	contract, declarer, ok := g.LedTo()
	if !ok || g.Play == nil || !declarer.Known() || !g.Play.First.Known() {
		return 0, false
	}
	cards := make([]bridge.Card, 0, 52)
	for i := range g.Play.Moves {
		switch m := &g.Play.Moves[i]; {
		case m.Kind == StarMove && len(cards) == 52:
		case m.Kind != CardMove || strings.Contains(m.Marks, "L"):
			return 0, false
		default:
			cards = append(cards, m.Card)
		}
	}
	if len(cards) != 52 {
		return 0, false
	}
	leader := declarer.Next(1)
	for i := 0; i < 52; i += 4 {
		trick := bridge.Trick{Leader: leader}
		for k := range 4 {
			trick.Cards = append(trick.Cards, cards[i+leader.Next(k).From(g.Play.First)])
		}
		leader = trick.Winner(contract.Denomination)
		if leader.NorthSouth() == declarer.NorthSouth() {
			tricks++
		}
	}
	return tricks, true
}

// LedTo is the contract and its declarer: from the tags, and where those do not say, from a finished auction.
func (g *Game) LedTo() (c bridge.Contract, declarer bridge.Seat, ok bool) {
	c, declarer, ok = g.Contract()
	if a := g.Auction; a != nil && a.Led {
		if !ok {
			c, ok = a.Contract, true
		}
		if !declarer.Known() {
			declarer = a.Declarer
		}
	}
	return c, declarer, ok
}
