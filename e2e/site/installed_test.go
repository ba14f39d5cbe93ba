package site

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

func jsonOf(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// sends has a page of another origin send files to the site, as another program does with a shared file and as any page can. The
// script puts the files into `given`, a DataTransfer.
func sends(p *browser.Page, site, policy, script string) (sender string) {
	p.T.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Referrer-Policy", policy)
	}))
	p.T.Cleanup(server.Close)
	p.Do(chromedp.Navigate(server.URL))
	browser.Evaluate[int](p, `(() => {
		const form = document.createElement("form");
		Object.assign(form, { action: `+jsonOf(p.T, site+"share")+`, method: "post", enctype: "multipart/form-data" });
		const input = document.createElement("input");
		Object.assign(input, { type: "file", name: "files", multiple: true });
		const given = new DataTransfer();
		`+script+`
		input.files = given.files;
		if (given.files.length > 0) form.append(input);
		document.body.append(form);
		form.submit();
		return 0;
	})()`)
	p.WaitFor(fmt.Sprintf(`location.href.startsWith(%q) && document.readyState === "complete"`, site))
	return strings.TrimPrefix(server.URL, "http://")
}

// answers clicks a button of the question about shared files.
func answers(p *browser.Page, label string) {
	p.T.Helper()
	browser.Evaluate[int](p, fmt.Sprintf(`([...document.querySelectorAll(".address button")].find((each) => each.textContent === %q).click(), 0)`, label))
}

const shareQuestion = `document.querySelector(".address[aria-label='Shared files']")`

// TestShare: what another program or page sends is a form, which the service worker takes, also where there is no network. The page
// asks before it opens the files, and says who sent them where that is known. It has them then, once, and nothing has left the machine.
func TestShare(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	browser.Open(t, url).Ready().OfflineReady().NoErrors()
	h.Set(func() { h.Gone = true })
	p := browser.Open(t, "about:blank")
	const script = `given.items.add(new File(["[Board \"1\"]\r\n"], "Räksmörgås 100%.pbn"));`
	two := `given.items.add(new File([` + jsonOf(t, string(browser.Read(t, visit.Example))) + `], "example.pbn", { type: "application/x-pbn" }));` + script
	sender := sends(p, url, "origin", two)
	p.WaitFor(shareQuestion + ` !== null`)
	p.Ready()
	text := browser.Evaluate[string](p, shareQuestion+`.textContent`)
	for _, want := range []string{sender + " sends you 2 files", "example.pbn", "Räksmörgås 100%.pbn", "13 bytes"} {
		if !strings.Contains(text, want) {
			t.Errorf("the question does not say %q: %s", want, text)
		}
	}
	if at := browser.Evaluate[string](p, `location.href`); at != url {
		t.Errorf("the page is at %s", at)
	}
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 0 {
		t.Errorf("%d files are opened without a question", rows)
	}
	answers(p, "Open them")
	p.WaitFor(`document.querySelectorAll("[data-file]").length === 2 && ` + shareQuestion + ` === null`)
	visit.Converted(p, visit.Example)
	if state := p.Finished("Räksmörgås 100%.pbn"); state != "done" {
		t.Errorf("the second is %s", state)
	}
	p.NoErrors()

	// A program that shares a file looks like a page that keeps its name to itself.
	sends(p, url, "no-referrer", script)
	p.WaitFor(shareQuestion + ` !== null`)
	p.Ready()
	if text := browser.Evaluate[string](p, shareQuestion+`.textContent`); !strings.Contains(text, "Another program, or a page that does not say its name, sends you 1 file") {
		t.Errorf("the question is: %s", text)
	}
	answers(p, "Do not open it")
	p.WaitFor(shareQuestion + ` === null`)
	p.Do(chromedp.Navigate(url))
	p.Ready()
	// What comes later has been taken when this has.
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file], .address").length`); rows != 1 {
		t.Errorf("%d rows and questions where a file was refused", rows)
	}
	p.NoErrors()
}

// TestShareText: a link to a hand that another program shares is a text, which the core reads.
func TestShareText(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	_, url := browser.NewHost(t, browser.Dist)
	browser.Open(t, url).Ready().OfflineReady().NoErrors()
	p := browser.Open(t, "about:blank")
	sends(p, url, "no-referrer", `for (const [name, value] of [["text", "My hand"], ["url", `+jsonOf(t, visit.PastedLink)+`]]) {
		const field = document.createElement("textarea");
		Object.assign(field, { name, value });
		form.append(field);
	}`)
	p.WaitFor(shareQuestion + ` !== null`)
	p.Ready()
	answers(p, "Open it")
	if state := p.Finished("shared.txt"); state != "done" {
		t.Error(state)
	}
	p.WaitFor(`document.querySelector('[data-file="shared.txt"] .pbn-game')?.textContent.replace(/\s/g, "").includes("A83") ?? false`)
	p.NoErrors()
}

// TestShareRefused: of what cannot be read, is too large or too much, nothing is kept, and the page says so.
func TestShareRefused(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	_, url := browser.NewHost(t, browser.Dist)
	browser.Open(t, url).Ready().OfflineReady().NoErrors()
	for _, c := range []struct{ name, script, says string }{
		{"nothing", "", "could not be read"},
		{"too large", `given.items.add(new File(Array(101).fill(new Uint8Array(1e6)), "large.pbn"));`, "More than 100.0 MB or 1,000 files cannot be shared"},
		{"too many", `for (let n = 0; n < 1001; n++) given.items.add(new File(["x"], n + ".pbn"));`, "More than 100.0 MB or 1,000 files cannot be shared"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := browser.Open(t, "about:blank")
			sends(p, url, "origin", c.script)
			p.WaitFor(fmt.Sprintf(`document.querySelector(".notice")?.textContent.includes(%q) === true`, c.says))
			if at := browser.Evaluate[string](p, `location.href`); at != url {
				t.Errorf("the page is at %s", at)
			}
			if kept := browser.EvaluateAsync[int](p, `(async () => {
				const names = (await caches.keys()).filter((name) => name.startsWith("pbnkit-shared"));
				return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
			})()`); kept != 0 || browser.Evaluate[bool](p, shareQuestion+` !== null`) {
				t.Errorf("%d files are kept", kept)
			}
			p.NoErrors()
		})
	}
}

// TestShareTwice: shares that nobody has answered are asked about one by one, and do not come to more than one may.
func TestShareTwice(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	_, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url).Ready().OfflineReady()
	// A page takes what waits when it loads, so these wait.
	sent := browser.EvaluateAsync[[]string](p, `(async () => {
		const send = async (name, size) => {
			const form = new FormData();
			form.append("files", new File([new Uint8Array(size)], name));
			return (await fetch("share", { method: "POST", body: form, redirect: "manual" })).type;
		};
		return [await send("a.pbn", 60e6), await send("b.pbn", 50e6), await send("c.pbn", 1000)];
	})()`)
	if len(sent) != 3 {
		t.Fatal(sent)
	}
	p.Do(chromedp.Navigate(url))
	p.WaitFor(`document.querySelectorAll(".address").length === 2`)
	if text := browser.Evaluate[string](p, `[...document.querySelectorAll(".address bdi")].map((each) => each.textContent).sort().join()`); text != "a.pbn,c.pbn" {
		t.Errorf("asked is about %s", text)
	}
	p.NoErrors()
}

// TestFileHandler: a file that the system opens with the site is converted. The launch queue is of a test; what is in it is real.
func TestFileHandler(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.EvaluateAsync[int](p, `(async () => {
		const handle = await (await navigator.storage.getDirectory()).getFileHandle("example.pbn", { create: true });
		const writable = await handle.createWritable();
		await writable.write(`+jsonOf(t, string(browser.Read(t, visit.Example)))+`);
		await writable.close();
		return 0;
	})()`)
	browser.Call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: `
			Object.defineProperty(window, "launchQueue", { value: {
				async setConsumer(consumer) {
					const folder = await navigator.storage.getDirectory();
					const gone = { name: "gone.pbn", getFile: () => Promise.reject(new DOMException("gone", "NotFoundError")) };
					consumer({ files: [await folder.getFileHandle("example.pbn"), gone] });
				},
			} });
		`})
	p.Do(chromedp.Reload())
	p.Ready()
	visit.Converted(p, visit.Example)
	if text := browser.Evaluate[string](p, `document.querySelector(".intake-problems").textContent`); text != "gone.pbn cannot be opened." {
		t.Errorf("of the file that could not be opened is said: %q", text)
	}
	p.NoErrors()
}

// TestManifest: Chromium reads the manifest without a complaint, and would install the site.
func TestManifest(t *testing.T) {
	t.Parallel()
	_, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url).Ready().OfflineReady()
	manifest := browser.Call(p, cdppage.GetAppManifest, cdppage.GetAppManifestParams{})
	for _, fault := range manifest.Errors {
		t.Errorf("the manifest: %s", fault.Message)
	}
	read := manifest.Manifest
	if read == nil || read.ShareTarget == nil || len(read.Icons) != 5 || read.Scope != url || read.LaunchHandler == nil {
		t.Errorf("Chromium reads %s", jsonOf(t, read))
	}
	for _, fault := range browser.Call(p, cdppage.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
		// The tests' window is a private one.
		if fault.ErrorID != "in-incognito" {
			t.Errorf("it cannot be installed: %s", fault.ErrorID)
		}
	}
	p.NoErrors()
}
