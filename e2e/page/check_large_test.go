package page

import (
	"bytes"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestRepairLargeFile: a file that is larger than what the worker keeps its memory for is shown and repaired like any other.
func TestRepairLargeFile(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	content := append(bytes.Repeat([]byte("% what a program keeps for itself\n"), 17<<20/34+1), "[Board \"1\"]\n[Room \"x\ty\"]\n"...)
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "season.pbn", content)
	native := checked(content, false)
	same(t, "groups", browser.Evaluate[[]string](p, overview), native.overview())
	visit.OpenAll(p)
	const group = `[data-rule="text/tab-in-string"] `
	p.WaitFor(`document.querySelector('` + group + `mark')?.textContent === "␉"`)
	p.Click(group + ".apply")
	repaired(p, "1 fix applied.")
	want, _ := mend.Apply(content, native.report.Text.Encoding, []diag.Fix{fixOf(native, "text/tab-in-string", 0)})
	if got := visit.SavesAs(p, "season.pbn", "repaired"); !bytes.Equal(got, want) {
		t.Errorf("%d bytes are not the %d that the core makes", len(got), len(want))
	}
	p.NoErrors()
}
