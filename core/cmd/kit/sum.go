package kit

import (
	"cmp"
	"strconv"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/wire"
)

// tally is how much was found in a file, or in all files.
type tally struct {
	games      int
	noun       string                    // what they are called
	severities [len(diag.Severities)]int // as diag.Severities has them
}

func (t *tally) of(severity diag.Severity) int { return t.severities[severity-diag.Error] }

// Count notes what was found in a file, for the sum over all.
func (of *Input) Count(r *report.Report) {
	of.found.games, of.found.noun = r.Games, r.Called()
	for i, severity := range diag.Severities {
		of.found.severities[i] = r.Diagnostics.Count(severity)
	}
}

// sum is what was found in all files.
type sum struct {
	files, unread int
	wrong         int // files with errors
	found         tally
}

func (s *sum) add(of *Input, exit Exit) {
	s.files++
	if exit == Failed {
		s.unread++
	}
	switch of.found.noun {
	case "", s.found.noun:
	default:
		s.found.noun = cmp.Or(s.found.noun, of.found.noun)
		if s.found.noun != of.found.noun {
			s.found.noun = "game" // of all files together
		}
	}
	s.found.games += of.found.games
	for i, n := range of.found.severities {
		s.found.severities[i] += n
	}
	if of.found.of(diag.Error) > 0 {
		s.wrong++
	}
}

// isSilent reports whether there is nothing to say of any file: no diagnostic, or with errorsOnly no error.
func (s *sum) isSilent(errorsOnly bool) bool {
	return s.unread+s.wrong == 0 && (errorsOnly || s.found.of(diag.Warning)+s.found.of(diag.Info) == 0)
}

// text returns a line about all files; "" where there was one.
func (s *sum) text() string {
	if s.files < 2 {
		return ""
	}
	counted := []string{"files", wire.Counted(s.files, "file"), "games", wire.Counted(s.found.games, cmp.Or(s.found.noun, "game")), "wrong", wire.Counted(s.wrong, "file")}
	for i, severity := range diag.Severities {
		name := severity.String()
		counted = append(counted, name+"s", wire.Counted(s.found.severities[i], name))
	}
	message := "sum"
	if s.wrong > 0 {
		message = "sumWrong"
	}
	text := line.Say(message, counted...)
	if s.unread > 0 {
		text += line.Say("sumUnread", "files", strconv.Itoa(s.unread))
	}
	return text + "\n"
}
