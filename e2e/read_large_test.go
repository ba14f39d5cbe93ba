package e2e

import (
	"testing"
)

// TestOpenLargeFile: while the row of a large file is opened, its findings are drawn and all of its boards are read, no task of
// the page does much. PBN_PAGE_MB sets another size.
func TestOpenLargeFile(t *testing.T) {
	t.Parallel()
	path := season(t, 4)

	p := openCounting(t, "")
	p.drop(path, example)
	if state := p.finished("season.pbn"); state != "done" {
		t.Fatal(state)
	}
	p.shortTasks(func() {
		p.click(`[data-file="season.pbn"] .expander`)
		p.waitFor(`document.querySelector('[data-file="season.pbn"] .expander[aria-expanded=true]') !== null && ` + indexed)
	})
	p.noErrors()
}

// TestFirstBoardFirst: the first board of a large file is there before a tenth of it is read, while the file is converted.
func TestFirstBoardFirst(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	evaluate[int](p, `(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector("[data-shown]")) return;
			seen.disconnect();
			const { dataset } = document.documentElement;
			dataset.state = document.querySelector(".file").dataset.state;
			dataset.read = document.querySelector(".reader-progress progress").value;
		});
		seen.observe(document.body, { childList: true, subtree: true });
		return 0;
	})()`)
	p.drop(repeated(t, append(read(t, example), "\n\n"...), 30<<20))
	p.waitFor(`document.documentElement.dataset.read !== undefined`)
	if state := evaluate[string](p, `document.documentElement.dataset.state`); state != "reading" {
		t.Errorf("when the first board is there, the file is %s", state)
	}
	if read := evaluate[float64](p, `Number(document.documentElement.dataset.read)`); read >= 0.1 {
		t.Errorf("when the first board is there, %v of the file was read", read)
	}
	p.noErrors()
}
