//go:build js && wasm

// Package desking has the functions of the modules of the desk, of which each notation has one: fields and check, and open, push, finish and drop
// for files that come piece by piece.
package desking

import (
	"strings"
	"syscall/js"

	"pbn/core/desk"
	"pbn/core/desk/answers"
	"pbn/core/source"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

// Notation is what a notation hands in.
type Notation struct {
	Habits *source.Habits
	// Games returns its games, as the options of a call ask for them.
	Games func(o *call.Options) *desk.Notation
	// Alter returns what a verb changes in games, nil where it changes nothing. It adds to remains what stays as it was. It may be nil.
	Alter func(verb string, o *call.Options, remains *answers.Remains) desk.Alter
}

// Serve serves the functions of a notation.
func Serve(n Notation) {
	host.Serve("desk", host.Steps(map[string]host.Call{"fields": n.fields, "check": n.check, "open": n.open}))
}

func (n *Notation) fields(args []js.Value) any {
	return host.JSON(answers.Fields(n.Games(call.Read(args[1]))))
}

// check answers with what is wrong with a condition, which is the text.
func (n *Notation) check(args []js.Value) any {
	condition := strings.ToValidUTF8(string(host.Bytes(args[0])), "\uFFFD")
	return host.JSON(answers.Check(condition, n.Games(call.Read(args[1])).Fields))
}

// open begins the job of a verb.
func (n *Notation) open(args []js.Value) any {
	o := call.Read(args[1])
	job, err := answers.Job(n.asked(args[0].String(), o))
	if err = first(o.Err(), err); err != nil {
		return call.Refused(err)
	}
	return host.Open(job)
}

func first(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// asked reads the options of a verb.
func (n *Notation) asked(verb string, o *call.Options) answers.Request {
	a := answers.Request{
		Verb: verb, Games: n.Games(o), Habits: n.Habits, Remains: new(answers.Remains),
		Encodings: o.Shape.Texts(&o.Given, "encodings"),
		Where:     o.Text("where"), Numbers: o.Text("games"), Others: o.Is("others"),
		By: o.Text("by"), Count: o.Number("count"), Values: o.Text("values"),
		Same: o.Text("same"), Distinct: o.Is("distinct"), Write: o.Text("write"),
		LongestGame: host.LongestGame,
	}
	if n.Alter != nil {
		a.Alter = n.Alter(verb, o, a.Remains)
	}
	return a
}

// Games returns what hands in games that no option changes.
func Games(games *desk.Notation) func(*call.Options) *desk.Notation {
	return func(*call.Options) *desk.Notation { return games }
}
