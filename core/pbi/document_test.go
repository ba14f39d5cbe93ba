package pbi

import (
	"errors"
	"testing"

	"pbn/core/pbi/export"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// TestExportDocument: the blocks of a document are written, each a file of its own, and all else stays.
func TestExportDocument(t *testing.T) {
	const page = "<!DOCTYPE html><p>Mates:</p><pre class=\"pbi\">\n#PBI 1.1\nL\\xf6wenthal, A &amp; B:1111111S/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n# late &lt;\n</pre> and " +
		"<PBI>C:8/8/8/8/8/8/8/K1k5:h#2::::::</PBI>, <pre class=\"pbi\">nothing</pre>."
	const want = "<!DOCTYPE html><p>Mates:</p><pre class=\"pbi\">\n#PBI 1.1\n# late &lt;\nL\u00F6wenthal, A &amp; B:7S/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n</pre> and " +
		"<PBI>\n#PBI 1.2\nC:8/8/8/8/8/8/8/K1k5:h#2::::::\n</PBI>, <pre class=\"pbi\">nothing</pre>."
	out, r := ExportDocument([]byte(page), source.Automatic, export.Options{})
	if string(out) != want || r.Games != 2 || r.Blocks != 3 || r.Err != nil || len(r.ChangeCounts()) == 0 {
		t.Errorf("%s\n%d problems in %d blocks, %v", out, r.Games, r.Blocks, r.Err)
	}
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rules.TextNoBOM || d.Game == 2 && d.Label != "5" {
			t.Errorf("problem %d, line %s: %s", d.Game, d.Label, d.Message)
		}
	}
	if again, _ := ExportDocument(out, source.Automatic, export.Options{}); string(again) != want {
		t.Errorf("its export is %s", again)
	}
}

// TestExportDocumentEncoding: a document keeps its encoding, and a block in which a character could not be written stays.
func TestExportDocumentEncoding(t *testing.T) {
	for document, want := range map[string]string{
		"caf\xE9 <PBI>\nL\xF6w:1k6/8/8/8/8/8/8/K7:#2::::::\n</PBI>": "caf\xE9 <PBI>\n#PBI 1.2\nL\xF6w:1k6/8/8/8/8/8/8/K7:#2::::::\n</PBI>",
		"caf\xE9 <PBI>\n\\x80:1k6/8/8/8/8/8/8/K7:#2::::::\n</PBI>":  "caf\xE9 <PBI>\n\\x80:1k6/8/8/8/8/8/8/K7:#2::::::\n</PBI>",
	} {
		if out, r := ExportDocument([]byte(document), source.Windows1252, export.Options{}); string(out) != want || r.Games != 1 || r.Err != nil {
			t.Errorf("%q: %q, %v", document, out, r.Err)
		}
	}
}

// TestExportDocumentEnds: a document that has no problem, or whose export takes too much, stays as it is.
func TestExportDocumentEnds(t *testing.T) {
	const page = "<pbi>A:8/8/8/8/8/8/8/K1k5:h#2::::::</pbi>"
	enough := errors.New("enough")
	for _, c := range []struct {
		page    string
		options export.Options
		bounds  Bounds
		err     error
	}{
		{"<p>nothing</p>", export.Options{}, Bounds{}, nil},
		{"<pbi>nothing</pbi>", export.Options{}, Bounds{}, nil},
		{page, export.Options{Most: 10}, Bounds{}, export.ErrTooLong},
		{page, export.Options{}, Bounds{Until: func() error { return enough }}, enough},
	} {
		if out, r := ExportDocumentWithin([]byte(c.page), source.Automatic, c.options, c.bounds); string(out) != c.page || r.Err != c.err {
			t.Errorf("%s: %s, %v", c.page, out, r.Err)
		}
	}
}
