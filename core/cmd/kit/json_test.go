package kit

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/wire"
)

func TestAppendJSON(t *testing.T) {
	for core, want := range map[string]string{
		`{"a":1.50,"b":-0,"c":0.0000001,"d":1E3,"e":123456789012345678901}`: `{"a":1.5,"b":0,"c":1e-7,"d":1000,"e":123456789012345680000}`,
		`[1E-10,1.5E-7,0.000001,1E21,123E19,-2.5E30,1E400]`:                 `[1e-10,1.5e-7,0.000001,1e+21,1.23e+21,-2.5e+30,null]`,
		`["1.50","\\u0009\u0009\"\u007f",null,true,-12]`:                    `["1.50","\\u0009\t\"\u007f",null,true,-12]`,
		"\"\u0085\u00a0\"": "\"\\u0085\u00a0\"",
	} {
		if got := string(appendJSON(nil, []byte(core))); got != want {
			t.Errorf("%s: %s, not %s", core, got, want)
		}
	}
}

// FuzzAppendJSON: the JSON means what that of the core does, and has nothing that a terminal would obey.
func FuzzAppendJSON(f *testing.F) {
	f.Add("a\tb\\u0009\"\x7f", "\u0085\b\f\r\n\u2028é")
	f.Add("\\", "\xc2")
	f.Fuzz(func(t *testing.T, one, two string) {
		var w wire.Writer
		w.Open('{')
		w.StringField(one, two)
		w.IntField("n", len(one))
		w.Close('}')
		got := appendJSON(nil, w.Out)
		var before, after any
		if err := json.Unmarshal(w.Out, &before); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(got, &after); err != nil || !reflect.DeepEqual(before, after) {
			t.Errorf("%v: %s is not %s", err, got, w.Out)
		}
		if !utf8.Valid(got) || strings.ContainsFunc(string(got), func(r rune) bool { return r < ' ' || r >= 0x7F && r < 0xA0 }) {
			t.Errorf("%q", got)
		}
	})
}
