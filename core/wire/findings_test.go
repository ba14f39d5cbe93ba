package wire

import (
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
)

// TestPackerRemembersSome: a text is told once, as long as not too many others come; however long the file is, no more than so much of it is
// kept.
func TestPackerRemembersSome(t *testing.T) {
	var p packer
	rules := func(diag.Rule) *diag.Row { return &diag.Row{Name: "a/rule", Section: "1"} }
	told := func(message string) int {
		before := p.told
		p.add(Diagnostics, rules, "board", &diag.Diagnostic{Severity: diag.Info, Message: message})
		return int(p.told - before)
	}
	if n := told("first"); n != 5 {
		t.Errorf("%d texts are told with the first diagnostic", n)
	}
	if n := told("first"); n != 0 {
		t.Errorf("%d texts are told again", n)
	}
	long := strings.Repeat("x", longestKnown+1)
	if told(long) != 1 || told(long) != 1 {
		t.Error("a long text is remembered")
	}
	for i := range 3 * mostKnown / 100 {
		told(strconv.Itoa(i) + strings.Repeat("x", 100))
		size := 0
		for text := range p.known {
			size += len(text)
		}
		if i%1000 == 0 && size > mostKnown {
			t.Fatalf("after %d texts %d bytes are kept", i, size)
		}
	}
	if n := told("first"); n != 1 {
		t.Errorf("after many others, %d texts are told", n)
	}
	var crossed Findings
	p.handOver(&crossed)
	if p.size() != 0 || !strings.HasPrefix(string(crossed.Texts), `"board","a/rule","1","info","first",`) || len(crossed.Lists[Diagnostics])%64 != 0 {
		t.Errorf("%d bytes are left; %.100s", p.size(), crossed.Texts)
	}
}
