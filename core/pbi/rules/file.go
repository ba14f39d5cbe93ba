package rules

import "pbn/core/diag"

// The rules of whole files, in the order of their names.
const (
	FileMarker diag.Rule = fieldEnd + iota
	FileNoMarker
	FileNoRecords
	FileNotPBI
	FileObsoleteVersion
	FileSecondMarker
	FileUnknownVersion
	fileEnd
)

var fileRows = []*diag.Row{
	FileMarker - fieldEnd:          &fileMarker,
	FileNoMarker - fieldEnd:        &fileNoMarker,
	FileNoRecords - fieldEnd:       &fileNoRecords,
	FileNotPBI - fieldEnd:          &fileNotPBI,
	FileObsoleteVersion - fieldEnd: &fileObsoleteVersion,
	FileSecondMarker - fieldEnd:    &fileSecondMarker,
	FileUnknownVersion - fieldEnd:  &fileUnknownVersion,
}

const ofMarker = "File Format Description: PBI-file-marker"

const MarkerForm = diag.Kind[Text](FileMarker) << 8

var fileMarker = diag.Row{
	Name: "file/marker", Severity: diag.Error, Title: "The first line is not written as the standard has it", Section: ofMarker,
	Change: "first line written as the standard has it",
	Forms: []diag.FormRow{{
		Message: "The first line should be exactly “{Text}”.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: func(w *diag.Wording) {
		f, _ := MarkerForm.Facts(w)
		w.Replace(w.Span(), w.Told(f.Text))
		w.Fix(true)
	},
}

const NoMarker = diag.Kind[diag.None](FileNoMarker) << 8 // its part is the edit of its fix

var fileNoMarker = diag.Row{
	Name: "file/no-marker", Severity: diag.Error, Title: "The first line does not say that the file is PBI", Section: ofMarker,
	Change: "first line written",
	Forms: []diag.FormRow{{
		Message: "The first line should be “#PBI 1.2”. The file is read as that, since its lines look like problems.",
		Fix:     "Write the line “#PBI 1.2”",
	}},
	Fix: writePartsElsewhere,
}

const NoRecords = diag.Kind[diag.None](FileNoRecords) << 8

var fileNoRecords = diag.Row{
	Name: "file/no-records", Severity: diag.Error, Title: "The file has no problem", Section: "File Format Description: PBIfile",
	Forms: []diag.FormRow{{Message: "The file has no problem; it should have at least one."}},
}

// What a file is that is not PBI.
const (
	EmptyFile   = diag.Kind[diag.None](FileNotPBI)<<8 + iota
	OtherFormat = diag.Kind[OtherFile](FileNotPBI)<<8 + iota
	NoProblem   = diag.Kind[diag.None](FileNotPBI)<<8 + iota
)

// OtherFile is a file of another format, as people call it.
type OtherFile struct{ Is diag.Text }

var otherFile = []diag.Fact{{Name: "Is", Is: &diag.Words}}

var fileNotPBI = diag.Row{
	Name: "file/not-pbi", Severity: diag.Error, Title: "The file is not PBI", Section: "File Format Description: PBIfile",
	Forms: []diag.FormRow{
		{Message: "The file is empty; a file of PBI begins with the line “#PBI 1.2”."},
		{Message: "This is {Is}, not a file of PBI.", Facts: otherFile},
		{Message: "The file does not begin with “#PBI 1.2”, and its lines are not problems, which have nine fields with colons between."},
	},
}

const ObsoleteVersion = diag.Kind[diag.None](FileObsoleteVersion) << 8

var fileObsoleteVersion = diag.Row{
	Name: "file/obsolete-version", Severity: diag.Warning, Title: "The version is obsolete", Section: ofMarker,
	Change: "version written",
	Forms: []diag.FormRow{{
		Message: "Version 1.0 is obsolete; the file is read as 1.2. Check whether the fields are in the right places.",
	}},
}

const SecondMarker = diag.Kind[diag.None](FileSecondMarker) << 8

var fileSecondMarker = diag.Row{
	Name: "file/second-marker", Severity: diag.Warning, Title: "The first line of a file comes a second time", Section: ofMarker,
	Change: "second first lines left out",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is the first line of a file; it seems that two files were joined. It is read as a comment line.",
	}},
}

const (
	OddVersion     = diag.Kind[Text](FileUnknownVersion)<<8 + iota
	UnknownVersion = diag.Kind[diag.None](FileUnknownVersion)<<8 + iota
)

var fileUnknownVersion = diag.Row{
	Name: "file/unknown-version", Severity: diag.Error, Title: "The version does not exist", Section: ofMarker,
	Change: "version written",
	Forms: []diag.FormRow{{
		Message: "The version is written {Text}, not {here}.",
		Fix:     writeText,
		Facts:   text,
	}, {
		Message: "There is no version {here:quoted}, only 1.1 and 1.2. The file is read as 1.2.",
	}},
	Fix: func(w *diag.Wording) {
		if f, is := OddVersion.Facts(w); is {
			w.Replace(w.Span(), w.Told(f.Text))
			w.Fix(true)
		}
	},
}
