package main

import (
	"io"

	"pbn/core/amend"
	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	eco "pbn/core/openings"
	openings "pbn/core/openings/known"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/docs"
	writer "pbn/core/pgn/export"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/search"
	"pbn/core/report"
	"pbn/core/source"
)

// ofChess is PGN, whose files are read beside those of bridge.
var ofChess = kit.Notation{
	Words:  line.Of("pgn"),
	Habits: habits.PGN,
	Rules:  rules.All(),
	Rows:   rules.Of,
	Page:   docs.Explain,

	HasBlocks: func(document []byte, encoding source.Encoding) bool {
		_, blocks := pgn.Blocks(document, encoding)
		return len(blocks) > 0
	},
	Validate: func(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		r := validateGames(of, games(of), pgn.Options{As: formats[l.Value("as")], Severities: severities, Openings: openings.Table})
		return r, r.Err
	},
	Parse: func(l *line.Line, to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
		wanted, err := search.Read(l.Value("position"), l.Value("material"), l.Is("variations"))
		if err != nil {
			return nil, err
		}
		return parseGames(to, of, games(of), wanted, lines)
	},
	Export: exportGames,
	Edit: func(json []byte, severities map[diag.Rule]diag.Severity) (kit.Editor, error) {
		return editorOf(json, answers.ReadEdits, chessEdits(severities), rules.Of, answers.WriteEdited)
	},
	Desk: func(l *line.Line) (*kit.Desk, error) {
		wanted, err := search.Read(l.Value("position"), l.Value("material"), l.Is("variations"))
		if err != nil {
			return nil, err
		}
		var table *eco.Table
		if l.Is("eco") {
			table = openings.Table()
		}
		d := &kit.Desk{Games: gamesForDesk(wanted, table), Stream: func(of *kit.Input) (*source.Stream, error) { return games(of), nil }, Moves: movesOfChess}
		if l.Command.Name == "set" {
			d.Alter, err = setTags(l, gameTags(chessEdits(nil), openingTags(table)))
			d.Amends = !l.Is("tag")
		}
		return d, err
	},
	Fix: func(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		return pgn.Mend(file, of.Encoding, pgn.Options{Severities: severities, Openings: openings.Table}), nil
	},
}

// exportGames returns how games of chess are written. Sorted ones are all in memory.
func exportGames(l *line.Line, encoding string) *kit.Export {
	chosen := map[string]string{}
	for _, option := range writer.OptionNames {
		chosen[option.Name] = l.Value(option.Name)
	}
	chosen["encoding"] = encoding
	if l.Is("reduced") {
		chosen["as"] = "reduced"
	}
	options := written(chosen)
	return &kit.Export{
		File: func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
			if options.Order != writer.Collate {
				r := exportGamesTo(to, of, games(of), options)
				return "", r, r.Err
			}
			whole, err := files.Whole(of.Reader, words.Say("sortedGames"))
			if err != nil {
				return "", nil, err
			}
			r := pgn.ExportTo(to, habits.PGN.Open(whole, of.Encoding), options)
			return "", r, r.Err
		},
		Document: func(document []byte, encoding source.Encoding) ([]byte, *report.Report) {
			return pgn.ExportDocument(document, encoding, options)
		},
		Encoding: charsets[options.Encoding],
		Name:     kit.SameName,
	}
}

// written returns the options of the writer that values of the command line choose.
func written(chosen map[string]string) writer.Options {
	options, problem := writer.Named(chosen)
	if problem != "" {
		panic(problem) // the table of options has other values
	}
	return options
}

// chessEdits returns what makes edits in a file of games of chess.
func chessEdits(severities map[diag.Rule]diag.Severity) madeEdits {
	return func(file []byte, in source.Encoding, edits []amend.Edit) (*amend.Outcome, error) {
		return pgn.Edit(file, in, edits, pgn.Options{Severities: severities})
	}
}

// charsets are the encodings of what is written.
var charsets = map[writer.Encoding]source.Encoding{writer.UTF8: source.UTF8, writer.Latin1: source.Latin1, writer.ASCII: source.Latin1}

// games is a file of games of chess that is read piece by piece.
func games(of *kit.Input) *source.Stream { return habits.PGN.Stream(of.Reader, of.Encoding) }

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}
