// Package convert takes what a person gives, PBN, LIN or a bare deal, and writes it as PBN, as LIN, or as a table of results. It finds out
// what a file is, and has the answers about it for JavaScript.
//
//	file → is it PBN? LIN? a bare deal? → lin.ToPBN, hands.Read → PBN → lin.FromPBN, table
//
// It knows the notations; none of them knows it.
package convert

import (
	"errors"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/hands"
	"pbn/core/lin"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// Notation is what a file is written in, or is to be written in.
type Notation uint8

// The notations. A table of results and a bare deal go one way only.
const (
	Automatic Notation = iota
	PBN
	LIN
	Bare
	CSV
)

// names are the notations as callers name them.
var names = [...]string{Automatic: "auto", PBN: "pbn", LIN: "lin", Bare: "deal", CSV: "csv"}

func (n Notation) String() string { return names[n] }

// Named returns the notation of a name, such as "lin"; "" is Automatic.
func Named(name string) (n Notation, ok bool) {
	for n, known := range names {
		if known == name || name == "" {
			return Notation(n), true
		}
	}
	return Automatic, false
}

// Options say what a file is, and what it becomes.
type Options struct {
	// Encoding is that of the file, or [source.Automatic].
	Encoding source.Encoding
	// From is Automatic, PBN, LIN or Bare.
	From Notation
	// To is PBN, LIN or CSV.
	To Notation
	// As are the options of PBN that is written.
	As export.Options
	// Severities are those that a caller gives to rules, in place of their own.
	Severities map[diag.Rule]diag.Severity
}

// Convert writes a file in another notation. It returns the file's notation, and a report with the rules of [Rules]; all places are in the
// file. A file in no known notation counts as PBN, and its diagnostics say that it is not. Convert never fails: a file without a game
// becomes nothing, and a diagnostic says so.
func Convert(file []byte, o Options) (out []byte, from Notation, r *report.Report) {
	from = o.From
	if from == Automatic {
		from = Recognize(file, o.Encoding)
	}
	if o.To == Automatic {
		o.To = PBN
		if from == PBN {
			o.To = LIN
		}
	}
	switch {
	case from == PBN && o.To == PBN:
		out, r = pbn.Export(habits.PBN.Open(file, o.Encoding), o.As)
		weigh(r, &o)
	case from == PBN:
		out, r = write(file, o)
	case o.To == PBN:
		out, r = read(file, from, o)
	default:
		between := o
		between.As = AsRead()
		between.As.Most = o.As.Most
		var games []byte
		games, r = read(file, from, between)
		r.NeedsUTF8 = "" // LIN and tables are always in UTF-8
		if r.Err == nil && r.Games > 0 {
			between.Encoding = source.UTF8
			var second *report.Report
			out, second = write(games, between)
			r.Err = second.Err
			if o.To == LIN {
				addUnplaced(r, &second.Diagnostics)
			}
			r.Diagnostics.Sort()
		}
	}
	r.Diagnostics.Rules = Rules
	return out, from, r
}

// newReport makes the report of a text.
func newReport(text *source.Text, games int, err error, o *Options) *report.Report {
	r := report.New(rules.Of, rules.Label)
	r.Text, r.Games, r.Err, r.Kept = text, games, err, export.Options{}.Keeps()
	r.Diagnostics.Rules, r.Diagnostics.Severities = Rules, o.Severities
	return r
}

// weigh gives what an export found the severities of the options, in place of those of the rules.
func weigh(r *report.Report, o *Options) {
	if len(o.Severities) > 0 {
		of := r.Diagnostics
		r.Diagnostics = diag.List{Rules: Rules, Severities: o.Severities}
		add(&r.Diagnostics, &of, 0)
	}
}

// addUnplaced adds what LIN cannot hold of PBN that nobody sees: with the numbers of the games, which are the same, at the start of the
// file.
func addUnplaced(r *report.Report, of *diag.List) {
	at := diag.PlaceIn(r.Text, source.Span{End: min(1, len(r.Text.Bytes))})
	for _, d := range of.Items {
		if d.Rule >= ofLIN {
			r.Diagnostics.Add(diag.Diagnostic{Rule: d.Rule, Severity: d.Severity, Message: d.Message, Place: at,
				Game: d.Game, Label: d.Label})
		}
	}
	for rule := ofLIN; rule < diag.MostRules; rule++ {
		r.Diagnostics.AddOmitted(rule, of.Omitted(rule))
	}
}

// MostUnnamed is how long a file may be, in bytes, that a caller takes for another notation where nobody says which it is: the largest LIN
// files have less.
const MostUnnamed = 1 << 20

// errSeen ends the reading of a file at its first game.
var errSeen = errors.New("there is a game")

// Recognize returns in which notation a file is, which nothing but reading it shows where its start does not: LIN by its start; PBN where
// it has a game; LIN where it has links to the hand viewer; a bare deal where it has one, or what package hands can say more of; else PBN,
// and so is what is certainly something else.
func Recognize(file []byte, named source.Encoding) Notation {
	is, isSure := recognize.Of(file, "")
	switch {
	case isSure && is.IsForeign():
		return PBN
	case lin.IsLIN(file, named):
		return LIN
	case hasGame(file, named):
		return PBN
	case lin.HasLinks(file, named):
		return LIN
	case is.Is("bytes"), len(file) > hands.MostBytes:
		return PBN
	}
	found := diag.List{Rules: hands.Rules}
	isRefused := func() bool { return found.Found(hands.BareLink)+found.Found(hands.BareLetters) > 0 }
	if len(hands.Read(habits.PBN.Text(file, named), &found)) > 0 || !is.IsForeign() && isRefused() {
		return Bare
	}
	return PBN
}

// HasBoards reports whether a file has a board, in whatever notation.
func HasBoards(file []byte, named source.Encoding) bool {
	switch Recognize(file, named) {
	case PBN:
		return hasGame(file, named)
	case Bare:
		return len(hands.Read(habits.PBN.Text(file, named), &diag.List{Rules: hands.Rules})) > 0
	}
	return true
}

// hasGame reports whether a file has a game of PBN. It reads little of a long one, which would take much memory.
func hasGame(file []byte, named source.Encoding) bool {
	const enough = 4 << 10 // from the first tag pair on
	var seen error
	stream := habits.PBN.Open(file, named).Unshown().LimitGames(enough).Until(func() error { return seen })
	err := pbn.Parse(stream, func(*source.Text, *game.Game) { seen = errSeen }).Err
	_, isLong := err.(source.TooLong)
	return seen != nil || isLong
}

// read writes LIN or bare deals as PBN.
func read(file []byte, from Notation, o Options) ([]byte, *report.Report) {
	if from == Bare {
		return readBare(file, o)
	}
	out, of := lin.ToPBN(file, o.Encoding, o.As)
	return out, reportOf(of, &o)
}

func reportOf(of *lin.Report, o *Options) *report.Report {
	r := newReport(of.Text, of.Games, of.Err, o)
	r.NeedsUTF8 = of.NeedsUTF8
	add(&r.Diagnostics, &of.Diagnostics, ofLIN)
	add(&r.Diagnostics, &of.OfGames, 0)
	r.Diagnostics.Sort()
	return r
}

// write writes PBN as LIN or as a table.
func write(file []byte, o Options) ([]byte, *report.Report) {
	if o.To == CSV {
		return table(file, o)
	}
	out, of := lin.FromPBN(habits.PBN.Open(file, o.Encoding))
	r := reportOf(of, &o)
	if o.As.Most > 0 && len(out) > o.As.Most {
		out, r.Err = nil, export.ErrTooLong
	}
	return out, r
}

// readBare writes bare deals as PBN.
func readBare(file []byte, o Options) ([]byte, *report.Report) {
	text := habits.PBN.Text(file, o.Encoding)
	found := diag.List{Rules: hands.Rules}
	boards := hands.Read(text, &found)
	r := newReport(text, len(boards), nil, &o)
	add(&r.Diagnostics, &found, ofBare)
	var games []byte
	for i := range boards {
		games = appendBoard(games, text, &boards[i])
	}
	out, exported := pbn.Export(habits.PBN.Text(games, source.UTF8).Stream(), o.As)
	r.Err = exported.Err
	for _, d := range exported.Diagnostics.Items {
		// What is missing in a game, a deal alone never had.
		if len(boards) > 0 && lin.IsAboutGame(d.Rule) {
			// What is said once of all boards is at the first.
			at := diag.PlaceIn(text, boards[max(d.Game, 1)-1].Span)
			r.Diagnostics.Add(diag.Diagnostic{Rule: d.Rule, Severity: d.Severity, Message: d.Message, Place: at,
				Game: d.Game, Label: d.Label})
		}
	}
	lin.AddOmittedOfGames(&r.Diagnostics, &exported.Diagnostics)
	r.Diagnostics.Sort()
	return out, r
}

// appendBoard appends a deal as a game, and what its text says besides as comments.
func appendBoard(out []byte, text *source.Text, b *hands.Board) []byte {
	tag := func(name, value string) {
		if value != "" {
			out = append(out, "["+name+" \""+value+"\"]\n"...)
		}
	}
	tag("Board", b.Number)
	tag("Dealer", b.Dealer.String())
	tag("Vulnerable", b.Vulnerable)
	out = b.Deal.Append(append(out, `[Deal "`...), bridge.North)
	out = append(out, "\"]\n"...)
	tag("Declarer", b.Declarer.String())
	tag("Contract", b.Contract)
	tag("Score", b.Score)
	for _, remark := range b.Remarks {
		out = endLine(lin.AppendComment(out, text.Decode(remark)))
	}
	if len(b.Calls) > 0 {
		tag("Auction", b.Dealer.String())
		for i, call := range b.Calls {
			out = append(append(out, call.String()...), " \n"[i%4/3])
		}
		out = endLine(out)
	}
	if b.HasLead {
		tag("Play", b.Declarer.Next(1).String())
		out = append(append(out, b.Lead.String()...), "\n*\n"...)
	}
	return append(out, '\n')
}

// endLine ends a line that has not ended: an empty one would end the game.
func endLine(out []byte) []byte {
	if out[len(out)-1] != '\n' {
		out = append(out, '\n')
	}
	return out
}
