package kit

import (
	"errors"
	"io"
	"strconv"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/desk"
	"pbn/core/source"
	"pbn/core/where"
	"pbn/core/wire"
)

// Desk is how a notation hands its games to the commands that choose, sort and join them.
type Desk struct {
	Games *desk.Notation
	// Stream reads a file, which may be written in another notation of the same games.
	Stream func(of *Input) (*source.Stream, error)
	// Alter returns what a command changes in games, as the command line says; nil where it changes nothing.
	Alter desk.Alter
}

// The commands that make one file of the games of files.

func selectGames(s *Shell, l *line.Line) (Exit, error) { return join(s, l, "chosen") }

func sortGames(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("by") {
		return Failed, line.Mistake(line.Say("sortBy"))
	}
	return join(s, l, "sorted")
}

func merge(s *Shell, l *line.Line) (Exit, error) { return join(s, l, "merged") }

// duplicates lists games that repeat earlier ones. With -o it writes the files without them, or them alone.
func duplicates(s *Shell, l *line.Line) (Exit, error) { return join(s, l, "twins") }

// number gives boards other numbers, rotate turns their seats, and set writes tags.

func number(s *Shell, l *line.Line) (Exit, error) { return join(s, l, "numbered") }

func rotate(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("seats") {
		return Failed, line.Mistake(line.Say("howManySeats"))
	}
	return join(s, l, "rotated")
}

func set(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("tag") && !l.Is("eco") {
		return Failed, line.Mistake(line.Say("whichTags"))
	}
	return join(s, l, "set")
}

// split divides games into files of a folder.
func split(s *Shell, l *line.Line) (Exit, error) {
	switch {
	case l.Is("by") == l.Is("count"):
		return Failed, line.Mistake(line.Say("howToSplit"))
	case !l.Is("output"):
		return Failed, line.Mistake(line.Say("whereToSplit"))
	}
	return join(s, l, "split")
}

// stats counts games by what they have in fields.
func stats(s *Shell, l *line.Line) (Exit, error) {
	if !l.Is("by") {
		return Failed, line.Mistake(line.Say("countBy"))
	}
	return join(s, l, "counted")
}

// joining is one file in the making.
type joining struct {
	shell    *Shell
	line     *line.Line
	to       *files.Output // nil where games are only listed
	notation *Notation
	desk     *Desk
	join     *desk.Join
	tally    *desk.Tally // of stats
	// err ends the command: what would be written is not what was asked for.
	err error
}

// isOne reports whether the command makes one file; others list games, count them, or write several files.
func (j *joining) isOne() bool {
	switch j.line.Command.Name {
	case "duplicates":
		return j.line.Is("output")
	case "split", "stats":
		return false
	}
	return true
}

// join makes of the games of files what a command asks for, mostly one file, and says by a message how many there are.
func join(s *Shell, l *line.Line, message string) (Exit, error) {
	j := joining{shell: s, line: l}
	if j.isOne() {
		to, err := files.OneTarget(l, s)
		if err != nil {
			return Failed, err
		}
		j.to = to
	}
	exit := j.readAll()
	if j.err == nil && exit < Failed {
		j.err = j.join.End()
	}
	if j.to != nil && (j.err != nil || exit == Failed) {
		j.to.Cancel()
	}
	if j.err != nil || exit == Failed {
		return Failed, j.err
	}
	if j.to != nil {
		j.to.Write(nil) // without a game there is a file, too: an older one would be taken for what was chosen
		if err := j.to.Commit(); err != nil {
			return Failed, err
		}
	}
	switch l.Command.Name {
	case "split":
		if err := writeParts(l.Value("output"), j.notation.Words.Extension("split"), j.join.Parts()); err != nil {
			return Failed, err
		}
	case "stats":
		s.write(tallySaid(j.tally, j.join.Written, l.Value("format") == "json"))
	}
	if !l.Is("quiet") {
		s.out.Flush()
		s.say(line.Say(message, "written", strconv.Itoa(j.join.Written), "twins", strconv.Itoa(j.join.Twins), "games", wire.Counted(j.join.Written, "game"), "all", wire.Counted(j.join.Games, "game"), "altered", strconv.Itoa(j.join.Altered), "parts", wire.Counted(len(j.join.Parts()), "file")) + "\n")
	}
	return exit, nil
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
	file, err := j.desk.Stream(of)
	if err != nil {
		return Failed, err
	}
	r := j.join.Read(file)
	if r.Err == nil {
		r.Err = of.Foreign(r)
	}
	if r.Err != nil {
		return Failed, r.Err
	}
	return Fine, nil
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
	switch {
	case j.line.Command.Name == "duplicates" && j.to == nil:
		options.Tell = func(t desk.Twin) { j.shell.write(twinSaid(j.line, t)) }
	case !j.line.Is("quiet"):
		options.Tell = func(t desk.Twin) { j.shell.say(twinSaid(j.line, t)) }
	}
	if options.Alter = d.Alter; !j.line.Is("quiet") {
		options.TellAltered = func(said string) { j.shell.say(wire.Printable(said) + "\n") }
	}
	if j.line.Command.Name == "stats" {
		if j.tally, err = desk.ReadTally(j.line.Value("by"), d.Games.Fields); err != nil {
			return line.Mistake("--by: " + err.Error())
		}
		options.Each = j.tally.Add
	}
	var to io.Writer
	if j.to != nil {
		to = j.to
	}
	j.notation, j.desk, j.join = of.notation, d, d.Games.Join(to, options)
	return nil
}

// deskOptions are the options that a command line has for the games of a notation.
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
	if l.Command.Name == "split" {
		if options.Split, err = splitOf(l, n); err != nil {
			return options, err
		}
	}
	if l.Is("by") && l.Command.Name != "split" && l.Command.Name != "stats" {
		if options.Order, err = desk.ReadOrder(l.Value("by"), n.Fields); err != nil {
			return options, errors.New("--by: " + err.Error())
		}
	}
	switch {
	case l.Is("same"):
		options.Likeness, err = likenessOf(n, l.Value("same"))
	case l.Is("distinct") || l.Command.Name == "duplicates":
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
func twinSaid(l *line.Line, t desk.Twin) string {
	at := func(file, number int) string { return wire.Printable(l.Names[file]) + ": game " + strconv.Itoa(number) }
	return line.Say("twin", "twin", at(t.File, t.Number), "first", at(t.FirstFile, t.First)) + "\n"
}
