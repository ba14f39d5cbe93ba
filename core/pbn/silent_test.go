package pbn

import (
	"bytes"
	"io"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestNoSilentChange changes a file that is in export format in one place or a few: where its export has other words than the
// file, a change is told.
func TestNoSilentChange_2_1_b(t *testing.T) {
	skipOnJS(t)
	base := []byte(asWritten.text(way{lineEnd: "\r\n"}, nil))
	pieces := []string{"\t", " ", "\r\n", "\n", "[Site \"x\"]", "{c}", ";d\r\n", "$03", "=01=", "!", "^R ", "*", "+", "-", "AP", "pass", "#",
		"##x", "%e\r\n", "\\", "\"", "1", "S", "\xA0", "\x01", "\xB9"}
	random := rand.New(rand.NewPCG(7, 7))
	told := 0
	for range 4000 {
		file := slices.Clone(base)
		for range 1 + random.IntN(3) {
			at := random.IntN(len(file))
			end := min(len(file), at+random.IntN(3))
			file = slices.Concat(file[:at], []byte(pieces[random.IntN(len(pieces))]), file[end:])
		}
		out, report := Export(Bytes(file), export.Options{})
		switch {
		case slices.Equal(strings.Fields(string(out)), strings.Fields(string(file))):
		case len(report.ChangeCounts()) > 0:
			told++
		default:
			t.Errorf("no change is told:\n%s", testkit.Difference(file, out))
		}
	}
	if told < 1000 {
		t.Errorf("only %d files have other words in their export", told)
	}
}

// TestOutputInProportion: a small file has no huge export.
func TestOutputInProportion(t *testing.T) {
	inherits := "[Site \"" + strings.Repeat("x", 20000) + "\"]\n\n" + strings.Repeat("[Board \"1\"]\n\n[Site \"#\"]\n\n", 1000)
	var standing strings.Builder
	for i := range 2000 {
		standing.WriteString("[A" + string([]byte{'a' + byte(i%26), 'a' + byte(i/26%26), 'a' + byte(i/676)}) + " \"##x\"]\n\n")
	}
	table := "[ScoreTable \"" + strings.TrimSuffix(strings.Repeat("A\\255;", 40), ";") + "\"]\n" + strings.Repeat("1 ", 20000)
	for name, file := range map[string]string{"a long value": inherits, "many standing values": standing.String(), "wide columns": table} {
		for _, inherit := range []export.Inherit{export.Keep, export.Resolve} {
			out, report := Export(Bytes([]byte(file)), export.Options{Inherit: inherit})
			most := 100*len(file) + 400*report.Games
			if inherit == export.Resolve {
				most += 100 * 12 * report.Games // each of a hundred tags, in each game
			}
			if len(out) > most {
				t.Errorf("%s, inherit %v: %d bytes became %d", name, inherit, len(file), len(out))
			}
			if again, _ := Export(Bytes(out), export.Options{Inherit: inherit}); !bytes.Equal(again, out) {
				t.Errorf("%s, inherit %v: the export of the export differs: %s", name, inherit, testkit.Difference(out, again))
			}
		}
	}
}

// endless is a file of games, as many bytes as are wanted; now and then it looks how much memory is in use.
type endless struct {
	left, at int
	most     uint64
}

func (e *endless) Read(into []byte) (int, error) {
	if e.left <= 0 {
		return 0, io.EOF
	}
	game := []byte("\n[Event \"An evening\"]\n[Board \"7\"]\n[Auction \"N\"]\n1C {a comment} Pass 1H Pass\nPass Pass\n")
	n := 0
	for n < len(into) {
		copied := copy(into[n:], game[e.at:])
		e.at = (e.at + copied) % len(game)
		n += copied
	}
	if e.left/(1<<20) != (e.left-n)/(1<<20) {
		var now runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&now)
		e.most = max(e.most, now.HeapAlloc)
	}
	e.left -= n
	return n, nil
}

// TestStreamMemory: what is in memory does not grow with the file.
func TestStreamMemory(t *testing.T) {
	skipOnJS(t)
	var before runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	file := &endless{left: 6 << 20}
	report := ExportTo(io.Discard, habits.PBN.Stream(file, source.Automatic), export.Options{})
	if report.Err != nil || report.Games < 1000 || file.most == 0 {
		t.Fatalf("%d games, %v", report.Games, report.Err)
	}
	if most := file.most - min(file.most, before.HeapAlloc); most > 4<<20 {
		t.Errorf("%d bytes are in use for a stream of 6 MB", most)
	}
}

// TestExportMeansTheSame: what a review found to be read otherwise after an export.
func TestExportMeansTheSame(t *testing.T) {
	seen := strings.NewReplacer("\u200B", "", "\u2060", "", " ", "", "?", "") // a tag that is filled in has "?"
	for _, file := range []string{
		"% PBN 1.0\n% PBN 2.1\n[Site \"x\"]", "% PBN 2.1\n% PBN 1.0\n[Site \"x\"]",
		"[Site \"A\"]\n\n[Site \"#\u200B\"]", "[Site \"\u2060##A\"]\n\n[Board \"1\"]", "[DNate \"#\u200B\"]\n\n[DNate \"#\"]",
		"[Date \"2013-08-24 18:36\"]\n[Time \"#\"]", "[Time \"##?\"]\n\n[Date \"2013-08-24 18:36\"]",
		"[Date \"2013-08-24 18:36\"]\n\n[Date \"2013-08-24 18:36\"]\n[Time \"#\"]",
		"[Time \"##10:00:00\"]\n\n[Date \"2013-08-24 18:36\"]\n[Time \"?\"]\n\n[Date \"2013-08-25 19:45\"]",
		"[Date \"2013/8/4…\"]", "[Date \"2013/8/1ж\"]", "[Deal \"\xA0N:AK... - - -\"]",
		"[Site \"x\"] {a\n\n[Event “" + strings.Repeat("x", 244) + "\nb}",
		"<html><p>a</p><PBN>[Annotator \"##x\"][Site \"##S\"]</PBN><PBN>[Board \"2\"]\n\n[Board \"3\"][Site \"#\"]</PBN>",
	} {
		for encoding := plain.Latin1; encoding <= plain.UTF8; encoding++ {
			for _, o := range []export.Options{{Encoding: encoding}, {Encoding: encoding, Inherit: export.Resolve},
				{Encoding: encoding, Missing: export.Omit}} {
				out, _ := Export(Bytes([]byte(file)), o)
				if again, _ := Export(Bytes(out), o); !bytes.Equal(out, again) {
					t.Errorf("%q, %+v: the export of the export differs:\n%s", file, o, testkit.Difference(out, again))
				}
				tags := []string{"Site", "DNate", "Annotator", "Board"}
				if before, after := seen.Replace(valuesOf([]byte(file), tags...)), seen.Replace(valuesOf(out, tags...)); before != after {
					t.Errorf("%q, %+v: %s became %s", file, o, before, after)
				}
			}
		}
	}
	if out, _ := Export(Bytes([]byte("[Date \"2013-08-24 18:36\"]\n[Time \"#\"]")),
		export.Options{}); !strings.Contains(string(out), "18:36") {
		t.Errorf("the time is lost:\n%s", out)
	}
	out, _ := Export(Bytes([]byte("\xEF\xBB\xBF[ScoreTable \"Rank\\2R;Names…\"]\n1 a")), export.Options{})
	if !strings.Contains(string(out), `[ScoreTable "Rank\2R;Names..."]`) {
		t.Errorf("the raw text of a string is lost:\n%s", out)
	}
}

// TestDocumentsStay: documents that are read otherwise once their blocks are exported.
func TestDocumentsStay_6_2_c(t *testing.T) {
	for _, document := range []string{
		"Hi\n<PBN>\n[West \"R&amp;D\"]<br>\n{" + strings.Repeat("a &lt; b ", 40) + "}\n", "Hi\n<PBN>\n[Foo \"a;b\\8L;c]\n<!--<p> \"q1z\" \n\nBye",
		"<html>é<PBN>[West \"\xE9\"]</PBN>", "<html>é<PBN>[A \"é\"]</PBN><PBN>[B \"\xE9\"]</PBN>",
	} {
		out, _ := ExportDocument([]byte(document), source.Automatic, export.Options{})
		if again, _ := ExportDocument(out, source.Automatic, export.Options{}); !bytes.Equal(out, again) {
			t.Errorf("%q:\n%s", document, testkit.Difference(out, again))
		}
	}
	const open = "<PBN>\n[Site \"R&amp;D\"]<p>\n[Event \"b\"]\n" // only what is in it makes the document HTML
	if out, _ := ExportDocument([]byte("<PBN>[Site \"A\"]</PBN>\n"+open), source.Automatic, export.Options{}); !strings.Contains(string(out),
		"[Event \"?\"]\r\n[Site \"A\"]") || !strings.HasSuffix(string(out), open) {
		t.Errorf("%s", out)
	}
	out, _ := ExportDocument([]byte("<html><p>a</p><PBN>[Board \"1\"]</PBN> and <PBN>[Board \"2\"]</PBN>"), source.Automatic, export.Options{})
	for _, d := range Validate(Bytes(out), Options{}).Diagnostics.Items {
		t.Errorf("an exported document has %s: %s", rules.Name(d.Rule), d.Message)
	}
}

// TestTimesOfDates exports games with any dates and times after one another: the export of the export is the same.
func TestTimesOfDates(t *testing.T) {
	dates := []string{"", "?", "2013.08.24", "2013-08-24 18:36", "2013-08-25 19:45", "#", "##", "##2013-08-26 20:54"}
	times := []string{"", "?", "18:36:00", "19:45:00", "#", "##", "##?", "##20:54:00", "bad"}
	given := func(tag string, values []string, choice int) string {
		if choice == 0 {
			return ""
		}
		return "[" + tag + " \"" + values[choice-1] + "\"]\n"
	}
	r := rand.New(rand.NewPCG(1, 2))
	moved := 0
	for range 2000 {
		var file string
		for range 3 {
			file += "[Board \"1\"]\n" + given("Date", dates, r.IntN(len(dates)+1)) + given("Time", times, r.IntN(len(times)+1)) + "\n"
		}
		out, _ := Export(Bytes([]byte(file)), export.Options{})
		if again, _ := Export(Bytes(out), export.Options{}); !bytes.Equal(out, again) {
			t.Fatalf("%s\nthe export of the export differs:\n%s", file, testkit.Difference(out, again))
		}
		const time = "[Time \"18:36:00\"]"
		if !strings.Contains(file, time) && strings.Contains(string(out), time) {
			moved++
		}
	}
	if moved < 100 {
		t.Errorf("only %d times were moved", moved)
	}
}
