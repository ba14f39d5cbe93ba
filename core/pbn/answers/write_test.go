package answers

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/wire"
)

// linesOf are the games of a file as Write takes them.
func linesOf(t *testing.T, file []byte) (lines []byte, count int) {
	t.Helper()
	var read struct{ Games []json.RawMessage }
	if err := json.Unmarshal(parse(file, wire.Options{}), &read); err != nil {
		t.Fatal(err)
	}
	for _, g := range read.Games {
		lines = append(append(lines, g...), '\n')
	}
	return lines, len(read.Games)
}

// written is the file that a job makes of games, a line each, which come in pieces, and what is said of it.
func written(lines []byte, as export.Options, mayReplace bool) (file, json []byte, err error) {
	const piece = 1000
	j := WriteJob(as, mayReplace)
	defer j.Drop()
	take := func(out wire.Out) bool {
		file = append(file, out.Bytes...)
		if json = bytes.Clone(out.Report); out.Refused != "" {
			err = errors.New(out.Refused)
		}
		return out.More && err == nil
	}
	for len(lines) > 0 && err == nil {
		n := min(len(lines), piece)
		for more := take(j.Push(lines[:n])); more; {
			more = take(j.Push(nil))
		}
		lines = lines[n:]
	}
	for err == nil && take(j.Finish()) {
	}
	return file, json, err
}

// meaningOf is what is left of the games of a file when places are left out, and all that writing may change: the numbers of games that
// something is inherited from, and suffixes, which become NAGs.
func meaningOf(t *testing.T, file []byte) (games []any) {
	t.Helper()
	var read struct{ Games []any }
	if err := json.Unmarshal(parse(file, wire.Options{}), &read); err != nil {
		t.Fatal(err)
	}
	for _, g := range read.Games {
		games = append(games, plainMeaning(g))
	}
	return games
}

func plainMeaning(v any) any {
	switch v := v.(type) {
	case []any:
		for i := range v {
			v[i] = plainMeaning(v[i])
		}
	case map[string]any:
		for _, name := range []string{"span", "inheritsFrom"} {
			delete(v, name)
		}
		for name := range v {
			v[name] = plainMeaning(v[name])
		}
	}
	return v
}

// checkWritten holds that games which were read and written mean what they meant: the export of what was written is that of the file. It
// reports whether there are any.
func checkWritten(t *testing.T, file []byte) bool {
	t.Helper()
	lines, count := linesOf(t, file)
	if count == 0 || bytes.Contains(lines, []byte(`,"block":`)) {
		return false // of the blocks of a document each is a file of its own, and what is inherited is exported otherwise
	}
	as := export.Options{Encoding: plain.UTF8, Missing: export.Omit}
	want, _ := Export(file, wire.Options{}, as)
	got, _, err := written(lines, as, true)
	if err != nil {
		t.Fatalf("%v\n%q", err, file)
	}
	if a, b := meaningOf(t, want), meaningOf(t, got); !reflect.DeepEqual(a, b) {
		for i := range a {
			if i < len(b) && !reflect.DeepEqual(a[i], b[i]) {
				x, _ := json.Marshal(a[i])
				y, _ := json.Marshal(b[i])
				t.Fatalf("game %d: %s\nexported %s\nwritten %s", i+1, apart(x, y), apart(want, got), apart(got, want))
			}
		}
		t.Fatalf("%d games became %d:\n%q\n%q", len(a), len(b), want, got)
	}
	return true
}

// apart is a text from a little before where it differs from another.
func apart(a, b []byte) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	return strconv.Quote(string(a[max(0, i-100):min(len(a), i+200)]))
}

func TestWriteWhatWasRead(t *testing.T) {
	writeEach(t, ownFiles(t), 10)
	t.Run("corpus", func(t *testing.T) { writeEach(t, corpusFiles(t, "*", 50), 50) })
}

// writeEach checks each file that is not long.
func writeEach(t *testing.T, files map[string][]byte, least int) {
	t.Helper()
	const long = 60_000
	written := 0
	for name, file := range files {
		if len(file) > long {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			if checkWritten(t, file) {
				written++
			}
		})
	}
	if written < least {
		t.Errorf("only %d of %d files were written", written, len(files))
	}
}

// TestWriteGenerated: what is read of any text can be written.
func TestWriteGenerated(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	pieces := []string{
		"[Event \"a \\\"b\\\" \\\\\"]", "[Board \"7\"]", "[Site \"#\"]", "[Site \"##x\"]", "[Own \"##\"]", "[Own \"#\"]", "[Own \"y\"]",
		"[Dealer \"n\"]", "[Vulnerable \"Love\"]",
		"[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -\"]", "[Deal \"S:x... A... - -\"]", "[Contract \"4sx\"]",
		"[Result \"NS 9\"]", "[Declarer \"^S\"]", "[Date \"1999.1.2 10:00:00\"]",
		"\n[Auction \"N\"]\n", " 1S ! {x} Pass =1= $3 ;end\n", " 2H ", " AP ", " *\n", " - ^S ^I 1C ", " 4Z ", " ___ ", "\n[Note \"1:a\"]\n",
		"[Note \"x\"]",
		"\n[Play \"E\"]\n", " SA H2 - C3\n", " ^R SK ?! {y\n%z\n} +\n", "\n[ScoreTable \"Rank\\2R;Names\\4L\"]\n",
		" 1 \"a;b\" 2 ? \"?\" - \"-\"\n", " ^9 \"\" é\n", "[Free \"\"]\n a {c} b\n",
		"\n%escape\n", "\n% PBN 2.1\n", "{a\n[Event \"x\"]\n}", "{ } ", ";line }\n", "junk } text", "\n\n", "\n\n", "[Site \"a\" [", "[Site \"a",
		"[a \"b\"]", "(1)", "%", "\\", "{", "\t",
	}
	written := 0
	most := 3000
	if runtime.GOOS == "js" {
		most = 300
	}
	for range most {
		var file []byte
		for range 1 + random.IntN(14) {
			file = append(file, pieces[random.IntN(len(pieces))]...)
		}
		if checkWritten(t, file) {
			written++
		}
	}
	if written < most*2/3 {
		t.Errorf("only %d files have games", written)
	}
}

func FuzzWrite(f *testing.F) {
	f.Add([]byte("[Event \"a\"]\n[Auction \"N\"]\n1S =1= AP\n[Note \"1:b\"]"))
	f.Add([]byte("v}nt @a\"]\n[Auction \"N\"]\n1S =1= AP=1= A")) // words after an annotation after the end
	f.Fuzz(func(t *testing.T, file []byte) { checkWritten(t, file) })
}

// FuzzGiven: whatever is given is written or refused.
func FuzzGiven(f *testing.F) {
	f.Add([]byte(`{"dealer":"N","deal":{"hands":{"N":{"S":"AK","H":"","D":"","C":""},"E":null}}}`))
	f.Fuzz(func(_ *testing.T, json []byte) { written(json, export.Options{}, true) })
}

// TestWriteMistakes: the error names the place of what the games may not have; js/test/write.test.mjs has others.
func TestWriteMistakes(t *testing.T) {
	for game, want := range map[string]string{
		`[]`: "games[0] has to be an object",
		`{"sections":[{"name":"X","rows":[["a"]],"strings":[{"row":1,"column":0}]}]}`:      "games[0].sections[0].strings[0] has to be an element of the rows",
		`{"sections":[{"name":"X","rows":[["a"]],"strings":[{"row":0,"column":1}]}]}`:      "games[0].sections[0].strings[0] has to be an element of the rows",
		`{"sections":[{"name":"X","rows":[[]],"escapesInRows":[{"row":0,"escapes":[]}]}]}`: "games[0].sections[0].escapesInRows[0] has to be an element of the rows",
	} {
		if file, _, err := written([]byte(game+"\n"), export.Options{}, false); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s\n%s", game, err, want, file)
		}
	}
	if _, _, err := written([]byte(`{"dealer":"N"}`), export.Options{Most: 10}, false); err == nil || err.Error() != export.ErrTooLong.Error() {
		t.Errorf("more than 10 bytes: %v", err)
	}
}
