package package_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"pbn/e2e/browser"
)

// recipes is where the sites are that js/recipes/build.mjs makes of the recipes.
const recipes = "js/recipes/out"

// TestConsumerRecipes: what the recipes for frameworks and for builders of static sites make shows a deal, once and with its style; one
// with a script can be played through.
func TestConsumerRecipes(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat(recipes); err != nil {
		t.Skip("The recipes are not built: run make test-consumers.")
	}
	for name, isLive := range map[string]bool{"react": true, "vue": true, "svelte": true, "eleventy": false, "astro": false} {
		t.Run(name, func(t *testing.T) {
			files := http.NewServeMux()
			files.Handle("/", http.FileServer(http.Dir(filepath.Join(recipes, name))))
			files.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
			server := httptest.NewServer(files)
			t.Cleanup(server.Close)
			p := browser.Open(t, server.URL)
			p.WaitFor(`document.querySelector(".pbn-board")?.textContent === "Board 7"`)
			if n := browser.Evaluate[int](p, `document.querySelectorAll("[data-pbn-block]").length`); n != 1 {
				t.Errorf("%d blocks are shown", n)
			}
			p.WaitFor(`getComputedStyle(document.querySelector(".pbn-deal-grid")).display === "grid"`)
			if isLive {
				p.WaitFor(`document.querySelector(".pbn-suits-4 .pbn-step-forward") !== null`)
				p.Click(".pbn-step-forward")
				p.WaitFor(`document.querySelector(".pbn-place").textContent.includes("1")`)
			}
			p.NoErrors()
		})
	}
}
