package pbn

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/check"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// mostFixes is how many fixes of a rule ApplySafe makes in one round.
const mostFixes = 100_000

// How much ApplySafe may read again: mostAgain times the file, and mostAgainMore bytes. A fix that waits for another one is made a round
// later; one game may take as many rounds as it has lines.
const (
	mostAgain     = 3
	mostAgainMore = 128 << 10
)

// ApplySafe applies the safe fixes of all rules that severities leave on, and those that they make possible, round by round. It only makes
// changes that leave fewer errors, or as many errors and fewer diagnostics. The rules of export format do not count, and none of their fixes is
// made, since their layout is Export's business; but where a file claims that format, no change may bring more findings of one of them. If no fix
// is applied, out is the file itself. more reports that it ended because it would have taken long, though fixes may be left: a call with out
// as the file goes on.
func ApplySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) (out []byte, applied int, more bool) {
	m := applySafe(file, named, severities)
	return m.out, m.applied, m.cut
}

// Mended is a file with safe fixes.
type Mended struct {
	Bytes   []byte
	Applied int
	More    bool // as [ApplySafe] has it
	// Report is what Validate says of Bytes.
	Report *Report
}

// Mend is ApplySafe, and Validate of its result.
func Mend(file []byte, named source.Encoding, options Options) *Mended {
	defer KeepMemory()()
	m := applySafe(file, named, options.Severities)
	return &Mended{m.out, m.applied, m.cut, Validate(source.Open(m.out, named), options)}
}

func applySafe(file []byte, named source.Encoding, severities map[diag.Rule]diag.Severity) *mending {
	options := Options{Severities: severities, Most: mostFixes}
	m := &mending{options: options, named: named, left: (1+mostAgain)*len(file) + mostAgainMore, tools: newMender()}
	m.tools.reading.open()
	m.out, _, m.applied = m.mend(file)
	m.tools.reading.close()
	return m
}

// mending applies safe fixes.
type mending struct {
	options Options
	named   source.Encoding
	left    int  // how many bytes may still be read
	cut     bool // it ended because there were none left
	inPart  bool // the file has some of the games of another one
	// asExport reports that the other one claims export format.
	asExport bool
	tools    *mender
	// What it has made in the end.
	out     []byte
	applied int
}

// mender has the memory in which files are read and fixes applied.
type mender struct {
	reading reading
	applier applier
	spare   []*diag.SafeFixes // that are not in use
}

func newMender() *mender { return &mender{reading: reading{checks: &checking{}}} }

// free gives up the fixes of a file.
func (m *mender) free(v *validated) { m.spare = append(m.spare, v.fixes) }

// validated is a file with what was found in it.
type validated struct {
	file []byte
	*Report
	fixes  *diag.SafeFixes
	starts []int // of its games, in bytes
	// apart reports whether each of its games is read the same without the others.
	apart bool
}

// validate reads and checks a file.
func (m *mending) validate(file []byte) *validated {
	v := &validated{file: file, fixes: &diag.SafeFixes{}, apart: m.options.Severities[rules.SyntaxUnterminatedComment] != diag.Off}
	if n := len(m.tools.spare); n > 0 {
		v.fixes, m.tools.spare = m.tools.spare[n-1], m.tools.spare[:n-1]
		v.fixes.Clear()
	}
	r := &m.tools.reading
	last := r.Report
	r.Report = newReport(rules.Of)
	if last != nil {
		r.Diagnostics.Reuse(&last.Diagnostics)
	}
	r.Diagnostics.Severities, r.Diagnostics.Most, r.Diagnostics.Safe = m.options.Severities, m.options.Most, v.fixes
	r.asExport = m.asExport
	r.visit = func(text *source.Text, g *game.Game) error {
		v.starts = append(v.starts, text.Position(g.Span.Start).Byte)
		v.apart = v.apart && g.Standing.Len() == 0 && !mayContinue(g)
		return nil
	}
	stream := source.Open(file, m.named)
	p := parts{whole: stream}
	if !m.inPart {
		p = r.parts(stream)
	}
	if v.Report = r.read(p); v.Diagnostics.Safe == nil {
		v.fixes.Clear() // it is not PBN
	}
	v.apart = v.apart && p.kind() != check.Embedded && !p.refused && v.Diagnostics.Found(rules.SyntaxUnterminatedComment) == 0
	m.left -= len(file)
	return v
}

// mayContinue reports whether a game is read as a part of the one before it, or inherits.
func mayContinue(g *game.Game) bool {
	return check.MayContinue(g) || slices.ContainsFunc(g.Tags, func(t game.Tag) bool { return values.Inherits(t.Value) })
}

// game returns the text of a game, counted from 0, up to the next one.
func (v *validated) game(i int) []byte {
	start, end := v.starts[i], len(v.file)
	if i == 0 {
		start = 0
	}
	if i+1 < len(v.starts) {
		end = v.starts[i+1]
	}
	return v.file[start:end]
}

// mend applies safe fixes until none is left that does no harm. After each round it reads only the changed games again, if games do not
// depend on each other.
func (m *mending) mend(file []byte) (out []byte, after *validated, applied int) {
	for now := m.validate(file); ; {
		next, n := m.round(now)
		if n == 0 {
			return now.file, now, applied
		}
		applied += n
		if further, n := m.mendChanged(now, next); n > 0 {
			m.tools.free(next)
			next, applied = further, applied+n
		}
		m.tools.free(now)
		if now = next; m.left <= 0 {
			m.cut = true
			return now.file, now, applied
		}
	}
}

// mendChanged applies fixes only to the games that differ between two files, and returns the second file with them; nil if that gains
// nothing.
func (m *mending) mendChanged(before, after *validated) (further *validated, applied int) {
	if !before.apart || !after.apart || len(before.starts) != len(after.starts) || after.fixes.Len() == 0 {
		return nil, 0
	}
	var changed []int
	var part []byte
	for i := range after.starts {
		if text := after.game(i); !bytes.Equal(before.game(i), text) {
			changed, part = append(changed, i), append(part, text...)
		}
	}
	if len(part) > len(after.file)/2 {
		return nil, 0
	}
	inPart := mending{options: m.options, named: after.Text.Encoding, left: m.left, inPart: true, asExport: after.ClaimsExport, tools: m.tools}
	_, mended, applied := inPart.mend(part)
	m.tools.free(mended)
	if m.left = inPart.left; applied == 0 || len(mended.starts) != len(changed) {
		return nil, 0
	}
	var file []byte
	for i := range after.starts {
		text := after.game(i)
		if len(changed) > 0 && changed[0] == i {
			text, changed = mended.game(len(mended.starts)-len(changed)), changed[1:]
		}
		file = append(file, text...)
	}
	if further = m.validate(file); !m.mayReplace(further, after) {
		m.tools.free(further)
		return nil, 0
	}
	return further, applied
}

// round applies all safe fixes or, if that does harm, those of the first rule whose fixes do none.
func (m *mending) round(before *validated) (after *validated, applied int) {
	for _, only := range append([]diag.Rule{anyRule}, rules.All()...) {
		fixes := before.fixes.Of(func(r diag.Rule) bool { return (only == anyRule || r == only) && !rules.Of(r).OfExportFormat })
		out, applied := m.tools.applier.apply(before.file, before.Text.Encoding, fixes)
		if applied == 0 {
			continue
		}
		if after = m.validate(out); m.mayReplace(after, before) {
			return after, applied
		}
		m.tools.free(after)
		if m.left <= 0 {
			m.cut = true
			break
		}
	}
	return before, 0
}

// mayReplace reports whether a changed file is better than it was and has all its games, and no more of them if it is a part of a file.
func (m *mending) mayReplace(after, before *validated) bool {
	return readAlike(after.file, after.Report, before.Report) && better(after.Report, before.Report) &&
		(after.Games == before.Games || after.Games > before.Games && !m.inPart)
}

// readAlike reports whether a changed file is read in the encoding of the file before it, or is ASCII, which all encodings read alike.
func readAlike(out []byte, after, before *Report) bool {
	return after.Text.Encoding == before.Text.Encoding || !slices.ContainsFunc(out, func(c byte) bool { return c >= utf8.RuneSelf })
}

// anyRule means all rules at once.
const anyRule = ^diag.Rule(0)

// better reports whether a file has fewer errors than it had, or as many errors and fewer diagnostics in all, and no more of any rule of export
// format, which else do not count.
func better(after, before *Report) bool {
	was, is := &before.Diagnostics, &after.Diagnostics
	errors, all := is.Count(diag.Error)-was.Count(diag.Error), 0
	for _, s := range [...]diag.Severity{diag.Warning, diag.Info} {
		all += is.Count(s) - was.Count(s)
	}
	for _, rule := range rules.All() {
		if !rules.Of(rule).OfExportFormat {
			continue
		}
		if is.Found(rule) > was.Found(rule) {
			return false
		}
		inErrors := is.FoundAs(rule, diag.Error) - was.FoundAs(rule, diag.Error)
		errors -= inErrors
		all -= is.Found(rule) - was.Found(rule) - inErrors
	}
	return errors < 0 || errors == 0 && all < 0
}
