// Package browser drives Chromium for the tests of what a person does: pages in browsers of a pool, waits that last as long as something
// moves, what fingers, keys and a mouse do, the built site on a host, and paper.
package browser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// Temporary is a folder for what all tests need.
var Temporary string

// Main runs the tests of a folder, in the folder of the project: what they read is named from there.
func Main(m *testing.M) { os.Exit(exitOf(m)) }

// exitOf is the exit status of the tests.
func exitOf(m *testing.M) int {
	if err := prepare(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(Temporary)
	defer pool.stop()
	return m.Run()
}

// prepare looks for what the browsers need, and makes what all tests share.
func prepare() error {
	if err := goToProject(); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(Dist, "index.html")); err != nil {
		return errors.New("There is no built site: run make build.")
	}
	if shell != "" {
		if _, err := os.Stat(shell); err != nil {
			return errors.New("There is no headless shell: run make bin/chromium-headless-shell, or set E2E_SHELL=0 to use Chromium itself.")
		}
	}
	var err error
	if Temporary, err = os.MkdirTemp("", "e2e"); err != nil {
		return err
	}
	return chooseFonts(Temporary)
}

// goToProject changes to the folder of the project, which has go.mod, from one that it has.
func goToProject() error {
	folder, err := os.Getwd()
	if err != nil {
		return err
	}
	for ; ; folder = filepath.Dir(folder) {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return os.Chdir(folder)
		}
		if folder == filepath.Dir(folder) {
			return errors.New("no folder above the tests has go.mod")
		}
	}
}

// forget has a browser forget what pages of an origin store. Its files, and what was compiled of them, stay.
func (b *chromium) forget(t *testing.T, origin string) {
	t.Helper()
	ctx, stop := Patiently(b.ctx)
	defer stop()
	if _, err := chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin, StorageTypes: "all"}); err != nil {
		t.Error(err)
	}
}

// makeTab makes the tab of a context. That has no limit of time, which would be the limit of the tab.
func (b *chromium) makeTab(t *testing.T, ctx context.Context) {
	t.Helper()
	made := make(chan error, 1)
	go func() { made <- chromedp.Do(ctx) }()
	late, stop := Patiently(b.ctx)
	defer stop()
	select {
	case err := <-made:
		if err != nil {
			t.Fatal("The browser makes no tab: ", err)
		}
	case <-late.Done():
		t.Fatal("The browser makes no tab: ", context.Cause(late))
	}
}
