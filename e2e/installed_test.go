package e2e

import (
	"encoding/json"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

func jsonOf(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestShare: what another program shares is sent as a form, which the service worker takes, also where there is no network. The page
// has the files then, once, and nothing has left the machine.
func TestShare(t *testing.T) {
	h, url := newHost(t, dist)
	p := open(t, url).ready().offlineReady()
	h.set(func() { h.gone = true })
	evaluate[int](p, `(() => {
		const form = document.createElement("form");
		Object.assign(form, { action: "share", method: "post", enctype: "multipart/form-data" });
		const input = document.createElement("input");
		Object.assign(input, { type: "file", name: "files", multiple: true });
		const given = new DataTransfer();
		given.items.add(new File([`+jsonOf(t, string(read(t, example)))+`], "example.pbn", { type: "application/x-pbn" }));
		given.items.add(new File(["[Board \"1\"]\r\n"], "Räksmörgås 100%.pbn"));
		input.files = given.files;
		form.append(input);
		document.body.append(form);
		form.submit();
		return 0;
	})()`)
	p.waitFor(`document.querySelectorAll("[data-file]").length === 2`)
	p.converted(example)
	if state := p.finished("Räksmörgås 100%.pbn"); state != "done" {
		t.Errorf("the second is %s", state)
	}
	if at := evaluate[string](p, `location.href`); at != url {
		t.Errorf("the page is at %s", at)
	}
	p.noErrors()
	p.do(chromedp.Navigate(url))
	p.ready()
	if rows := evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 0 {
		t.Errorf("%d files are shared again", rows)
	}
}

// TestShareNothing: the page says that there is nothing to read.
func TestShareNothing(t *testing.T) {
	_, url := newHost(t, dist)
	p := open(t, url).ready().offlineReady()
	evaluate[int](p, `(() => {
		const form = document.createElement("form");
		Object.assign(form, { action: "share", method: "post", enctype: "multipart/form-data" });
		document.body.append(form);
		form.submit();
		return 0;
	})()`)
	p.waitFor(`document.querySelector(".notice")?.textContent.includes("could not be read") === true`)
	if at := evaluate[string](p, `location.href`); at != url {
		t.Errorf("the page is at %s", at)
	}
	p.noErrors()
}

// TestFileHandler: a file that the system opens with the site is converted. The launch queue is of a test; what is in it is real.
func TestFileHandler(t *testing.T) {
	p := open(t, serve(t, nil)).ready()
	evaluateAsync[int](p, `(async () => {
		const handle = await (await navigator.storage.getDirectory()).getFileHandle("example.pbn", { create: true });
		const writable = await handle.createWritable();
		await writable.write(`+jsonOf(t, string(read(t, example)))+`);
		await writable.close();
		return 0;
	})()`)
	if _, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: `
			Object.defineProperty(window, "launchQueue", { value: {
				async setConsumer(consumer) {
					const folder = await navigator.storage.getDirectory();
					const gone = { name: "gone.pbn", getFile: () => Promise.reject(new DOMException("gone", "NotFoundError")) };
					consumer({ files: [await folder.getFileHandle("example.pbn"), gone] });
				},
			} });
		`}); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.Reload())
	p.ready()
	p.converted(example)
	if text := evaluate[string](p, `document.querySelector(".intake-problems").textContent`); text != "gone.pbn cannot be opened." {
		t.Errorf("of the file that could not be opened is said: %q", text)
	}
	p.noErrors()
}

// TestManifest: Chromium reads the manifest without a complaint, and would install the site.
func TestManifest(t *testing.T) {
	url := serve(t, nil)
	p := open(t, url).ready().offlineReady()
	manifest, err := chromedp.Call(p.ctx, cdppage.GetAppManifest, cdppage.GetAppManifestParams{})
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range manifest.Errors {
		t.Errorf("the manifest: %s", fault.Message)
	}
	read := manifest.Manifest
	if read == nil || read.ShareTarget == nil || len(read.Icons) != 5 || read.Scope != url || read.LaunchHandler == nil {
		t.Errorf("Chromium reads %s", jsonOf(t, read))
	}
	faults, err := chromedp.Call(p.ctx, cdppage.GetInstallabilityErrors, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults.InstallabilityErrors {
		// The tests' window is a private one.
		if fault.ErrorID != "in-incognito" {
			t.Errorf("it cannot be installed: %s", fault.ErrorID)
		}
	}
	p.noErrors()
}
