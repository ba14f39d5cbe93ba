package e2e

import (
	"bytes"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
)

// TestRepairLargeFile: a file that is larger than what the worker keeps its memory for is shown and repaired like any other.
func TestRepairLargeFile(t *testing.T) {
	t.Parallel()
	content := append(bytes.Repeat([]byte("% what a program keeps for itself\n"), 17<<20/34+1), "[Board \"1\"]\n[Room \"x\ty\"]\n"...)
	p := open(t, serve(t, nil)).ready()
	p.gives("season.pbn", content)
	native := checked(content, false)
	same(t, "groups", evaluate[[]string](p, overview), native.overview())
	const group = `[data-rule="text/tab-in-string"] `
	p.waitFor(`document.querySelector('` + group + `mark')?.textContent === "␉"`)
	p.click(group + ".apply")
	p.repaired("1 fix applied.")
	want, _ := mend.Apply(content, native.report.Text.Encoding, []diag.Fix{fixOf(native, "text/tab-in-string", 0)})
	if got := p.saved(click("a[data-repaired]")); !bytes.Equal(got, want) {
		t.Errorf("%d bytes are not the %d that the core makes", len(got), len(want))
	}
	p.noErrors()
}
