package plain

import "testing"

// TestFolded holds what searches take for the same text; site/test has the same table for the page's search.
func TestFolded(t *testing.T) {
	for text, want := range map[string]string{
		"":                 "",
		"oakes":            "oakes",
		"Oakes, R.":        "oakes, r.",
		"Müller":           "muller",
		"Mu\u0308ller":     "muller",
		"ŁUKASZ Żółć":      "lukasz zolc",
		"Grønbæk Århus":    "gronbaek arhus",
		"STRAẞE Straße":    "strasse strasse",
		"Đorđe Þór Œuvre":  "dorde thor oeuvre",
		"ẤN ǖ":             "an u",
		"Иванов":           "иванов",
		"\xFF":             "\uFFFD",
		"a−b":              "a-b",
		"ÅÉÎÕÜÝÑÇ":         "aeiouync",
		"e\u0301\u0327 ok": "e ok",
	} {
		if got := Folded(text); got != want {
			t.Errorf("%q is folded to %q, want %q", text, got, want)
		}
	}
}
