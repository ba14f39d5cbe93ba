package page

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// cliReport is what the shell command says of files in a folder.
func cliReport(t *testing.T, folder, format string, names ...string) string {
	t.Helper()
	cli, err := filepath.Abs("js/dist/cli.js")
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command("node", append([]string{cli, "validate", "--format", format}, names...)...)
	command.Dir = folder
	command.Env = append(os.Environ(), "FORCE_COLOR=0")
	out, err := command.Output()
	if exit, failed := err.(*exec.ExitError); err != nil && (!failed || exit.ExitCode() != 1) {
		t.Fatal(err)
	}
	return string(out)
}

// csvRows are the rows that a report has of a file, by the core.
func csvRows(name string, file []byte) (rows [][]string) {
	report := pbn.Validate(pbn.Bytes(file), pbn.Options{})
	cell := func(text string) string {
		if text != "" && strings.Contains("=+-@\t\r", text[:1]) {
			return "'" + text
		}
		return text
	}
	for _, d := range report.Diagnostics.Items {
		game := ""
		if d.Game > 0 {
			game = strconv.Itoa(d.Game)
		}
		at := d.Place.Range.Start
		rows = append(rows, []string{
			cell(name), d.Severity.String(), rules.Name(d.Rule), strconv.Itoa(at.Line), strconv.Itoa(at.Column), cell(d.Label), game,
			rules.Of(d.Rule).Section, cell(d.Message),
		})
	}
	for _, rule := range rules.All() {
		if n := report.Diagnostics.Omitted(rule); n > 0 {
			rows = append(rows, []string{cell(name), rules.Of(rule).Severity.String(), rules.Name(rule), "", "", "", "", "", fmt.Sprintf("and %d more, not listed", n)})
		}
	}
	return rows
}

// fate is what the page adds to a finding, as JSON and as text.
var fate = map[string]*regexp.Regexp{
	"json": regexp.MustCompile(`,"fate":"(needs|note|right)"`),
	"txt":  regexp.MustCompile(`(?m) \((needs you|note|put right in the download)\)$`),
}

// listed is how many findings the command lists in a report.
func listed(format, report string) int {
	if format == "json" {
		return strings.Count(report, `"rule":`) - strings.Count(report, `"count":`)
	}
	return len(regexp.MustCompile(`(?m)^\S.*: (error|warning|info): .*\[\S+\]$`).FindAllString(report, -1))
}

// TestReports: of one file and of all, as the shell command writes them, and as rows of a spreadsheet; all of them with fates.
func TestReports(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	folder := t.TempDir()
	files := []struct {
		name    string
		content []byte
	}{
		{"=1+1, x.pbn", []byte("[Board \"=cmd\"]\n[Dealer \"Q\"]\n[Room \"a\tb\"]\n" + visit.Faulty)},
		{"many.pbn", []byte(strings.Repeat("[Room \"x\ty\"]\n\n", 1010))},
		{"none.pbn", []byte("% PBN 2.1\r\n[Board \"1\"]\r\n")},
		{"utf16.pbn", inUTF16(visit.Faulty)},
	}
	var paths, names []string
	for _, f := range files {
		path := filepath.Join(folder, f.name)
		if err := os.WriteFile(path, f.content, 0o644); err != nil {
			t.Fatal(err)
		}
		paths, names = append(paths, path), append(names, f.name)
	}
	told := map[string]bool{}
	compare := func(what string, format string, got []byte, from, to int) {
		t.Helper()
		switch format {
		case "csv":
			body, marked := bytes.CutPrefix(got, []byte("\xef\xbb\xbf"))
			if !marked || bytes.Count(body, []byte("\n")) != bytes.Count(body, []byte("\r\n")) {
				t.Errorf("%s: not CSV as Excel reads it", what)
			}
			rows, err := csv.NewReader(bytes.NewReader(body)).ReadAll()
			if err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			want := [][]string{strings.Split("file,severity,rule,line,column,board,game,section,message", ",")}
			for i, row := range rows {
				last := len(row) - 1
				told[row[last]] = true
				rows[i] = row[:last]
			}
			for _, f := range files[from:to] {
				want = append(want, csvRows(f.name, f.content)...)
			}
			if g, w := fmt.Sprintf("%q", rows), fmt.Sprintf("%q", want); g != w {
				t.Errorf("%s: %d rows are not the %d that the core gives", what, len(rows), len(want))
			}
		default:
			want := cliReport(t, folder, map[string]string{"txt": "text", "json": "json"}[format], names[from:to]...)
			if format == "txt" && to-from > 1 {
				// The command ends with a sum, which the page has above its list.
				want = want[:strings.LastIndex(strings.TrimSuffix(want, "\n"), "\n")+1]
			}
			// The command makes no export, so it knows no fates.
			if fates := fate[format].FindAll(got, -1); len(fates) != listed(format, want) {
				t.Errorf("%s: %d findings have a fate, of %d", what, len(fates), listed(format, want))
			}
			got = fate[format].ReplaceAll(got, nil)
			if string(got) != want {
				t.Errorf("%s: %d bytes are not the %d that the shell command prints:\n%.300s\n%.300s", what, len(got), len(want), got, want)
			}
		}
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(paths...)
	for _, name := range names {
		p.Finished(name)
	}
	for _, format := range []string{"txt", "json", "csv"} {
		button := fmt.Sprintf("[data-report=%q]", format)
		p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", ".summary "+button))
		compare("all files as "+format, format, p.Saved(browser.Click(".summary "+button)), 0, len(files))
	}
	for at, name := range names {
		for _, format := range []string{"txt", "json", "csv"} {
			// Chromium drops the eleventh of downloads that follow each other fast.
			if at == 1 && format != "csv" || at == 2 && format == "json" {
				continue
			}
			p.Click(fmt.Sprintf("[data-file=%q] [data-file-menu=more]", name))
			p.Do(chromedp.Focus(chromedp.CSS(fmt.Sprintf("[data-file=%q] [data-item=report-%s]", name, format))))
			compare(name+" as "+format, format, p.Saved(chromedp.KeyEvent(kb.Enter)), at, at+1)
		}
	}
	if !told["fate"] || !told["needs"] || !told["right"] {
		t.Errorf("the rows tell only these fates: %v", told)
	}
	p.NoErrors()
}
