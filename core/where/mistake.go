package where

import (
	"strconv"
	"strings"
)

// A Mistake is what is wrong with a condition. Its text is that of JSON, by which others say it in other languages.
type Mistake string

// The mistakes, each with what an [Error] expects then.
const (
	TooLong         Mistake = "too-long"         // how many bytes it may have
	TooDeep         Mistake = "too-deep"         // how many parentheses may be in one another
	NoLink          Mistake = "no-link"          // the words that can follow; the condition may also end
	NoEnd           Mistake = "no-end"           // nothing: the name of a field alone is expected
	OpenParenthesis Mistake = "open-parenthesis" // what closes it
	OpenQuote       Mistake = "open-quote"       // what closes it
	NoField         Mistake = "no-field"         // all fields
	UnknownField    Mistake = "unknown-field"    // all fields
	MisspeltField   Mistake = "misspelt-field"   // the one that may be meant
	NoScope         Mistake = "no-scope"         // the names that may be before the field
	NoOrder         Mistake = "no-order"         // the operators of the field
	NoText          Mistake = "no-text"          // the operators of the field
	NoRange         Mistake = "no-range"         // nothing
	NoValue         Mistake = "no-value"         // nothing
	EmptyValue      Mistake = "empty-value"      // nothing
	NotNumber       Mistake = "not-number"       // examples
	NotDate         Mistake = "not-date"         // examples
	NotShape        Mistake = "not-shape"        // examples, the last one with the suits in order
	NotChoice       Mistake = "not-choice"       // all that the field can be
)

// An Error says what is wrong with a condition, and where.
type Error struct {
	Condition string
	At        int // the place in the condition, in bytes
	Mistake   Mistake
	Field     string   // the field it is about, or the text found where a field was expected; "" for none
	Expected  []string // what would be right there; the mistake says of what kind
}

func (w *words) fault(at int, mistake Mistake, field string, expected ...string) error {
	return &Error{Condition: w.text, At: at, Mistake: mistake, Field: field, Expected: expected}
}

// Error shows the condition up to the place, and what is wrong there.
func (e *Error) Error() string {
	const most = 40
	before, after := e.Condition[:e.At], e.Condition[e.At:]
	if len(before) > most {
		before = "…" + strings.ToValidUTF8(before[len(before)-most:], "")
	}
	if len(after) > most {
		after = strings.ToValidUTF8(after[:most], "") + "…"
	}
	place := "at character " + strconv.Itoa(len([]rune(e.Condition[:e.At]))+1)
	if after == "" {
		place = "at its end"
	}
	return "the condition " + place + ", " + before + " ▸ " + after + ": " + e.Message()
}

// sentences are the mistakes in English, with the field, the first of what is expected, and all of it as a list and with "or".
var sentences = map[Mistake]string{
	TooLong:         "it is longer than {first} bytes",
	TooDeep:         `there are more than {first} parentheses and "not" in one another`,
	NoLink:          `"and", "or" or the end is expected here`,
	NoEnd:           "only the name of a field is expected here",
	OpenParenthesis: "the parenthesis is not closed",
	OpenQuote:       "the text in quotes does not end: write {first} behind it",
	NoField:         "a field is expected here: there are {list}",
	UnknownField:    `no field is called "{field}": there are {list}`,
	MisspeltField:   `no field is called "{field}": "{first}" may be meant`,
	NoScope:         "{field} needs to know of which: write {first}:{field}, where {or} may be before it",
	NoOrder:         "{field} has no order: compare it by {or}",
	NoText:          "{field} is no text: compare it by {or}",
	NoRange:         "{field} has no order, and so no values between two",
	NoValue:         "a value for {field} is expected here",
	EmptyValue:      "write has {field} or not has {field} to ask whether there is one",
	NotNumber:       "{field} is a number, such as {or}",
	NotDate:         "{field} is a date, such as {or}",
	NotShape:        "{field} is four lengths that are 13 together, such as {or} in the order of the suits",
	NotChoice:       "{field} is {or}",
}

// Message says what is wrong, and what may stand there.
func (e *Error) Message() string {
	first := ""
	if len(e.Expected) > 0 {
		first = e.Expected[0]
	}
	return strings.NewReplacer(
		"{field}", e.Field, "{first}", first, "{list}", strings.Join(e.Expected, ", "), "{or}", joinedOr(e.Expected),
	).Replace(sentences[e.Mistake])
}

// joinedOr joins words: "a", "a or b", "a, b or c".
func joinedOr(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
