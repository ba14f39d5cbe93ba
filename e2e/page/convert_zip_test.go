package page

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// unzipped are the files of a .zip by their names.
func unzipped(t *testing.T, content []byte) map[string]string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		if _, twice := files[f.Name]; twice {
			t.Errorf("%s is twice in the .zip", f.Name)
		}
		files[f.Name] = string(b)
	}
	return files
}

// sameFiles compares what a .zip has with what it should have.
func sameFiles(t *testing.T, got, want map[string]string) {
	t.Helper()
	for name, content := range want {
		if got[name] != content {
			t.Errorf("%s has %d bytes that are not the %d wanted", name, len(got[name]), len(content))
		}
	}
	for name := range got {
		if _, wanted := want[name]; !wanted {
			t.Errorf("%s is in the .zip", name)
		}
	}
}

// told waits until the page tells a problem of what came in.
func told(p *browser.Page, text string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`document.querySelector(".intake-problems")?.textContent.includes(%q) ?? false`, text))
}

// TestZip: the PBN files in a .zip are converted, in their folders, and everything comes back as a .zip.
func TestZip(t *testing.T) {
	t.Parallel()
	board := func(n int) string { return fmt.Sprintf("[Board \"%d\"]\n", n) }
	inner := visit.Zipped(t, map[string]string{"inner.pbn": board(9)}, nil)
	files := map[string]string{
		"a.pbn": string(browser.Read(t, visit.Example)), "round 1/b.PBN": board(2), "round 1/deep/Łódź.pbn": board(3), "../../up.pbn": board(4),
		"C:\\disk\\c.pbn": board(5), "notes.txt": "none", "inner.zip": string(inner), "empty.pbn": "", "__MACOSX/._a.pbn": "x", "folder/": "",
		"A.pbn": board(6),
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(browser.Written(t, "season.zip", visit.Zipped(t, files, nil)))
	p.WaitFor(`document.querySelectorAll('[data-state="done"]').length === 6 && document.querySelectorAll('[data-state="failed"]').length === 1`)
	if text := browser.Evaluate[string](p, `document.querySelector(".skipped").textContent`); !strings.HasPrefix(text, "3 files") {
		t.Error(text)
	}
	if text := browser.Evaluate[string](p, browser.Row("Łódź.pbn")+`.querySelector(".file-name").textContent`); text != "season/round 1/deep/Łódź.pbn from season.zip" {
		t.Error(text)
	}
	got := unzipped(t, p.Saved(browser.Click("#download-all")))
	sameFiles(t, got, map[string]string{
		"season/a.pbn": visit.Exported(files["a.pbn"]), "season/A (2).pbn": visit.Exported(board(6)), "season/round 1/b.pbn": visit.Exported(board(2)),
		"season/round 1/deep/Łódź.pbn": visit.Exported(board(3)), "season/up.pbn": visit.Exported(board(4)), "season/disk/c.pbn": visit.Exported(board(5)),
	})
	p.WaitFor(`/6 files packed.*1 file left out.*A \(2\)\.pbn|6 files packed.*1 file left out.*a \(2\)\.pbn/.test(document.querySelector(".said").textContent)`)
	p.NoErrors()
}

// TestDownloadAllWaits: nothing is packed before each file is converted or stopped, nor when the list is cleared meanwhile.
func TestDownloadAllWaits(t *testing.T) {
	t.Parallel()
	one := browser.Written(t, "one.pbn", []byte("[Board \"1\"]\n"))
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(one, visit.Repeated(t, append(browser.Read(t, visit.Example), "\n\n"...), 3<<20))
	p.WaitFor(browser.Row("one.pbn") + `?.dataset.state === "done" && document.querySelector("#download-all") !== null`)
	if !browser.Evaluate[bool](p, browser.Row("season.pbn")+`.dataset.state === "reading" && document.querySelector("#download-all").disabled`) {
		t.Error("all can be downloaded while a file is read")
	}
	p.Click("#stop-all")
	p.WaitFor(`document.querySelector("#download-all:enabled") !== null`)
	got := unzipped(t, p.Saved(browser.Click("#download-all")))
	sameFiles(t, got, map[string]string{"one.pbn": visit.Exported("[Board \"1\"]\n")})

	browser.Evaluate[chromedp.Void](p, `window.clicks = []; HTMLAnchorElement.prototype.click = function () { clicks.push(this.download); }`)
	// However long the next paint takes, by which Preact has cleaned up effects.
	browser.Evaluate[chromedp.Void](p, `window.frame = requestAnimationFrame; window.timer = setTimeout;
		requestAnimationFrame = () => 0;
		setTimeout = (act, pause, ...given) => timer(act, pause === 35 ? 3000 : pause, ...given);`)
	p.Drop(visit.Example)
	p.WaitFor(`document.querySelector("#download-all:enabled") !== null && document.querySelector('.summary [data-report="csv"]') !== null`)
	browser.Evaluate[chromedp.Void](p, `document.querySelector('.summary [data-report="csv"]').click();
		document.querySelector("#download-all").click(); document.querySelector(".summary-actions > button:last-of-type").click()`)
	p.WaitFor(`document.querySelectorAll("[data-file]").length === 0`)
	browser.Evaluate[chromedp.Void](p, `requestAnimationFrame = frame; setTimeout = timer`)
	p.WaitFor(`document.querySelectorAll("[data-file]").length === 0`)
	p.Drop(one, visit.Example)
	p.WaitFor(`document.querySelector("#download-all:enabled") !== null`)
	p.Click("#download-all")
	p.WaitFor(`/2 files packed/.test(document.querySelector(".said")?.textContent)`)
	if n := browser.Evaluate[int](p, "clicks.length"); n != 1 {
		t.Errorf("%d downloads of a list that was cleared and one that was not", n)
	}
	p.NoErrors()
}

// TestZipInFolder: a .zip in a folder is opened as well.
func TestZipInFolder(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "club")
	if err := os.MkdirAll(filepath.Join(folder, "2026"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"a.pbn": "[Board \"1\"]\n", "2026/b.zip": string(visit.Zipped(t, map[string]string{"c/d.pbn": "[Board \"2\"]\n"}, nil)),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(folder)
	p.WaitFor(`document.querySelectorAll('[data-state="done"]').length === 2`)
	got := unzipped(t, p.Saved(browser.Click("#download-all")))
	sameFiles(t, got, map[string]string{"club/a.pbn": visit.Exported("[Board \"1\"]\n"), "club/2026/b/c/d.pbn": visit.Exported("[Board \"2\"]\n")})
	p.NoErrors()
}

// TestBadZip: what cannot be unpacked is told, and the rest is converted.
func TestBadZip(t *testing.T) {
	t.Parallel()
	good := "[Board \"1\"]\n"
	whole := visit.Zipped(t, map[string]string{"a.pbn": string(browser.Read(t, visit.Example)), "b.pbn": good}, nil)
	damaged := slices.Clone(whole)
	damaged[60] ^= 0xFF
	locked := visit.Zipped(t, map[string]string{"a.pbn": good}, func(h *zip.FileHeader) { h.Flags |= 1 })
	// The names of both are those of code page 437 and of UTF-8 without a mark.
	names := visit.Zipped(t, map[string]string{"M\x81ller.pbn": good, "Łódź.pbn": good}, func(h *zip.FileHeader) { h.NonUTF8 = true })
	bomb := bombed(t, good)
	lying := bytes.Replace(slices.Clone(visit.Zipped(t, map[string]string{"a.pbn": strings.Repeat(good, 100)}, nil)), le32(len(good)*100), le32(5), -1)
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, c := range []struct {
		name    string
		content []byte
		done    int
		says    string
	}{
		{"text.zip", []byte("no zip"), 0, "text.zip: This is not a whole .zip file."},
		{"empty.zip", nil, 0, "not a whole .zip"},
		{"half.zip", whole[:len(whole)-30], 0, "not a whole .zip"},
		{"nothing.zip", visit.Zipped(t, nil, nil), 0, "nothing.zip: There is no file in it."},
		{"none.zip", visit.Zipped(t, map[string]string{"a.txt": "a"}, nil), 0, "none.zip: There is no file in it that this page reads."},
		{"damaged.zip", damaged, 1, "a.pbn cannot be unpacked: it is damaged."},
		{"locked.zip", locked, 0, "a.pbn cannot be unpacked: it is locked with a password."},
		{"lying.zip", lying, 0, "a.pbn cannot be unpacked: it is larger than it says."},
		{"bomb.zip", bomb, 1, "bomb.zip: It holds more than 1000.0 MB, too much for this page. 1 file left out."},
		{"names.zip", names, 2, ""},
	} {
		p.Drop(browser.Written(t, c.name, c.content))
		p.WaitFor(fmt.Sprintf(`document.querySelectorAll('[data-state="done"]').length === %d`, c.done))
		if c.says != "" {
			told(p, c.says)
		}
		if c.name == "names.zip" {
			for _, name := range []string{"Müller.pbn", "Łódź.pbn"} {
				if got := p.Download(name); string(got) != visit.Exported(good) {
					t.Errorf("%s: %q", name, got)
				}
			}
		}
		browser.Evaluate[chromedp.Void](p, `[...document.querySelectorAll(".summary button")].find(b => b.textContent === "Clear list").click()`)
		p.WaitFor(`document.querySelectorAll("[data-file], .intake-problems").length === 0`)
	}
	p.NoErrors()
}

// bombed is a .zip file with a.pbn, and in bomb.pbn with a billion zeros and one: a million are packed, and that is repeated.
func bombed(t *testing.T, content string) []byte {
	t.Helper()
	const zeros, times = 1_000_000, 1000
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	million := make([]byte, zeros)
	var piece, end, out bytes.Buffer
	packer, err := flate.NewWriter(&piece, flate.BestSpeed)
	must(err)
	_, err = packer.Write(million)
	must(err)
	must(packer.Flush())
	packer.Reset(&end)
	_, err = packer.Write(million[:1])
	must(err)
	must(packer.Close())
	packed := append(bytes.Repeat(piece.Bytes(), times), end.Bytes()...)
	crc := crc32.NewIEEE()
	for range times {
		crc.Write(million)
	}
	crc.Write(million[:1])

	w := zip.NewWriter(&out)
	file, err := w.Create("a.pbn")
	must(err)
	_, err = io.WriteString(file, content)
	must(err)
	file, err = w.CreateRaw(&zip.FileHeader{Name: "bomb.pbn", Method: zip.Deflate, CRC32: crc.Sum32(), CompressedSize64: uint64(len(packed)), UncompressedSize64: zeros*times + 1})
	must(err)
	_, err = file.Write(packed)
	must(err)
	must(w.Close())
	return out.Bytes()
}

func le32(n int) []byte { return []byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)} }
