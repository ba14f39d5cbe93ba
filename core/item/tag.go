package item

import "bytes"

// tagRead is a tag pair on one line.
type tagRead struct {
	row             uint8
	flags           Flags
	name, nameEnd   int
	value, valueEnd int
	end             int // after the right bracket; 0 where it is no such tag pair
}

// parse finds the parts of the tag pair at a place of a text.
func (r *tagRead) parse(t []byte, at int) {
	r.name = runOf(t, at+1, blank)
	r.nameEnd = runOf(t, r.name, nameByte)
	quote := runOf(t, r.nameEnd, blank)
	if r.nameEnd == r.name || quote == len(t) || t[quote] != '"' {
		return
	}
	r.value = quote + 1
	end, closed := stringEnd(t, quote)
	if !closed {
		return
	}
	bracket := runOf(t, end, blank)
	if bracket == len(t) || t[bracket] != ']' {
		return
	}
	r.valueEnd, r.end = end-1, bracket+1
	if r.name > at+1 || t[r.name] < 'A' || t[r.name] > 'Z' || quote != r.nameEnd+1 || t[r.nameEnd] != ' ' || bracket > end {
		r.flags = Spread
	}
	if bytes.IndexByte(t[r.value:r.valueEnd], '\\') >= 0 {
		r.flags |= Escaped
	}
}

// otherNames finds names again that the table of tags does not have.
type otherNames struct {
	game  uint32 // counts the games, so that nothing is emptied
	count int
	slots [1 << otherBits]otherName
	// more are the names after the first mostOthers.
	more moreNames
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
)

func (o *otherNames) forget() {
	o.count = 0
	o.more.forget()
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
			return o.more.first(text, start, number)
		default:
			o.count++
			*slot = otherName{o.game, uint32(start), uint32(end), number}
			return 0
		}
	}
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
