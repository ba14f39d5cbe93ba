package desk

import (
	"bytes"
	"io"
	"maps"
	"slices"

	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// Options say what becomes of the games of files.
type Options struct {
	Choice Choice
	// Order is that of the games that are written; nil leaves them as they come. With one all of them are in memory.
	Order *Order
	// Likeness is the place of one in the table of the notation: a game that repeats an earlier one in it is a twin of that. -1 asks for none.
	Likeness int
	// OnlyTwins writes the twins in place of the others.
	OnlyTwins bool
	// OfSeveral says that the games are of several files. Text that is not UTF-8 is written as such then: they have one encoding.
	OfSeveral bool
	// Tell is told of each twin; it may be nil.
	Tell func(Twin)
	// Alter changes the games that are chosen, in the order in which they are written; the others are written as they are. nil leaves those out.
	Alter Alter
	// Amends says that Alter is to do what [Game].Amended does: where that can, it is not called.
	Amends bool
	// Split divides the games into files; nil makes one of them. All of them are in memory then.
	Split *Split
	// Each is called for each game that is written, or would be, and so is Row, the error of which ends the reading. They ask for what the games
	// have in the fields Asks. Both may be nil.
	Each func(g *Game)
	Row  func(g *Game) error
	Asks []FieldOf
	// TellAltered is told what is to be said of a game that was changed, if anything; it may be nil.
	TellAltered func(said string)
}

// Join makes one file of the games of files.
type Join struct {
	// Games are how many were read, and Written how many of them are written, or will be; Twins are those that repeat an earlier one, and
	// Altered those that were changed.
	Games, Written, Twins, Altered int

	notation *Notation
	options  Options
	to       games
	files    int
	last     place // the game that was written last
	twins    *twins
	header   []byte          // until the first game is written
	given    map[string]bool // lines of the header that files before this one have given
	kept     []keptGame
	parts    parts
}

// keptGame is a game that waits until all have been read.
type keptGame struct {
	text   []byte
	in     source.Encoding
	alters bool
	parts  []partOf // the files into which it comes
	values []where.Value
	at     place // where it was in its file; the zero place if games are sorted
}

// Join returns what writes games to a writer; nothing is written where that is nil.
func (n *Notation) Join(to io.Writer, options Options) *Join {
	j := &Join{notation: n, options: options, to: games{to: to, ends: n.ends()}}
	if options.Likeness >= 0 {
		j.twins = &twins{likeness: options.Likeness, first: map[hash]place{}}
	}
	return j
}

// Read reads a file, and writes those of its games that are to be written, unless they are to be sorted.
func (j *Join) Read(file *source.Stream) *report.Report {
	r := j.options.reads(j.notation).Read(file, j.game)
	j.files++
	return r
}

func (j *Join) game(g *Game) error {
	j.Games++
	isChosen := j.options.Choice.has(g)
	if isChosen && j.options.Amends {
		g.amend()
	}
	text, in := j.textOf(g)
	if !isChosen && j.options.Alter == nil || j.isTwin(g) != j.options.OnlyTwins {
		return nil
	}
	j.Written++
	if j.options.Each != nil {
		j.options.Each(g)
	}
	if j.options.Row != nil {
		if err := j.options.Row(g); err != nil {
			return err
		}
	}
	kept := keptGame{text: text, in: in, alters: isChosen && j.options.Alter != nil && !g.isAmended}
	if g.isAmended {
		j.Altered++
	}
	if j.options.Split != nil {
		kept.parts = j.options.Split.partsOf(g, j.Written)
	}
	switch {
	case j.to.to == nil && kept.parts == nil:
	case j.options.Order != nil:
		kept.text, kept.values = slices.Clone(text), j.options.Order.valuesOf(g)
		j.kept = append(j.kept, kept)
	default:
		kept.at = place{int32(j.files), int32(g.Number)}
		if !j.waits() {
			return j.write(&kept)
		}
		kept.text = slices.Clone(text)
		j.kept = append(j.kept, kept)
	}
	return nil
}

// waits reports whether games are written only when all files have been read, since each of these may have lines that come before all games.
func (j *Join) waits() bool { return j.options.OfSeveral && j.notation.AllGiveHeaders }

// textOf returns what is written of a game, without what the file begins with, which it keeps for the file that is made.
func (j *Join) textOf(g *Game) (text []byte, in source.Encoding) {
	text, in = g.Text, g.In
	if j.options.OfSeveral && source.LeadingASCII(text) < len(text) {
		text, in = []byte(g.UTF8()), source.UTF8
	}
	if g.Number > 1 {
		return text, in
	}
	isFirst := j.Games == 1
	text, isMarked := bytes.CutPrefix(text, byteOrderMark)
	if isFirst && isMarked {
		j.header = byteOrderMark
	}
	if j.notation.Header != nil {
		header, rest := j.notation.Header(text, isFirst, !j.options.OfSeveral)
		j.header, text = append(slices.Clip(j.header), j.notGiven(header)...), rest
	}
	return text, in
}

// notGiven returns the lines of a file's header that no earlier file has given.
func (j *Join) notGiven(header []byte) []byte {
	if !j.waits() {
		return header
	}
	var fresh []byte
	own := map[string]bool{}
	for line := range bytes.Lines(header) {
		text := string(bytes.TrimRight(line, "\r\n"))
		if own[text] = true; !j.given[text] {
			fresh = append(fresh, line...)
		}
	}
	if j.given == nil {
		j.given = map[string]bool{}
	}
	maps.Copy(j.given, own)
	return fresh
}

// write applies the change that is asked for and writes the game; the first game is preceded by the file's header.
func (j *Join) write(g *keptGame) error {
	text := g.text
	if g.alters {
		j.Altered++
		altered, said, err := j.options.Alter(Piece{text, g.in, j.Altered})
		if err != nil {
			return err
		}
		if text = altered; said != "" && j.options.TellAltered != nil {
			j.options.TellAltered(said)
		}
	}
	for _, which := range g.parts {
		part := j.parts.of(which, j.header, j.notation.ends())
		part.Games++
		if err := part.to.write(text, g.at.follows(part.last)); err != nil {
			return err
		}
		part.last = g.at
	}
	if g.parts != nil {
		return nil
	}
	if len(j.header) > 0 {
		if _, err := j.to.to.Write(j.header); err != nil {
			return err
		}
		j.header = nil
	}
	err := j.to.write(text, g.at.follows(j.last))
	j.last = g.at
	return err
}

// Parts returns the files into which the games were divided, in the order of their first games.
func (j *Join) Parts() []*Part { return j.parts.list }

func (j *Join) isTwin(g *Game) bool {
	if j.twins == nil {
		return false
	}
	twin, ok := j.twins.twinOf(g, j.files)
	if ok {
		j.Twins++
		if j.options.Tell != nil {
			j.options.Tell(twin)
		}
	}
	return ok
}

// End writes the games that have waited for all others. Those that are alike in the fields by which they are sorted stay as they came.
func (j *Join) End() error {
	if j.options.Order != nil {
		slices.SortStableFunc(j.kept, func(a, b keptGame) int { return j.options.Order.compare(a.values, b.values) })
	}
	for i := range j.kept {
		if err := j.write(&j.kept[i]); err != nil {
			return err
		}
	}
	return nil
}
