// Package habits has how PBN is written as text: its encoding, and the lengths of its lines.
package habits

import "pbn/core/source"

// PBN are the habits of PBN. The standard asks for Latin-1 (2.2); BridgeComposer writes a line such as
// "%Content-type: text/x-pbn; charset=ISO-8859-1".
var PBN = &source.Habits{Default: source.Latin1, ContentLine: "%content-type:", Doubt: "check whether this is a PBN file"}

// Lengths of lines in export format, in characters before the CRLF (2.3).
const (
	MaxLine  = 253 // the line end included, 255 are allowed
	WrapLine = 79  // lines that can be broken are kept below 80
)
