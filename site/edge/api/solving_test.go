package api

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// solvable are three games of a card each hand, whose tables are solved at once.
var solvable = strings.Repeat("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n\n", 3)

func TestOptimum_5_7(t *testing.T) {
	w := call("POST", "/api/optimum", strings.NewReader(solvable))
	if w.Code != http.StatusOK || strings.Count(w.Body.String(), "[OptimumResultTable ") != 2 || strings.Count(w.Body.String(), "[OptimumScore ") != 2 ||
		w.Header().Get("Pbn-Left") != "1" || !strings.Contains(w.Header().Get("Access-Control-Expose-Headers"), "Pbn-Left") {
		t.Fatalf("%d %q %v", w.Code, w.Body, w.Header())
	}
	filled := w.Body.String()
	w = call("POST", "/api/optimum", strings.NewReader(filled))
	if strings.Count(w.Body.String(), "[OptimumResultTable ") != 3 || w.Header().Get("Pbn-Left") != "0" {
		t.Errorf("again: %q %v", w.Body, w.Header())
	}
	if w := call("POST", "/api/optimum?limit=1", strings.NewReader(solvable)); w.Header().Get("Pbn-Left") != "2" {
		t.Errorf("one: %v", w.Header())
	}
	for _, limit := range []string{"0", "3", "x"} {
		if w := call("POST", "/api/optimum?limit="+limit, strings.NewReader(solvable)); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), "from 1 to 2") {
			t.Errorf("limit %s: %d %s", limit, w.Code, w.Body)
		}
	}
	var got map[string]any
	json.Unmarshal(call("POST", "/api/optimum?format=json&only=all", strings.NewReader(solvable)).Body.Bytes(), &got)
	if changed, _ := got["changed"].([]any); len(changed) != 4 {
		t.Errorf("as JSON: %v", got)
	}
}

// never is a deal that takes seconds to solve.
const never = "[Board \"2\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:Q73.2.A762.AJ973 K84.AJT754.8.QT5 AT52.KQ986.KT43. J96.3.QJ95.K8642\"]\n\n"

// TestOptimumEnds: boards that take too long do not keep others waiting, and who sends the answer again comes to an end.
func TestOptimumEnds(t *testing.T) {
	bounded := limits
	bounded.Solving, bounded.Boards = 500*time.Millisecond, 2
	s := New(bounded)
	ask := func(query, file string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequest("POST", "/api/optimum"+query, strings.NewReader(file)))
		return w
	}
	file := never + solvable
	for _, want := range []struct {
		tables         int
		left, unsolved string
	}{{2, "2", ""}, {3, "1", ""}, {3, "0", "1"}} {
		w := ask("", file)
		file = w.Body.String()
		if tables := strings.Count(file, "[OptimumResultTable "); tables != want.tables || w.Header().Get("Pbn-Left") != want.left || w.Header().Get("Pbn-Unsolved") != want.unsolved {
			t.Errorf("%d tables, want %v: %v", tables, want, w.Header())
		}
	}
	// Where all are too hard, nothing is left to ask for again, in no more time than a request has.
	if w := ask("", strings.Repeat(never, 40)); w.Header().Get("Pbn-Left") != "0" || w.Header().Get("Pbn-Unsolved") != "40" || w.Header().Get("Pbn-Next") == "" {
		t.Errorf("too hard: %v", w.Header())
	}
	// Of boards that have all there is, none is solved again for ever.
	w := ask("?only=all&from=2", file)
	if next := w.Header().Get("Pbn-Next"); next != "4" || ask("?only=all&from="+next, file).Header().Get("Pbn-Left") != "0" {
		t.Errorf("all: %v", w.Header())
	}
}

// TestDoubleDummy: validate compares what the tags say, where that is asked for.
func TestDoubleDummy_5_7(t *testing.T) {
	filled := call("POST", "/api/optimum", strings.NewReader(solvable)).Body.String()
	wrong := strings.Replace(filled, "[OptimumScore \"", "[OptimumScore \"NS 70\"]\n[Was \"", 1)
	said := func(parameters, file string) bool {
		return strings.Contains(call("POST", "/api/validate"+parameters, strings.NewReader(file)).Body.String(), "optimum/score")
	}
	if !said("?doubleDummy=yes", wrong) || said("?doubleDummy=yes", filled) || said("", wrong) {
		t.Errorf("%v %v %v", said("?doubleDummy=yes", wrong), said("?doubleDummy=yes", filled), said("", wrong))
	}
}
