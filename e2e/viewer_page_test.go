package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// examples are files of PBN that show the parts of the viewer.
const examples = "testdata/viewer"

// exampleBlock is an example as a writer puts it into an article, with attributes of the container.
func exampleBlock(t *testing.T, name, attributes string) string {
	t.Helper()
	return fmt.Sprintf(`<pre class="pbn" %s>%s</pre>`, attributes, escaped(string(read(t, filepath.Join(examples, name)))))
}

// lightOrDark is the style of a page that leaves the choice to the reader.
const lightOrDark = `<style>:root { color-scheme: light dark; font-family: serif; }</style>`

// articleOf opens a page with an article, and waits until its blocks are shown.
func articleOf(t *testing.T, body string) *page {
	t.Helper()
	p := open(t, site(t, map[string]string{"/": articlePage(lightOrDark+styleTag+scriptTag, "<main><h1>An article</h1>\n<h2>Deals</h2>\n"+body+"</main>")}, nil)+"/")
	p.waitFor("document.isReady === true")
	return p
}

// rendered opens the page that `pbn render` makes of a file.
func rendered(t *testing.T, path string, flags ...string) *page {
	t.Helper()
	html, err := exec.Command("node", append(append([]string{"../js/dist/cli.js", "render"}, flags...), path)...).Output()
	if err != nil {
		t.Fatalf("pbn render: %v", err)
	}
	return open(t, site(t, map[string]string{"/": string(html)}, nil)+"/")
}

// emulate sets media features, "name: value", and forgets those that were set before. The medium is "print" or "screen".
func (p *page) emulate(medium string, features ...string) {
	p.t.Helper()
	params := emulation.SetEmulatedMediaParams{Media: medium}
	for _, feature := range features {
		name, value, _ := strings.Cut(feature, ": ")
		params.Features = append(params.Features, &emulation.MediaFeature{Name: name, Value: value})
	}
	call(p, emulation.SetEmulatedMedia, params)
}

// look writes what the page looks like into the folder that the variable LOOK names, where there is one, for a person's eyes.
func (p *page) look(name string) {
	p.t.Helper()
	folder := os.Getenv("LOOK")
	if folder == "" {
		return
	}
	p.keep(name+".png", step(p, "look", chromedp.FullScreenshot(100)))
}

func (p *page) keep(name string, content []byte) {
	p.t.Helper()
	if folder := os.Getenv("LOOK"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
}
