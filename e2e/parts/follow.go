package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
)

// An event is a line of go test -json: go doc test2json.
type event struct {
	Action  string
	Package string
	Test    string
	Output  string
}

// follow prints the events as go test prints them without -v, and writes the skips.
func follow(events io.Reader, out, skips io.Writer) error {
	type test struct{ pkg, name string }
	said := map[test]*strings.Builder{}
	for decoder := json.NewDecoder(events); ; {
		var e event
		if err := decoder.Decode(&e); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		t := test{e.Package, e.Test}
		switch e.Action {
		case "output", "build-output":
			if e.Test != "" {
				if said[t] == nil {
					said[t] = &strings.Builder{}
				}
				said[t].WriteString(e.Output)
			} else if e.Output != "PASS\n" {
				fmt.Fprint(out, e.Output)
			}
		case "skip":
			if e.Test != "" {
				fmt.Fprintf(skips, "%s %s: %s\n", e.Package, e.Test, reason(said[t].String()))
			}
			delete(said, t)
		case "fail":
			if e.Test != "" {
				fmt.Fprint(out, chatter.ReplaceAllString(said[t].String(), ""))
			}
			delete(said, t)
		case "pass":
			delete(said, t)
		}
	}
}

// chatter is what only -v says.
var chatter = regexp.MustCompile(`(?m)^=== .*\n`)

// place is where a test says what it says, and how it ends.
var (
	place = regexp.MustCompile(`(?m)^\s*[\w-]+\.go:\d+: `)
	end   = regexp.MustCompile(`(?m)^\s*--- SKIP: .*\n`)
)

// reason is why a test was skipped, on one line.
func reason(said string) string {
	said = end.ReplaceAllString(chatter.ReplaceAllString(said, ""), "")
	return strings.Join(strings.Fields(place.ReplaceAllString(said, "")), " ")
}
