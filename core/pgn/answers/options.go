package answers

import "pbn/core/wire"

// Options are what a caller may say of a file before it is read, and of the games that it wants.
type Options struct {
	Wire wire.Options
	// TagsOnly leaves the moves out.
	TagsOnly bool
}

var optionMembers = []string{"sourceEncoding", "from", "count", "moves"}

// ReadOptions reads the options of a call, as JSON. Each may be left out. The error names what is wrong.
func ReadOptions(json []byte) (o Options, err error) {
	r := wire.NewShapeReader("options")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return o, r.Err()
	}
	r.Members(&v, optionMembers)
	o.Wire.Encoding = r.Text(&v, "sourceEncoding")
	for _, member := range [...]struct {
		name   string
		number *int
	}{{"from", &o.Wire.From}, {"count", &o.Wire.Count}} {
		if v.Get(member.name).Kind != wire.Absent {
			*member.number = r.Whole(&v, member.name, 0)
		}
	}
	o.TagsOnly = isFalse(r, &v, "moves")
	return o, r.Err()
}

// isFalse reports whether a member that is true or false is there, and false.
func isFalse(r *wire.ShapeReader, of *wire.Value, name string) bool {
	v := of.Get(name)
	if v.Kind != wire.Absent && v.Kind != wire.Boolean {
		r.In(name, func() { r.Wants("true or false") })
	}
	return v.Text == "false"
}
