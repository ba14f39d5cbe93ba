package pbi

import (
	"testing"

	"pbn/core/diag"
	"pbn/core/testkit"
)

// wordings provoke what the cases do not, a wording of a rule or two each.
var wordings = []string{
	"{\"a\": 1}\n", "<!DOCTYPE html><p>", head + ":8/8/8/8/8/8/8/k7:#2::::::\n", head + ":kk6/8/8/8/8/8/8/KK6:#2::::::\n",
	head + "# a\n::::::::\n# b\n# c\n", head + " a : b :::::::\n", head + "::::::::\n::::::::\n",
	head + ":PP5k/8/8/8/8/8/8/K7:#2::::::\n", head + ":::a:::::\n", head + ":7k/8/8/8/PPPPPPP1/8/QQQ5/K7:=::::::\n",
}

// TestWordings compares what is said of all texts with testdata/wordings.txt, which a person has read, and what it marks with
// testdata/marks.txt.
func TestWordings(t *testing.T) {
	texts := wordings
	of := map[string]diag.Rule{}
	all, fixes := cases()
	for _, c := range all {
		texts = append(texts, c.In)
		of[c.In] = c.Rule
	}
	for _, c := range fixes {
		texts = append(texts, c.In)
	}
	testkit.WordingsAreRead(t, subject, testkit.Wordings(subject, texts, func(text string) []diag.Diagnostic {
		isExport := subject.Row(of[text]).OfExportFormat
		return Validate(Bytes([]byte(text)), Options{AsExport: isExport}).Diagnostics.Items
	}))
}
