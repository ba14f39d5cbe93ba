// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand. js/src/pbn/types is its
// documentation.
package answers

import (
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseFrom is the JSON of PbnFile of a file that was opened before; what the options say of its encoding does not count. The error is why
// it could not be read to its end, or [export.ErrTooLong] of a game whose JSON is longer than it may be.
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	list, form := wire.NewGameList("games", o.MostGames()), &readableForm{}
	r := pbn.Parse(file, func(t *source.Text, g *game.Game) {
		if o.Wants(g.Number) {
			list.Game(g.Number, func() { writeGame(&list.W, form, t, g) })
		}
	})
	if !list.End() {
		return nil, export.ErrTooLong
	}
	err = r.Err
	if o.Said != nil {
		r = o.Said
	}
	wire.WriteReport(&list.W, r, &o)
	list.W.Close('}')
	return list.Whole(), err
}

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, o wire.Options) wire.Out {
	var w wire.Writer
	var form packedForm
	r := pbn.Parse(o.Open(habits.PBN, file), func(t *source.Text, g *game.Game) {
		if o.Wants(g.Number) {
			writeLine(&w, &form, t, g)
		}
	})
	return wire.Out{Games: w.Out, News: form.dictionary.news.Out, Report: wire.ReadReport(r, o)}
}

// Validate is the JSON of Validation.
func Validate(file []byte, o wire.Options, check pbn.Options) []byte {
	return wire.CheckReport(pbn.Validate(o.Open(habits.PBN, file), check), o)
}

// Export is the file in export format, and the JSON of Exported except its bytes.
func Export(file []byte, o wire.Options, as export.Options) (bytes, json []byte) {
	bytes, r := pbn.Export(o.Open(habits.PBN, file), as)
	return bytes, wire.ExportReport(r, o)
}

// ExportDocument is Export of the blocks of a document.
func ExportDocument(file []byte, o wire.Options, as export.Options) (bytes, json []byte) {
	bytes, r := pbn.ExportDocument(file, o.Named(habits.PBN), as)
	return bytes, wire.ExportReport(r, o)
}
