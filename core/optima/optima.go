// Package optima solves the games of files of PBN with open cards, and fills in or checks their tags of what can be won (4.2.7, 5.6, 5.7). It joins
// core/pbn, which solves nothing, with core/dd, which knows no notation.
package optima

import (
	"slices"
	"strconv"
	"sync"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Only says what is wanted of the tags.
type Only uint8

// Missing fills in what a game does not have, also the rows that a table lacks; All also corrects what is not right; Check changes nothing. Tables are
// the results of each deal, whatever tags the game has.
const (
	Missing Only = iota
	All
	Check
	Tables
)

// Options says what is solved.
type Options struct {
	Only Only
	// From is the number of the first game that is looked at; 0 is the first of the file.
	From int
	// Limit is how many games are solved; 0 is all. Those that need nothing do not count.
	Limit int
	// Workers is how many games are solved at the same time; 0 is one.
	Workers int
	// Elsewhere, unless it is nil, has another thread solve a task where there are several, with what Answerer returns there. Neither Poll nor Share
	// ends that.
	Elsewhere func(task []byte) ([]byte, error)
	// Poll is called by each worker every few milliseconds, unless it is nil; where it returns false, what is not solved is left.
	Poll func() bool
	// Share begins a try to solve a game, unless it is nil: what it returns is called as Poll is, and where that returns false the game is tried
	// again after all others, in the next round. So a game that takes long does not keep others waiting. Rounds count from 0; the try of the last
	// round has what time there is.
	Share func(round int) (poll func() bool)
	// Rounds is how many rounds there are with Share. At most twice as many games as Limit are tried then, so that each round is reached.
	Rounds int
}

// Solved is what was found for the games of a file.
type Solved struct {
	// Games are by their numbers; a game that needs nothing, or cannot be solved, is not there.
	Games map[int]bridge.Solved
	// Refused says why the deal of a game cannot be solved, by its number.
	Refused map[int]error
	// Left is how many games were not solved, because of the limit or since Poll ended it. Next is the number of the first that was not tried at all,
	// 0 where all were.
	Left, Next int
}

// task is a game that is to be solved.
type task struct {
	game  int
	hands [4]bridge.Hand
	play  *play // nil where no play is asked for
	// isTried says that there was a try to solve it.
	isTried bool
}

// play is a play as far as it is known.
type play struct {
	denomination bridge.Denomination
	leader       bridge.Seat
	cards        []playedCard
}

type playedCard struct {
	by   bridge.Seat
	card bridge.Card
}

// Solve solves the games of a file for what is wanted of their tags.
func Solve(file *source.Stream, options Options) Solved {
	s := Solved{Games: map[int]bridge.Solved{}, Refused: map[int]error{}}
	var tasks []task
	pbn.Parse(file, func(_ *source.Text, g *game.Game) {
		if g.Number < options.From || !isAsked(g, options.Only) {
			return
		}
		t := task{game: g.Number}
		for seat := range bridge.NoSeat {
			t.hands[seat], _ = g.Deal.Hand(seat)
		}
		if p := playOf(g); p != nil && wantsCards(g, options.Only) {
			t.play = p
		}
		tasks = append(tasks, t)
	})
	s.solve(tasks, options)
	return s
}

// solve works on the games, round by round.
func (s *Solved) solve(tasks []task, options Options) {
	limit, rounds := len(tasks), 1
	if options.Limit > 0 {
		limit = min(limit, options.Limit)
	}
	var untried []task
	if options.Share != nil {
		rounds = options.Rounds
		tried := min(2*limit, len(tasks))
		tasks, untried = tasks[:tried], tasks[tried:]
	}
	for round := range rounds {
		if tasks = s.round(tasks, round, limit, options); len(tasks) == 0 || s.ended(options) == limit {
			break
		}
	}
	left := append(tasks, untried...)
	s.Left = len(left)
	if at := slices.IndexFunc(left, func(t task) bool { return !t.isTried }); at >= 0 {
		s.Next = left[at].game
	}
}

// ended is how many games count for the limit. One that cannot be solved takes no time, and with shares another is tried in its place.
func (s *Solved) ended(options Options) int {
	if options.Share != nil {
		return len(s.Games)
	}
	return len(s.Games) + len(s.Refused)
}

// round tries games, several at the same time, until as many as may be have ended. It returns those that have not.
func (s *Solved) round(tasks []task, round, limit int, options Options) (left []task) {
	var all sync.WaitGroup
	var mu sync.Mutex
	next := 0
	// take returns the next game to try, or nil.
	working := 0
	take := func() *task {
		mu.Lock()
		defer mu.Unlock()
		if next == len(tasks) || s.ended(options)+working == limit || options.Poll != nil && !options.Poll() {
			return nil
		}
		next, working = next+1, working+1
		tasks[next-1].isTried = true
		return &tasks[next-1]
	}
	for range min(max(1, options.Workers), limit) {
		all.Go(func() {
			solve := options.solver(round, limit)
			for t := take(); t != nil; t = take() {
				found, err := solve(t)
				mu.Lock()
				working--
				switch {
				case err == dd.ErrStopped:
				case err != nil:
					s.Refused[t.game] = err
				default:
					s.Games[t.game] = found
				}
				mu.Unlock()
			}
		})
	}
	all.Wait()
	for _, t := range tasks {
		_, isSolved := s.Games[t.game]
		if _, isRefused := s.Refused[t.game]; !isSolved && !isRefused {
			left = append(left, t)
		}
	}
	return left
}

// solver returns what solves the games that one worker takes in a round.
func (o *Options) solver(round, limit int) func(*task) (bridge.Solved, error) {
	if o.Elsewhere != nil && limit > 1 {
		return func(t *task) (bridge.Solved, error) { return t.solveElsewhere(o.Elsewhere) }
	}
	solver := dd.New(0)
	return func(t *task) (bridge.Solved, error) {
		solver.Poll = o.poll(round)
		return t.solve(solver)
	}
}

// poll returns the function that ends a try of a round.
func (o *Options) poll(round int) func(dd.Progress) bool {
	if o.Share == nil {
		if o.Poll == nil {
			return nil
		}
		return func(dd.Progress) bool { return o.Poll() }
	}
	share := o.Share(round)
	return func(dd.Progress) bool { return (o.Poll == nil || o.Poll()) && share() }
}

// solve finds the table of a game and, where that is wanted, the best cards of its play.
func (t *task) solve(solver *dd.Solver) (found bridge.Solved, err error) {
	if err := solver.Deal(t.hands); err != nil {
		return found, err
	}
	table, err := solver.Table()
	if err != nil {
		return found, err
	}
	found.Tricks = &table
	if t.play == nil {
		return found, nil
	}
	var best []bridge.Hand
	position := solver.Play(t.play.denomination, t.play.leader)
	for _, c := range t.play.cards {
		cards, _, err := position.Optimum()
		if err != nil {
			return found, err
		}
		if !position.Accept(c.by, c.card) {
			return found, nil // nobody knows what was played
		}
		best = append(best, cards)
	}
	found.Best = best
	return found, nil
}

// wantsCards reports whether the cards of a game's play are to be valued.
func wantsCards(g *game.Game, only Only) bool {
	switch only {
	case Missing:
		return !has(g, tags.OptimumPlayTable)
	case Check:
		return has(g, tags.OptimumPlayTable)
	}
	return only == All
}

// isAsked reports whether a game is to be solved. One that has no deal is not.
func isAsked(g *game.Game, only Only) bool {
	if g.Deal == nil {
		return false
	}
	wanted := []tags.Tag{tags.OptimumResultTable}
	if hasScore(g) {
		wanted = append(wanted, tags.OptimumScore)
	}
	if playOf(g) != nil {
		wanted = append(wanted, tags.OptimumPlayTable)
	}
	n := 0
	for _, tag := range wanted {
		if has(g, tag) {
			n++
		}
	}
	switch only {
	case Check:
		return n > 0
	case Missing:
		s := sectionOf(g, tags.OptimumResultTable)
		return n < len(wanted) || s != nil && s.RowCount() < optimum.FullResults
	}
	return true
}

// hasScore reports whether the optimum score of a game can be told: who deals and who is vulnerable is known.
func hasScore(g *game.Game) bool { return g.Dealer.Known() && g.Read(tags.Vulnerable).Understood() }

// Score returns the value of OptimumScore (4.2.7) by the tricks of all declarers; "" where the dealer or the vulnerability is not known.
func Score(g *game.Game, tricks *bridge.DoubleDummy) string {
	if !hasScore(g) {
		return ""
	}
	return "NS " + strconv.Itoa(tricks.Par(g.Dealer, g.Vulnerable().Sides(), bridge.Duplicate).Score)
}

// has reports whether a game says something in a tag.
func has(g *game.Game, tag tags.Tag) bool {
	t := g.Found(tag)
	return t != nil && !values.SaysNothing(t.Value)
}

// playOf returns the play of a game as far as it is known; nil where there is none, or the contract or the declarer is not known.
func playOf(g *game.Game) *play {
	contract, declarer, known := g.LedTo()
	if g.Play == nil || !known || contract.PassedOut || !declarer.Known() {
		return nil
	}
	p := play{denomination: contract.Denomination, leader: declarer.Next(1)}
	for i := range g.Play.Tricks {
		for _, at := range g.Play.Tricks[i].Moves() {
			m := &g.Play.Moves[at]
			if m.Kind != game.CardMove || !m.Seat.Known() {
				return p.orNothing()
			}
			p.cards = append(p.cards, playedCard{m.Seat, m.Card})
		}
	}
	return p.orNothing()
}

func (p *play) orNothing() *play {
	if len(p.cards) == 0 {
		return nil
	}
	return p
}

// sectionOf returns the table of a tag that counts; nil where there is none.
func sectionOf(g *game.Game, tag tags.Tag) *game.Section {
	for i := range g.Sections {
		if t := &g.Tags[g.Sections[i].Tag]; t.Number == tag && !t.Duplicate {
			return &g.Sections[i]
		}
	}
	return nil
}
