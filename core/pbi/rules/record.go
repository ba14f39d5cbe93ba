package rules

import "pbn/core/diag"

// The rules of records, in the order of their names.
const (
	RecordDuplicate diag.Rule = positionEnd + iota
	RecordEmpty
	RecordFieldCount
	RecordShifted
	recordEnd
)

var recordRows = []*diag.Row{
	RecordDuplicate - positionEnd:  &recordDuplicate,
	RecordEmpty - positionEnd:      &recordEmpty,
	RecordFieldCount - positionEnd: &recordFieldCount,
	RecordShifted - positionEnd:    &recordShifted,
}

const ofRecords = "File Format Description: data-line"

const SameProblem = diag.Kind[Earlier](RecordDuplicate) << 8

// Earlier is the line of an earlier record.
type Earlier struct{ Line int32 }

var recordDuplicate = diag.Row{
	Name: "record/duplicate", Severity: diag.Info, Title: "A problem is in the file twice", Section: ofRecords,
	Forms: []diag.FormRow{{
		Message: "The problem in line {Line} has the same position and stipulation.",
		Facts:   []diag.Fact{{Name: "Line", Is: &diag.Number}},
	}},
}

const EmptyLine = diag.Kind[diag.None](RecordEmpty) << 8 // its part is the edit of its fix

var recordEmpty = diag.Row{
	Name: "record/empty", Severity: diag.Error, Title: "A line is empty", Section: ofRecords, Change: "empty lines left out",
	Forms: []diag.FormRow{{
		Message: "The line is empty; each line after the comment lines is a problem with nine fields.",
		Fix:     "Remove the line",
	}},
	Fix: writeParts,
}

const (
	MissingFields = diag.Kind[FieldCount](RecordFieldCount)<<8 + iota // its part is the edit of its fix
	NoFields      = diag.Kind[diag.None](RecordFieldCount)<<8 + iota
)

// FieldCount is how many fields a record has, and the first one that is missing.
type FieldCount struct {
	Count   int32
	Missing uint8
}

var recordFieldCount = diag.Row{
	Name: "record/field-count", Severity: diag.Error, Title: "A problem has fewer than nine fields", Section: ofRecords,
	Change: "missing fields written, and lines without any kept as comment lines",
	Forms: []diag.FormRow{{
		Message: "The problem has {Count} of nine fields: it ends before the {Missing}. Perhaps a colon is missing further in front.",
		Fix:     "Add the missing colons at its end",
		Facts:   []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Missing", Is: &field}},
	}, {
		Message: "{here:quoted} has no colon, and so is not a problem, which has nine fields with colons between.",
	}},
	Fix: offerParts,
}

const ShiftedFields = diag.Kind[diag.None](RecordShifted) << 8 // its part is the edit of its fix

var recordShifted = diag.Row{
	Name: "record/shifted", Severity: diag.Error, Title: "The fields of a problem are one place too far", Section: ofRecords,
	Forms: []diag.FormRow{{
		Message: `The position is in the third field, not in the second. A colon among the names may be meant as text, which is written \x3a.`,
		Fix:     `Write \x3a for the first colon`,
	}},
	Fix: offerParts,
}
