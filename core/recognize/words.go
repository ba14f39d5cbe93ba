package recognize

import "strings"

// Family is what kinds of files have in common that are not read here.
type Family struct {
	ID string
	// What completes "This is …". {label} is the label of the row.
	What string
	// Do is the number of what a person can do with it.
	Do int
}

// Advice is what a person can do, as sentences.
var Advice = [...]struct{ ID, Text string }{
	{"later", "pbnkit does not read it yet."},
	{"save", "Save the boards as PBN in the program that made it."},
	{"unpack", "Unpack it, and open the files in it."},
	{"copy", "Save it as plain text, or copy the boards out of it."},
	{"ask", "Ask for the boards as PBN or LIN."},
	{"enter", "If it was a download, the site may want you to log in first."},
	{"right", "Check whether it is the right file."},
}

const (
	later = iota
	save
	unpack
	copyText
	ask
	enter
	right
)

// Families has all of them.
var Families = [...]Family{
	{"chess", "{label}, a notation for chess", later},
	{"draughts", "{label}, a notation for draughts", later},
	{"problems", "{label}, a notation for chess problems", later},
	{"scores", "a file of a scoring program ({label})", save},
	{"deals", "a file of deals ({label})", save},
	{"archive", "an archive ({label})", unpack},
	{"document", "a document ({label})", copyText},
	{"picture", "a picture ({label})", ask},
	{"page", "a web page ({label}) in which no board was found", enter},
	{"xml", "a file of data ({label}) in which no board was found", save},
	{"other", "a file of another kind ({label})", right},
	{"bytes", "not a text", right},
}

// Sentence says what a file of this kind is, which is not read here, and what to do: "This is PGN, a notation for chess. pbnkit …".
func (r *Row) Sentence() string {
	for i := range Families {
		if c := &Families[i]; c.ID == r.Family {
			return "This is " + strings.Replace(c.What, "{label}", r.Label, 1) + ". " + Advice[c.Do].Text
		}
	}
	return ""
}
