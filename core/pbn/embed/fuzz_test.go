package embed

import (
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

func FuzzFind(f *testing.F) {
	for _, seed := range []string{
		"<PBN>\r\n[A \"1\"]\r\n</PBN>\r\n<pbn a='>'>{<4} &amp;</pbn>", "<p><PBN>\n;a<br />\n<i>b</i>&nbsp;&#x2660;<p>\n\nText",
		"<html><!-- <PBN> --><script></script><PBN>a<!-- b --> <script>c</SCRIPT>d</PBN>", "<div><pbn>{\n\n}<pbn>\xE9\x93<div></div></div>",
		"<pre class=pbn>\n[A \"<b>1</b>\"]<br>\n&lt;</pre><pre\n><code class='a language-pbn'>;a</code>\n</pre><pre class=pbn><PBN>a</PBN></pre>",
		"<script type=text/x-pbn>&amp;<!--</script><textarea class=pbn>\r\n&amp;<b></textarea><pbn-deal>a<pbn>b</pbn-deal><pre class='pbn nopbn'>",
		"<pre class=pbn>;a<pre class=pbn><span>;b</span>\n<span></span>\n<div>;c</div></pre><script type='TEXT/X-PBN'>;a<p><textarea class=pbn>;b\n\nc",
		"\xEF\xBB\xBF<h1><pbn>\xE2\x99é♠&hearts;</pbn>", "\xFF\xFE<\x00p\x00>\x00<\x00p\x00b\x00n\x00>\x00;\x00\x60\x26",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		diags := diag.List{Rules: rules.Of}
		document := source.New(file, source.Automatic)
		html := isHTML(document.Bytes)
		last := 0
		blocks, _ := Find(document, &diags, nil)
		for _, b := range blocks {
			if !(last <= b.Outer.Start && b.Outer.Start < b.Inner.Start && b.Inner.Start <= b.Inner.End && b.Inner.End <= b.Outer.End && b.Outer.End <= len(document.Bytes)) {
				t.Fatalf("%q: after %d comes %v, %v", file, last, b.Outer, b.Inner)
			}
			last = b.Outer.End
			if d, ok := readTagOf(document.Bytes, b.Outer.Start, b.Container.String()); !ok || d.closing || d.End > b.Inner.Start || !html && b.Container != PBN {
				t.Fatalf("%q: no tag begins %v", file, b)
			}
			if !html && string(b.Text.Bytes) != document.Decode(b.Inner) {
				t.Fatalf("%q: %q is %q", file, document.Slice(b.Inner), b.Text.Bytes)
			}
			checkText(t, document, b)
		}
		diags.EndGame(document, 0, "", nil)
		for _, d := range diags.Items {
			if d.Range != document.Range(d.Span) || d.Span.Start >= d.Span.End {
				t.Fatalf("%q: %+v", file, d)
			}
		}
	})
}

// checkText holds every character of a block's text against what the document has in its place.
func checkText(t *testing.T, document *source.Text, b Block) {
	t.Helper()
	if !utf8.Valid(b.Text.Bytes) {
		t.Fatalf("%q is no UTF-8", b.Text.Bytes)
	}
	last := b.Inner.Start
	for at, r := range string(b.Text.Bytes) {
		span := b.Text.Origin(source.Span{Start: at, End: at + utf8.RuneLen(r)})
		if span.Start < last || span.End <= span.Start || span.End > b.Inner.End {
			t.Fatalf("%q: %q at %d is %v, after %d", document.Bytes, r, at, span, last)
		}
		last = span.End
		raw := document.Slice(span)
		same := document.Decode(span) == string(r) || r == '\n' && raw[0] == '<'
		if !same && raw[0] == '&' {
			referred, end := reference(raw)
			same = referred == r && end == len(raw)
		}
		if !same {
			t.Fatalf("%q: %q at %d is %q", document.Bytes, r, at, raw)
		}
	}
}
