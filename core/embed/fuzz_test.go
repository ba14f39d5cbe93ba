package embed

import (
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/source"
)

func FuzzFind(f *testing.F) {
	for _, seed := range []string{
		"<XYZ>\r\n[A \"1\"]\r\n</XYZ>\r\n<xyz a='>'>{<4} &amp;</xyz>", "<p><XYZ>\n;a<br />\n<i>b</i>&nbsp;&#x2660;<p>\n\nText",
		"<html><!-- <XYZ> --><script></script><XYZ>a<!-- b --> <script>c</SCRIPT>d</XYZ>", "<div><xyz>{\n\n}<xyz>\xE9\x93<div></div></div>",
		"<pre class=xyz>\n[A \"<b>1</b>\"]<br>\n&lt;</pre><pre\n><code class='a language-xyz'>;a</code>\n</pre><pre class=xyz><XYZ>a</XYZ></pre>",
		"<script type=text/x-xyz>&amp;<!--</script><textarea class=xyz>\r\n" +
			"&amp;<b></textarea><xyz-deal>a<xyz>b</xyz-deal><pre class='xyz noxyz'>",
		"<pre class=xyz>;a<pre class=xyz><span>;b</span>\n<span></span>\n" +
			"<div>;c</div></pre><script type='TEXT/X-XYZ'>;a<p><textarea class=xyz>;b\n\nc",
		"\xEF\xBB\xBF<h1><xyz>\xE2\x99é♠&hearts;</xyz>", "\xFF\xFE<\x00p\x00>\x00<\x00p\x00b\x00n\x00>\x00;\x00\x60\x26",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		diags := diag.List{Rules: table}
		document := source.Plain.Text(file, source.Automatic)
		html := isHTML(&notation, document.Bytes)
		last := 0
		blocks, _ := notation.Find(document, &diags, nil)
		for _, b := range blocks {
			if !(last <= b.Outer.Start && b.Outer.Start < b.Inner.Start && b.Inner.Start <= b.Inner.End && b.Inner.End <= b.Outer.End &&
				b.Outer.End <= len(document.Bytes)) {
				t.Fatalf("%q: after %d comes %v, %v", file, last, b.Outer, b.Inner)
			}
			last = b.Outer.End
			if d, ok := readTagOf(document.Bytes, b.Outer.Start, b.Element); !ok || d.closing || d.span.End > b.Inner.Start ||
				!html && b.Element != notation.Element {
				t.Fatalf("%q: no tag begins %v", file, b)
			}
			if !html && string(b.Text.Bytes) != document.Decode(b.Inner) {
				t.Fatalf("%q: %q is %q", file, document.Slice(b.Inner), b.Text.Bytes)
			}
			checkText(t, document, b)
		}
		diags.EndGame(document, 0, "", nil)
		for _, d := range diags.Items {
			if d.Place.Range != document.Range(d.Place.Span) || d.Place.Span.Start >= d.Place.Span.End {
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
