//go:build js && wasm

// Package converting has the function convert, which is that of wasm/lin, and of the module inside of pbnkit/inline, which is both modules
// in one.
package converting

import (
	"syscall/js"

	"pbn/core/convert"
	"pbn/core/pbn/export"
	"pbn/core/source"
	"pbn/core/wire"
	"pbn/wasm/host"
)

// Convert is the function: args are the file and the options.
func Convert(args []js.Value) any {
	wanted, err := options(args[1])
	if err != nil {
		answer := host.NewObject()
		answer.Set("refused", err.Error())
		return answer
	}
	out, from, report := convert.Convert(host.Bytes(args[0]), wanted)
	if report.Err != nil {
		answer := host.NewObject()
		answer.Set("failed", report.Err.Error())
		return answer
	}
	answer := host.JSON(wire.ExportReport(report, wire.Options{Was: from.String(), Text: textOf(args[1].Get("text"))}))
	answer.Set("bytes", host.Uint8Array(out))
	return answer
}

// text is a member of an object; "" if that is no string.
func text(of js.Value, name string) string {
	if value := of.Get(name); value.Type() == js.TypeString {
		return value.String()
	}
	return ""
}

// options reads the options. The error is a caller's mistake.
func options(given js.Value) (o convert.Options, err error) {
	var fromKnown, toKnown, encodingKnown bool
	o.From, fromKnown = convert.Named(text(given, "from"))
	o.To, toKnown = convert.Named(text(given, "to"))
	o.Encoding, encodingKnown = source.EncodingOf(text(given, "sourceEncoding"))
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		chosen[option.Name] = text(given, option.Name)
	}
	var problem string
	if severities := given.Get("severities"); severities.Type() == js.TypeObject {
		names := js.Global().Get("Object").Call("keys", severities)
		levels := map[string]string{}
		for i := range names.Length() {
			name := names.Index(i).String()
			levels[name] = severities.Get(name).String()
		}
		if o.Severities, err = wire.ReadSeverities(levels, convert.FindRule); err != nil {
			return o, err
		}
	}
	o.As, problem = export.Named(chosen)
	if !fromKnown || !toKnown || !encodingKnown && text(given, "sourceEncoding") != "" || problem != "" {
		panic("the options do not fit")
	}
	o.As.Most = mostBytes
	return o, nil
}

// mostBytes is how long a file that is made may be: an export of what inherits can be far longer than its source.
const mostBytes = 512 << 20

// textOf returns how the diagnostics become text; nil where that is not wanted.
func textOf(given js.Value) *wire.Rendering {
	if given.Type() != js.TypeObject {
		return nil
	}
	return &wire.Rendering{Path: text(given, "path"), Color: given.Get("color").Truthy(), ErrorsOnly: given.Get("errorsOnly").Truthy()}
}
