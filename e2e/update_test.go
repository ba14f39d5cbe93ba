package e2e

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
)

// nextTitle is what the next version says of itself.
const nextTitle = "The next version"

var listed = regexp.MustCompile(`\["([^"]+)","(sha256-[^"]+)"\]`)

// nextVersion is a copy of the built site as another build would make it: the kit and the script of the page have other names,
// their old ones are gone, and the service worker has another list.
func nextVersion(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "next")
	if err := os.CopyFS(folder, os.DirFS(dist)); err != nil {
		t.Fatal(err)
	}
	kits, _ := filepath.Glob(filepath.Join(folder, "kit/*"))
	scripts, _ := filepath.Glob(filepath.Join(folder, "assets/app-*.js"))
	if len(kits) != 1 || len(scripts) != 1 {
		t.Fatalf("kits %q, scripts %q", kits, scripts)
	}
	names := strings.NewReplacer(
		filepath.Base(kits[0]), "9.9.9-00000000", filepath.Base(scripts[0]), "app-NEXTNEXT.js",
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
			name := listed.FindStringSubmatch(entry)[1]
			hash := sha256.Sum256(read(t, filepath.Join(folder, name)))
			return fmt.Sprintf(`["%s","sha256-%s"]`, name, base64.StdEncoding.EncodeToString(hash[:]))
		})
	})
	return folder
}

func replaceIn(t *testing.T, file string, replace func(string) string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(replace(string(read(t, file)))), 0o644); err != nil {
		t.Fatal(err)
	}
}

// looksForUpdate has the browser look for a new version, and is what became of it.
func (p *page) looksForUpdate() string {
	p.t.Helper()
	return evaluateAsync[string](p, `(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		await registration.update().catch(() => undefined);
		const found = registration.installing ?? registration.waiting;
		if (!found) return "none";
		while (found.state === "installing") await new Promise((resolve) => found.addEventListener("statechange", resolve, { once: true }));
		return found.state;
	})()`)
}

// has says how many files of a build the browser gives a page.
func (p *page) has(files []string) int {
	p.t.Helper()
	return evaluateAsync[int](p, fmt.Sprintf(`(async () => {
		const answers = await Promise.all(%s.map((name) => fetch(name).then(({ ok }) => ok, () => false)));
		return answers.filter(Boolean).length;
	})()`, jsonOf(p.t, files)))
}

// named are the files of the built site that have their content in their names.
func named(t *testing.T) []string {
	t.Helper()
	var names []string
	for _, entry := range listed.FindAllStringSubmatch(string(read(t, filepath.Join(dist, "sw.js"))), -1) {
		if strings.HasPrefix(entry[1], "assets/") || strings.HasPrefix(entry[1], "kit/") {
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
func (p *page) keepsOneVersion() {
	p.t.Helper()
	p.until("that one version is kept", func(ctx context.Context) (bool, string, error) {
		kept, err := chromedp.Run(ctx, chromedp.Evaluate[int](`caches.keys().then((names) => names.filter((name) => name.startsWith("pbnkit-site")).length)`, chromedp.EvalAwaitPromise))
		return kept == 1, strconv.Itoa(kept), err
	})
}

// pressInNotice clicks the button of a notice.
func (p *page) pressInNotice(label string) {
	p.t.Helper()
	if !evaluate[bool](p, fmt.Sprintf(`(() => {
		const button = [...document.querySelectorAll(".notice button")].find((each) => each.textContent === %q);
		button?.click();
		return button !== undefined;
	})()`, label)) {
		p.t.Fatalf("there is no button %q in the notice", label)
	}
}

// TestUpdate: a new version is loaded whole while the page goes on with its own, and comes when a person says so, twice where he
// has files on the page.
func TestUpdate(t *testing.T) {
	t.Parallel()
	h, url := newHost(t, dist)
	p := open(t, url).ready().offlineReady()
	p.drop(example)
	p.converted(example)
	next := nextVersion(t)
	h.set(func() { h.folder = next })
	if state := p.looksForUpdate(); state != "installed" {
		t.Fatalf("the new version is %s", state)
	}
	h.set(func() { h.gone = true })
	p.waitFor(noticed)
	if files := named(t); p.has(files) != len(files) {
		t.Errorf("the page has %d of %d files of its version", p.has(files), len(files))
	}
	second := written(t, "second.pbn", read(t, example))
	p.drop(second)
	p.converted(second)

	p.pressInNotice("Use it now")
	if text := evaluate[string](p, `document.querySelector(".notice").textContent`); !strings.Contains(text, "will be gone") {
		t.Errorf("with files on the page it says %q", text)
	}
	if rows := evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 2 {
		t.Errorf("%d files are left", rows)
	}
	p.pressInNotice("Load the new version")
	p.waitFor(fmt.Sprintf(`document.title === %q`, nextTitle))
	p.ready()
	p.drop(example)
	p.converted(example)
	p.keepsOneVersion()
	p.noErrors()
}

// TestUpdateInAnotherTab: a page with files stays as it is, and has all files of its version, when another takes the new one.
func TestUpdateInAnotherTab(t *testing.T) {
	t.Parallel()
	h, url := newHost(t, dist)
	p := open(t, url).ready().offlineReady()
	p.drop(example)
	p.converted(example)
	other := open(t, url).ready()
	next := nextVersion(t)
	h.set(func() { h.folder = next })
	other.looksForUpdate()
	other.waitFor(noticed)
	h.set(func() { h.gone = true })
	other.pressInNotice("Use it now")
	other.waitFor(fmt.Sprintf(`document.title === %q`, nextTitle))
	other.ready()

	p.waitFor(noticed)
	if files := named(t); p.has(files) != len(files) {
		t.Errorf("the page has %d of %d files of its version", p.has(files), len(files))
	}
	// The browser has one folder for what is downloaded, that of the tab which was opened last.
	p.downloads = other.downloads
	second := written(t, "second.pbn", read(t, example))
	p.drop(second)
	p.converted(second)
	p.converted(example)
	p.noErrors()
}

// TestUpdateFails: a version that is not whole, or not what was built, is never used; the one before works on, and the next attempt
// succeeds.
func TestUpdateFails(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name        string
		spoil, mend func(h *host, page string)
	}{
		{"a file that does not come", func(h *host, _ string) {
			h.refused = func(path string) bool { return strings.Contains(path, "9.9.9") && strings.HasSuffix(path, "/fr.js") }
		}, func(h *host, _ string) { h.refused = nil }},
		{"a file that is not what was built", func(_ *host, page string) {
			replaceIn(t, page, func(html string) string { return html + " " })
		}, func(_ *host, page string) {
			replaceIn(t, page, func(html string) string { return strings.TrimSuffix(html, " ") })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, url := newHost(t, dist)
			p := open(t, url).ready().offlineReady()
			next := nextVersion(t)
			h.set(func() {
				h.folder = next
				c.spoil(h, filepath.Join(next, "publish.html"))
			})
			if state := p.looksForUpdate(); state != "redundant" {
				t.Errorf("the new version is %s", state)
			}
			h.set(func() { h.gone = true })
			if evaluate[bool](p, noticed) {
				t.Error("the page tells of a version that is not there")
			}
			p = open(t, url).ready()
			p.drop(example)
			p.converted(example)
			p.noErrors()

			h.set(func() {
				c.mend(h, filepath.Join(next, "publish.html"))
				h.gone = false
			})
			if state := p.looksForUpdate(); state != "installed" {
				t.Errorf("the whole version is %s", state)
			}
			p.waitFor(noticed)
		})
	}
}
