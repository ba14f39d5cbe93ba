package main

import (
	"bytes"
	"os"
	"strings"

	"pbn/core/cmd/diff"
	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/pbn/answers"
	core "pbn/core/pbn/export"
	"pbn/core/source"
)

// compare says of each file whether its export would change it, for --check, and how, for --diff. Nothing is written.
func compare(s *shell, l *line.Line, make maker, as core.Options) (exit, error) {
	if l.Is("output") || l.Is("in-place") {
		return failed, line.Mistake(line.Say("checkWrites"))
	}
	format := textFormat(l, os.Stderr)
	return s.eachFile(l.Names, frame{}, func(of *input) (exit, error) {
		file, err := files.Whole(of, "comparedFiles")
		if err != nil {
			return failed, err
		}
		of.Reader = bytes.NewReader(file)
		var out bytes.Buffer
		_, r, err := make(of, &out)
		if err != nil {
			return failed, err
		}
		if err := of.foreign(r); err != nil && !l.Is("document") {
			return failed, err
		}
		result := exitOf(r)
		if r.Games > 0 && !bytes.Equal(file, out.Bytes()) {
			after := source.Latin1
			if l.Is("document") {
				after = r.Text.Encoding
			} else if as.Encoding == core.UTF8 {
				after = source.UTF8
			}
			path := answers.Printable(of.path)
			changes := diff.Unified(path, linesOf(file, r.Text.Encoding), line.Say("exportOf", "path", path), linesOf(out.Bytes(), after))
			if l.Is("diff") {
				of.out.Write(s.shown([]byte(changes), 0))
			}
			message := "changed"
			if len(changes) == 0 {
				message = "changedUnseen"
			}
			if l.Is("check") {
				of.err.WriteString(line.Say(message, "path", path) + "\n")
				result = max(result, foundErrors)
			}
		}
		if len(r.Diagnostics.Items) > 0 {
			of.err.Write(format.file(of.path, r))
		}
		return result, nil
	}), nil
}

// linesOf returns the text of a file with the same line ends, whatever it has.
func linesOf(file []byte, encoding source.Encoding) string {
	text := source.New(file, encoding)
	decoded := strings.TrimPrefix(text.DecodeBytes(text.Bytes), "\uFEFF")
	decoded = strings.ReplaceAll(strings.ReplaceAll(decoded, "\r\n", "\n"), "\r", "\n")
	if decoded != "" && !strings.HasSuffix(decoded, "\n") {
		decoded += "\n"
	}
	return decoded
}
