package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
)

// chooseToSave makes files in the browser's own file system, and chooses them by a picker that gives their handles.
func (p *page) chooseToSave(files map[string]string) {
	p.t.Helper()
	evaluate[chromedp.Void](p, `window.handles = []; window.showOpenFilePicker = async () => handles`)
	for name, content := range files {
		p.inBrowser(fmt.Sprintf(`const handle = await folder.getFileHandle(%q, { create: true });
			handles.push(handle);
			const file = await handle.createWritable();
			await file.write(%q);
			await file.close();`, name, content))
	}
	evaluate[chromedp.Void](p, `document.querySelector("#drop .primary").click()`)
}

// inBrowser runs what uses the browser's own file system.
func (p *page) inBrowser(script string) {
	p.t.Helper()
	evaluate[chromedp.Void](p, `window.ran = false; void (async () => { const folder = await navigator.storage.getDirectory(); `+script+`; window.ran = true; })()`)
	p.waitFor("window.ran")
}

// onDisk is what a file of the browser's own file system holds.
func (p *page) onDisk(name string) string {
	p.t.Helper()
	p.inBrowser(fmt.Sprintf(`window.content = await (await (await folder.getFileHandle(%q)).getFile()).text()`, name))
	return evaluate[string](p, "content")
}

// TestSaveInPlace: after a question the export takes the place of the file, of one or of all; a file that has changed since
// stays as it is.
func TestSaveInPlace(t *testing.T) {
	t.Parallel()
	const article = "<p>Board 7:</p>\n<PBN>[Board \"7\"]</PBN>\n"
	document, _ := pbn.ExportDocument([]byte(article), 0, export.Options{})
	files := map[string]string{"a.pbn": "[Board \"1\"]\n", "b.pbn": "[Board \"2\"]\n", "c.html": article, "empty.pbn": ""}
	p := open(t, serve(t, nil)).ready()
	p.chooseToSave(files)
	for name := range files {
		p.finished(name)
	}
	button := func(name string) string { return fmt.Sprintf("[data-file=%q] .save", name) }

	p.click(button("a.pbn"))
	p.waitFor(`document.querySelector("dialog.save-question")?.open`)
	p.click("dialog.save-question .dialog-buttons button:last-child")
	p.waitFor(`!document.querySelector("dialog.save-question")`)
	if got := p.onDisk("a.pbn"); got != files["a.pbn"] {
		t.Errorf("though it was not wanted, a.pbn is %q", got)
	}

	p.click(button("a.pbn"))
	p.click("dialog.save-question .primary")
	p.waitFor(row("a.pbn") + `.textContent.includes("saved")`)
	if got := p.onDisk("a.pbn"); got != exported(files["a.pbn"]) {
		t.Errorf("a.pbn is %q", got)
	}
	if got := string(p.download("a.pbn")); got != exported(exported(files["a.pbn"])) {
		t.Errorf("the download of what was saved is %q", got)
	}

	p.inBrowser(`const other = await (await folder.getFileHandle("b.pbn")).createWritable();
		await other.write("[Board \"22\"]"); await other.close();`)
	p.click("#save-all")
	p.click("dialog.save-question .primary")
	p.waitFor(row("c.html") + `.textContent.includes("saved") && document.querySelector(".summary .problem")?.textContent.includes("b.pbn: The file has been changed")`)
	for name, want := range map[string]string{"a.pbn": exported(files["a.pbn"]), "b.pbn": `[Board "22"]`, "c.html": string(document), "empty.pbn": ""} {
		if got := p.onDisk(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	p.noErrors()
}
