package page

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/command"
)

// boardsOfEvening is a file of deals, with the numbers of their boards, and with more tags.
func boardsOfEvening(event, more string, first, step int, deals ...int) string {
	var file strings.Builder
	for i, deal := range deals {
		fmt.Fprintf(&file, "[Event %q]\n[Date \"20260831\"]\n[Board \"%d\"]\n[Dealer \"W\"]\n[Vulnerable \"All\"]\n[Deal \"%s\"]\n%s\n", event, first+i*step, dealOf(deal), more)
	}
	return file.String()
}

// dealOf is the deal of a number, as a Deal tag has it.
func dealOf(number int) string {
	var hands [4][4]string
	owners := rand.New(rand.NewPCG(uint64(number), 0)).Perm(52)
	for card, owner := range owners {
		hands[owner%4][card/13] += "AKQJT98765432"[card%13 : card%13+1]
	}
	var written []string
	for _, hand := range hands {
		written = append(written, strings.Join(hand[:], "."))
	}
	return "N:" + strings.Join(written, " ")
}

// upTo are the numbers of twelve deals.
func upTo(last int) (deals []int) {
	for deal := last - 11; deal <= last; deal++ {
		deals = append(deals, deal)
	}
	return deals
}

// TestScorersEvening: three files of a club become one for the dealing machine, by keys alone: what is there twice goes, the boards are numbered from
// 1 to 36, all are of one event, and nothing is left of what was played. The file is that of the command.
func TestScorersEvening(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	files := map[string]string{
		"a.pbn": "%Creator: Program\n" + boardsOfEvening("Monday", "[Declarer \"N\"]\n[Contract \"1S\"]\n[Result \"7\"]\n", 1, 1, upTo(12)...),
		"b.pbn": strings.ReplaceAll(boardsOfEvening("Caf\xE9", "[OptimumScore \"NS 420\"]\n", 1, 1, upTo(24)...), "\n", "\r\n"),
		"c.pbn": boardsOfEvening("", "", 1, 2, append(upTo(36), 13)...),
	}
	folder := t.TempDir()
	var paths []string
	for _, name := range []string{"a.pbn", "b.pbn", "c.pbn"} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(files[name]), 0o644); err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}

	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Choose(paths...)
	p.WaitFor(`document.querySelectorAll("[data-state=done]").length === 3`)
	p.TabTo("#merge")
	if merged := p.Saved(chromedp.KeyEvent(kb.Enter)); bytes.Count(merged, []byte("[Deal ")) != 37 {
		t.Errorf("merged is %s", merged)
	}
	p.WaitFor(`document.querySelector("#merge + .said").textContent.includes("the boards of each file stay together. 1 board repeats another, with the same deal, auction, play and players: c.pbn 25.")`)
	p.Sound(0, "files of an evening", []int64{360, 768, 1280, 1920})
	p.Resize(1280, 900)
	p.TabTo("[data-merge-without]")
	p.Saved(chromedp.KeyEvent(kb.Enter))
	p.WaitFor(`document.querySelector("#merge + .said").textContent.startsWith("36 boards of 3 files in merged.pbn.") && document.querySelector("[data-merge-without]") === null`)
	p.TabTo("[data-open-merged]")
	p.Press(kb.Enter)
	if state := p.Finished("merged.pbn"); state != "done" {
		t.Fatal(state)
	}
	p.TabTo(`[data-file="merged.pbn"] [data-file-menu=download]`)
	p.Press(kb.Enter)
	p.WaitFor(`document.activeElement.matches("[role=menuitem]")`)
	for !browser.Evaluate[bool](p, `document.activeElement.matches("[data-item=chosen]")`) {
		p.Press(kb.ArrowDown)
	}
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelector("[data-dialog=chosen] [data-take=save]")?.disabled === false`)
	p.TabTo("[data-take=bare]")
	p.Press(" ")
	p.WaitFor(`document.querySelector("[data-take=numbered]").checked`)
	p.TabTo("[data-take=event]")
	p.Do(chromedp.KeyEvent("Club evening"))
	p.TabTo("[data-take=date]")
	p.Do(chromedp.KeyEvent("11302026"))
	p.WaitFor(`document.querySelector("[data-take=date]").value === "2026-11-30"`)
	p.Sound(1, "boards for the dealing machine", []int64{360, 768, 1280, 1920})
	p.TabTo("[data-take=save]")
	saved := p.Saved(chromedp.KeyEvent(kb.Enter))
	p.NoErrors()

	if exported, _ := pbn.Export(pbn.Bytes(saved), export.Options{}); !bytes.Equal(saved, exported) {
		t.Error("it is not in export format")
	}
	for _, gone := range []string{"1S", "420", "%Creator", "Monday", "20260831"} {
		if bytes.Contains(saved, []byte(gone)) {
			t.Errorf("it has %q", gone)
		}
	}
	if want := byCommand(t, paths); !bytes.Equal(saved, want) {
		t.Errorf("the page saves\n%s\nand the command writes\n%s", saved, want)
	}
}

// byCommand is what the command makes of the files.
func byCommand(t *testing.T, paths []string) (file []byte) {
	t.Helper()
	for _, args := range [][]string{
		append([]string{"merge", "--distinct"}, paths...),
		{"number", "--bare", "-"},
		{"set", "--tag", "Event=Club evening", "--tag", "Date=2026.11.30", "-"},
		{"export", "-"},
	} {
		file = command.Written(t, ".", file, args...)
	}
	return file
}
