// Package optima solves the games of files of PBN with open cards: it joins core/pbn/solving, which says what is to be solved and fills in
// what was found, with core/dd, which knows no notation.
package optima

import (
	"slices"
	"sync"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/solving"
	"pbn/core/source"
)

// Options says what is solved.
type Options struct {
	Only solving.Only
	// From is the number of the first game that is looked at; 0 is the first of the file.
	From int
	// Limit is how many games are solved; 0 is all. Those that need nothing do not count.
	Limit int
	// Workers is how many games are solved at the same time; 0 is one.
	Workers int
	// Elsewhere, unless it is nil, has another thread solve a task where there are several, with what Answerer returns there. Neither Poll
	// nor Share ends that.
	Elsewhere func(task []byte) ([]byte, error)
	// Poll is called by each worker every few milliseconds, unless it is nil; where it returns false, what is not solved is left.
	Poll func() bool
	// Share begins a try to solve a game, unless it is nil: what it returns is called as Poll is, and where that returns false the game is
	// tried again after all others, in the next round. So a game that takes long does not keep others waiting. Rounds count from 0; the try
	// of the last round has what time there is.
	Share func(round int) (poll func() bool)
	// Rounds is how many rounds there are with Share. At most twice as many games as Limit are tried then, so that each round is reached.
	Rounds int
}

// Solutions are what was found for the games of a file.
type Solutions struct {
	// Games are by their numbers; a game that needs nothing, or cannot be solved, is not there.
	Games map[int]bridge.Solution
	// Refused says why the deal of a game cannot be solved, by its number.
	Refused map[int]error
	// Left is how many games were not solved, because of the limit or since Poll ended it. Next is the number of the first that was not
	// tried at all, 0 where all were.
	Left, Next int
}

// task is a game that is to be solved.
type task struct {
	game  int
	hands [4]bridge.Hand
	play  *solving.Play // nil where no play is asked for
	// isTried says that there was a try to solve it.
	isTried bool
}

// Fill solves the games of a file, and fills in what was found.
func Fill(file []byte, named source.Encoding, options Options) (*solving.FillResult, Solutions) {
	defer pbn.KeepMemory()()
	solved := Solve(habits.PBN.Open(file, named), options)
	return solving.Fill(file, named, options.Only, solved.Games, solved.Refused), solved
}

// Solve solves the games of a file for what is wanted of their tags.
func Solve(file *source.Stream, options Options) Solutions {
	s := Solutions{Games: map[int]bridge.Solution{}, Refused: map[int]error{}}
	var tasks []task
	pbn.Parse(file, func(_ *source.Text, g *game.Game) {
		of, isAsked := solving.TaskOf(g, options.Only)
		if g.Number < options.From || !isAsked {
			return
		}
		t := task{game: of.Game, play: of.Play}
		for seat := range bridge.NoSeat {
			t.hands[seat], _ = of.Deal.Hand(seat)
		}
		tasks = append(tasks, t)
	})
	s.solve(tasks, options)
	return s
}

// solve works on the games, round by round.
func (s *Solutions) solve(tasks []task, options Options) {
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
func (s *Solutions) ended(options Options) int {
	if options.Share != nil {
		return len(s.Games)
	}
	return len(s.Games) + len(s.Refused)
}

// round tries games, several at the same time, until as many as may be have ended. It returns those that have not.
func (s *Solutions) round(tasks []task, round, limit int, options Options) (left []task) {
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
func (o *Options) solver(round, limit int) func(*task) (bridge.Solution, error) {
	if o.Elsewhere != nil && limit > 1 {
		return func(t *task) (bridge.Solution, error) { return t.solveElsewhere(o.Elsewhere) }
	}
	solver := dd.New(0)
	return func(t *task) (bridge.Solution, error) {
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
func (t *task) solve(solver *dd.Solver) (found bridge.Solution, err error) {
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
	position := solver.Play(t.play.Denomination, t.play.Leader)
	for _, c := range t.play.Cards {
		cards, _, err := position.Optimum()
		if err != nil {
			return found, err
		}
		if !position.Accept(c.By, c.Card) {
			return found, nil // nobody knows what was played
		}
		best = append(best, cards)
	}
	found.Best = best
	return found, nil
}
