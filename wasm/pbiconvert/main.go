//go:build js && wasm

// Command pbiconvert makes other forms of files of chess problems, and files of problems of other forms. It is a module of its own, which is
// loaded when something is to be converted.
package main

import (
	"syscall/js"

	"pbn/core/pbi/convert/answers"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

func main() { host.Serve("pbi", calls()) }

func calls() map[string]host.Call { return map[string]host.Call{"convert": convertFile} }

// convertFile makes something else of a file, or a file of something else: what, is JSON of its own in the options.
func convertFile(args []js.Value) any {
	o := call.Read(args[1])
	given := o.Source()
	as, err := answers.ReadConvert([]byte(o.Text("convert")))
	o.Wrong(err)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return call.Written(answers.Convert(host.Bytes(args[0]), given, as))
}
