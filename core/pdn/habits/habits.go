// Package habits has how PDN is written as text: its encoding, and the lengths of its lines.
package habits

import "pbn/core/source"

// PDN are the habits of PDN: UTF-8, and what is not, as Windows-1252 (E-a, E-b).
var PDN = &source.Habits{Default: source.UTF8, Tables: []source.Encoding{Windows1251, KOI8R, CP866}, Joined: source.JoinedFiles,
	Doubt: "check whether this is a PDN file"}

// WrapLine is how many characters a line of movetext has at most in what is written; the standard knows no limit (E-c).
const WrapLine = 79
