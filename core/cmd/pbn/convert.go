package main

import (
	"io"
	"path/filepath"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/report"
)

// convertFiles writes files in another notation, or their results as a table; games of chess and draughts also as positions, those of chess as moves.
func convertFiles(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	encoding, err := kit.EncodingOf(s.Notation, l)
	if err != nil {
		return kit.Failed, err
	}
	severities, err := kit.SeveritiesOf(s.Notation, l)
	if err != nil {
		return kit.Failed, err
	}
	if err := knownOutput(l); err != nil {
		return kit.Failed, err
	}
	switch isTable := wanted(l, "") == tableName; {
	case isTable:
		return kit.WriteTable(s, l)
	case l.Is("each") || l.Is("rows") || l.Is("replace"):
		return kit.Failed, line.Mistake(line.Say("onlyTable"))
	}
	options := writerOptions(l, encoding)
	return s.WriteEach(l, func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		if of.Notation() != s.Notation {
			return convertGames(l, of, to)
		}
		form := wanted(l, of.Name)
		if err := known(of, form); form != "" && err != nil {
			return "", nil, err
		}
		file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
		if err != nil {
			return "", nil, err
		}
		notation, _ := convert.Named(form)
		from, _ := convert.Named(of.As)
		out, _, r := convert.Convert(file, convert.Options{From: from, Encoding: of.Encoding, To: notation, As: options, Severities: severities[s.Notation]})
		if r.Err == nil && len(out) > 0 {
			_, r.Err = to.Write(out)
		}
		return "", r, r.Err
	}, func(name string) string {
		return withoutExtension(name) + "." + endingOf(wanted(l, name))
	})
}

// tableName is the form that all games have together, which is no text.
const tableName = "parquet"

// knownOutput refuses an output whose name ends in what no notation has, where that is to say what is made.
func knownOutput(l *line.Line) error {
	extension := filepath.Ext(l.Value("output"))
	if extension == "" || l.Is("to") || made(extension) != "" || files.IsFolder(l) {
		return nil
	}
	var known []string
	for _, form := range forms() {
		known = append(known, endingOf(form))
	}
	return line.Mistake(words.Say("unknownEnding", "given", extension, "endings", "."+strings.Join(known, ", ."), "to", strings.Join(forms(), "|")))
}
