package site

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestPublishPage: what a writer sets is seen in the preview and in the snippet, which he copies.
func TestPublishPage(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(`document.querySelector(".preview .pbn-game") !== null`)
	snippets := func() []string {
		return browser.Evaluate[[]string](p, `[...document.querySelectorAll(".copyable pre")].map((each) => each.textContent)`)
	}
	first := snippets()
	if !strings.Contains(first[0], `/auto.js" integrity="sha384-`) || !strings.HasPrefix(first[1], "<pre class=\"pbn\">\n[Event ") {
		t.Errorf("it begins with %q", first)
	}

	set := func(label, value string) {
		t.Helper()
		if found := browser.Evaluate[bool](p, fmt.Sprintf(`(() => {
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
		p.WaitFor("Boolean(" + c.seen + ")")
		if deal := snippets()[1]; !strings.Contains(deal, c.written) {
			t.Errorf("%s %s: %q is not in %q", c.label, c.value, c.written, deal)
		}
	}
	set("How to embed", "script")
	set("Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …", "{</script>}")
	p.WaitFor(`document.querySelector("[role=alert]")?.textContent.includes("Choose another container")`)
	set("Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …", "")
	p.WaitFor(`document.querySelectorAll(".copyable").length === 2`)
	p.NoErrors()
}

// TestPublishWay: a writer puts a deal of his own into the builder, sets how it looks, and copies the HTML.
func TestPublishWay(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Copies(t)
	browser.Persons(t, browser.KeysOnWideScreen, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Do(chromedp.Navigate(browser.Serve(t, nil) + "publish.html"))
		p.WaitFor(visit.Previewed)
		// The settings have no names: they are known by their values.
		knob := func(value string) string { return fmt.Sprintf(".knobs select:has([value=%s])", value) }
		if browser.Evaluate[bool](p, `document.querySelector("details.step") !== null`) {
			who.Use("#step-look", `document.querySelector(".knobs").checkVisibility()`)
			who.Use("#step-deal", `document.querySelector("textarea").checkVisibility()`)
		}
		// Another one than the builder begins with.
		who.Write("textarea", "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65")
		p.WaitFor(`document.querySelector(".preview .pbn-hand-s .pbn-ranks")?.textContent.replace(/\s/g, "") === "AQ1086"`)
		who.Pick(knob("two-hands"), "two-hands")
		who.Pick(knob("EW"), "EW")
		who.Pick(knob("mono"), "4")
		p.WaitFor(`document.querySelectorAll(".preview .pbn-hand-n, .preview .pbn-hand-s").length === 2 && document.querySelector(".preview .pbn-hand-e, .preview .pbn-hand-w") === null`)
		who.Use(".choices .checks label:nth-of-type(8) input", `document.querySelector(".preview .pbn-view")?.innerText.includes("16")`)
		who.Use("[name=blog][value=cms]", `document.querySelector("[name=blog][value=cms]").checked`)
		who.Use("[data-show=html]", `document.querySelector(".copyable pre").checkVisibility()`)
		who.Use("[name=host][value=folder]", `document.querySelector(".copyable pre").textContent.includes("/pbnkit/auto.js")`)
		who.Use("[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent === "Copied"`)
		pieces := visit.Snippets(p)
		html := p.Clipboard()
		if html != strings.Join(pieces, "") {
			t.Errorf("copied\n%s\nshown\n%s", html, pieces)
		}
		for _, want := range []string{
			`src="/pbnkit/auto.js"></script>`, `data-view="two-hands"`, `data-hidden="EW"`, `data-suits="4"`, ` hcp`, `data-repair="cms"`, `[Deal "N:K974.A63.K852.94 53.`,
		} {
			if !strings.Contains(html, want) {
				t.Errorf("%s is not in\n%s", want, html)
			}
		}
		who.Use("[data-show=preview]", `document.querySelector(".preview").checkVisibility()`)
		who.Use("[name=blog][value=frame]", `document.querySelectorAll(".copyable pre")[1]?.textContent.includes("♠ K974, ♥ A63")`)
		who.Use("[data-copy=html]", `document.querySelector("[data-copy=html] + [role=status]").textContent === "Copied"`)
		if html = p.Clipboard(); !strings.HasPrefix(html, "<iframe") || !strings.Contains(html, "hidden=EW") {
			t.Errorf("copied for a frame\n%s", html)
		}
	})
}

// TestCopyAtOnce: who copies right after a choice, before the page is painted, copies what is shown, and is told so.
func TestCopyAtOnce(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
	p.WaitFor(visit.Previewed)
	p.Click("[data-show=html]")
	told := browser.EvaluateAsync[[]string](p, `(async () => {
		const [told, copied] = [[], []];
		const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		// A browser lets nobody copy where nobody has pressed anything.
		navigator.clipboard.write = async (items) => copied.push(await (await items[0].getType("text/plain")).text());
		for (const host of ["folder", "site", "folder"]) {
			await painted();
			const radio = document.querySelector("[name=host][value=" + host + "]");
			if (!radio) throw new Error(host);
			const button = document.querySelector("[data-copy=html]");
			radio.click();
			await new Promise(queueMicrotask);
			await new Promise(queueMicrotask);
			button.click();
			while (copied.length === told.length) await painted();
			await painted();
			const shown = [...document.querySelectorAll(".copyable pre")].map((each) => each.textContent).join("");
			told.push(button.nextElementSibling.textContent + (copied.at(-1) === shown ? "" : " what is not shown"));
		}
		return told;
	})()`)
	if want := []string{"Copied", "Copied", "Copied"}; !slices.Equal(told, want) {
		t.Errorf("told %q, want %q", told, want)
	}
	p.NoErrors()
}

// TestHowTo: the foot and the page for troubles lead to the instructions, which fit a phone and a desk.
func TestHowTo(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"help.html")
	const shown = `location.pathname.endsWith("/how-to.html") && document.querySelectorAll("main section[id] h2 + p").length === 6`
	p.Click(`main a[href="how-to.html"]`)
	p.WaitFor(shown)
	p.Do(chromedp.NavigateBack())
	p.WaitFor(`location.pathname.endsWith("/help.html") && document.readyState === "complete"`)
	p.Click(`.foot a[href$="how-to.html"]`)
	p.WaitFor(shown)
	for _, width := range []int64{360, 1280, 1920} {
		p.Resize(width, 800)
		p.WaitFor(`document.documentElement.scrollWidth <= innerWidth`)
		p.Look(fmt.Sprintf("how-to-%d", width))
	}
	p.NoErrors()
}
