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
	options := writerOptions(l, encoding)
	return s.WriteEach(l, func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
		if err != nil {
			return "", nil, err
		}
		notation, _ := convert.Named(wanted(l, of.Path))
		out, _, r := convert.Convert(file, convert.Options{To: notation, As: options, Severities: severities})
		if r.Err == nil && len(out) > 0 {
			_, r.Err = to.Write(out)
		}
		return "", r, r.Err
	}, func(name string) string {
		return withoutExtension(name) + "." + wanted(l, name)
	})
}

// wanted returns what a file is to become: as --to says, or the name of the output, or its own; "" if only its content says it.
func wanted(l *line.Line, path string) string {
	if l.Is("to") {
		return l.Value("to")
	}
	output := l.Value("output")
	switch extension := strings.ToLower(filepath.Ext(output)); extension {
	case ".pbn", ".lin", ".csv":
		return extension[1:]
	}
	switch {
	case strings.ToLower(filepath.Ext(path)) == ".pbn":
		return convert.LIN.String()
	case path == line.StandardInput && (output == "" || output == line.StandardInput):
		return ""
	}
	return convert.PBN.String()
}
