package embed

import (
	"pbn/core/source"
	"pbn/core/wire"
)

// JSON is the blocks of a document for JavaScript: an array of what its types call Block.
func JSON(document *source.Text, blocks []Block) []byte {
	var w wire.Writer
	w.Open('[')
	for i := range blocks {
		b := &blocks[i]
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
