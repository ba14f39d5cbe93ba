package main

import (
	"os"
	"path/filepath"
	"testing"

	"pbn/wasm/flow/internal/flow"
)

// TestNoHalfFile: where nothing can be written, what was there stays, and nothing is left behind.
func TestNoHalfFile(t *testing.T) {
	folder := t.TempDir()
	in, out := filepath.Join(folder, "in.wasm"), filepath.Join(folder, "out.wasm")
	for name, content := range map[string]string{in: "\x00asm\x01\x00\x00\x00\x0a\x05\x01", out: "as it was"} {
		if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := run(in, out, flow.Options{}); err == nil {
		t.Error("no error")
	}
	if got, err := os.ReadFile(out); string(got) != "as it was" {
		t.Errorf("%q, %v", got, err)
	}
	if err := replace(filepath.Join(folder, "none", "out.wasm"), nil); err == nil {
		t.Error("no error of a folder that is not there")
	}
	if err := os.Mkdir(filepath.Join(folder, "taken"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := replace(filepath.Join(folder, "taken"), []byte("x")); err == nil {
		t.Error("no error of a name that is taken by a folder")
	}
	if err := replace(out, []byte("new")); err != nil {
		t.Error(err)
	}
	if got, err := os.ReadFile(out); string(got) != "new" {
		t.Errorf("%q, %v", got, err)
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 3 {
		t.Errorf("%v, %v", files, err)
	}
}
