package api

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
)

const (
	linHand  = "md|3SAK,,,|sv|n|mb|1S|mb|p|mb|p|mb|p|sk|S|"
	bareDeal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
	linLink  = "See https://www.bridgebase.com/tools/handviewer.html?s=saqhk72&d=s&a=1NPPP"
)

// TestOtherNotations: what reads, checks and exports takes LIN, links and deals as in mail as it takes PBN.
func TestOtherNotations(t *testing.T) {
	for name, c := range map[string]struct{ file, from, deal string }{
		"LIN":    {linHand, "lin", "N:- - AK... -"},
		"a link": {linLink, "lin", "S:AQ.K72.. - - -"},
		"a deal": {bareDeal, "deal", "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"},
	} {
		var parsed struct {
			From        string
			GameCount   int
			Diagnostics []any
			Games       []struct {
				Tags []struct{ Name, Value string }
			}
		}
		w := call("POST", "/api/parse", strings.NewReader(c.file))
		if err := json.Unmarshal(w.Body.Bytes(), &parsed); err != nil || parsed.From != c.from || parsed.GameCount != 1 || len(parsed.Games) != 1 || !strings.Contains(w.Body.String(), c.deal) {
			t.Errorf("%s: %v %d %s", name, err, w.Code, w.Body)
		}
		found := parsed.Diagnostics
		if err := json.Unmarshal(call("POST", "/api/validate", strings.NewReader(c.file)).Body.Bytes(), &parsed); err != nil || parsed.From != c.from || len(parsed.Diagnostics) != len(found) {
			t.Errorf("%s, checked: %v %+v", name, err, parsed)
		}
		w = call("POST", "/api/export", strings.NewReader(c.file))
		if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "% EXPORT\r\n") || !strings.Contains(w.Body.String(), `[Deal "`+c.deal+`"]`) || w.Header().Get("Pbn-Diagnostics") == "" {
			t.Errorf("%s, exported: %d %s %v", name, w.Code, w.Body, w.Header())
		}
		if err := json.Unmarshal(call("POST", "/api/export?format=json", strings.NewReader(c.file)).Body.Bytes(), &parsed); err != nil || parsed.From != c.from {
			t.Errorf("%s, exported as JSON: %v %+v", name, err, parsed)
		}
		// Where the client says that it is PBN, it is not looked at as anything else.
		if w := call("POST", "/api/export?notation=pbn", strings.NewReader(c.file)); w.Code != http.StatusUnprocessableEntity {
			t.Errorf("%s as PBN: %d %s", name, w.Code, w.Body)
		}
	}
}

// TestOtherNotationsWindow: parameters of parse and validate count for LIN, and places are in the LIN.
func TestOtherNotationsWindow(t *testing.T) {
	two := linHand + "\nqx|o2|md|1SAK,,,|mb|1S|mb|1C|\n"
	if w := call("POST", "/api/parse?from=2&count=1", strings.NewReader(two)); strings.Count(w.Body.String(), `"number":`) != 1 || !strings.Contains(w.Body.String(), `"number":2`) {
		t.Errorf("from 2: %s", w.Body)
	}
	if w := call("POST", "/api/validate?format=text", strings.NewReader(two)); !strings.Contains(w.Body.String(), "-:2:") || !strings.Contains(w.Body.String(), "error: ") ||
		!strings.Contains(w.Body.String(), "[auction/insufficient-bid]") {
		t.Errorf("as text: %s", w.Body)
	}
	if w := call("POST", "/api/validate?severities=auction/insufficient-bid:info", strings.NewReader(two)); !strings.Contains(w.Body.String(), `"auction/insufficient-bid","severity":"info"`) {
		t.Errorf("less severe: %s", w.Body)
	}
	if w := call("POST", "/api/parse?notation=xml", strings.NewReader(two)); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), "auto or pbn or lin or deal") {
		t.Errorf("of XML: %d %s", w.Code, w.Body)
	}
	long := strings.Repeat(linHand+"\n", 256<<10/len(linHand)+1)
	if w := call("POST", "/api/parse", strings.NewReader(long)); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "file/not-pbn") {
		t.Errorf("long, and nobody says what it is: %d %.200s", w.Code, w.Body)
	}
	if w := call("POST", "/api/parse?notation=lin", strings.NewReader(long)); w.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("long: %d %.200s", w.Code, w.Body)
	}
}

// TestRulesOfOthers: the rules of LIN and of bare deals have pages, and severities that one can set.
func TestRulesOfOthers(t *testing.T) {
	if w := call("GET", "/api/rules/bare/kept", nil); w.Code != http.StatusOK || !strings.HasPrefix(w.Body.String(), "# What is no part of a deal") {
		t.Errorf("a page: %d %s", w.Code, w.Body)
	}
	if w := call("GET", "/api/rules?format=text", nil); !strings.Contains(w.Body.String(), "\ncommand/cut ") {
		t.Errorf("the table: %s", w.Body)
	}
	for _, path := range []string{"/api/validate", "/api/convert"} {
		for severities, want := range map[string]string{"bare/seats:error": `"error":1`, "bare/seats:off,deal/rotation:off": `"info":0`} {
			w := call("POST", path+"?format=json&severities="+severities, strings.NewReader("A83.KQ7.AJ85.642\nT976.JT98.32.AK7\n"))
			if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), want) {
				t.Errorf("%s, %s: %d %s", path, severities, w.Code, w.Body)
			}
		}
		if w := call("POST", path+"?severities=bare/seat:off", strings.NewReader(bareDeal)); w.Code != http.StatusBadRequest {
			t.Errorf("%s, no rule: %d %s", path, w.Code, w.Body)
		}
	}
	w := call("POST", "/api/convert?to=pbn&from=deal&severities=bare/none:off", strings.NewReader("nothing\n"))
	if w.Code != http.StatusUnprocessableEntity {
		t.Errorf("nothing is found: %d %s", w.Code, w.Body)
	}
}

// TestFixOfOthers: only PBN has fixes, and what is not PBN is told how it becomes that.
func TestFixOfOthers(t *testing.T) {
	for file, what := range map[string]string{linHand: "This is LIN,", bareDeal: "This is a deal without tags,"} {
		w := call("POST", "/api/fix", strings.NewReader(file))
		if w.Code != http.StatusUnsupportedMediaType || !strings.Contains(w.Body.String(), what) || !strings.Contains(w.Body.String(), "/api/convert?to=pbn") {
			t.Errorf("%d %s", w.Code, w.Body)
		}
	}
}

// TestOptimumOfOthers: the tags are filled in the PBN that LIN and bare deals become; what changes a file by place says that it is no PBN.
func TestOptimumOfOthers(t *testing.T) {
	w := call("POST", "/api/optimum", strings.NewReader(bareDeal))
	if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "[OptimumResultTable ") || w.Header().Get("Content-Type") != "application/x-pbn; charset=utf-8" {
		t.Errorf("%d %q %v", w.Code, w.Body, w.Header())
	}
	if w := call("POST", "/api/optimum?format=json", strings.NewReader(bareDeal)); !strings.Contains(w.Body.String(), `"from":"deal"`) {
		t.Errorf("as JSON: %s", w.Body)
	}
	if w := call("POST", "/api/edit?edits=%5B%7B%22game%22:1,%22tag%22:%22Site%22,%22value%22:%22a%22%7D%5D", strings.NewReader(linHand)); w.Code != http.StatusBadRequest ||
		!strings.Contains(w.Body.String(), "the file has none: This is a LIN file of Bridge Base Online, not PBN.") {
		t.Errorf("edits: %d %s", w.Code, w.Body)
	}
}
