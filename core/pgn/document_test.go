package pgn

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// documents is PGN in documents, for the tests that every notation passes.
var documents = &testkit.Subject{
	Name: "pgn", Rules: []diag.Rule{rules.EmbedMarkup, rules.EmbedNested, rules.EmbedUnclosed}, Row: rules.Of, Open: open, Page: docs.Explain,
	Validate: func(file *source.Stream, _ bool) *report.Report { return documentReport(file.Text().Bytes) },
	Report:   func(in string, _ diag.Rule) *report.Report { return documentReport([]byte(in)) },
}

func documentReport(document []byte) *report.Report {
	_, r := ExportDocument(document, source.Automatic, export.Options{})
	return r
}

// isOfDocuments reports whether a rule is one of documents.
func isOfDocuments(rule diag.Rule) bool { return slices.Contains(documents.Rules, rule) }

// TestDocumentRules: each rule of documents is found in its cases, and not in what is nearly the same.
func TestDocumentRules(t *testing.T) {
	cases, _ := testkit.ReadCases("testdata/checked/documents.txtar", rules.Find)
	testkit.Cases(t, documents, cases)
}

// TestDocumentPages runs the examples of their pages.
func TestDocumentPages(t *testing.T) {
	testkit.PagesAreWhole(t, documents)
	testkit.Pages(t, documents, testkit.Examples{
		File:       func(_ diag.Rule, shown string, _ bool) string { return shown },
		IsStanding: func(diag.Rule, bool, string) bool { return false },
	})
}

// roster is what export format has before the moves of a game without tags.
const roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n"

// TestBlocks_3_1_b: each container has its block, and what shows one to readers, or is excluded, has none.
func TestBlocks_3_1_b(t *testing.T) {
	for document, want := range map[string][]string{
		"<PGN>1. e4 *</PGN> and <pgn>1. d4 *</pgn>":                                              {"1. e4 *", "1. d4 *"},
		"<html><pre class=\"pgn\">1. e4 &#123;a&#125; *</pre>":                                   {"1. e4 {a} *"},
		"<html><pre><code class=\"language-pgn\">1. e4 *</code></pre>":                           {"1. e4 *"},
		"<html><script type=\"application/x-chess-pgn\">1. e4 *</script>":                        {"1. e4 *"},
		"<html><script type=\"application/vnd.chess-pgn\">1. d4 *</script>":                      {"1. d4 *"},
		"<html><pgn-game>1. c4 *</pgn-game><textarea class=\"pgn\">1. b4 *</textarea></html>":    {"1. c4 *", "1. b4 *"},
		"<html><div class=\"nopgn\"><PGN>1. e4 *</PGN></div>&lt;PGN&gt;1. d4 *&lt;/PGN&gt;<PBN>": nil,
	} {
		_, blocks := Blocks([]byte(document), source.Automatic)
		var got []string
		for _, b := range blocks {
			got = append(got, strings.TrimSpace(string(b.Text.Bytes)))
		}
		if strings.Join(got, "|") != strings.Join(want, "|") {
			t.Errorf("%s: %q", document, got)
		}
	}
}

// TestBlockEnds_3_1_b: a block that nothing closes ends where prose goes on, and not in a game.
func TestBlockEnds_3_1_b(t *testing.T) {
	for text, want := range map[string]string{
		"[White \"a\"]\n\n1. e4 e5\n*\n\nSo much.":             "[White \"a\"]\n\n1. e4 e5\n*",
		"1. e4 {a\n\nb}\n\n1... e5 *\n\n12 games were played.": "1. e4 {a\n\nb}\n\n1... e5 *",
		"1. e4 *\n\n2. The second point.":                      "1. e4 *",
		"1. e4\n\n(1. d4)\n\n1... e5\n\n1-0\n\nEnd":            "1. e4\n\n(1. d4)\n\n1... e5\n\n1-0",
		"1. e4\n\n$1 *\n\n; a\n\n% b\n\n12.Nf3! *\n\n1":        "1. e4\n\n$1 *\n\n; a\n\n% b\n\n12.Nf3! *",
		"1. e4 *\n\n1.":         "1. e4 *",
		"1. e4 *\n\n3.14 is pi": "1. e4 *",
	} {
		if got := text[:endOfPGN([]byte(text))]; got != want {
			t.Errorf("%q ends after %q", text, got)
		}
	}
}

// TestExportDocument_3_1_b: each block is written anew, and all else stays byte for byte.
func TestExportDocument_3_1_b(t *testing.T) {
	for in, want := range map[string]string{
		"a\r\n<PGN>1. e4 *</PGN>\r\nb": "a\r\n<PGN>\n" + roster + "1. e4 *\n\n</PGN>\r\nb",
		"<html><p>caf\xE9</p><pre class=pgn>1. e4 {\u0026lt;\u0160} *</pre><PGN></PGN>": "<html><p>caf\xE9</p><pre class=pgn>\n" + roster + "1. e4 {\u0026lt;\u0160} *\n\n</pre><PGN></PGN>",
		"x <PGN>1. e4 *": "x <PGN>\n" + roster + "1. e4 *\n\n</PGN>\n",
	} {
		in, want = strings.ReplaceAll(in, "\u0026", "&"), strings.ReplaceAll(want, "\u0026", "&")
		in = strings.ReplaceAll(in, "\u0160", "&#352;")
		want = strings.ReplaceAll(want, "\u0160", "&#352;")
		out, r := ExportDocument([]byte(in), source.Automatic, export.Options{})
		if string(out) != want || r.Err != nil || r.Games == 0 {
			t.Errorf("%q: %d games, %v\n%q\nwant\n%q", in, r.Games, r.Err, out, want)
		}
	}
	two := "<PGN>1. e4 Ke3 *</PGN>\n<PGN>1. d4 Ke3 *</PGN>"
	out, r := ExportDocument([]byte(two), source.Automatic, export.Options{})
	again, _ := ExportDocument(out, source.Automatic, export.Options{})
	if r.Games != 2 || r.Blocks != 2 || len(r.Diagnostics.Items) < 2 || string(again) != string(out) {
		t.Fatalf("%d games in %d blocks: %v", r.Games, r.Blocks, r.Diagnostics.Items)
	}
	last := r.Diagnostics.Items[len(r.Diagnostics.Items)-1]
	if last.Game != 2 || last.Place.Range.Start.Line != 2 {
		t.Errorf("the last finding is of game %d in line %d", last.Game, last.Place.Range.Start.Line)
	}
	sorted, _ := ExportDocument([]byte("<PGN>[Date \"2020.01.01\"] 1. e4 * [Date \"2010.01.01\"] 1. d4 *</PGN>"), source.Automatic, export.Options{Order: export.Collate})
	if first, second := strings.Index(string(sorted), "1. d4"), strings.Index(string(sorted), "1. e4"); first < 0 || second < first {
		t.Errorf("sorted: %s", sorted)
	}
	for _, none := range []string{"", "no block", "<PGN></PGN>", "<PGN>prose</PGN>"} {
		out, r := ExportDocument([]byte(none), source.Automatic, export.Options{})
		if string(out) != none || r.Games != 0 || len(r.Diagnostics.Items) != 1 {
			t.Errorf("%q: %q %v", none, out, r.Diagnostics.Items)
		}
	}
}

// TestDocumentWithinBounds: what takes too long, or becomes too long, leaves the document as it is.
func TestDocumentWithinBounds(t *testing.T) {
	document := []byte("<PGN>1. e4 e5 *</PGN>\n<PGN>1. d4 *</PGN>")
	end := errors.New("the end")
	for i, c := range []struct {
		options export.Options
		bounds  Bounds
	}{
		{bounds: Bounds{Until: func() error { return end }}}, {bounds: Bounds{LongestGame: 3}}, {options: export.Options{Most: 130}},
	} {
		out, r := ExportDocumentWithin(document, source.Automatic, c.options, c.bounds)
		if r.Err == nil || string(out) != string(document) {
			t.Errorf("%d: %v %q", i, r.Err, out)
		}
	}
}

func FuzzExportDocument(f *testing.F) {
	f.Add([]byte("<PGN>1. e4 {a <b> b} *</PGN><pgn>"))
	f.Add([]byte("<html><pre><code class=language-pgn>1. e4 &lt; *"))
	f.Fuzz(func(t *testing.T, document []byte) {
		out, r := ExportDocument(document, source.Automatic, export.Options{})
		if r.Games == 0 && string(out) != string(document) {
			t.Errorf("%q became %q without a game", document, out)
		}
	})
}
