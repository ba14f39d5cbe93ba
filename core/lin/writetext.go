package lin

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/source"
)

// writer writes games as LIN.
type writer struct {
	diags *diag.List
	out   []byte
	// match is what is written before the boards that are held back, and what they have in common.
	match  *matchHeader
	boards []byte
	// inMatch reports whether the last game was written as one of a match.
	inMatch bool
	// line is that of the game that is being written.
	line []byte
}

// command writes a command.
func (w *writer) command(name, value string) {
	w.line = append(append(append(w.line, name...), '|'), strings.TrimSpace(value)...)
	w.line = append(w.line, '|')
}

// plain returns a text without bars, which would end a value, and reports them.
func (w *writer) plain(text string, at source.Span) string {
	if strings.Contains(text, "|") {
		barInText.Find(w.diags, at)
		text = strings.ReplaceAll(text, "|", "/")
	}
	return text
}

// lost reports something that LIN cannot hold.
func (w *writer) lost(kind diag.Kind[diag.None], at source.Span) { kind.Find(w.diags, at) }
