package embed

import (
	"runtime"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/source"
)

// The rules of a notation for tests.
const (
	nested   = diag.Kind[OpenBlock](0) << 8
	unclosed = diag.Kind[OpenBlock](1) << 8
	tags     = diag.Kind[Tag](2)<<8 + iota - 2
	comment  = diag.Kind[diag.None](2)<<8 + iota - 2
)

var rows = [...]diag.Row{
	{Name: "embed/nested", Severity: diag.Error,
		Forms: []diag.FormRow{{Message: "{Line}, {End}", Facts: []diag.Fact{{Name: "Line", Is: &diag.Number}, {Name: "End", Is: &diag.Words}}}}},
	{Name: "embed/unclosed", Severity: diag.Error,
		Forms: []diag.FormRow{{Message: "{Line}, {End}", Facts: []diag.Fact{{Name: "Line", Is: &diag.Number}, {Name: "End", Is: &diag.Words}}}}},
	{Name: "embed/markup", Severity: diag.Warning,
		Forms: []diag.FormRow{{Message: "{Name}", Facts: []diag.Fact{{Name: "Name", Is: &diag.Words}}}, {Message: "a comment"}}},
}

func table(rule diag.Rule) *diag.Row { return &rows[rule] }

// notation ends with the line in which it begins.
var notation = Notation{
	LineEnd: "\r\n",
	Element: "xyz", Custom: "xyz-game", Class: "xyz", Types: []string{"application/x-xyz", "text/x-xyz"},
	End:    func(text []byte) int { return source.LineEnd(text) },
	Nested: nested, Unclosed: unclosed, Markup: tags, ScriptComment: comment,
}

// texts returns the texts of the blocks of a document.
func texts(document string) (texts []string) {
	blocks, _ := notation.Find(source.Plain.Text([]byte(document), source.Automatic), &diag.List{Rules: table}, nil)
	for _, b := range blocks {
		texts = append(texts, string(b.Text.Bytes))
	}
	return texts
}

func TestDocumentsThatAreHTML(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     bool
	}{
		{"a doctype", "<!DOCTYPE html>", true},
		{"a byte order mark", "\xEF\xBB\xBF<HTML>", true},
		{"a head", "<head>", true},
		{"a paragraph", "Text<p>Text", true},
		{"after a block", "<XYZ>[A \"1\"]</XYZ>\n<div class=\"x\">", true},
		{"after an end without a block", "</XYZ><h1>", true},
		{"after a block without an end", "<XYZ>;a\n<h1>", true},
		{"nothing", "", false},
		{"a text", "Deal one: <XYZ>[A \"1\"]</XYZ> 1 < 2", false},
		{"a mail", "From: Jan <p@example.org>\nSee <https://example.org/p> <address>\n<XYZ>\n</XYZ>", false},
		{"tags within a block alone", "<XYZ>{<p>&amp;</p>}</XYZ><XYZ><div></div></XYZ>", false},
		{"no whole tag", "<p", false},
		{"far from the start", strings.Repeat("x", headLength) + "<p>", false},
		{"far from the start, after a block", "<XYZ>" + strings.Repeat("x", headLength) + "</XYZ><p>", true},
	} {
		if got := isHTML(&notation, []byte(c.in)); got != c.want {
			t.Errorf("%s: %.80q: %v", c.name, c.in, got)
		}
	}
}

// TestEndsOnTemptingDocuments would not end in time if what is no markup in a block were sought up to its end at each place where it could
// begin.
func TestEndsOnTemptingDocuments(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	const many = 1 << 18
	for _, c := range []struct{ name, start, again, end string }{
		{"comments in a textarea, where they are text", "<html><textarea class=xyz>", commentStart, "--></textarea>"},
		{"comments in a page", "<html><XYZ>", commentStart, "</XYZ>"},
		{"blocks that are not closed", "<html>", "<XYZ>;a\n", ""},
		{"scripts that are not closed", "<html><XYZ>", "<script>", "</XYZ>"},
		{"elements that are left alone and do not end", "<html>", "<x#n class=noxyz>", "<XYZ></XYZ>"},
		{"attributes that are not closed", "<html>", "<b a='<b a=\"", "<XYZ></XYZ>"},
	} {
		var document strings.Builder
		document.WriteString(c.start)
		for i := range many {
			document.WriteString(strings.ReplaceAll(c.again, "#n", strconv.Itoa(i)))
		}
		if len(texts(document.String()+c.end)) == 0 {
			t.Errorf("%s: no block was found", c.name)
		}
	}
}

// TestReferencesByName: characters by their names, as browsers read them (6.2).
func TestReferencesByName(t *testing.T) {
	for reference, want := range map[string]string{
		"&Tab;": "\t", "&NewLine;": "\n", "&grave;": "`", "&ensp;": "\u2002", "&emsp;": "\u2003", "&thinsp;": "\u2009", "&zwnj;": "\u200C",
		"&zwj;":  "\u200D",
		"&nbsp;": " ", "&yuml;": "ÿ", "&spades;": "♠", "&Tab": "&Tab", "&emspx;": "&emspx;",
	} {
		if got := unescape(reference); got != want {
			t.Errorf("%s is %q, want %q", reference, got, want)
		}
	}
}
