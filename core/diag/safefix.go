package diag

import (
	"iter"
	"slices"
	"sort"

	"pbn/core/source"
)

// Splice replaces the bytes from Start to End, of a text that is being read or of a file, by a text.
type Splice struct {
	Start, End int
	Text       string
}

// Span returns the bytes that it replaces.
func (s Splice) Span() source.Span { return source.Span{Start: s.Start, End: s.End} }

// EndAfter reports whether any splice changes something after an offset.
func EndAfter(splices []Splice, offset int) bool {
	return slices.ContainsFunc(splices, func(s Splice) bool { return s.End > offset })
}

// SafeFixes has the safe fixes of a file, for a caller who wants nothing else: a file can have as many as characters, and diagnostics
// would take ten times the memory. The zero value is empty.
type SafeFixes struct {
	fixes   []safeFix
	splices []Splice
	started int // where the fixes of the game that is being read begin
}

type safeFix struct {
	rule       Rule
	first, end int32 // of its splices
	order      uint32
	// span is the place of the diagnostic, in the text that was read and, from EndGame on, in the file.
	span source.Span
}

// Clear drops all fixes, and keeps their memory for others.
func (s *SafeFixes) Clear() { s.fixes, s.splices, s.started = s.fixes[:0], s.splices[:0], 0 }

// Len returns how many fixes there are.
func (s *SafeFixes) Len() int { return len(s.fixes) }

// Of returns the splices of each fix of the wanted rules, in the order of the file.
func (s *SafeFixes) Of(wanted func(Rule) bool) iter.Seq[[]Splice] {
	return func(yield func([]Splice) bool) {
		for _, f := range s.fixes {
			if wanted(f.rule) && !yield(s.splices[f.first:f.end]) {
				return
			}
		}
	}
}

// add adds a fix of a finding. A safe fix changes nothing but the game that is read.
func (s *SafeFixes) add(f *Finding, place source.Span, splices []Splice) {
	first := len(s.splices)
	s.splices = append(source.Room(s.splices), splices...)
	s.fixes = append(source.Room(s.fixes), safeFix{rule: f.Rule, first: int32(first), end: int32(len(s.splices)), span: place, order: f.order})
}

// keep drops those fixes of the game that is being read for which fit returns false.
func (s *SafeFixes) keep(fit func(f *safeFix, splices []Splice) bool) {
	open := s.fixes[s.started:]
	if len(open) == 0 {
		return
	}
	kept, splices := open[:0], s.splices[:open[0].first]
	for i := range open {
		if f := &open[i]; fit(f, s.splices[f.first:f.end]) {
			first := len(splices)
			splices = append(splices, s.splices[f.first:f.end]...)
			f.first, f.end = int32(first), int32(len(splices))
			kept = append(kept, *f)
		}
	}
	s.fixes, s.splices = s.fixes[:s.started+len(kept)], splices
}

// endGame finds the places of the game's fixes in the file. It drops those that would break a page.
func (s *SafeFixes) endGame(text *source.Text) {
	s.keep(func(f *safeFix, splices []Splice) (ok bool) {
		f.span = text.InFile(f.span)
		for i := range splices {
			e := &splices[i]
			span := source.Span{Start: e.Start, End: e.End}
			if e.Text, ok = text.Written(e.Text, span); !ok {
				return false
			}
			span = text.InFile(span)
			e.Start, e.End = span.Start, span.End
		}
		return true
	})
	s.started = len(s.fixes)
}

// sort puts the fixes in the order of the file.
func (s *SafeFixes) sort() {
	sort.Sort(fixesByPlace(s.fixes))
}

type fixesByPlace []safeFix

func (s fixesByPlace) Len() int      { return len(s) }
func (s fixesByPlace) Swap(i, j int) { s[i], s[j] = s[j], s[i] }
func (s fixesByPlace) Less(i, j int) bool {
	a, b := &s[i], &s[j]
	return a.span.Start < b.span.Start || a.span.Start == b.span.Start && a.order < b.order
}
