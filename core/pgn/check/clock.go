package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/event"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/source"
)

// mostExtra is by how much a clock may run up in any game, in milliseconds: clocks are rounded, and a player may give the other one 15
// seconds, as on lichess.
const mostExtra = 15000

// clock is what the clock of a player showed last.
type clock struct {
	at  source.Span
	ms  int64
	ply uint32 // 0 if it has shown nothing so far
	// rest has the periods of the time control that the player has not reached, as far as the clock shows.
	rest string
}

// clockChecks follow the clocks of a game, and report one that runs up by more than the time control adds (ledger 5-m).
type clockChecks struct {
	tag *game.Tag
	// control is the time control, "" until it is needed; isKnown is not set of a sandclock, and where the control says nothing.
	control string
	isKnown bool
	// increment is the greatest of its periods, last the last of them.
	increment int64
	last      event.Period
	clocks    [2]clock
	more      int32
}

// checkClocks checks the clocks of the main line of a game that says its time control.
func checkClocks(t *source.Text, g *game.Game, diags *diag.List) {
	tag := g.Tag(tags.TimeControl)
	if len(g.Commands) == 0 || tag == nil || !tag.Value(t).Understood() {
		return
	}
	c := clockChecks{tag: tag}
	var now, before source.Span
	line, last := mainLine{game: g}, int32(-1)
	for i := range g.Commands {
		one := &g.Commands[i]
		if one.Kind != game.Clock || one.Move == last || one.Move < 0 || g.Moves[one.Move].Flags&game.Word != 0 || !line.has(one.Move) {
			continue
		}
		last = one.Move
		_, of := g.Turn(int(last))
		was := c.clocks[of]
		if !c.runsUp(t, of, one, g.Moves[last].Ply) {
			continue
		}
		if c.more++; c.more == 1 {
			now, before = one.Parameters.Span(), was.at
		}
	}
	if c.more > 0 {
		reportClock(t, tag, now, before, c.more-1, diags)
	}
}

func reportClock(t *source.Text, tag *game.Tag, now, before source.Span, more int32, diags *diag.List) {
	e := rules.ClockRunsUp.Find(diags, now).Beside(before)
	if e.IsKept() {
		e.Say(rules.ClockOfGame{More: more, Control: e.Text(tag.Text(t))})
	}
}

// runsUp takes what the clock of a side shows after a move. It reports whether that is more than it can be.
func (c *clockChecks) runsUp(t *source.Text, of chess.Color, shows *game.Command, ply uint32) bool {
	now := &c.clocks[of]
	was := *now
	now.at, now.ms, now.ply = shows.Parameters.Span(), shows.Value, ply
	up := shows.Value - was.ms - mostExtra
	if was.ply == 0 || up <= 0 {
		return false
	}
	if c.control == "" {
		c.readControl(t)
	}
	return c.isKnown && up > c.added(now, int64(ply-was.ply+1)/2, up)
}

// readControl reads the time control.
func (c *clockChecks) readControl(t *source.Text) {
	c.control, c.isKnown = c.tag.Text(t), true
	for rest := ":" + c.control; rest != ""; {
		p, after, ok := event.NextPeriod(rest[1:])
		if !ok || p.Control == event.Sandclock || p.Control == event.NoControl || p.Control == event.UnknownControl {
			c.isKnown = false
			return
		}
		c.increment, c.last, rest = max(c.increment, int64(p.Increment)), p, after
	}
	_, further, _ := event.NextPeriod(c.control)
	c.clocks[chess.White].rest, c.clocks[chess.Black].rest = further, further
}

// added returns how much the time control may add to a clock in so many moves: the increment for each, and the time of as many further
// periods as it takes to have what is wanted. A last one of so many moves is repeated.
func (c *clockChecks) added(now *clock, moves, wanted int64) (ms int64) {
	for ms = moves * c.increment; ms < wanted && now.rest != ""; {
		p, after, _ := event.NextPeriod(now.rest[1:])
		ms += int64(p.Time)
		now.rest = after
	}
	if ms < wanted && c.last.Moves > 0 {
		ms += int64(c.last.Time) * (1 + moves/int64(c.last.Moves))
	}
	return ms
}
