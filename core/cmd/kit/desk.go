package kit

import (
	"errors"

	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
)

// Desk is how a notation hands its games to the commands that choose, sort and join them.
type Desk struct {
	Games *desk.Notation
	// Stream reads a file, which may be written in another notation of the same games.
	Stream func(of *Input) (*source.Stream, error)
	// Alter returns what a command changes in games, as the command line says; nil where it changes nothing.
	Alter desk.Alter
	// Amends is that of [desk.Options].
	Amends bool
	// Moves reads a file for a table of its moves; nil where there is none.
	Moves func(file *source.Stream, visit func(desk.Move)) *report.Report
}

// The commands that read the games of files.

func selectGames(s *Shell, l *line.Line) (Exit, error) {
	return join(s, l, &use{message: "chosen", options: inOrderOf})
}

func sortGames(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("by") {
		return Failed, line.Mistake(line.Say("sortBy"))
	}
	return join(s, l, &use{message: "sorted", options: inOrderOf})
}

func merge(s *Shell, l *line.Line) (Exit, error) { return join(s, l, &use{message: "merged"}) }

// duplicates lists games that repeat earlier ones. With -o it writes the files without them, or them alone.
func duplicates(s *Shell, l *line.Line) (Exit, error) {
	lists := !l.Is("output")
	return join(s, l, &use{message: "twins", makesNoFile: lists, listsTwins: lists, options: func(l *line.Line, _ *desk.Notation, o *desk.Options) error {
		if !l.Is("same") {
			o.Likeness = 0
		}
		return nil
	}})
}

// number gives boards other numbers, rotate turns their seats, and set writes tags.

func number(s *Shell, l *line.Line) (Exit, error) {
	return join(s, l, &use{message: "numbered", options: inOrderOf})
}

func rotate(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("seats") {
		return Failed, line.Mistake(line.Say("howManySeats"))
	}
	return join(s, l, &use{message: "rotated"})
}

func set(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("tag") && !l.Is("eco") {
		return Failed, line.Mistake(line.Say("whichTags"))
	}
	return join(s, l, &use{message: "set"})
}

// split divides games into files of a folder.
func split(s *Shell, l *line.Line) (Exit, error) {
	switch {
	case l.Is("by") == l.Is("count"):
		return Failed, line.Mistake(line.Say("howToSplit"))
	case !l.Is("output"):
		return Failed, line.Mistake(line.Say("whereToSplit"))
	}
	return join(s, l, &use{
		message:     "split",
		makesNoFile: true,
		options: func(l *line.Line, n *desk.Notation, o *desk.Options) (err error) {
			o.Split, err = splitOf(l, n)
			return err
		},
		end: func(j *desk.Join, of *Notation) error {
			return writeParts(l.Value("output"), of.Words.Extension("split"), j.Parts())
		},
	})
}

// stats counts games by what they have in fields.
func stats(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("by") {
		return Failed, line.Mistake(line.Say("countBy"))
	}
	var tally *desk.Tally
	return join(s, l, &use{
		message:     "counted",
		makesNoFile: true,
		options: func(l *line.Line, n *desk.Notation, o *desk.Options) (err error) {
			if tally, err = desk.ReadTally(l.Value("by"), n.Fields); err != nil {
				return errors.New("--by: " + err.Error())
			}
			o.Each, o.Asks = tally.Add, tally.Asks()
			return nil
		},
		end: func(j *desk.Join, _ *Notation) error {
			s.write(tallySaid(tally, j.Written, l.Value("format") == "json"))
			return nil
		},
	})
}

// inOrderOf reads the order in which games are to be written.
func inOrderOf(l *line.Line, n *desk.Notation, o *desk.Options) (err error) {
	if !l.Is("by") {
		return nil
	}
	if o.Order, err = desk.ReadOrder(l.Value("by"), n.Fields); err != nil {
		return errors.New("--by: " + err.Error())
	}
	return nil
}
