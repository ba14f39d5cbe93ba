package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// blocksIn returns the blocks of a document, and the rules that were reported with the text that they were reported at.
func blocksIn(document string) (text *source.Text, blocks []embed.Block, reported []string) {
	diags := diag.List{Rules: rules.Of}
	text = habits.PBN.Text([]byte(document), source.Automatic)
	blocks, _ = Embedded.Find(text, &diags, nil)
	diags.EndGame(text, 0, "", nil)
	for _, d := range diags.Items {
		reported = append(reported, rules.Name(d.Rule)+" "+string(text.Slice(d.Place.Span)))
	}
	return text, blocks, reported
}

// checkBlocks holds the texts of the blocks and the diagnostics of a document against what is wanted.
func checkBlocks(t *testing.T, name, document string, want, wantReported []string) {
	t.Helper()
	_, blocks, reported := blocksIn(document)
	var got []string
	for _, b := range blocks {
		got = append(got, string(b.Text.Bytes))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: %q: %q, want %q", name, document, got, want)
	}
	if !slices.Equal(reported, wantReported) {
		t.Errorf("%s: %q: reported %q, want %q", name, document, reported, wantReported)
	}
}

func TestDelimiters(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     []string
	}{
		{"6.2-a a block", "See: <PBN>\n[A \"1\"]\n</PBN> and so on", []string{"\n[A \"1\"]\n"}},
		{"6.2-a two blocks", "<PBN>a</PBN>b<PBN>c</PBN>", []string{"a", "c"}},
		{"6.2-a any case", "<pBn>a</PbN>", []string{"a"}},
		{"6.2-a white space", "<PBN >a</PBN\n>", []string{"a"}},
		{"6.2-a attributes", `<pbn class=x data-at='a>b' hidden title = "c>d"/>a</pbn>`, []string{"a"}},
		{"6.2-a a tag in an attribute", `<pbn title="<pbn>">a</pbn>`, []string{"a"}},
		{"6.2-a a digit in an attribute's name", `<pbn data-0='a>b' data-9='a>b'>a</pbn>`, []string{"a"}},
		{"6.2-a attributes of other names", "<pbn [x]=1>a</pbn>", []string{"a"}},
		{"6.2-a an attribute's quote is missing", "<pbn title=\"x>\n[A \"1\"]</pbn>", []string{"\n[A \"1\"]"}},
		{"6.2-a nothing", "<PBN></PBN>", []string{""}},
		{"6.2-a another name", "<pbnx>a</pbn> <pbn-deals>b</pbn-deals> <xpbn>c</xpbn>", nil},
		{"6.2-a no end of the delimiter", "<PBN\n[A \"1\"]\n</PBN>", nil},
		{"6.2-a cut short", "<", nil},
		{"6.2-a cut short in the name", "</pb", nil},
		{"6.2-a cut short in the delimiter", "<pbn", nil},
		{"6.2-a cut short in an attribute", "<pbn a =", nil},
		{"6.2-a only the end", "a</PBN>b", nil},
		{"6.2-a after a mark that is text", "<<PBN>a</PBN>", []string{"a"}},
		{"6.2-a after a mark that is text, in a page", "<p><<PBN>a</PBN>", []string{"a"}},
		{"6.2-a escaped", "<p>The delimiter &lt;PBN&gt; begins, &lt;/PBN&gt; ends</p>", nil},
		{"6.2-a in a comment of a page", "<html><!-- <PBN>a</PBN> --><PBN>b</PBN>", []string{"b"}},
		{"6.2-a in a comment of a text", "<!-- <PBN>a</PBN> --><PBN>b</PBN>", []string{"a", "b"}},
		{"6.2-a after an empty comment", "<p><!--><PBN>a</PBN> --><!---><PBN>b</PBN>", []string{"a", "b"}},
		{"6.2-a after a comment without end", "<p><!-- <PBN>a</PBN>", []string{"a"}},
		{"6.2-a in elements that hide it", "<title><PBN>a</PBN></title><script>'<PBN>b</PBN>'</SCRIPT><style><PBN></style>" +
			"<textarea rows=3><PBN>c</PBN></textarea><PBN>d</PBN>", []string{"d"}},
		{"6.2-a after such an element without end", "<p><script><PBN>a</PBN>", []string{"a"}},
		{"6.2-a after such an element that is empty", "<p><script src='x'/><PBN>a</PBN><script></script>", []string{"a"}},
		{"6.2-a in an attribute", `<p title="<PBN>"><PBN>a</PBN><img alt='</PBN>'>`, []string{"a"}},
		{"6.2-a in a comment within a block", "<p><PBN>a<!-- </PBN> --><PBN>b</PBN>", []string{"a<!-- ", "b"}},
		{"6.2-a in pre", "<pre><PBN>a</PBN></pre>", []string{"a"}},
		{"6.2-a UTF-16", "\xFF\xFE<\x00p\x00b\x00n\x00>\x00a\x00<\x00/\x00p\x00b\x00n\x00>\x00", []string{"a"}},
	} {
		checkBlocks(t, c.name, c.in, c.want, nil)
	}
}

func TestBlocksThatAreNotClosed(t *testing.T) {
	for _, c := range []struct {
		name, in       string
		want, reported []string
	}{
		{"6.2-a nested", "<PBN>[A \"1\"]\n<pbn>[A \"2\"]</PBN>", []string{"[A \"1\"]", "[A \"2\"]"}, []string{"embed/nested <pbn>"}},
		{"6.2-a nested, and closed twice", "<PBN>;a<PBN>;b</PBN></PBN>", []string{";a", ";b"}, []string{"embed/nested <PBN>"}},
		{"6.2-a nested, an article between", "<PBN>;a\n\nText\n<PBN>;b</PBN>", []string{";a", ";b"}, []string{"embed/nested <PBN>"}},
		{"6.2-a unclosed", "a <PBN>[A \"1\"]\n[B \"2\"]\n", []string{"[A \"1\"]\n[B \"2\"]"}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, two games", "<PBN>\n[A \"1\"]\n\n \n[A \"2\"]\n1C\n\nText\n[A \"3\"]", []string{"\n[A \"1\"]\n\n \n[A \"2\"]\n1C"},
			[]string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, no PBN", "The delimiter <PBN> begins a text", []string{""}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, nothing", "<PBN>", []string{""}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, line ends of two bytes", "<PBN>\r\n% PBN 2.1\r\n;x\r\n1C\r\n\r\nText", []string{"\r\n% PBN 2.1\r\n;x\r\n1C"},
			[]string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, a comment of paragraphs", "<PBN>{a\n\nb} {c\n\nd}\n\n[A \"{\"]; {\n%{\n\nText }",
			[]string{"{a\n\nb} {c\n\nd}\n\n[A \"{\"]; {\n%{"},
			[]string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, a comment without end", "<PBN>{}[A \"\\\"{\"] {a\n\nText", []string{"{}[A \"\\\"{\"] {a"},
			[]string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, a string without end", "<PBN>[A \"x{\n\nText}", []string{"[A \"x{"}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, at the end of its element", "<div><PBN><div>;a</div>b</div>c", []string{";a\nb"},
			[]string{"embed/unclosed <PBN>", "embed/markup <div>"}},
		{"6.2-a unclosed, at the end of the page", "<body><p><PBN>;a</p></body></html>", []string{";a"}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, before a heading", "<p><PBN>;a<h2>Text</h2>", []string{";a"}, []string{"embed/unclosed <PBN>"}},
		{"6.2-a unclosed, before a paragraph", "<p><PBN><br />\n;a</p>\n\n<p>;b<br />\n1C</p>\n<p>Text <b>x</b></p>", []string{";a\n\n;b\n1C"},
			[]string{"embed/unclosed <PBN>"}},
	} {
		checkBlocks(t, c.name, c.in, c.want, c.reported)
	}
}

func TestDecoding(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
		reported       []string
	}{
		{"6.2-b names of ASCII", "&amp;&lt;&gt;&quot;&apos;&lsqb;&rbrack;", "&<>\"'[]", nil},
		{"6.2-b a reference within a reference", "&amp;lt;", "&lt;", nil},
		{"6.2-b a space that does not break", "a&nbsp;b&#160;c&#xA0;d", "a b c d", nil},
		{"6.2-b suits", "&spades;&hearts;&diams;&clubs;", "♠♥♦♣", nil},
		{"6.2-b letters", "&eacute;&Eacute;&yuml;&iexcl;&times;&oelig;", "éÉÿ¡×œ", nil},
		{"6.2-b typographic characters", "&ldquo;&rsquo;&ndash;&mdash;&hellip;&euro;", "“’–—…€", nil},
		{"6.2-b numbers", "&#65;&#x42;&#X2660;&#0067;&#8220;", "AB♠C“", nil},
		{"6.2-b numbers of Windows-1252", "&#147;&#x94;&#129;", "“”\u0081", nil},
		{"6.2-b numbers of no character", "&#0;&#xD800;&#x110000;", "\uFFFD\uFFFD\uFFFD", nil},
		{"6.2-b no reference", "AT&T R&D; &copy=1 &unknown; & &; &# &#; &#x; &#12x; &#+1; &thisnameistoolong;",
			"AT&T R&D; &copy=1 &unknown; & &; &# &#; &#x; &#12x; &#+1; &thisnameistoolong;", nil},
		{"6.2-b a line end by number", "a&#13;&#10;<br>b", "a\r\nb", nil},
		{"6.2-b breaks", "a<br>b<BR/>c<br />\nd<br>\r\ne", "a\nb\nc\nd\ne", nil},
		{"6.2-b a break before a line end, and around it", "a\n<br>b\n <br> \nc", "a\nb\n c", nil},
		{"6.2-b two breaks are an empty line", "a<br>\n<br>\nb<br><br>c", "a\n\nb\n\nc", nil},
		{"6.2-b paragraphs", "<p>a</p>\n<p>b</p>", "a\n\nb\n", nil},
		{"6.2-b paragraphs on lines of their own", "\n<p>\na\n</p>\n\n<p class=x>\nb\n</p>\n", "\na\n\nb\n", nil},
		{"6.2-b an empty paragraph", "a<br><p>&nbsp;</p>b", "a\n\n \nb", nil},
		{"6.2-b other tags", "<b>a</b>b<B>c</b><o:p></o:p>", "abc", []string{"embed/markup <b>", "embed/markup <o:p>"}},
		{"6.2-b separate tags", "1C<div>Pass</div><div>2C</div>\n</section>\nX", "1C\nPass\n2C\nX",
			[]string{"embed/markup <div>", "embed/markup </section>"}},
		{"6.2-b an empty line of an editor", "<div>a</div><div><br></div><div>&nbsp;</div><div>b</div>", "a\n\n \nb\n",
			[]string{"embed/markup <div>"}},
		{"6.2-b a tag alone on a line", "a\n <b>\nc\n</b>\n\nd", "a\n c\n\nd", []string{"embed/markup <b>"}},
		{"6.2-b a comment of HTML", "a<!-- <b> > -->b\n<!--x-->\nc<!--->d<!-- e", "ab\ncd<!-- e", nil},
		{"6.2-b a script", "a<script>if (a<b) {}</script>b<script>c", "abc", []string{"embed/markup <script>"}},
		{"6.2-b text in an element that hides delimiters", "<textarea>a</textarea>", "a", []string{"embed/markup <textarea>"}},
		{"6.2-b no markup", "<4 HCP, a < b, x<y, z>3, <>, </>, <!x>, <?x>, <a, <a b, <a b=\"c",
			"<4 HCP, a < b, x<y, z>3, <>, </>, <!x>, <?x>, <a, <a b, <a b=\"c", nil},
		{"6.2-b what a browser takes for attributes", "{x<y &lt;z} [A \"N\"]\n1C >", "{x<y <z} [A \"N\"]\n1C >", nil},
		{"6.2-b an attribute with marks", "a<b title='<i>' lang=\"x>y\">c", "ac", []string{"embed/markup <b title='<i>' lang=\"x>y\">"}},
		{"6.2-b UTF-8", "é&eacute;♠", "éé♠", nil},
		{"6.2-b Latin-1", "\xE9&eacute;\xA0\xBF", "éé\u00A0¿", nil},
		{"6.2-b Windows-1252", "\x93<br>\xE9", "“\né", nil},
	} {
		checkBlocks(t, c.name, "<html><PBN>"+c.in+"</PBN>", []string{c.want}, c.reported)
	}
	const mark = "\xEF\xBB\xBF"
	for _, c := range []struct{ name, in, want string }{
		{"6.2-b no HTML, no markup", "<PBN><p>&amp;<br><!-- x --></PBN>", "<p>&amp;<br><!-- x -->"},
		{"6.2-b no HTML, Latin-1", "<PBN>caf\xE9</PBN>", "café"},
		{"6.2-b no HTML, broken UTF-8", mark + "<PBN>\xE2\x99\xE2\x99\xA0\xF0\x9F\x82</PBN>", "\uFFFD♠\uFFFD"},
		{"6.2-b broken UTF-8 around markup", mark + "<p><PBN>\xE2<i>\x99\xA0</PBN>", "\uFFFD\uFFFD\uFFFD"},
	} {
		_, blocks, _ := blocksIn(c.in)
		if len(blocks) != 1 || string(blocks[0].Text.Bytes) != c.want {
			t.Errorf("%s: %+v", c.name, blocks)
		}
	}
}

// TestPlaces: spans and positions are those of the document.
func TestPlaces_6_2_a(t *testing.T) {
	document := "\xEF\xBB\xBF<p>é\r\n<PBN a='>'>\r\n[A &quot;♠&quot;]<br />\r\n<i>[B</i></pBn >\nx<PBN>;y"
	text, blocks, _ := blocksIn(document)
	if len(blocks) != 2 {
		t.Fatalf("%d blocks", len(blocks))
	}
	outer, inner := string(text.Slice(blocks[0].Outer)), string(text.Slice(blocks[0].Inner))
	if outer != "<PBN a='>'>\r\n[A &quot;♠&quot;]<br />\r\n<i>[B</i></pBn >" || inner != "\r\n[A &quot;♠&quot;]<br />\r\n<i>[B</i>" {
		t.Errorf("the first block is %q, %q", outer, inner)
	}
	outer, inner = string(text.Slice(blocks[1].Outer)), string(text.Slice(blocks[1].Inner))
	if outer != "<PBN>;y" || inner != ";y" {
		t.Errorf("the second block is %q, %q", outer, inner)
	}
	for in, want := range map[string]string{
		"[A \"": "[A &quot;", "\"♠\"": "&quot;♠&quot;", "]": "]", "\n[B": "<br />\r\n<i>[B", "[B": "[B",
	} {
		block := blocks[0].Text
		start := strings.Index(string(block.Bytes), in)
		span := source.Span{Start: start, End: start + len(in)}
		if got := string(text.Slice(block.Origin(span))); got != want {
			t.Errorf("%q is at %q, want %q", in, got, want)
		}
		at := strings.Index(document, want)
		if got := block.Range(span); got != text.Range(source.Span{Start: at, End: at + len(want)}) {
			t.Errorf("%q: %+v", in, got)
		}
	}
}

func TestDiagnosticsHaveTheirPlaceInTheDocument(t *testing.T) {
	diags := diag.List{Rules: rules.Of}
	document := habits.PBN.Text([]byte("<p>\n\xE9 <pbn>;a <pbn>\n;b<i>c</i>\n\nText"), source.Automatic)
	Embedded.Find(document, &diags, nil)
	diags.EndGame(document, 0, "", nil)
	want := []struct {
		rule         diag.Rule
		byte         int
		line, column int
		says         string
	}{
		{rules.EmbedNested, 14, 2, 11, "line 2 is closed"},
		{rules.EmbedUnclosed, 14, 2, 11, "up to line 3"},
		{rules.EmbedMarkup, 22, 3, 3, "“<i>” is HTML"},
	}
	if len(diags.Items) != len(want) {
		t.Fatalf("%+v", diags.Items)
	}
	for i, w := range want {
		d := diags.Items[i]
		if at := d.Place.Range.Start; d.Rule != w.rule || at.Byte != w.byte || at.Line != w.line || at.Column != w.column ||
			!strings.Contains(d.Message, w.says) {
			t.Errorf("6.2-a %s: %+v", rules.Name(w.rule), d)
		}
	}
	if r := diags.Items[0].Related; len(r) != 1 || r[0].Place.Range.Start.Byte != 6 || r[0].Place.Range.End.Byte != 11 {
		t.Errorf("6.2-a the open block is at %+v", r)
	}
}
