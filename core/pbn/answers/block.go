package answers

import (
	"pbn/core/pbn"
	"pbn/core/source"
)

// Blocks is the JSON of the blocks of a document, an array of Block.
func Blocks(file []byte, options Options) []byte {
	named, _ := source.EncodingOf(options.Encoding)
	document, blocks := pbn.Blocks(file, named)
	var w writer
	w.open('[')
	for _, b := range blocks {
		w.open('{')
		w.stringField("container", b.Container.String())
		writeSpan(&w, "outer", document.Range(b.Outer))
		writeSpan(&w, "inner", document.Range(b.Inner))
		w.name("attributes")
		w.open('{')
		for _, a := range b.Attributes {
			w.stringField(a.Name, a.Value)
		}
		w.close('}')
		w.stringField("text", string(b.Text.Bytes))
		w.boolField("closed", b.IsClosed())
		w.close('}')
	}
	w.close(']')
	return w.out
}
