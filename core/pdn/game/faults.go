package game

import "pbn/core/source"

// Fault is something that is wrong with a game, of what is found while it is read. What the values of tags, FENs and moves say wrong is in
// Tags, StartFaults, SetupFaults and Illegal.
type Fault struct {
	Kind FaultKind
	// Move is the number of the move that it is about or comes after; -1 where there is none.
	Move int32
	// Value is a number that belongs to it: see the kinds.
	Value int32
	// Span is where it is, Other what it refers to.
	Span, Other source.ShortSpan
}

// FaultKind is what is wrong, as the ledger names it.
type FaultKind uint8

// The kinds.
const (
	NoFault FaultKind = iota

	LiteralEscape // text/literal-escape: \r, \n or \t where white space is (E-f)

	BadEscape           // syntax/bad-escape (L-12); Other is the value
	CommentInHeader     // syntax/comment-in-header (G-5)
	LineComment         // syntax/line-comment (L-16)
	ForumMark           // syntax/marker (L-18)
	TagName             // syntax/tag-name (L-14)
	TagPair             // syntax/tag-pair (G-6): no string, no name, no right bracket; Other is the name
	UnclosedVariation   // syntax/unclosed-variation (G-9): Span is the left parenthesis
	UnexpectedText      // syntax/unexpected-text (L-17)
	LoneParenthesis     // syntax/unexpected-text: ) that closes nothing (G-9)
	UnterminatedComment // syntax/unterminated-comment (L-13): Span is the left brace, Other the comment as it was read
	UnterminatedSetup   // syntax/unterminated-setup (L-11)
	UnterminatedString  // syntax/unterminated-string (L-12); Other is the name
	ValueOverLines      // a value that goes on in the next line: fine (L-12), and written on one

	EmptyGame        // game/empty: a separator with nothing before it; Other is the one that ended the game before, if any
	MissingSeparator // game/missing-separator (G-3): Span is the last item

	DuplicateTag // tag/duplicate (T-12); Other is the first

	SetupSyntax // setup/syntax: no FEN (S-1)

	CharacterForm // move/character: X × – and capital letters (L-4 to L-6)
	MixedSquares  // move/notation (G-13)
	MoveNumber    // move/number: Value is the right number, doubled, and one more where the second player moves
	NumberAlone   // move/number-alone (G-8)
	NumberForm    // move/number-form (L-3)
	NoSeparator   // move/no-separator: Value is the place where its digits part
	WrongSign     // move/separator (G-11)
	SpaceInMove   // move/space
	Star          // move/star
	StrengthSpace // move/strength-space
	UnknownMove   // move/unknown
	UnreadableMove

	AmbiguousCapture // capture/ambiguous (R-8-a): Value is 1 where what follows is legal after one of its meanings alone
	SplitCapture     // capture/split (D-m)
	// TooManyWays says that captures had more ways than were followed: what comes after it in its line is not judged.
	TooManyWays

	EmptyVariation     // variation/empty (G-9)
	VariationPlacement // variation/placement: it is legal after the move before it, not in its place
	VariationOfNothing // variation/placement: it replaces no move
	VariationResult    // variation/result (G-10)

	DoubleNAG   // annotation/double-nag: Value is the NAG
	NAGRange    // annotation/nag-range (L-9)
	OddStrength // annotation/strength (L-8)

	CommandSyntax // command/syntax (C-1)
	CommandValue  // command/value (C-2, C-3)
)

// fault keeps a fault.
func (g *Game) fault(kind FaultKind, span source.Span, move int32) *Fault {
	g.Faults = append(source.Room(g.Faults), Fault{Kind: kind, Span: span.Short(), Move: move})
	return &g.Faults[len(g.Faults)-1]
}
