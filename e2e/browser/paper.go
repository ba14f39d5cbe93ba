package browser

import (
	"bytes"
	"os/exec"
	"slices"
	"strings"

	"github.com/chromedp/chromedp"
)

// Printed is the text of each page that the browser prints, without its spaces, in the order in which it was painted. The paper
// is A4, and like a person's browser it leaves backgrounds out.
func (p *Page) Printed(name string) []string {
	p.T.Helper()
	command := exec.Command("pdftotext", "-raw", "-enc", "UTF-8", "-", "-")
	command.Stdin = bytes.NewReader(p.PDF(name, chromedp.PaperA4))
	text, err := command.Output()
	if err != nil {
		p.T.Fatalf("pdftotext, of poppler-utils: %v", err)
	}
	// Each page ends with a form feed.
	pages := strings.Split(strings.TrimSuffix(string(text), "\f"), "\f")
	for at, page := range pages {
		pages[at] = WithoutSpaces(page)
	}
	if slices.Contains(pages, "") {
		p.T.Fatalf("pages without a text: %q", pages)
	}
	return pages
}

// PDF is what the browser prints.
func (p *Page) PDF(name string, paper chromedp.PaperSize) []byte {
	p.T.Helper()
	file := Step(p, "print", chromedp.PrintToPDF(chromedp.PDFPaper(paper), chromedp.PDFPreferCSSPageSize()))
	p.keep(name+".pdf", file)
	return file
}

// WithoutSpaces is a text without its white space.
func WithoutSpaces(text string) string {
	return strings.Join(strings.Fields(text), "")
}
