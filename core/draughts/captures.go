package draughts

// MostSteps is how many steps are made to find the captures of a position. A capture of forty pieces can have more ways than anybody can
// count. Of 20,000 random positions of each variant the worst, one of Frisian draughts, took 16,331 steps; those of games take a few dozen.
const MostSteps = 1 << 15

// listing is what the captures in a list are.
type listing uint8

const (
	aResult listing = iota // one for all ways with the same result
	aWay                   // one for each way
	aStart                 // results, and captures that stop although they could go on
)

// generator makes the captures of a position.
type generator struct {
	b      *Board
	p      *Position
	laws   *Laws
	list   *Moves
	each   listing
	free   Set // where nothing is
	prey   Set // what may still be taken
	safe   Set // from men
	from   Square
	isKing bool // the piece at the start
	first  int  // in the list, of the captures from the square
	steps  int

	taken   Set
	count   int
	kings   int    // of what was taken
	kingsAt uint32 // when kings were taken: a bit for each, of the first the highest
}

// captures makes a list of the captures by some laws.
func captures(b *Board, p *Position, list *Moves, laws *Laws, each listing) {
	list.list, list.worth, list.steps = list.list[:0], 0, 0
	from := capturing(b, p, laws)
	if from.IsEmpty() {
		return
	}
	g := generator{b: b, p: p, laws: laws, list: list, each: each, prey: p.sides[p.Turn&1^1]}
	if laws.KingsSafe {
		g.safe = p.kings
	}
	empty := b.squares.without(p.occupied())
	for ; !from.IsEmpty(); from = from.rest() {
		g.from, g.free, g.first = from.First(), empty, len(list.list)
		g.free.add(g.from)
		g.isKing = p.kings.Has(g.from)
		g.capture(g.from, g.isKing)
	}
	list.steps = g.steps
}

// capturing returns the pieces of the side on turn that can capture something.
func capturing(b *Board, p *Position, laws *Laws) (from Set) {
	us := p.Turn & 1
	prey, free := p.sides[us^1], b.squares.without(p.occupied())
	men, kings := p.men(us), p.sides[us].and(p.kings)
	target := prey
	if laws.KingsSafe {
		target = prey.without(p.kings)
	}
	from = jumpers(b, target, free, laws.Backwards, laws.Straight, us).and(men)
	if kings.IsEmpty() {
		return from
	}
	if !laws.Flying {
		return from.or(jumpers(b, prey, free, true, laws.Straight, us).and(kings))
	}
	return from.or(flyers(b, laws, kings, prey, free))
}

// flyers returns the flying kings that can capture something.
func flyers(b *Board, laws *Laws, kings, prey, free Set) (from Set) {
	d, most := laws.ways(true, White)
	for ; d < most; d++ {
		next := &b.next[d&7]
		// What can be jumped over in this direction.
		jumped := prey.and(b.before(d, free))
		if jumped.IsEmpty() {
			continue
		}
		for rest := kings.without(from); !rest.IsEmpty(); rest = rest.rest() {
			at := rest.First()
			if line := b.rays[d&7][next[at&(places-1)]&(places-1)]; !line.and(jumped).IsEmpty() && jumped.Has(nearest(d, line.without(free))) {
				from.add(at)
			}
		}
	}
	return from
}

// nearest returns the first square of a line in its direction.
func nearest(d int, line Set) Square {
	if backward>>d&1 != 0 {
		return line.Last()
	}
	return line.First()
}

// jumpers returns the squares from which a man could jump over a neighboring piece of prey onto a free square.
func jumpers(b *Board, prey, free Set, backwards, straight bool, us Color) (from Set) {
	if backwards || us == White {
		from = prey.and(free.down(b.steep)).down(b.steep).or(prey.and(free.down(b.flat)).down(b.flat))
	}
	if backwards || us == Black {
		from = from.or(prey.and(free.up(b.steep)).up(b.steep)).or(prey.and(free.up(b.flat)).up(b.flat))
	}
	if straight {
		from = from.or(prey.and(free.down(b.tall)).down(b.tall)).or(prey.and(free.up(b.tall)).up(b.tall))
		from = from.or(prey.and(free.down(b.wide)).down(b.wide)).or(prey.and(free.up(b.wide)).up(b.wide))
	}
	return from
}

// ways returns the directions in which a man or a king of a side captures.
func (l *Laws) ways(isKing bool, us Color) (from, to int) {
	switch {
	case l.Straight:
		return 0, directions
	case isKing || l.Backwards:
		return 0, diagonals
	case us&1 == White:
		return upRight, upLeft + 1
	}
	return downRight, downLeft + 1
}

// capture goes on with a capture from a square, and reports whether there is anything to take.
func (g *generator) capture(at Square, isKing bool) (goesOn bool) {
	if g.steps++; g.steps > MostSteps {
		return true
	}
	flies := isKing && g.laws.Flying
	prey := g.prey
	if !isKing {
		prey = prey.without(g.safe)
	}
	d, to := g.laws.ways(isKing, g.p.Turn)
	for ; d < to; d++ {
		next := &g.b.next[d&7]
		over := next[at&(places-1)]
		if flies {
			line := g.b.rays[d&7][over&(places-1)]
			if line.and(prey).IsEmpty() {
				continue
			}
			over = nearest(d, line.without(g.free))
		}
		if prey.Has(over) && g.free.Has(next[over&(places-1)]) {
			goesOn = true
			g.take(over, d, isKing, flies)
		}
	}
	return goesOn
}

// take captures a piece and continues from each landing square. If the capture can go on from some of them, the others are not allowed.
func (g *generator) take(over Square, d int, isKing, flies bool) {
	wasKing := g.p.kings.Has(over)
	g.taken.add(over)
	g.prey.remove(over)
	if g.laws.LeavesAtOnce {
		g.free.add(over)
	}
	if wasKing {
		g.kings++
		g.kingsAt |= kingBit(g.count)
	}
	g.count++
	next, last := &g.b.next[d&7], g.b.last[g.p.Turn&1]
	first := next[over&(places-1)]
	goesOn := false
	for land := first; g.free.Has(land); land = next[land&(places-1)] {
		if g.capture(land, isKing || g.laws.Passing && last.Has(land)) {
			goesOn = true
		}
		if !flies || g.laws.LandsNext {
			break
		}
	}
	for land := first; (!goesOn || g.each == aStart) && g.free.Has(land); land = next[land&(places-1)] {
		if g.end(land, isKing || last.Has(land)); !flies || g.laws.LandsNext {
			break
		}
	}
	g.count--
	if wasKing {
		g.kings--
		g.kingsAt &^= kingBit(g.count)
	}
	if g.laws.LeavesAtOnce {
		g.free.remove(over)
	}
	g.prey.add(over)
	g.taken.remove(over)
}

func kingBit(count int) uint32 { return 1 << (31 - min(count, 31)) }

// worth is what the capture counts by the order of the laws.
func (g *generator) worth() uint64 {
	n, kings, withKing := uint64(g.count), uint64(g.kings), uint64(0)
	if g.isKing {
		withKing = 1
	}
	switch g.laws.Order {
	case MostPieces:
		return n
	case MostKings:
		return n<<8 | kings
	case ItalianOrder:
		return n<<48 | withKing<<40 | kings<<32 | uint64(g.kingsAt)
	case KingBeforeMan:
		return withKing
	case ByValue:
		return valueOf(n, kings)<<1 | withKing
	}
	return 0
}

// valueOf is the value of pieces of which some are kings, a little less than 2 each.
func valueOf(pieces, kings uint64) uint64 { return (pieces+kings)*100 - kings }

// end adds the capture that ends on a square, unless others are worth more or have the same result.
func (g *generator) end(to Square, isKing bool) {
	l := g.list
	switch worth := g.worth(); {
	case worth < l.worth:
		return
	case worth > l.worth:
		l.list, l.worth, g.first = l.list[:0], worth, 0
	}
	m := Move{From: g.from, To: to, IsKing: isKing, Count: uint8(g.count), Taken: g.taken}
	if g.each != aWay {
		for i := g.first; i < len(l.list); i++ {
			if l.list[i] == m {
				return
			}
		}
		g.steps += (len(l.list) - g.first) / 16
	}
	l.list = append(l.list, m)
}
