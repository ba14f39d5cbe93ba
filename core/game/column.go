package game

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"pbn/core/source"
	"pbn/core/syntax"
)

// Column is a column of a table, as the tag value of the table describes it (5.2).
type Column struct {
	Name  string
	Type  ColumnType
	Order Order
	Width int  // the minimum width in characters, 0 none
	Right bool // aligned right
	// Swapped tells that a seat may have "^" before it, for a declarer and a dummy who are swapped (3.4.13).
	Swapped bool
}

// ColumnType is what the elements of a column are. Each may also be "?" for unknown and "-" for irrelevant, and a score may
// have "^" before it where it is artificial (5.2).
type ColumnType string

// The types of columns.
const (
	TextColumn         ColumnType = "text"         // of a column that the standard does not define
	NumberColumn       ColumnType = "number"       // a rank, a score, IMPs, matchpoints, a count
	PercentageColumn   ColumnType = "percentage"   // 0 to 100
	PairColumn         ColumnType = "pair"         // the identification of a pair
	NamesColumn        ColumnType = "names"        // a string, the names of the players with ";" between them
	SeatColumn         ColumnType = "seat"         // W, N, E, S
	DenominationColumn ColumnType = "denomination" // S, H, D, C, NT
	ContractColumn     ColumnType = "contract"
	TricksColumn       ColumnType = "tricks" // 0 to 13
	CallColumn         ColumnType = "call"
	CardColumn         ColumnType = "card"
	RanksColumn        ColumnType = "ranks"      // of a suit, "-" for none
	TimeColumn         ColumnType = "time"       // HH:MM:SS, MM:SS or SS
	ScoreRangeColumn   ColumnType = "scoreRange" // of scores: "420", "420,*", "400,420", "*,400"
)

// Order is how the elements of a column go on from row to row (5.2).
type Order uint8

// The orders.
const (
	Unordered  Order = iota
	Descending       // "+": the highest value in the first row
	Ascending        // "-"
)

// tables are the supplemental sections that the standard defines, with their columns (5.3 to 5.10).
var tables = sync.OnceValue(func() map[string]map[string]ColumnType {
	return map[string]map[string]ColumnType{
		"ActionTable": {
			"Rank": NumberColumn, "Call": CallColumn, "Card": CardColumn, "Declarer": SeatColumn, "Contract": ContractColumn,
			"Percentage": PercentageColumn,
		},
		"AuctionTimeTable": {"Time": TimeColumn, "TotalTime": TimeColumn},
		"InstantScoreTable": {
			"Rank": NumberColumn, "ScoreRange_NS": ScoreRangeColumn, "ScoreRange_EW": ScoreRangeColumn,
			"IMP_NS": NumberColumn, "IMP_EW": NumberColumn, "Percentage_NS": PercentageColumn, "Percentage_EW": PercentageColumn,
		},
		"OptimumPlayTable":   {"S": RanksColumn, "H": RanksColumn, "D": RanksColumn, "C": RanksColumn},
		"OptimumResultTable": {"Declarer": SeatColumn, "Denomination": DenominationColumn, "Result": TricksColumn},
		"PlayTimeTable":      {"Time": TimeColumn, "TotalTime": TimeColumn},
		"ScoreTable": {
			"Rank": NumberColumn, "PairId_NS": PairColumn, "PairId_EW": PairColumn, "Names_NS": NamesColumn, "Names_EW": NamesColumn,
			"Contract": ContractColumn, "Declarer": SeatColumn, "Result": TricksColumn, "Score_NS": NumberColumn,
			"Score_EW": NumberColumn, "IMP_NS": NumberColumn, "IMP_EW": NumberColumn, "MP_NS": NumberColumn, "MP_EW": NumberColumn,
			"Percentage_NS": PercentageColumn, "Percentage_EW": PercentageColumn, "Multiplicity": NumberColumn,
		},
		"TotalScoreTable": {
			"Rank": NumberColumn, "PairId": PairColumn, "Names": NamesColumn, "TotalScore": NumberColumn, "TotalIMP": NumberColumn,
			"TotalMP": NumberColumn, "TotalPercentage": NumberColumn, "MeanScore": NumberColumn, "MeanIMP": NumberColumn,
			"MeanMP": NumberColumn, "MeanPercentage": PercentageColumn, "NrBoards": NumberColumn, "Multiplicity": NumberColumn,
		},
	}
})

// IsTable tells whether the standard defines a table of the name (5.3 to 5.10).
func IsTable(tag syntax.TagNumber) bool { return isTable[tag] }

var isTable = syntax.TagSetOf(Tables...)

// Line is a row of a table, or a line of another section, as export format writes it: one blank between the elements, and more
// where a column has a width, unless that makes the line too long (2.3, 5.2).
func (s *Section) Line(elements []string) string {
	var space [source.MaxLine]byte
	return string(s.AppendLine(space[:0], elements))
}

// AppendLine appends a Line.
func (s *Section) AppendLine(out []byte, elements []string) []byte {
	start := len(out)
	padded := s.Columns != nil && s.paddedLength(elements) <= source.MaxLine
	for i, e := range elements {
		if i > 0 {
			out = append(out, ' ')
		}
		if padded {
			out = s.Columns[i].appendPadded(out, e)
		} else {
			out = append(out, e...)
		}
	}
	for padded && len(out) > start && out[len(out)-1] == ' ' {
		out = out[:len(out)-1]
	}
	return out
}

// paddedLength is the length of a row whose elements are as wide as their columns, in characters.
func (s *Section) paddedLength(elements []string) int {
	length := len(elements) - 1
	for i, e := range elements {
		length += max(s.Columns[i].Width, utf8.RuneCountInString(e))
	}
	return length
}

// appendPadded appends an element with the blanks around it that make it as wide as the column (5.2).
func (c *Column) appendPadded(out []byte, element string) []byte {
	if !c.Right {
		out = append(out, element...)
	}
	for blanks := c.Width - utf8.RuneCountInString(element); blanks > 0; blanks-- {
		out = append(out, ' ')
	}
	if c.Right {
		out = append(out, element...)
	}
	return out
}

// TableColumns are the names of the predefined columns of a table, sorted.
func TableColumns(table string) (names []string) {
	for name := range tables()[table] {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// maxWidth bounds what a file can make the writer pad: a line cannot be longer (2.3).
const maxWidth = 255

// maxColumns is how many there can be on a line (2.3).
const maxColumns = 255

// ParseColumns reads the tag value of a table: "[+-]name[\width[L or R]]" with semicolons between them; nil where there are
// more than a line can hold.
func ParseColumns(table, value string) []Column {
	var columns []Column
	if strings.Count(value, ";") >= maxColumns {
		return nil
	}
	for name := range strings.SplitSeq(value, ";") {
		var c Column
		switch {
		case strings.HasPrefix(name, "+"):
			c.Order, name = Descending, name[1:]
		case strings.HasPrefix(name, "-"):
			c.Order, name = Ascending, name[1:]
		}
		if i := strings.LastIndexByte(name, '\\'); i >= 0 {
			width := name[i+1:]
			if rest, right := strings.CutSuffix(width, "R"); right {
				width, c.Right = rest, true
			} else {
				width = strings.TrimSuffix(width, "L")
			}
			if digits(width) {
				name, c.Width = name[:i], min(number(width), maxWidth)
			} else {
				c.Right = false
			}
		}
		c.Name = name
		if c.Type = tables()[table][name]; c.Type == "" {
			c.Type = TextColumn
		}
		c.Swapped = table == "ActionTable" && c.Type == SeatColumn
		columns = append(columns, c)
	}
	return columns
}
