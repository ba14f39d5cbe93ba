// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand. js/src/pbn/types is its
// documentation.
package answers

import (
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Parse is the JSON of PbnFile.
func Parse(file []byte, options Options) []byte {
	json, _ := ParseFrom(options.open(file), options)
	return json
}

// ParseFrom is Parse of a file that was opened before; what the options say of its encoding does not count. The error is why it
// could not be read to its end, or [export.ErrTooLong] of a game whose JSON is longer than it may be.
func ParseFrom(file *source.Stream, options Options) (json []byte, err error) {
	w, form := &wire.Writer{}, &plain{}
	isCut := false
	w.To = func(some []byte) {
		if isCut = isCut || len(json)+len(some) > options.most(); !isCut {
			json = append(json, some...)
		}
	}
	w.Open('{')
	w.Name("games")
	w.Open('[')
	written, next := 0, 0
	r := pbn.Parse(file, func(t *source.Text, g *game.Game) {
		if !options.wants(g.Number) || isCut {
			return
		}
		w.HandOver()
		before, last := len(json), w.Out[0]
		writeGame(w, form, t, g)
		if w.HandOver(); isCut {
			json, w.Out[0], next = json[:before], last, g.Number
		} else {
			written++
		}
	})
	if next > 0 && written == 0 {
		return nil, export.ErrTooLong
	}
	w.To = nil
	w.Close(']')
	if next > 0 {
		w.IntField("next", next)
	}
	err = r.Err
	if options.Said != nil {
		r = options.Said
	}
	writeReport(w, options, r)
	w.Close('}')
	return append(json, w.Out...), err
}

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, options Options) wire.Out {
	var w wire.Writer
	var form packed
	r := pbn.Parse(options.open(file), func(t *source.Text, g *game.Game) {
		if options.wants(g.Number) {
			writeLine(&w, &form, t, g)
		}
	})
	return wire.Out{Games: w.Out, News: form.told.news.Out, Report: options.reading(r)}
}

// Validate is the JSON of Validation.
func Validate(file []byte, options Options) []byte {
	return options.report(pbn.Validate(options.open(file), options.checking()))
}

// Export is the file in export format, and the JSON of Exported except its bytes.
func Export(file []byte, options Options, as export.Options) (bytes, json []byte) {
	bytes, r := pbn.Export(options.open(file), as)
	return bytes, options.exported(r)
}

// ExportDocument is Export of the blocks of a document.
func ExportDocument(file []byte, options Options, as export.Options) (bytes, json []byte) {
	named, _ := source.EncodingOf(options.Encoding)
	bytes, r := pbn.ExportDocument(file, named, as)
	return bytes, options.exported(r)
}

// Exported is what is said of an export, or of a file that was converted, as JSON: Exported without its bytes. was is what the file is; an export of
// PBN leaves it "". as asks for the diagnostics as text too.
func Exported(r *report.Report, was string, as *Rendering) []byte {
	return Options{Was: was, Text: as}.exported(r)
}

// Report is a report as JSON. was is what the file is; "" of PBN.
func Report(r *report.Report, was string) []byte { return Options{Was: was}.reading(r) }
