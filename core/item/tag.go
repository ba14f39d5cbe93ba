package item

import (
	"pbn/core/source"
)

// tagRead is a tag pair on one line.
type tagRead struct {
	row             uint8
	flags           Flags
	name, nameEnd   int
	value, valueEnd int
	end             int // after the right bracket; 0 where it is no such tag pair
}

// tagPair reads the tag pair at a place that may not be written as nearly all are: with other white space on its line, or with a
// backslash in its value.
func (s *Scanner) tagPair(at int) (read tagRead) {
	t := s.text
	name := s.runOf(at+1, blank)
	nameEnd := s.runOf(name, nameByte)
	quote := s.runOf(nameEnd, blank)
	if nameEnd == name || quote == len(t) || t[quote] != '"' {
		return read
	}
	read.name, read.nameEnd, read.value = name, nameEnd, quote+1
	end := read.value
	for ; ; end++ {
		if end == len(t) || classes[t[end]]&lineEnd != 0 {
			return read
		}
		if t[end] == '"' {
			break
		}
		if t[end] == '\\' {
			read.flags |= Escaped
			if end+1 < len(t) && (t[end+1] == '"' || t[end+1] == '\\') {
				end++
			}
		}
	}
	read.valueEnd = end
	bracket := s.runOf(end+1, blank)
	if bracket == len(t) || t[bracket] != ']' {
		return read
	}
	if name > at+1 || t[name] < 'A' || t[name] > 'Z' || quote != nameEnd+1 || t[nameEnd] != ' ' || bracket > end+1 {
		read.flags |= Spread
	}
	if nameEnd-name <= longestName {
		name := t[name:nameEnd]
		read.row = s.tables.row(load(name, 0), load(name, 8), load(name, 16))
	}
	s.seeAll(at, bracket)
	read.end = bracket + 1
	return read
}

// plainNameEnd is the end of the name that begins with a capital letter at a place; the place itself where there is none.
func (s *Scanner) plainNameEnd(at int) int {
	if at == len(s.text) || s.text[at] < 'A' || s.text[at] > 'Z' {
		return at
	}
	return s.runOf(at, nameByte)
}

// otherNames finds names again that the table of tags does not have.
type otherNames struct {
	game  uint32 // counts the games, so that nothing is emptied
	count int
	slots [1 << otherBits]otherName
	// more are the names after the first mostOthers.
	more map[string]uint32
}

type otherName struct {
	game       uint32
	start, end uint32
	number     uint32 // of its tag pair, from 1
}

const (
	otherBits = 7
	// mostOthers is how many such names of a game have a slot.
	mostOthers = 64
	// ManyNames is from where on a map is thrown away rather than emptied, which takes time in its size.
	ManyNames = 256
)

func (o *otherNames) forget() {
	o.count = 0
	if len(o.more) > ManyNames {
		o.more = nil
	} else if len(o.more) > 0 {
		clear(o.more)
	}
	if o.game++; o.game == 0 {
		*o = otherNames{game: 1, more: o.more}
	}
}

// first finds the name at a place, which is that of a tag pair of a number: it is the number of the tag pair that had the name before, 0
// where none had.
func (o *otherNames) first(text []byte, start int, number uint32) (first uint32) {
	end, hash := start, uint32(0)
	for ; classes[text[end]]&nameByte != 0; end++ {
		hash = (hash ^ uint32(text[end])) * 16777619
	}
	name := text[start:end]
	for place := hash >> (32 - otherBits); ; place++ {
		slot := &o.slots[place%(1<<otherBits)]
		switch {
		case slot.game == o.game:
			if string(text[slot.start:slot.end]) == string(name) {
				return slot.number
			}
		case o.count == mostOthers:
			return o.firstOfMore(name, number)
		default:
			o.count++
			*slot = otherName{o.game, uint32(start), uint32(end), number}
			return 0
		}
	}
}

func (o *otherNames) firstOfMore(name []byte, number uint32) (first uint32) {
	if first = o.more[string(name)]; first == 0 {
		if o.more == nil {
			o.more = map[string]uint32{}
		}
		o.more[string(name)] = number
	}
	return first
}

// run is a run of tag pairs that the game has already. Where it has two or more of the tags that tell games apart, the semi-empty line
// between two games is missing, and the run begins the second.
type run struct {
	open    bool
	item    int // where it begins, the escape lines directly before it included
	at      int
	last    int // its last tag pair
	telling uint8
}

// follows takes the last item, a tag pair at a place that the game has already, and reports whether it shows that another game began.
func (r *run) follows(g *Game, items []Item, tables *Tables, at int) bool {
	k := len(items) - 1
	if r.open {
		for _, i := range items[r.last+1 : k] {
			isOther := i.Kind == Tag && tables.telling[i.Tag%Rows] != 0
			if isOther || i.Kind != Tag && !i.Kind.IsCommentary() {
				r.open = false
				break
			}
		}
	}
	if !r.open {
		*r = run{open: true, item: k, at: at}
		for r.item > 0 && g.isEscapeLine(&items[r.item-1]) {
			r.item--
			r.at = int(items[r.item].Start)
		}
	}
	r.last = k
	r.telling |= tables.telling[items[k].Tag%Rows]
	return r.telling&(r.telling-1) != 0
}

// isEscapeLine reports whether one of the items before the last tag pair is an escape line that is not inside the tag pair before.
func (g *Game) isEscapeLine(i *Item) bool {
	return i.Kind == Escape && (i.Flags&Inside == 0 || int(i.Start) >= g.lastPairBefore(i).End)
}

// lastPairBefore is the tag pair that an item is inside of.
func (g *Game) lastPairBefore(i *Item) *Pair {
	k := len(g.Pairs) - 1
	for g.Pairs[k].Start > int(i.Start) {
		k--
	}
	return &g.Pairs[k]
}

// cut ends the game with the items that are left, whose flags it returns: those after them belong to the next game.
func (g *Game) cut(left []Item) (has Flags) {
	g.Tail, g.Unseparated, g.Tags = len(left), true, 0
	for i := range g.First {
		if int(g.First[i]) > len(left) {
			g.First[i] = 0
		}
	}
	for n := len(g.Pairs); n > 0 && g.Pairs[n-1].Item >= len(left); n-- {
		g.Pairs = g.Pairs[:n-1]
	}
	for _, i := range left {
		has |= i.Flags
		if i.Kind == Tag {
			g.Tags++
		}
	}
	return has
}

// addPair adds the parts of a tag pair on one line.
func (g *Game) addPair(k, start int, read *tagRead) {
	g.Pairs = append(source.Room(g.Pairs), Pair{
		Item: k, IsClosed: true, Span: source.Span{Start: start, End: read.end},
		Name: source.Span{Start: read.name, End: read.nameEnd}, Value: source.Span{Start: read.value - 1, End: read.valueEnd + 1},
	})
}
