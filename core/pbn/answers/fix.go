package answers

import (
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/habits"
	"pbn/core/report"
	"pbn/core/wire"
)

// Apply returns the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it
// may become "?".
func Apply(file []byte, o wire.Options, check pbn.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	return wire.Applied(file, o.Open(habits.PBN, file).Text().Encoding, fixes, mayReplace, func(out []byte) *report.Report {
		return pbn.Validate(o.Open(habits.PBN, out), check)
	})
}
