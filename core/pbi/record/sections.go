package record

import "strings"

// The words with which lines of comments begin that say what PBI has no field for.
const (
	KeywordsLine = "Keywords: "
	TwinsLine    = "Twins: "
	JudgesLine   = "Judges: "
	PiecesLine   = "Pieces: "
	SolutionLine = "Solution:\n" // the solution is all that comes after it
)

// Sections are the parts of a comment.
type Sections struct {
	// Remark are the lines that none of the others has.
	Remark           []string
	Keywords, Judges []string
	// Twins have a name each, and what changes.
	Twins [][2]string
	// Pieces is the text that [ReadPieces] reads.
	Pieces      string
	Solution    string
	HasSolution bool
}

// Sections parts the comment of a problem.
func (p *Problem) Sections() (s Sections) {
	text := p.Comment
	before, after, has := strings.Cut("\n"+text, "\n"+SolutionLine)
	if s.HasSolution = has; has {
		s.Solution = after
		text = strings.TrimPrefix(before, "\n")
	}
	if text == "" {
		return s
	}
	for line := range strings.SplitSeq(text, "\n") {
		word, text, _ := strings.Cut(line, ": ")
		switch twins, areTwins := cutTwins(text); word + ": " {
		case KeywordsLine:
			s.Keywords = strings.Split(text, "; ")
		case JudgesLine:
			s.Judges = strings.Split(text, "; ")
		case PiecesLine:
			s.Pieces = text
		case TwinsLine:
			if s.Twins = twins; !areTwins {
				s.Remark = append(s.Remark, line)
			}
		default:
			s.Remark = append(s.Remark, line)
		}
	}
	return s
}

// cutTwins reads twins as books write them: "b) Sa1=Q; c) …".
func cutTwins(text string) (twins [][2]string, ok bool) {
	for twin := range strings.SplitSeq(text, "; ") {
		key, what, is := strings.Cut(twin, ") ")
		if !is || key == "" || strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return nil, false
		}
		twins = append(twins, [2]string{key, what})
	}
	return twins, true
}

// CutStipulation parts a stipulation with how many solutions it has and conditions: "h#2 (2 solutions), Circe". What has no common form is
// whole.
func CutStipulation(text string) (stipulation, intended string, conditions []string) {
	first, rest, has := strings.Cut(text, ", ")
	if has {
		conditions = strings.Split(rest, ", ")
	}
	stipulation = first
	if base, number, is := strings.Cut(first, " ("); is && strings.HasSuffix(number, " solutions)") {
		stipulation, intended = base, strings.TrimSuffix(number, " solutions)")
	} else if base, number, is := strings.Cut(first, " "); is && strings.Trim(number, "0123456789.") == "" && strings.Contains(number, ".") {
		stipulation, intended = base, number
	}
	if ReadAim(stipulation).Form != stipulation {
		return text, "", nil
	}
	return stipulation, intended, conditions
}
