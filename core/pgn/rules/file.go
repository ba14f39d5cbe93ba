package rules

import "pbn/core/diag"

// The rules of whole files, in the order of their names.
const (
	FileNotPGN diag.Rule = exportEnd + iota
	fileEnd
)

var fileFound = []*diag.Row{
	FileNotPGN - exportEnd: &fileNotPGN,
}

var fileChecked = []*diag.Row{}

var fileFixes = []fixRow{}

// What a file without a game is.
const (
	OtherFormat  = diag.Kind[OtherFile](FileNotPGN)<<8 + iota
	FileOfBridge = diag.Kind[OtherFile](FileNotPGN)<<8 + iota // PBN or LIN
	NoGame       = diag.Kind[OtherFile](FileNotPGN)<<8 + iota
	NoBlock      = diag.Kind[OtherFile](FileNotPGN)<<8 + iota
)

// OtherFile is a file of another format, in a sentence.
type OtherFile struct{ Is diag.Text }

var otherFile = []diag.Fact{{Name: "Is", Is: &diag.Words}}

var fileNotPGN = diag.Row{
	Name: "file/not-pgn", Severity: diag.Error, Title: "The file is not PGN", Section: "8",
	Forms: []diag.FormRow{
		{Message: "{Is}", Facts: otherFile},
		{Message: "This is a bridge file, PBN or LIN, not PGN.", Facts: otherFile},
		{Message: `The file has no tag pair such as [White "Oakes"] and no move, so there is no game in it.`, Facts: otherFile},
		{Message: "The document has no block of PGN with a game in it.", Facts: otherFile},
	},
}
