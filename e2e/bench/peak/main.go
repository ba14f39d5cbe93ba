// Command peak measures how much memory the process takes while a verb works on a text in which one construct repeats. Each call measures one
// verb and one text, since what a process has taken it may keep.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"pbn/core/convert"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/wire"
	"pbn/e2e/bench/texts"
)

// verbs are all that a file can be given to. What they answer is used by nobody, but is in memory as it is for those who ask.
var verbs = map[string]func(file []byte){
	"parse": func(file []byte) {
		// A longer answer comes in parts, as over HTTP.
		keep(answers.ParseFrom(habits.PBN.Open(file, source.Automatic), wire.Options{Most: 8 << 20}))
	},
	"packed":   func(file []byte) { keep(answers.ParsePacked(file, wire.Options{})) },
	"validate": func(file []byte) { keep(answers.Validate(file, wire.Options{}, pbn.Options{})) },
	"export":   func(file []byte) { keep(answers.Export(file, wire.Options{}, export.Options{})) },
	"document": func(file []byte) { keep(answers.ExportDocument(file, wire.Options{}, export.Options{})) },
	"fix": func(file []byte) {
		keep(wire.CheckReport(pbn.Mend(file, source.Automatic, pbn.Options{}).Report, wire.Options{}))
	},
	"edit": func(file []byte) {
		edits := []byte(`[{"game":1,"tag":"Site","value":"Paris"}]`)
		keep(answers.Edited(file, wire.Options{}, pbn.Options{}, edits))
	},
	"pbn": func(file []byte) { keep(convert.Convert(file, convert.Options{To: convert.PBN})) },
	"lin": func(file []byte) { keep(convert.Convert(file, convert.Options{To: convert.LIN})) },
	"csv": func(file []byte) { keep(convert.Convert(file, convert.Options{To: convert.CSV})) },
	"optimum": func(file []byte) {
		filled, _ := optima.Fill(file, source.Automatic, optima.Options{Poll: func() bool { return false }})
		keep(filled)
	},
}

func keep(answer ...any) { runtime.KeepAlive(answer) }

// measurement is what a verb took for a text.
type measurement struct {
	Text, Verb string
	Size       int   // of the text, in bytes
	Peak       int64 // bytes more than before, at the highest
}

func main() {
	size := flag.Int("size", 1<<20, "bytes of a text")
	kinds := flag.String("texts", "one,files,foreign", "the kinds of texts: see package texts")
	name := flag.String("only", "", "the text of this name")
	verb := flag.String("verb", "validate", "the verb")
	list := flag.Bool("list", false, "list the verbs and the texts")
	flag.Parse()
	all := texts.Of(strings.Split(*kinds, ",")...)
	if *list {
		for v := range verbs {
			fmt.Println("verb", v)
		}
		for _, t := range all {
			fmt.Println("text", t.Name)
		}
		return
	}
	at := slices.IndexFunc(all, func(t texts.Text) bool { return t.Name == *name })
	if at < 0 || verbs[*verb] == nil {
		fmt.Fprintln(os.Stderr, "There is no such verb or text: -list names them.")
		os.Exit(2)
	}
	file := []byte(all[at].Make(*size))
	debug.FreeOSMemory()
	before := start()
	verbs[*verb](file)
	m := measurement{all[at].Name, *verb, len(file), peak() - before}
	if err := json.NewEncoder(os.Stdout).Encode(m); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
