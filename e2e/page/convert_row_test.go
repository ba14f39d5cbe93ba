package page

import (
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestRowHasRoom: with all its buttons and a long name, a row's name has room, and what removes the row is where it always is.
func TestRowHasRoom(t *testing.T) {
	t.Parallel()
	name := strings.Repeat("Rotations_", 12) + "club.pbn"
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	chooseToSave(p, map[string]string{name: visit.Faulty})
	p.Finished(name)
	p.WaitFor(visit.Indexed)
	tab(p, "findings")
	p.Click(".apply-safe")
	repaired(p, "")
	p.WaitFor(`document.querySelectorAll(".file-actions [data-file-menu]").length === 2`)
	for width, room := range map[int64]int{320: 180, 768: 500, 1280: 280} {
		p.Resize(width, 900)
		p.WaitFor(fmt.Sprintf("innerWidth === %d", width))
		if got := browser.Evaluate[int](p, `Math.round(document.querySelector(".file-name").getBoundingClientRect().width)`); got < room {
			t.Errorf("at %d px the name has %d px", width, got)
		}
		if got := browser.Evaluate[[]string](p, `(() => {
			const box = selector => document.querySelector(selector).getBoundingClientRect();
			const [line, remove] = [box(".file"), box(".remove")];
			const over = [...document.querySelectorAll(".file-actions > :not(.remove), .file-name, .file-facts")].filter(e => {
				const { left, right, top, bottom } = e.getBoundingClientRect();
				return left < remove.right && right > remove.left && top < remove.bottom && bottom > remove.top;
			}).map(e => e.className);
			return [...over, ...(remove.top - line.top < 16 && line.right - remove.right < 16 ? [] : ["it is not in the corner"])];
		})()`); len(got) > 0 {
			t.Errorf("at %d px: under what removes the row is %q", width, got)
		}
	}
	p.NoErrors()
}
