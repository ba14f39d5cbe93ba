package check

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// scoring is what the value of a Scoring tag says (3.4.12).
type scoring struct {
	value string
	// fields are the parts of the value; none if it says nothing.
	fields []string
	// isUnknown reports that it does not begin with a name of the standard, isOther that it names rubber bridge or a relative of it, and
	// isOld that the score may be by older laws.
	isUnknown, isOther, isOld bool
	points                    bridge.Scoring // how tricks become points
}

// scorings has what the games before say: in a file, most games say the same.
type scorings []*scoring

// mostScorings limits how many are kept.
const mostScorings = 16

// find returns what the Scoring tag of a game says.
func (s *scorings) find(g *game.Game) *scoring {
	value := known(g, tags.Scoring)
	for _, one := range *s {
		if one.value == value {
			return one
		}
	}
	if len(*s) == mostScorings {
		*s = nil
	}
	one := newScoring(strings.Clone(value))
	*s = append(*s, one)
	return one
}

func newScoring(value string) *scoring {
	s := &scoring{value: value}
	if value == "" {
		return s
	}
	s.isUnknown = values.ScoringType.Read(value).State() == values.Bad
	for _, field := range strings.Split(value, ";") {
		field = strings.TrimSpace(field)
		s.fields = append(s.fields, field)
		s.isOther = s.isOther || slices.Contains(otherBridge, field)
		s.isOld = s.isOld || strings.HasPrefix(field, "IMP_")
		if field == "OldMP" {
			s.points = bridge.OldMP
		}
	}
	return s
}

// otherBridge has the competitions and scorings whose deals have no duplicate score.
var otherBridge = []string{"Rubber", "Chicago", "Cavendish"}

// isDuplicate reports whether nothing says that a game is rubber bridge or a relative of it.
func isDuplicate(g *game.Game, s *scoring) bool {
	return !s.isOther && !slices.Contains(otherBridge, strings.TrimSpace(known(g, tags.Competition))) &&
		known(g, tags.ScoreRubber) == "" && known(g, tags.ScoreRubberHistory) == ""
}

// newPenalties is the year in which the laws changed the penalties of doubled contracts.
const newPenalties = "1987"

// isOld reports whether a game may have been scored by the laws before that change.
func isOld(g *game.Game, s *scoring) bool {
	date, _ := g.Day()
	return s.isOld || len(date) >= 4 && date[:4] <= newPenalties
}

// playedContract is a contract with what its score depends on, besides vulnerability.
type playedContract struct {
	contract bridge.Contract
	declarer bridge.Seat
	tricks   int
}

// playedInGame returns the contract of a game; ok is false if something is missing, or in doubt, which another rule reports.
func playedInGame(g *game.Game) (p playedContract, ok bool) {
	for _, tag := range [...]tags.Tag{tags.Contract, tags.Declarer, tags.Result} {
		if g.Read(tag).State() == values.Bad && known(g, tag) != "" {
			return p, false
		}
	}
	p.contract, p.declarer, ok = g.LedTo()
	if a := g.Auction; a != nil && a.Led && (a.Contract != p.contract || a.Declarer.Known() && a.Declarer.Side() != p.declarer.Side()) {
		return p, false
	}
	if p.contract.PassedOut {
		_, result := g.KnownOf(tags.Result)
		return p, ok && !p.declarer.Known() && !result
	}
	tricks, corrected, given := g.DeclarersTricks()
	if won, all := g.TricksOfDeclarer(); all && won != tricks && !corrected {
		return p, false
	}
	p.tricks = tricks
	over := g.Play == nil || len(g.Play.Moves) == 0 || g.Play.State == game.Finished || g.Play.State == game.Stopped
	return p, ok && given && over && p.contract.Level > 0 && p.declarer.Known() && g.IsWhole()
}

// compareScore compares Score with what the contract and its result are worth in duplicate bridge (4.2.1). A score with a comment may be
// one that was adjusted.
func compareScore(g *game.Game, by *scoring, diags *diag.List) {
	t := g.Found(tags.Score)
	if t == nil || len(t.Comments()) > 0 {
		return
	}
	value, ok := sure(g, tags.Score)
	if !ok {
		return
	}
	p, known := playedInGame(g)
	if !known || !isDuplicate(g, by) {
		return
	}
	if !isSure(g, tags.Vulnerable) && !p.contract.PassedOut || p.contract.Risk > 0 && isOld(g, by) {
		return
	}
	worth := 0
	if !p.contract.PassedOut {
		worth = p.contract.Score(p.tricks, g.Vulnerable().Sides()[p.declarer.Side()], by.points)
	}
	s, _ := values.ReadSides(value)
	if says(s, worth, p.declarer) {
		return
	}
	kind := rules.ScoreOfContract
	if p.contract.PassedOut {
		kind = rules.ScoreOfPass
	}
	if e := kind.Find(diags, t.ValueSpan()); e.IsKept() {
		e.Say(p.facts(e, worth, g.Vulnerable()))
	}
}

// says reports whether a score is what the contract is worth, from declarer's view. If both sides are given, the one that loses may have 0.
func says(s values.Sides, worth int, declarer bridge.Seat) bool {
	if s.Declarer != "" {
		return values.Points(s.Declarer) == worth
	}
	both := s.Side[0] != "" && s.Side[1] != ""
	for side, part := range s.Side {
		own := worth
		if declarer.Known() && declarer.Side() != bridge.Side(side) {
			own = -worth
		}
		if n := values.Points(part); part != "" && n != own && !(both && n == 0 && own < 0) {
			return false
		}
	}
	return true
}

// facts returns what a finding about the worth of the contract says of it.
func (p *playedContract) facts(e diag.Entry[rules.Worth], worth int, v values.Vulnerability) rules.Worth {
	if p.contract.PassedOut {
		return rules.Worth{Declarer: bridge.NoSeat}
	}
	return rules.Worth{
		Points: int32(worth), Contract: e.Text(p.contract.String()), Declarer: p.declarer, Tricks: uint8(p.tricks),
		IsVulnerable: v.Sides()[p.declarer.Side()],
	}
}

// reportUnknownScoring reports a Scoring that does not begin with a name of the standard.
func reportUnknownScoring(g *game.Game, s *scoring, diags *diag.List) {
	if t := g.Found(tags.Scoring); s.isUnknown && t != nil && t.Value != "#" {
		e := rules.UnknownScoring.Find(diags, t.ValueSpan())
		e.Say(rules.ScoringOfGame{Scoring: e.Text(s.value)})
	}
}
