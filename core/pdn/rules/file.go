package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

// The rules of whole files, in the order of their names.
const (
	FileEmpty diag.Rule = fenEnd + iota
	FileNotPDN
	fileEnd
)

var fileRows = []*diag.Row{
	FileEmpty - fenEnd:  &fileEmpty,
	FileNotPDN - fenEnd: &fileNotPDN,
}

const EmptyFile = diag.Kind[diag.None](FileEmpty) << 8

var fileEmpty = diag.Row{
	Name: "file/empty", Severity: diag.Warning, Title: "The file is empty", Section: "Grammar: PdnFile",
	Forms: []diag.FormRow{{Message: "The file is empty; a file of PDN has at least one game."}},
}

// What a file without a game is.
const (
	OtherFormat = diag.Kind[OtherFile](FileNotPDN)<<8 + iota
	OtherGames  = diag.Kind[OtherFile](FileNotPDN)<<8 + iota // of bridge or chess
	NoGame      = diag.Kind[OtherFile](FileNotPDN)<<8 + iota
)

// OtherFile is a file of another format: a sentence about it, or its name.
type OtherFile struct{ Is diag.Text }

var otherFile = []diag.Fact{{Name: "Is", Is: &diag.Words}}

var fileNotPDN = diag.Row{
	Name: "file/not-pdn", Severity: diag.Error, Title: "The file is not PDN", Section: "Grammar: PdnFile",
	Forms: []diag.FormRow{
		{Message: wordings.OtherFile, Facts: otherFile},
		{Message: "This is a file of {Is}, not of PDN.", Facts: otherFile},
		{Message: `The file has no tag pair such as [White "Oakes"] and no move of draughts, so there is no game in it.`, Facts: otherFile},
	},
}
