package page

import (
	"bytes"
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// inUTF16 is a Latin-1 text as another program might have saved it.
func inUTF16(latin1 string) []byte {
	out := []byte{0xff, 0xfe}
	for _, c := range []byte(latin1) {
		for _, unit := range utf16.Encode([]rune{rune(c)}) {
			out = append(out, byte(unit), byte(unit>>8))
		}
	}
	return out
}

// checkedFile is what the core finds in a file, grouped as the page does it.
type checkedFile struct {
	text   *source.Text
	report *report.Report
	groups [][]diag.Diagnostic
}

func checked(file []byte, isDocument bool) checkedFile {
	_, report := pbn.Export(pbn.Bytes(file), visit.AsSaved(file))
	if isDocument {
		_, report = pbn.ExportDocument(file, source.Automatic, visit.AsSaved(file))
	}
	c := checkedFile{text: habits.PBN.Text(file, report.Text.Encoding), report: report}
	items := slices.Clone(report.Diagnostics.Items)
	slices.SortStableFunc(items, func(a, b diag.Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	at := map[string]int{}
	for _, d := range items {
		key := d.Severity.String() + " " + rules.Name(d.Rule)
		if _, known := at[key]; !known {
			at[key] = len(c.groups)
			c.groups = append(c.groups, nil)
		}
		c.groups[at[key]] = append(c.groups[at[key]], d)
	}
	place := func(group []diag.Diagnostic) int { return slices.Index(visit.Fates, visit.Fate(report, group[0])) }
	slices.SortStableFunc(c.groups, func(a, b []diag.Diagnostic) int { return cmp.Compare(place(a), place(b)) })
	return c
}

// shown is a finding as the core shows it: what it says, and then the lines with their marks.
func (c checkedFile) shown(d diag.Diagnostic) (message string, lines []string) {
	d.Fixes = nil
	lines = strings.Split(strings.TrimSuffix(string(diag.Rendering{Rules: rules.Of}.Append(nil, c.text, &d)), "\n"), "\n")
	_, message, _ = strings.Cut(lines[0], d.Severity.String()+": ")
	return strings.TrimSuffix(message, " ["+rules.Name(d.Rule)+"]"), lines[1:]
}

// overview is what the page shows of groups: severity, rule, what the first case says, and how many.
func (c checkedFile) overview() (lines []string) {
	for _, group := range c.groups {
		rule := group[0].Rule
		count := strconv.Itoa(len(group) + c.report.Diagnostics.Omitted(rule))
		if len(count) > 3 {
			count = count[:len(count)-3] + "," + count[len(count)-3:]
		}
		message, _ := c.shown(group[0])
		lines = append(lines, fmt.Sprintf("%s %s %s %s ×", group[0].Severity, rules.Name(rule), message, count))
	}
	return lines
}

// findings are what the page shows of each: board, line, what, and the lines with their marks, as the core shows them.
func (c checkedFile) findings() (all []string) {
	for _, group := range c.groups {
		for _, d := range group {
			board := d.Label
			if board == "" && d.Game > 0 {
				board = fmt.Sprintf("no. %d", d.Game)
			}
			message, rendered := c.shown(d)
			all = append(all, board, fmt.Sprintf("line %d column %d", d.Place.Range.Start.Line, d.Place.Range.Start.Column), message)
			for _, line := range rendered {
				if shown, isSource := strings.CutPrefix(line, "  "); isSource && strings.Trim(shown, " ^~") == "" && strings.Contains(shown, "^") {
					all = append(all, strings.ReplaceAll(shown, "~", "^"))
				} else if isSource {
					all = append(all, shown)
				}
			}
		}
	}
	return all
}

const (
	overview = `[...document.querySelectorAll(".groups > li")].map(g => [g.classList[1], g.dataset.rule, g.querySelector(".group-title").textContent, g.querySelector(".times").textContent].join(" "))`
	findings = `[...document.querySelectorAll(".finding")].flatMap(f => [f.querySelector(".of-board bdi").textContent, f.querySelector(".place").textContent, f.querySelector(".message").textContent,
		...[...f.querySelectorAll(".source")].flatMap(s => s.textContent.split("\n"))])`
	repairSaid = `document.querySelector(".repair-said").textContent`
)

// gives drops a file of the test's own and waits for its findings.
func gives(p *browser.Page, name string, content []byte) {
	p.T.Helper()
	p.Drop(browser.Written(p.T, name, content))
	p.Finished(name)
	tab(p, "findings")
	p.WaitFor(`document.querySelector(".findings-part .group-title") !== null`)
	// What the download has right is closed at first.
	browser.Evaluate[int](p, `document.querySelectorAll(".fate").forEach((each) => { each.open = true; }), 0`)
}

// tab opens a tab of the only file that is open.
func tab(p *browser.Page, name string) {
	p.T.Helper()
	selector := fmt.Sprintf("[data-tab=%s]", name)
	p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", selector))
	p.Click(selector)
}

// repaired waits until a repair or its undoing was checked.
func repaired(p *browser.Page, says string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`%s.startsWith(%q) && /Left for you: |Nothing is left/.test(%[1]s)`, repairSaid, says))
}

func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("%s: at %d\n%q, want\n%q", what, i, got[min(i, len(got)):min(i+3, len(got))], want[min(i, len(want)):min(i+3, len(want))])
			return
		}
	}
}

// TestFindings: grouped as the core finds them, each with its line and carets, whatever the encoding.
func TestFindings(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	utf8 := strings.ReplaceAll(visit.Faulty, "\xe9", "é♠😀")
	long := "[Event \"" + strings.Repeat("é", 600) + "\tx" + strings.Repeat("é", 600) + "\"]\n[Room \"x\ty\"]\n"
	for _, c := range []struct {
		name    string
		content []byte
	}{
		{"latin1.pbn", []byte(visit.Faulty)}, {"utf8.pbn", []byte(utf8)}, {"utf16.pbn", inUTF16(visit.Faulty)}, {"mark.pbn", []byte("\xef\xbb\xbf" + utf8)},
		{"cr.pbn", []byte(strings.ReplaceAll(visit.Faulty, "\n", "\r"))}, {"long.pbn", []byte(long)},
		{"page.html", []byte("<!DOCTYPE html>\n<p>caf\xe9</p>\n<pre class=pbn>\n" + strings.ReplaceAll(visit.Faulty, "Club", "A &amp; B") + "</pre>\n")},
	} {
		t.Run(c.name, func(t *testing.T) {
			native := checked(c.content, strings.HasSuffix(c.name, ".html"))
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			gives(p, c.name, c.content)
			same(t, "groups", browser.Evaluate[[]string](p, overview), native.overview())
			visit.OpenAll(p)
			same(t, "findings", browser.Evaluate[[]string](p, findings), native.findings())
			p.NoErrors()
		})
	}
}

// TestFilter: by what becomes of a finding, and by board.
func TestFilter(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	file := checked([]byte(visit.Faulty), false)
	all := file.overview()
	of := func(fate string) (lines []string) {
		for at, group := range file.groups {
			if visit.Fate(file.report, group[0]) == fate {
				lines = append(lines, all[at])
			}
		}
		return lines
	}
	pressed := func(want string) {
		t.Helper()
		if got := browser.Evaluate[string](p, `[...document.querySelectorAll(".toggle")].map(b => b.ariaPressed).join(" ")`); got != want {
			t.Errorf("pressed are %s, want %s", got, want)
		}
	}
	needs := 0
	for _, d := range file.report.Diagnostics.Items {
		if visit.Fate(file.report, d) == "needs" {
			needs++
		}
	}
	if got, want := browser.Evaluate[string](p, `document.querySelector('.toggle.needs').textContent`), fmt.Sprintf("%d need you", needs); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	pressed("true false false false")
	p.Click(".toggle.needs")
	same(t, "what needs a person", browser.Evaluate[[]string](p, overview), of("needs"))
	pressed("false true false false")
	p.Click(".toggle.right")
	same(t, "what the download has right", browser.Evaluate[[]string](p, overview), of("right"))
	pressed("false false false true")
	p.Click(".toggle.all")
	same(t, "all", browser.Evaluate[[]string](p, overview), all)
	p.Do(chromedp.Focus(chromedp.CSS(".board-filter input")), chromedp.KeyEvent("2"))
	visit.OpenAll(p)
	for _, board := range browser.Evaluate[[]string](p, `[...document.querySelectorAll(".finding .of-board bdi")].map(e => e.textContent)`) {
		if board != "2" {
			t.Errorf("board %s, where board 2 is wanted", board)
		}
	}
	p.NoErrors()
}

// fixOf is a fix that the core offers: of a rule, the first one of the nth diagnostic.
func fixOf(c checkedFile, rule string, nth int) diag.Fix {
	for _, group := range c.groups {
		if rules.Name(group[0].Rule) == rule {
			return group[nth].Fixes[0]
		}
	}
	return diag.Fix{}
}

// repairedFile compares both downloads of a repaired file with what the core makes, and says what the row says.
func repairedFile(p *browser.Page, name string, want []byte) {
	p.T.Helper()
	const selector = ` a[data-item="repaired"]`
	p.Click(fmt.Sprintf("[data-file=%q] [data-file-menu=download]", name))
	extension := filepath.Ext(name)
	if saved, as := browser.Evaluate[string](p, fmt.Sprintf("document.querySelector(%q).download", fmt.Sprintf("[data-file=%q]", name)+selector)), strings.TrimSuffix(name, extension)+" (repaired)"+extension; saved != as {
		p.T.Errorf("%s is saved as %s", as, saved)
	}
	if got := p.Saved(browser.Click(fmt.Sprintf("[data-file=%q]", name) + selector)); !bytes.Equal(got, want) {
		p.T.Errorf("repaired is\n%q, want\n%q", got, want)
	}
	exported, _ := pbn.Export(pbn.Bytes(want), visit.AsSaved(want))
	if extension == ".html" {
		exported, _ = pbn.ExportDocument(want, source.Automatic, visit.AsSaved(want))
	}
	if got := p.Download(name); !bytes.Equal(got, exported) {
		p.T.Errorf("the export of the repaired file is\n%q, want\n%q", got, exported)
	}
}

// TestRepair: a change is shown before it is made; one fix, all safe ones, and back, each as the core does it.
func TestRepair(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	page := "<!DOCTYPE html>\n<p>caf\xe9</p>\n<pre class=pbn>\n" + strings.ReplaceAll(visit.Faulty, "Club", "A &lt; B") + "</pre>\n"
	for _, c := range []struct {
		name    string
		content []byte
	}{
		{"utf16.pbn", inUTF16(visit.Faulty)}, {"crlf.pbn", []byte("\xef\xbb\xbf" + strings.ReplaceAll(strings.ReplaceAll(visit.Faulty, "\xe9", "é"), "\n", "\r\n"))},
		{"page.html", []byte(page)},
	} {
		t.Run(c.name, func(t *testing.T) {
			isDocument := strings.HasSuffix(c.name, ".html")
			native := checked(c.content, isDocument)
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			gives(p, c.name, c.content)
			visit.OpenAll(p)
			// The second tab in a string.
			const rule = `[data-rule="text/tab-in-string"] .finding:nth-child(2) `
			p.Click(rule + ".show-change")
			p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", rule+".change li"))
			line := native.groups[slices.IndexFunc(native.groups, func(g []diag.Diagnostic) bool { return g[0].Rule == rules.TextTabInString })][1].Place.Range.Start.Line
			want := fmt.Sprintf("%d [Contract \"4s\"]\n%d −goes: [Room \"x<␉>y\"]\n%[2]d +comes: [Room \"x< >y\"]\n%[3]d ", line-1, line, line+1)
			shown := fmt.Sprintf(`[...document.querySelectorAll(%q)].map(li => [...li.childNodes].map(n => n.localName === "code" ?
				[...n.childNodes].map(c => c.nodeType === 3 ? c.data : "<" + c.textContent + ">").join("") : n.textContent.replace("\u00A0", " ")).join("")).join("\n")`, rule+".change li")
			got := browser.Evaluate[string](p, shown)
			if got = strings.ReplaceAll(strings.ReplaceAll(got, fmt.Sprint(line, "−"), fmt.Sprint(line, " −")), fmt.Sprint(line, "+"), fmt.Sprint(line, " +")); got != want {
				t.Errorf("the change is shown as\n%s\nwant\n%s", got, want)
			}

			p.Click(rule + ".apply")
			repaired(p, "1 fix applied.")
			p.WaitFor(`document.activeElement.matches('[data-rule="text/tab-in-string"] .finding:nth-child(2)')`)
			once, applied := mend.Apply(c.content, native.report.Text.Encoding, []diag.Fix{fixOf(native, "text/tab-in-string", 1)})
			if applied != 1 {
				t.Fatal("the core does not apply the fix")
			}
			repairedFile(p, c.name, once)
			same(t, "after one fix", browser.Evaluate[[]string](p, overview), checked(once, isDocument).overview())

			safely, more, _ := pbn.ApplySafe(once, source.Automatic, nil)
			p.Click(".apply-safe")
			repaired(p, fmt.Sprintf("%d fixes applied.", more))
			repairedFile(p, c.name, safely)
			if text := browser.Evaluate[string](p, browser.Row(c.name)+".querySelector('.file-facts').textContent"); !strings.Contains(text, fmt.Sprintf("repaired, %d fixes", more+1)) {
				t.Errorf("the row says %q", text)
			}
			same(t, "after all safe fixes", browser.Evaluate[[]string](p, overview), checked(safely, isDocument).overview())

			p.Click(".undo")
			repaired(p, "The last step is undone.")
			repairedFile(p, c.name, once)
			p.Click(".apply-safe")
			repaired(p, fmt.Sprintf("%d fixes applied.", more))
			p.Click(".undo-all")
			repaired(p, "The file is as it came.")
			p.Click("[data-file-menu=download]")
			if browser.Evaluate[bool](p, `document.querySelector("[data-item=pbn]") === null || document.querySelector("[data-item=repaired]") !== null`) {
				t.Error("the original is called repaired")
			}
			p.Press(kb.Escape)
			same(t, "the original", browser.Evaluate[[]string](p, overview), native.overview())
			exported, _ := pbn.Export(pbn.Bytes(c.content), export.Options{})
			if isDocument {
				exported, _ = pbn.ExportDocument(c.content, source.Automatic, export.Options{})
			}
			if got := p.Download(c.name); !bytes.Equal(got, exported) {
				t.Error("the export of the original is another one")
			}
			p.NoErrors()
		})
	}
}

// TestCheckByKeyboard: a group, its rule, a change, a fix, its download, and back, without a pointer.
func TestCheckByKeyboard(t *testing.T) {
	t.Parallel()
	content := browser.Read(t, visit.Example)
	native := checked(content, false)
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.TabTo("#example")
	p.Press(kb.Enter)
	p.Finished("example.pbn")
	p.TabTo("[data-tab=boards]")
	p.Press(kb.ArrowRight)
	p.WaitFor(`document.activeElement.matches("[data-tab=findings]") && document.querySelector(".group") !== null`)
	const group = `[data-rule="tag/unknown"]`
	p.TabTo(group + " .group-toggle")
	p.Press(kb.Enter)
	p.TabTo(group + " a.rule")
	if href := browser.Evaluate[string](p, `document.activeElement.href.slice(new URL(".", location.href).href.length)`); href != "rules/pbn/tag/unknown.html" {
		t.Errorf("the rule's page is %s", href)
	}
	p.TabTo(group + " .explain")
	p.Press(" ")
	p.WaitFor(`document.querySelector(".rule-page h3") !== null`)
	p.TabTo(group + " .show-change")
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelectorAll(".change ins").length === 1`)
	p.TabTo(group + " .apply")
	p.Press(kb.Enter)
	repaired(p, "1 fix applied.")
	p.WaitFor(`document.activeElement !== document.body && document.querySelector(".findings-part").contains(document.activeElement)`)
	want, _ := mend.Apply(content, native.report.Text.Encoding, []diag.Fix{fixOf(native, "tag/unknown", 0)})
	browser.Evaluate[int](p, `document.querySelector("h1").scrollIntoView(), document.activeElement.blur(), 0`)
	p.TabTo("[data-file-menu=download]")
	p.Press(kb.ArrowDown)
	p.Press(kb.ArrowDown)
	p.WaitFor(`document.activeElement.matches("[data-item=repaired]")`)
	if got := p.Saved(chromedp.KeyEvent(kb.Enter)); !bytes.Equal(got, want) {
		t.Errorf("%q", got)
	}
	p.TabTo(".undo")
	p.Press(kb.Enter)
	repaired(p, "The file is as it came.")
	same(t, "the original", browser.Evaluate[[]string](p, overview), native.overview())
	p.NoErrors()
}

// TestHostileFile: what a file has is shown as text, and does nothing.
func TestHostileFile(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const evil = "<img src=x onerror=\"document.hacked=1\"><script>document.hacked=2</script>"
	content := "[Event \"" + strings.ReplaceAll(evil, "\"", "\\\"") + "\t\u202E\u200B\x00\x1b[31m\"]\n[Board \"" + evil + "\"]\n[Dealer {" + evil + "} \"<b>\"]\n" +
		"[" + evil + " \"\"]\n[Room \"a\tb" + strings.Repeat("<i>x</i>\t", 120_000) + "\"]\n" + strings.Repeat("\x00", 2000) + "\n"
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "evil.pbn", []byte(content))
	native := checked([]byte(content), false)
	same(t, "groups", browser.Evaluate[[]string](p, overview), native.overview())
	visit.OpenAll(p)
	same(t, "findings", browser.Evaluate[[]string](p, findings), native.findings())
	browser.Evaluate[int](p, `document.querySelectorAll(".show-change").forEach(b => b.click()), 0`)
	p.WaitFor(browser.Each(".change", `e.querySelector("li")`))
	if long := browser.Evaluate[int](p, `Math.max(...[...document.querySelectorAll(".change code, .source, .message")].map(e => e.textContent.length))`); long > 2000 {
		t.Errorf("%d characters are shown in one line", long)
	}
	if browser.Evaluate[bool](p, `document.hacked !== undefined || document.querySelector(".findings-part :is(img, script, b b, i)") !== null`) {
		t.Error("the file's markup became markup")
	}
	if found := browser.Evaluate[string](p, `document.querySelector(".findings-part").textContent.match(/[\u0000-\u0008\u001B\u202E\u200B]/)?.[0] ?? ""`); found != "" {
		t.Errorf("%q is in the page", found)
	}
	p.NoErrors()
}

// TestManyFindings: of thousands the rules are seen first, and the findings come in portions.
func TestManyFindings(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	content := []byte(strings.Repeat(visit.Faulty, 1200))
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "many.pbn", content)
	same(t, "groups", browser.Evaluate[[]string](p, overview), checked(content, false).overview())
	if n := browser.Evaluate[int](p, `document.querySelectorAll(".finding").length`); n != 0 {
		t.Errorf("%d findings are drawn before anyone asks", n)
	}
	p.Click(".group-toggle")
	p.WaitFor(`document.querySelectorAll(".finding").length === 20 && document.querySelector(".group .omitted") !== null`)
	p.Click(".group-inside .more")
	p.WaitFor(`document.querySelectorAll(".finding").length === 40`)
	p.NoErrors()
}

// TestAxeOfFindings: the findings, open, with a change, after a repair.
func TestAxeOfFindings(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	visit.OpenAll(p)
	p.Click(".safe-fixes summary")
	p.Click(".show-change")
	// A deal in its example is wider than a phone.
	p.Click(`[data-rule="deal/card-count"] .explain`)
	p.WaitFor(`document.querySelector(".change li") !== null && document.querySelector(".rule-page h3") !== null`)
	p.LoadAxe()
	look := func(at int, state string) {
		t.Helper()
		p.InColours(at, []int64{320, 1280}, func(scheme string, width int64) {
			// What scrolls is reached by keys.
			p.WaitFor(browser.Each(".source, .change, .rule-page pre", `e.tabIndex === (e.scrollWidth > e.clientWidth ? 0 : -1)`))
			for _, found := range p.Axe(scheme).Violations {
				t.Errorf("%s, %s, %d px: %s", state, scheme, width, found)
			}
			if over := browser.Evaluate[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				t.Errorf("%s, %d px: the page is %d px too wide", state, width, over)
			}
			p.Look(fmt.Sprintf("findings %s, %s, %d", state, scheme, width))
		})
	}
	look(0, "open")
	p.Click(".apply-safe")
	repaired(p, "")
	look(1, "repaired")
	p.NoErrors()
}
