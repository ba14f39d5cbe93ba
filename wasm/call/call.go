//go:build js && wasm

// Package call has the options of calls, which cross as JSON that no reflection reads, and what is answered to a call: what the modules of all
// notations of games share.
package call

import (
	"syscall/js"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/wire"
	"pbn/wasm/host"
)

// Options reads the options of a call, which the caller's script has looked at. Each may be left out.
type Options struct {
	Given wire.Value
	Shape *wire.ShapeReader
	wrong error // what only the core can see
}

// Read reads an object of JavaScript by its JSON: so one call crosses the border, whatever the options are.
func Read(given js.Value) *Options {
	v, err := wire.Read([]byte(js.Global().Get("JSON").Call("stringify", given).String()))
	if err != nil || v.Kind != wire.Object {
		panic("the options are not an object")
	}
	return &Options{Given: v, Shape: wire.NewShapeReader("options")}
}

// Err says what a caller has to change in the options.
func (o *Options) Err() error {
	if err := o.Shape.Err(); err != nil {
		return err
	}
	return o.wrong
}

// Wrong adds what the core says of an option, unless it is nil; the first such is what the caller hears.
func (o *Options) Wrong(err error) {
	if o.wrong == nil {
		o.wrong = err
	}
}

// Text returns an option that is a text, "" where it is left out.
func (o *Options) Text(name string) string { return o.Shape.Text(&o.Given, name) }

// Is reports whether an option is true.
func (o *Options) Is(name string) bool { return is(&o.Given, name) }

func is(of *wire.Value, name string) bool {
	v := of.Get(name)
	return v.Kind == wire.Boolean && v.Text == "true"
}

// Number returns an option that is a whole number, 0 where it is left out.
func (o *Options) Number(name string) (n int) {
	if o.Given.Get(name).Kind != wire.Absent {
		n = o.Shape.Whole(&o.Given, name, 0)
	}
	return n
}

// Source reads the options of all verbs that read a file.
func (o *Options) Source() wire.Options {
	all := wire.Options{Encoding: o.Text("sourceEncoding"), From: o.Number("from"), Count: o.Number("count")}
	o.Shape.Object(&o.Given, "text", func(v *wire.Value) {
		all.Text = &wire.Rendering{Path: o.Shape.Text(v, "path"), Color: is(v, "color"), ErrorsOnly: is(v, "errorsOnly")}
	})
	return all
}

// TagsOnly reports whether the moves are not wanted.
func (o *Options) TagsOnly() bool {
	moves := o.Given.Get("moves")
	return moves.Kind == wire.Boolean && moves.Text == "false"
}

// Severities reads the severities of rules, which find knows.
func (o *Options) Severities(find func(name string) (diag.Rule, bool)) map[diag.Rule]diag.Severity {
	names := map[string]string{}
	o.Shape.Object(&o.Given, "severities", func(v *wire.Value) {
		for _, name := range v.Names {
			names[name] = o.Shape.Text(v, name)
		}
	})
	severities, err := wire.ReadSeverities(names, find)
	o.Wrong(err)
	return severities
}

// MayReplace reports whether characters that an encoding lacks may become "?".
func (o *Options) MayReplace() bool { return o.Text("unmappable") == "replace" }

// fixes reads fixes, each a list of edits.
func (o *Options) fixes() (fixes [][]wire.Edit) {
	o.Shape.Each(&o.Given, "fixes", wire.Array, "an array", func(fix *wire.Value) {
		edits := make([]wire.Edit, len(fix.Items))
		for i := range fix.Items {
			v := &fix.Items[i]
			edits[i] = wire.Edit{From: o.Shape.Whole(v, "from", 0), To: o.Shape.Whole(v, "to", 0), Text: o.Shape.Text(v, "text")}
		}
		fixes = append(fixes, edits)
	})
	return fixes
}

// Apply applies the fixes that are given, or all safe ones; report is the JSON of what is said of the result.
func (o *Options) Apply(
	file js.Value, safe func([]byte, wire.Options) *mend.Result,
	these func([]byte, wire.Options, [][]wire.Edit, bool) (*mend.Result, error), report func(*mend.Result, wire.Options) []byte,
) any {
	given, fixes, mayReplace := o.Source(), o.fixes(), o.MayReplace()
	err := o.Err()
	var mended *mend.Result
	switch file := host.Bytes(file); {
	case err != nil:
	case o.Is("safe"):
		mended = safe(file, given)
	default:
		mended, err = these(file, given, fixes, mayReplace)
	}
	if err != nil {
		return Refused(err)
	}
	return Written(mended.Bytes, report(mended, given), nil)
}

// Open begins a job, unless the options are wrong: then that is the answer.
func (o *Options) Open(job *wire.Job) any {
	if err := o.Err(); err != nil {
		job.Drop()
		return Refused(err)
	}
	return host.Open(job)
}

// Written returns a file and what is said of it; an error is a mistake of the caller.
func Written(bytes, json []byte, err error) any {
	if err != nil {
		return Refused(err)
	}
	result := host.JSON(json)
	result.Set("bytes", host.Uint8Array(bytes))
	return result
}

// JSON returns JSON; an error is a mistake of the caller.
func JSON(json []byte, err error) any {
	if err != nil {
		return Refused(err)
	}
	return host.JSON(json)
}

// Refused returns what a caller has to change.
func Refused(err error) any { return host.Made(wire.Out{Refused: err.Error()}) }
