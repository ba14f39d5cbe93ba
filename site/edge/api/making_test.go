package api

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/habits"
	"pbn/core/wire"
)

const fixable = "[Event \"\xE9\tb\"]\n[Board \"1\"]\n[Dealer \"Q\"]\n"

func TestFix(t *testing.T) {
	fixed := strings.Replace(fixable, "\t", " ", 1)
	w := call("POST", "/api/fix", strings.NewReader(fixable))
	if w.Code != http.StatusOK || w.Body.String() != fixed || w.Header().Get("Content-Type") != "application/x-pbn; charset=iso-8859-1" ||
		w.Header().Get("Pbn-Fixes") != "1" || w.Header().Get("Pbn-Diagnostics") != "error=1, warning=0, info=0" {
		t.Errorf("%d %q %v", w.Code, w.Body, w.Header())
	}
	if w := call("POST", "/api/fix?severities=text/tab-in-string:off", strings.NewReader(fixable)); w.Body.String() != fixable || w.Header().Get("Pbn-Fixes") != "0" {
		t.Errorf("a rule that is off: %q %v", w.Body, w.Header())
	}
	report := pbn.Validate(pbn.Bytes([]byte(fixed)), pbn.Options{})
	if w := call("POST", "/api/fix?format=text", strings.NewReader(fixable)); w.Body.String() != string(text(report)) {
		t.Errorf("as text: %s", w.Body)
	}
	var got, want map[string]any
	if err := json.Unmarshal(call("POST", "/api/fix?format=json", strings.NewReader(fixable)).Body.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	json.Unmarshal(answers.Validate([]byte(fixed), wire.Options{}, pbn.Options{}), &want)
	if got["applied"] != 1.0 || got["more"] != nil || len(got) != len(want)+1 || len(got["diagnostics"].([]any)) != len(want["diagnostics"].([]any)) {
		t.Errorf("as JSON: %v", got)
	}
}

func TestEdit(t *testing.T) {
	edit := func(edits, parameters string) string {
		return "/api/edit?edits=" + url.QueryEscape(edits) + parameters
	}
	paris := edit(`[{"game":1,"tag":"Event","value":"Łódź"},{"game":1,"tag":"Dealer","value":"N"}]`, "&sourceEncoding=utf-8")
	w := call("POST", paris, strings.NewReader("[Event \"a\"]\n{b}\n[Dealer \"Q\"]\n"))
	if w.Code != http.StatusOK || w.Body.String() != "[Event \"Łódź\"]\n{b}\n[Dealer \"N\"]\n" || w.Header().Get("Content-Type") != "application/x-pbn; charset=utf-8" ||
		w.Header().Get("Pbn-Changes") != "2" {
		t.Errorf("%d %q %v", w.Code, w.Body, w.Header())
	}
	want, err := answers.Edits([]byte(file), wire.Options{}, pbn.Options{}, []byte(`[{"game":1,"tag":"Dealer","value":"Q"}]`))
	if err != nil || len(want.Refused) == 0 {
		t.Fatalf("%v %v", want, err)
	}
	if w := call("POST", edit(`[{"game":1,"tag":"Dealer","value":"Q"}]`, "&format=json"), strings.NewReader(file)); w.Code != http.StatusOK ||
		w.Body.String() != string(answers.EditedReport(wire.Options{}, want)) {
		t.Errorf("what is refused, as JSON: %d %s", w.Code, w.Body)
	}
	if w := call("POST", edit("[]", "&format=text"), strings.NewReader(file)); w.Body.String() != string(text(pbn.Validate(habits.PBN.Open([]byte(file), 0), pbn.Options{}))) {
		t.Errorf("as text: %s", w.Body)
	}
}

func TestConvert(t *testing.T) {
	const hand = "md|3SAK,,,|sv|n|mb|1S|mb|p|mb|p|mb|p|"
	w := call("POST", "/api/convert", strings.NewReader(hand))
	if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "[Contract \"1S\"]\r\n") || w.Header().Get("Content-Type") != "application/x-pbn; charset=iso-8859-1" ||
		w.Header().Get("Content-Disposition") != `attachment; filename="converted.pbn"` {
		t.Errorf("%d %q %v", w.Code, w.Body, w.Header())
	}
	if w := call("POST", "/api/convert?to=lin", strings.NewReader(w.Body.String())); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "|mb|1S|") ||
		w.Header().Get("Content-Type") != linType {
		t.Errorf("back: %d %q %v", w.Code, w.Body, w.Header())
	}
	if w := call("POST", "/api/convert?to=csv", strings.NewReader(hand)); w.Code != http.StatusOK || strings.Count(w.Body.String(), "\r\n") != 2 || !strings.Contains(w.Body.String(), "1S") {
		t.Errorf("its result: %d %q", w.Code, w.Body)
	}
	if w := call("POST", "/api/convert?from=deal&missing=omit", strings.NewReader("N:A83.KQ7.AJ85.642 - - -")); !strings.Contains(w.Body.String(), "[Deal \"N:A83.KQ7.AJ85.642 - - -\"]") {
		t.Errorf("a bare deal: %d %q", w.Code, w.Body)
	}
	var got map[string]any
	json.Unmarshal(call("POST", "/api/convert?format=json&severities=auction/insufficient-bid:info", strings.NewReader("md|3SAK,,,|mb|1S|mb|1C|")).Body.Bytes(), &got)
	if got["from"] != "lin" || got["gameCount"] != 1.0 || got["counts"].(map[string]any)["info"] == 0.0 {
		t.Errorf("as JSON: %v", got)
	}
	if w := call("POST", "/api/convert", strings.NewReader("Dear friends")); w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), "no-game") {
		t.Errorf("no game: %d %s", w.Code, w.Body)
	}
	if w := call("POST", "/api/convert?from=csv", strings.NewReader(hand)); w.Code != http.StatusBadRequest {
		t.Errorf("from CSV: %d %s", w.Code, w.Body)
	}
}
