package check

import (
	"math"
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/rules"
	"pbn/core/tags"
)

// method computes a column of IMPs or matchpoints from the points of a field: the least and the most that a score can have. They differ
// only because the standard does not say how a datum is rounded.
type method struct {
	rule         diag.Rule
	column, name string
	of           func(score int) (least, most float64)
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
		var methods []method
		if matchpoints {
			methods = matchpointMethods(fields, field)
		}
		if imps {
			methods = append(methods, impMethods(fields, field)...)
		}
		for _, m := range methods {
			m.column += "_" + side.String()
			if reportOddRows(tb, m, scores, told) {
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

// matchpointMethods returns MP1 and MP2, or those of them that Scoring names.
func matchpointMethods(fields []string, field *bridge.Field) (methods []method) {
	for points, name := range []string{1: "MP2", 2: "MP1"} {
		if points > 0 && (slices.Contains(fields, name) || !slices.Contains(fields, "MP1") && !slices.Contains(fields, "MP2")) {
			methods = append(methods, method{rules.TableMatchpoints, "MP", name, func(score int) (least, most float64) {
				mp := float64(field.MP1(score)*points) / 2
				return mp, mp
			}})
		}
	}
	return methods
}

// impMethods returns the one method that Scoring names; nil if it does not name exactly one.
func impMethods(fields []string, field *bridge.Field) (methods []method) {
	scale := bridge.IMP
	if slices.Contains(fields, "IMP_1948") {
		scale = bridge.IMP1948
	}
	low, high, hasDatum := field.Mean(0)
	if slices.Contains(fields, "Butler-2") {
		low, high, hasDatum = field.Mean(1)
	}
	if slices.Contains(fields, "Median") {
		low, high, hasDatum = field.Median()
	}
	against := func(score int) (least, most float64) {
		return float64(scale.IMPs(score - high)), float64(scale.IMPs(score - low))
	}
	cross := func(through int) func(score int) (least, most float64) {
		return func(score int) (least, most float64) {
			imps := float64(field.Cross(scale, score)) / float64(max(1, through))
			return imps, imps
		}
	}
	for name, of := range map[string]func(score int) (least, most float64){
		"Butler": against, "Butler-2": against,
		"Cross": cross(1), "Cross1": cross(field.Len()), "Cross2": cross(field.Len() - 1),
	} {
		if slices.Contains(fields, name) {
			methods = append(methods, method{rules.TableIMPs, "IMP", name, of})
		}
	}
	if len(methods) != 1 || !hasDatum {
		return nil
	}
	return methods
}

// reportOddRows reports the rows that do not follow from the points; ok is false if most do not: the table does not have the whole field,
// or the method is another one.
func reportOddRows(tb *table, m method, scores []bridge.FieldScore, told []bool) (ok bool) {
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
		e, _ := tb.cell(row, column)
		if tb.diags.Find(m.rule, 0, e.Span) {
			least, most := m.of(scores[row].Score)
			want := plain(least)
			if most != least {
				want += " to " + plain(most)
			}
			tb.diags.Said().Tell(m.column, want, m.name, e.Text)
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
