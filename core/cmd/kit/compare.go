package kit

import (
	"bytes"
	"os"
	"strings"

	"pbn/core/cmd/diff"
	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/source"
	"pbn/core/wire"
)

// Compare says of each file whether the command would change it, for --check, and how, for --diff. Nothing is written.
func Compare(s *Shell, l *line.Line, exportOf func(*Input) *Export) (Exit, error) {
	if l.Is("output") || l.Is("in-place") {
		return Failed, line.Mistake(line.Say("checkWrites"))
	}
	text := TextFor(l, os.Stderr)
	result := s.EachFile(l.Names, func(of *Input) (Exit, error) {
		file, err := files.Whole(of.Reader, line.Say("comparedFiles"))
		if err != nil {
			return Failed, err
		}
		of.Reader = bytes.NewReader(file)
		var out bytes.Buffer
		as := exportOf(of)
		_, r, err := as.File(of, &out)
		if err != nil {
			return Failed, err
		}
		if err := of.Foreign(r); err != nil && !l.Is("document") {
			return Failed, err
		}
		result := ExitOf(r)
		if r.Games > 0 && !bytes.Equal(file, out.Bytes()) {
			after := as.Encoding
			if after == source.Automatic || l.Is("document") {
				after = r.Text.Encoding
			}
			path := wire.Printable(of.Name)
			before := linesOf(file, r.Text.Encoding)
			changes := diff.Unified(path, before, line.Say("madeOf", "path", path, "command", l.Command.Name), linesOf(out.Bytes(), after))
			if l.Is("diff") {
				of.Out.Write(s.shown([]byte(changes), 0))
			}
			message := "changed"
			if len(changes) == 0 {
				message = "changedUnseen"
			}
			if l.Is("check") {
				of.Err.WriteString(line.Say(message, "path", path, "command", l.Command.Name) + "\n")
				result = max(result, FoundErrors)
			}
		}
		if len(r.Diagnostics.Items) > 0 {
			of.Err.Write(text(of.Name, r))
		}
		of.Count(r)
		return result, nil
	})
	saySum(s, l)
	return result, nil
}

// linesOf returns the text of a file with the same line ends, whatever it has.
func linesOf(file []byte, encoding source.Encoding) string {
	text := source.Plain.Text(file, encoding)
	decoded := strings.TrimPrefix(text.DecodeBytes(text.Bytes), "\uFEFF")
	decoded = strings.ReplaceAll(strings.ReplaceAll(decoded, "\r\n", "\n"), "\r", "\n")
	if decoded != "" && !strings.HasSuffix(decoded, "\n") {
		decoded += "\n"
	}
	return decoded
}
