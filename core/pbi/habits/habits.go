// Package habits says how PBI is written as text.
package habits

import "pbn/core/source"

// PBI is UTF-8, in which U+0085 and U+2028 end lines, too. A byte that is not UTF-8 is read as Windows-1252 has it.
var PBI = &source.Habits{
	Default: source.UTF8, UnicodeLines: true, Joined: source.JoinedFiles, Doubt: "check whether this is a file of chess problems",
}
