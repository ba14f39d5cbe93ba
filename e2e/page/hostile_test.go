package page

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// hostile are texts that want to be something else than text. The first that Latin-1 lacks characters of is the one that turns directions: the
// page names it.
var hostile = []string{
	`<script>alert(1)</script>`,
	`</script><script>alert(1)</script>`,
	`<img src=x onerror=alert(1)>`,
	`"><svg onload=alert(1)><style>*{display:none}</style>`,
	`javascript:alert(1)`,
	`<a href="javascript:alert(1)">x</a>`,
	`<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><base href=//evil.example>`,
	`</textarea></style></title></pre></PBN></p></div></main></body></html><h1>out</h1>`,
	`<!-- --!> <![CDATA[ ]]> <?php ?>`,
	"{{constructor.constructor('alert(1)')()}} ${alert(1)} #{7*7}",
	`&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;`,
	"\u202Eolleh\u202Eolleh \u2067a\u2066b \u200Fc",
	"a\x00b\x01c\x08d\x1b[31me\x7ff\u0085g\u2028h\uFEFFi",
	`__proto__ constructor toString`,
	strings.Repeat("W", 3000),
}

// hostileGame has a text wherever a file can have one.
func hostileGame(text string) string {
	value := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text)
	brace := strings.NewReplacer("{", "(", "}", ")").Replace(text)
	token := strings.Join(strings.Fields(strings.NewReplacer(`"`, "", ";", "", "{", "", "}", "", "[", "", "]", "", "%", "").Replace(text)), "_")
	var b strings.Builder
	fmt.Fprintf(&b, "%% %s\n{%s}\n", text, brace)
	for _, tag := range []string{
		"Event", "Site", "Date", "Board", "West", "North", "East", "South", "Scoring", "Room", "Stage", "Round", "Section", "Table", "HomeTeam", "VisitTeam",
		"Annotator", "Description", "Competition", "Application", "Time", "Generator", "__proto__", "constructor", "MyOwnTag", "OptimumScore",
		"DoubleDummyTricks", "Ability", "Hidden", "HandType", "Score", "ScoreIMP", "ScoreMP",
	} {
		fmt.Fprintf(&b, "[%s \"%s\"]\n{%s}\n", tag, value, brace)
	}
	fmt.Fprintf(&b, "[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"] {%s}\n", brace)
	fmt.Fprintf(&b, "[Declarer \"S\"]\n[Contract \"2H\"]\n[Result \"8\"]\n[Auction \"N\"] {%[1]s}\n1C =1= {%[1]s} Pass %[2]s 1H Pass\n2H ! {%[1]s} AP\n[Note \"1:%[3]s\"]\n", brace, token, value)
	fmt.Fprintf(&b, "[Play \"W\"]\nS3 S9 SA S2 {%[1]s}\nH4 =1= H2 HK H3 %[2]s\n*\n[Note \"1:%[3]s\"]\n", brace, token, value)
	fmt.Fprintf(&b, "[ScoreTable \"Rank;Names;%s\\12L\"]\n1 \"%[2]s\" %[3]s\n2 \"%[2]s\" \"%[2]s\"\n", strings.ReplaceAll(token, `\`, ""), value, token)
	fmt.Fprintf(&b, "[TotalScoreTable \"PlayerId;Names\"]\n%s \"%s\"\n[ActionTable \"Call;Award\"]\n%[1]s %[1]s\n\n", token, value)
	// A deal, a contract, an auction that are nothing but the text.
	fmt.Fprintf(&b, "[Board \"%[1]s\"]\n[Dealer \"%[1]s\"]\n[Vulnerable \"%[1]s\"]\n[Deal \"%[1]s\"]\n[Declarer \"%[1]s\"]\n[Contract \"%[1]s\"]\n[Result \"%[1]s\"]\n[Auction \"%[1]s\"]\n%[2]s\n[Play \"%[1]s\"]\n%[2]s\n\n", value, token)
	return b.String()
}

func hostileFile() string {
	var b strings.Builder
	for _, text := range hostile {
		b.WriteString(hostileGame(text))
	}
	return b.String()
}

// hostileArticle has the texts that an article has the room for.
func hostileArticle() string {
	var b strings.Builder
	for _, text := range hostile {
		if len(text) < 1000 {
			b.WriteString(strings.ReplaceAll(hostileGame(text), "\x00", ""))
		}
	}
	return b.String()
}

const (
	// onGuard remembers what a text of a file must not bring about.
	onGuard = `(() => {
		window.ran = [];
		for (const name of ["alert", "confirm", "prompt"]) window[name] = () => ran.push(name);
		addEventListener("securitypolicyviolation", e => ran.push(e.violatedDirective + " " + e.blockedURI));
		window.titled = document.title;
		window.before = [location.href.split("#")[0], document.body.childElementCount, document.scripts.length].join();
		return 0;
	})()`
	// brokenOut is what came of it after all: what ran, the elements that only a file's text can have made, and other changes of the page.
	brokenOut = `root => [
		...ran,
		...[...root.querySelectorAll("*")].filter(e => e.matches("script, img, iframe, object, embed, style, link, meta, base, title, video, audio, h1 + h1")
			|| [...e.attributes].some(({ name, value }) => /^on|^srcdoc$/i.test(name) || (/^(href|src|action|formaction|xlink:href)$/i.test(name) && /^\s*(javascript|vbscript|data:text\/html)/i.test(value))))
			.map(e => e.outerHTML.slice(0, 200)),
		...(before === [location.href.split("#")[0], document.body.childElementCount, document.scripts.length].join() ? [] : ["the page is another: " + before]),
		// The title names the board that is open, and its file.
		...(document.title === titled || document.title.includes(" · ") ? [] : ["the title is another: " + document.title]),
	]`
	// mixed are the blocks where a text that turns the direction stands beside others, and not by itself. A source is as it is.
	mixed = `(root => {
		const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let text; (text = walker.nextNode());) {
			if (!/[\u202A-\u202E]/.test(text.data) || text.parentElement.closest("pre")) continue;
			let e = text.parentElement, isolated = false;
			while (e && /^inline$|^contents$/.test(getComputedStyle(e).display) && !isolated) {
				isolated = /isolate|plaintext/.test(getComputedStyle(e).unicodeBidi);
				e = e.parentElement;
			}
			if (!isolated && e.textContent.trim() !== text.data.trim() && e.checkVisibility()) found.push(text.parentElement.outerHTML.slice(0, 150) + " in " + e.outerHTML.slice(0, 80));
		}
		return [...new Set(found)];
	})`
	// wide are the elements that stand out of the page on the right, or their texts, except what is cut off or scrolled in a box.
	wide = `root => document.scrollingElement.scrollWidth <= innerWidth ? [] : [...root.querySelectorAll("*")]
		.filter(e => {
			const texts = [...e.childNodes].filter(n => n.nodeType === Node.TEXT_NODE).flatMap(n => {
				const text = document.createRange();
				text.selectNode(n);
				return [...text.getClientRects()];
			});
			if (![e.getBoundingClientRect(), ...texts].some(({ right }) => right > innerWidth + 1)) return false;
			for (let box = e; box; box = box.parentElement) if (getComputedStyle(box).overflowX !== "visible") return false;
			return true;
		}).map(e => e.outerHTML.slice(0, 120)).slice(0, 5).concat("the page is " + document.scrollingElement.scrollWidth + " px wide")`
)

// openAll opens what a reader can open.
const openAll = `document.querySelectorAll("details:not(.reader-menu)").forEach(d => { d.open = true; }), 0`

// harmless checks that the texts of a file are nothing but texts, in the part of the page that a selector names, and fit into it.
func harmless(p *browser.Page, what, part string) {
	p.T.Helper()
	onlyTexts(p, what, part)
	for _, width := range []int64{320, 1280} {
		p.Resize(width, 900)
		none(p, fmt.Sprintf("%s at %d px", what, width), wide, part)
	}
}

// onlyTexts checks that nothing ran, that no element came of a text, and that no text turns what stands beside it.
func onlyTexts(p *browser.Page, what, part string) {
	p.T.Helper()
	none(p, what+" broke out", brokenOut, part)
	none(p, what+" mixes directions", mixed, part)
}

// none checks that a function of JavaScript finds nothing in a part of the page.
func none(p *browser.Page, what, function, part string) {
	p.T.Helper()
	if got := browser.Evaluate[[]string](p, fmt.Sprintf("(%s)(document.querySelector(%q))", function, part)); len(got) > 0 {
		p.T.Errorf("%s: %q", what, got[:min(len(got), 6)])
	}
}

// TestHostileBoards: every board of a hostile file, with its findings, in the reader and on paper.
func TestHostileBoards(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, onGuard)
	p.Drop(browser.Written(t, "hostile.pbn", []byte(hostileFile())))
	p.Finished("hostile.pbn")
	p.WaitFor(visit.Indexed)
	tab(p, "findings")
	for browser.Evaluate[bool](p, `(b => { b?.click(); return Boolean(b); })([...document.querySelectorAll(".part > .more")].at(0))`) {
	}
	browser.Evaluate[int](p, openAll)
	harmless(p, "the findings", "body")
	tab(p, "boards")
	games := 2 * len(hostile)
	for number := 1; number <= games; number++ {
		visit.ShownIs(p, number)
		harmless(p, fmt.Sprintf("board %d", number), ".reader")
		// On the narrow page there was no list.
		browser.Evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
		p.Press(kb.ArrowDown)
	}
	visit.Search(p, "alert(1)")
	p.WaitFor(`document.querySelector(".reader-found").textContent !== ""`)
	harmless(p, "the search", ".reader")
	visit.Search(p, "")
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	p.Click(`[data-menu="print"] summary`)
	for _, what := range []string{"deals", "all"} {
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-print=what]"))`, what))
		p.Click(`[data-menu="print"] [type=submit]`)
		p.WaitFor(`document.documentElement.dataset.printed === "true"`)
		if got := browser.Evaluate[[]string](p, `(() => { before = before.replace(/,\d+,(\d+)$/, "," + document.body.childElementCount + ",$1"); return (`+brokenOut+`)(document.querySelector(".sheets")); })()`); len(got) > 0 {
			t.Errorf("the sheets with %s: %q", what, got)
		}
		browser.Evaluate[int](p, `delete document.documentElement.dataset.printed, dispatchEvent(new Event("afterprint")), 0`)
		p.WaitFor(`document.querySelector(".sheets") === null`)
	}
	p.NoErrors()
}

// TestHostileNames: the name of a file is a text as well.
func TestHostileNames(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, onGuard)
	for i, name := range []string{"<img src=x onerror=alert(1)>.pbn", "\"><b>.pbn", "\u202Enbp.exe.pbn", "{{1}} ${1} javascript:alert(1).pbn", strings.Repeat("W", 200) + ".pbn"} {
		p.Drop(browser.Written(t, name, []byte("[Board \"1\"]\n[Dealer \"Q\"]\n\n[Board \"2\"]\n")))
		p.WaitFor(fmt.Sprintf(`document.querySelectorAll('[data-state="done"]').length === %d`, i+1))
		harmless(p, name, "body")
	}
	p.NoErrors()
}

// TestHostileSizes: a value of a megabyte has the room of a value, as others that are far longer than there is room for.
func TestHostileSizes(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, onGuard)
	for tag, size := range map[string]int{"Event": 1 << 18, "Board": 1 << 16, "North": 1 << 16, "Contract": 1 << 16, "Deal": 1 << 16, "MyOwnTag": 1 << 16} {
		long := strings.Repeat("<i>Wide", size/7)
		name := tag + ".pbn"
		p.Drop(browser.Written(t, name, []byte(fmt.Sprintf("[%s \"%s\"]\n{%s}\n\n[Dealer \"N\"]\n", tag, long, long))))
		p.Finished(name)
		p.WaitFor(fmt.Sprintf(`%s.querySelector("[data-shown]") !== null && %[1]s.querySelectorAll(".board").length === 2`, browser.Row(name)))
		harmless(p, tag, "body")
		if length := browser.Evaluate[int](p, browser.Row(name)+`.querySelector(".boards").textContent.length`); length > 2000 {
			t.Errorf("%s: the list has %d characters", tag, length)
		}
		browser.Evaluate[int](p, browser.Row(name)+`.querySelector(".remove").click(), 0`)
	}
	p.NoErrors()
}

// TestHostileEncodings: half characters, and bytes that are none.
func TestHostileEncodings(t *testing.T) {
	t.Parallel()
	units := utf16.Encode([]rune("\uFEFF[Event \"a?b\"]\n[North \"?\"]\n[Board \"1\"]\n{?}\n\n[Board \"2\"]\n"))
	wide := make([]byte, 0, 2*len(units))
	for _, unit := range units {
		if unit == '?' {
			unit = 0xD800
		}
		wide = binary.LittleEndian.AppendUint16(wide, unit)
	}
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, onGuard)
	for name, content := range map[string][]byte{
		"wide.pbn": wide, "odd.pbn": wide[:len(wide)-1], "bad-utf8.pbn": []byte("\xEF\xBB\xBF[Event \"\xC0\xAF\xED\xA0\x80\xF8\"]\n\n[Board \"\xFF\"]\n"), "nul.pbn": []byte("[Event \"\x00\x00\"]\n[Board \"1\x00\"]\n\n[Board \"2\"]\n"),
	} {
		p.Drop(browser.Written(t, name, content))
		p.Finished(name)
		p.WaitFor(browser.Row(name) + `.querySelector("[data-shown]") !== null`)
		harmless(p, name, "body")
		browser.Evaluate[int](p, browser.Row(name)+`.querySelector(".remove").click(), 0`)
	}
	p.NoErrors()
}

// TestHostileDocuments: blocks in a page, where the page around them would run.
func TestHostileDocuments(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("<!doctype html><script>alert(1)</script><img src=x onerror=alert(1)>\n")
	for _, text := range hostile {
		fmt.Fprintf(&b, "<pre class=\"pbn\">%s</pre>\n", strings.ReplaceAll(visit.Escaped(hostileGame(text)), "\x00", ""))
	}
	b.WriteString("<PBN>[Event \"<img src=x onerror=alert(1)>\"]\n[Board \"last\"]</PBN>")
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	browser.Evaluate[int](p, onGuard)
	p.Drop(browser.Written(t, "hostile.html", []byte(b.String())))
	p.Finished("hostile.html")
	p.WaitFor(visit.Indexed)
	browser.Evaluate[int](p, `document.querySelector("[role=listbox]").focus(), 0`)
	p.Press(kb.End)
	p.WaitFor(`document.querySelector("[data-shown]")?.innerText.includes("Board last")`)
	harmless(p, "the document", "body")
	p.NoErrors()
}

// TestHostileArticles: in an article, in its containers, and on the page where a writer tries them.
func TestHostileArticles(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const everything = `data-games="list" data-show="diagram auction notes play comments results dd hcp source" data-links="bbo bsol lin pbn"`
	file := strings.ReplaceAll(hostileFile(), "\x00", "")
	t.Run("article", func(t *testing.T) {
		p := visit.ArticleOf(t, `<pre class="pbn" `+everything+`>`+visit.Escaped(file)+`</pre>`)
		browser.Evaluate[int](p, onGuard)
		browser.Evaluate[int](p, openAll)
		harmless(p, "the article", "body")
		p.NoErrors()
	})
	t.Run("publish", func(t *testing.T) {
		p := browser.Open(t, browser.Serve(t, nil)+"publish.html")
		p.WaitFor(`document.querySelector(".preview .pbn-game") !== null`)
		browser.Evaluate[int](p, onGuard)
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %s; e.dispatchEvent(new Event("input", { bubbles: true })); return 0; })(document.querySelector("textarea"))`, quotedForScript(hostileArticle())))
		p.WaitFor(`document.querySelector(".preview")?.textContent.includes("onerror=alert(1)")`)
		harmless(p, "the page of a writer", "body")
		p.NoErrors()
	})
	t.Run("pbn render", func(t *testing.T) {
		// It tells of the errors in the file, and makes the page.
		html, _ := exec.Command("node", "js/dist/cli.js", "render", "--show", "diagram auction notes play comments results dd hcp source", browser.Written(t, "hostile.pbn", []byte(hostileFile()))).Output()
		p := browser.Open(t, visit.Site(t, map[string]string{"/": string(html)}, nil)+"/")
		if boards := browser.Evaluate[int](p, `document.querySelectorAll(".pbn-game").length`); boards != 2*len(hostile) {
			t.Fatalf("%d boards", boards)
		}
		browser.Evaluate[int](p, onGuard)
		browser.Evaluate[int](p, openAll)
		harmless(p, "the rendered page", "body")
		p.NoErrors()
	})
}

// quotedForScript is a text as a string of JavaScript.
func quotedForScript(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return string(quoted)
}
