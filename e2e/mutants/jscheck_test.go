package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLeftOut: a test that fails with the switches alone, as one of sizes does, says nothing of a mutation; the others of its file do.
func TestLeftOut(t *testing.T) {
	folder := t.TempDir()
	j := &jsChecker{copy: folder, notes: filepath.Join(folder, "reached")}
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(j.copy, "site/test", name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("some.test.mjs", `import { describe, it } from "node:test";
import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
if (process.env.MUTANT_REACHED) appendFileSync(process.env.MUTANT_REACHED, "1\n2\n");
describe("all of it", () => {
	it("is small", () => assert.ok(false));
	it("works", () => assert.notEqual(process.env.MUTANT, "1"));
});
it("ends well", () => process.env.MUTANT === "3" && process.exit(1));
`)
	write("broken.test.mjs", "throw new Error('no');\n")
	if err := j.reach(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(j.tests) != 1 || !j.tests[0].Fails["is small"] || !j.tests[0].Fails["all of it"] || len(j.tests[0].Fails) != 2 {
		t.Fatalf("the files of tests are %+v", j.tests)
	}
	for number, want := range map[int]string{1: "works", 2: "", 3: "some.test.mjs"} {
		j.tests[0].Reaches[number] = true
		v, err := j.check(t.Context(), mutation{Number: number}, 0, false)
		if err != nil || (v.Outcome == killed) != (want != "") || !strings.HasSuffix(v.By, want) {
			t.Errorf("mutation %d: %+v (%v)", number, v, err)
		}
	}
}
