// Package olive makes problems of the YAML that the program Olive and the database YACPDB keep them in, and the other way. What one of both has
// no field for is kept in comments, in lines that begin with a word and a colon, and comes back from there; what even that cannot hold is
// counted.
package olive

import (
	"io"
	"strings"

	"pbn/core/lists"
	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// The words with which lines of comments begin that keep what has no field, besides those that [record.Sections] are of.
const (
	boardLine  = "Forsyth: "
	keyLine    = "Key: "
	statusLine = "Status: "
	awardLine  = "Award: "
)

// What is counted.
const (
	lostEntries = iota
	lostFairy
	lostGlyphs
	lostIDs
	lostSourceComments
	lostUnknown
	lossKinds
)

var lossNames = [lossKinds]string{
	lostEntries: "entries that cannot be read", lostFairy: "positions with fairy pieces, which are kept in comments", lostGlyphs: "glyphs of pieces",
	lostIDs: "numbers in other databases", lostSourceComments: "comments on sources", lostUnknown: "fields that are not known",
}

type losses [lossKinds]int

// Read makes a file of PBI of one of Olive: a problem an entry.
func Read(to io.Writer, file []byte) (*lists.Result, error) {
	text := habits.PBI.Open(file, source.Automatic).Text()
	whole := strings.TrimPrefix(text.DecodeBytes(text.Bytes), "\uFEFF")
	r, lost := &lists.Result{}, losses{}
	next := func() (*record.Problem, error) {
		for whole != "" {
			entry, rest := cutEntry(whole)
			whole = rest
			if strings.TrimSpace(entry) == "" {
				continue
			}
			n, err := readYAML(entry)
			if err != nil || n.of == nil {
				lost[lostEntries]++
				continue
			}
			r.Lines++
			return problemOf(n, &lost), nil
		}
		return nil, nil
	}
	var err error
	r.Report, err = pbi.Write(to, nil, next, export.Options{})
	r.Lost = lists.Losses(lossNames[:], lost[:])
	return r, err
}

// cutEntry returns the text before the next line that begins a document, and what is after that line's mark.
func cutEntry(text string) (entry, rest string) {
	const mark = "---"
	for at := 0; ; {
		line := text[at:]
		if at == 0 || text[at-1] == '\n' {
			if strings.HasPrefix(line, mark) && strings.TrimSpace(lineOf(line)) == mark {
				return text[:at], line[len(lineOf(line)):]
			}
		}
		n := strings.IndexByte(line, '\n')
		if n < 0 {
			return text, ""
		}
		at += n + 1
	}
}

func lineOf(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// Write makes a file of Olive of one of PBI.
func Write(to io.Writer, file *source.Stream) *lists.Result {
	r := &lists.Result{}
	var out []byte
	var err error
	r.Report = pbi.Parse(file.Until(func() error { return err }), func(t *source.Text, one *record.Record) {
		out = appendEntry(out[:0], one, one.Problem(t))
		_, err = to.Write(out)
		r.Lines++
	})
	if r.Report.Err == nil {
		r.Report.Err = err
	}
	return r
}
