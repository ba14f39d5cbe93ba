package rules

import "pbn/core/diag"

// The rules of what version 1.1 does not have, in the order of their names.
const (
	VersionKeymove diag.Rule = textEnd + iota
	VersionStatus
	versionEnd
)

var versionRows = []*diag.Row{
	VersionKeymove - textEnd: &versionKeymove,
	VersionStatus - textEnd:  &versionStatus,
}

const KeymoveIn11 = diag.Kind[diag.None](VersionKeymove) << 8 // its part is the edit of its fix

var versionKeymove = diag.Row{
	Name: "version/keymove", Severity: diag.Error, Title: "A problem of version 1.1 has a keymove", Section: "File Format Description: keymove",
	Change: "version written as 1.2, which has keymoves",
	Forms: []diag.FormRow{{
		Message: "Version 1.1 has no keymove yet: its field is empty. With a keymove the file is version 1.2.",
		Fix:     "Write version 1.2",
	}},
	Fix: writePartsElsewhere,
}

const StatusIn11 = diag.Kind[diag.None](VersionStatus) << 8 // its part is the edit of its fix

var versionStatus = diag.Row{
	Name: "version/status", Severity: diag.Error, Title: "A problem of version 1.1 has a status", Section: "File Format Description: status",
	Change: "version written as 1.2, which has the status",
	Forms: []diag.FormRow{{
		Message: "Version 1.1 has no status yet: its field is empty. With a status the file is version 1.2.",
		Fix:     "Write version 1.2",
	}},
	Fix: writePartsElsewhere,
}
