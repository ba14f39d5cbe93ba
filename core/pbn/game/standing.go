package game

import (
	"iter"

	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// inheritance is what is kept from one game to the next.
type inheritance struct {
	// nearest are the nearest real values of the tags of the standard, others those of other tags, names their places in others.
	nearest [tags.Count]nearestValue
	others  []nearestValue
	names   map[string]int32
	// standing are the names of other tags that "##" gives a value to, stands is how many values it gives in all.
	standing []string
	stands   int
	givers   []giver // of the values in force, ascending
	idle     int     // of the givers those that give nothing any more
	sources  []int   // of the game that was read last, as far as they are known
	numbered []int   // the same, as they were asked for
	game     int     // which that is in its file
	// borrows says that a game has the value of one before it, and none has one.
	borrows bool
	// mostNames is how many names the map had in any file before.
	mostNames int
}

// nearestValue is a value, and the numbers of the games that give it: the last that has it, 0 where none has, and where it is in force the
// one with the "##".
type nearestValue struct {
	value string
	game  int32
	since int32 // 0 if it is not in force
}

// nearestOther returns the nearest real value of a tag that the standard does not have.
func (in *inheritance) nearestOther(name string) *nearestValue {
	place, known := in.names[name]
	if !known {
		if in.names == nil {
			in.names = map[string]int32{}
		}
		place = int32(len(in.others))
		in.names[name] = place
		in.others = append(source.Room(in.others), nearestValue{})
	}
	return &in.others[place]
}

// Standing are the values that "##" gives, of a game and of those before it (4.8): what counts for a tag that the game does not have. They
// belong to the reader, which changes them with the next game.
type Standing struct{ in *inheritance }

// Len returns how many there are.
func (s Standing) Len() int {
	if s.in == nil {
		return 0
	}
	return s.in.stands
}

// Of returns the value of a tag of the standard.
func (s Standing) Of(number tags.Tag) (value string, stands bool) {
	if s.in == nil || s.in.nearest[number].since == 0 {
		return "", false
	}
	return s.in.nearest[number].value, true
}

// read is Game.Read for a tag that the game does not have.
func (s Standing) read(number tags.Tag) values.Value {
	if value, stands := s.Of(number); stands && len(value) <= habits.MaxLine {
		return number.Row().Type.Read(value)
	}
	return values.Nothing
}

// Get returns the value of a name.
func (s Standing) Get(name string) (value string, stands bool) {
	if number := tags.Find(name); number != tags.Other || s.Len() == 0 || len(s.in.standing) == 0 {
		return s.Of(number)
	}
	if place, known := s.in.names[name]; known && s.in.others[place].since > 0 {
		return s.in.others[place].value, true
	}
	return "", false
}

// All returns the names and their values, those of the standard first.
func (s Standing) All() iter.Seq2[string, string] {
	return func(yield func(name, value string) bool) {
		if s.Len() == 0 {
			return
		}
		for number := tags.Other + 1; number < tags.Count; number++ {
			if value, stands := s.Of(number); stands && !yield(number.String(), value) {
				return
			}
		}
		for _, name := range s.in.standing {
			if !yield(name, s.in.others[s.in.names[name]].value) {
				return
			}
		}
	}
}
