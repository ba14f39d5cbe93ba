package main

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/report"
)

// convertFiles writes files in another notation, or their results as a table.
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
	options := writerOptions(l, encoding)
	return s.WriteEach(l, func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
		if err != nil {
			return "", nil, err
		}
		notation, _ := convert.Named(wanted(l, of.Name))
		from, _ := convert.Named(of.As)
		out, _, r := convert.Convert(file, convert.Options{From: from, Encoding: of.Encoding, To: notation, As: options, Severities: severities[s.Notation]})
		if r.Err == nil && len(out) > 0 {
			_, r.Err = to.Write(out)
		}
		return "", r, r.Err
	}, func(name string) string {
		return withoutExtension(name) + "." + wanted(l, name)
	})
}

// knownOutput refuses an output whose name ends in what no notation has, where that is to say what is made.
func knownOutput(l *line.Line) error {
	extension := filepath.Ext(l.Value("output"))
	if extension == "" || l.Is("to") || made(extension) != "" || files.IsFolder(l) {
		return nil
	}
	known := words.Choices("to")
	return line.Mistake(words.Say("unknownEnding", "given", extension, "endings", "."+strings.Join(known, ", ."), "to", strings.Join(known, "|")))
}

// made returns the notation of files with an extension, "" for an unknown one.
func made(extension string) string {
	if name := strings.TrimPrefix(strings.ToLower(extension), "."); slices.Contains(words.Choices("to"), name) {
		return name
	}
	return ""
}

// wanted returns what a file is to become: as --to says, or the name of the output, or its own; "" if only its content says it.
func wanted(l *line.Line, path string) string {
	output := l.Value("output")
	named := made(filepath.Ext(output))
	switch {
	case l.Is("to"):
		return l.Value("to")
	case named != "":
		return named
	case strings.ToLower(filepath.Ext(path)) == ".pbn":
		return convert.LIN.String()
	case path == line.StandardInput && (output == "" || output == line.StandardInput):
		return ""
	}
	return convert.PBN.String()
}
