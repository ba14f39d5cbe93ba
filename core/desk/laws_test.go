package desk_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/where"
)

// The laws of the desk hold for files of every notation: what is written are the bytes of the games that were read. PBN_GENERATED gives how many files
// each law tries.

func eachFile(t *testing.T, law func(t *testing.T, s *subject, n int)) {
	for _, s := range subjects {
		t.Run(s.name, func(t *testing.T) {
			for n := range testkit.Generated(8, 2) {
				law(t, s, n)
			}
		})
	}
}

// isWritten reports what is wrong with a file that is to have these games: it may begin with lines that are of no game, and has line ends between games
// that did not follow one another.
func (s *subject) isWritten(out []byte, wanted []entry) error {
	rest, last := string(out), entry{}
	for i, e := range wanted {
		text := e.text
		follows := i > 0 && e.file == last.file && e.number == last.number+1 && !e.isMoved
		if !follows {
			rest, text = strings.TrimLeft(rest, "\r\n"), strings.TrimLeft(text, "\r\n")
		}
		if i == 0 || e.number == 1 {
			rest, text = s.withoutHeader(rest), s.withoutHeader(text)
		}
		before := string(out[:len(out)-len(rest)])
		if i > 0 && !follows && !s.endsGames().MatchString(before) {
			return fmt.Errorf("game %d of file %d comes right behind %.99q", e.number, e.file, before[max(0, len(before)-50):])
		}
		after, is := strings.CutPrefix(rest, text)
		if !is {
			return fmt.Errorf("game %d of file %d is not where it should be:\n%.99q\nbut\n%.99q", e.number, e.file, text, rest)
		}
		rest, last = after, e
	}
	if rest != "" {
		return fmt.Errorf("behind the last game there is %q", rest)
	}
	return nil
}

var lineEnd, emptyLine = regexp.MustCompile(`(\r\n|\n|\r)[ \t]*$`), regexp.MustCompile(`(\r\n|\n|\r)[ \t]*(\r\n|\n|\r)[ \t]*$`)

// endsGames matches the end of a text after which another game can begin.
func (s *subject) endsGames() *regexp.Regexp {
	if s.games.AreLines {
		return lineEnd
	}
	return emptyLine
}

// withoutHeader takes the lines away that a file begins with, and empty ones.
func (s *subject) withoutHeader(text string) string {
	text = strings.TrimPrefix(text, "\uFEFF")
	for {
		line, rest, _ := strings.Cut(text, "\n")
		if text == "" || strings.Trim(line, "\r") != "" && !s.isHeader(line) {
			return text
		}
		text = rest
	}
}

// TestChoiceAndOpposite: a choice and its opposite have all games, each in one of them, byte for byte; "not" and others are the same opposite.
func TestChoiceAndOpposite(t *testing.T) {
	eachFile(t, func(t *testing.T, s *subject, n int) {
		file := s.file(n)
		all := s.read(t, false, file)
		for _, condition := range s.conditions {
			var numbers []int
			options := s.with(t, condition, false)
			options.Each = func(g *desk.Game) { numbers = append(numbers, g.Number) }
			chosen := s.join(t, options, file)
			others := s.join(t, s.with(t, condition, true), file)
			opposite := s.join(t, s.with(t, "not ("+condition+")", false), file)
			isChosen := func(e entry) bool { return slices.Contains(numbers, e.number) }
			if err := s.isWritten(chosen.bytes, keep(all, isChosen)); err != nil {
				t.Errorf("%s of file %d: %v", condition, n, err)
			}
			if err := s.isWritten(others.bytes, keep(all, func(e entry) bool { return !isChosen(e) })); err != nil {
				t.Errorf("the others of %s of file %d: %v", condition, n, err)
			}
			if string(others.bytes) != string(opposite.bytes) || chosen.written+others.written != len(all) {
				t.Errorf("%s of file %d: %d and %d of %d games", condition, n, chosen.written, others.written, len(all))
			}
		}
	})
}

func keep(all []entry, is func(entry) bool) (some []entry) {
	for _, e := range all {
		if is(e) {
			some = append(some, e)
		}
	}
	return some
}

// TestSorting: what is sorted has all games byte for byte, in the order of a slow sort by insertion, and those that are alike as they came.
func TestSorting(t *testing.T) {
	eachFile(t, func(t *testing.T, s *subject, n int) {
		files := [][]byte{s.file(n), s.file(n + 2)}
		if n%2 == 0 {
			files = files[:1]
		}
		all, texts := s.read(t, false, files...), s.read(t, true, files...)
		for _, by := range s.orders {
			order, err := desk.ReadOrder(by, s.games.Fields)
			if err != nil {
				t.Fatal(err)
			}
			var sorted []entry
			for _, e := range all {
				at := len(sorted)
				for at > 0 && s.compare(by, &sorted[at-1], &e) > 0 {
					at--
				}
				sorted = slices.Insert(sorted, at, e)
			}
			var inUTF8 []entry
			for i, e := range sorted {
				inUTF8 = append(inUTF8, texts[slices.IndexFunc(texts, func(text entry) bool { return e.file == text.file && e.number == text.number })])
				if sorted[i].isMoved = true; len(files) > 1 {
					sorted[i].text = inUTF8[i].text
				}
			}
			out := s.join(t, desk.Options{Likeness: -1, Order: order, OfSeveral: len(files) > 1}, files...)
			if err := s.isWritten(out.bytes, sorted); err != nil {
				t.Errorf("file %d by %s: %v", n, by, err)
			}
			if n%2 == 0 {
				s.areAlike(t, inUTF8, s.read(t, true, out.bytes))
			}
		}
	})
}

var numbersIn = regexp.MustCompile(`[0-9]+|[^0-9]`)

// compare compares games by an order that ReadOrder reads, as its documentation says.
func (s *subject) compare(by string, a, b *entry) int {
	for name := range strings.SplitSeq(by, ",") {
		name, isDown := strings.CutPrefix(name, "-")
		x, kind := a.value(s, name)
		y, _ := b.value(s, name)
		c := 0
		switch {
		case x.Given != y.Given:
			if x.Given {
				return -1
			}
			return 1
		case kind == where.Text:
			c = slices.CompareFunc(numbersIn.FindAllString(plain.Folded(x.Text), -1), numbersIn.FindAllString(plain.Folded(y.Text), -1), func(a, b string) int {
				m, err := strconv.Atoi(a)
				n, other := strconv.Atoi(b)
				if err == nil && other == nil {
					return cmp.Compare(m, n)
				}
				return cmp.Compare(a, b)
			})
		default:
			c = cmp.Compare(x.Number, y.Number)
		}
		if isDown {
			c = -c
		}
		if c != 0 {
			return c
		}
	}
	return 0
}

// TestMerging: what is joined has all games of all files as they came, in UTF-8, and is read as they were.
func TestMerging(t *testing.T) {
	eachFile(t, func(t *testing.T, s *subject, n int) {
		files := [][]byte{s.file(n), s.file(n + 2), s.file(n + 6)}
		all := s.read(t, true, files...)
		out := s.join(t, desk.Options{Likeness: -1, OfSeveral: true}, files...).bytes
		if err := s.isWritten(out, all); err != nil {
			t.Errorf("files from %d: %v", n, err)
		}
		for _, file := range files {
			for line := range strings.Lines(strings.TrimPrefix(string(file), "\uFEFF")) {
				if line = strings.TrimSpace(line); s.name == "problems" && strings.HasPrefix(line, "#") && !strings.Contains(string(out), line) {
					t.Errorf("files from %d: the line %q is lost", n, line)
				}
			}
		}
		if n%2 == 0 {
			s.areAlike(t, all, s.read(t, true, out))
		}
	})
}

// areAlike compares what games have in all fields but their number.
func (s *subject) areAlike(t *testing.T, wanted, got []entry) {
	t.Helper()
	if len(wanted) != len(got) {
		t.Errorf("%d games, but %d", len(wanted), len(got))
		return
	}
	for i := range wanted {
		for of, value := range wanted[i].values {
			if other := got[i].values[of]; fmt.Sprint(value) != fmt.Sprint(other) {
				t.Errorf("game %d has %v in %s, but had %v", i+1, other, s.games.Fields.Fields[of.Field].Name, value)
			}
		}
	}
}

// TestSplitting: each file of a split has the games that belong in it as they came, and files of so many games are the source again when they are joined,
// except what joining changes of any file.
func TestSplitting(t *testing.T) {
	eachFile(t, func(t *testing.T, s *subject, n int) {
		file := s.file(n)
		all := s.read(t, false, file)
		for _, count := range []int{1, 3, 100} {
			split, err := desk.SplitByCount(count)
			if err != nil {
				t.Fatal(err)
			}
			var again [][]byte
			for i, part := range s.join(t, desk.Options{Likeness: -1, Split: split}, file).parts {
				if err := s.isWritten(part.Bytes(), all[i*count:min(len(all), (i+1)*count)]); err != nil {
					t.Errorf("part %s of file %d: %v", part.Name, n, err)
				}
				again = append(again, part.Bytes())
			}
			several := desk.Options{Likeness: -1, OfSeveral: true}
			joined, want := string(s.join(t, several, again...).bytes), string(s.join(t, several, file).bytes)
			if s.games.AllGiveHeaders {
				joined, want = s.withHeadersFirst(joined), s.withHeadersFirst(want)
			}
			if n%2 == 0 && joined != want {
				t.Errorf("file %d by %d: joined, its parts are\n%.400q\nbut it is\n%.400q", n, count, joined, want)
			}
		}
		for _, field := range s.fields {
			s.splitBy(t, n, field, all)
		}
	})
}

// withHeadersFirst has the lines first that a file may begin with, each once.
func (s *subject) withHeadersFirst(file string) string {
	var headers, others []string
	for line := range strings.Lines(file) {
		if s.isHeader(line) {
			headers = append(headers, line)
		} else {
			others = append(others, line)
		}
	}
	slices.Sort(headers)
	return strings.Join(append(slices.Compact(headers), others...), "")
}

// splitBy divides a file by a field.
func (s *subject) splitBy(t *testing.T, n int, field string, all []entry) {
	split, err := desk.ReadSplit(field, s.games.Fields)
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	of := map[string][]entry{}
	for _, e := range all {
		value, kind := e.value(s, field)
		for _, key := range desk.TextsOf(value, kind) {
			if of[key] == nil {
				keys = append(keys, key)
			}
			of[key] = append(of[key], e)
		}
	}
	parts := s.join(t, desk.Options{Likeness: -1, Split: split}, s.file(n)).parts
	if len(parts) != len(keys) {
		t.Fatalf("file %d by %s: %d parts, not those of %q", n, field, len(parts), keys)
	}
	for i, part := range parts {
		if err := s.isWritten(part.Bytes(), of[keys[i]]); err != nil || part.Games != len(of[keys[i]]) {
			t.Errorf("part %s of file %d by %s: %v", part.Name, n, field, err)
		}
	}
}

// TestLoneFileIsItself: a file of which all games are chosen is what it was. Boards that inherit nothing are bytes of it, too.
func TestLoneFileIsItself(t *testing.T) {
	eachFile(t, func(t *testing.T, s *subject, n int) {
		file := s.file(n)
		want := file
		if text := s.habits.Text(file, source.Automatic); text.Encoding != text.Encoding.InMemory() {
			want = text.Bytes
		}
		inherits := strings.Contains(string(file), `"#`)
		if got := s.join(t, desk.Options{Likeness: -1}, file).bytes; !inherits && string(got) != string(want) {
			t.Errorf("file %d is\n%q\nbut was\n%q", n, got, want)
		}
	})
}
