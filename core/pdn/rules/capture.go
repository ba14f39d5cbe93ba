package rules

import "pbn/core/diag"

// The rules of captures, in the order of their names.
const (
	CaptureAmbiguous diag.Rule = annotationEnd + iota
	CaptureImpossible
	CaptureIncomplete
	CaptureKing
	CaptureLongForm
	CaptureMajority
	CaptureMissed
	CapturePrecedence
	CaptureSplit
	captureEnd
)

var captureRows = []*diag.Row{
	CaptureAmbiguous - annotationEnd:  &captureAmbiguous,
	CaptureImpossible - annotationEnd: &captureImpossible,
	CaptureIncomplete - annotationEnd: &captureIncomplete,
	CaptureKing - annotationEnd:       &captureKing,
	CaptureLongForm - annotationEnd:   &captureLongForm,
	CaptureMajority - annotationEnd:   &captureMajority,
	CaptureMissed - annotationEnd:     &captureMissed,
	CapturePrecedence - annotationEnd: &capturePrecedence,
	CaptureSplit - annotationEnd:      &captureSplit,
}

const (
	MeantByRest   = diag.Kind[Meanings](CaptureAmbiguous)<<8 + iota // its part is the edit of its fix
	MeantByNobody = diag.Kind[Meanings](CaptureAmbiguous)<<8 + iota // its parts are the edits to choose from
)

// Meanings are the long forms of the captures that a text may mean, and the one that it is read as.
type Meanings struct{ All, Read diag.Text }

var meanings = []diag.Fact{{Name: "All", Is: &diag.Words}, {Name: "Read", Is: &diag.Words}}

var captureAmbiguous = diag.Row{
	Name: "capture/ambiguous", Severity: diag.Error, Title: "A capture is written short, though it has two meanings", Section: "Restriction 8",
	Forms: []diag.FormRow{{
		Message: "{here} can be {All}, which take different pieces. Only after {Read} are the moves that follow legal, so that is read.",
		Fix:     "Write {Read}",
		Facts:   meanings,
	}, {
		Message: "{here} can be {All}, which take different pieces; write the one that was played. {Read} is read.",
		Fix:     "Write {part}",
		Facts:   meanings,
	}},
	Fix: writeMeaning,
}

func writeMeaning(w *diag.Wording) {
	if MeantByRest.Is(w) {
		w.FixParts(true)
		return
	}
	w.FixEachPart()
}

const (
	TakesNothing   = diag.Kind[OwedCapture](CaptureImpossible)<<8 + iota
	GoesOtherWay   = diag.Kind[OwedCapture](CaptureImpossible)<<8 + iota
	NotYetKing     = diag.Kind[OwedCapture](CaptureImpossible)<<8 + iota
	JumpsOverAgain = diag.Kind[OwedCapture](CaptureImpossible)<<8 + iota
)

// OwedCapture is the legal capture that has to be made instead of a move, if there is one: Way is its long form. Takes is how many pieces it
// takes, and Fewer how many the move would take. All are the captures, short, if there are several.
type OwedCapture struct {
	Way, All     diag.Text
	Takes, Fewer uint8
}

var owedCapture = []diag.Fact{
	{Name: "Way", Is: &diag.Words}, {Name: "All", Is: &diag.Words}, {Name: "Takes", Is: &counted}, {Name: "Fewer", Is: &counted},
}

const mayBe = "{Way? {Way} is possible.}"

var captureImpossible = diag.Row{
	Name: "capture/impossible", Severity: diag.Error, Title: "A capture is not possible", Section: "Laws of the variant",
	Forms: []diag.FormRow{
		{Message: "{here} captures nothing: no piece can be taken on the way between these squares." + mayBe, Facts: owedCapture},
		{Message: "The capture with these two squares goes another way than {here}." + mayBe, Facts: owedCapture},
		{Message: "{here} is not possible: a man becomes a king only when its capture has ended." + mayBe, Facts: owedCapture},
		{Message: "{here} is not possible: no piece is jumped twice, and those taken stay on the board until the capture has ended." + mayBe,
			Facts: owedCapture},
	},
}

const CaptureGoesOn = diag.Kind[OwedCapture](CaptureIncomplete) << 8 // its part, if there is only one way to go on, is the edit of its fix

var captureIncomplete = diag.Row{
	Name: "capture/incomplete", Severity: diag.Error, Title: "A capture stops though it has to go on", Section: "Laws of the variant",
	Forms: []diag.FormRow{{
		Message: "The capture {here} has to go on{Way?: the whole one is {Way}}.",
		Fix:     "Write the whole capture",
		Facts:   owedCapture,
	}},
	Fix: writeParts,
}

const ManTakesKing = diag.Kind[OwedCapture](CaptureKing) << 8

var captureKing = diag.Row{
	Name: "capture/king", Severity: diag.Error, Title: "A man takes a king, which it may not", Section: "Laws of the variant",
	Forms: []diag.FormRow{{
		Message: "{here} is not legal: in this variant a man may not take a king." + mayBe, Facts: owedCapture,
	}},
}

const OtherLongForm = diag.Kind[Text](CaptureLongForm) << 8 // its part is the edit of its fix

var captureLongForm = diag.Row{
	Name: "capture/long-form", Severity: diag.Warning, Title: "The squares of a long capture are not those of the standard", Section: "Restriction 9",
	Change: "captures written with the standard’s squares",
	Forms: []diag.FormRow{{
		Message: "{here} is read as {Text}: the long form has the squares where the piece turns and, straight on, those just behind what it takes.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}

const TakesFewer = diag.Kind[OwedCapture](CaptureMajority) << 8

var captureMajority = diag.Row{
	Name: "capture/majority", Severity: diag.Error, Title: "A capture takes fewer pieces than can be taken", Section: "Laws of the variant",
	Forms: []diag.FormRow{{
		Message: "{here} takes {Fewer}, but the side to move has to take {Takes}, with {Way}.",
		Facts:   owedCapture,
	}},
}

const MissedCapture = diag.Kind[OwedCapture](CaptureMissed) << 8

var captureMissed = diag.Row{
	Name: "capture/missed", Severity: diag.Error, Title: "A move is made though there is a capture", Section: "Laws of the variant",
	Forms: []diag.FormRow{{
		Message: "{here} is not legal: who can capture has to, here with {Way}{All?. The captures are {All}}.",
		Facts:   owedCapture,
	}},
}

const (
	KingHasToCapture = diag.Kind[OwedCapture](CapturePrecedence)<<8 + iota
	TakesFewerKings  = diag.Kind[OwedCapture](CapturePrecedence)<<8 + iota
	TakesKingsLater  = diag.Kind[OwedCapture](CapturePrecedence)<<8 + iota
	IsWorthLess      = diag.Kind[OwedCapture](CapturePrecedence)<<8 + iota
)

var capturePrecedence = diag.Row{
	Name: "capture/precedence", Severity: diag.Error, Title: "Another capture comes first by the laws of the variant", Section: "Laws of the variant",
	Forms: []diag.FormRow{
		{Message: "{here} is not legal: a king has to capture before a man, here with {Way}.", Facts: owedCapture},
		{Message: "{here} is not legal: of captures with as many pieces the one with more kings comes first, here {Way}.", Facts: owedCapture},
		{Message: "{here} is not legal: of captures with as many kings the one that takes a king earlier comes first, here {Way}.", Facts: owedCapture},
		{Message: "{here} is not legal: the capture that is worth most comes first, here {Way}.", Facts: owedCapture},
	},
}

const JumpByJump = diag.Kind[Text](CaptureSplit) << 8 // its part is the edit of its fix

var captureSplit = diag.Row{
	Name: "capture/split", Severity: diag.Error, Title: "The jumps of a capture are written as moves of their own", Section: "Grammar: Capture",
	Change: "jumps written as one capture",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is one capture, {Text}; its jumps are not moves of their own.",
		Fix:     writeText,
		Facts:   text,
	}},
	Fix: writeParts,
}
