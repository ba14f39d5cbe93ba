package solve

import "strconv"

// Kind is what kind of problem is to be solved.
type Kind uint8

// The kinds.
const (
	Direct Kind = iota // the side on turn mates, whatever the other side does: #2
	Help               // both sides help to mate the side that begins: h#2
	Self               // the side on turn forces the other side to mate it: s#2
)

// signs are the kinds as problems write them, before the number of moves.
var signs = [...]string{Direct: "#", Help: "h#", Self: "s#"}

// mostMoves are the longest problems that are solved. Longer ones are refused rather than begun.
var mostMoves = [...]int{Direct: 5, Help: 4, Self: 4}

// Stipulation is what a problem demands.
type Stipulation struct {
	Kind  Kind
	Moves int
	// HasHalf says that a helpmate is half a move longer, and the mating side begins: h#2.5.
	HasHalf bool
	// Solutions are how many solutions a helpmate is meant to have, as "h#2 2.1.1.1" and "h#2 (2 solutions)" say; 0 where it says nothing.
	Solutions int
}

// Fault is why a stipulation is refused.
type Fault uint8

// The faults.
const (
	NoFault Fault = iota
	Unknown       // not one of the forms that are solved
	TooLong       // more moves than are solved
)

// Parse reads a stipulation: #2, h#2.5, s#3, and what people type for them, as "# 2", "2#" and "H#2½".
func Parse(text string) (Stipulation, Fault) {
	r := reader{text: text}
	s, ok := r.stipulation()
	switch {
	case !ok:
		return Stipulation{}, Unknown
	case s.plies() > 2*mostMoves[s.Kind]:
		return s, TooLong
	}
	return s, NoFault
}

// plies are how many moves of both sides a solution has, at most.
func (s Stipulation) plies() int {
	n := 2 * s.Moves
	if s.HasHalf {
		n++
	}
	if s.Kind == Direct {
		n--
	}
	return n
}

// Append appends the stipulation: #2, h#2.5.
func (s Stipulation) Append(out []byte) []byte {
	out = strconv.AppendInt(append(out, signs[s.Kind]...), int64(s.Moves), 10)
	if s.HasHalf {
		out = append(out, ".5"...)
	}
	return out
}

// String returns the stipulation: #2, h#2.5.
func (s Stipulation) String() string { return string(s.Append(nil)) }

// reader reads a stipulation, blanks aside.
type reader struct {
	text string
	at   int
}

func (r *reader) stipulation() (s Stipulation, ok bool) {
	switch {
	case r.take("h") || r.take("H"):
		s.Kind = Help
	case r.take("s") || r.take("S"):
		s.Kind = Self
	}
	isMate := r.take("#") || r.take("＃") || r.take("++")
	if s.Moves, ok = r.number(); !ok || s.Moves == 0 && s.Kind != Help {
		return s, false
	}
	if !isMate && !r.take("#") && !r.take("＃") {
		return s, false
	}
	if s.Kind == Help {
		s.HasHalf = r.take(".5") || r.take(",5") || r.take("½") || r.take("1/2")
		s.Solutions = r.solutions()
	}
	return s, (s.Moves > 0 || s.HasHalf) && r.take("")
}

// take takes a text if it comes next; the empty one is the end.
func (r *reader) take(text string) bool {
	for r.at < len(r.text) && r.text[r.at] == ' ' {
		r.at++
	}
	rest := r.text[r.at:]
	if text == "" {
		return rest == ""
	}
	if len(rest) < len(text) || rest[:len(text)] != text {
		return false
	}
	r.at += len(text)
	return true
}

// number reads a number of at most two digits.
func (r *reader) number() (n int, ok bool) {
	r.take(" ")
	start := r.at
	for r.at < len(r.text) && r.at < start+2 && r.text[r.at] >= '0' && r.text[r.at] <= '9' {
		n = 10*n + int(r.text[r.at]-'0')
		r.at++
	}
	return n, r.at > start
}

// solutions reads how many solutions there are: "2.1.1.1" or "(2 solutions)".
func (r *reader) solutions() int {
	start := r.at
	bracket := r.take("(")
	n, ok := r.number()
	switch {
	case ok && bracket && (r.take("solutions") || r.take("solution") || r.take("sol.") || r.take("sols")) && r.take(")"):
		return n
	case ok && !bracket && r.takeOnes():
		return n
	}
	r.at = start
	return 0
}

// takeOnes takes the numbers after the first one of "2.1.1.1".
func (r *reader) takeOnes() bool {
	some := false
	for r.take(".") {
		if _, ok := r.number(); !ok {
			return false
		}
		some = true
	}
	return some
}
