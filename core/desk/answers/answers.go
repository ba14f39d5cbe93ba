// Package answers is what the desk answers to JavaScript, of games of any notation: jobs that read several files, and what is said of these
// as JSON. js/src/desk/types.ts is its documentation.
package answers

import (
	"errors"
	"strconv"
	"strings"

	"pbn/core/desk"
	"pbn/core/source"
	"pbn/core/where"
	"pbn/core/wire"
)

// Request is what a call asks for. What a verb does not have is empty.
type Request struct {
	Verb string
	// Games are those of the notation, and Habits how its files are written.
	Games  *desk.Notation
	Habits *source.Habits
	// Alter changes the games that are chosen, and adds to Remains what stays as it was. It may be nil.
	Alter   desk.Alter
	Remains *Remains
	// Encodings are the labels of those of its files, one for each; "" detects it.
	Encodings []string
	// Where is a condition, Numbers are those of games, and Others chooses those that would not be chosen.
	Where, Numbers string
	Others         bool
	// By are the fields by which games are sorted, divided or counted, and Count is how many a part of them has.
	By    string
	Count int
	// Values are fields whose values find tells of each game that it finds.
	Values string
	// Same is the name of a likeness. Distinct leaves out games that repeat another.
	Same     string
	Distinct bool
	// Write are the games that duplicates writes: "first", "repeated", or "" for none.
	Write string
	// LongestGame bounds a game, in bytes of text; 0 is 512 MiB.
	LongestGame int
}

// Remains are what changes find that stays as it was.
type Remains struct {
	Notes []Note
	// Refused are the errors that a change would bring.
	Refused []Refusal
}

// Refusal is an error that a change would bring.
type Refusal struct{ Rule, Message string }

// Note is what a game keeps although it was changed.
type Note struct {
	// Game is its place among those that were changed, from 1.
	Game int
	// Kept are the tags that keep their values, since the game was played so, and Left what speaks of seats and was not turned with them.
	Kept, Left []string
}

// call is a call whose options were read.
type call struct {
	request Request
	options desk.Options
	tally   *desk.Tally
	values  *desk.Tally // nil where find tells no values
	// writes is false where the games themselves are not wanted.
	writes bool
	said   summary
}

// read reads the options of a call. The error is the caller's mistake.
func (a Request) read() (*call, error) {
	c := &call{request: a, writes: true}
	c.options = desk.Options{Likeness: -1, OfSeveral: len(a.Encodings) > 1, Alter: a.Alter}
	c.options.Choice.Others = a.Others
	var err error
	if a.Where != "" {
		if c.options.Choice.Where, err = where.Parse(a.Where, a.Games.Fields); err != nil {
			return nil, err
		}
	}
	if a.Numbers != "" {
		if c.options.Choice.Numbers, err = desk.ReadNumbers(a.Numbers); err != nil {
			return nil, errors.New("games: " + err.Error())
		}
	}
	switch {
	case a.Same != "":
		c.options.Likeness, err = likenessOf(a.Games, a.Same)
	case a.Distinct || a.Verb == "duplicates":
		c.options.Likeness = 0
	}
	if err == nil {
		err = c.readBy()
	}
	return c, err
}

// readBy reads by which fields a verb works, and what else it makes of the games.
func (c *call) readBy() (err error) {
	a := &c.request
	switch a.Verb {
	case "find":
		c.writes = false
		if a.Values != "" {
			if c.values, err = desk.ReadTally(a.Values, a.Games.Fields); err == nil {
				c.options.Asks = c.values.Asks()
			}
		}
		c.options.Each = c.find
	case "duplicates":
		c.writes = a.Write != ""
		c.options.OnlyTwins = a.Write == "repeated"
		c.options.Tell = func(t desk.Twin) { c.said.twins = append(c.said.twins, t) }
	case "stats":
		c.writes = false
		if c.tally, err = desk.ReadTally(a.By, a.Games.Fields); err == nil {
			c.options.Each, c.options.Asks = c.tally.Add, c.tally.Asks()
		}
	case "split":
		if a.Count > 0 {
			c.options.Split, err = desk.SplitByCount(a.Count)
		} else {
			c.options.Split, err = desk.ReadSplit(a.By, a.Games.Fields)
		}
	default:
		if a.By != "" {
			c.options.Order, err = desk.ReadOrder(a.By, a.Games.Fields)
		}
	}
	if err != nil {
		err = errors.New("by: " + err.Error())
	}
	return err
}

// likenessOf returns the place of a likeness by its name; the error says which there are.
func likenessOf(n *desk.Notation, name string) (int, error) {
	if place, ok := n.Likeness(name); ok {
		return place, nil
	}
	var names []string
	for _, l := range n.Likenesses {
		names = append(names, strconv.Quote(l.Name))
	}
	return 0, errors.New(`the option "same" has to be one of ` + strings.Join(names, ", "))
}

// Check is the JSON of what is wrong with a condition, null of one that is right.
func Check(condition string, fields *where.Table) []byte {
	var w wire.Writer
	_, err := where.Parse(condition, fields)
	wrong, ok := err.(*where.Error)
	if !ok {
		w.Null()
		return w.Out
	}
	w.Open('{')
	w.IntField("at", utf16Length(condition[:wrong.At]))
	w.StringField("message", wrong.Message())
	w.StringField("mistake", string(wrong.Mistake))
	w.FilledField("field", wrong.Field)
	w.StringsField("expected", wrong.Expected)
	w.Close('}')
	return w.Out
}

// utf16Length is how long a text is in JavaScript.
func utf16Length(text string) (n int) {
	for _, r := range text {
		if n++; r > 0xFFFF {
			n++
		}
	}
	return n
}
