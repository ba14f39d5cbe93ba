//go:build !js

package kit

import (
	"cmp"
	"errors"
	"slices"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/cmd/parquet"
	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/wire"
)

// table is a table of Parquet that is made of the games of files.
type table struct {
	shards *files.Shards
	games  *parquet.Games // nil of a table of moves
	writer *parquet.Writer
	file   string // that is read
}

// tableOptions are those that a table may have.
var tableOptions = []string{"to", "output", "notation", "each", "rows", "replace", "quiet", "color", "config", "no-config", "source-encoding", "stdin-filename", "jobs"}

// WriteTable writes the games of files, of one notation, as a table.
func WriteTable(s *Shell, l *line.Line) (Exit, error) {
	t := &table{}
	if err := t.open(s, l); err != nil {
		return Failed, err
	}
	of := &use{
		makesNoFile: true,
		begin:       func(of *Input) { t.file = of.Name },
		options:     t.options,
		end:         t.end,
		failed:      t.shards.Err,
	}
	if l.Value("each") == "move" {
		of.read = t.readMoves
	}
	exit, err := join(s, l, of)
	if err != nil || exit == Failed {
		t.shards.Cancel()
		return Failed, err
	}
	if !l.Is("quiet") {
		s.say(line.Say("tableWritten", "rows", wire.Counted(t.writer.Rows(), "row"), "files", wire.Counted(t.shards.Count(), "file")) + "\n")
	}
	return exit, nil
}

// open finds out where the table is written.
func (t *table) open(s *Shell, l *line.Line) (err error) {
	for _, given := range l.Options() {
		if !slices.Contains(tableOptions, given) {
			return line.Mistake(line.Say("noTableOption", "option", "--"+given))
		}
	}
	if !l.Is("output") || l.Value("output") == files.StandardOutput {
		return line.Mistake(line.Say("whereToTable"))
	}
	if _, err := files.OneTarget(l, s); err != nil {
		return err
	}
	t.shards, err = files.NewShards(l.Value("output"), l.Is("rows"), l.Is("replace"))
	return err
}

// options begins the table, once it is known of which notation the games are.
func (t *table) options(l *line.Line, n *desk.Notation, o *desk.Options) (err error) {
	most := 0
	if l.Is("rows") {
		if most, err = l.Number("rows"); err == nil && most < 1 {
			err = errors.New(line.Say("noJobs", "option", "--rows", "given", l.Value("rows")))
		}
		if err != nil {
			return err
		}
	}
	if l.Value("each") == "move" {
		t.writer = parquet.NewWriter(parquet.OfMoves, most, t.shards.Next)
		return nil
	}
	t.games = parquet.OfGames(n.Fields)
	t.writer = parquet.NewWriter(t.games.Schema(), most, t.shards.Next)
	o.Asks = t.games.Asks()
	o.Row = func(g *desk.Game) error { return t.writer.Write(t.games.Row(t.file, g)) }
	return nil
}

// end writes the rows that are left, and brings the files into their places.
func (t *table) end(*desk.Join, *Notation) error {
	if err := t.writer.Close(); err != nil {
		return cmp.Or(t.shards.Err(), err) // without what the library was doing
	}
	return t.shards.Commit()
}

// readMoves reads the moves of a file.
func (t *table) readMoves(j *joining, of *Input) (*report.Report, error) {
	if j.desk.Moves == nil {
		return nil, errors.New(line.Say("noMoves", "what", of.Label()))
	}
	file, err := j.desk.Stream(of)
	if err != nil {
		return nil, err
	}
	var failed error
	r := j.desk.Moves(file.Until(func() error { return failed }), func(m desk.Move) {
		if failed == nil {
			failed = t.writer.Write(parquet.RowOf(m, t.file))
		}
	})
	if r.Err == nil {
		r.Err = failed
	}
	return r, nil
}
