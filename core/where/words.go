package where

import "strings"

// words cuts a condition into words, each with its place.
type words struct {
	text string
	at   int // the place of what is not read yet, in bytes
}

// space goes over white space.
func (w *words) space() {
	for w.at < len(w.text) && isSpace(w.text[w.at]) {
		w.at++
	}
}

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// isName reports whether a character is of names of fields and scopes, and of the words between tests.
func isName(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

// name returns the name that comes next, and goes on to what follows it.
func (w *words) name() string {
	w.space()
	from := w.at
	for w.at < len(w.text) && isName(w.text[w.at]) {
		w.at++
	}
	return w.text[from:w.at]
}

// takesName goes over a word if it comes next, in whatever capitals.
func (w *words) takesName(word string) bool {
	before := w.at
	if strings.EqualFold(w.name(), word) {
		return true
	}
	w.at = before
	return false
}

// takes goes over a sign if it comes next.
func (w *words) takes(sign string) bool {
	w.space()
	if !strings.HasPrefix(w.text[w.at:], sign) {
		return false
	}
	w.at += len(sign)
	return true
}

// operator goes over the operator that comes next; "" if there is none.
func (w *words) operator() string {
	for _, operator := range [...]string{"!=", "!~", "<=", ">=", "=", "<", ">", "~"} {
		if w.takes(operator) {
			return operator
		}
	}
	return ""
}

// value returns the value that comes next: what is in quotes, or all up to a space, a comma or a parenthesis, and in a range also up to "..".
func (w *words) value(inRange bool) (value string, quoted bool, err error) {
	w.space()
	from := w.at
	if from < len(w.text) && (w.text[from] == '"' || w.text[from] == '\'') {
		value, err = w.quoted(w.text[from])
		return value, true, err
	}
	for w.at < len(w.text) && !isSpace(w.text[w.at]) && !strings.ContainsRune(",()", rune(w.text[w.at])) {
		if inRange && strings.HasPrefix(w.text[w.at:], "..") {
			break
		}
		w.at++
	}
	return w.text[from:w.at], false, nil
}

// quoted returns a text in quotes.
func (w *words) quoted(quote byte) (string, error) {
	from := w.at
	var text []byte
	for w.at++; w.at < len(w.text); w.at++ {
		c := w.text[w.at]
		if c == quote {
			w.at++
			return string(text), nil
		}
		if c == '\\' && w.at+1 < len(w.text) && (w.text[w.at+1] == quote || w.text[w.at+1] == '\\') {
			w.at++
			c = w.text[w.at]
		}
		text = append(text, c)
	}
	return "", w.fault(from, OpenQuote, "", string(quote))
}
