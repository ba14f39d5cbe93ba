package rules

import "pbn/core/diag"

// The rules of export format, in the order of their names: of those ways in which the standard lets a file be written, we have one.
const (
	ExportEmptyItem diag.Rule = escapeEnd + iota
	ExportEmptySource
	ExportEncoding
	ExportLineEnd
	ExportPositionForm
	exportEnd
)

var exportRows = []*diag.Row{
	ExportEmptyItem - escapeEnd:    &exportEmptyItem,
	ExportEmptySource - escapeEnd:  &exportEmptySource,
	ExportEncoding - escapeEnd:     &exportEncoding,
	ExportLineEnd - escapeEnd:      &exportLineEnd,
	ExportPositionForm - escapeEnd: &exportPositionForm,
}

const EmptyItem = diag.Kind[diag.None](ExportEmptyItem) << 8 // its part is the edit of its fix

var exportEmptyItem = diag.Row{
	Name: "export/empty-item", Severity: diag.Error, Title: "A list has an empty item", Section: "None: our own form",
	OfExportFormat: true, Change: "empty items of lists left out",
	Forms: []diag.FormRow{{
		Message: "A name, source or award of the list is empty; export leaves it out.",
		Fix:     "Remove it",
	}},
	Fix: writeParts,
}

const EmptySource = diag.Kind[diag.None](ExportEmptySource) << 8

var exportEmptySource = diag.Row{
	Name: "export/empty-source", Severity: diag.Error, Title: "A source that says nothing is written with bars", Section: "None: our own form",
	OfExportFormat: true, Change: "sources without any text left empty",
	Forms: []diag.FormRow{{
		Message: "The source has bars and no text; export leaves the field empty.",
		Fix:     "Empty the field",
	}},
	Fix: remove,
}

const EscapeForm = diag.Kind[Text](ExportEncoding) << 8 // its part is the edit of its fix

var exportEncoding = diag.Row{
	Name: "export/encoding", Severity: diag.Error, Title: "An encoded character is not in the shortest form", Section: "None: our own form",
	OfExportFormat: true, Change: "encoded characters written in one form",
	Forms: []diag.FormRow{{
		Message: "{here} is written {Text} by export, which encodes no more than it has to, in small letters.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const OtherLineEnd = diag.Kind[diag.None](ExportLineEnd) << 8

var exportLineEnd = diag.Row{
	Name: "export/line-end", Severity: diag.Error, Title: "A line does not end with LF", Section: "None: our own form",
	OfExportFormat: true, Change: "line ends written as LF",
	Forms: []diag.FormRow{{
		Message: "The line does not end with LF, as all lines of an export do.",
		Fix:     "End it with LF",
	}},
	Fix: func(w *diag.Wording) {
		w.Replace(w.Span(), "\n")
		w.Fix(true)
	},
}

const PositionForm = diag.Kind[Text](ExportPositionForm) << 8

var exportPositionForm = diag.Row{
	Name: "export/position-form", Severity: diag.Error, Title: "A position is not in its shortest form", Section: "None: our own form",
	OfExportFormat: true, Change: "positions written in their shortest form",
	Forms: []diag.FormRow{{
		Message: "Export joins empty squares, and leaves out what is around the position: {Text}.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}
