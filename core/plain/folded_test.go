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

// TestNameKey holds which names are the same. That of a family is what the page compares games by, too: site/src/played/copies.ts.
func TestNameKey(t *testing.T) {
	for _, same := range [][]string{{"Müller,J.", "MULLER, J", "muller  j"}, {"Øster, Anna", "oster anna"}} {
		for _, name := range same {
			if NameKey(name) != NameKey(same[0]) {
				t.Errorf("%q is not %q", name, same[0])
			}
		}
	}
	for _, same := range [][]string{{"Oakes, Theo", "Theo Oakes", "OAKES", "Oakes,T."}, {"de Vries, Jan", "De Vries, J."}} {
		for _, name := range same {
			if FamilyName(name) != FamilyName(same[0]) {
				t.Errorf("%q is of another family than %q", name, same[0])
			}
		}
	}
	for _, each := range []string{"", "?", "-", ","} {
		if NameKey(each) != each {
			t.Errorf("%q is %q", each, NameKey(each))
		}
	}
	if FamilyName(" ") == FamilyName("Oakes") || FamilyName("Oakes, T.") == FamilyName("Oaks, T.") {
		t.Error("families are not told apart")
	}
}
