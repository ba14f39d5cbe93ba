package answers

import (
	"pbn/core/pbn"
	"pbn/core/pbn/habits"
	"pbn/core/wire"
)

// Blocks is the JSON of the blocks of a document, an array of Block.
func Blocks(file []byte, o wire.Options) []byte {
	document, blocks := pbn.Blocks(file, o.Named(habits.PBN))
	var w wire.Writer
	w.Open('[')
	for _, b := range blocks {
		w.Open('{')
		w.StringField("container", b.Element)
		wire.WriteSpan(&w, "outer", document.Range(b.Outer))
		wire.WriteSpan(&w, "inner", document.Range(b.Inner))
		w.Name("attributes")
		w.Open('{')
		for _, a := range b.Attributes {
			w.StringField(a.Name, a.Value)
		}
		w.Close('}')
		w.StringField("text", string(b.Text.Bytes))
		w.BoolField("closed", b.IsClosed())
		w.Close('}')
	}
	w.Close(']')
	return w.Out
}
