package kit

import (
	"cmp"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/where"
	"pbn/core/wire"
)

// use is what a command makes of the games of files.
type use struct {
	message string // that says how many games there were; "" where end says it
	// begin is called before a file is read, and read reads it; both may be nil.
	begin func(of *Input)
	read  func(j *joining, of *Input) (*report.Report, error)
	// makesNoFile is set where games are only listed or counted, or several files are written.
	makesNoFile bool
	// listsTwins is set where what is asked for are the games that repeat others.
	listsTwins bool
	// options reads the options of the command alone, end does what comes after the last game, and failed is why what the command writes by itself
	// cannot be written; they may be nil.
	options func(l *line.Line, n *desk.Notation, o *desk.Options) error
	end     func(j *desk.Join, of *Notation) error
	failed  func() error
}

// joining is the reading of games for a command.
type joining struct {
	shell    *Shell
	line     *line.Line
	to       *files.Output // nil where games are only listed
	notation *Notation
	desk     *Desk
	join     *desk.Join
	use      *use
	// err ends the command: what would be written is not what was asked for.
	err error
}

// join makes of the games of files what a command asks for, mostly one file, and says how many there are.
func join(s *Shell, l *line.Line, of *use) (Exit, error) {
	j := joining{shell: s, line: l, use: of}
	if !of.makesNoFile {
		to, err := files.OneTarget(l, s)
		if err != nil {
			return Failed, err
		}
		j.to = to
	}
	exit := j.readAll()
	if j.err == nil && exit < Failed {
		j.err = j.finish()
	}
	s.keep(0, s.out.Flush())
	if j.err != nil || s.failed != nil || exit == Failed {
		if j.to != nil {
			j.to.Cancel()
		}
		return Failed, j.err
	}
	if !l.Is("quiet") && of.message != "" {
		s.say(line.Say(of.message, "written", strconv.Itoa(j.join.Written), "twins", strconv.Itoa(j.join.Twins), "games", wire.Counted(j.join.Written, j.notation.Called()), "all", wire.Counted(j.join.Games, j.notation.Called()), "altered", strconv.Itoa(j.join.Altered), "parts", wire.Counted(len(j.join.Parts()), "file")) + "\n")
	}
	return exit, nil
}

// finish writes what has waited for the last file, and makes all of it the file that is asked for.
func (j *joining) finish() error {
	if err := j.join.End(); err != nil {
		return j.unlessSaid(err)
	}
	if j.to != nil {
		// Without a game there is a file, too: an older one would be taken for what was chosen.
		if _, err := j.to.Write(nil); err != nil {
			return j.unlessSaid(err)
		}
		if err := j.to.Commit(); err != nil {
			return err
		}
	}
	if j.use.end == nil {
		return nil
	}
	return j.use.end(j.join, j.notation)
}

// unlessSaid is an error, but not that of standard output, which is said at the end of the program.
func (j *joining) unlessSaid(err error) error {
	if j.shell.failed != nil {
		return nil
	}
	return err
}

// readAll reads the files one after the other, up to one that cannot be read.
func (j *joining) readAll() (result Exit) {
	j.shell.unpacks = !j.line.Is("in-place")
	for i := range j.line.Names {
		result = max(result, j.shell.EachFile(j.line.Names[i:i+1], j.read))
		if j.err != nil || result == Failed {
			break
		}
	}
	return result
}

func (j *joining) read(of *Input) (Exit, error) {
	if j.notation == nil {
		if j.err = j.begin(of); j.err != nil {
			return Failed, nil
		}
	}
	if of.notation != j.notation {
		return Failed, errors.New(line.Say("otherNotation", "what", of.Label(), "first", j.notation.Words.Label()))
	}
	if j.use.begin != nil {
		j.use.begin(of)
	}
	read := readGames
	if j.use.read != nil {
		read = j.use.read
	}
	r, err := read(j, of)
	if err != nil {
		return Failed, err
	}
	if r.Err != nil && j.isUnwritten() {
		return Failed, nil
	}
	if r.Err == nil {
		r.Err = of.Foreign(r)
	}
	if r.Err != nil {
		return Failed, r.Err
	}
	if !j.line.Is("quiet") {
		of.Err.WriteString(keptSaid(of.Name, r))
	}
	return Fine, nil
}

// keptSaid says that games of a file are broken: what is made of them is, too.
func keptSaid(name string, r *report.Report) string {
	found := r.Diagnostics.Count(diag.Error)
	if found == 0 {
		return ""
	}
	first := slices.MinFunc(r.Diagnostics.Items, func(a, b diag.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Severity, b.Severity), cmp.Compare(a.Game, b.Game))
	})
	return line.Say("keptErrors", "path", wire.Printable(name), "errors", wire.Counted(found, "error"), "game", strconv.Itoa(first.Game)) + "\n"
}

// isUnwritten reports whether reading has ended since what is made cannot be written, which is said of that and not of the file.
func (j *joining) isUnwritten() bool {
	switch {
	case j.err != nil:
	case j.use.failed != nil:
		j.err = j.use.failed()
	case j.to != nil:
		j.err = j.to.Err()
	}
	return j.err != nil || j.shell.failed != nil
}

// readGames reads the games of a file for what is made of them.
func readGames(j *joining, of *Input) (*report.Report, error) {
	file, err := j.desk.Stream(of)
	if err != nil {
		return nil, err
	}
	return j.desk.join(j.join, of, file), nil
}

// begin begins with the first file: it says what notation the others are of.
func (j *joining) begin(of *Input) error {
	d, err := of.notation.Desk(j.line)
	if err != nil {
		return line.Mistake(err.Error())
	}
	options, err := deskOptions(j.line, d.Games)
	if err != nil {
		return line.Mistake(err.Error())
	}
	options.OfSeveral = len(j.line.Names) > 1
	options.Alter, options.Amends = d.Alter, d.Amends
	if !j.line.Is("quiet") {
		options.Tell = func(t desk.Twin) { j.shell.say(twinSaid(j.line, j.notation, t)) }
		options.TellAltered = func(said string) { j.shell.say(wire.Printable(said) + "\n") }
	}
	if j.use.listsTwins {
		options.Tell = func(t desk.Twin) { j.shell.write(twinSaid(j.line, j.notation, t)) }
	}
	if j.use.options != nil {
		if err := j.use.options(j.line, d.Games, &options); err != nil {
			return line.Mistake(err.Error())
		}
	}
	var to io.Writer
	if j.to != nil {
		to = j.to
	}
	j.notation, j.desk, j.join = of.notation, d, d.Games.Join(to, options)
	return nil
}

// deskOptions are the options that commands share, for the games of a notation.
func deskOptions(l *line.Line, n *desk.Notation) (options desk.Options, err error) {
	options.Likeness = -1
	options.Choice.Others = l.Is("others")
	if l.Is("where") {
		if options.Choice.Where, err = where.Parse(l.Value("where"), n.Fields); err != nil {
			return options, err
		}
	}
	if l.Is("games") {
		if options.Choice.Numbers, err = desk.ReadNumbers(l.Value("games")); err != nil {
			return options, errors.New("--games: " + err.Error())
		}
	}
	switch {
	case l.Is("same"):
		options.Likeness, err = likenessOf(n, l.Value("same"))
	case l.Is("distinct"):
		options.Likeness = 0
	}
	options.OnlyTwins = l.Is("twins")
	return options, err
}

// likenessOf returns the place of a likeness by its name; the error says which there are.
func likenessOf(n *desk.Notation, name string) (int, error) {
	if place, ok := n.Likeness(name); ok {
		return place, nil
	}
	var said []string
	for _, l := range n.Likenesses {
		said = append(said, l.Name+" ("+l.Meaning+")")
	}
	return 0, errors.New(strconv.Quote(name) + " is nothing that games have in common: say " + strings.Join(said, ", or "))
}

// twinSaid says which game repeats which.
func twinSaid(l *line.Line, n *Notation, t desk.Twin) string {
	at := func(file, number int) string {
		return wire.Printable(l.Names[file]) + ": " + n.Called() + " " + strconv.Itoa(number)
	}
	return line.Say("twin", "twin", at(t.File, t.Number), "first", at(t.FirstFile, t.First)) + "\n"
}
