//go:build !js

// A module reads no chunks.

package pbi

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/chunks"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// saidOf is all that is said of a file.
func saidOf(r *report.Report) string {
	text := wire.TextReport(r, wire.Rendering{Path: "problems.pbi"})
	return string(append(text, wire.FileReport("problems.pbi", r, false)...)) + r.Version + r.Text.Encoding.String()
}

// asOne holds that chunks of so many bytes say and write what the file says.
func asOne(t *testing.T, name string, file []byte, bytesOfChunk int) {
	t.Helper()
	by := chunks.Size{Bytes: bytesOfChunk, Together: 3}
	open := func() *source.Stream { return habits.PBI.Stream(bytes.NewReader(file), source.Automatic) }
	for _, asExport := range []bool{false, true} {
		options := Options{AsExport: asExport}
		testkit.Same(t, name+" checked", saidOf(Validate(open(), options)), saidOf(ValidateTogether(open(), options, by)))
	}
	var one, many bytes.Buffer
	testkit.Same(t, name+": what is said of the export", saidOf(ExportTo(&one, open(), export.Options{})), saidOf(ExportTogether(&many, open(), export.Options{}, by)))
	testkit.Same(t, name+" exported", one.String(), many.String())
}

// TestChunksAreTheFile cuts files at each line.
func TestChunksAreTheFile(t *testing.T) {
	problem := "Name:8/8/8/8/8/2K5/8/k1Q5:#2:::::+:\n"
	other := " Other:8/8/8/8/8/3K4/8/k1N5:#3:::::+:\n"
	for name, file := range map[string]string{
		"problems":       "#PBI 1.2\n# one\n#  two\n\n" + problem + other + "no fields\n# late\n" + other + problem + "# later\n#PBI 1.1\nlast",
		"version 1.1":    "\uFEFF#pbi 1.1\n" + other + "N:8/8/8/8/8/1K6/8/k1N5:#4::::d1:?:\n" + strings.Repeat("# late\n", 3),
		"other knights":  "#PBI 1.2\n" + other + "A:8/8/8/8/8/1K6/8/k1N5:#4::::::\nB:8/8/8/8/8/1K6/8/2N1k3:#4::::::\n",
		"a knight":       "#PBI 1.2\n" + other + "A:8/8/8/8/8/1K6/8/k1S5:#4::::::\nB:8/8/8/8/8/1K6/8/2N1k3:#4::::::\n",
		"CR LF":          strings.ReplaceAll("#PBI 1.2\n# one\n"+problem+other+"# late\n", "\n", "\r\n"),
		"Latin-1":        "#PBI 1.2\n" + problem + "Caf\xe9:8/8/8/8/8/1K6/8/k1S5:#4::::::\n" + other,
		"no first line":  problem + other,
		"only comments":  "#PBI 1.2\n# one\n# two\n",
		"comments first": "#PBI\n# one\n# two\n#PBI 1.2\n" + problem + other,
		"nothing":        "", "no problem": "prose\n", "a first line": "#PBI 1.2",
	} {
		asOne(t, name, []byte(file), 1)
		asOne(t, name, []byte(file), 60)
	}
	for path, file := range testkit.SharedFiles(t, "games/pbi/*.pbi") {
		asOne(t, path, file, 1)
	}
}
