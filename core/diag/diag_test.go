package diag

import (
	"strings"
	"testing"
)

func TestQuote(t *testing.T) {
	if got := Quote("a\n" + strings.Repeat("é", 100)); got != "“a "+strings.Repeat("é", 58)+"…”" {
		t.Error(got)
	}
}
