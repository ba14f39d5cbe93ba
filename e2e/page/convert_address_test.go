package page

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const asked = "[Board \"7\"]\n[West \"A\"]\n"

// TestSourceOfOwnHost: a file of the page's own host is loaded at once; its name and where it is from are shown.
func TestSourceOfOwnHost(t *testing.T) {
	t.Parallel()
	const article = "<p>Board 7:</p>\n<PBN>[Board \"7\"]</PBN>\n"
	for path, content := range map[string]string{"files/my%20deals.pbn": asked, "article.html": article} {
		site := browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.EscapedPath() != browser.SubPath+path {
				return false
			}
			fmt.Fprint(w, content)
			return true
		})
		p := browser.Open(t, site+"?src="+url.QueryEscape(path)).Ready()
		name, _ := url.PathUnescape(path[strings.LastIndex(path, "/")+1:])
		if state := p.Finished(name); state != "done" {
			t.Fatalf("%s: %s", name, state)
		}
		want := visit.Exported(content)
		if content == article {
			b, _ := pbn.ExportDocument([]byte(content), 0, export.Options{})
			want = string(b)
		}
		if got := string(p.Download(name)); got != want {
			t.Errorf("%s: %q", name, got)
		}
		if text := browser.Evaluate[string](p, browser.Row(name)+`.querySelector(".origin").textContent`); text != " from "+browser.Evaluate[string](p, "location.host") {
			t.Error(text)
		}
		p.NoErrors()
	}
}

// TestSourceOfAnotherHost: nothing is asked for before the person says so, and then the file comes.
func TestSourceOfAnotherHost(t *testing.T) {
	t.Parallel()
	var requests atomic.Int32
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		if r.Header.Get("Referer") != "" || r.Header.Get("Cookie") != "" {
			t.Errorf("it is told %q, %q", r.Header.Get("Referer"), r.Header.Get("Cookie"))
		}
		if r.URL.Path == "/open.pbn" {
			w.Header().Set("Access-Control-Allow-Origin", "*")
		}
		fmt.Fprint(w, asked)
	}))
	t.Cleanup(other.Close)
	site := browser.Serve(t, nil)
	host := strings.TrimPrefix(other.URL, "http://")

	p := browser.Open(t, site+"?src="+url.QueryEscape(other.URL+"/open.pbn")).Ready()
	p.WaitFor(fmt.Sprintf(`document.querySelector("#load")?.textContent === "Load it from %s"`, host))
	if n := requests.Load(); n != 0 {
		t.Errorf("%d requests before the button", n)
	}
	p.Click("#load")
	if state := p.Finished("open.pbn"); state != "done" {
		t.Fatal(state)
	}
	if got := string(p.Download("open.pbn")); got != visit.Exported(asked) {
		t.Errorf("%q", got)
	}
	if text := browser.Evaluate[string](p, browser.Row("open.pbn")+`.querySelector(".origin").textContent`); text != " from "+host {
		t.Error(text)
	}
	p.NoErrors()

	closed := browser.Open(t, site+"?src="+url.QueryEscape(other.URL+"/closed.pbn")).Ready()
	closed.Do(browser.Click("#load"))
	closed.WaitFor(`document.querySelector(".address [role=alert]")?.textContent.includes("does not let other pages read its files") ?? false`)
	closed.Errors()
}

// TestSourceThatIsNotThere: what an address cannot give is told, and nothing but http is asked for.
func TestSourceThatIsNotThere(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	site := browser.Serve(t, nil)
	for source, says := range map[string]string{
		"nothing.pbn":                  "404",
		"javascript:alert(1)":          "not with javascript:",
		"data:text/plain,[Board \"\"]": "not with data:",
		"file:///etc/passwd":           "not with file:",
		"blob:http://a/b":              "not with blob:",
		"http://[":                     "is not an address",
		"https://me:secret@a.example":  "no address with a password",
	} {
		p := browser.Open(t, site+"?src="+url.QueryEscape(source)).Ready()
		p.WaitFor(fmt.Sprintf(`document.querySelector(".address [role=alert]")?.textContent.includes(%q) ?? false`, says))
		if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file], #load").length`); rows != 0 {
			t.Errorf("%s: %d", source, rows)
		}
		p.Errors()
	}
}
