package draughts

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// slow is a board that knows the laws by looking at squares one after the other. It shares nothing with Position but the pieces that it
// copies, and has the laws of each variant in its own words, so that each can be tested by the other.
type slow struct {
	number, width, height int
	men, kings            [12][12]int8 // by row and column: 1 of White, -1 of Black
	turn                  int8
	resting               *place // the king that may not move
}

type place struct{ row, column int }

// capture is a capture that was followed to its end.
type capture struct {
	from, to place
	over     []place
	kings    []bool // which of them are kings
	withKing bool
	isKing   bool // at the end
}

func slowOf(b *Board, p *Position) *slow {
	v := b.Variant()
	o := &slow{number: v.Number, width: v.Width, height: v.Height, turn: 1 - 2*int8(p.Turn)}
	for s := range b.Squares().All() {
		row, column := b.Place(s)
		for c, sign := range [...]int8{1, -1} {
			if p.Kings(Color(c)).Has(s) {
				o.kings[row][column] = sign
			} else if p.Pieces(Color(c)).Has(s) {
				o.men[row][column] = sign
			}
		}
	}
	if moves, at := p.KingMoves(p.Turn); moves >= 3 && v.Number == 40 {
		row, column := b.Place(at)
		o.resting = &place{row, column}
	}
	return o
}

func (o *slow) isOn(at place) bool {
	return at.row >= 0 && at.row < o.height && at.column >= 0 && at.column < o.width
}

func (o *slow) on(at place) int8 { return o.men[at.row][at.column] + o.kings[at.row][at.column] }

func (o *slow) isFree(at place) bool { return o.isOn(at) && o.on(at) == 0 }

func (at place) plus(step place, n int) place {
	return place{at.row + n*step.row, at.column + n*step.column}
}

func (o *slow) isLast(at place) bool {
	return o.turn > 0 && at.row == 0 || o.turn < 0 && at.row == o.height-1
}

// flies, takesBack and the others are the laws.
func (o *slow) flies(isKing bool) bool { return isKing && o.number != 21 && o.number != 22 }

func (o *slow) takesBack(isKing bool) bool {
	return isKing || slices.Contains([]int{20, 23, 25, 26, 27, 40, 41}, o.number)
}

func (o *slow) steps() []place {
	diagonal := []place{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}
	if o.number == 40 {
		return append(diagonal, place{-2, 0}, place{2, 0}, place{0, -2}, place{0, 2})
	}
	return diagonal
}

func (o *slow) forward(step place) bool { return (step.row < 0) == (o.turn > 0) }

// follow goes on with a capture, and adds those that have come to their end.
func (o *slow) follow(c capture, isKing bool, list *[]capture) (goesOn bool) {
	if len(*list) > 20_000 {
		return true
	}
	for _, step := range o.steps() {
		if !o.takesBack(isKing) && !o.forward(step) {
			continue
		}
		far := 1
		for o.flies(isKing) && o.isFree(c.to.plus(step, far)) {
			far++
		}
		over := c.to.plus(step, far)
		if !o.isOn(over) || o.on(over) != -o.turn || slices.Contains(c.over, over) {
			continue
		}
		overIsKing := o.kings[over.row][over.column] != 0
		if o.number == 22 && !isKing && overIsKing {
			continue
		}
		var lands []place
		for n := far + 1; o.isFree(c.to.plus(step, n)); n++ {
			lands = append(lands, c.to.plus(step, n))
			if !o.flies(isKing) || o.number == 31 {
				break
			}
		}
		if len(lands) == 0 {
			continue
		}
		goesOn = true
		o.land(c, over, overIsKing, lands, isKing, list)
	}
	return goesOn
}

// land continues a capture from each landing square, and ends it there if none of them allows another jump.
func (o *slow) land(c capture, over place, overIsKing bool, lands []place, isKing bool, list *[]capture) {
	if o.number == 31 {
		man, king := o.men[over.row][over.column], o.kings[over.row][over.column]
		o.men[over.row][over.column], o.kings[over.row][over.column] = 0, 0
		defer func() { o.men[over.row][over.column], o.kings[over.row][over.column] = man, king }()
	}
	var ends []capture
	hasMore := false
	for _, at := range lands {
		next := c
		next.to = at
		next.over, next.kings = append(slices.Clone(c.over), over), append(slices.Clone(c.kings), overIsKing)
		becomesKing := (o.number == 25 || o.number == 41) && o.isLast(at)
		if o.follow(next, isKing || becomesKing, list) {
			hasMore = true
		}
		next.isKing = isKing || o.isLast(at)
		ends = append(ends, next)
	}
	if !hasMore {
		*list = append(*list, ends...)
	}
}

func (c *capture) kingsTaken() (n int) {
	for _, isKing := range c.kings {
		if isKing {
			n++
		}
	}
	return n
}

// best keeps the captures that are at least as good as all others by one measure.
func best(list []capture, measure func(c *capture) int) []capture {
	most := -1 << 60
	for i := range list {
		most = max(most, measure(&list[i]))
	}
	return slices.DeleteFunc(list, func(c capture) bool { return measure(&c) < most })
}

func withKing(c *capture) int {
	if c.withKing {
		return 1
	}
	return 0
}

func pieces(c *capture) int { return len(c.over) }

// captures returns the legal captures, each way for itself, and whether these were all.
func (o *slow) captures() (list []capture, all bool) {
	list, all = o.everyCapture()
	return o.preferred(list), all
}

// everyCapture returns the captures whether or not others are preferred.
func (o *slow) everyCapture() (list []capture, all bool) {
	for row := range o.height {
		for column := range o.width {
			at := place{row, column}
			if o.on(at) != o.turn {
				continue
			}
			isKing := o.kings[row][column] != 0
			man, king := o.men[row][column], o.kings[row][column]
			o.men[row][column], o.kings[row][column] = 0, 0
			o.follow(capture{from: at, to: at, withKing: isKing}, isKing, &list)
			o.men[row][column], o.kings[row][column] = man, king
		}
	}
	if len(list) > 20_000 {
		return nil, false
	}
	return list, true
}

// preferred keeps the captures that the laws prefer, one law after the other.
func (o *slow) preferred(list []capture) []capture {
	switch o.number {
	case 20, 26, 27:
		list = best(list, pieces)
	case 24, 28:
		list = best(best(list, pieces), (*capture).kingsTaken)
	case 22:
		list = best(best(best(list, pieces), withKing), (*capture).kingsTaken)
		for i := range 32 {
			list = best(list, func(c *capture) int {
				if i < len(c.kings) && c.kings[i] {
					return 1
				}
				return 0
			})
		}
	case 29:
		list = best(list, withKing)
	case 40:
		list = best(list, func(c *capture) int { return pieces(c) + c.kingsTaken() })
		list = best(list, func(c *capture) int { return -c.kingsTaken() })
		list = best(list, withKing)
	}
	return list
}

// quiet returns the moves that take nothing.
func (o *slow) quiet() (list []capture) {
	for row := range o.height {
		for column := range o.width {
			at := place{row, column}
			isKing := o.kings[row][column] != 0
			if o.on(at) != o.turn || o.resting != nil && at == *o.resting && o.hasMen() {
				continue
			}
			for _, step := range o.steps()[:4] {
				for n := 1; (isKing || o.forward(step)) && o.isFree(at.plus(step, n)) && (n == 1 || o.flies(isKing)); n++ {
					to := at.plus(step, n)
					list = append(list, capture{from: at, to: to, isKing: isKing || o.isLast(to)})
				}
			}
		}
	}
	return list
}

func (o *slow) hasMen() bool {
	for _, row := range o.men {
		if slices.Contains(row[:], o.turn) {
			return true
		}
	}
	return false
}

// results are the moves in words, those with the same result once.
func (o *slow) results(list []capture) []string {
	var texts []string
	for _, c := range list {
		over := slices.Clone(c.over)
		slices.SortFunc(over, func(a, b place) int { return 100*(a.row-b.row) + a.column - b.column })
		texts = append(texts, fmt.Sprint(c.from, c.to, over, c.isKing))
	}
	slices.Sort(texts)
	return slices.Compact(texts)
}

// inWords are the moves of a list in the words of results.
func inWords(b *Board, moves []Move) (texts []string) {
	placeOf := func(s Square) place {
		row, column := b.Place(s)
		return place{row, column}
	}
	for _, m := range moves {
		var over []place
		for s := range m.Taken.All() {
			over = append(over, placeOf(s))
		}
		slices.SortFunc(over, func(a, b place) int { return 100*(a.row-b.row) + a.column - b.column })
		texts = append(texts, fmt.Sprint(placeOf(m.From), placeOf(m.To), over, m.IsKing))
	}
	slices.Sort(texts)
	return texts
}

// numberOfPositions is how many random positions of a variant are looked at: many in the long run.
func numberOfPositions() int {
	if proving {
		return 20_000
	}
	return 400
}

// TestSlowly_D: the legal moves of each variant, and the number of ways of the captures, are those of the slow board, in random positions and
// in those of random games.
func TestSlowly_D(t *testing.T) {
	for _, v := range Variants {
		b, _ := New(v)
		positions, captures, tooMany, most := 0, 0, 0, 0
		var list, ways Moves
		compare := func(p *Position) {
			positions++
			o := slowOf(b, p)
			want, all := o.captures()
			if !all {
				tooMany++
				return
			}
			if len(want) == 0 {
				want = o.quiet()
			} else {
				captures++
			}
			moves := b.Moves(p, &list)
			most = max(most, list.steps)
			if got, want := inWords(b, moves), o.results(want); !slices.Equal(got, want) {
				t.Fatalf("%s %s: %v, not %v", v.Name, AppendFEN(nil, b, p), got, want)
			}
			if b.leaves(p, []Moves{ways}, aWay) != uint64(len(want)) {
				t.Fatalf("%s %s: not %d ways", v.Name, AppendFEN(nil, b, p), len(want))
			}
		}
		random := rand.New(rand.NewPCG(51, uint64(v.Number)))
		for range numberOfPositions() {
			p := randomPosition(b, random)
			if kings := p.Kings(p.Turn); !kings.IsEmpty() {
				p.runs[p.Turn] = kingRun{kings.First(), uint8(random.IntN(5))}
			}
			compare(&p)
		}
		walkGames(b, 1, numberOfPositions()/100, func(p *Position, _ []Move) { compare(p) })
		t.Logf("%s: %d positions, %d with captures, %d with too many; at most %d steps", v.Name, positions, captures, tooMany, most)
		if captures < positions/3 || tooMany > positions/20 {
			t.Errorf("%s: too few captures", v.Name)
		}
	}
}
