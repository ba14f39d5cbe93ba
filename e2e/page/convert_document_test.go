package page

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestDocuments: of a page or another text the blocks of PBN are converted, and every other byte stays, as do name and kind.
func TestDocuments_6_2_c(t *testing.T) {
	t.Parallel()
	const mail = "Dear partner,\r\n\r\n<PBN>\r\n[Board \"1\"]\r\n[West \"Andr\xe9\"]\r\n</PBN>\r\n\r\nYours, N\r\n"
	const page = "<!doctype html><meta charset=utf-8><p>L\u00f3d\u017a:</p>\n<pre class=\"pbn\">[Board \"1\"]\n[Site \"A &amp; B\"]\n</pre><p>And:\n" +
		"<script type=\"application/x-pbn\">\n[Board \"2\"]\n[Deal \"N:AKQ... - - -\"]\n</script>\n<textarea class=pbn>[Board \"3\"]</textarea>"
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, c := range []struct{ name, kind, content string }{
		{"article.html", "text/html", page},
		{"mail.txt", "text/plain", mail},
		{"notes.md", "", "# Boards\n\n<pbn>\n[Board \"4\"]\n</pbn>\n"},
		{"utf16.htm", "text/html", "\xff\xfe" + utf16le("<p>é</p><pre class=pbn>[Board \"5\"]</pre>")},
	} {
		p.Drop(browser.Written(t, c.name, []byte(c.content)))
		if state := p.Finished(c.name); state != "done" {
			t.Fatalf("%s: %s", c.name, state)
		}
		want, report := pbn.ExportDocument([]byte(c.content), source.Automatic, export.Options{})
		if got := p.Download(c.name); string(got) != string(want) {
			t.Errorf("%s: %q, want %q", c.name, got, want)
		}
		changes := 0
		for _, change := range report.ChangeCounts() {
			changes += change.Count
		}
		facts := browser.Evaluate[string](p, browser.Row(c.name)+`.querySelector(".file-facts").textContent`)
		if !strings.Contains(facts, fmt.Sprintf("%d change", changes)) || !strings.Contains(facts, fmt.Sprintf("%d board", report.Games)) {
			t.Errorf("%s: %d changes, %d games, but the row says %q", c.name, changes, report.Games, facts)
		}
		if saved := browser.Evaluate[string](p, browser.Row(c.name)+`.querySelector("a[data-download]").download`); saved != strings.Replace(c.name, ".", " (export).", 1) {
			t.Errorf("%s is saved as %s", c.name, saved)
		}
	}
	p.Drop(browser.Written(t, "none.html", []byte("<!doctype html><p>Board 7 was a part score.</p>")))
	if state := p.Finished("none.html"); state != "failed" {
		t.Error(state)
	}
	p.NoErrors()
}

// TestTextThatIsPBN: a text that begins as PBN does is a file of PBN, whatever its name, and so is what is named .pbn.
func TestTextThatIsPBN(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for name, content := range map[string]string{
		"deals.txt": "\r\n[Board \"1\"]\r\n{<PBN>[Board \"2\"]</PBN>}\r\n", "page.pbn": "<p>Board 7:</p><pre class=pbn>[Board \"7\"]</pre>",
	} {
		p.Drop(browser.Written(t, name, []byte(content)))
		if state := p.Finished(name); state != "done" {
			t.Fatalf("%s: %s", name, state)
		}
		if got := string(p.Download(name)); got != visit.Exported(content) {
			t.Errorf("%s: %q", name, got)
		}
	}
	p.NoErrors()
}

func utf16le(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteByte(byte(r))
		b.WriteByte(byte(r >> 8))
	}
	return b.String()
}
