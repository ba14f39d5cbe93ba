package pbn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/embed"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// describeBlock says what a block is, in a line.
func describeBlock(text *source.Text, b embed.Block) string {
	out := b.Element + ": " + string(text.Slice(source.Span{Start: b.Outer.Start, End: b.Inner.Start})) + " " + string(b.Text.Bytes)
	if !b.IsClosed() {
		out += " (open)"
	}
	return out
}

func TestContainers(t *testing.T) {
	for _, c := range testkit.ReadSamples("testdata/containers.txtar", "blocks") {
		text, blocks, _ := blocksIn(c.Text)
		var got []string
		for _, b := range blocks {
			got = append(got, describeBlock(text, b))
		}
		if got := strings.Join(got, "\n"); got != c.Parts["blocks"] {
			t.Errorf("%s: %q: %q, want %q", c.Name, c.Text, got, c.Parts["blocks"])
		}
	}
}

func TestContentOfContainers(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
		reported       []string
	}{
		{"6.2-b pre", "<pre class=pbn>\n[A &quot;1&quot;]\n\n&lt;b&#62;&nbsp;&eacute;\n</pre>", "[A \"1\"]\n\n<b> é\n", nil},
		{"6.2-b one line end after pre does not count", "<pre class=pbn>\r\n\r\na</pre>", "\r\na", nil},
		{"6.2-b a blank line after pre counts", "<pre class=pbn> \na</pre>", " \na", nil},
		{"6.2-b a line end after code counts", "<pre><code class=language-pbn>\na\n</code></pre>", "\na\n", nil},
		{"6.2-b breaks in pre", "<pre class=pbn>a<br>b<br/>\nc<BR>\n<br>d</pre>", "a\nb\n\nc\n\n\nd", nil},
		{"6.2-b colours in pre", "<pre class=pbn><span class=line><span>[A</span> \"1\"]</span>\n<span class=line></span>\n<span>b</span></pre>",
			"[A \"1\"]\n\nb", nil},
		{"6.2-b elements as lines in pre", "<pre class=pbn><div>a</div><div>b</div>\n<div><br></div><div>c</div></pre>", "a\nb\n\nc\n",
			[]string{"embed/markup <div>"}},
		{"6.2-b tags in pre that are text elsewhere", "<pre class=pbn>[A \"Jones <Cup>\"]<i>\n</i>b<!-- x -->\nc</pre>", "[A \"Jones \"]\nb\nc",
			[]string{"embed/markup <Cup>", "embed/markup <i>"}},
		{"6.2-b script", "<script type=text/x-pbn>\n&amp;<b><br>\xE9</script>", "\n&amp;<b><br>é", nil},
		{"6.2-b a comment in a script", "<script type=text/x-pbn>{<!-- a -->}</script>", "{<!-- a -->}", []string{"embed/markup <!--"}},
		{"6.2-b textarea", "<textarea class=pbn>\n\n&amp;<b><br><!-- -->&#x2660;</textarea>", "\n&<b><br><!-- -->♠", nil},
		{"6.2-b pbn-deal", "<pbn-deal>\na<br>\nb<p>&amp;<b></b></pbn-deal>", "\na\nb\n&", []string{"embed/markup <b>"}},
	} {
		checkBlocks(t, c.name, c.in, []string{c.want}, c.reported)
	}
}

func TestContainersThatAreNotClosed(t *testing.T) {
	for _, c := range []struct {
		name, in       string
		want, reported []string
	}{
		{"6.2-a pre", "<pre class=pbn>\n;a\n\nText\n<p>Text", []string{";a"}, []string{"embed/unclosed <pre class=pbn>"}},
		{"6.2-a pre, before a heading", "<pre class=pbn>;a<h2>Text</h2>", []string{";a"}, []string{"embed/unclosed <pre class=pbn>"}},
		{"6.2-a pre, with tags between its lines", "<pre class=pbn>;a<p>;b<h2>\n\nText", []string{";a\n;b"},
			[]string{"embed/unclosed <pre class=pbn>"}},
		{"6.2-a pre, at the end of its element", "<div><pre class=pbn>;a</div>Text", []string{";a"}, []string{"embed/unclosed <pre class=pbn>"}},
		{"6.2-a pre, another pre is closed", "<pre class=pbn>;a\n\nText<pre>b</pre>", []string{";a"}, []string{"embed/unclosed <pre class=pbn>"}},
		{"6.2-a pre, another block", "<pre class=pbn>;a\n<pre class=pbn>;b</pre>", []string{";a", ";b"},
			[]string{"embed/nested <pre class=pbn>"}},
		{"6.2-a a block of another kind", "<p><PBN>;a\n<pre class=pbn>;b</pre>\n<script type=text/x-pbn>;c", []string{";a", ";b", ";c"},
			[]string{"embed/nested <pre class=pbn>", "embed/unclosed <script type=text/x-pbn>"}},
		{"6.2-a an element that is left alone", "<pbn-deal>;a\n<pre class='pbn nopbn'>;b</pre>", []string{";a"},
			[]string{"embed/unclosed <pbn-deal>"}},
		{"6.2-a script", "<script type=text/x-pbn>;a\n<p>Text<script src=x></script>", []string{";a"},
			[]string{"embed/unclosed <script type=text/x-pbn>"}},
		{"6.2-a textarea", "<textarea class=pbn>\n;a\n1C\n\nText", []string{";a\n1C"}, []string{"embed/unclosed <textarea class=pbn>"}},
		{"6.2-a at the end", "<pre class=pbn>\n", []string{""}, []string{"embed/unclosed <pre class=pbn>"}},
	} {
		checkBlocks(t, c.name, c.in, c.want, c.reported)
	}
	diags := diag.List{Rules: rules.Of}
	document := habits.PBN.Text([]byte("<pre><code class=language-pbn>;a"), source.Automatic)
	Embedded.Find(document, &diags, nil)
	diags.EndGame(document, 0, "", nil)
	if len(diags.Items) != 1 || !strings.Contains(diags.Items[0].Message, "write </code></pre> after") {
		t.Errorf("6.2-a %+v", diags.Items)
	}
}

func TestBlockAttributes(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
	}{
		{"6.2-a each form", `<PBN Class=pbn data-Board = "1-8, &quot;12&quot;" lang='fr' hidden data-x= data-y>`,
			`class=pbn data-board=1-8, "12" lang=fr hidden= data-x=data-y`},
		{"6.2-a none", "<pbn>", ""},
		{"6.2-a the first of a name", "<pbn a=1 A=2>", "a=1"},
		{"6.2-a references", "<pbn a='&amp;lt; R&D &eacute; \xE9'>", "a=&lt; R&D é é"},
		{"6.2-a a slash", "<pbn a=b />", "a=b"},
		{"6.2-a up to what is not an attribute", "<pbn a=1 [x]=2 b=3>", "a=1"},
		{"6.2-a an open quote", "<pbn a=1 title=\"x>\n[A \"1\"]", "a=1"},
		{"6.2-a pre and code", "<pre class=x lang=fr data-show=deal><code class=language-pbn data-show=auction>",
			"class=language-pbn data-show=auction lang=fr"},
	} {
		_, blocks, _ := blocksIn("<html>" + c.in)
		var got []string
		for _, a := range blocks[0].Attributes {
			got = append(got, a.Name+"="+a.Value)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %s: %q, want %q", c.name, c.in, got, c.want)
		}
	}
}

// TestWriteBlocks_6_2_c: a text is written into each container as the container has it, and is read from there again.
func TestWriteBlocks_6_2_c(t *testing.T) {
	const text = "[A \"R&D <b>\"]\r\n"
	for in, want := range map[string]string{
		"<pre class=pbn>\n;</pre>":                     "<pre class=pbn>\r\n[A \"R&amp;D &lt;b&gt;\"]\r\n</pre>",
		"<pre class=pbn>\n<PBN>;</PBN>\n</pre>":        "<pre class=pbn>\n<PBN>\r\n[A \"R&amp;D &lt;b&gt;\"]\r\n</PBN>\n</pre>",
		"<pre><code class=language-pbn>;</code></pre>": "<pre><code class=language-pbn>[A \"R&amp;D &lt;b&gt;\"]\r\n</code></pre>",
		"<pre><code class=language-pbn>;\n\n<p>Text": "<pre><code class=language-pbn>[A \"R&amp;D &lt;b&gt;\"]\r\n</code></pre>\r\n\n\n" +
			"<p>Text",
		"<script type=text/x-pbn>;</script>":              "<script type=text/x-pbn>\r\n[A \"R&D <b>\"]\r\n</script>",
		"<script type=text/x-pbn>;":                       "<script type=text/x-pbn>\r\n[A \"R&D <b>\"]\r\n</script>\r\n",
		"<p><textarea class=pbn>;</textarea>":             "<p><textarea class=pbn>\r\n[A \"R&amp;D &lt;b&gt;\"]\r\n</textarea>",
		"<p><pbn-deal>;</pbn-deal>":                       "<p><pbn-deal>\r\n[A \"R&amp;D &lt;b&gt;\"]\r\n</pbn-deal>",
		"<pre class=pbn>\n;</pre><PBN class=nopbn></PBN>": "<pre class=pbn>\r\n[A \"R&amp;D &lt;b&gt;\"]\r\n</pre><PBN class=nopbn></PBN>",
	} {
		document, blocks, _ := blocksIn(in)
		out := string(Embedded.Write([]byte(in), document, blocks, []string{text}))
		if out != want {
			t.Errorf("%q: %q, want %q", in, out, want)
		}
		_, again, reported := blocksIn(out)
		if len(again) != 1 || strings.TrimPrefix(string(again[0].Text.Bytes), "\r\n") != text || reported != nil {
			t.Errorf("%q is read as %+v, %q", out, again, reported)
		}
	}
}

func TestWhatScriptsCannotHave_6_2_c(t *testing.T) {
	const in = "<script type=text/x-pbn>;</script><pre class=pbn>;</pre>"
	document, blocks, _ := blocksIn(in)
	for _, text := range []string{"</SCRIPT >", "{<!-- x}"} {
		if blocks[0].CanWrite(text) || !blocks[1].CanWrite(text) {
			t.Errorf("%q: CanWrite says the opposite", text)
		}
		if out := string(Embedded.Write([]byte(in), document, blocks, []string{text, ""})); out != in {
			t.Errorf("%q: %q", text, out)
		}
	}
	if !blocks[0].CanWrite("<script a </scrip") {
		t.Error("a script can have less than it can")
	}
	if utf8, blocks, _ := blocksIn("é" + in); !blocks[0].HasEveryCharacter(utf8) {
		t.Error("a script of a page in UTF-8 has not every character")
	}
	latin1, blocks, _ := blocksIn("\xE9" + in)
	if blocks[0].HasEveryCharacter(latin1) || !blocks[1].HasEveryCharacter(latin1) {
		t.Error("a script of a page in Latin-1 has every character, or a pre there has not")
	}
}
