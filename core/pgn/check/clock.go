package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// mostExtra is by how much a clock may run up in any game, in milliseconds: clocks are rounded, and a player may give the other one 15
// seconds, as on lichess.
const mostExtra = 15000

// clock is what the clock of a player showed last.
type clock struct {
	at    source.Span
	ms    int64
	ply   uint32 // 0 if it has shown nothing so far
	spent int    // how many periods of the time control were used up by runs upwards
}

// clockChecks follow the clocks of a game, and report one that runs up by more than the time control adds (ledger 5-m).
type clockChecks struct {
	control string // of the game, "" until it is needed
	clocks  [2]clock
	more    int32
}

// checkClocks checks the clocks of the main line of a game that says its time control.
func checkClocks(t *source.Text, g *game.Game, diags *diag.List) {
	tag := g.Tag(tags.TimeControl)
	if len(g.Commands) == 0 || tag == nil || !tag.Value(t).Understood() {
		return
	}
	var c clockChecks
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
		if !c.runsUp(t, tag, of, one, g.Moves[last].Ply) {
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
func (c *clockChecks) runsUp(t *source.Text, tag *game.Tag, of chess.Color, shows *game.Command, ply uint32) bool {
	now := &c.clocks[of]
	was := *now
	now.at, now.ms, now.ply = shows.Parameters.Span(), shows.Value, ply
	if was.ply == 0 || shows.Value <= was.ms+mostExtra {
		return false
	}
	if c.control == "" {
		c.control = tag.Text(t)
	}
	moves := int64(ply-was.ply+1) / 2
	most := was.ms + mostExtra
	added, isKnown := c.added(now, moves, shows.Value-most)
	return isKnown && shows.Value > most+added
}

// added returns how much the time control may add to a clock in so many moves: the greatest increment of its periods, and the time of as many
// periods as it takes to have what is wanted, of which none is used again but the last one, if that is repeated. It is not known of a
// sandclock, and where the control says nothing.
func (c *clockChecks) added(now *clock, moves, wanted int64) (ms int64, isKnown bool) {
	increment := int64(0)
	for rest := c.control; rest != ""; {
		p, after, ok := values.NextPeriod(rest)
		if !ok || p.Control == values.Sandclock || p.Control == values.NoControl || p.Control == values.UnknownControl {
			return 0, false
		}
		increment = max(increment, int64(p.Increment))
		if rest = after; rest != "" {
			rest = rest[1:]
		}
	}
	ms = moves * increment
	number := 0
	for rest := c.control; rest != "" && ms < wanted; number++ {
		p, after, _ := values.NextPeriod(rest)
		isLast := after == ""
		if number > now.spent {
			ms += int64(p.Time)
			now.spent++
		}
		switch {
		case isLast && p.Moves > 0 && ms < wanted:
			// Each so many moves begin the period again.
			ms += int64(p.Time) * (1 + moves/int64(p.Moves))
		case !isLast:
			after = after[1:]
		}
		rest = after
	}
	return ms, true
}
