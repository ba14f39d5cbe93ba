package edit

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// sequence is an auction or a play that is changed.
type sequence struct {
	isAuction bool
	tag       *game.Tag
	moves     []game.Move
	// turns are, for each move, the words that take its place: itself where it stays, none where it goes. added come after the last.
	turns [][]string
	added []string
	// anew has the moves that go with all that belongs to them, though words take their place.
	anew []bool
}

// moves changes calls or cards, or sets or removes all of them.
func (p *planner) moves(t *target) error {
	g, e := p.game, t.edit()
	s := sequence{isAuction: t.Kind == Calls}
	if s.isAuction && g.Auction != nil {
		s.tag, s.moves = &g.Tags[g.Auction.Tag], g.Auction.Moves
	} else if !s.isAuction && g.Play != nil {
		s.tag, s.moves = &g.Tags[g.Play.Tag], g.Play.Moves
	}
	isWhole := e.Kind == Calls || e.Kind == Cards
	c := t.change(g.Number)
	switch {
	case s.tag == nil && e.Removes && isWhole:
		return nil
	case s.tag == nil && !isWhole:
		return mend.ErrEdit(e.Number, ": game "+strconv.Itoa(g.Number)+" has no "+s.name()+`: give all of it with "moves"`)
	case s.tag == nil:
		return p.addMoves(t, &s)
	case p.gone[s.tag.Span().Start]:
		return errRemoved(e.Number)
	case e.Removes && isWhole:
		c.Before, c.Removes = strings.Join(s.texts(), " "), true
		c.Splices = p.removeTag(s.tag)
		p.changes = append(p.changes, c)
		return nil
	}
	before := s.texts()
	for i := range before {
		s.turns = append(s.turns, before[i:i+1:i+1])
	}
	s.anew = make([]bool, len(s.moves))
	var err error
	if isWhole {
		err = s.setAll(e, before)
	} else {
		err = s.setSome(t.edits)
	}
	if err != nil {
		return err
	}
	if n := len(s.turns); len(s.added) > 0 && n > 0 && len(s.turns[n-1]) == 0 {
		s.turns[n-1], s.added, s.anew[n-1] = s.added, nil, true
	}
	if c.Splices = s.splices(p); len(c.Splices) == 0 {
		return nil
	}
	var after []string
	for _, words := range append(s.turns, s.added) {
		after = append(after, words...)
	}
	c.Before, c.After = strings.Join(before, " "), strings.Join(after, " ")
	p.changes = append(p.changes, c)
	return nil
}

func (s *sequence) name() string {
	if s.isAuction {
		return "auction"
	}
	return "play"
}

// texts returns the moves as the standard writes them.
func (s *sequence) texts() []string {
	texts := make([]string, len(s.moves))
	for i := range s.moves {
		texts[i] = s.moves[i].String()
	}
	return texts
}

// setAll gives the sequence other moves. What is the same at the start and at the end stays as it is.
func (s *sequence) setAll(e Edit, before []string) error {
	words, err := s.words(e, &bridge.Auction{})
	if err != nil {
		return err
	}
	same := 0
	for same < min(len(words), len(before)) && words[same] == before[same] {
		same++
	}
	words, before = words[same:], before[same:]
	end := 0
	for end < min(len(words), len(before)) && words[len(words)-1-end] == before[len(before)-1-end] {
		end++
	}
	words = words[:len(words)-end]
	last := len(s.moves) - end
	switch {
	case len(words) == last-same:
		for i := range words {
			s.turns[same+i] = words[i : i+1 : i+1]
		}
	case same == last && last == len(s.moves):
		s.added = words
	case same == last: // they come before a move that stays
		s.turns[same] = append(words, s.turns[same]...)
	default:
		for i := same; i < last; i++ {
			s.turns[i], s.anew[i] = nil, true
		}
		s.turns[same] = words
	}
	return nil
}

// setSome changes single moves.
func (s *sequence) setSome(edits []Edit) error {
	sort.SliceStable(edits, func(i, k int) bool { return edits[i].Place < edits[k].Place })
	next := len(s.moves) // the place of a call or a card that is added
	laws, followed := &bridge.Auction{}, 0
	for _, e := range edits {
		switch {
		case e.Place > next || e.Place == next && e.Removes:
			return mend.ErrEdit(e.Number, "."+[...]string{Call: "call", Card: "card"}[e.Kind]+" is "+strconv.Itoa(e.Place)+", but the "+s.name()+" has only "+strconv.Itoa(len(s.moves)))
		case e.Removes:
			s.turns[e.Place] = nil
			continue
		}
		for ; s.isAuction && followed < min(e.Place, len(s.turns)); followed++ {
			for _, word := range s.turns[followed] {
				follow(laws, word)
			}
		}
		words, err := s.words(e, laws)
		if err != nil {
			return err
		}
		if e.Place == next {
			s.added = append(s.added, words...)
			next++
		} else {
			s.turns[e.Place] = words
			followed = e.Place + 1
		}
	}
	return nil
}

// follow makes the laws follow a word that is a call.
func follow(laws *bridge.Auction, word string) {
	if call, isCall := bridge.ParseCall(word); isCall && !laws.Ended() {
		laws.Add(bridge.NoSeat, call)
	}
}

// words returns the moves of an edit as the standard writes those that have one meaning; AP is written out as the passes that it stands for
// after what the laws have followed. They then have followed these, too.
func (s *sequence) words(e Edit, laws *bridge.Auction) ([]string, error) {
	given := strings.FieldsFunc(values.SuitLetters(e.Value), unicode.IsSpace)
	if len(given) == 0 && (e.Kind == Call || e.Kind == Card) {
		return nil, mend.ErrEdit(e.Number, ".value is empty: null removes a call or a card")
	}
	var words []string
	for _, word := range given {
		if at := strings.IndexAny(word, `[]{};%"\`); at >= 0 {
			return nil, mend.ErrEdit(e.Number, ".value has "+diag.Quote(word[at:at+1])+", which is no part of a call or a card")
		}
		if !s.isAuction {
			if card, ok, _ := values.ReadCard(word); ok {
				word = card.String()
			}
			words = append(words, word)
			continue
		}
		if call, isCall, _ := values.ReadCall(word); isCall {
			word = call.String()
		} else if isAllPass, _ := values.ReadAllPass(word); isAllPass {
			word = bridge.Pass.String()
			for n := laws.PassesToEnd(); n > 1; n-- {
				follow(laws, word)
				words = append(words, word)
			}
		}
		follow(laws, word)
		words = append(words, word)
	}
	return words, nil
}

// splices returns what has to be written for the turns.
func (s *sequence) splices(p *planner) (splices []diag.Splice) {
	text := p.text.Bytes
	for i := 0; i < len(s.moves); {
		// One AP stands for several moves.
		next, words, changed := i+1, s.turns[i], !s.stays(i)
		for ; next < len(s.moves) && s.moves[next].Span() == s.moves[i].Span(); next++ {
			words = append(slices.Clip(words), s.turns[next]...)
			changed = changed || !s.stays(next)
		}
		first, last := &s.moves[i], &s.moves[next-1]
		whole := source.Span{Start: first.Span().Start, End: max(endOfMove(first), endOfMove(last))}
		switch {
		case !changed:
		case len(words) == 0:
			p.gone[first.Span().Start] = true
			splices = append(splices, taken(whole))
		case s.anew[i]:
			splices = append(splices, diag.Splice{Start: whole.Start, End: whole.End, Text: p.lines(words, i)})
		default:
			splices = append(splices, diag.Splice{Start: wordStart(text, first), End: first.Span().End, Text: p.lines(words, i)})
		}
		i = next
	}
	if len(s.added) > 0 {
		end := endOfTag(s.tag)
		if len(s.moves) > 0 {
			end = max(end, endOfMove(&s.moves[len(s.moves)-1]))
		}
		separator := " "
		if n := len(s.moves); n%4 == 0 || n > 0 && endsInLineComment(&s.moves[n-1]) {
			separator = p.lineEnd
		}
		splices = append(splices, diag.Splice{Start: end, End: end, Text: separator + p.lines(s.added, len(s.moves))})
	}
	return splices
}

// stays reports whether a move stays as it is.
func (s *sequence) stays(i int) bool {
	return len(s.turns[i]) == 1 && s.turns[i][0] == s.moves[i].String() && !s.anew[i]
}

// wordStart returns where the word of a move begins, after its irregularities.
func wordStart(text []byte, m *game.Move) int {
	start := m.Span().Start
	if m.Kind == game.SkippedMove || m.Marks() == "" {
		return start
	}
	for range m.Marks() {
		for start < m.Span().End && text[start] != '^' {
			start++
		}
		start += len("^R")
	}
	for start < m.Span().End && (text[start] == ' ' || text[start] == '\t' || source.IsLineEnd(text[start])) {
		start++
	}
	return min(start, m.Span().End)
}

// endsInLineComment reports whether the last thing of a move is a comment to the end of the line.
func endsInLineComment(m *game.Move) bool {
	comments := m.AllComments()
	return len(comments) > 0 && comments[len(comments)-1].Kind == game.LineComment
}

// lines returns words in lines of four, of which the first begins at a place of the sequence.
func (p *planner) lines(words []string, place int) string {
	out := []byte(words[0])
	for i, word := range words[1:] {
		if (place+i+1)%4 == 0 {
			out = append(out, p.lineEnd...)
		} else {
			out = append(out, ' ')
		}
		out = append(out, word...)
	}
	return string(out)
}

// addMoves adds an auction or a play that the game does not have.
func (p *planner) addMoves(t *target, s *sequence) error {
	e := t.edit()
	words, err := s.words(e, &bridge.Auction{})
	if err != nil {
		return err
	}
	number, first := tags.Play, bridge.NoSeat
	if s.isAuction {
		number, first = tags.Auction, p.seat(tags.Dealer, p.game.Dealer)
		if !first.Known() {
			return mend.ErrEdit(e.Number, ": the game has no dealer who could begin the auction: set its tag Dealer, too")
		}
	} else {
		_, declarer, _ := p.game.LedTo()
		if declarer = p.seat(tags.Declarer, declarer); !declarer.Known() {
			return mend.ErrEdit(e.Number, ": the game has no declarer, and so no opening lead: set its tag Declarer, too")
		}
		first = declarer.Next(1)
	}
	lines := []string{tagPair(number.String(), first.String(), false)}
	if len(words) > 0 {
		lines = append(lines, p.lines(words, 0))
	}
	c := t.change(p.game.Number)
	c.After, c.Adds = strings.Join(words, " "), true
	c.Splices = []diag.Splice{p.addTag(number, lines...)}
	p.changes = append(p.changes, c)
	return nil
}

// seat returns the seat that an edit of the game gives to a tag, else the one that the game has.
func (p *planner) seat(tag tags.Tag, has bridge.Seat) bridge.Seat {
	for _, e := range p.edits {
		if e.Kind == Tag && e.Name == tag.String() {
			if seat, _, _ := values.ReadDeclarer(e.Value); seat.Known() {
				return seat
			}
		}
	}
	return has
}
