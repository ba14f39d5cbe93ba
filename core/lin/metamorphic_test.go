package lin

import (
	"bytes"
	"fmt"
	"html"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// linFiles checks each file of the data that is LIN, as text in UTF-8, with the PBN that is made of it.
func linFiles(t *testing.T, check func(t *testing.T, lin string, want []byte)) {
	t.Helper()
	checked := 0
	for _, f := range data(t) {
		file := f.read(t)
		if kindOf(file) != linFile || strings.HasPrefix(f.name, "own-cut") {
			continue
		}
		text := habits.PBN.Text(file, source.Automatic)
		lin := text.Decode(afterMark(text))
		want, _ := ToPBN([]byte(lin), source.UTF8, utf8PBN)
		t.Run(f.name, func(t *testing.T) { check(t, lin, want) })
		checked++
	}
	if checked < leastLIN {
		t.Errorf("only %d files are LIN", checked)
	}
}

// same checks that a file becomes a PBN.
func same(t *testing.T, how string, file []byte, want []byte) {
	t.Helper()
	if got, r := ToPBN(file, source.Automatic, utf8PBN); !bytes.Equal(got, want) {
		t.Errorf("%s: %s\n%s", how, testkit.Difference(got, want), rendered(r))
	}
}

// TestEncodings holds that the encoding and the line ends of a file change nothing.
func TestEncodings(t *testing.T) {
	linFiles(t, func(t *testing.T, lin string, want []byte) {
		lf := strings.ReplaceAll(lin, "\r\n", "\n")
		same(t, "LF", []byte(lf), want)
		same(t, "CRLF", []byte(strings.ReplaceAll(lf, "\n", "\r\n")), want)
		same(t, "CR", []byte(strings.ReplaceAll(lf, "\n", "\r")), want)
		same(t, "byte order mark", []byte("\uFEFF"+lin), want)
		same(t, "UTF-16", source.UTF16BE.Append([]byte{0xFE, 0xFF}, lin), want)
		if source.Windows1252.Lacks(lin) == "" {
			got, _ := ToPBN(source.Windows1252.Append(nil, lin), source.Windows1252, utf8PBN)
			if !bytes.Equal(got, want) {
				t.Errorf("Windows-1252: %s", testkit.Difference(got, want))
			}
		}
	})
}

// TestLineEndsInValues holds that a line end in a value that is no text means nothing.
func TestLineEndsInValues(t *testing.T) {
	put := 0
	linFiles(t, func(t *testing.T, lin string, want []byte) {
		random := rand.New(rand.NewPCG(1, 2))
		text := habits.PBN.Text([]byte(lin), source.UTF8)
		scan := scanner{text: text, diags: &newReport(text).Diagnostics, end: len(lin)}
		var b strings.Builder
		for c, ok := scan.next(); ok; c, ok = scan.next() {
			said := text.Decode(c.span)
			switch code(c.name) {
			case 'm'<<8 | 'd', 'm'<<8 | 'b', 'p'<<8 | 'c', 's'<<8 | 'v', 'm'<<8 | 'c', 'q'<<8 | 'x':
				at := len("md|") + random.IntN(len(said)-len("md|"))
				// Not within a number, or a word such as "pass".
				if around := said[max(0, at-1):min(len(said), at+1)]; !strings.ContainsAny(around, "0123456789Passzxdr") ||
					code(c.name) == 'm'<<8|'d' && !strings.Contains(around, "1") {
					said = said[:at] + "\r\n" + said[at:]
					put++
				}
			}
			b.WriteString(said)
			if c.name == outside {
				b.WriteString("|")
			}
			b.WriteString("\n")
		}
		got, r := ToPBN([]byte(b.String()), source.UTF8, utf8PBN)
		// What could not be read is kept as it is.
		held := func(file []byte) string { return strings.Join(strings.Fields(fmt.Sprint(heldIn(file))), "") }
		if held(got) != held(want) {
			t.Errorf("%s\n%s\n%s", testkit.Difference(got, want), rendered(r), b.String())
		}
	})
	if put < 2000 {
		t.Errorf("only %d line ends were put into values", put)
	}
}

// TestLinks holds that a link, however it is encoded and wherever it is, means the same as its LIN.
func TestLinks(t *testing.T) {
	linFiles(t, func(t *testing.T, lin string, want []byte) {
		lin = strings.TrimSpace(lin)
		form := viewer + "bbo=y&lin=" + url.QueryEscape(lin)
		path := viewer + "lin=" + strings.ReplaceAll(url.QueryEscape(lin), "+", "%20") + "&tbt=y"
		same(t, "form", []byte(form), want)
		same(t, "path", []byte("Look at "+path+" and tell me."), want)
		same(t, "twice", []byte(viewer+"lin="+url.QueryEscape(strings.ReplaceAll(url.QueryEscape(lin), "+", "%20"))), want)
		same(t, "page", []byte("<!doctype html><p><a href=\""+html.EscapeString(form)+"\">here</a>"), want)
		same(t, "page, in text", []byte("<html><p>"+html.EscapeString(path)+"</p>"), want)
		if n := 2; len(lin) > n && lin[n] == '|' {
			same(t, "no link", []byte(strings.ReplaceAll(url.QueryEscape(lin), "+", "%20")), want)
		}
	})
}

// TestHasLinks holds that a link is one of a text or a page, and no part of what is LIN itself.
func TestHasLinks(t *testing.T) {
	link := viewer + "lin=md%7C1" + url.QueryEscape(threeHands) + "%7C"
	plain := "md|1" + threeHands + "|"
	for text, want := range map[string]bool{
		link: true, "Look at " + link: true, "<!doctype html><p>" + link + "</p>": true, "no link": false, "": false,
		plain: false, plain + "nt|Look at " + link + "|": false, strings.ReplaceAll(url.QueryEscape(plain+"nt|"+link+"|"), "+", "%20"): false,
	} {
		if got := HasLinks([]byte(text), source.Automatic); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestPlacesOfGames holds that what is wrong with a game has its place in the LIN, also in a link.
func TestPlacesOfGames(t *testing.T) {
	lin := "pn|孙,,,|\nmd|1" + threeHands + "|mb|1N|mb|p|mb|p|mb|p|\npc|ST|pc|S3|pc|SJ|\npc|H7|"
	for _, c := range []struct{ in, revoke, unmappable string }{
		{lin, "4:4", "1:4"},
		{"\n  " + strings.ReplaceAll("http://x/handviewer?lin="+url.QueryEscape(lin), "+", "%20"), "2:", "2:"},
	} {
		_, r := ToPBN([]byte(c.in), source.Automatic, export.Options{})
		found := ""
		for i := range r.OfGames.Items {
			d := &r.OfGames.Items[i]
			at := fmt.Sprintf("%d:%d", d.Place.Range.Start.Line, d.Place.Range.Start.Column)
			switch {
			case d.Rule == rules.PlayRevoke && strings.HasPrefix(at, c.revoke):
				found += "revoke "
				if said := c.in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte]; said != "H7" {
					t.Errorf("the revoke is %q", said)
				}
			case d.Rule == rules.TextUnmappable && strings.HasPrefix(at, c.unmappable):
				found += "unmappable "
			}
			if len(d.Fixes) > 0 {
				t.Errorf("%s has a fix, which would be PBN", d.Message)
			}
		}
		if !strings.Contains(found, "revoke") || !strings.Contains(found, "unmappable") {
			t.Errorf("found only %q:\n%s", found, rendered(r))
		}
	}
}

// TestPlaceOfADealerThatFollows holds that what is said of the dealer of a link that names none is at its last hand.
func TestPlaceOfADealerThatFollows(t *testing.T) {
	for in, want := range map[string]string{
		viewer + "n=sakqjt98765432&b=2&v=n&a=1hppp":                    "sakqjt98765432",
		viewer + "n=sakqjt98765432&e=hakqjt98765432&b=2&v=n&a=1hppp":   "hakqjt98765432",
		viewer + "n=sakqjt98765432&e=hakqjt98765432&d=n&b=2&v=n&a=1hp": "n",
	} {
		_, r := ToPBN([]byte(in), source.Automatic, export.Options{})
		if i := slices.IndexFunc(r.OfGames.Items, func(d diag.Diagnostic) bool { return d.Rule == rules.DealRotation }); i < 0 {
			t.Errorf("%s: nothing is said:\n%s", in, rendered(r))
		} else if d := &r.OfGames.Items[i]; in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte] != want {
			t.Errorf("%s: the dealer is at %q, want %q", in, in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte], want)
		}
	}
}
