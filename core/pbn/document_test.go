package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/plain"
	"pbn/core/source"
)

const page = "<!DOCTYPE html>\r\n<title>Caf\xe9</title>\r\n<p>Look:</p>\r\n<pbn class=\"x\">\r\n[Board \"1\"]\r\n" +
	"[West \"Andr&eacute; &amp; L\xe9a\"]\r\n" +
	"[Auction \"N\"]\r\n1&hearts; Pass 1D AP\r\n\r\n[Board \"2\"]</PBN>\r\n<p>and</p><PBN>[Board \"3\"]<br>[Site \"#\"]</PBN></body>"

// TestDocument_6_2_a: each block of a document is a file of its own, with its place in the document.
func TestDocument_6_2_a(t *testing.T) {
	var boards []string
	report := Parse(Bytes([]byte(page)), func(_ *source.Text, g *game.Game) {
		value, _ := g.Value("Board")
		boards = append(boards, value)
	})
	if got := strings.Join(boards, " "); got != "1 2 3" || report.Games != 3 {
		t.Errorf("%d games, boards %s", report.Games, got)
	}
	var found []string
	for _, d := range Validate(Bytes([]byte(page)), Options{}).Diagnostics.Items {
		found = append(found, rules.Name(d.Rule)+" "+page[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
	}
	if got := strings.Join(found,
		", "); got != `auction/no-dealer [Auction "N"], auction/bad-call 1&hearts;, auction/insufficient-bid 1D, tag/inherit-nothing "#"` {
		t.Error(got)
	}
}

// TestDocument_6_2_b: what is HTML in a block is read as a reader of the page sees it.
func TestDocument_6_2_b(t *testing.T) {
	out, _ := Export(Bytes([]byte(page)), export.Options{})
	for _, want := range []string{"[West \"Andr\xe9 & L\xe9a\"]\r\n", "\r\n1H Pass 1D Pass\r\nPass Pass\r\n", "[Board \"3\"]"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%q is not in %q", want, out)
		}
	}
}

// TestDelimiterInPBN: a file that begins as PBN is no document.
func TestDelimiterInPBN(t *testing.T) {
	for _, file := range []string{"[Board \"1\"]\n{<PBN>[Board \"2\"]</PBN>}", " \n{<PBN>}\n[Board \"1\"]",
		"% PBN 2.1\n[Board \"1\"]\n;<PBN>"} {
		if r := Validate(Bytes([]byte(file)), Options{}); r.Games != 1 || len(r.Diagnostics.Items) != 0 {
			t.Errorf("%q: %d games, %+v", file, r.Games, r.Diagnostics.Items)
		}
	}
	mail := "Hello,\nhere is the deal:\n<PBN>\n[Board \"1\"]\n</PBN>\nBye"
	stream := habits.PBN.Stream(strings.NewReader(mail), source.Automatic)
	if r := Validate(stream, Options{}); r.Games != 1 || len(r.Diagnostics.Items) != 0 {
		t.Errorf("a mail: %d games, %+v", r.Games, r.Diagnostics.Items)
	}
}

// TestStartOfDocuments: a block makes what it is in a document, wherever its tag is.
func TestStartOfDocuments_6_2_a(t *testing.T) {
	for _, c := range []struct {
		name, file string
		isDocument bool
	}{
		{"a page of nothing but a block", "<pre class=\"pbn\">\n[Board \"1\"]\n</pre>", true},
		{"code of Markdown", "<pre><code class=\"language-pbn\">[Board \"1\"]\n[Site \"&amp;\"]\n</code></pre>", true},
		{"a tag over two lines", "<textarea\nclass=pbn>\n[Board \"1\"]\n</textarea>", true},
		{"a delimiter after other markup", "<p>Look: <PBN>\n[Board \"1\"]\n</PBN>", true},
		{"a page that was saved", "<pre>\n[Board \"1\"]\n{<PBN>}\n", false},
		{"a delimiter in a tag pair", "x\n[Board \"1\"] {<PBN>}\n", false},
	} {
		r := Validate(Bytes([]byte(c.file)), Options{})
		_, blocks := Blocks([]byte(c.file), source.Automatic)
		isWhole := slices.ContainsFunc(r.Diagnostics.Items,
			func(d diag.Diagnostic) bool { return strings.HasPrefix(rules.Name(d.Rule), "syntax/") })
		if r.Games != 1 || isWhole == c.isDocument || len(blocks) == 0 {
			t.Errorf("%s: %q: %d games, %d blocks, %+v", c.name, c.file, r.Games, len(blocks), r.Diagnostics.Items)
		}
	}
}

// TestCharactersOfDocuments: what a block has no way to write becomes what export format has for it; other blocks keep it.
func TestCharactersOfDocuments_6_2_c(t *testing.T) {
	const file = "\xE9<pre class=pbn>[West \"&#322;\"]</pre><script type=text/x-pbn>[West \"&#322;\xE9\x96\"]</script>"
	out, _ := ExportDocument([]byte(file), source.Automatic, export.Options{Encoding: plain.UTF8, Missing: export.Omit})
	const want = "\xE9<pre class=pbn>\r\n% PBN 2.1\r\n[West \"&#322;\"]\r\n</pre><script type=text/x-pbn>\r\n% PBN 2.1\r\n" +
		"[West \"&#322;\xE9-\"]\r\n</script>"
	if string(out) != want {
		t.Errorf("%q, want %q", out, want)
	}
}

// TestExportDocument_6_2_c: each block becomes its export form, in the encoding of the document and escaped in HTML; every
// byte outside of the blocks stays.
func TestExportDocument_6_2_c(t *testing.T) {
	header := "\r\n% PBN 2.1\r\n% EXPORT\r\n"
	const alone = "<pre class='pbn nopbn'>[West \"x\"]</pre><div class=\"nopbn\"><PBN>[West \"x\"]</PBN></div>"
	for _, c := range []struct{ name, document, want string }{
		{"HTML", "<html>\xE9\n<pbn class=\"x\">[West \"Andr&eacute; &amp; L\xe9a\"]{a &lt;b}</pbn>\n\xE9<p>",
			"<html>\xE9\n<pbn class=\"x\">" + header +
				strings.Replace(mandatoryTags("West", "Andr&#233; &amp; L&#233;a"), "[North", "{a &lt;b}\r\n[North", 1) + "</pbn>\n\xE9<p>"},
		{"UTF-8", "<html>é\r<PBN>[West \"Łódź\"]</PBN>é", "<html>é\r<PBN>" + header + mandatoryTags("West", "Lódz") + "</PBN>é"},
		{"a mail", "Hi,\n<PBN>\n[West \"&eacute;\"]\n</PBN>\nBye", "Hi,\n<PBN>" + header + mandatoryTags("West", "&eacute;") + "</PBN>\nBye"},
		{"not closed", "Hi,\n<PBN>\n[West \"x\"]\n\nBye, all", "Hi,\n<PBN>" + header + mandatoryTags("West", "x") + "</PBN>\r\n\n\nBye, all"},
		{"a block without a game", "<html><PBN>\n<b>none</b></PBN><PBN>[West \"x\"]</PBN>",
			"<html><PBN>\n<b>none</b></PBN><PBN>" + header + mandatoryTags("West", "x") + "</PBN>"},
		{"a delimiter that comes of what is left out", "Hé\n<PBN>[West \"<\u200B/PBN>\"]</PBN>",
			"Hé\n<PBN>" + header + mandatoryTags("West", "< /PBN>") + "</PBN>"},
		{"UTF-16", utf16LE("<html>é<PBN>[West \"ł\"]</PBN>é"), utf16LE("<html>é<PBN>" + header + mandatoryTags("West", "l") + "</PBN>é")},
		{"pre", "<pre class=pbn>\n[West \"&lt;x>\"]\n</pre>\n", "<pre class=pbn>" + header + mandatoryTags("West", "&lt;x&gt;") + "</pre>\n"},
		{"a script", "<p><script type=text/x-pbn>[West \"R&D\"]</script>",
			"<p><script type=text/x-pbn>" + header + mandatoryTags("West", "R&D") + "</script>"},
		{"a script that cannot have its export", "<p><script type=text/x-pbn>[West \"<!--\"]</script>",
			"<p><script type=text/x-pbn>[West \"<!--\"]</script>"},
		{"blocks that are left alone", alone + "<PBN>[West \"x\"]</PBN>", alone + "<PBN>" + header + mandatoryTags("West", "x") + "</PBN>"},
		{"no document", "[West \"x\"]", "[West \"x\"]"},
	} {
		out, _ := ExportDocument([]byte(c.document), source.Automatic, export.Options{})
		if string(out) != c.want {
			t.Errorf("%s:\n%q, want\n%q", c.name, out, c.want)
		}
		if again, _ := ExportDocument(out, source.Automatic, export.Options{}); string(again) != string(out) {
			t.Errorf("%s: again\n%q, after\n%q", c.name, again, out)
		}
	}
}

// TestExportInOneFile_4_8_b: what a block gives to its own later games by "##" is not given to those of other blocks.
func TestExportInOneFile_4_8_b(t *testing.T) {
	long := strings.Repeat("long ", 60)
	const between = "</PBN>\n<PBN>"
	document := "Hi,\n<PBN>\n[Board \"1\"][Foo \"##a\"][Room \"##Open\"][Stage \"##" + long + "\"]\n\n[Board \"2\"]" + between +
		"\n[Board \"3\"]\n\n[Board \"4\"][Foo \"b\"]\n\n[Board \"5\"]\n\n[Board \"6\"]" + between +
		"\n[Board \"7\"][Foo \"##c\"][Event \"##" + long + "\"]\n\n[Board \"8\"]" + between +
		"\n[Board \"9\"][Foo \"#\"]\n\n[Board \"10\"][Foo \"##\"]\n\n[Board \"11\"]</PBN>\nBye"
	for _, missing := range []export.Missing{export.Fill, export.Omit} {
		names := []string{"Board", "Foo", "Room", "Stage", "Event"}
		want := strings.ReplaceAll(valuesOf([]byte(document), names...), long, "long")
		out, r := Export(Bytes([]byte(document)), export.Options{Missing: missing})
		got := strings.ReplaceAll(valuesOf(out, names...), long, "long")
		if missing == export.Fill {
			got = strings.ReplaceAll(got, ",?", ",") // an Event that is filled in
		}
		if got != want {
			t.Errorf("missing %v: %s, want %s in\n%s", missing, got, want, out)
		}
		if n := strings.Count(string(out), "[Foo "); n != 7 {
			t.Errorf("missing %v: Foo is there %d times in\n%s", missing, n, out)
		}
		if told := r.Changes.Found(rules.ExportMissingTag); missing == export.Fill && told == 0 {
			t.Error("no change tells")
		}
		if again, _ := Export(Bytes(out), export.Options{Missing: missing}); string(again) != string(out) {
			t.Errorf("again\n%s, after\n%s", again, out)
		}
	}
}

func mandatoryTags(name, value string) string {
	out := ""
	for _, tag := range tags.Of(tags.MandatorySet) {
		if tag.String() == name {
			out += "[" + name + " \"" + value + "\"]\r\n"
		} else {
			out += "[" + tag.String() + " \"?\"]\r\n"
		}
	}
	return out
}

func utf16LE(text string) string { return string(source.UTF16LE.Append(nil, "\uFEFF"+text)) }
