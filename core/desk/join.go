package desk

import (
	"bytes"
	"io"
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
	header   []byte // until the first game is written
	kept     []keptGame
}

// keptGame is a game that waits until all have been read.
type keptGame struct {
	text   []byte
	in     source.Encoding
	alters bool
	values []where.Value
}

// Join returns what writes games to a writer; nothing is written where that is nil.
func (n *Notation) Join(to io.Writer, options Options) *Join {
	j := &Join{notation: n, options: options, to: games{to: to}}
	if options.Likeness >= 0 {
		j.twins = &twins{likeness: options.Likeness, first: map[hash]place{}}
	}
	return j
}

// Read reads a file, and writes those of its games that are to be written, unless they are to be sorted.
func (j *Join) Read(file *source.Stream) *report.Report {
	r := j.notation.Read(file, j.game)
	j.files++
	return r
}

func (j *Join) game(g *Game) error {
	j.Games++
	text, in := j.textOf(g)
	isChosen := j.options.Choice.has(g)
	if !isChosen && j.options.Alter == nil || j.isTwin(g) != j.options.OnlyTwins {
		return nil
	}
	j.Written++
	alters := isChosen && j.options.Alter != nil
	switch {
	case j.to.to == nil:
	case j.options.Order != nil:
		j.kept = append(j.kept, keptGame{slices.Clone(text), in, alters, j.options.Order.valuesOf(g)})
	default:
		here := place{int32(j.files), int32(g.Number)}
		follows := j.last == place{here.file, here.number - 1}
		j.last = here
		return j.write(text, in, alters, follows)
	}
	return nil
}

// textOf returns what is written of a game, without what the file begins with, which it keeps for the file that is made.
func (j *Join) textOf(g *Game) (text []byte, in source.Encoding) {
	text, in = g.Text, g.In
	if j.options.OfSeveral && source.LeadingASCII(text) < len(text) {
		text, in = []byte(g.UTF8()), source.UTF8
	}
	if g.Number > 1 {
		return text, in
	}
	isFirst := j.files == 0
	text, isMarked := bytes.CutPrefix(text, byteOrderMark)
	if isFirst && isMarked {
		j.header = byteOrderMark
	}
	if j.notation.Header != nil {
		header, rest := j.notation.Header(text, isFirst, !j.options.OfSeveral)
		j.header, text = append(slices.Clip(j.header), header...), rest
	}
	return text, in
}

// write writes a game, changed where that is asked for, and before the first one what comes before all.
func (j *Join) write(text []byte, in source.Encoding, alters, follows bool) error {
	if alters {
		j.Altered++
		altered, said, err := j.options.Alter(Piece{text, in, j.Altered})
		if err != nil {
			return err
		}
		if text = altered; said != "" && j.options.TellAltered != nil {
			j.options.TellAltered(said)
		}
	}
	if len(j.header) > 0 {
		if _, err := j.to.to.Write(j.header); err != nil {
			return err
		}
		j.header = nil
	}
	return j.to.write(text, follows)
}

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
	if j.options.Order == nil {
		return nil
	}
	slices.SortStableFunc(j.kept, func(a, b keptGame) int { return j.options.Order.compare(a.values, b.values) })
	for i := range j.kept {
		g := &j.kept[i]
		if err := j.write(g.text, g.in, g.alters, false); err != nil {
			return err
		}
	}
	return nil
}
