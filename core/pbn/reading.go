package pbn

import (
	"iter"
	"strings"
	"sync"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/mend"
	"pbn/core/pbn/check"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// reading is the reading of a file, with the report that it makes.
type reading struct {
	report   *report.Report
	checks   gameChecks // nil where nothing is checked
	asExport bool
	visit    func(*source.Text, *game.Game) error
	each     func(*report.Report) // called after each game, unless it is nil
	exported bool                 // whether the games are written
	nextFile func()               // called before each file, unless it is nil

	games *game.Reader // while it reads: see open
	// before is how many games come before those of the file, of a document, that is read. judge and trusts are of that file.
	before int
	judge  mend.Judge
	trusts diag.Trust
	// head is what the file says of all its games, where it is read in chunks.
	head *game.Head
}

// spare is a reader that nobody uses, kept for its memory as long as a verb needs it that reads a file several times, and would take as
// much each time.
var spare struct {
	lock   sync.Mutex
	wanted int // by how many verbs
	reader *game.Reader
}

// KeepMemory keeps the memory in which a file was read for the next reading, until release is called. Nothing is kept otherwise: a hostile
// file takes much.
func KeepMemory() (release func()) {
	spare.lock.Lock()
	defer spare.lock.Unlock()
	spare.wanted++
	return func() {
		spare.lock.Lock()
		defer spare.lock.Unlock()
		if spare.wanted--; spare.wanted == 0 {
			spare.reader = nil
		}
	}
}

// open takes a reader, which close gives back: a game is not valid any longer then.
func (r *reading) open() {
	spare.lock.Lock()
	defer spare.lock.Unlock()
	if r.games, spare.reader = spare.reader, nil; r.games == nil {
		r.games = &game.Reader{}
	}
}

func (r *reading) close() {
	spare.lock.Lock()
	defer spare.lock.Unlock()
	if spare.wanted > 0 {
		spare.reader = r.games
	}
	r.games = nil
}

// progress returns how much of the text was read, a block or a window of it, and how much is left.
func (r *reading) progress() (read, rest int) {
	if r.games == nil {
		return 0, 0
	}
	read = r.games.Items().End
	return read, len(r.games.Text().Bytes) - read
}

// parts are the files of PBN in a file: the file itself, or the blocks of a document (6.2).
type parts struct {
	whole   *source.Stream
	blocks  []embed.Block  // of a document; where it has none, the file is PBN itself
	is      *recognize.Row // what the start of the file shows
	refused bool           // it is not read, since it is something else
	stopped error          // why the search for blocks ended early
}

func (p *parts) kind() check.Kind {
	if len(p.blocks) > 0 {
		return check.Embedded
	}
	return check.WholeFile
}

// files returns each file of PBN.
func (p *parts) files() iter.Seq[*source.Stream] {
	return func(yield func(*source.Stream) bool) {
		if len(p.blocks) == 0 {
			yield(p.whole)
			return
		}
		for i := range p.blocks {
			if !yield(p.blocks[i].Text.Stream().Until(p.whole.Stopped).LimitGames(p.whole.LongestGame())) {
				return
			}
		}
	}
}

// parts finds the parts of a file. What is certainly something else is not looked at any further; a document has nothing but blocks.
func (r *reading) parts(file *source.Stream) parts {
	start := file.Text().Bytes
	is, isSure := recognize.OfText(string(start[:min(len(start), recognize.Head)]))
	found := parts{whole: file, is: is}
	if found.refused = isSure && is.IsForeign(); found.refused {
		return found
	}
	isDocument := is != nil && is.Document || isSure && is.Is("lin")
	found.blocks, found.stopped = documentBlocks(file, isDocument, &r.report.Diagnostics)
	found.refused = isDocument && len(found.blocks) == 0 && found.stopped == nil
	return found
}

// refuse returns the report of a file that is not read; nil of any other.
func (r *reading) refuse(p parts) *report.Report {
	switch {
	case p.refused:
		refused := notPBN(r.report.Diagnostics.Rules, p.whole.Text(), nothingFound(p.whole.Text(), p.is), p.is)
		refused.Err = p.whole.Err()
		return refused
	case p.stopped != nil:
		r.report.Text, r.report.Err = p.whole.Text(), p.stopped
		return r.report
	}
	return nil
}

// read reads the parts of a file.
func (r *reading) read(p parts) *report.Report {
	if refused := r.refuse(p); refused != nil {
		return refused
	}
	r.report.Diagnostics.EndGame(p.whole.Text(), 0, "", nil)
	if r.games == nil {
		r.open()
		defer r.close()
	}
	kind := p.kind()
	for file := range p.files() {
		if kind == check.Embedded {
			r.report.Blocks++
		}
		if r.nextFile != nil {
			r.nextFile()
		}
		if r.file(file, kind); r.report.Err != nil {
			break
		}
	}
	return r.whole(p.whole, p.is)
}

// whole is the report of a file that was read to its end, of which this is the last part.
func (r *reading) whole(last *source.Stream, is *recognize.Row) *report.Report {
	if r.report.Text = last.Text(); r.report.Err == nil {
		r.report.Err = last.Err()
	}
	if r.report.Games == 0 {
		none := notPBN(r.report.Diagnostics.Rules, r.report.Text, nothingFound(r.report.Text, is), is)
		none.Err = r.report.Err
		return none
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	return r.report
}

// file reads a file, or a block of a document, which is a file of its own (6.2). Games are numbered on.
func (r *reading) file(file *source.Stream, kind check.Kind) {
	r.begin(file, kind)
	if r.all(file); r.report.Err == nil {
		r.end(file)
	}
}

// begin begins a file.
func (r *reading) begin(file *source.Stream, kind check.Kind) {
	games := r.games
	games.Reset(file, &r.report.Diagnostics)
	games.AsExport, games.Exported = r.asExport, r.exported
	if r.checks != nil {
		r.checks.begin(r.report, games, kind)
	}
	r.before = r.report.Games
	r.judge = mend.Judge{
		FirstGuess:  func() source.Span { return games.Items().FirstGuess(games.Text().Bytes) },
		WritesGuess: writesGuess,
		LongestLine: habits.MaxLine + 1,
	}
	r.trusts = r.judge.Trusts
}

// all reads the games that are left.
func (r *reading) all(file *source.Stream) {
	for text, g := range r.games.Games() {
		g.Number += r.before
		g.Block = r.report.Blocks
		r.report.Games = g.Number
		r.game(text, g)
		if r.report.Err == nil {
			r.report.Err = file.Stopped()
		}
		if r.report.Err != nil {
			return
		}
	}
}

// game ends the reading of a game: it is checked, what was found is said, and the game is handed on.
func (r *reading) game(text *source.Text, g *game.Game) {
	if r.checks != nil {
		r.report.Err = r.checks.game(text, g)
	}
	if r.report.Diagnostics.IsOpen() {
		r.judge.Begin(text, r.checks != nil && r.checks.isPart())
		r.report.Diagnostics.EndGame(text, g.Number, board(g), r.trusts)
	}
	if r.report.Changes.IsOpen() {
		r.report.Changes.EndGame(text, g.Number, board(g), nil)
	}
	if r.report.Err == nil && r.visit != nil {
		r.report.Err = r.visit(text, g)
	}
	if r.each != nil {
		r.each(r.report)
	}
}

// end ends a file.
func (r *reading) end(file *source.Stream) {
	if r.report.Version == "" {
		r.report.Version = r.games.Version
	}
	r.report.ClaimsExport = r.report.ClaimsExport || r.games.ClaimsExport
	if r.checks != nil {
		r.checks.end()
	}
	r.report.Err = file.Err()
	r.report.Diagnostics.EndGame(file.Text(), 0, "", nil)
	r.report.Changes.EndGame(file.Text(), 0, "", nil)
}

// writesGuess reports whether the fixes of a rule write down what was read by a guess.
func writesGuess(rule diag.Rule) bool {
	return rule == rules.SyntaxUnterminatedString || rule == rules.SyntaxUnclosedTag
}

// board returns the game's Board for its diagnostics, cut short if it is too long for a board number.
func board(g *game.Game) string {
	value, _ := g.Known("Board")
	return strings.Clone(diag.Short(value))
}
