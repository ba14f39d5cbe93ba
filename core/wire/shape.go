package wire

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// ShapeReader reads what a caller gives, and keeps the first thing that is not what it has to be, with its place.
type ShapeReader struct {
	path []string
	err  error
}

// NewShapeReader returns a reader of a value that has a place.
func NewShapeReader(path ...string) *ShapeReader { return &ShapeReader{path: path} }

// Err says what was wrong first, in a sentence; it returns nil if everything was right.
func (r *ShapeReader) Err() error { return r.err }

// In reads a member or an element; errors give its name as their place.
func (r *ShapeReader) In(name string, read func()) {
	r.path = append(r.path, name)
	read()
	r.path = r.path[:len(r.path)-1]
}

// Wants notes that the value that is read has to be something else.
func (r *ShapeReader) Wants(what string) {
	r.Fail("has to be " + what)
}

// Fail notes what is wrong with the value that is read.
func (r *ShapeReader) Fail(why string) {
	if r.err == nil {
		r.err = errors.New(strings.ReplaceAll(strings.Join(r.path, "."), ".[", "[") + " " + why)
	}
}

// Members notes the first member of an object that is none of those that are known. A copy at each call would make modules larger.
//
//go:noinline
func (r *ShapeReader) Members(of *Value, known []string) {
	for i := range of.Names {
		if name := of.Names[i]; !slices.Contains(known, name) {
			r.NoMember(name, known)
			return
		}
	}
}

// NoMember notes that the object that is read cannot have a member, and which one may be meant.
func (r *ShapeReader) NoMember(name string, known []string) {
	why := "has no member " + strconv.Quote(name)
	if meant := Nearest(name, known); meant != "" {
		why += "; did you mean " + strconv.Quote(meant) + "?"
	}
	r.Fail(why)
}

// Text reads a member that is a string, "" where it is not there.
func (r *ShapeReader) Text(of *Value, name string) (text string) {
	return r.TextOf(of.Get(name), name)
}

// TextOf reads the value of a member of that name, a string or null.
func (r *ShapeReader) TextOf(v *Value, name string) (text string) {
	if text = v.Text; v.Kind != Text && v.Kind != Absent && v.Kind != Null {
		r.In(name, func() { r.Wants("a string") })
	}
	return text
}

// Needed reads a member that has to be there.
func (r *ShapeReader) Needed(of *Value, name string) string {
	if of.Get(name).Kind == Absent {
		r.In(name, func() { r.Wants("a string") })
	}
	return r.Text(of, name)
}

// Whole reads a member that is a whole number, from the least.
func (r *ShapeReader) Whole(of *Value, name string, least int) int {
	n, ok := of.Get(name).Int()
	if !ok || n < least {
		r.In(name, func() { r.Wants("an integer from " + strconv.Itoa(least)) })
	}
	return n
}

// OneOf reads a member that is one of some words; "" where it is not there.
func (r *ShapeReader) OneOf(of *Value, name string, words ...string) string {
	text := r.Text(of, name)
	if of.Get(name).Kind == Text && !slices.Contains(words, text) {
		r.In(name, func() { r.Wants("one of " + strings.Join(words, ", ")) })
	}
	return text
}

// Each reads the elements of a member that is an array, or is not there. Absent is any kind.
func (r *ShapeReader) Each(of *Value, name string, kind Kind, what string, read func(v *Value)) {
	v := of.Get(name)
	r.In(name, func() {
		if v.Kind != Array && v.Kind != Absent {
			r.Wants("an array")
		}
		for i := range v.Items {
			if v.Kind != Array || r.err != nil {
				return
			}
			r.In("["+strconv.Itoa(i)+"]", func() {
				if kind != Absent && v.Items[i].Kind != kind {
					r.Wants(what)
				} else {
					read(&v.Items[i])
				}
			})
		}
	})
}

// Objects reads an array of objects.
func (r *ShapeReader) Objects(of *Value, name string, read func(v *Value)) {
	r.Each(of, name, Object, "an object", read)
}

// Texts reads an array of strings.
func (r *ShapeReader) Texts(of *Value, name string) (texts []string) {
	r.Each(of, name, Text, "a string", func(v *Value) { texts = append(texts, v.Text) })
	return texts
}

// Object reads a member that is an object; read is not called where it is not there.
func (r *ShapeReader) Object(of *Value, name string, read func(v *Value)) {
	switch v := of.Get(name); v.Kind {
	case Absent:
	case Object:
		r.In(name, func() { read(v) })
	default:
		r.In(name, func() { r.Wants("an object") })
	}
}
