package pdn

import (
	"errors"
	"testing"

	"pbn/core/pdn/export"
	"pbn/core/source"
)

// TestExportDocument: the blocks of a page are written, each a file of its own, and all else stays.
func TestExportDocument(t *testing.T) {
	const page = "<!DOCTYPE html><p>A game:</p><pre class=\"pdn\">\n[GameType \"20\"]\n1.32-28 &lt; 19-23 2-0\n</pre> and <pre class=\"pdn\">nothing</pre>."
	const want = "<!DOCTYPE html><p>A game:</p><pre class=\"pdn\">\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 {&lt;} 1... 19-23 *\n\n</pre> and <pre class=\"pdn\">nothing</pre>."
	out, r := ExportDocument([]byte(page), source.Automatic, export.Options{})
	if string(out) != want || r.Games != 1 || r.Blocks != 2 || r.Err != nil || len(r.ChangeCounts()) == 0 {
		t.Errorf("%s\n%d games in %d blocks, %v", out, r.Games, r.Blocks, r.Err)
	}
	if again, _ := ExportDocument(out, source.Automatic, export.Options{}); string(again) != want {
		t.Errorf("its export is %s", again)
	}
}

// TestExportDocumentEnds: a document that has no game, or whose export takes too much, stays as it is.
func TestExportDocumentEnds(t *testing.T) {
	const page = "<pdn>[GameType \"20\"]\n1. 32-28 *</pdn>"
	enough := errors.New("enough")
	for _, c := range []struct {
		page    string
		options export.Options
		bounds  Bounds
		err     error
	}{
		{"<p>nothing</p>", export.Options{}, Bounds{}, nil},
		{page, export.Options{Most: 10}, Bounds{}, export.ErrTooLong},
		{page, export.Options{}, Bounds{Until: func() error { return enough }}, enough},
	} {
		if out, r := ExportDocumentWithin([]byte(c.page), source.Automatic, c.options, c.bounds); string(out) != c.page || r.Err != c.err {
			t.Errorf("%s: %s, %v", c.page, out, r.Err)
		}
	}
}
