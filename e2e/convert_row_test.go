package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestRowHasRoom: with all its buttons and a long name, a row's name has room, and what removes the row is where it always is.
func TestRowHasRoom(t *testing.T) {
	t.Parallel()
	name := strings.Repeat("Rotations_", 12) + "club.pbn"
	p := open(t, serve(t, nil)).ready()
	p.chooseToSave(map[string]string{name: faulty})
	p.finished(name)
	p.waitFor(indexed)
	p.tab("findings")
	p.click(".apply-safe")
	p.repaired("")
	p.waitFor(`document.querySelectorAll(".file-actions > :is(a, button)").length === 5`)
	for width, room := range map[int64]int{320: 180, 768: 500, 1280: 500} {
		p.resize(width, 900)
		p.waitFor(fmt.Sprintf("innerWidth === %d", width))
		if got := evaluate[int](p, `Math.round(document.querySelector(".file-name").getBoundingClientRect().width)`); got < room {
			t.Errorf("at %d px the name has %d px", width, got)
		}
		if got := evaluate[[]string](p, `(() => {
			const box = selector => document.querySelector(selector).getBoundingClientRect();
			const [line, remove] = [box(".file-line"), box(".remove")];
			const over = [...document.querySelectorAll(".file-actions > :not(.remove), .file-name, .file-facts")].filter(e => {
				const { left, right, top, bottom } = e.getBoundingClientRect();
				return left < remove.right && right > remove.left && top < remove.bottom && bottom > remove.top;
			}).map(e => e.className);
			return [...over, ...(remove.top - line.top < 16 && line.right - remove.right < 16 ? [] : ["it is not in the corner"])];
		})()`); len(got) > 0 {
			t.Errorf("at %d px: under what removes the row is %q", width, got)
		}
	}
	p.noErrors()
}
