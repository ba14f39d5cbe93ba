package answers

import (
	"os"
	"strings"
	"testing"

	"pbn/core/pbi/rules"
)

const ruleNames = `// core/pbi/answers/rulenames_test.go writes this file.

/**
 * The names of the rules, ` + "`area/what`" + `, as the table of rules has them.
 *
 * @example
 * ` + "```ts" + `
 * import type { PbiRuleName } from "pbnkit/pbi";
 *
 * const quiet: PbiRuleName[] = ["source/missing"];
 * const { diagnostics } = await pbi.validate("\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n");
 * console.log(diagnostics.filter(({ rule }) => !quiet.includes(rule)).length); // 0
 * ` + "```" + `
 */
export type PbiRuleName =
`

// TestRuleNames: the type of rule names has those of the table of rules. PBN_UPDATE=1 writes it, and fails.
func TestRuleNames(t *testing.T) {
	const path = "../../../js/src/pbi/types/rules.ts"
	var names []string
	for _, rule := range rules.All() {
		if name := rules.Name(rule); name != "" {
			names = append(names, "\t| \""+name+"\"")
		}
	}
	want := ruleNames + strings.Join(names, "\n") + ";\n"
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Fatalf("%s was written anew: run the test without PBN_UPDATE", path)
	}
	if is, err := os.ReadFile(path); err != nil || string(is) != want {
		t.Errorf("%s has other names (%v): PBN_UPDATE=1 go test ./core/pbi/answers", path, err)
	}
}
