package record

import (
	"strings"

	"pbn/core/chess"
	"pbn/core/solve"
)

// AimKind is what a stipulation of a common form demands.
type AimKind uint8

// The kinds.
const (
	OtherAim   AimKind = iota // a stipulation in words, or a rare one
	DirectMate                // #2
	HelpMate                  // h#2
	SelfMate                  // s#2
	ReflexMate                // r#2
	Win                       // +
	Draw                      // =
)

// String returns the kind as programs name it; "" of one that is not known.
func (k AimKind) String() string {
	return [...]string{"", "direct", "help", "self", "reflex", "win", "draw"}[k]
}

// Aim is a stipulation that has one of the common forms.
type Aim struct {
	Kind  AimKind
	Moves int
	// HasHalf says that a helpmate is half a move longer, so that White begins: h#2.5.
	HasHalf bool
	// Form is how most files write it; "" where the stipulation says more.
	Form string
}

// Turn returns who moves first.
func (a Aim) Turn() chess.Color {
	if a.Kind == HelpMate && !a.HasHalf {
		return chess.Black
	}
	return chess.White
}

// ReadAim reads a stipulation. The zero is one that has no common form.
func ReadAim(text string) Aim {
	text = strings.TrimSpace(text)
	switch text {
	case "+":
		return Aim{Kind: Win, Form: text}
	case "=":
		return Aim{Kind: Draw, Form: text}
	}
	rest, isReflex := strings.CutPrefix(text, "r")
	s, fault := solve.Parse(rest)
	if fault == solve.Unknown || isReflex && s.Kind != solve.Direct {
		return Aim{}
	}
	a := Aim{Kind: DirectMate + AimKind(s.Kind), Moves: s.Moves, HasHalf: s.HasHalf}
	if s.Solutions == 0 {
		a.Form = s.String()
	}
	if isReflex {
		a.Kind, a.Form = ReflexMate, "r"+a.Form
	}
	return a
}
