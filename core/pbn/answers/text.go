package answers

import (
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/source"
)

func writeSpan(w *writer, name string, r source.Range) {
	w.name(name)
	w.open('{')
	writePosition(w, "start", r.Start)
	writePosition(w, "end", r.End)
	w.close('}')
}

func writePosition(w *writer, name string, p source.Position) {
	w.name(name)
	w.open('{')
	w.intField("byte", p.Byte)
	w.intField("line", p.Line)
	w.intField("column", p.Column)
	w.intField("utf16", p.UTF16)
	w.close('}')
}

// writeStep writes how far it is from a position to another; but the column as it is.
func writeStep(w *writer, from, to source.Position) {
	w.int(to.Byte - from.Byte)
	w.int(to.Line - from.Line)
	w.int(to.Column)
	w.int(to.UTF16 - from.UTF16)
}

var commentKinds = [...]string{game.BraceComment: "brace", game.LineComment: "line", game.TextComment: "text"}

// writeComments writes the member of that name, where there are any.
func writeComments(w *writer, comments []game.Comment) {
	if len(comments) == 0 {
		return
	}
	w.list("comments", len(comments), func(i int) {
		w.open('{')
		w.stringField("kind", commentKinds[comments[i].Kind])
		w.stringField("text", comments[i].Text)
		writePieces(w, comments[i].Text)
		writeEscapes(w, comments[i].Escapes)
		w.close('}')
	})
}

// writePieces writes a text that has suit symbols or markup in pieces.
func writePieces(w *writer, text string) {
	if !game.MayHaveCodes(text) {
		return
	}
	segments := game.Segments(text)
	if game.IsPlain(text, segments) {
		return
	}
	w.list("pieces", len(segments), func(i int) {
		s := segments[i]
		w.open('{')
		w.filledField("text", s.Text)
		if s.IsSuit {
			w.stringField("suit", string(s.Suit.Letter()))
		}
		w.trueField("bold", s.Style&game.Bold != 0)
		w.trueField("italic", s.Style&game.Italic != 0)
		w.trueField("underline", s.Style&game.Underline != 0)
		w.close('}')
	})
}

// writeEscapes writes escape lines, where there are any.
func writeEscapes(w *writer, escapes []game.Escape) {
	if len(escapes) > 0 {
		w.list("escapes", len(escapes), func(i int) { w.string(escapes[i].Text) })
	}
}

// writeItems writes the parts of a value, where it has several.
func writeItems(w *writer, t *game.Tag) {
	if hasItems(t) {
		w.stringsField("items", t.Items())
	}
}

func hasItems(t *game.Tag) bool { return strings.IndexByte(t.Effective(), ';') >= 0 }

// writeTagDetails writes the members that few tags have, those of the value left out.
func writeTagDetails(w *writer, t *game.Tag) {
	w.trueField("duplicate", t.Duplicate)
	writeComments(w, t.Comments())
	writeEscapes(w, t.Escapes())
}
