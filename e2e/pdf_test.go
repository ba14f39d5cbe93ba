package e2e

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/chromedp"
)

var (
	pdfObject   = regexp.MustCompile(`(?s)(\d+) 0 obj\n(.*?)\nendobj`)
	pdfPage     = regexp.MustCompile(`/Type /Page\b`)
	pdfContents = regexp.MustCompile(`/Contents (\d+) 0 R`)
	pdfFonts    = regexp.MustCompile(`(?s)/Font <<(.*?)>>`)
	pdfFont     = regexp.MustCompile(`/(F\d+) (\d+) 0 R`)
	pdfUnicode  = regexp.MustCompile(`/ToUnicode (\d+) 0 R`)
	pdfRange    = regexp.MustCompile(`(?m)^<(\w+)> <(\w+)>(?: <(\w+)>)?$`)
	pdfShown    = regexp.MustCompile(`/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>`)
)

// printed is the text of each page that the browser prints, without its spaces, in the order in which it was painted. The paper
// is A4, and like a person's browser it leaves backgrounds out.
func (p *page) printed(name string) []string {
	p.t.Helper()
	return pdfText(p.t, p.pdf(name, chromedp.PaperA4))
}

// pdf is what the browser prints.
func (p *page) pdf(name string, paper chromedp.PaperSize) []byte {
	p.t.Helper()
	file, err := chromedp.Run(p.ctx, chromedp.PrintToPDF(chromedp.PDFPaper(paper), chromedp.PDFPreferCSSPageSize()))
	if err != nil {
		p.t.Fatal(err)
	}
	p.keep(name+".pdf", file)
	return file
}

// pdfText reads what Chromium writes; there are other ways to write PDF.
func pdfText(t *testing.T, file []byte) []string {
	t.Helper()
	objects := map[string][]byte{}
	var pages [][]byte
	for _, found := range pdfObject.FindAllSubmatch(file, -1) {
		objects[string(found[1])] = found[2]
		if pdfPage.Match(found[2]) {
			pages = append(pages, found[2])
		}
	}
	letters := map[string]map[uint16]string{}
	texts := make([]string, len(pages))
	for at, page := range pages {
		fonts := map[string]string{}
		for _, font := range pdfFont.FindAllSubmatch(pdfFonts.Find(page), -1) {
			number := string(font[2])
			fonts[string(font[1])] = number
			if letters[number] == nil {
				letters[number] = pdfLetters(t, pdfStream(t, objects, pdfUnicode, objects[number]))
			}
		}
		var text strings.Builder
		var font string
		for _, shown := range pdfShown.FindAllSubmatch(pdfStream(t, objects, pdfContents, page), -1) {
			if len(shown[1]) > 0 {
				font = fonts[string(shown[1])]
				continue
			}
			for _, glyph := range pdfUnits(t, string(shown[2])) {
				text.WriteString(letters[font][glyph])
			}
		}
		texts[at] = withoutSpaces(text.String())
	}
	if len(texts) == 0 || slices.Contains(texts, "") {
		t.Fatalf("pages without a text: %q", texts)
	}
	return texts
}

// pdfStream is the stream that an object refers to.
func pdfStream(t *testing.T, objects map[string][]byte, reference *regexp.Regexp, from []byte) []byte {
	t.Helper()
	number := reference.FindSubmatch(from)
	if number == nil {
		t.Fatalf("no %s in %q", reference, from)
	}
	_, packed, _ := bytes.Cut(objects[string(number[1])], []byte("stream\n"))
	reader, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := io.ReadAll(reader)
	if err != nil {
		t.Fatal(err)
	}
	return unpacked
}

// pdfLetters are the texts of a font's glyphs.
func pdfLetters(t *testing.T, table []byte) map[uint16]string {
	t.Helper()
	letters := map[uint16]string{}
	for _, line := range pdfRange.FindAllStringSubmatch(string(table), -1) {
		from, to, text := line[1], line[1], line[2]
		if line[3] != "" {
			to, text = line[2], line[3]
		}
		first, _ := strconv.ParseUint(from, 16, 16)
		last, _ := strconv.ParseUint(to, 16, 16)
		units := pdfUnits(t, text)
		for glyph := first; glyph <= last && line[1] != "0000"; glyph++ {
			letters[uint16(glyph)] = string(utf16.Decode(units))
			units[len(units)-1]++
		}
	}
	return letters
}

func pdfUnits(t *testing.T, text string) []uint16 {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil || len(b)%2 != 0 {
		t.Fatalf("no pairs of bytes: %s", text)
	}
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(b[2*i])<<8 | uint16(b[2*i+1])
	}
	return units
}

func withoutSpaces(text string) string {
	return strings.Join(strings.Fields(text), "")
}
