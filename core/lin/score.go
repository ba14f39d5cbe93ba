package lin

import (
	"strconv"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
)

// side is before the score of a board in PBN: zz has what North and South got.
const side = "NS "

// mostIMPs is how many IMPs a board can give.
const mostIMPs = 24

// readScore reads the value of zz, IMPs or a percentage with its sign, as the tag of PBN has it; a percentage keeps its sign, see
// [scoreTag].
func readScore(t []byte) (score string, ok bool) {
	number, isPercentage := strings.CutSuffix(string(t), "%")
	number = strings.TrimPrefix(strings.ReplaceAll(strings.TrimSpace(number), ",", "."), "+")
	whole, decimals, hasPoint := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	if !isDigits(whole) || hasPoint && !isDigits(decimals) || len(number) > 12 {
		return "", false
	}
	most := mostIMPs
	if isPercentage {
		most = 100
	}
	value, err := strconv.Atoi(whole)
	isPart := strings.Trim(decimals, "0") != ""
	if err != nil || value > most || value == most && isPart || isPercentage && strings.HasPrefix(number, "-") {
		return "", false
	}
	if isPercentage {
		number += "%"
	}
	return number, true
}

func isDigits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// scoreTag returns the tag of PBN for a score that was read.
func scoreTag(score string) (tag tags.Tag, value string) {
	if percentage, is := strings.CutSuffix(score, "%"); is {
		return tags.ScorePercentage, side + percentage
	}
	return tags.ScoreIMP, side + score
}

// scoreOf returns what zz has of a game, and the tag that says it; "" if no tag does, or not as zz can.
func scoreOf(g *game.Game) (score string, of tags.Tag) {
	for _, tag := range [...]tags.Tag{tags.ScoreIMP, tags.ScorePercentage} {
		value, _ := g.KnownOf(tag)
		number, isOfSide := strings.CutPrefix(value, side)
		if tag == tags.ScorePercentage {
			number += "%"
		}
		if score, ok := readScore([]byte(number)); isOfSide && ok && score == number {
			return score, tag
		}
	}
	return "", 0
}
