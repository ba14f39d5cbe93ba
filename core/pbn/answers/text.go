package answers

import (
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/source"
	"pbn/core/wire"
)

// writeStep writes how far it is from a position to another; but the column as it is.
func writeStep(w *wire.Writer, from, to source.Position) {
	w.Int(to.Byte - from.Byte)
	w.Int(to.Line - from.Line)
	w.Int(to.Column)
	w.Int(to.UTF16 - from.UTF16)
}

var commentKinds = [...]string{game.BraceComment: "brace", game.LineComment: "line", game.TextComment: "text"}

// writeComments writes the member of that name, where there are any. Commands of LIN are none: see writeKept.
func writeComments(w *wire.Writer, comments []game.Comment) {
	if len(comments) == 0 {
		return
	}
	list := w.Begun("comments")
	for i := range comments {
		c := &comments[i]
		if c.IsKept() {
			continue
		}
		list.Item()
		w.StringField("kind", commentKinds[c.Kind])
		w.StringField("text", c.Text)
		writePieces(w, c.Text)
		writeEscapes(w, c.Escapes())
		w.Close('}')
	}
	list.End()
}

// writePieces writes a text that has suit symbols or markup in pieces.
func writePieces(w *wire.Writer, text string) {
	if !game.MayHaveCodes(text) {
		return
	}
	segments := game.Segments(text)
	if game.IsPlain(text, segments) {
		return
	}
	w.List("pieces", len(segments), func(i int) {
		s := segments[i]
		w.Open('{')
		w.FilledField("text", s.Text)
		if s.IsSuit {
			w.StringField("suit", string(s.Suit.Letter()))
		}
		w.TrueField("bold", s.Style&game.Bold != 0)
		w.TrueField("italic", s.Style&game.Italic != 0)
		w.TrueField("underline", s.Style&game.Underline != 0)
		w.Close('}')
	})
}

// writeEscapes writes escape lines, where there are any.
func writeEscapes(w *wire.Writer, escapes []game.Escape) {
	if len(escapes) > 0 {
		w.List("escapes", len(escapes), func(i int) { w.String(escapes[i].Text) })
	}
}

// writeItems writes the parts of a value, where it has several.
func writeItems(w *wire.Writer, t *game.Tag) {
	if hasItems(t) {
		w.StringsField("items", t.Items())
	}
}

func hasItems(t *game.Tag) bool { return strings.IndexByte(t.Effective(), ';') >= 0 }

// writeTagDetails writes the members that few tags have, those of the value left out.
func writeTagDetails(w *wire.Writer, t *game.Tag) {
	w.TrueField("duplicate", t.Duplicate)
	writeComments(w, t.Comments())
	writeEscapes(w, t.Escapes())
}
