package lin

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/source"
)

// losses are what LIN cannot hold: a finding for each kind of it in the file, which says how often there is more of it.
type losses struct {
	places map[loss]int // in counts
	counts []int        // in the order of the findings
	// isApart gives each of them a finding of its own: tests look for all.
	isApart bool
}

// loss is a kind of what is lost. Of tags, tables and escape lines each name is a kind of its own.
type loss struct {
	kind diag.Kind[diag.None]
	name string
}

// mostLosses is how many kinds are told apart: a file can have any number of names.
const mostLosses = 500

// find reports what is of a kind, and has a name, or "": once in the file.
func (l *losses) find(diags *diag.List, kind diag.Kind[diag.None], severity diag.Severity, name string, at source.Span) {
	if len(l.counts) >= mostLosses {
		name = ""
	}
	if n, has := l.places[loss{kind, name}]; has && !l.isApart {
		l.counts[n]++
		return
	}
	if l.places == nil {
		l.places = map[loss]int{}
	}
	l.places[loss{kind, strings.Clone(name)}] = len(l.counts)
	l.counts = append(l.counts, 1)
	kind.FindAs(diags, severity, at)
}

// sayCounts adds to each finding of what is lost or filled in how often there is more of it. The findings are in the order in which they
// were made.
func (l *losses) sayCounts(diags *diag.List) {
	n := 0
	for i := range diags.Items {
		d := &diags.Items[i]
		if d.Rule != WriteLost && d.Rule != WriteFilled {
			continue
		}
		if more := l.counts[n] - 1; more > 0 {
			d.Message += " The file has " + strconv.Itoa(more) + " more of this kind."
		}
		n++
	}
}
