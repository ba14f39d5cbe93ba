package desk

import "slices"

// What the options ask of the games says how these are read.

// FieldOf is a field by its place in a table, with that of its scope, -1 without one.
type FieldOf struct{ Field, Scope int }

// asksForNumber reports whether anything is asked of the place of a game in its file, which is not known where a chunk is read.
func (o *Options) asksForNumber(of *Notation) bool {
	field, _, err := of.Fields.Find("number")
	if err != nil {
		return false
	}
	return o.asks(of, func(asked int) bool { return asked == field })
}

// asked are the fields that are asked for when the turn of a game comes.
func (o *Options) asked() []FieldOf {
	asked := slices.Clone(o.Asks)
	if o.Order != nil {
		for _, by := range o.Order.by {
			asked = append(asked, FieldOf{by.field, by.scope})
		}
	}
	if s := o.Split; s != nil && s.fields != nil {
		asked = append(asked, FieldOf{s.field, s.scope})
	}
	return asked
}

// asks reports whether the options ask for a field of some kind.
func (o *Options) asks(of *Notation, isOf func(field int) bool) bool {
	for field := range of.Fields.Fields {
		if c := o.Choice.Where; c != nil && c.Asks(field) && isOf(field) {
			return true
		}
	}
	return slices.ContainsFunc(o.asked(), func(of FieldOf) bool { return isOf(of.Field) })
}

// reads returns how the games are read: with their tags alone where nothing else is asked of them.
func (o *Options) reads(n *Notation) *Notation {
	if n.TagsAlone == nil || o.Likeness >= 0 || o.Amends || o.asks(n, n.OfMoves) {
		return n
	}
	return n.TagsAlone
}
