package engines

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// webkit is WebKitGTK, driven through the older WebDriver, over HTTP. Its browser needs a display: Xvfb is one. It has one window,
// which each test takes anew.
type webkit struct {
	driver  *exec.Cmd
	display *exec.Cmd
	// proxy leads the other host to this computer.
	proxy   *httptest.Server
	address string
	product string
}

func startWebKit(folder string) (engine, error) {
	for _, program := range []string{"WebKitWebDriver", "Xvfb"} {
		if _, err := exec.LookPath(program); err != nil {
			return nil, fmt.Errorf("no %s (Debian: apt-get install webkit2gtk-driver xvfb)", program)
		}
	}
	browsers, _ := filepath.Glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
	if len(browsers) == 0 {
		return nil, errors.New("no MiniBrowser of webkit2gtk-4.1")
	}
	w := &webkit{proxy: httptest.NewServer(&httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.Out.URL.Host = strings.Replace(r.In.URL.Host, otherHost, "127.0.0.1", 1)
		},
		// A host that is gone gives no answer.
		ErrorHandler: func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) },
	})}
	if err := w.start(folder, browsers[0]); err != nil {
		w.stop()
		return nil, err
	}
	return w, nil
}

func (w *webkit) start(folder, browser string) error {
	reading, writing, err := os.Pipe()
	if err != nil {
		return err
	}
	defer reading.Close()
	w.display = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp")
	w.display.ExtraFiles = []*os.File{writing}
	err = w.display.Start()
	writing.Close()
	if err != nil {
		return err
	}
	number := make([]byte, 16)
	n, err := reading.Read(number)
	if err != nil {
		return fmt.Errorf("Xvfb: %w", err)
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	w.driver = exec.Command("WebKitWebDriver", "--port="+port)
	w.driver.Env = append(os.Environ(), "DISPLAY=:"+strings.TrimSpace(string(number[:n])), "HOME="+folder, "XDG_RUNTIME_DIR="+folder, "LIBGL_ALWAYS_SOFTWARE=1")
	if err := w.driver.Start(); err != nil {
		return err
	}
	var session struct {
		SessionID    string
		Capabilities struct{ BrowserName, BrowserVersion string }
	}
	capabilities := map[string]any{"alwaysMatch": map[string]any{
		"webkitgtk:browserOptions": map[string]any{"binary": browser, "args": []string{"--automation"}},
		"proxy":                    map[string]any{"proxyType": "manual", "httpProxy": strings.TrimPrefix(w.proxy.URL, "http://")},
	}}
	root := "http://127.0.0.1:" + port
	for end := time.Now().Add(longest); ; time.Sleep(25 * time.Millisecond) {
		if err = request(http.MethodPost, root+"/session", map[string]any{"capabilities": capabilities}, &session); err == nil {
			break
		}
		if refused := (*net.OpError)(nil); !errors.As(err, &refused) || time.Now().After(end) {
			return err
		}
	}
	w.product = session.Capabilities.BrowserName + " " + session.Capabilities.BrowserVersion
	w.address = root + "/session/" + session.SessionID
	return nil
}

func freePort() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	return port, err
}

// request is a command of WebDriver, with its answer in result unless that is nil.
func request(method, url string, params map[string]any, result any) error {
	var body io.Reader
	if method == http.MethodPost {
		sent, err := json.Marshal(params)
		if err != nil {
			return err
		}
		body = bytes.NewReader(sent)
	}
	asked, err := http.NewRequest(method, url, body)
	if err != nil {
		return err
	}
	client := http.Client{Timeout: longest}
	response, err := client.Do(asked)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var got struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&got); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return errors.New(string(got.Value))
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(got.Value, result)
}

func (w *webkit) version() string { return w.product }

func (w *webkit) stop() {
	if w.address != "" {
		_ = request(http.MethodDelete, w.address, nil, nil)
	}
	for _, process := range []*exec.Cmd{w.driver, w.display} {
		if process != nil && process.Process != nil {
			_ = process.Process.Kill()
			_ = process.Wait()
		}
	}
	w.proxy.Close()
}

func (w *webkit) open() (tab, error) {
	t := &webkitTab{browser: w}
	return t, t.navigate("about:blank")
}

type webkitTab struct{ browser *webkit }

func (t *webkitTab) call(command string, params map[string]any, result any) error {
	return request(http.MethodPost, t.browser.address+command, params, result)
}

func (t *webkitTab) close() {}

// errors are not known: WebDriver does not tell.
func (t *webkitTab) errors() []string { return nil }

func (t *webkitTab) navigate(url string) error {
	if err := t.call("/url", map[string]any{"url": url}, nil); err != nil {
		return err
	}
	_, err := t.evaluate(`((made) => {
		document.blobs = new Map();
		URL.createObjectURL = (blob) => {
			const url = made.call(URL, blob);
			document.blobs.set(url, blob);
			return url;
		};
	})(URL.createObjectURL)`)
	return err
}

func (t *webkitTab) evaluate(expression string) ([]byte, error) {
	var done struct{ Value, Reason string }
	err := t.call("/execute/async", map[string]any{
		"script": "const done = arguments[0]; " + awaited(expression) + ".then((value) => done({ value }), (reason) => done({ reason: String(reason) }));",
		"args":   []any{},
	}, &done)
	if err == nil && done.Reason != "" {
		err = errors.New(done.Reason)
	}
	return []byte(done.Value), err
}

func (t *webkitTab) click(selector string) error {
	return clickCentre(t, selector, func(x, y int) error {
		return t.call("/actions", map[string]any{"actions": []any{map[string]any{
			"type": "pointer", "id": "mouse", "actions": []any{
				map[string]any{"type": "pointerMove", "x": x, "y": y, "duration": 0},
				map[string]any{"type": "pointerDown", "button": 0},
				map[string]any{"type": "pointerUp", "button": 0},
			},
		}}}, nil)
	})
}

func (t *webkitTab) paste() error {
	return t.call("/actions", map[string]any{"actions": []any{pasteKeys}}, nil)
}

func (t *webkitTab) choose(selector, path string) error {
	var found map[string]string
	if err := t.call("/element", map[string]any{"using": "css selector", "value": selector}, &found); err != nil {
		return err
	}
	for _, id := range found {
		return t.call("/element/"+id+"/value", map[string]any{"text": path}, nil)
	}
	return fmt.Errorf("no %s", selector)
}

// save reads the blob that the link leads to: WebDriver does not tell of downloads, and the page's policy lets nobody fetch it.
func (t *webkitTab) save(selector string) ([]byte, error) {
	found, err := t.evaluate(fmt.Sprintf(`document.blobs.get(document.querySelector(%q).href).arrayBuffer().then((buffer) => new Uint8Array(buffer).toBase64())`, selector))
	if err != nil {
		return nil, err
	}
	var encoded []byte
	err = json.Unmarshal(found, &encoded)
	return encoded, err
}

func (t *webkitTab) resize(width, height int) error {
	return t.call("/window/rect", map[string]any{"x": 0, "y": 0, "width": width, "height": height}, nil)
}

func (t *webkitTab) screenshot() ([]byte, error) {
	var image string
	if err := request(http.MethodGet, t.browser.address+"/screenshot", nil, &image); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(image)
}

// print asks for what WebDriver has for it, which this driver may not know.
func (t *webkitTab) print() ([]byte, error) {
	var printed string
	if err := t.call("/print", map[string]any{"page": map[string]any{"width": 21.0, "height": 29.7}}, &printed); err != nil {
		if strings.Contains(err.Error(), "unknown command") {
			err = errors.ErrUnsupported
		}
		return nil, err
	}
	return base64.StdEncoding.DecodeString(printed)
}
