package answers

import (
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/habits"
	"pbn/core/wire"
)

// Apply returns the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it
// may become "?".
func Apply(file []byte, o wire.Options, check pbn.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
	encoding := o.Open(habits.PBN, file).Text().Encoding
	list, err := wire.ReadFixes(fixes, encoding, mayReplace)
	if err != nil {
		return nil, err
	}
	out, applied := mend.Apply(file, encoding, list)
	return &mend.Result{Bytes: out, Applied: applied, Report: pbn.Validate(o.Open(habits.PBN, out), check)}, nil
}
