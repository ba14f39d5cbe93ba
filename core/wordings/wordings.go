// Package wordings has what the rules of several notations say in the same words. All of it is constant, so that the rows of a notation stay
// static data.
package wordings

// Control characters: the facts are those of plain.BlankForCharacter.
const (
	ControlCharacterTitle = "The file has a control character in it"
	ControlCharacter      = "The control character {here:hex} is not allowed; remove it. In export format it becomes a space."
	ControlCharacterFix   = "{IsNone?Remove it}{IsNone!Write a space}"
)

// Characters that the encoding of an output lacks.
const (
	UnmappableTitle = "A character cannot be written in the encoding that was asked for"
	Unmappable      = "Each character of {All:quoted} is written as “?”, since the encoding of the output lacks it; UTF-8 has them all."
)

// Comments in braces that are not closed; the second place is what they would swallow.
const (
	OpenCommentTitle = "A brace comment is not closed"
	OpenComment      = "The comment that begins here has no “}” at its end{other?; it is ended before {other:quoted}, which it would swallow}."
	OpenCommentFix   = "Close the comment {other?before {other:quoted}}{other!at the end of the file}"
)

// Annotations; the second place of one that is there twice is the first one.
const (
	NAGRange       = "The annotation {here} does not exist: the numbers go from $0 to $255."
	NAGRangeTitle  = "An annotation number does not exist"
	DoubleNAG      = "The move has {other} already; {here} says the same again."
	DoubleNAGOther = "the first one"
	DoubleNAGTitle = "A move has the same annotation twice"
)

// Tags: Name is the name of one, Better what its value should be, Wanted what a value is.
const (
	DuplicateTagTitle = "A game has two tags of one name"
	DuplicateTag      = "The game already has the tag {Name}{IsSame?, with the same value}; the first one counts."
	DuplicateTagOther = "the one that counts"
	DuplicateTagFix   = "Remove the second {Name}"

	InvalidValueTitle = "The value of a tag is not of its form"
	InvalidValue      = "{here:quoted} is not a value for {Name}, which must be {Wanted}.{Better? It is read as {Better}.}"
	InvalidValueFix   = "Write {Better}"

	PlyCountTitle = "PlyCount is not the number of moves"
	PlyCount      = "PlyCount is {here}, but the game has {Plies} {Plies|move|moves}, counting those of both sides."
	PlyCountFix   = "Write {Plies}"

	UnknownTagTitle = "The name of a tag is nearly a known one"
	UnknownTag      = "No tag is known that is called {here:quoted}; is {Name} meant? It is kept."
)

// Numbers of moves.
const (
	NumberAlone    = "No move follows the move number {here:quoted}."
	NumberAloneFix = "Remove {here}"
	WrongNumber    = "A move has the wrong number"
)

// Ways in which a game differs from export format: the fact is how many more such places the game has.
const (
	MoreInGame   = "{More?; there {More|is|are} {More} more such {More|place|places} in this game}"
	ExportOfGame = "Write the game in export format"
)

// Files of something else: Is is a sentence that says what it is.
const OtherFile = "{Is}"
