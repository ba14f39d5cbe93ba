//go:build js && wasm

// Command pbidesk chooses, sorts, joins and divides chess problems, and sets their fields. It is a module of its own, which is loaded when that is
// asked for.
package main

import (
	"errors"

	"pbn/core/desk"
	"pbn/core/desk/answers"
	"pbn/core/mend"
	"pbn/core/pbi/collect"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/rules"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/desking"
)

func main() {
	desking.Serve(desking.Notation{Habits: habits.PBI, Games: problems, Alter: alter})
}

// problems are those with a board, where the options ask for one.
func problems(o *call.Options) *desk.Notation {
	text := o.Text("position")
	if text == "" {
		return collect.Problems(nil)
	}
	board, _, ok := collect.ReadBoard(text)
	if !ok {
		o.Wrong(errors.New("position: it is neither a board, such as 8/7S/k7/p7/8/8/Q3K3/7R, nor a FEN"))
	}
	return collect.Problems(&board)
}

// alter returns what set changes in a problem. Once fields of one were refused, no other is changed.
func alter(verb string, o *call.Options, remains *answers.Remains) desk.Alter {
	if verb != "set" {
		return nil
	}
	var fields []collect.Field
	o.Shape.Object(&o.Given, "tags", func(v *wire.Value) {
		for _, name := range v.Names {
			fields = append(fields, collect.Field{Name: name, Text: o.Shape.Text(v, name)})
		}
	})
	return func(g desk.Piece) ([]byte, string, error) {
		if len(remains.Refused) > 0 {
			return g.Text, "", nil
		}
		text, refused, err := collect.SetFields(g.Text, g.In, fields)
		var wrong *mend.EditError
		if errors.As(err, &wrong) {
			err = errors.New("tags." + fields[wrong.Number].Name + ": " + wrong.Why)
		}
		for i := range refused {
			d := &refused[i].Diagnostic
			remains.Refused = append(remains.Refused, answers.Refusal{Rule: rules.Of(d.Rule).Name, Message: d.Message})
		}
		return text, "", err
	}
}
