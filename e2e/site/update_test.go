package site

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// nextTitle is what the next version says of itself.
const nextTitle = "The next version"

// listed is a file of the service worker's list, with the rooms that alone need it.
var listed = regexp.MustCompile(`\["([^"]+)","(sha256-[^"]+)"((?:,"\w+")*)\]`)

// nextVersion is a copy of the built site as another build would make it: the kit and the scripts of the page have other names,
// their old ones are gone, and the service worker has another list.
func nextVersion(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "next")
	if err := os.CopyFS(folder, os.DirFS(browser.Dist)); err != nil {
		t.Fatal(err)
	}
	kits, _ := filepath.Glob(filepath.Join(folder, "kit/*"))
	scripts, _ := filepath.Glob(filepath.Join(folder, "assets/app-*.js"))
	starts, _ := filepath.Glob(filepath.Join(folder, "assets/start-*.js"))
	if len(kits) != 1 || len(scripts) != 1 || len(starts) != 1 {
		t.Fatalf("kits %q, scripts %q, %q", kits, scripts, starts)
	}
	names := strings.NewReplacer(
		filepath.Base(kits[0]), "9.9.9-00000000", filepath.Base(scripts[0]), "app-NEXTNEXT.js", filepath.Base(starts[0]), "start-NEXTNEXT.js",
		"Check, repair and read PBN bridge files", nextTitle,
	)
	rename := func(from, to string) {
		t.Helper()
		if err := os.Rename(from, to); err != nil {
			t.Fatal(err)
		}
	}
	rename(kits[0], filepath.Join(folder, "kit/9.9.9-00000000"))
	rename(scripts[0], filepath.Join(folder, "assets/app-NEXTNEXT.js"))
	rename(starts[0], filepath.Join(folder, "assets/start-NEXTNEXT.js"))
	for _, pattern := range []string{"*.html", "*.js", "assets/*.js"} {
		files, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("no file is %s (%v)", pattern, err)
		}
		for _, file := range files {
			replaceIn(t, file, names.Replace)
		}
	}
	replaceIn(t, filepath.Join(folder, "sw.js"), func(script string) string {
		return listed.ReplaceAllStringFunc(script, func(entry string) string {
			parts := listed.FindStringSubmatch(entry)
			hash := sha256.Sum256(browser.Read(t, filepath.Join(folder, parts[1])))
			return fmt.Sprintf(`["%s","sha256-%s"%s]`, parts[1], base64.StdEncoding.EncodeToString(hash[:]), parts[3])
		})
	})
	return folder
}

func replaceIn(t *testing.T, file string, replace func(string) string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(replace(string(browser.Read(t, file)))), 0o644); err != nil {
		t.Fatal(err)
	}
}

// looksForUpdate has the browser look for a new version, and is what became of it.
func looksForUpdate(p *browser.Page) string {
	p.T.Helper()
	return browser.EvaluateAsync[string](p, `(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration.update().catch(() => undefined);
		const found = registration.installing ?? registration.waiting;
		if (!found) return "none";
		while (found.state === "installing") await new Promise((resolve) => found.addEventListener("statechange", resolve, { once: true }));
		return found.state;
	})()`)
}

// has says how many files of a build the browser gives a page.
func has(p *browser.Page, files []string) int {
	p.T.Helper()
	return browser.EvaluateAsync[int](p, fmt.Sprintf(`(async () => {
		const answers = await Promise.all(%s.map((name) => fetch(name).then(({ ok }) => ok, () => false)));
		return answers.filter(Boolean).length;
	})()`, jsonOf(p.T, files)))
}

// named are the files of the built site that have their content in their names, and that a page of bridge has the browser keep.
func named(t *testing.T) []string {
	t.Helper()
	var names []string
	for _, entry := range listed.FindAllStringSubmatch(string(browser.Read(t, filepath.Join(browser.Dist, "sw.js"))), -1) {
		if of := entry[3]; (of == "" || strings.Contains(of, `"pbn"`)) && (strings.HasPrefix(entry[1], "assets/") || strings.HasPrefix(entry[1], "kit/")) {
			names = append(names, entry[1])
		}
	}
	if len(names) < 30 {
		t.Fatalf("only %q", names)
	}
	return names
}

const noticed = `document.querySelector(".notice")?.textContent.includes("new version") === true`

// keepsOneVersion waits until the old version is gone.
func keepsOneVersion(p *browser.Page) {
	p.T.Helper()
	p.Until("that one version is kept", func(ctx context.Context) (bool, string, error) {
		kept, err := chromedp.Run(ctx, chromedp.Evaluate[int](`caches.keys().then((names) => names.filter((name) => name.startsWith("pbnkit-site")).length)`, chromedp.EvalAwaitPromise))
		return kept == 1, strconv.Itoa(kept), err
	})
}

// pressInNotice clicks the button of a notice.
func pressInNotice(p *browser.Page, label string) {
	p.T.Helper()
	if !browser.Evaluate[bool](p, fmt.Sprintf(`(() => {
		const button = [...document.querySelectorAll(".notice button")].find((each) => each.textContent === %q);
		button?.click();
		return button !== undefined;
	})()`, label)) {
		p.T.Fatalf("there is no button %q in the notice", label)
	}
}

// TestUpdate: a new version is loaded whole while the page goes on with its own, and comes when a person says so, twice where he
// has files on the page.
func TestUpdate(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url).Ready().OfflineReady()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	next := nextVersion(t)
	h.Set(func() { h.Folder = next })
	if state := looksForUpdate(p); state != "installed" {
		t.Fatalf("the new version is %s", state)
	}
	h.Set(func() { h.Gone = true })
	p.WaitFor(noticed)
	if files := named(t); has(p, files) != len(files) {
		t.Errorf("the page has %d of %d files of its version", has(p, files), len(files))
	}
	second := browser.Written(t, "second.pbn", browser.Read(t, visit.Example))
	p.Drop(second)
	visit.Converted(p, second)

	pressInNotice(p, "Use it now")
	if text := browser.Evaluate[string](p, `document.querySelector(".notice").textContent`); !strings.Contains(text, "will be gone") {
		t.Errorf("with files on the page it says %q", text)
	}
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 2 {
		t.Errorf("%d files are left", rows)
	}
	pressInNotice(p, "Load the new version")
	p.WaitFor(fmt.Sprintf(`document.title === %q`, nextTitle))
	p.Ready()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	keepsOneVersion(p)
	p.NoErrors()
}

// TestUpdateInAnotherTab: a page with files stays as it is, and has all files of its version, when another takes the new one.
func TestUpdateInAnotherTab(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url).Ready().OfflineReady()
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	other := browser.Open(t, url).Ready()
	next := nextVersion(t)
	h.Set(func() { h.Folder = next })
	looksForUpdate(other)
	other.WaitFor(noticed)
	h.Set(func() { h.Gone = true })
	pressInNotice(other, "Use it now")
	other.WaitFor(fmt.Sprintf(`document.title === %q`, nextTitle))
	other.Ready()

	p.WaitFor(noticed)
	if files := named(t); has(p, files) != len(files) {
		t.Errorf("the page has %d of %d files of its version", has(p, files), len(files))
	}
	// The browser has one folder for what is downloaded, that of the tab which was opened last.
	p.Downloads = other.Downloads
	second := browser.Written(t, "second.pbn", browser.Read(t, visit.Example))
	p.Drop(second)
	visit.Converted(p, second)
	visit.Converted(p, visit.Example)
	p.NoErrors()
}

// TestUpdateFails: a version that is not whole, or not what was built, is never used; the one before works on, and the next attempt
// succeeds.
func TestUpdateFails(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, c := range []struct {
		name        string
		spoil, mend func(h *browser.Host, page string)
	}{
		{"a file that does not come", func(h *browser.Host, _ string) {
			h.Refused = func(path string) bool { return strings.Contains(path, "9.9.9") && strings.HasSuffix(path, "/fr.js") }
		}, func(h *browser.Host, _ string) { h.Refused = nil }},
		{"a file that is not what was built", func(_ *browser.Host, page string) {
			replaceIn(t, page, func(html string) string { return html + " " })
		}, func(_ *browser.Host, page string) {
			replaceIn(t, page, func(html string) string { return strings.TrimSuffix(html, " ") })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, url := browser.NewHost(t, browser.Dist)
			p := browser.Open(t, url).Ready().OfflineReady()
			next := nextVersion(t)
			h.Set(func() {
				h.Folder = next
				c.spoil(h, filepath.Join(next, "publish.html"))
			})
			if state := looksForUpdate(p); state != "redundant" {
				t.Errorf("the new version is %s", state)
			}
			h.Set(func() { h.Gone = true })
			if browser.Evaluate[bool](p, noticed) {
				t.Error("the page tells of a version that is not there")
			}
			p = browser.Open(t, url).Ready()
			p.Drop(visit.Example)
			visit.Converted(p, visit.Example)
			p.NoErrors()

			h.Set(func() {
				c.mend(h, filepath.Join(next, "publish.html"))
				h.Gone = false
			})
			if state := looksForUpdate(p); state != "installed" {
				t.Errorf("the whole version is %s", state)
			}
			p.WaitFor(noticed)
		})
	}
}
