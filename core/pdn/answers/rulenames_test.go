package answers

import (
	"os"
	"strings"
	"testing"

	"pbn/core/pdn/rules"
)

const ruleNames = `// core/pdn/answers/rulenames_test.go writes this file.

/**
 * The names of the rules, ` + "`area/what`" + `, as the table of rules has them.
 *
 * @example
 * ` + "```ts" + `
 * import type { PdnRuleName } from "pbnkit/pdn";
 *
 * const quiet: PdnRuleName[] = ["tag/duplicate"];
 * const { diagnostics } = await pdn.parse('[Site "a"]\n[Site "b"]\n\n1. 32-28 *\n');
 * console.log(diagnostics.filter(({ rule }) => !quiet.includes(rule)).length); // 0
 * ` + "```" + `
 */
export type PdnRuleName =
`

// TestRuleNames: the type of rule names has those of the table of rules. PBN_UPDATE=1 writes it, and fails.
func TestRuleNames(t *testing.T) {
	const path = "../../../js/src/pdn/types/rules.ts"
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
		t.Errorf("%s has other names (%v): PBN_UPDATE=1 go test ./core/pdn/answers", path, err)
	}
}
