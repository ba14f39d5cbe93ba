package answers

import (
	"pbn/core/pbn"
	"pbn/core/wire"
)

// Applied is a file with fixes.
type Applied struct {
	Bytes []byte
	// Count is how many fixes were applied.
	Count int
	// More reports that there may be more safe fixes.
	More bool
	// Report is the JSON of what Validate says of Bytes.
	Report []byte
}

// Apply is the file with fixes, each a list of edits. A text with a character that the file's encoding lacks is an error, unless it may
// become "?".
func Apply(file []byte, o wire.Options, check pbn.Options, fixes [][]wire.Edit, mayReplace bool) (applied Applied, err error) {
	encoding := open(file, &o).Text().Encoding
	list, err := wire.ReadFixes(fixes, encoding, mayReplace)
	if err != nil {
		return Applied{}, err
	}
	applied.Bytes, applied.Count = pbn.Apply(file, encoding, list)
	applied.Report = Validate(applied.Bytes, o, check)
	return applied, nil
}

// ApplySafe is the file with all safe fixes: see [pbn.ApplySafe].
func ApplySafe(file []byte, o wire.Options, check pbn.Options) Applied {
	mended := pbn.Mend(file, o.Named(), check)
	return Applied{Bytes: mended.Bytes, Count: mended.Applied, More: mended.More, Report: wire.CheckReport(mended.Report, o)}
}

// AppliedReport is the JSON of Applied except its bytes: what Validate says of them, how many fixes they have, and whether there may be more.
func AppliedReport(mended *pbn.Mended, o wire.Options) []byte {
	var w wire.Writer
	w.Open('{')
	wire.WriteReport(&w, mended.Report, &o)
	wire.WriteText(&w, mended.Report, o.Text)
	w.IntField("applied", mended.Applied)
	w.TrueField("more", mended.More)
	w.Close('}')
	return w.Out
}
