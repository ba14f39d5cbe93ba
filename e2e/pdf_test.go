package e2e

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"fmt"
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
	pdfCodes    = regexp.MustCompile(`(?s)begincodespacerange\s*(.*?)\s*endcodespacerange`)
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
	file := step(p, "print", chromedp.PrintToPDF(chromedp.PDFPaper(paper), chromedp.PDFPreferCSSPageSize()))
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
	letters := map[string]pdfAlphabet{}
	texts := make([]string, len(pages))
	for at, page := range pages {
		fonts := map[string]string{}
		for _, font := range pdfFont.FindAllSubmatch(pdfFonts.Find(page), -1) {
			number := string(font[2])
			fonts[string(font[1])] = number
			if _, known := letters[number]; !known {
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
			text.WriteString(letters[font].text(t, string(shown[2])))
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

// pdfAlphabet says which texts the codes of a font are.
type pdfAlphabet struct {
	// width is the number of bytes of a code: two, or one in a font of drawings, such as those of a colour emoji.
	width   int
	letters map[uint64]string
}

// pdfLetters reads the ToUnicode map of a font.
func pdfLetters(t *testing.T, table []byte) pdfAlphabet {
	t.Helper()
	codes := pdfCodes.FindSubmatch(table)
	if codes == nil {
		t.Fatalf("no range of codes in %q", table)
	}
	ranges := pdfRange.FindAllSubmatch(codes[1], -1)
	if len(ranges) != 1 || len(ranges[0][1]) != len(ranges[0][2]) || len(ranges[0][1])%2 != 0 {
		t.Fatalf("codes of one width are expected, not %q", codes[1])
	}
	alphabet := pdfAlphabet{width: len(ranges[0][1]) / 2, letters: map[uint64]string{}}
	for _, line := range pdfRange.FindAllSubmatch(pdfCodes.ReplaceAll(table, nil), -1) {
		from, to, text := string(line[1]), string(line[1]), string(line[2])
		if len(line[3]) > 0 {
			to, text = string(line[2]), string(line[3])
		}
		first, last := pdfCode(t, from), pdfCode(t, to)
		units := pdfUnits(t, text)
		// Code 0 is the glyph for what the font does not have.
		for code := first; code <= last && first != 0; code++ {
			alphabet.letters[code] = string(utf16.Decode(units))
			units[len(units)-1]++
		}
	}
	return alphabet
}

// text is what a string of the page says, given in hexadecimal digits.
func (a pdfAlphabet) text(t *testing.T, shown string) string {
	t.Helper()
	digits := 2 * a.width
	if a.width == 0 || len(shown)%digits != 0 {
		t.Fatalf("no codes of %d bytes: %s", a.width, shown)
	}
	var b strings.Builder
	for ; shown != ""; shown = shown[digits:] {
		b.WriteString(a.letters[pdfCode(t, shown[:digits])])
	}
	return b.String()
}

func pdfCode(t *testing.T, digits string) uint64 {
	t.Helper()
	code, err := strconv.ParseUint(digits, 16, 64)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// pdfUnits are the units of UTF-16 that a map gives in hexadecimal digits.
func pdfUnits(t *testing.T, digits string) []uint16 {
	t.Helper()
	b, err := hex.DecodeString(digits)
	if err != nil || len(b) == 0 || len(b)%2 != 0 {
		t.Fatalf("no pairs of bytes: %s", digits)
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

// TestPDFCodes: the codes of a font are as wide as its map says.
func TestPDFCodes(t *testing.T) {
	t.Parallel()
	const table = "/CMapName /Adobe-Identity-UCS def\n1 begincodespacerange\n<%s> <%s>\nendcodespacerange\n" +
		"2 beginbfchar\n<%s> <2660>\n<%s> <D83DDE00>\nendbfchar\n1 beginbfrange\n<%s> <%s> <0041>\nendbfrange\nendcmap\n"
	for _, c := range []struct {
		name  string
		codes []any
		shown string
	}{
		{"two bytes", []any{"0000", "FFFF", "0003", "0102", "0105", "0107"}, "00030102010501060107"},
		{"one byte", []any{"00", "FF", "03", "FE", "05", "07"}, "03FE050607"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := pdfLetters(t, fmt.Appendf(nil, table, c.codes...)).text(t, c.shown); got != "♠😀ABC" {
				t.Errorf("%q", got)
			}
		})
	}
}
