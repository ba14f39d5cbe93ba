package where

import (
	"errors"
	"slices"
)

// Kind is what the values of a field are, and thereby how they are compared.
type Kind uint8

// The kinds of fields.
const (
	Text   Kind = iota // a text
	Number             // a number
	Date               // a date whose parts may be unknown
	Shape              // the lengths of the suits of a hand
)

// A Field is what conditions, sorting and tables ask of a game.
type Field struct {
	// Name is how conditions spell it: lower-case letters and digits.
	Name string
	Kind Kind
	// Meaning says what it is, for a list of fields: "rating of the player with White".
	Meaning string
	// Choices are all the texts that it can have, as conditions spell them; nil where it can have any.
	Choices []string
	// IsName: the field is the name of somebody or something, which people write with other capitals, marks and signs.
	IsName bool
	// InScope: the field is one of several of the same kind, as that of a hand, and needs the name of its scope.
	InScope bool
}

// A Table has the fields of a notation, each once.
type Table struct {
	Fields []Field
	// Scopes are the names of what fields with InScope are of, as conditions spell them: one letter or a word.
	Scopes []string
}

// Names are those of the fields, in the order of the table.
func (t *Table) Names() []string {
	names := make([]string, len(t.Fields))
	for i := range t.Fields {
		names[i] = t.Fields[i].Name
	}
	return names
}

// Value is what a game has in a field. The zero value is that of a game that does not have it.
type Value struct {
	// Given is false where the game does not say it, or says that it is unknown.
	Given bool
	// Text is that of a text, or the lengths of a shape as four letters, "4" for four cards and "A" for ten, spades first.
	Text string
	// Also are other texts, of which any may be meant, as of several players.
	Also []string
	// Number is a number, or a date as YYYYMMDD, with zeros for parts that are unknown.
	Number float64
}

// Lengths has the letter of each length of a suit in the text of a shape.
const Lengths = "0123456789ABCD"

// TextValue is that of a text; an empty one is not given.
func TextValue(text string) Value { return Value{Given: text != "", Text: text} }

// AnyValue is that of texts of which any may be meant; empty ones are not given.
func AnyValue(texts ...string) Value {
	texts = slices.DeleteFunc(texts, func(text string) bool { return text == "" })
	if len(texts) == 0 {
		return Value{}
	}
	return Value{Given: true, Text: texts[0], Also: texts[1:]}
}

// MeanValue is the mean of the numbers that are known, which are greater than zero.
func MeanValue(numbers ...int) Value {
	sum, count := 0, 0
	for _, n := range numbers {
		if n > 0 {
			sum, count = sum+n, count+1
		}
	}
	if count == 0 {
		return Value{}
	}
	return NumberValue(float64(sum) / float64(count))
}

// NumberValue is that of a number.
func NumberValue(n float64) Value { return Value{Given: true, Number: n} }

// DateValue is that of a date; 0 stands for a part that is unknown, and a date without its year is not given.
func DateValue(year, month, day int) Value {
	return Value{Given: year > 0, Number: float64(joined(year, month, day))}
}

// A Game returns what a game has in a field: both as places in the Table, scope is -1 where the field is of the game.
type Game func(field, scope int) Value

// Find returns the places of a field and of its scope, -1 where it has none, by a name such as elo or N:hcp. The error is what [Error] has as
// its message.
func (t *Table) Find(name string) (field, scope int, err error) {
	p := parser{words: words{text: name}, fields: t, scope: -1, asked: make([]bool, len(t.Fields))}
	for p.takesScope() {
	}
	field, err = p.field()
	if err == nil && p.words.at < len(name) {
		err = p.words.fault(p.words.at, NoEnd, "")
	}
	var wrong *Error
	if errors.As(err, &wrong) {
		err = errors.New(wrong.Message())
	}
	return field, p.scope, err
}
