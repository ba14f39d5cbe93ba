package item

// tagRead is a tag pair that was read with care.
type tagRead struct {
	row             uint8
	flags           Flags
	value, valueEnd int
	end             int // after the right bracket; 0 where the scanner does not know what it is
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
	read.value = quote + 1
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

// notATagPair is the end of the text at a place that begins with a left bracket but has no string: a bracket alone, before a semi-empty line or
// another bracket, or one with a name and a right bracket. It is 0 where the scanner does not know what it is.
func (s *Scanner) notATagPair(at int) int {
	t := s.text
	end := at + 1
	for end < len(t) && classes[t[end]]&(blank|nameByte) != 0 {
		end++
	}
	if end < len(t) && t[end] == ']' {
		s.seeAll(at, end)
		return end + 1
	}
	next := at + 1
	for next < len(t) && classes[t[next]]&(blank|lineEnd) != 0 {
		next++
	}
	s.Steps += next - at
	if next == len(t) {
		s.cutOff = !s.complete
	} else if t[next] == '[' {
		return at + 1
	}
	return 0
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
}

type otherName struct {
	game       uint32
	start, end uint32
	item       uint32 // from 1
}

const (
	otherBits = 7
	// mostOthers is how many such names the scanner reads in a game.
	mostOthers = 64
)

func (o *otherNames) forget() {
	o.count = 0
	if o.game++; o.game == 0 {
		*o = otherNames{game: 1}
	}
}

// first finds the name of the tag pair at a place, which is an item: it is the number from 1 of the item that had the name before, 0 where
// none had. ok is false where there are too many names.
func (o *otherNames) first(text []byte, at, item int) (first uint32, ok bool) {
	start := at + 1
	for classes[text[start]]&blank != 0 {
		start++
	}
	end, hash := start, uint32(0)
	for ; classes[text[end]]&nameByte != 0; end++ {
		hash = (hash ^ uint32(text[end])) * 16777619
	}
	for place := hash >> (32 - otherBits); ; place++ {
		slot := &o.slots[place%(1<<otherBits)]
		if slot.game != o.game {
			if o.count++; o.count > mostOthers {
				return 0, false
			}
			*slot = otherName{o.game, uint32(start), uint32(end), uint32(item + 1)}
			return 0, true
		}
		if string(text[slot.start:slot.end]) == string(text[start:end]) {
			return slot.item, true
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
func (r *run) follows(items []Item, tables *Tables, at int) bool {
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
		for r.item > 0 && items[r.item-1].Kind == Escape {
			r.item--
			r.at = int(items[r.item].Start)
		}
	}
	r.last = k
	r.telling |= tables.telling[items[k].Tag%Rows]
	return r.telling&(r.telling-1) != 0
}
