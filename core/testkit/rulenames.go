package testkit

import (
	"os"
	"strings"
	"testing"

	"pbn/core/diag"
)

// RuleNames is the type of the names of a notation's rules in JavaScript: Notation is pgn, say, Quiet a rule of the example in its documentation,
// and Call what gives findings there.
type RuleNames struct{ Notation, Quiet, Call string }

const ruleNames = `// core/NOTATION/answers/rulenames_test.go writes this file.

/**
 * The names of the rules, ` + "`area/what`" + `, as the table of rules has them.
 *
 * @example
 * ` + "```ts" + `
 * import type { TYPE } from "pbnkit/NOTATION";
 *
 * const quiet: TYPE[] = ["QUIET"];
 * const { diagnostics } = await CALL;
 * console.log(diagnostics.filter(({ rule }) => !quiet.includes(rule)).length); // 0
 * ` + "```" + `
 */
export type TYPE =
`

// Hold checks that the type in js/src has the names of the rules; one without a name is not reported. PBN_UPDATE=1 writes the type, and fails. It is called in the folder core/NOTATION/answers.
func (r RuleNames) Hold(t *testing.T, all []diag.Rule, name func(diag.Rule) string) {
	t.Helper()
	path := "../../../js/src/" + r.Notation + "/types/rules.ts"
	var names []string
	for _, rule := range all {
		if is := name(rule); is != "" {
			names = append(names, "\t| \""+is+"\"")
		}
	}
	typed := strings.ToUpper(r.Notation[:1]) + r.Notation[1:] + "RuleName"
	want := strings.NewReplacer("NOTATION", r.Notation, "TYPE", typed, "QUIET", r.Quiet, "CALL", r.Call).Replace(ruleNames) + strings.Join(names, "\n") + ";\n"
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Fatalf("%s was written anew: run the test without PBN_UPDATE", path)
	}
	if is, err := os.ReadFile(path); err != nil || string(is) != want {
		t.Errorf("%s has other names (%v): PBN_UPDATE=1 go test ./core/%s/answers", path, err, r.Notation)
	}
}
