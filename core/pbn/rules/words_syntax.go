package rules

import "pbn/core/diag"

// missingSeparator has the tag's name as its other place, and the start of the game as its number.
func missingSeparator(w *diag.Wording) string {
	return "The tag " + w.OtherSays() + " and others come again, so a new game begins here; the blank line before it is missing."
}

func separate(w *diag.Wording) {
	at, line := w.Number(0), w.Text.LineEnd()
	switch {
	case w.Text.Position(at).Column > 1:
		line += line
	case at > 0 && w.Text.Bytes[at-1] == '\r':
		line = "\r" // an LF would only complete the line end before it
	}
	w.Insert(at, line)
	w.Fix(w.Text.StartsLine(at), "Put a blank line before the game")
}
