package api

import (
	"net/http"
	"strings"
	"testing"
)

// TestForeignFiles: a file of another format is refused by every verb in a sentence, and what only may be one is read.
func TestForeignFiles(t *testing.T) {
	const page = "<html><p>nothing</p></html>"
	for file, want := range map[string]string{
		"[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 *":               "This is PGN, a notation for chess. ",
		"\x00\x01\x00\x00Standard Jet DB\x00\n[Board \"1\"]\n":     "This is a file of a scoring program (Bridgemate, Microsoft Access). Save the boards as PBN in the program that made it.",
		"<USEBIO><LIN_DATA>qx||md|3SAK,,,|</LIN_DATA></USEBIO>":    "This is a file of a scoring program (USEBIO). Save the boards as PBN in the program that made it.",
		"PK\x03\x04\x14\x00a.pbn[Board \"1\"]\nN:AKQ.. - - -\n":    "This is an archive (ZIP). Unpack it, and open the files in it.",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": "This is FEN, a notation for chess. The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript.",
		page:                         "This is a web page (HTML) in which no board was found. If it was a download, the site may want you to log in first.",
		"a\x00b\x01 AK52.KQ7.A83.J2": "This is not a text (binary). Check whether it is the right file.",
	} {
		for _, path := range []string{"/api/parse", "/api/validate", "/api/validate?format=text", "/api/export", "/api/fix", "/api/edit", "/api/optimum", "/api/convert", "/api/document"} {
			w := call("POST", path, strings.NewReader(file))
			if path == "/api/document" && (file == page || file[0] == 'a') {
				if w.Code != http.StatusUnprocessableEntity {
					t.Errorf("%s %q: %d %s", path, file, w.Code, w.Body)
				}
				continue
			}
			if w.Code != http.StatusUnsupportedMediaType || !strings.Contains(w.Body.String(), want) || !strings.Contains(w.Body.String(), "/api/#other-format") {
				t.Errorf("%s %q: %d %s", path, file, w.Code, w.Body)
			}
		}
	}
	for _, file := range []string{
		"<html><pbn>[Board \"1\"]</pbn></html>", "<html><a href=\"https://x.org/handviewer.html?s=sakqhk72\">x</a></html>", "<?xml version=\"1.0\"?><p>N:A83.KQ7.AJ85.642 - - -</p>",
		"[Board \"1\"]\x00\n", "hello", "",
	} {
		if w := call("POST", "/api/validate", strings.NewReader(file)); w.Code != http.StatusOK {
			t.Errorf("%q: %d %s", file, w.Code, w.Body)
		}
	}
}

// TestForeignFilesWithoutLineEnds: curl names a form for whatever it sends, so a file that has no line ends is named by what it is before it is
// taken for one that has lost them.
func TestForeignFilesWithoutLineEnds(t *testing.T) {
	for file, want := range map[string]string{
		"PK\x03\x04\x14\x00a.txt":                                  "This is an archive (ZIP).",
		"\x00\x01\x00\x00Standard Jet DB\x00":                      "This is a file of a scoring program (Bridgemate, Microsoft Access).",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": "This is FEN, a notation for chess.",
		"[White \"a\"]<br />[Black \"b\"]<br />1. e4 e5 *":         "This is PGN, a notation for chess.",
	} {
		w := call("POST", "/api/validate", strings.NewReader(file), "Content-Type", "application/x-www-form-urlencoded")
		if w.Code != http.StatusUnsupportedMediaType || !strings.Contains(w.Body.String(), want) || !strings.Contains(w.Body.String(), "/api/#other-format") {
			t.Errorf("%q: %d %s", file, w.Code, w.Body)
		}
	}
}

// TestFilesOfOneLine: in LIN and in a link a line end means nothing, so that one without any is taken as it is, whatever type curl names.
func TestFilesOfOneLine(t *testing.T) {
	const lin = "qx|o1|md|3S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|sv|o|pg||"
	for file, want := range map[string]int{
		lin: http.StatusOK, " " + lin: http.StatusOK, strings.ReplaceAll(lin, "|", "%7C"): http.StatusOK,
		"https://www.bridgebase.com/tools/handviewer.html?s=sakqhk72": http.StatusOK, "a=1&md=2": http.StatusUnsupportedMediaType,
		"[Board \"1\"]": http.StatusUnsupportedMediaType, "https://x.org and more": http.StatusUnsupportedMediaType,
	} {
		w := call("POST", "/api/convert?to=pbn", strings.NewReader(file), "Content-Type", "application/x-www-form-urlencoded")
		if w.Code != want {
			t.Errorf("%q: %d %s", file, w.Code, w.Body)
		}
	}
}
