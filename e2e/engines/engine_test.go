package engines

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// engine is a browser that is started once for all tests.
type engine interface {
	// open is a tab of its own.
	open() (tab, error)
	version() string
	stop()
}

// tab is what a test does in a browser.
type tab interface {
	navigate(url string) error
	// evaluate is what an expression comes to, or its promise, as JSON.
	evaluate(expression string) ([]byte, error)
	// click presses the mouse on an element that is in view.
	click(selector string) error
	// paste presses Ctrl+V.
	paste() error
	// choose gives a file to a file button.
	choose(selector, path string) error
	// save clicks a link that saves a file, and is its bytes.
	save(selector string) ([]byte, error)
	// resize gives the page a size in CSS pixels.
	resize(width, height int) error
	screenshot() ([]byte, error)
	// print is what the page is on paper, as PDF; errors.ErrUnsupported where the engine's driver prints nothing.
	print() ([]byte, error)
	// errors are those that are on the console so far.
	errors() []string
	close()
}

// engines are those that the tests run in. WebKit only where its driver is there: make engines does not install it.
var engines = []*struct {
	name     string
	start    func(folder string) (engine, error)
	optional bool
	// started is nil where there is none.
	started engine
}{
	{name: "chromium", start: startChromium},
	{name: "firefox", start: startFirefox},
	{name: "webkit", start: startWebKit, optional: true},
}

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	if _, err := os.Stat(filepath.Join(siteFiles, "index.html")); err != nil {
		fmt.Fprintln(os.Stderr, "There is no built site: run make build.")
		return 1
	}
	folder, err := os.MkdirTemp("", "engines")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	for _, e := range engines {
		own := filepath.Join(folder, e.name)
		if err := os.Mkdir(own, 0o755); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		started, err := e.start(own)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s does not start: %v\n", e.name, err)
			if e.optional {
				continue
			}
			return 1
		}
		defer started.stop()
		fmt.Printf("%s: %s\n", e.name, started.version())
		e.started = started
	}
	return m.Run()
}

// page is a tab in a test.
type page struct {
	t      *testing.T
	engine string
	tab    tab
}

// inEach runs a test in each engine.
func inEach(t *testing.T, test func(p *page)) {
	for _, e := range engines {
		t.Run(e.name, func(t *testing.T) {
			if e.started == nil {
				t.Skip("it is not installed")
			}
			opened, err := e.started.open()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(opened.close)
			test(&page{t, e.name, opened})
		})
	}
}

func (p *page) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *page) navigate(url string) *page {
	p.t.Helper()
	p.must(p.tab.navigate(url))
	return p
}

// evaluate is the value of a JavaScript expression, or of its promise.
func evaluate[T any](p *page, expression string) (value T) {
	p.t.Helper()
	result, err := p.tab.evaluate(expression)
	if err == nil {
		err = json.Unmarshal(result, &value)
	}
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// longest is how long a page may take for one thing.
const longest = 20 * time.Second

// waitFor waits until an expression is true.
func (p *page) waitFor(expression string) {
	p.t.Helper()
	p.waitLongFor(longest, expression)
}

// waitLongFor is waitFor for what has more to do.
func (p *page) waitLongFor(most time.Duration, expression string) {
	p.t.Helper()
	for end := time.Now().Add(most); ; time.Sleep(25 * time.Millisecond) {
		result, err := p.tab.evaluate(expression)
		// The page that was asked may just make room for the next.
		if err == nil && string(result) == "true" {
			return
		}
		if time.Now().After(end) {
			p.t.Fatalf("%s does not become true: %s %v\nthe console: %q\nthe page: %.2000s%s", expression, result, err, p.tab.errors(), p.text(), p.picture())
		}
	}
}

// text is what the page says, for a report.
func (p *page) text() []byte {
	text, err := p.tab.evaluate("document.body.innerText")
	if err != nil {
		return []byte(err.Error())
	}
	return text
}

// picture keeps what the page looks like, where the tests are run with -artifacts, and says where.
func (p *page) picture() string {
	p.t.Helper()
	image, err := p.tab.screenshot()
	if err != nil {
		return "\nno picture: " + err.Error()
	}
	path := filepath.Join(p.t.ArtifactDir(), "page.png")
	p.must(os.WriteFile(path, image, 0o644))
	return "\na picture, with -artifacts: " + path
}

// noErrors fails the test where the page wrote an error to the console.
func (p *page) noErrors() {
	p.t.Helper()
	if found := p.tab.errors(); len(found) > 0 {
		p.t.Errorf("on the console: %s", strings.Join(found, "\n"))
	}
}

// awaited is the source of a promise for the JSON of what an expression, or its promise, comes to.
func awaited(expression string) string {
	return "(async () => JSON.stringify((await (" + expression + ")) ?? null))()"
}

// centre is an expression for the middle of an element, which it brings into view; an empty list if the element moves, or is under another.
func centre(selector string) string {
	return fmt.Sprintf(`(async element => {
		element.scrollIntoView({ block: "center", behavior: "instant" });
		const middle = () => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [Math.round(x + width / 2), Math.round(y + height / 2)];
		};
		const before = middle();
		await new Promise((resolve) => setTimeout(resolve, 50));
		const [x, y] = middle();
		return x === before[0] && y === before[1] && element.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
	})(document.querySelector(%q))`, selector)
}
