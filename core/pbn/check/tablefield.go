package check

import (
	"math"
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
)

// method computes a column of IMPs or matchpoints from the points of a field.
type method struct {
	kind         diag.Kind[rules.WrongPoints]
	column, name string
	field        *bridge.Field
	// halves is the matchpoints for a score that is beaten, in halves; 0 for IMPs.
	halves int
	scale  bridge.IMPScale
	// IMPs are those against each score, divided by through, or, if that is 0, those against a datum. Low and high differ only because the
	// standard does not say how a datum is rounded.
	through   int
	low, high int
}

// of returns the least and the most that a score can have.
func (m *method) of(score int) (least, most float64) {
	switch {
	case m.halves > 0:
		least = float64(m.field.MP1(score)*m.halves) / 2
	case m.through > 0:
		least = float64(m.field.Cross(m.scale, score)) / float64(m.through)
	default:
		return float64(m.scale.IMPs(score - m.high)), float64(m.scale.IMPs(score - m.low))
	}
	return least, least
}

// compareField compares matchpoints and IMPs with the points that they come from, if Scoring says how and the table has the points of all
// rows (3.4.12). It skips the rows that are told, and marks as told those that it reports.
func compareField(tb *table, told []bool) {
	fields := tb.scoring.fields
	if french, known := tb.game.KnownOf(tags.FrenchMP); known && french != "No" {
		return
	}
	matchpoints, imps := only(fields, matchpointFields) && !only(fields, "OldMP"), only(fields, impFields)
	if !matchpoints && !imps {
		return
	}
	for side := bridge.NorthSouth; side <= bridge.EastWest; side++ {
		scores, ok := fieldScores(tb, side)
		if !ok {
			return
		}
		matchpoints, imps := matchpoints && tb.column("MP_"+side.String()) >= 0, imps && tb.column("IMP_"+side.String()) >= 0
		if !matchpoints && !imps {
			continue
		}
		field := bridge.NewField(slices.Clone(scores))
		var space [3]method
		methods := space[:0]
		if matchpoints {
			methods = matchpointMethods(methods, fields, field)
		}
		if imps {
			methods = impMethods(methods, fields, field)
		}
		for i := range methods {
			methods[i].column += "_" + side.String()
			if reportOddRows(tb, &methods[i], scores, told) {
				break
			}
		}
	}
}

// fieldScores returns the points of a side in all rows; ok is false if a row has none that were won at the table.
func fieldScores(tb *table, side bridge.Side) (scores []bridge.FieldScore, ok bool) {
	const most = 1e5 // points, and results in one row
	counts := tb.column("Multiplicity")
	scores = tb.space.scores[:0]
	for row := range tb.rows {
		score, ok := pointsOf(tb, row, tb.pointColumns[side])
		if !ok || score.artificial || math.Abs(score.value) > most {
			return nil, false
		}
		times := 1
		if counts >= 0 {
			n, ok := tb.number(row, counts)
			if !ok || n.value < 1 || n.value > most {
				return nil, false
			}
			times = int(n.value)
		}
		scores = append(scores, bridge.FieldScore{Score: int(score.value), Times: times})
	}
	tb.space.scores = scores
	return scores, true
}

// only reports whether all fields of a Scoring are known ones: nobody can tell what the others change.
func only(fields []string, known string) bool {
	return !slices.ContainsFunc(fields, func(f string) bool { return !isWord(f, known) })
}

func isWord(text, words string) bool {
	for word := range strings.FieldsSeq(words) {
		if word == text {
			return true
		}
	}
	return false
}

// The fields of Scoring whose effect on matchpoints and on IMPs is known.
const (
	matchpointFields = "MP MatchPoints Matchpoints MP1 MP2 OldMP"
	impFields        = "IMP IMP_1948 Butler Butler-2 Cross Cross1 Cross2 Mean Median OldMP"
)

// matchpointMethods appends MP1 and MP2, or those of them that Scoring names.
func matchpointMethods(methods []method, fields []string, field *bridge.Field) []method {
	one, two := slices.Contains(fields, "MP1"), slices.Contains(fields, "MP2")
	m := method{kind: rules.WrongMatchpoints, column: "MP", field: field}
	if m.name, m.halves = "MP2", 1; two || !one {
		methods = append(methods, m)
	}
	if m.name, m.halves = "MP1", 2; one || !two {
		methods = append(methods, m)
	}
	return methods
}

// impMethods appends the one method that Scoring names; none if it does not name exactly one.
func impMethods(methods []method, fields []string, field *bridge.Field) []method {
	m := method{kind: rules.WrongIMPs, column: "IMP", field: field, scale: bridge.IMP}
	if slices.Contains(fields, "IMP_1948") {
		m.scale = bridge.IMP1948
	}
	var hasDatum bool
	m.low, m.high, hasDatum = field.Mean(0)
	if slices.Contains(fields, "Butler-2") {
		m.low, m.high, hasDatum = field.Mean(1)
	}
	if slices.Contains(fields, "Median") {
		m.low, m.high, hasDatum = field.Median()
	}
	named := 0
	for _, by := range [...]struct {
		name    string
		through int
	}{{"Butler", 0}, {"Butler-2", 0}, {"Cross", 1}, {"Cross1", max(1, field.Len())}, {"Cross2", max(1, field.Len()-1)}} {
		if slices.Contains(fields, by.name) {
			m.name, m.through = by.name, by.through
			named++
		}
	}
	if named != 1 || !hasDatum {
		return methods
	}
	return append(methods, m)
}

// reportOddRows reports the rows that do not follow from the points; ok is false if most do not: the table does not have the whole field,
// or the method is another one.
func reportOddRows(tb *table, m *method, scores []bridge.FieldScore, told []bool) (ok bool) {
	var wrong []int
	rows, column := 0, tb.column(m.column)
	for row := range tb.rows {
		d, has := tb.number(row, column)
		if !has || d.artificial {
			continue
		}
		rows++
		if least, most := m.of(scores[row].Score); !d.between(least, most) {
			wrong = append(wrong, row)
		}
	}
	if 2*len(wrong) >= rows {
		return false
	}
	for _, row := range wrong {
		if told[row] {
			continue
		}
		told[row] = true
		element, _ := tb.cell(row, column)
		if e := m.kind.Find(tb.diags, element.Span()); e.IsKept() {
			least, most := m.of(scores[row].Score)
			f := rules.WrongPoints{Column: e.Text(m.column), Right: e.Text(writtenNumber(least)), Method: e.Text(m.name), Value: e.Text(element.Text)}
			if most != least {
				f.Most = e.Text(writtenNumber(most))
			}
			e.Say(f)
		}
	}
	return true
}

// between reports whether the number is from least to most; or, if these are one number with more decimals, that number rounded or cut off.
func (d decimal) between(least, most float64) bool {
	if d.value >= least-tiny && d.value <= most+tiny {
		return true
	}
	needsMore := math.Abs(least/d.unit-math.Round(least/d.unit)) > tiny
	return needsMore && least == most && math.Abs(d.value-least) < d.unit
}
