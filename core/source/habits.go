package source

// Habits are how a notation is written as text, where notations differ. The zero value is UTF-8.
type Habits struct {
	// Default is the encoding of a file whose bytes do not show it: Latin1, Windows1252, or else UTF8, with which text that is not UTF-8 is
	// Windows-1252.
	Default Encoding
	// ContentLine is what a line begins with, in small letters, that has the encoding of the file after "charset="; "" if no line has it.
	ContentLine string
	// Tables are encodings of one byte a character that callers may name besides those that every notation knows: see Declare.
	Tables []Encoding
	// UnicodeLines says that U+0085 and U+2028 end lines, too, in files of UTF-8 and UTF-16.
	UnicodeLines bool
	// Joined is [JoinedFiles] where files are joined from others in several encodings; else nil.
	Joined *Joining
	// Doubt is what to look at where a game is too long to be read; it ends a sentence.
	Doubt string
}

// Plain are the habits of text of no notation.
var Plain = &Habits{}

// declared are the encodings of notations, which come after those of all.
var declared []declaration

type declaration struct {
	labels []string
	high   *[128]rune // the characters of the bytes from 128 on
}

// firstDeclared is the number of the first encoding that a notation declares.
const firstDeclared = UTF16BE + 1

// Declare makes an encoding of one byte a character, with its labels, in small letters, and the characters of its bytes from 128 on; those
// below are ASCII. A package keeps it in a variable, and has it in the tables of its habits.
func Declare(high *[128]rune, labels ...string) Encoding {
	declared = append(declared, declaration{labels, high})
	return firstDeclared + Encoding(len(declared)-1)
}
