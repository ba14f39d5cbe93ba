//go:build js && wasm

package converting

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host"
)

// invoke converts a text as JavaScript does.
func invoke(file string, options map[string]any) js.Value {
	return js.ValueOf(host.Guarded(Convert)(js.Undefined(), []js.Value{host.Uint8Array([]byte(file)), js.ValueOf(options)}))
}

func TestConvert(t *testing.T) {
	answer := invoke("md|3SAK,,,|mb|1S|sk|S|", map[string]any{"to": "pbn", "missing": "omit", "from": "", "text": map[string]any{"path": "a.lin", "color": true}})
	if out := string(host.Bytes(answer.Get("bytes"))); !strings.HasPrefix(out, "% PBN 2.1\r\n") || !strings.Contains(out, "1S") {
		t.Error(out)
	}
	json := string(host.Bytes(answer.Get("json")))
	for _, part := range []string{`"from":"lin"`, `"gameCount":1`, `"rule":"command/kept"`, `"text":"a.lin:1:`, `\u001b[1;`} {
		if !strings.Contains(json, part) {
			t.Errorf("%s is not in %s", part, json)
		}
	}
	json = string(host.Bytes(invoke("md|3SAK,,,|mb|1S|mb|1C|", map[string]any{"to": "pbn", "severities": map[string]any{"auction/insufficient-bid": "info"}}).Get("json")))
	if !strings.Contains(json, `"rule":"auction/insufficient-bid","severity":"info"`) {
		t.Error(json)
	}
	if out := string(host.Bytes(invoke("[Board \"1\"]\n[Dealer \"N\"]\n", map[string]any{"to": "lin", "sourceEncoding": "utf-8"}).Get("bytes"))); !strings.Contains(out, "|ah|Board 1|") {
		t.Error(out)
	}
}

func TestWrongOptionsFail(t *testing.T) {
	if refused := invoke("", map[string]any{"severities": map[string]any{"no/rule": "off"}}).Get("refused"); refused.Type() != js.TypeString {
		t.Error("a rule that there is not is taken")
	}
	for _, options := range []map[string]any{{"to": "xml"}, {"to": "pbn", "from": "doc"}, {"to": "pbn", "encoding": "x"}, {"to": "pbn", "sourceEncoding": "x"}} {
		if answer := invoke("md|3SAK,,,|", options); answer.Get("error").Type() != js.TypeString {
			t.Errorf("%v is taken", options)
		}
	}
}
