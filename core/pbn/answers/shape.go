package answers

import (
	"errors"
	"pbn/core/wire"
	"slices"
	"strconv"
	"strings"
)

// shapeReader reads what a caller gives, and keeps the first thing that is not what it has to be, with its place.
type shapeReader struct {
	path []string
	err  error
}

// in reads a member, or an element, of which errors name the place.
func (r *shapeReader) in(name string, read func()) {
	r.path = append(r.path, name)
	read()
	r.path = r.path[:len(r.path)-1]
}

// wants notes that the value that is read has to be something else.
func (r *shapeReader) wants(what string) {
	r.fail("has to be " + what)
}

// fail notes what is wrong with the value that is read.
func (r *shapeReader) fail(why string) {
	if r.err == nil {
		r.err = errors.New(strings.ReplaceAll(strings.Join(r.path, "."), ".[", "[") + " " + why)
	}
}

// text reads a member that is a string, "" where it is not there.
func (r *shapeReader) text(of *wire.Value, name string) (text string) {
	return r.textOf(of.Get(name), name)
}

// textOf reads the value of a member of that name, a string or null.
func (r *shapeReader) textOf(v *wire.Value, name string) (text string) {
	if text = v.Text; v.Kind != wire.Text && v.Kind != wire.Absent && v.Kind != wire.Null {
		r.in(name, func() { r.wants("a string") })
	}
	return text
}

// needed reads a member that has to be there.
func (r *shapeReader) needed(of *wire.Value, name string) string {
	if of.Get(name).Kind == wire.Absent {
		r.in(name, func() { r.wants("a string") })
	}
	return r.text(of, name)
}

// whole reads a member that is a whole number, from the least.
func (r *shapeReader) whole(of *wire.Value, name string, least int) int {
	n, ok := of.Get(name).Int()
	if !ok || n < least {
		r.in(name, func() { r.wants("an integer from " + strconv.Itoa(least)) })
	}
	return n
}

// oneOf reads a member that is one of some words; "" where it is not there.
func (r *shapeReader) oneOf(of *wire.Value, name string, words ...string) string {
	text := r.text(of, name)
	if of.Get(name).Kind == wire.Text && !slices.Contains(words, text) {
		r.in(name, func() { r.wants("one of " + strings.Join(words, ", ")) })
	}
	return text
}

// each reads the elements of a member that is an array, or is not there.
func (r *shapeReader) each(of *wire.Value, name string, kind wire.Kind, what string, read func(v *wire.Value)) {
	v := of.Get(name)
	r.in(name, func() {
		if v.Kind != wire.Array && v.Kind != wire.Absent {
			r.wants("an array")
		}
		for i := range v.Items {
			if v.Kind != wire.Array || r.err != nil {
				return
			}
			r.in("["+strconv.Itoa(i)+"]", func() {
				if v.Items[i].Kind != kind {
					r.wants(what)
				} else {
					read(&v.Items[i])
				}
			})
		}
	})
}

// objects reads an array of objects.
func (r *shapeReader) objects(of *wire.Value, name string, read func(v *wire.Value)) {
	r.each(of, name, wire.Object, "an object", read)
}

// texts reads an array of strings.
func (r *shapeReader) texts(of *wire.Value, name string) (texts []string) {
	r.each(of, name, wire.Text, "a string", func(v *wire.Value) { texts = append(texts, v.Text) })
	return texts
}

// object reads a member that is an object; read is not called where it is not there.
func (r *shapeReader) object(of *wire.Value, name string, read func(v *wire.Value)) {
	switch v := of.Get(name); v.Kind {
	case wire.Absent:
	case wire.Object:
		r.in(name, func() { read(v) })
	default:
		r.in(name, func() { r.wants("an object") })
	}
}
