package draughts

// PositionFault is something in a position that no game can have, and what it is about.
type PositionFault struct {
	Kind  PositionFaultKind
	Color Color
	// Count is how many there are; Most, of TooManyPieces, how many a side has at the start.
	Count, Most int
	// Squares are those of the pieces that it is about.
	Squares Set
}

// PositionFaultKind is what can be wrong with a position.
type PositionFaultKind uint8

// The kinds, in the order in which [Faults] returns them.
const (
	ManOnLastRow  PositionFaultKind = iota // men where they would be kings (F-8)
	TooManyPieces                          // more than a side has at the start (F-8)
)

// Faults returns what no game can have in a position, nil where nothing is known to be wrong.
func Faults(b *Board, p *Position) (faults []PositionFault) {
	for c := White; c <= Black; c++ {
		if men := p.men(c).and(b.last[c]); !men.IsEmpty() {
			faults = append(faults, PositionFault{ManOnLastRow, c, men.Count(), 0, men})
		}
	}
	for c := White; c <= Black; c++ {
		most := b.initial.sides[c].Count()
		if pieces := p.sides[c]; pieces.Count() > most {
			faults = append(faults, PositionFault{TooManyPieces, c, pieces.Count(), most, pieces})
		}
	}
	return faults
}
