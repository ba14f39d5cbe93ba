package answers

import (
	"encoding/json"
	"testing"
)

func TestNAGs_3_7_b(t *testing.T) {
	for file, want := range map[string]struct {
		text string
		line int
	}{
		"": {"very good card", 0}, "9 sehr gute Karte\r\n": {"sehr gute Karte", 0}, "1 a\n9\n": {"", 2},
	} {
		var got struct {
			Texts   []string
			Problem struct {
				Line    int
				Message string
			}
		}
		if err := json.Unmarshal(NAGs([]byte(file)), &got); err != nil {
			t.Fatal(err)
		}
		if len(got.Texts) != 256 || got.Texts[9] != want.text || got.Problem.Line != want.line || (got.Problem.Message != "") != (want.line > 0) {
			t.Errorf("%q: %+v", file, got)
		}
	}
}
