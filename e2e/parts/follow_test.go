package main

import (
	"strings"
	"testing"
)

// TestFollow: what go test says without -v, and the skips apart.
func TestFollow(t *testing.T) {
	events := `{"Action":"start","Package":"pbn/a"}
{"Action":"run","Package":"pbn/a","Test":"TestX"}
{"Action":"output","Package":"pbn/a","Test":"TestX","Output":"=== RUN   TestX\n"}
{"Action":"output","Package":"pbn/a","Test":"TestX","Output":"    x_test.go:9: no corpus\n"}
{"Action":"output","Package":"pbn/a","Test":"TestX","Output":"        at ../c\n"}
{"Action":"output","Package":"pbn/a","Test":"TestX","Output":"--- SKIP: TestX (0.00s)\n"}
{"Action":"skip","Package":"pbn/a","Test":"TestX"}
{"Action":"output","Package":"pbn/a","Test":"TestY","Output":"=== RUN   TestY\n"}
{"Action":"output","Package":"pbn/a","Test":"TestY","Output":"    y_test.go:1: wrong\n"}
{"Action":"output","Package":"pbn/a","Test":"TestY","Output":"--- FAIL: TestY (0.00s)\n"}
{"Action":"fail","Package":"pbn/a","Test":"TestY"}
{"Action":"output","Package":"pbn/a","Test":"TestZ","Output":"    z_test.go:1: said only with -v\n"}
{"Action":"pass","Package":"pbn/a","Test":"TestZ"}
{"Action":"output","Package":"pbn/a","Output":"FAIL\n"}
{"Action":"output","Package":"pbn/a","Output":"FAIL\tpbn/a\t0.1s\n"}
{"Action":"fail","Package":"pbn/a"}
{"ImportPath":"pbn/b","Action":"build-output","Output":"b.go:1: undefined: x\n"}
{"Action":"output","Package":"pbn/c","Output":"PASS\n"}
{"Action":"output","Package":"pbn/c","Output":"ok  \tpbn/c\t0.1s\n"}
{"Action":"skip","Package":"pbn/d"}
`
	var out, skips strings.Builder
	if err := follow(strings.NewReader(events), &out, &skips); err != nil {
		t.Fatal(err)
	}
	if want := "    y_test.go:1: wrong\n--- FAIL: TestY (0.00s)\nFAIL\nFAIL\tpbn/a\t0.1s\nb.go:1: undefined: x\nok  \tpbn/c\t0.1s\n"; out.String() != want {
		t.Errorf("printed\n%s", &out)
	}
	if want := "pbn/a TestX: no corpus at ../c\n"; skips.String() != want {
		t.Errorf("skips %q", &skips)
	}
}
