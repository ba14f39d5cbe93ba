package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestPublishPage: what a writer sets is seen in the preview and in the snippet, which he copies.
func TestPublishPage(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)+"publish.html")
	p.waitFor(`document.querySelector(".preview .pbn-game") !== null`)
	snippets := func() []string {
		return evaluate[[]string](p, `[...document.querySelectorAll(".copyable pre")].map((each) => each.textContent)`)
	}
	first := snippets()
	if !strings.Contains(first[0], `/auto.js" integrity="sha384-`) || !strings.HasPrefix(first[1], "<pre class=\"pbn\">\n[Event ") {
		t.Errorf("it begins with %q", first)
	}

	set := func(label, value string) {
		t.Helper()
		if found := evaluate[bool](p, fmt.Sprintf(`(() => {
			const field = [...document.querySelectorAll(".field")].find((each) => each.firstElementChild.textContent === %q)?.lastElementChild;
			if (!field) return false;
			field.value = %q;
			for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
			return field.value === %[2]q;
		})()`, label, value)); !found {
			t.Fatalf("%s cannot be set to %s", label, value)
		}
	}
	for _, c := range []struct{ label, value, seen, written string }{
		{"Colours of suits", "4", `document.querySelector(".preview .pbn-suits-4")`, `data-suits="4"`},
		{"Hidden hands", "EW", `document.querySelectorAll(".preview .pbn-cover").length === 2`, `data-hidden="EW"`},
		{"Language", "de", `document.querySelector(".preview").innerText.includes("Teiler")`, `lang="de"`},
		{"View", "auction", `document.querySelector(".preview .pbn-auction") && !document.querySelector(".preview .pbn-hand")`, `data-view="auction"`},
		{"How to embed", "pbn-deal", `true`, "<pbn-deal data-"},
		{"Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …", "[Board \"1\"]\n{a < b}\n\n[Board \"2\"]\n", `document.querySelector(".preview .pbn-picker")`, "{a &lt; b}"},
	} {
		set(c.label, c.value)
		p.waitFor("Boolean(" + c.seen + ")")
		if deal := snippets()[1]; !strings.Contains(deal, c.written) {
			t.Errorf("%s %s: %q is not in %q", c.label, c.value, c.written, deal)
		}
	}
	set("How to embed", "script")
	set("Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …", "{</script>}")
	p.waitFor(`document.querySelector("[role=alert]")?.textContent.includes("Choose another container")`)
	set("Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …", "")
	p.waitFor(`document.querySelectorAll(".copyable").length === 2`)
	p.noErrors()
}
