package kit

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/wire"
)

// What split and stats make of the games that were read.

// splitOf is how a command line divides games.
func splitOf(l *line.Line, n *desk.Notation) (*desk.Split, error) {
	if !l.Is("count") {
		return desk.ReadSplit(l.Value("by"), n.Fields)
	}
	count, err := l.Number("count")
	if err != nil {
		return nil, err
	}
	return desk.SplitByCount(count)
}

// writeParts writes the files into which games were divided, into a folder.
func writeParts(folder, extension string, parts []*desk.Part) error {
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = p.Name + extension
	}
	return files.WriteParts(folder, names, func(i int) []byte { return parts[i].Bytes() })
}

// tallySaid says how many games there are of each kind: as columns, or as JSON.
func tallySaid(t *desk.Tally, games int, asJSON bool) string {
	rows := t.Rows()
	if asJSON {
		return string(appendJSON(nil, tallyJSON(t.Names, rows, games))) + "\n"
	}
	table := [][]string{append(slices.Clip(t.Names), "games")}
	for _, row := range rows {
		table = append(table, append(slices.Clip(row.Texts), strconv.Itoa(row.Games)))
	}
	return aligned(table)
}

// tallyJSON is the JSON of the rows, each an object with a member for each field.
func tallyJSON(names []string, rows []*desk.TallyRow, games int) []byte {
	var w wire.Writer
	w.Open('{')
	w.IntField("games", games)
	w.List("rows", len(rows), func(i int) {
		w.Open('{')
		for k, name := range names {
			w.StringField(name, rows[i].Texts[k])
		}
		w.IntField("games", rows[i].Games)
		w.Close('}')
	})
	w.Close('}')
	return w.Out
}

// aligned writes rows in columns, the last of which has numbers.
func aligned(table [][]string) string {
	last := len(table[0]) - 1
	widths := make([]int, last+1)
	for _, row := range table {
		for k := range row {
			if row[k] = wire.Printable(row[k]); row[k] == "" {
				row[k] = "–"
			}
			widths[k] = max(widths[k], utf8.RuneCountInString(row[k]))
		}
	}
	var out strings.Builder
	for _, row := range table {
		for k, text := range row {
			blanks := strings.Repeat(" ", widths[k]-utf8.RuneCountInString(text))
			if k == last {
				out.WriteString(blanks + text + "\n")
			} else {
				out.WriteString(text + blanks + "  ")
			}
		}
	}
	return out.String()
}
