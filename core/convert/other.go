package convert

import (
	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/report"
)

// AsRead are the options of PBN that is read and never shown.
func AsRead() export.Options {
	return export.Options{Encoding: plain.UTF8, Missing: export.Omit}
}

// Other is a file of another notation as PBN, and what was found in it.
type Other struct {
	From   Notation
	PBN    []byte
	Report *report.Report
}

// AsPBN returns a file of another notation as PBN, for what works on PBN only; nil if it is PBN. To is not looked at.
func AsPBN(file []byte, o Options) *Other {
	if o.From == Automatic {
		o.From = Recognize(file, o.Encoding)
	}
	if o.From == PBN {
		return nil
	}
	o.To = PBN
	out, from, r := Convert(file, o)
	return &Other{from, out, r}
}

// Name is the name of the notation; "" of no other.
func (o *Other) Name() string {
	if o == nil {
		return ""
	}
	return o.From.String()
}
