package epd

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// operationChecks check what operations say together, and of their position (16.2.5).
type operationChecks struct {
	diags *diag.List
	ids   idSet
	list  chess.Moves
}

// reset makes ready for a file.
func (c *operationChecks) reset(diags *diag.List) {
	c.diags = diags
	c.ids.clear()
}

// check checks an operation that counts.
func (c *operationChecks) check(t *source.Text, r *Record, o *Operation) {
	switch o.Opcode {
	case AM:
		c.checkOrder(r, o)
		c.checkAvoided(r, o)
	case BM:
		c.checkOrder(r, o)
	case CE:
		c.checkEvaluation(t, r)
	case DM:
		c.checkDirectMate(t, r)
	case DrawClaim, DrawOffer:
		if r.Find(SM) == nil {
			rules.NoSuppliedMove.Find(c.diags, o.NameSpan())
		}
	case ID:
		c.checkID(t, r)
	case PM:
		c.checkPredicted(r)
	}
}

// checkOrder reports moves that are not in ASCII order.
func (c *operationChecks) checkOrder(r *Record, o *Operation) {
	if i, after := r.firstMoveOutOfOrder(o); i >= 0 {
		rules.OperandOutOfOrder.Find(c.diags, r.Operands[i].Span()).Beside(r.Operands[after].Span())
	}
}

// checkAvoided reports the first move that is to be avoided and is one of the best.
func (c *operationChecks) checkAvoided(r *Record, am *Operation) {
	bm := r.Find(BM)
	if bm == nil {
		return
	}
	// No position has as many legal moves; a longer list says some of them again.
	const most = 256
	best := r.Of(bm)
	best = best[:min(len(best), most)]
	avoided := r.Of(am)
	for i := range avoided[:min(len(avoided), most)] {
		for k := range best {
			if avoided[i].Kind == Move && best[k].Kind == Move && avoided[i].Move == best[k].Move {
				rules.MoveInBoth.Find(c.diags, avoided[i].Span()).Beside(best[k].Span())
				return
			}
		}
	}
}

// What a mate is as an evaluation (16.2.5.6).
const (
	mateScore    = 32767
	leastOfMates = 32001
)

// checkEvaluation reports an evaluation that says what cannot be.
func (c *operationChecks) checkEvaluation(t *source.Text, r *Record) {
	ce := r.only(CE, Integer)
	if ce == nil || !r.HasPosition {
		return
	}
	p := &r.Position
	n, _ := ce.Number(t)
	us := p.Turn & 1
	facts := rules.ScoreOfMate{King: chess.King.Of(us), Plies: int32(mateScore - n)}
	if n < 0 {
		facts = rules.ScoreOfMate{King: chess.King.Of(us ^ 1), Plies: int32(mateScore + n)}
	}
	if kind := c.faultOf(p, n, facts); kind != 0 {
		kind.Find(c.diags, ce.Span()).Say(facts)
	}
}

// faultOf returns what is wrong with an evaluation of a position, 0 if nothing is.
func (c *operationChecks) faultOf(p *chess.Position, n int64, facts rules.ScoreOfMate) diag.Kind[rules.ScoreOfMate] {
	isLegal := isPossible(p)
	switch {
	case n == -mateScore && isLegal && !p.IsMate():
		return rules.NotIllegal
	case n == -mateScore || n < leastOfMates && n > -leastOfMates || n < -mateScore || n >= mateScore || !isLegal:
		return 0
	case !p.HasMove():
		return rules.MateAfterEnd
	case isBare(p, facts.King.Color()):
		return rules.MateByNoMen
	case facts.Plies%2 == 0 != (n < 0):
		return rules.OddMate
	case n == mateScore-1 && !c.hasMateInOne(p):
		return rules.NoMateNow
	}
	return 0
}

// isPossible reports whether nothing in a position is against the laws.
func isPossible(p *chess.Position) bool {
	for _, f := range chess.Faults(p) {
		switch f.Kind {
		case chess.KingCount, chess.PawnRank, chess.OtherInCheck:
			return false
		}
	}
	return true
}

// isBare reports whether a side has only its king.
func isBare(p *chess.Position, side chess.Color) bool {
	for s := range chess.Square(64) {
		if man := p.On(s); man != 0 && man.Color() == side && man.Kind() != chess.King {
			return false
		}
	}
	return true
}

// hasMateInOne reports whether a move mates.
func (c *operationChecks) hasMateInOne(p *chess.Position) bool {
	after := *p
	var u chess.Undo
	for _, m := range p.Moves(&c.list) {
		after.Do(m, &u)
		isMate := after.IsMate()
		after.TakeBack(m, &u)
		if isMate {
			return true
		}
	}
	return false
}

// checkDirectMate reports a position that is said to be a mate in one, but has no mating move.
func (c *operationChecks) checkDirectMate(t *source.Text, r *Record) {
	dm := r.only(DM, Integer)
	if dm == nil || !r.HasPosition || !hasOneKingEach(&r.Position) {
		return
	}
	if n, _ := dm.Number(t); n == 1 && !c.hasMateInOne(&r.Position) {
		rules.NoMateInOne.Find(c.diags, dm.Span())
	}
}

// checkPredicted reports a predicted move with which the predicted variation does not begin.
func (c *operationChecks) checkPredicted(r *Record) {
	pm, pv := r.only(PM, Move), r.Find(PV)
	if pm == nil || pv == nil || pv.From == pv.To {
		return
	}
	if first := &r.Operands[pv.From]; first.Kind == Move && first.Move != pm.Move {
		rules.PredictedOther.Find(c.diags, pm.Span()).Beside(first.Span())
	}
}

// checkID reports an id that an earlier line has.
func (c *operationChecks) checkID(t *source.Text, r *Record) {
	id := r.only(ID, String)
	if id == nil || id.at.Span().Start == id.at.Span().End {
		return
	}
	if line := c.ids.add(t.Slice(id.TextSpan()), r.Line); line > 0 {
		rules.IDOfOtherLine.Find(c.diags, id.TextSpan()).Say(rules.LineNumber{Line: int32(line)})
	}
}

// idSet has the ids of the records of a file, as their hashes, each with the first line that has it. It takes no more
// than so many.
type idSet struct {
	places []idPlace // a power of two of them, at most half of them taken; line 0 is free
	count  int
}

type idPlace struct {
	hash uint64
	line uint32
}

// mostIDs is how many ids are kept: of files with more, those of later lines are only compared with these.
const mostIDs = 1 << 17

func (s *idSet) clear() {
	clear(s.places)
	s.count = 0
}

// add adds an id of a line, and returns the line that already has it; 0 where none does.
func (s *idSet) add(id []byte, line int) (earlier int) {
	if 2*s.count >= len(s.places) && s.count < mostIDs {
		s.grow()
	}
	place := s.find(hash(id))
	if place.line > 0 {
		return int(place.line)
	}
	if s.count < mostIDs {
		place.hash, place.line = hash(id), uint32(line)
		s.count++
	}
	return 0
}

// find returns the place of a hash, or the free one where it belongs.
func (s *idSet) find(hash uint64) *idPlace {
	mask := uint64(len(s.places) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		if p := &s.places[i]; p.line == 0 || p.hash == hash {
			return p
		}
	}
}

func (s *idSet) grow() {
	old := s.places
	s.places = make([]idPlace, max(64, 2*len(old)))
	for i := range old {
		if old[i].line > 0 {
			*s.find(old[i].hash) = old[i]
		}
	}
}

// hash returns the FNV-1a hash of an id.
func hash(id []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, c := range id {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h ^ h>>32
}
