package where

import (
	"slices"
	"strings"

	"pbn/core/plain"
)

// A Condition holds of some games, and not of others.
type Condition struct {
	top   node
	asked []bool
}

// Holds reports whether the condition holds of a game.
func (c *Condition) Holds(of Game) bool { return c.top.holds(of) }

// Asks reports whether the condition has a test of a field, by its place in the table: who reads games need not read what nobody asks for.
func (c *Condition) Asks(field int) bool { return c.asked[field] }

type node interface{ holds(of Game) bool }

type (
	every    []node
	some     []node
	not      struct{ of node }
	presence struct{ field, scope int }
	test     struct {
		field, scope int
		isNot        bool
		ranges       []span
	}
)

func (a every) holds(of Game) bool {
	for _, n := range a {
		if !n.holds(of) {
			return false
		}
	}
	return true
}

func (a some) holds(of Game) bool {
	for _, n := range a {
		if n.holds(of) {
			return true
		}
	}
	return false
}

func (n not) holds(of Game) bool { return !n.of.holds(of) }

func (p presence) holds(of Game) bool { return of(p.field, p.scope).Given }

func (t *test) holds(of Game) bool {
	value := of(t.field, t.scope)
	return t.isNot != (value.Given && t.hasOneOf(&value))
}

func (t *test) hasOneOf(value *Value) bool {
	for i := range t.ranges {
		if t.ranges[i].has(value) {
			return true
		}
	}
	return false
}

// A span is what a test takes: values from one to another, or a text or a shape.
type span struct {
	kind             Kind
	from, to         float64
	isAbove, isBelow bool // without from itself, without to
	text             string
	isPart           bool
	inOrder          bool
}

func (s *span) has(value *Value) bool {
	switch s.kind {
	case Number:
		n := value.Number
		return (n > s.from || n == s.from && !s.isAbove) && (n < s.to || n == s.to && !s.isBelow)
	case Date:
		return s.hasDate(int(value.Number))
	case Shape:
		return isShape(value.Text, s.text, s.inOrder)
	}
	return s.hasText(value.Text) || slices.ContainsFunc(value.Also, s.hasText)
}

func (s *span) hasText(text string) bool {
	text = plain.Folded(text)
	if s.isPart {
		return strings.Contains(text, s.text)
	}
	return text == s.text
}

// hasDate is has of dates; 0 stands for no bound.
func (s *span) hasDate(date int) bool {
	if s.from > 0 {
		if order, known := compareDates(date, int(s.from)); !known || order < 0 || order == 0 && s.isAbove {
			return false
		}
	}
	if s.to > 0 {
		if order, known := compareDates(date, int(s.to)); !known || order > 0 || order == 0 && s.isBelow {
			return false
		}
	}
	return true
}
