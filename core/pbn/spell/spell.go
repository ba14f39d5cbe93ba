package spell

import (
	"bytes"
	"sort"
	"strconv"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// Speller spells games, one after another.
type Speller struct {
	// Spelled is how many tag pairs the last game has.
	Spelled int

	text     []byte // what was spelled since it was taken, in UTF-8
	taken    int    // how much of it was taken
	games    []int  // where each begins
	places   []place
	values   map[string]string // what "#" inherits, by the names of tags
	standing map[string]string
	game     *Game
	first    map[string]int // the tags of the game that count, by their names
	sections map[string]int // its sections, by their names
	err      *Error
}

// place is where something of a game begins.
type place struct {
	offset uint32
	// first and second are its numbers; the second is none where it is below 0.
	first, second int32
	// what are the members that they are of.
	what what
}

// what is a member of a game, or of one of its members.
type what uint8

const (
	aComment what = iota
	aTag
	aFact
	theDeal
	theAuction
	aCall
	aCallNote
	thePlay
	aCard
	aCardNote
	aRow
	aStanding
	anEscape
)

// path is the place in a game as JavaScript names it.
func (p *place) path() string {
	first := "[" + strconv.Itoa(int(p.first)) + "]"
	switch p.what {
	case aComment:
		return "comments" + first
	case aTag:
		return "tags" + first
	case aFact:
		return FactNames[p.first].Member
	case theDeal:
		return "deal"
	case theAuction:
		return "auction"
	case aCall:
		return "auction.moves" + first
	case aCallNote:
		return "auction.notes" + first
	case thePlay:
		return "play"
	case aCard:
		return "play.moves" + first
	case aCardNote:
		return "play.notes" + first
	case aStanding:
		return "standing"
	case anEscape:
		return "escapes" + first
	}
	if p.second < 0 {
		return "sections" + first
	}
	return "sections" + first + ".rows[" + strconv.Itoa(int(p.second)) + "]"
}

// NewSpeller makes a speller, whose text begins as a file of version 2.1 does.
func NewSpeller() *Speller {
	return &Speller{text: []byte("% PBN 2.1\n"), values: map[string]string{}, standing: map[string]string{}}
}

// Take returns what was spelled since the last call; it is valid until the next game.
func (s *Speller) Take() []byte {
	text := s.text
	s.taken += len(text)
	s.text = s.text[:0]
	return text
}

// Place returns the game, from 0, and the place in it that an offset of the text is of.
func (s *Speller) Place(offset int) (number int, path string) {
	number = max(0, sort.SearchInts(s.games, offset+1)-1)
	i := sort.Search(len(s.places), func(i int) bool { return int(s.places[i].offset) > offset }) - 1
	if i < 0 || len(s.games) == 0 || int(s.places[i].offset) < s.games[number] {
		return number, ""
	}
	return number, s.places[i].path()
}

// begin notes that something begins here.
func (s *Speller) begin(w what, first, second int) {
	s.places = append(s.places, place{uint32(s.offset()), int32(first), int32(second), w})
}

// offset is where the text goes on that is spelled next.
func (s *Speller) offset() int { return s.taken + len(s.text) }

// fail notes the first thing that cannot be written.
func (s *Speller) fail(why string) {
	if s.err == nil {
		path := ""
		if n := len(s.places); n > 0 {
			path = s.places[n-1].path()
		}
		s.err = &Error{Game: len(s.games) - 1, Place: path, Why: why}
	}
}

// Game spells a game.
func (s *Speller) Game(g *Game) error {
	if len(s.games) > 0 {
		s.put("\n")
	}
	s.games = append(s.games, s.offset())
	s.game, s.Spelled, s.first, s.sections = g, 0, map[string]int{}, map[string]int{}
	for i := len(g.Tags) - 1; i >= 0; i-- {
		s.first[g.Tags[i].Name] = i
	}
	for i := len(g.Sections) - 1; i >= 0; i-- {
		s.sections[g.Sections[i].Name] = i
	}
	for i := range g.Comments {
		s.begin(aComment, i, -1)
		s.comments(g.Comments[i : i+1])
	}
	begun := false
	for i := range g.Tags {
		t := &g.Tags[i]
		_, isSection := s.sections[t.Name]
		isSection = isSection || t.Name == "Auction" || t.Name == "Play"
		if isSection && !begun {
			begun = true
			s.facts()
		}
		s.begin(aTag, i, -1)
		isFirst := s.first[t.Name] == i
		switch {
		case t.Duplicate && (!isFirst || t.Name == "Note"):
			continue
		case !isFirst && t.Name != "Note":
			s.fail("is another " + t.Name + ", of which a game has one")
		}
		s.tag(t)
		if isSection {
			s.sectionOf(t.Name)
		}
	}
	if !begun {
		s.facts()
	}
	s.rest()
	for i, line := range g.Escapes {
		s.begin(anEscape, i, -1)
		s.escape(line)
	}
	if s.Spelled == 0 && s.err == nil {
		s.err = &Error{Game: len(s.games) - 1, Why: "has neither a tag nor anything that makes one"}
	}
	if s.err != nil {
		return s.err
	}
	return nil
}

// has reports whether the game has a tag of a name.
func (s *Speller) has(name string) bool {
	_, has := s.first[name]
	return has
}

// sectionOf spells what follows a tag.
func (s *Speller) sectionOf(name string) {
	g := s.game
	switch {
	case name == "Auction":
		s.moves(g.Auction, aCall)
	case name == "Play":
		s.moves(g.Play, aCard)
	default:
		s.rows(s.sections[name])
	}
}

// facts spells what the tags do not say, and the standing values that the games before did not have.
func (s *Speller) facts() {
	g := s.game
	if g.Deal != nil && !s.has("Deal") {
		s.begin(theDeal, 0, -1)
		s.pair("Deal", s.deal(g.Deal))
	}
	stands := map[string]string{}
	for _, one := range g.Standing {
		stands[one.Name] = one.Value
	}
	for fact, value := range g.Facts {
		name := FactNames[fact].Tag
		if _, isStanding := stands[name]; value != "" && !g.IsDerived[fact] && !isStanding && !s.has(name) {
			s.begin(aFact, fact, -1)
			s.pair(name, value)
		}
	}
	// A value that the games before set by "##" is standing in this one too, unless it says otherwise.
	var names []string
	for name := range s.standing {
		names = append(names, name)
	}
	for _, one := range g.Standing {
		if _, stood := s.standing[one.Name]; !stood {
			names = append(names, one.Name)
		}
	}
	source.Sorted(names)
	for _, name := range names {
		if value, stood := s.standing[name]; (!stood || value != stands[name]) && !s.has(name) {
			s.begin(aStanding, 0, -1)
			s.pair(name, stands[name])
			s.values[name] = stands[name]
			if stood {
				s.standing[name] = stands[name]
			}
		}
		if _, isGiven := stands[name]; s.standing[name] == "" && !isGiven && !s.has(name) {
			delete(s.standing, name) // an empty value that no game sets any more need not be remembered
		}
	}
}

// rest spells the sections for which the game has no tag.
func (s *Speller) rest() {
	g := s.game
	if g.Auction != nil && !s.has("Auction") {
		s.begin(theAuction, 0, -1)
		s.pair("Auction", g.Auction.First)
		s.moves(g.Auction, aCall)
		s.notes(g.Auction.Notes, aCallNote)
	}
	if g.Play != nil && !s.has("Play") {
		s.begin(thePlay, 0, -1)
		s.pair("Play", g.Play.First)
		s.moves(g.Play, aCard)
		s.notes(g.Play.Notes, aCardNote)
	}
	for i, section := range g.Sections {
		if !s.has(section.Name) {
			s.begin(aRow, i, -1)
			s.pair(section.Name, section.Value)
			s.rows(i)
		}
	}
}

func (s *Speller) notes(notes []Note, w what) {
	for i, n := range notes {
		s.begin(w, i, -1)
		s.pair("Note", strconv.Itoa(n.Index)+":"+n.Text)
	}
}

// tag spells a tag with what belongs to it. A value that is inherited is written out where it would be another one here.
func (s *Speller) tag(t *Tag) {
	for _, line := range t.Escapes {
		s.escape(line)
	}
	value := t.Value
	last := s.values[t.Name]
	switch {
	case !t.Inherits:
		s.follow(t.Name, value)
	case value == "#":
		if last != t.Inherited && !values.Inherits(t.Inherited) {
			value = t.Inherited
			s.follow(t.Name, value)
		}
	default:
		s.follow(t.Name, t.Inherited)
		s.standing[t.Name] = t.Inherited
	}
	s.pair(t.Name, value)
	s.comments(t.Comments)
}

// follow notes the value of a tag.
func (s *Speller) follow(name, value string) {
	s.values[name] = value
	if _, stands := s.standing[name]; stands {
		s.standing[name] = value
	}
}

// pair spells a tag pair on a line.
func (s *Speller) pair(name, value string) {
	s.line()
	s.Spelled++
	switch {
	case !isName(name):
		s.fail("has " + strconv.Quote(name) + ", which is no name of a tag: letters, digits and underscores")
	case strings.ContainsAny(value, "\r\n"):
		s.fail("has a line end in its value, which a tag cannot have")
	}
	_, isSection := s.sections[name]
	s.put("[" + name + " " + game.QuotedTag(value, isSection || tags.Find(name).Is(tags.TableSet)) + "]\n")
}

func isName(name string) bool {
	for i := range len(name) {
		c := name[i]
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '_' {
			return false
		}
	}
	return name != ""
}

// deal spells a deal from its first hand on.
func (s *Speller) deal(d *Deal) string {
	const seats = "NESW"
	first := strings.Index(seats, d.First)
	out := []byte(d.First + ":")
	for i := range seats {
		if i > 0 {
			out = append(out, ' ')
		}
		seat := (first + i) % len(seats)
		switch hand := d.Hands[seat]; {
		case d.Unreadable[seat] != "":
			if strings.ContainsAny(d.Unreadable[seat], " \t\"\\") {
				s.fail("has blanks in the text of a hand")
			}
			out = append(out, d.Unreadable[seat]...)
		case hand == nil:
			out = append(out, '-')
		default:
			out = append(out, strings.Join(hand[:], ".")...)
		}
	}
	return string(out)
}

// moves spells calls or cards; nil is none.
func (s *Speller) moves(m *Moves, w what) {
	if m == nil {
		return
	}
	for i := range m.Moves {
		move := &m.Moves[i]
		for _, line := range move.Escapes {
			s.escape(line)
		}
		if i%4 == 0 {
			s.line()
		}
		s.begin(w, i, -1)
		if move.Text == "" || strings.ContainsAny(move.Text, " \t\r\n[]{};%\"") {
			s.fail("is " + strconv.Quote(move.Text) + ", which is no word")
		}
		for _, mark := range move.Marks {
			s.put("^" + string(mark) + " ")
		}
		s.put(move.Text + " ")
		s.comments(move.Comments)
		for _, a := range move.Annotations {
			if a.IsNote {
				s.put("=" + strconv.Itoa(a.Value) + "= ")
			} else {
				s.put("$" + strconv.Itoa(a.Value) + " ")
			}
			s.comments(a.Comments)
		}
	}
	s.line()
}

// rows spells the rows of a section, a line each.
func (s *Speller) rows(section int) {
	of := &s.game.Sections[section]
	columns := game.ParseColumns(tags.Find(of.Name), s.columnsOf(of))
	for i, row := range of.Rows {
		s.line()
		s.begin(aRow, section, i)
		for place, e := range row {
			for _, line := range e.Escapes {
				s.escape(line)
			}
			if strings.ContainsAny(e.Text, "\r\n") {
				s.fail("has a line end in it")
			}
			s.put(game.CellIn(columns, place, e.Text, e.IsString) + " ")
		}
		s.line()
	}
}

// columnsOf returns what names the columns of a table, as its tag says.
func (s *Speller) columnsOf(of *Section) string {
	if at, has := s.first[of.Name]; has {
		if t := &s.game.Tags[at]; !t.Inherits {
			return t.Value
		} else if t.Inherited != "" {
			return t.Inherited
		}
	}
	return of.Value
}

// comments spells comments, each on a line of its own.
func (s *Speller) comments(comments []Comment) {
	for i := range comments {
		c := &comments[i]
		for _, line := range c.Escapes {
			s.escape(line)
		}
		s.line()
		hasLines := strings.ContainsAny(c.Text, "\r\n")
		switch hasBrace := strings.Contains(c.Text, "}"); {
		case (c.ToEnd || hasBrace) && !hasLines:
			s.put(";" + c.Text + "\n")
		case hasBrace:
			s.fail("has a comment with a right brace and several lines, which PBN cannot have")
		default:
			s.put("{" + c.Text + "}\n")
		}
	}
}

// escape spells an escape line.
func (s *Speller) escape(line string) {
	s.line()
	if !strings.HasPrefix(line, "%") || strings.ContainsAny(line, "\r\n") {
		s.fail("has the escape line " + strconv.Quote(line) + ", which has to begin with % and to be one line")
	}
	s.put(line + "\n")
}

func (s *Speller) put(text string) { s.text = append(s.text, text...) }

// line ends the line that was begun, if one was.
func (s *Speller) line() {
	s.text = bytes.TrimRight(s.text, " ")
	if n := len(s.text); n > 0 && s.text[n-1] != '\n' {
		s.put("\n")
	}
}
