package engines

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// firefox is driven through WebDriver BiDi, which it speaks itself.
type firefox struct {
	process *exec.Cmd
	bidi    *bidi
	product string

	mu   sync.Mutex
	tabs map[string]*firefoxTab
}

// preferences are those of the profile: downloads go to its folder without a question, another host is this computer, and nothing
// is asked of hosts that are not there.
func preferences(folder string) string {
	var lines strings.Builder
	for name, value := range map[string]any{
		"browser.download.folderList": 2, "browser.download.dir": folder, "browser.download.alwaysOpenPanel": false,
		"browser.helperApps.neverAsk.saveToDisk": "application/octet-stream,application/x-pbn,application/vnd.pbn,text/plain",
		"network.dns.localDomains":               otherHost, "dom.security.https_first": false,
		"browser.shell.checkDefaultBrowser": false, "browser.startup.page": 0, "browser.aboutwelcome.enabled": false,
		"datareporting.policy.dataSubmissionEnabled": false, "app.update.disabledForTesting": true,
		"network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false,
	} {
		shown, _ := json.Marshal(value)
		fmt.Fprintf(&lines, "user_pref(%q, %s);\n", name, shown)
	}
	return lines.String()
}

func startFirefox(folder string) (engine, error) {
	if err := os.WriteFile(filepath.Join(folder, "user.js"), []byte(preferences(folder)), 0o644); err != nil {
		return nil, err
	}
	path, err := exec.LookPath("firefox-esr")
	if err != nil {
		path, err = exec.LookPath("firefox")
	}
	if err != nil {
		return nil, err
	}
	f := &firefox{tabs: map[string]*firefoxTab{}, process: exec.Command(path, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0")}
	// It writes to its home.
	f.process.Env = append(os.Environ(), "HOME="+folder)
	output, err := f.process.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := f.process.Start(); err != nil {
		return nil, err
	}
	if err := f.connect(bufio.NewScanner(output)); err != nil {
		f.stop()
		return nil, err
	}
	return f, nil
}

// connect waits until Firefox says where it listens.
func (f *firefox) connect(output *bufio.Scanner) error {
	address := make(chan string)
	go func() {
		defer close(address)
		for output.Scan() {
			if _, url, found := strings.Cut(output.Text(), "WebDriver BiDi listening on "); found {
				address <- url
			}
		}
	}()
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	select {
	case <-ctx.Done():
		return errors.New("it does not say where it listens")
	case url, ok := <-address:
		if !ok {
			return errors.New("it ended at once")
		}
		// What it says later has no reader, and would hold it up.
		go func() {
			for range address {
			}
		}()
		var err error
		if f.bidi, err = connect(ctx, url+"/session", f.heard); err != nil {
			return err
		}
	}
	var session struct {
		Capabilities struct{ BrowserName, BrowserVersion string }
	}
	if err := f.bidi.call("session.new", map[string]any{"capabilities": map[string]any{}}, &session); err != nil {
		return err
	}
	f.product = session.Capabilities.BrowserName + " " + session.Capabilities.BrowserVersion
	return f.bidi.call("session.subscribe", map[string]any{"events": []string{"log.entryAdded", "browsingContext.downloadEnd"}}, nil)
}

// heard gives an event to its tab.
func (f *firefox) heard(method string, params json.RawMessage) {
	var event struct {
		Context, Status, Filepath string
		Level, Text               string
		Source                    struct{ Context string }
	}
	if json.Unmarshal(params, &event) != nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	switch method {
	case "browsingContext.downloadEnd":
		if t := f.tabs[event.Context]; t != nil {
			t.saved <- download{event.Status, event.Filepath}
		}
	case "log.entryAdded":
		if t := f.tabs[event.Source.Context]; t != nil && event.Level == "error" {
			t.console = append(t.console, event.Text)
		}
	}
}

func (f *firefox) version() string { return f.product }

func (f *firefox) stop() {
	if f.bidi != nil {
		_ = f.bidi.call("browser.close", map[string]any{}, nil)
	}
	ended := make(chan struct{})
	go func() {
		_ = f.process.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(longest):
		_ = f.process.Process.Kill()
		<-ended
	}
}

func (f *firefox) open() (tab, error) {
	var made struct{ Context string }
	if err := f.bidi.call("browsingContext.create", map[string]any{"type": "tab"}, &made); err != nil {
		return nil, err
	}
	t := &firefoxTab{firefox: f, context: made.Context, saved: make(chan download, 1)}
	f.mu.Lock()
	f.tabs[t.context] = t
	f.mu.Unlock()
	return t, nil
}

type firefoxTab struct {
	firefox *firefox
	context string
	saved   chan download
	console []string
}

// download is how a download ended, and where the file is.
type download struct{ status, path string }

// call sends a command with the tab's context.
func (t *firefoxTab) call(method string, params map[string]any, result any) error {
	params["context"] = t.context
	return t.firefox.bidi.call(method, params, result)
}

func (t *firefoxTab) close() {
	t.firefox.mu.Lock()
	delete(t.firefox.tabs, t.context)
	t.firefox.mu.Unlock()
	_ = t.call("browsingContext.close", map[string]any{}, nil)
}

func (t *firefoxTab) errors() []string {
	t.firefox.mu.Lock()
	defer t.firefox.mu.Unlock()
	return t.console
}

func (t *firefoxTab) navigate(url string) error {
	return t.call("browsingContext.navigate", map[string]any{"url": url, "wait": "complete"}, nil)
}

func (t *firefoxTab) evaluate(expression string) ([]byte, error) {
	var done struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	err := t.firefox.bidi.call("script.evaluate", map[string]any{
		"expression": awaited(expression), "target": map[string]any{"context": t.context}, "awaitPromise": true,
	}, &done)
	if err == nil && done.Type != "success" {
		err = errors.New(done.ExceptionDetails.Text)
	}
	return []byte(done.Result.Value), err
}

func (t *firefoxTab) click(selector string) error {
	return clickCentre(t, selector, func(x, y int) error {
		return t.call("input.performActions", map[string]any{"actions": []any{map[string]any{
			"type": "pointer", "id": "mouse", "actions": []any{
				map[string]any{"type": "pointerMove", "x": x, "y": y},
				map[string]any{"type": "pointerDown", "button": 0},
				map[string]any{"type": "pointerUp", "button": 0},
			},
		}}}, nil)
	})
}

// pasteKeys are the keys of Ctrl+V as WebDriver has them, in both its protocols.
var pasteKeys = map[string]any{"type": "key", "id": "keys", "actions": []any{
	map[string]any{"type": "keyDown", "value": "\uE009"}, map[string]any{"type": "keyDown", "value": "v"},
	map[string]any{"type": "keyUp", "value": "v"}, map[string]any{"type": "keyUp", "value": "\uE009"},
}}

func (t *firefoxTab) paste() error {
	return t.call("input.performActions", map[string]any{"actions": []any{pasteKeys}}, nil)
}

func (t *firefoxTab) choose(selector, path string) error {
	var found struct{ Nodes []struct{ SharedID string } }
	if err := t.call("browsingContext.locateNodes", map[string]any{"locator": map[string]any{"type": "css", "value": selector}}, &found); err != nil {
		return err
	}
	if len(found.Nodes) != 1 {
		return fmt.Errorf("%d elements are %s", len(found.Nodes), selector)
	}
	return t.call("input.setFiles", map[string]any{"element": map[string]any{"sharedId": found.Nodes[0].SharedID}, "files": []string{path}}, nil)
}

func (t *firefoxTab) save(selector string) ([]byte, error) {
	if err := t.click(selector); err != nil {
		return nil, err
	}
	select {
	case end := <-t.saved:
		if end.status != "complete" {
			return nil, fmt.Errorf("%s: the download is %s", selector, end.status)
		}
		return os.ReadFile(end.path)
	case <-time.After(longest):
		return nil, fmt.Errorf("%s: nothing is saved", selector)
	}
}

func (t *firefoxTab) resize(width, height int) error {
	return t.call("browsingContext.setViewport", map[string]any{"viewport": map[string]any{"width": width, "height": height}}, nil)
}

func (t *firefoxTab) screenshot() ([]byte, error) {
	var image struct{ Data string }
	if err := t.call("browsingContext.captureScreenshot", map[string]any{}, &image); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(image.Data)
}

func (t *firefoxTab) print() ([]byte, error) {
	var printed struct{ Data string }
	// In centimetres; the margins are those of the page's style.
	if err := t.call("browsingContext.print", map[string]any{"page": map[string]any{"width": 21.0, "height": 29.7}, "margin": map[string]any{"top": 1.2, "bottom": 1.2, "left": 1.2, "right": 1.2}}, &printed); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(printed.Data)
}
