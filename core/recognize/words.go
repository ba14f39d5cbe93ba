package recognize

// Family is what kinds of files have in common that are not read here.
type Family uint8

// The families. Of what is read here there is none.
const (
	chess Family = iota + 1
	draughts
	problems
	otherProblems
	scores
	deals
	archive
	document
	picture
	page
	data
	program
	noText
)

// families has for each what completes "This is …", with the label of the row between, and what a person can do.
var families = [...]struct{ id, before, after, advice string }{
	chess:         {"chess", "", ", a notation for chess", besides},
	draughts:      {"draughts", "", ", a notation for draughts", besidesDraughts},
	problems:      {"problems", "", ", a notation for chess problems", besidesProblems},
	otherProblems: {"otherProblems", "a file of chess problems for other programs (", ")", later},
	scores:        {"scores", "a file of a scoring program (", ")", save},
	deals:         {"deals", "a file of deals (", ")", save},
	archive:       {"archive", "an archive (", ")", unpack},
	document:      {"document", "a document (", ")", copyText},
	picture:       {"picture", "a picture (", ")", ask},
	page:          {"page", "a web page (", ") in which no board was found", enter},
	data:          {"data", "a file of data (", ") in which no board was found", save},
	program:       {"program", "a program (", ")", right},
	noText:        {"noText", "not a text (", ")", right},
}

// What a person can do.
const (
	besides         = "The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript."
	besidesDraughts = "The shell command pbnkit reads it, and so does pbnkit/pdn in JavaScript."
	besidesProblems = "The shell command pbnkit reads it, and so does pbnkit/pbi in JavaScript."
	later           = "pbnkit does not read it yet."
	save            = "Save the boards as PBN in the program that made it."
	unpack          = "Unpack it, and open the files in it."
	copyText        = "Save it as plain text, or copy the boards out of it."
	ask             = "Ask for the boards as PBN or LIN."
	enter           = "If it was a download, the site may want you to log in first."
	right           = "Check whether it is the right file."
)

// Sentence says what a file of this kind is, which is not read here, and what to do: "This is PGN, a notation for chess. The shell …".
func (r *Row) Sentence() string { return "This is " + r.What() + ". " + families[r.Family].advice }

// What says what a file of this kind is: "PGN, a notation for chess".
func (r *Row) What() string {
	of := &families[r.Family]
	return of.before + r.label() + of.after
}

// label is the name of the format.
func (r *Row) label() string {
	if r.Label != "" {
		return r.Label
	}
	capital := []byte(r.ID)
	for i, c := range capital {
		if c >= 'a' && c <= 'z' {
			capital[i] = c - ('a' - 'A')
		}
	}
	return string(capital)
}
