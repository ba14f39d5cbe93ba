package answers

import (
	"errors"

	"pbn/core/pbn/nag"
	"pbn/core/wire"
)

// NAGs is the JSON of NagTexts: of a file with the meanings of NAGs (3.7), or, without one, in English.
func NAGs(file []byte) []byte {
	texts := nag.English()
	var problem *nag.Error
	if len(file) > 0 {
		read, err := nag.Read(file)
		if errors.As(err, &problem) {
			read = &nag.Texts{}
		}
		texts = read
	}
	var w wire.Writer
	w.Open('{')
	w.List("texts", len(texts), func(i int) { w.String(texts[i]) })
	if problem != nil {
		w.Name("problem")
		w.Open('{')
		w.IntField("line", problem.Line)
		w.StringField("message", problem.Message)
		w.Close('}')
	}
	w.Close('}')
	return w.Out
}
