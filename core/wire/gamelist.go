package wire

// GameList is the JSON of the games of a file, as a member of an object that is begun. Where the games would be longer than they may be,
// it ends before a game, whose number is the member next.
type GameList struct {
	W                 Writer
	most, games, next int
	json              []byte
	isFull            bool
}

// NewGameList returns the JSON of games of at most so many bytes, as a member of that name.
func NewGameList(name string, most int) *GameList {
	l := &GameList{most: most}
	l.W.To = func(some []byte) {
		if l.isFull = l.isFull || len(l.json)+len(some) > most; !l.isFull {
			l.json = append(l.json, some...)
		}
	}
	l.W.Open('{')
	l.W.Name(name)
	l.W.Open('[')
	return l
}

// Game writes the game of a number by a function, unless there is no more room.
func (l *GameList) Game(number int, write func()) {
	if l.isFull {
		return
	}
	l.W.HandOver()
	before, last := len(l.json), l.W.Out[0]
	write()
	if l.W.HandOver(); l.isFull {
		l.json, l.W.Out[0], l.next = l.json[:before], last, number
	} else {
		l.games++
	}
}

// End ends the games. It reports whether there was room for any of them.
func (l *GameList) End() bool {
	if l.next > 0 && l.games == 0 {
		return false
	}
	l.W.To = nil
	l.W.Close(']')
	if l.next > 0 {
		l.W.IntField("next", l.next)
	}
	return true
}

// Whole returns the object once it is closed.
func (l *GameList) Whole() []byte { return append(l.json, l.W.Out...) }
