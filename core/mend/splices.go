package mend

import (
	"sort"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// Splices are the texts that the edits of a caller put into a file. Each belongs to a change, which the notation knows by a number.
type Splices struct{ list []splice }

type splice struct {
	start, end       int    // in the bytes of the file
	text             string // as the file needs it
	newStart, newEnd int    // in the bytes of the result
	change           int
}

// Add adds a text that comes in place of the bytes of a file from start up to end.
func (s *Splices) Add(change, start, end int, text string) {
	s.list = append(s.list, splice{start: start, end: end, text: text, change: change})
}

// First returns the change of the first splice in the file, after Write; there has to be one.
func (s *Splices) First() (change int) { return s.list[0].change }

// Len returns how many splices there are.
func (s *Splices) Len() int { return len(s.list) }

// Write returns the file with the splices. What is put at a place comes before what is taken out there.
func (s *Splices) Write(file []byte, encoding source.Encoding) []byte {
	sort.SliceStable(s.list, func(i, k int) bool {
		a, b := &s.list[i], &s.list[k]
		return a.start < b.start || a.start == b.start && a.end < b.end
	})
	out := make([]byte, 0, len(file)+64*len(s.list))
	at := 0
	for i := range s.list {
		one := &s.list[i]
		out = append(out, file[at:one.start]...)
		one.newStart = len(out)
		out = encoding.Append(out, one.text)
		one.newEnd, at = len(out), one.end
	}
	return append(out, file[at:]...)
}

// NewErrors visits the errors of the result that the file does not have, with the changes in whose text they are; none where it is in what
// stays. The rules of export format do not count, since layout is the writer's business.
func (s *Splices) NewErrors(before, after *report.Report, visit func(d *diag.Diagnostic, changes []int)) {
	type fault struct {
		rule diag.Rule
		at   int
	}
	had := map[fault]bool{}
	for i := range before.Diagnostics.Items {
		d := &before.Diagnostics.Items[i]
		had[fault{d.Rule, d.Place.Range.Start.Byte}] = true
	}
	for i := range after.Diagnostics.Items {
		d := &after.Diagnostics.Items[i]
		if d.Severity != diag.Error || after.Diagnostics.Rules(d.Rule).OfExportFormat {
			continue
		}
		changes, at := s.origin(d.Place.Range)
		// What lacks at a place is not of the text after it.
		isOfWhatStays := len(changes) == 0 || d.Place.Range.Start == d.Place.Range.End
		if isOfWhatStays && had[fault{d.Rule, at}] ||
			after.Diagnostics.Omitted(d.Rule) > 0 && after.Diagnostics.Found(d.Rule) <= before.Diagnostics.Found(d.Rule) {
			continue
		}
		visit(d, changes)
	}
}

// origin returns the changes in whose text a range of the result is, each once, and where in the file it starts if it is in none.
func (s *Splices) origin(r source.Range) (changes []int, at int) {
	start, end := r.Start.Byte, max(r.End.Byte, r.Start.Byte+1)
	first := sort.Search(len(s.list), func(i int) bool { return s.list[i].newEnd > start })
	at = start
	if first > 0 {
		at = start - s.list[first-1].newEnd + s.list[first-1].end
	}
	seen := map[int]bool{}
	for i := first; i < len(s.list) && s.list[i].newStart < end; i++ {
		if one := s.list[i].change; !seen[one] {
			seen[one] = true
			changes = append(changes, one)
		}
	}
	return changes, at
}

// Part is a splice that an edit of a caller makes.
type Part struct {
	Splice *diag.Splice
	Edit   int
}

// Arrange widens what the parts of a text take out, no further than where something else is changed. Where two of them change the same
// bytes, ok is false, and edit is that of the later one.
func Arrange(text []byte, all []Part) (edit int, ok bool) {
	// What is put at a place comes before what is taken out there.
	sort.SliceStable(all, func(i, k int) bool {
		a, b := all[i].Splice, all[k].Splice
		return a.Start < b.Start || a.Start == b.Start && a.End < b.End
	})
	var taken []*diag.Splice
	end := 0
	for _, of := range all {
		s := of.Splice
		if s.Start < end {
			return of.Edit, false
		}
		end = max(end, s.End)
		if s.Text == "" {
			taken = append(taken, s)
		}
	}
	widen(text, taken)
	end = 0
	for i, of := range all {
		s := of.Splice
		s.Start = max(s.Start, end)
		if i > 0 && s.Text == "" {
			before := all[i-1].Splice
			if before.Start == s.Start && endsLine(before.Text) && !source.IsLineEnd(text[s.End-1]) {
				s.End = lineRest(text, s.End) // the line has an end before what was taken out of it: another one would leave an empty line
			}
		}
		if i+1 < len(all) {
			s.End = min(s.End, max(s.Start, all[i+1].Splice.Start))
		}
		end = s.End
	}
	return 0, true
}

// endsLine reports whether a text ends with a line end.
func endsLine(text string) bool { return text != "" && source.IsLineEnd(text[len(text)-1]) }

// widen widens what is taken out of a text, splices in its order, by the blanks between and before, and by the lines on which nothing else is.
func widen(text []byte, all []*diag.Splice) {
	for len(all) > 0 {
		n := 1
		for n < len(all) && isOnlyBlanks(text[all[n-1].End:max(all[n-1].End, all[n].Start)]) {
			all[n].Start = all[n-1].End
			n++
		}
		first, last := all[0], all[n-1]
		start, end := first.Start, last.End
		for start > 0 && isBlank(text[start-1]) {
			start--
		}
		if start > 0 && !source.IsLineEnd(text[start-1]) {
			first.Start = start
		} else {
			last.End = lineRest(text, end)
		}
		all = all[n:]
	}
}

// lineRest returns where the blanks after an offset end, or the next line begins where nothing else is on this one.
func lineRest(text []byte, end int) int {
	for end < len(text) && isBlank(text[end]) {
		end++
	}
	switch {
	case end == len(text):
	case text[end] == '\r' && end+1 < len(text) && text[end+1] == '\n':
		end += len("\r\n")
	case source.IsLineEnd(text[end]):
		end++
	}
	return end
}

func isOnlyBlanks(text []byte) bool {
	for _, c := range text {
		if !isBlank(c) {
			return false
		}
	}
	return true
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }
