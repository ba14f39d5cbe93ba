package api

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
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
