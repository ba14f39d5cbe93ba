package lin

import (
	"bytes"
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/source"
	"pbn/core/testkit"
)

// checkReading holds what is true of any input: no panic, places within the file, words that can be read, PBN that can be read again, and
// nothing that is not said.
func checkReading(t *testing.T, file []byte) {
	t.Helper()
	out, r := ToPBN(file, source.Automatic, utf8PBN)
	if (r.Games == 0) != (len(out) == 0) {
		t.Fatalf("%d games became %d bytes", r.Games, len(out))
	}
	checkDiagnostics(t, file, &r.Diagnostics)
	checkDiagnostics(t, file, &r.OfGames)
	if r.Games == 0 && r.Diagnostics.Count(diag.Error) == 0 {
		t.Fatal("there is no board, and nothing says why")
	}
	again, second := pbn.Export(pbn.Bytes(out), utf8PBN)
	if second.Games != r.Games && r.Games > 0 {
		t.Fatalf("%d boards are %d games:\n%s", r.Games, second.Games, out)
	}
	if r.Games > 0 && !bytes.Equal(again, out) {
		t.Fatalf("not export format:\n%s", testkit.Difference(again, out))
	}
	checkWriting(t, out)
}

func checkDiagnostics(t *testing.T, file []byte, list *diag.List) {
	t.Helper()
	for i := range list.Items {
		d := &list.Items[i]
		start, end := d.Place.Range.Start, d.Place.Range.End
		if end.Byte > len(file) || start.Byte > end.Byte || start.Line < 1 || start.Column < 1 {
			t.Fatalf("%s at %+v of %d bytes", list.Rules(d.Rule).Name, d.Place.Range, len(file))
		}
		if d.Message == "" || !utf8.ValidString(d.Message) {
			t.Fatalf("%s says %q", list.Rules(d.Rule).Name, d.Message)
		}
	}
}

// checkWriting holds what is true of the LIN of any PBN: as LIN it has as many boards as there are games, and reading finds no command in
// it that is cut off or mixed with text. An unknown one was kept.
func checkWriting(t *testing.T, file []byte) {
	t.Helper()
	lin, r := FromPBN(pbn.Bytes(file))
	checkDiagnostics(t, file, &r.Diagnostics)
	if (r.Games == 0) != (len(lin) == 0) {
		t.Fatalf("%d games became %d bytes", r.Games, len(lin))
	}
	if !utf8.Valid(lin) {
		t.Fatalf("not UTF-8: %q", lin)
	}
	_, back := ToPBN(lin, source.UTF8, utf8PBN)
	if back.Games != r.Games {
		t.Fatalf("%d games became %d boards:\n%s", r.Games, back.Games, lin)
	}
	for i := range back.Diagnostics.Items {
		switch d := &back.Diagnostics.Items[i]; d.Rule {
		case CommandCut, TextOutside, TextBar:
			t.Fatalf("own LIN: %s\n%s", d.Message, lin)
		}
	}
}

func FuzzToPBN(f *testing.F) {
	for _, file := range data(f) {
		f.Add(file.read(f))
	}
	f.Fuzz(checkReading)
}

func FuzzFromPBN(f *testing.F) {
	for _, file := range data(f) {
		if out, r := ToPBN(file.read(f), source.Automatic, utf8PBN); r.Games > 0 {
			f.Add(out)
		}
	}
	f.Add([]byte("[Board \"1\"]\n{vg|}\n[Auction \"N\"]\n1C =1= ^I 1D $1 =9= ^S foo - *\n[Note \"1:!|x\"]\n%esc\n[Play \"W\"]\n" +
		"SA - ^R H2 st\n[Result \"^x\"]"))
	f.Fuzz(checkWriting)
}

// tempting are texts of about n bytes that tempt a reader to look at the same text again and again.
var tempting = map[string]func(n int) string{
	"bars":             around("", "|"),
	"empty commands":   around("", "nt||"),
	"no names":         around("", "x|"),
	"words and bars":   around("nt|a|", " b c|"),
	"explanations":     around("md|1|mb|1C|", "an|x|"),
	"other notes":      numbered("md|1|mb|1C|", "mb|p|an|#|"),
	"comments":         around("md|1|mb|1C|", "nt|x|"),
	"braces":           around("md|1|nt|", "{} "),
	"a long word":      around("md|1|nt|{", "x"),
	"cards":            around("md|1SAK,,,|", "pc|SA|"),
	"cards taken back": around("md|1SAK,,,|mb|1C|mb|ppp|", "pc|s|nt|x|up|1|"),
	"many calls":       around("md|1|mb|", "1C"),
	"boards":           around("", "qx|o1|"),
	"deals":            around("", "md|1SAK,,,|"),
	"matches":          around("", "vg|a,b,I,1,2,c,d,e,f|rs|PASS|"),
	"results":          around("vg|a,b,I,1,2,c,d,e,f|rs|", "PASS,"),
	"names":            around("vg|a,b,I,1,2,c,d,e,f|", "pn|a,b,c,d,e,f,g,h|"),
	"commas":           around("md|1", ","),
	"blanks":           around("md|1|nt|x|", " "),
	"links":            around("", "http://x/handviewer?lin=md|1| "),
	"quoted links":     around("", "\"http://x?lin=md|1|"),
	"no links":         around("", "http"),
	"parameters":       around("http://x/handviewer?", "&a=b"),
	"percent":          around("http://x/handviewer?lin=", "%7C"),
	"broken percent":   around("http://x/handviewer?lin=", "%"),
	"high percent":     around("http://x/handviewer?lin=", "%E2%99"),
	"a page":           around("<html>", "<a href='http://x/handviewer?n=sa&amp;"),
	"cut":              around("md|", "x"),
}

// around is a text that goes on with a piece, again and again.
func around(start, piece string) func(int) string {
	return func(n int) string { return start + strings.Repeat(piece, n/len(piece)) }
}

// numbered is around with a number in place of "#".
func numbered(start, piece string) func(int) string {
	return func(n int) string {
		var b strings.Builder
		b.WriteString(start)
		for i := range n / (len(piece) + 4) {
			b.WriteString(strings.ReplaceAll(piece, "#", strings.Repeat("x", i%40)))
		}
		return b.String()
	}
}

// TestTemptingTexts would not end in time if a text were read again for each of its pieces.
func TestTemptingTexts(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	for name, text := range tempting {
		t.Run(name, func(t *testing.T) { checkReading(t, []byte(text(1<<17))) })
	}
}
