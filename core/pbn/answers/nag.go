package answers

import (
	"errors"

	"pbn/core/pbn/nag"
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
	var w writer
	w.open('{')
	w.list("texts", len(texts), func(i int) { w.string(texts[i]) })
	if problem != nil {
		w.name("problem")
		w.open('{')
		w.intField("line", problem.Line)
		w.stringField("message", problem.Message)
		w.close('}')
	}
	w.close('}')
	return w.out
}
