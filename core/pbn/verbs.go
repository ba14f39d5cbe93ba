package pbn

import (
	"bytes"
	"io"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// Report has what is known of a file after its games were read.
type Report struct {
	// Text is the file's text; of a stream, what its window had at the end.
	Text         *source.Text
	Version      string // from "% PBN 2.1", "" where the file does not say (2.4)
	ClaimsExport bool   // whether it says "% EXPORT" (2.4)
	Games        int
	Blocks       int // of a document; 0 where the file itself is PBN (6.2)
	// Err says why the file could not be read, or its export written, to the end; or nil. A game of which only the beginning could be
	// read is not counted, visited or written, and has no diagnostics.
	Err error
	// Diagnostics are in the order of the file.
	Diagnostics diag.List
	// Changes are the differences from export format that export removes from a file that need not have it, as diagnostics of the rules
	// export/….
	Changes diag.List

	// keepsUnicode reports that an export has all characters of the file.
	keepsUnicode bool
	counts       export.Counts
}

func newReport(of diag.Table) *Report {
	return &Report{Diagnostics: diag.List{Rules: of}, Changes: diag.List{Rules: of}}
}

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return source.Open(file, source.Automatic) }

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. The diagnostics are those of
// reading alone. Of a stream no more is in memory at a time than its largest game and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *game.Game)) *Report {
	r := reading{Report: newReport(rules.OfReading), visit: func(text *source.Text, g *game.Game) error {
		visit(text, g)
		return nil
	}}
	return r.read(r.parts(file))
}

// Options says how a file is checked.
type Options struct {
	// AsExport checks the file as export format even if it does not say "% EXPORT" (2.4).
	AsExport bool
	// Severities has the severities of rules for this call; diag.Off leaves a rule out.
	Severities map[diag.Rule]diag.Severity
	// Most is how many diagnostics of a rule are kept; 0 is a thousand.
	Most int
}

// Validate reads a file and checks it.
func Validate(file *source.Stream, options Options) *Report {
	r := reading{Report: newReport(rules.Of), checks: &checking{}, asExport: options.AsExport}
	r.Diagnostics.Severities, r.Diagnostics.Most = options.Severities, options.Most
	return r.read(r.parts(file))
}

// ParseAndValidate is Parse and Validate at once. visit gets with each game the list of diagnostics, of which those from a number on are of
// the game, in the order of the file. What a later game may prove wrong is only in the report.
func ParseAndValidate(file *source.Stream, options Options, visit func(t *source.Text, g *game.Game, found *diag.List, from int)) *Report {
	r := reading{Report: newReport(rules.Of), checks: &checking{}, asExport: options.AsExport}
	r.Diagnostics.Severities, r.Diagnostics.Most = options.Severities, options.Most
	seen := 0
	r.visit = func(text *source.Text, g *game.Game) error {
		// What was found before the first game, or between two blocks of a document, is not of the game.
		from := seen
		for from < len(r.Diagnostics.Items) && r.Diagnostics.Items[from].Game != g.Number {
			from++
		}
		seen = r.Diagnostics.SortFrom(from)
		visit(text, g, &r.Diagnostics, from)
		return nil
	}
	return r.read(r.parts(file))
}

// Export reads and checks a file and writes it in export format: Latin-1 and CRLF, whatever the file has, unless the options
// say otherwise. Without a game nothing is written.
func Export(file *source.Stream, options export.Options) ([]byte, *Report) {
	var out bytes.Buffer
	n := len(file.Text().Bytes)
	out.Grow(n + n/4) // as much as most exports take
	r := ExportTo(&out, file, options)
	return out.Bytes(), r
}

// ExportTo is Export to a writer, a game at a time: of a stream no more is in memory than its largest game. An error of the
// writer ends the reading and is that of the report.
func ExportTo(to io.Writer, file *source.Stream, options export.Options) *Report {
	r := exporting(options)
	parts := r.parts(file)
	if len(parts.files) > 1 {
		// In one file, what a block inherits would come from another.
		options.Inherit = export.Resolve
	}
	w := export.NewWriter(to, options, &r.Diagnostics)
	r.checks = &checking{writer: w}
	if len(parts.files) > 1 {
		r.nextFile = w.NextFile
	}
	report := r.read(parts)
	if err := w.Close(); report.Err == nil {
		report.Err = err
	}
	return report
}

// exporting returns a reading whose games are to be checked and written.
func exporting(options export.Options) reading {
	r := reading{Report: newReport(rules.Of), exported: true}
	r.keepsUnicode, r.counts = options.Encoding == export.UTF8, export.NewCounts()
	if options.Missing == export.Omit {
		r.Changes.Severities = map[diag.Rule]diag.Severity{rules.ExportMissingTag: diag.Off}
	}
	return r
}

// reading is the reading of a file, with the report that it makes.
type reading struct {
	*Report
	checks   gameChecks // nil where nothing is checked
	asExport bool
	visit    func(*source.Text, *game.Game) error
	exported bool   // whether the games are written
	nextFile func() // called before each file, unless it is nil

	games game.Reader // used again for each file
}

// parts are the files of PBN in a file: the file itself, or the blocks of a document (6.2).
type parts struct {
	whole   *source.Stream
	files   []*source.Stream
	kind    check.Kind
	foreign string // the format of a file that is not PBN; "" if it may be PBN
}

// parts finds the parts of a file.
func (r *reading) parts(file *source.Stream) parts {
	format, isForeign := foreign(file.Text().Bytes)
	blocks := documentBlocks(file, isForeign, &r.Diagnostics)
	switch {
	case len(blocks) > 0:
		p := parts{whole: file, kind: check.Embedded}
		for _, b := range blocks {
			p.files = append(p.files, b.Text.Stream().Until(file.Stopped).LimitGames(file.LongestGame()))
		}
		return p
	case isForeign:
		return parts{whole: file, foreign: format}
	}
	return parts{whole: file, files: []*source.Stream{file}}
}

// read reads the parts of a file.
func (r *reading) read(p parts) *Report {
	if p.foreign != "" {
		refused := notPBN(r.Diagnostics.Rules, p.whole.Text(), rules.OtherFormat, p.foreign)
		refused.Err = p.whole.Err()
		return refused
	}
	r.Diagnostics.EndGame(p.whole.Text(), 0, "", nil)
	for i, file := range p.files {
		if p.kind == check.Embedded {
			r.Blocks = i + 1
		}
		if r.nextFile != nil {
			r.nextFile()
		}
		if r.file(file, p.kind); r.Err != nil {
			break
		}
	}
	if r.Text = p.whole.Text(); r.Err == nil {
		r.Err = p.whole.Err()
	}
	if r.Games == 0 {
		none := notPBN(r.Diagnostics.Rules, r.Text, nothingFound(r.Text))
		none.Err = r.Err
		return none
	}
	r.Diagnostics.Sort()
	r.Changes.Sort()
	return r.Report
}

// file reads a file, or a block of a document, which is a file of its own (6.2). Games are numbered on.
func (r *reading) file(file *source.Stream, kind check.Kind) {
	games := &r.games
	games.Reset(file, &r.Diagnostics)
	games.AsExport, games.Exported = r.asExport, r.exported
	if r.checks != nil {
		r.checks.begin(r.Report, games, kind)
	}
	before := r.Games
	judge := &safety{}
	trusts := judge.trusts
	for text, g := range games.Games() {
		g.Number += before
		g.Block = r.Blocks
		r.Games = g.Number
		if r.checks != nil {
			r.Err = r.checks.game(text, g)
		}
		if r.Diagnostics.IsOpen() {
			*judge = safety{text: text, items: games.Items(), isPart: r.checks != nil && r.checks.isPart()}
			r.Diagnostics.EndGame(text, g.Number, board(g), trusts)
		}
		if r.Changes.IsOpen() {
			r.Changes.EndGame(text, g.Number, board(g), nil)
		}
		if r.Err == nil && r.visit != nil {
			r.Err = r.visit(text, g)
		}
		if r.Err == nil {
			r.Err = file.Stopped()
		}
		if r.Err != nil {
			return
		}
	}
	if r.Version == "" {
		r.Version = games.Version
	}
	r.ClaimsExport = r.ClaimsExport || games.ClaimsExport
	if r.checks != nil {
		r.checks.end()
	}
	r.Err = file.Err()
	r.Diagnostics.EndGame(file.Text(), 0, "", nil)
	r.Changes.EndGame(file.Text(), 0, "", nil)
}

// board returns the game's Board for its diagnostics, cut short if it is too long for a board number.
func board(g *game.Game) string {
	value, _ := g.Known("Board")
	return strings.Clone(diag.Short(value))
}
