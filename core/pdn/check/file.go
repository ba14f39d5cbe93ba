package check

import (
	"bytes"
	"strings"

	"pbn/core/diag"
	"pbn/core/pdn/rules"
	"pbn/core/recognize"
	"pbn/core/source"
)

// NoGames reports that a file has no game in it: it is empty (E-h), or something else than PDN (E-g).
func NoGames(t *source.Text, diags *diag.List) {
	if len(bytes.TrimSpace(bytes.TrimPrefix(t.Bytes, []byte("\uFEFF")))) == 0 {
		rules.EmptyFile.Find(diags, source.Span{})
		return
	}
	at := source.Span{End: t.CharacterEnd(0)}
	switch is, _ := recognize.OfText(string(t.Bytes[:min(len(t.Bytes), recognize.Head)])); {
	case is == nil || is.Is("pdn"):
		rules.NoGame.Find(diags, at)
	case is.IsForeign():
		e := rules.OtherFormat.Find(diags, at)
		e.Say(rules.OtherFile{Is: e.Text(is.Sentence())})
	default:
		e := rules.OtherGames.Find(diags, at)
		e.Say(rules.OtherFile{Is: e.Text(strings.ToUpper(is.ID))})
	}
}
