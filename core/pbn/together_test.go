//go:build !js

// A module reads no chunks.

package pbn

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/chunks"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// allSaidOf is all that is said of a file.
func allSaidOf(r *report.Report) string {
	text := wire.TextReport(r, wire.Rendering{Path: "boards.pbn"})
	return string(append(text, wire.FileReport("boards.pbn", r, false)...)) + r.NeedsUTF8 + r.Text.Encoding.String()
}

// asOne holds that chunks of so many bytes say and write what the file says.
func asOne(t *testing.T, name string, file []byte, bytesOfChunk int) {
	t.Helper()
	by := chunks.Size{Bytes: bytesOfChunk, Together: 3}
	open := func() *source.Stream { return habits.PBN.Stream(bytes.NewReader(file), source.Automatic) }
	for _, options := range []Options{{}, {AsExport: true, Most: 3}} {
		if one, many := allSaidOf(Validate(open(), options)), allSaidOf(ValidateTogether(open(), options, by)); one != many {
			t.Errorf("%s in chunks of %d, checked: %s", name, bytesOfChunk, firstDifference(one, many))
		}
	}
	for _, options := range []export.Options{{}, {Encoding: plain.UTF8, Inherit: export.Resolve, Missing: export.Omit}} {
		var one, many bytes.Buffer
		if a, b := allSaidOf(ExportTo(&one, open(), options)), allSaidOf(ExportTogether(&many, open(), options, by)); a != b {
			t.Errorf("%s in chunks of %d, said of its export: %s", name, bytesOfChunk, firstDifference(a, b))
		}
		if !bytes.Equal(one.Bytes(), many.Bytes()) {
			t.Errorf("%s in chunks of %d, exported: %s", name, bytesOfChunk, firstDifference(one.String(), many.String()))
		}
	}
}

func firstDifference(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	around := func(s string) string { return s[max(0, min(n, len(s))-200):min(len(s), n+200)] }
	return "\n" + around(a) + "\n--- in chunks:\n" + around(b)
}

// numberedBoards are so many boards from a number on, each with something before its end.
func numberedBoards(from, count int, more string) string {
	const deal = `[Deal "N:K974.A63.K852.94 AQ85.JT9.QJ6.AT7 632.8754.T973.52 JT.KQ2.A4.KQJ863"]`
	var file strings.Builder
	for n := range count {
		board := strings.Repeat("0", (from+n)%3) + string('1'+rune((from+n)%9))
		file.WriteString("[Event \"Club\"]\n[Board \"" + board + "\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n" + deal + "\n" + more + "\n\n")
	}
	return file.String()
}

// TestChunksAreTheFile cuts files wherever a game may begin, also where none does.
func TestChunksAreTheFile(t *testing.T) {
	boards := numberedBoards(0, 30, "")
	auction := numberedBoards(3, 20, "[Auction \"N\"]\n1H =1= Pass 2H =2= Pass\nPass Pass\n[Note \"1:weak\"]")
	for name, file := range map[string]string{
		"boards":                       boards,
		"boards with auctions":         auction + boards + auction,
		"export format":                "% PBN 2.1\n% EXPORT\n" + boards + "% PBN 1.0\n" + auction,
		"an older version":             "% PBN 1.0\r\n% EXPORT\r\n" + strings.ReplaceAll(boards, "\n", "\r\n"),
		"a version in the middle":      boards + "% PBN 9.9\n" + auction,
		"a comment with a board in it": boards[:1500] + "{ a\n\n[Event \"x\"]\n\n[Event \"y\"]\n }\n\n" + boards,
		"a comment that is open":       boards + "[Event \"?\"]\n{ open\n\n" + boards + auction,
		"inherited values":             boards + "[Event \"#\"]\n[Site \"Here\"]\n\n[Event \"#\"]\n[Site \"#\"]\n\n[Site \"#\"]\n\n" + auction + "[Site \"#\"]\n\n[Odd \"#\"]\n\n" + boards,
		"values for all":               boards + "[Site \"##There\"]\n[Odd \"##1\"]\n\n" + auction + "[Site \"##\"]\n\n" + boards,
		"a board in two parts":         boards + "[Auction \"N\"]\n1C Pass Pass =1= Pass\n\n[Note \"1:x\"]\n\n[Note \"2:y\"]\n\n[Play \"E\"]\nS2\n\n" + boards,
		"results without a deal":       boards + strings.Repeat("[Board \"4\"]\n[Contract \"3NT\"]\n\n", 5) + strings.Repeat("[DealId \"1\"]\n[Contract \"3NT\"]\n\n", 5) + boards,
		"identities":                   strings.Repeat("[DealId \"7\"]\n[Deal \"N:K974.A63.K852.94 - - -\"]\n\n[DealId \"8\"]\n[Deal \"N:K974.A63.K852.94 - - -\"]\n\n[DealId \"7\"]\n[Deal \"N:KQ74.A63.K852.94 - - -\"]\n\n", 4),
		"odd rotation":                 strings.ReplaceAll(boards, "\"None\"", "\"All\""),
		"the last is as usual":         strings.ReplaceAll(boards, "\"None\"", "\"All\"") + boards[:300] + "\n\n",
		"a table":                      boards + "[ScoreTable \"Rank\\2R;Contract\"]\n1 3NT\n\n[ScoreTable \"#\"]\n2 4S\n\n" + boards + "[ScoreTable \"#\"]\n2 4S\n\n",
		"Latin-1 late":                 boards + "[Event \"caf\xe9\"]\n\n" + boards + "[Event \"\x93\"]\n\n" + boards,
		"UTF-8":                        boards + "[Event \"café\u00a0 ♔\"]\n\n" + boards + "[Event \"é\"]\n{ \u00b0 }\n\n" + boards,
		"CR LF":                        strings.ReplaceAll(boards+auction, "\n", "\r\n"), "CR": strings.ReplaceAll(boards+auction, "\n", "\r"),
		"prose after it": boards + "12 boards were played\n\n[see below]\n",
		"empty lines":    strings.ReplaceAll(boards, "\n\n", "\n\n\n \n\n") + "\n\n",
		"a page":         "<html><body><pre class=\"pbn\">" + boards + "</pre></body></html>",
		"nothing":        "", "no board": "prose\n\n\n", "a tag": "[Event \"",
	} {
		for _, size := range []int{1, 700} {
			asOne(t, name, []byte(file), size)
		}
	}
}

// TestChunksAreTheFiles does so with real files, one after another.
func TestChunksAreTheFiles(t *testing.T) {
	var all []byte
	err := filepath.WalkDir("../../../shared/corpus", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.EqualFold(filepath.Ext(path), ".pbn") {
			return nil
		}
		file, err := os.ReadFile(path)
		if err == nil && len(file) < 1<<16 {
			asOne(t, filepath.Base(path), file, 1)
			all = append(append(all, file...), "\r\n\r\n"...)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	asOne(t, "all", all, 5000)
}
