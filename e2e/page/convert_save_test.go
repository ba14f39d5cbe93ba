package page

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// chooseToSave makes files in the browser's own file system, and chooses them by a picker that gives their handles.
func chooseToSave(p *browser.Page, files map[string]string) {
	p.T.Helper()
	browser.Evaluate[chromedp.Void](p, `window.handles = []; window.showOpenFilePicker = async () => handles`)
	for name, content := range files {
		inBrowser(p, fmt.Sprintf(`const handle = await folder.getFileHandle(%q, { create: true });
			handles.push(handle);
			const file = await handle.createWritable();
			await file.write(%q);
			await file.close();`, name, content))
	}
	browser.Evaluate[chromedp.Void](p, `document.querySelector("#drop .primary").click()`)
}

// inBrowser runs what uses the browser's own file system.
func inBrowser(p *browser.Page, script string) {
	p.T.Helper()
	browser.Evaluate[chromedp.Void](p, `window.ran = false; void (async () => { const folder = await navigator.storage.getDirectory(); `+script+`; window.ran = true; })()`)
	p.WaitFor("window.ran")
}

// onDisk is what a file of the browser's own file system holds.
func onDisk(p *browser.Page, name string) string {
	p.T.Helper()
	inBrowser(p, fmt.Sprintf(`window.content = await (await (await folder.getFileHandle(%q)).getFile()).text()`, name))
	return browser.Evaluate[string](p, "content")
}

// TestSaveInPlace: after a question the export takes the place of the file, of one or of all; a file that has changed since
// stays as it is.
func TestSaveInPlace(t *testing.T) {
	t.Parallel()
	const article = "<p>Board 7:</p>\n<PBN>[Board \"7\"]</PBN>\n"
	document, _ := pbn.ExportDocument([]byte(article), 0, export.Options{})
	files := map[string]string{"a.pbn": "[Board \"1\"]\n", "b.pbn": "[Board \"2\"]\n", "c.html": article, "empty.pbn": ""}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	chooseToSave(p, files)
	for name := range files {
		p.Finished(name)
	}
	visit.MenuOfFile(p, "a.pbn", "download", "save")
	p.WaitFor(`document.querySelector("dialog.save-question")?.open`)
	p.Click("dialog.save-question .dialog-buttons button:last-child")
	p.WaitFor(`!document.querySelector("dialog.save-question")`)
	if got := onDisk(p, "a.pbn"); got != files["a.pbn"] {
		t.Errorf("though it was not wanted, a.pbn is %q", got)
	}

	visit.MenuOfFile(p, "a.pbn", "download", "save")
	p.Click("dialog.save-question .primary")
	p.WaitFor(browser.Row("a.pbn") + `.textContent.includes("saved")`)
	if got := onDisk(p, "a.pbn"); got != visit.Exported(files["a.pbn"]) {
		t.Errorf("a.pbn is %q", got)
	}
	if got := string(p.Download("a.pbn")); got != visit.Exported(visit.Exported(files["a.pbn"])) {
		t.Errorf("the download of what was saved is %q", got)
	}

	inBrowser(p, `const other = await (await folder.getFileHandle("b.pbn")).createWritable();
		await other.write("[Board \"22\"]"); await other.close();`)
	p.Click("#save-all")
	p.Click("dialog.save-question .primary")
	p.WaitFor(browser.Row("c.html") + `.textContent.includes("saved") && document.querySelector(".summary .problem")?.textContent.includes("b.pbn: The file has been changed")`)
	for name, want := range map[string]string{"a.pbn": visit.Exported(files["a.pbn"]), "b.pbn": `[Board "22"]`, "c.html": string(document), "empty.pbn": ""} {
		if got := onDisk(p, name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	p.NoErrors()
}
