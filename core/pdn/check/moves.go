package check

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// moveChecks checks the moves of games that need the position: those that are not legal, and captures that are written in other forms.
type moveChecks struct {
	walker walker
	wanted []wantedMove
	list   draughts.Moves
}

// wantedMove is a move that is looked at, with its fault, or the reason why it is not legal.
type wantedMove struct {
	move   int32
	fault  *game.Fault
	reason *draughts.Reason
}

// game checks the moves of a game.
func (c *moveChecks) game(t *source.Text, g *game.Game, diags *diag.List) {
	c.want(g)
	if len(c.wanted) == 0 {
		return
	}
	r := moveReporter{t: t, g: g, diags: diags, list: &c.list}
	next := 0
	c.walker.walk(g, func(move int, before *draughts.Position) {
		for next < len(c.wanted) && int(c.wanted[next].move) < move {
			next++
		}
		for ; next < len(c.wanted) && int(c.wanted[next].move) == move; next++ {
			w := &c.wanted[next]
			r.move, r.before, r.at = move, before, g.SpanOf(move)
			switch {
			case w.reason != nil:
				r.illegal(w.reason)
			case w.fault == nil:
				r.longForm()
			case w.fault.Kind == game.AmbiguousCapture:
				r.ambiguous(w.fault)
			default:
				r.split()
			}
		}
	})
}

// want collects the moves that are looked at.
func (c *moveChecks) want(g *game.Game) {
	c.wanted = c.wanted[:0]
	for i := range g.Illegal {
		c.wanted = append(source.Room(c.wanted), wantedMove{move: g.Illegal[i].Move, reason: &g.Illegal[i].Reason})
	}
	isSplit := false
	for i := range g.Faults {
		if f := &g.Faults[i]; f.Kind == game.AmbiguousCapture || f.Kind == game.SplitCapture {
			c.wanted = append(source.Room(c.wanted), wantedMove{move: f.Move, fault: f})
			isSplit = isSplit || f.Kind == game.SplitCapture
		}
	}
	for k := range g.Moves {
		if m := &g.Moves[k]; m.Flags&(game.Long|game.Word|game.Chosen) == game.Long && m.Item == m.Last {
			c.wanted = append(source.Room(c.wanted), wantedMove{move: int32(k)})
		}
	}
	slices.SortStableFunc(c.wanted, func(a, b wantedMove) int { return int(a.move - b.move) })
}

// moveReporter reports what is wrong with a move, in the position before it.
type moveReporter struct {
	t     *source.Text
	g     *game.Game
	diags *diag.List
	list  *draughts.Moves

	move   int
	at     source.Span
	before *draughts.Position
}

// short and long return a capture in its forms.
func (r *moveReporter) short(m *draughts.Move) string {
	return string(draughts.AppendShort(nil, r.g.Board, m))
}

func (r *moveReporter) long(m *draughts.Move) string {
	return string(draughts.AppendLong(nil, r.g.Board, r.before, m))
}

// illegalKinds are the kinds of reasons why a move is not legal, other than those of captures.
var illegalKinds = [...]diag.Kind[rules.WrongMove]{
	draughts.OffBoard:     rules.NoSuchSquareInMove,
	draughts.GameOver:     rules.AfterEnd,
	draughts.NoPiece:      rules.NoPiece,
	draughts.OtherSide:    rules.OtherSide,
	draughts.Occupied:     rules.OnOccupiedSquare,
	draughts.NotOnLine:    rules.NotOnLine,
	draughts.TooFar:       rules.TooFar,
	draughts.Blocked:      rules.WayBlocked,
	draughts.GoesBack:     rules.GoesBack,
	draughts.KingMustRest: rules.KingHasToRest,
}

// captureKinds are those of captures that are owed, or that are not possible.
var captureKinds = [...]diag.Kind[rules.OwedCapture]{
	draughts.CaptureOwed:  rules.MissedCapture,
	draughts.TakesNothing: rules.TakesNothing,
	draughts.GoesOn:       rules.CaptureGoesOn,
	draughts.TooFew:       rules.TakesFewer,
	draughts.KingFirst:    rules.KingHasToCapture,
	draughts.FewerKings:   rules.TakesFewerKings,
	draughts.KingsLater:   rules.TakesKingsLater,
	draughts.WorthLess:    rules.IsWorthLess,
	draughts.KingIsSafe:   rules.ManTakesKing,
	draughts.NotYetKing:   rules.NotYetKing,
	draughts.JumpsAgain:   rules.JumpsOverAgain,
	draughts.OtherWay:     rules.GoesOtherWay,
}

// illegal reports why a move is not legal (D-a to D-l).
func (r *moveReporter) illegal(why *draughts.Reason) {
	if pattern, ok := draughts.Parse(plainMove(r.t.Decode(r.at))); ok && pattern.Forms&draughts.MixedSquares != 0 {
		return // move/notation has it
	}
	if int(why.Fault) < len(captureKinds) && captureKinds[why.Fault] != 0 {
		r.capture(why)
		return
	}
	kind := rules.NotPossible
	if int(why.Fault) < len(illegalKinds) && illegalKinds[why.Fault] != 0 {
		kind = illegalKinds[why.Fault]
	}
	e := kind.Find(r.diags, r.at)
	if !e.IsKept() {
		return
	}
	square := ""
	switch {
	case why.Fault == draughts.OffBoard:
		square = r.written(why.Index)
	case why.At != draughts.NoSquare:
		square = string(r.g.Board.AppendSquare(nil, why.At))
	case why.Fault == draughts.GoesBack && why.Takes > 0:
		square = r.written(0)
	}
	e.Say(rules.WrongMove{Square: e.Text(square), Side: uint8(r.before.Turn & 1)})
}

// written returns a square of the move as the text has it, from 0.
func (r *moveReporter) written(n int) string {
	squares := strings.FieldsFunc(r.t.Decode(r.at), func(c rune) bool {
		return (c < '0' || c > '9') && (c < 'a' || c > 'w') && (c < 'A' || c > 'W')
	})
	if n < len(squares) {
		return squares[n]
	}
	return r.t.Decode(r.at)
}

// mostNamed is how many captures a sentence names.
const mostNamed = 6

// capture reports a capture that is owed, or one that is not possible.
func (r *moveReporter) capture(why *draughts.Reason) {
	e := captureKinds[why.Fault].Find(r.diags, r.at)
	if !e.IsKept() {
		return
	}
	f := rules.OwedCapture{Takes: uint8(why.Owed.Count), Fewer: uint8(why.Takes)}
	if why.Owed.Count > 0 {
		f.Way = e.Text(r.long(&why.Owed))
	}
	moves := r.g.Board.Moves(r.before, r.list)
	if len(moves) > 1 && len(moves) <= mostNamed {
		var names []string
		for i := range moves {
			if name := r.short(&moves[i]); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		f.All = e.Text(strings.Join(names, ", "))
	}
	if e.Say(f); why.Fault == draughts.GoesOn {
		r.goOn(e, moves)
	}
}

// goOn offers the whole of a capture that stops too early, where there is one alone (D-g).
func (r *moveReporter) goOn(e diag.Entry[rules.OwedCapture], moves []draughts.Move) {
	pattern, ok := draughts.Parse(plainMove(r.t.Decode(r.at)))
	if !ok {
		return
	}
	var whole *draughts.Move
	for i := range moves {
		if moves[i].From != pattern.Square(r.g.Board, 0) {
			continue
		}
		if whole != nil {
			return
		}
		whole = &moves[i]
	}
	if whole != nil {
		e.Part(r.at, string(draughts.Append(nil, r.g.Board, r.before, whole, moves)))
	}
}

// ambiguous reports a capture that is written short though another one has its squares (R-8-a).
func (r *moveReporter) ambiguous(f *game.Fault) {
	kind := rules.MeantByNobody
	if f.Value == 1 {
		kind = rules.MeantByRest
	}
	e := kind.Find(r.diags, r.at)
	if !e.IsKept() {
		return
	}
	read := r.g.Moves[r.move].Move
	var forms []string
	for _, m := range r.g.Board.Moves(r.before, r.list) {
		if form := r.long(&m); m.From == read.From && m.To == read.To && !slices.Contains(forms, form) && len(forms) < mostNamed {
			forms = append(forms, form)
		}
	}
	e.Say(rules.Meanings{All: e.Text(strings.Join(forms, " or ")), Read: e.Text(r.long(&read))})
	if f.Value == 1 {
		e.Part(r.at, r.long(&read))
		return
	}
	for _, form := range forms {
		e.Part(r.at, form)
	}
}

// split reports a capture that is written jump by jump (D-m).
func (r *moveReporter) split() {
	m := &r.g.Moves[r.move].Move
	replace(rules.JumpByJump.Find(r.diags, r.at), r.at,
		string(draughts.Append(nil, r.g.Board, r.before, m, r.g.Board.Moves(r.before, r.list))))
}

// longForm reports a capture of more than two squares that are not those of the standard's long form (R-9-a).
func (r *moveReporter) longForm() {
	m := &r.g.Moves[r.move]
	pattern, ok := draughts.Parse(plainMove(r.t.Decode(r.at)))
	if ok && m.Flags&game.Turned != 0 {
		pattern = pattern.Turned(r.g.Board)
	}
	if !ok || draughts.IsLongForm(r.g.Board, r.before, &m.Move, &pattern) {
		return
	}
	replace(rules.OtherLongForm.Find(r.diags, r.at), r.at, r.long(&m.Move))
}
