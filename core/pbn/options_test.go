package pbn

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

const inheriting = "[Event \"##E1\"]\n[Site \"x\"]\n[Time \"##10:00:00\"]\n\n[Board \"2\"]\n[Site \"#\"]\n\n[Event \"E3\"]\n" +
	"[Time \"#\"]\n\n[Board \"4\"]"

// valuesOf are the values of the named tags, game by game.
func valuesOf(file []byte, names ...string) string {
	var games []string
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		var values []string
		for _, name := range names {
			value, _ := g.Value(name)
			values = append(values, value)
		}
		games = append(games, strings.Join(values, ","))
	})
	return strings.Join(games, " | ")
}

// TestInherit_4_8_b: kept, "#" and "##" mean the same as in the file; resolved, neither is left, and each game has the
// values of its own.
func TestInherit_4_8_b(t *testing.T) {
	want := valuesOf([]byte(inheriting), "Event", "Time")
	for inherit, hashes := range map[export.Inherit]bool{export.Keep: true, export.Resolve: false} {
		out, _ := Export(Bytes([]byte(inheriting)), export.Options{Inherit: inherit})
		if got := valuesOf(out, "Event", "Time"); got != want {
			t.Errorf("inherit %v: %s, want %s", inherit, got, want)
		}
		if bytes.Contains(out, []byte(`"#`)) != hashes {
			t.Errorf("inherit %v: %s", inherit, out)
		}
		if again, _ := Export(Bytes(out), export.Options{Inherit: inherit}); !bytes.Equal(again, out) {
			t.Errorf("inherit %v, again: %s", inherit, again)
		}
	}
	// A date and its time are parted as those of the game's own tag would be.
	const dated = "[Date \"##2001-01-01 10:00\"]\n[Time \"?\"]\n\n[Time \"#\"]"
	resolve := export.Options{Inherit: export.Resolve, Missing: export.Omit}
	parted, _ := Export(Bytes([]byte(dated)), resolve)
	if got := valuesOf(parted, "Date", "Time"); got != "2001.01.01,10:00:00 | 2001.01.01,10:00:00" {
		t.Errorf("%s in %s", got, parted)
	}
	// A value that would inherit again stays what it is.
	const unwritable = "[Event \"####\"]\n\n[Board \"2\"]"
	out, _ := Export(Bytes([]byte(unwritable)), export.Options{Inherit: export.Resolve})
	if got := valuesOf(out, "Event"); got != "## | ##" {
		t.Errorf("%s in %s", got, out)
	}
}

// TestMissing_3_4_b: omitted, a game has the tags that it had, and the file claims nothing.
func TestMissing_3_4_b(t *testing.T) {
	out, _ := Export(Bytes([]byte("% EXPORT\n[Site \"x\"]\n[Auction \"n\"]\nap")), export.Options{Missing: export.Omit})
	if want := "% PBN 2.1\r\n[Site \"x\"]\r\n[Auction \"N\"]\r\nPass Pass Pass Pass\r\n"; string(out) != want {
		t.Errorf("%q, want %q", out, want)
	}
}

// TestMost: an export that would be longer than it may be ends after the games that fit.
func TestMost(t *testing.T) {
	game := "[Board \"1\"]\n\n"
	file := []byte(strings.Repeat(game, 100))
	whole, _ := Export(Bytes(file), export.Options{})
	if out, r := Export(Bytes(file), export.Options{Most: len(whole)}); r.Err != nil || !bytes.Equal(out, whole) {
		t.Errorf("what just fits: %v, %d bytes", r.Err, len(out))
	}
	if out, r := Export(Bytes(file), export.Options{Most: len(whole) - 1}); r.Err != export.ErrTooLong || !bytes.HasPrefix(whole, out) ||
		r.Games != 100 {
		t.Errorf("one byte too long: %v, %d games, %d bytes", r.Err, r.Games, len(out))
	}
	if _, r := Export(Bytes(file), export.Options{Most: 1}); r.Err != export.ErrTooLong || r.Games != 1 {
		t.Errorf("much too long: %v after %d games", r.Err, r.Games)
	}
	for _, blocks := range []int{1, 50} {
		page := []byte(strings.Repeat("<PBN>\n"+strings.Repeat(game, 100/blocks)+"</PBN>\n", blocks))
		if out, r := ExportDocument(page, source.Automatic, export.Options{Most: 1000}); r.Err != export.ErrTooLong || !bytes.Equal(out, page) ||
			r.Games > 20 {
			t.Errorf("%d blocks: %v after %d games, %d bytes", blocks, r.Err, r.Games, len(out))
		}
	}
}

// TestUntil: the reading of a file, and of the blocks of a document, ends after the game in which that is asked for.
func TestUntil(t *testing.T) {
	enough := errors.New("enough")
	games := strings.Repeat("[Board \"1\"]\n\n", 10)
	// Of a document it is asked for each block that is found, too.
	for file, read := range map[string]int{games: 5, "<p>\n<PBN>\n" + games + "</PBN>\n<PBN>\n" + games + "</PBN>\n": 3} {
		asked := 0
		stop := func() error {
			if asked++; asked == 5 {
				return enough
			}
			return nil
		}
		if r := Validate(Bytes([]byte(file)).Until(stop), Options{}); r.Err != enough || r.Games != read {
			t.Errorf("%d games, %v, in %q", r.Games, r.Err, file)
		}
	}
}

// TestExportDocumentWithin: the export of a document ends after the game or the block in which that is asked for, and leaves the
// document as it is.
func TestExportDocumentWithin(t *testing.T) {
	enough := errors.New("enough")
	games := strings.Repeat("[Board \"1\"]\n\n", 10)
	for _, c := range []struct {
		name, page string
		games      int
	}{
		{"games", "<PBN>\n" + games + "</PBN>\n<PBN>\n" + games + "</PBN>\n", 3},
		{"blocks without a game", "<p>" + strings.Repeat("<PBN>\n</PBN>\n", 10), 0},
		// Only the block is not UTF-8, and its export is: the document is exported once more.
		{"the second time", "caf\xC3\xA9 <PBN>\n[Board \"1\"]\n\n[Board \"\x93\"]</PBN>", 2},
	} {
		asked, most := 0, 5
		for {
			asked = 0
			out, r := ExportDocumentWithin([]byte(c.page), source.Automatic, export.Options{}, Bounds{Until: func() error {
				if asked++; asked >= most {
					return enough
				}
				return nil
			}})
			if asked < most {
				break // it was not asked so often
			}
			if r.Err != enough || asked != most || string(out) != c.page || most == 5 && r.Games != c.games {
				t.Errorf("%s: asked %d times of %d: %v, %d games, %q", c.name, asked, most, r.Err, r.Games, out)
			}
			most++
		}
		if most == 5 {
			t.Errorf("%s: asked %d times", c.name, asked)
		}
	}
}

// TestUTF8_2_2_e: every character is kept, and the file does not say that it has export format.
func TestUTF8_2_2_e(t *testing.T) {
	out, r := Export(Bytes([]byte("[West \"Łódź 日本\"] {♠ “x”}")), export.Options{Encoding: plain.UTF8})
	if !strings.HasPrefix(string(out), "% PBN 2.1\r\n[Event") || !strings.Contains(string(out), "[West \"Łódź 日本\"]\r\n{♠ “x”}\r\n") {
		t.Errorf("%s", out)
	}
	if n := r.Diagnostics.Found(rules.TextUnmappable); n > 0 {
		t.Errorf("%d characters are said to be lost", n)
	}
}

// TestNeedsUTF8_2_2_e: an export says which word only UTF-8 keeps as it is, in whatever encoding it writes.
func TestNeedsUTF8_2_2_e(t *testing.T) {
	for _, c := range []struct{ name, file, want string }{
		{"ASCII", "[West \"Ann\"]", ""},
		{"Latin-1", "[West \"S\xF8ren\"] {caf\xE9\xA0\xFF}", ""},
		{"Latin-1 as UTF-8", "\uFEFF[West \"Søren\"]", ""},
		{"what is replaced in every encoding", "[West \"a\tb\"] {a\tb\x01}", ""},
		{"Cyrillic", "[West \"Пётр Иванов\"]", "Пётр"},
		{"a letter with a mark", "[West \"Jan Żak Łoś\"]", "Żak"},
		{"a mark apart", "[West \"Zoe\u0308 K\"]", "Zoe\u0308"},
		{"typographic", "[Board \"1\"] {It doesn’t}", "doesn’t"},
		{"Windows-1252", "[Board \"1\"] {It doesn\x92t}", "doesn’t"},
		{"UTF-16", "\xFE\xFF\x00[\x00A\x00 \x00\"\x04\x18\x00\"\x00]", "И"},
		{"in a line of a comment", "[Board \"1\"] {one\nдва three}", "два"},
		{"in a comment to the line end", "[West \"Ann\"] ; é Łódź\n", "Łódź"},
		{"in a value of a fixed form", "[Result \"日\"]", "日"},
		{"in a note", "[Auction \"N\"]\n1C =1=\n*\n[Note \"1:日本 x\"]", "1:日本"},
		{"in a table", "[ScoreTable \"Names\"]\n\"Ł a\"\n", "Ł"},
		{"in a later game", "[Board \"1\"]\n\n[Board \"2\"]\n[West \"Ż\"]", "Ż"},
		{"in text of no tag", "[Board \"1\"]\nИ\n", "И"},
		{"in an escape line", "%a Ł\n[Board \"1\"]", "Ł"},
		// The standard's own way to write the symbol of a suit is "\S" (3.8), but in comments alone.
		{"a suit in a comment", "{1♠ ♥♦♣} [Board \"1\"] ; ♠\n", ""},
		{"a white suit in a comment", "[Board \"1\"] {1♤}", "1♤"},
		{"a suit in a tag", "[Event \"The ♠ Club\"]", "♠"},
		{"a suit in an escape line", "%a ♠\n[Board \"1\"]", "♠"},
		{"no game", "Łódź", ""},
		{"in a document", "<p>Łódź <PBN>[West \"Ann\"]</PBN> <PBN>[West \"Żak\"]</PBN>", "Żak"},
		{"beside a document", "<p>Łódź <PBN>[West \"Ann\"]</PBN>", ""},
		{"a long word", "[West \"" + strings.Repeat("ab日", 60) + "\"]", strings.Repeat("ab日", 20) + "…"},
	} {
		for _, encoding := range []plain.Encoding{plain.Latin1, plain.ASCII, plain.UTF8} {
			out, r := Export(Bytes([]byte(c.file)), export.Options{Encoding: encoding})
			if r.NeedsUTF8 != c.want {
				t.Errorf("%s: %q needs UTF-8, want %q", c.name, r.NeedsUTF8, c.want)
			}
			if encoding == plain.Latin1 && c.want == "" {
				in8, _ := Export(Bytes([]byte(c.file)), export.Options{Encoding: plain.UTF8})
				if lines := habits.PBN.Text(out, source.Latin1).DecodeBytes(out); sameCharacters(lines) != sameCharacters(string(in8)) {
					t.Errorf("%s: Latin-1 has %q, UTF-8 has %q", c.name, lines, in8)
				}
			}
			if _, r := ExportDocument([]byte(c.file), source.Automatic, export.Options{Encoding: encoding}); r.Games > 0 && r.NeedsUTF8 != c.want {
				t.Errorf("%s: %q needs UTF-8 as a document, want %q", c.name, r.NeedsUTF8, c.want)
			}
		}
	}
}

// sameCharacters returns an export without what only one of two encodings has: the claim of export format, and how it spells a suit.
func sameCharacters(export string) string {
	return strings.NewReplacer("% EXPORT\r\n", "", "\\S", "♠", "\\H", "♥", "\\D", "♦", "\\C", "♣").Replace(export)
}

func TestOptionNames(t *testing.T) {
	o, problem := export.Named(map[string]string{"encoding": "utf8", "inherit": "resolve", "missing": "omit"})
	if o != (export.Options{Encoding: plain.UTF8, Inherit: export.Resolve, Missing: export.Omit}) || problem != "" {
		t.Errorf("%+v %s", o, problem)
	}
	if o, problem = export.Named(map[string]string{"encoding": "", "inherit": "keep"}); o != (export.Options{}) || problem != "" {
		t.Errorf("%+v %s", o, problem)
	}
	for name, want := range map[string]plain.Encoding{"iso-8859-1": plain.Latin1, "latin1": plain.Latin1, "ascii": plain.ASCII, "utf-8": plain.UTF8, "utf8": plain.UTF8} {
		if o, problem = export.Named(map[string]string{"encoding": name}); o.Encoding != want || problem != "" {
			t.Errorf("%s: %+v %s", name, o, problem)
		}
	}
	for _, wrong := range []map[string]string{{"encoding": "utf16"}, {"inherit": "#"}, {"colour": "red"}} {
		if _, problem := export.Named(wrong); problem == "" {
			t.Errorf("%v is taken", wrong)
		}
	}
}

// TestExportTo writes a file that comes byte by byte as it writes one that is there.
func TestExportTo(t *testing.T) {
	files := map[string][]byte{"page": []byte(page), "inheriting": []byte(inheriting), "empty": nil}
	for i, seed := range fuzzSeeds {
		files[string(rune('a'+i))] = []byte(seed)
	}
	streamed(t, files)
	t.Run("corpus", func(t *testing.T) {
		files := map[string][]byte{}
		for _, path := range corpusFiles(t) {
			if file := readFile(t, path); len(file) < 1<<17 {
				files[path] = file
			}
		}
		streamed(t, files)
	})
}

func streamed(t *testing.T, files map[string][]byte) {
	t.Helper()
	for name, file := range files {
		want, report := Export(Bytes(file), export.Options{})
		for _, r := range []io.Reader{bytes.NewReader(file), iotest.OneByteReader(bytes.NewReader(file))} {
			var out bytes.Buffer
			got := ExportTo(&out, habits.PBN.Stream(r, source.Automatic), export.Options{})
			if !bytes.Equal(out.Bytes(), want) || got.Games != report.Games || got.Err != nil {
				t.Errorf("%s: a stream becomes %d bytes in %d games, the file %d in %d; %v", name, out.Len(), got.Games, len(want),
					report.Games, got.Err)
			}
		}
	}
}

// TestExportToAWriterThatFails ends with the writer's error, at the game where it came.
func TestExportToAWriterThatFails(t *testing.T) {
	full := errors.New("disk full")
	r := ExportTo(failing{full}, Bytes([]byte(inheriting)), export.Options{})
	if r.Err != full || r.Games != 1 {
		t.Errorf("%v after %d games", r.Err, r.Games)
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

// FuzzOptions holds every set of options against any input: the export of an export is the same, and has all games.
func FuzzOptions(f *testing.F) {
	choice := byte(0)
	eachSeed(f, func(file []byte) {
		f.Add(file, choice)
		choice++
	})
	f.Add([]byte(inheriting), byte(5))
	f.Add([]byte(page), byte(2))
	f.Fuzz(checkOptions)
}

// checkOptions holds one set of options against an input.
func checkOptions(t *testing.T, file []byte, choice byte) {
	t.Helper()
	o := export.Options{Encoding: plain.Encoding(choice % 3), Inherit: export.Inherit(choice / 3 % 2), Missing: export.Missing(choice / 6 % 2)}
	out, report := Export(Bytes(file), o)
	again, second := Export(Bytes(out), o)
	if report.Games > 0 && !bytes.Equal(out, again) {
		t.Errorf("%+v: export(export(x)) differs:\n%s", o, testkit.Difference(out, again))
	}
	if second.Games != report.Games {
		t.Errorf("%+v: %d games became %d", o, report.Games, second.Games)
	}
	if o.Inherit == export.Resolve && o.Encoding == plain.UTF8 {
		before, after := valuesOf(file, "Site", "Event"), valuesOf(out, "Site", "Event")
		if before = strings.Map(blankForControl, before); o.Missing == export.Omit && before != after {
			t.Errorf("%+v: the values %q became %q", o, before, after)
		}
	}
	document, _ := ExportDocument(file, source.Automatic, o)
	if twice, _ := ExportDocument(document, source.Automatic, o); !bytes.Equal(document, twice) {
		t.Errorf("%+v: the document differs:\n%s", o, testkit.Difference(document, twice))
	}
}

func blankForControl(r rune) rune {
	if unicode.IsControl(r) {
		return ' '
	}
	return r
}

// TestClaimOfExportFormat: whether a file has export format is decided once, by the escape lines before its first tag, and the same for a
// file, a stream and a block of a document.
func TestClaimOfExportFormat_2_4_c(t *testing.T) {
	const twice = "[Site \"x\"]\n[Site \"y\"]\n\n"
	for _, c := range []struct {
		file              string
		claims            bool
		checked, exported string // what validate and export report of each repeated tag
	}{
		{twice + twice, false, "tag/duplicate", "tag/duplicate"},
		{"% PBN 2.1\n% EXPORT\n" + twice + twice, true, "export/duplicate-tag", "export/duplicate-tag"},
		{"% EXPORT\n%x\n{c}\n\n% PBN 2.1\n" + twice + twice, true, "export/duplicate-tag", "export/duplicate-tag"},
		{"% PBN 2.0\n% EXPORT\n" + twice + twice, true, "export/duplicate-tag", "tag/duplicate"},
		{"% EXPORT\n" + twice + "% PBN 2.1\n" + twice, true, "export/duplicate-tag", "tag/duplicate"},
		{"% PBN 2.1\n" + twice + "% EXPORT\n" + twice, false, "tag/duplicate", "tag/duplicate"},
		{"% PBN 2.1\n[Event \"x\"]\n% EXPORT\n" + twice + twice, false, "tag/duplicate", "tag/duplicate"},
	} {
		hold := func(how string, report *report.Report, want string) {
			var names []string
			errors := 0
			for _, d := range report.Diagnostics.Items {
				if rule := rules.Name(d.Rule); strings.HasSuffix(rule, "/duplicate") || rule == "export/duplicate-tag" {
					names = append(names, rule)
				}
				if rules.Of(d.Rule).OfExportFormat {
					errors++
				}
			}
			if !slices.Equal(names, []string{want, want}) || report.ClaimsExport != c.claims || (errors > 0) != (want == "export/duplicate-tag") {
				t.Errorf("%q, %s: %q, claims %v, %d of export format, want %s, %v", c.file, how, names, report.ClaimsExport, errors, want, c.claims)
			}
		}
		stream := func() *source.Stream {
			return habits.PBN.Stream(iotest.OneByteReader(strings.NewReader(c.file)), source.Automatic)
		}
		document := []byte("<html><p>a</p><PBN>" + c.file + "</PBN>")
		hold("validated", Validate(Bytes([]byte(c.file)), Options{}), c.checked)
		hold("validated as a stream", Validate(stream(), Options{}), c.checked)
		hold("validated in a document", Validate(Bytes(document), Options{}), c.checked)
		_, report := Export(Bytes([]byte(c.file)), export.Options{})
		hold("exported", report, c.exported)
		hold("exported as a stream", ExportTo(io.Discard, stream(), export.Options{}), c.exported)
		_, report = ExportDocument(document, source.Automatic, export.Options{})
		hold("exported in a document", report, c.exported)
	}
}
