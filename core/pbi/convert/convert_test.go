package convert

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/pbi"
	"pbn/core/pgn"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/export"
	"pbn/core/testkit"
)

// file has problems of all kinds.
const file = "\uFEFF#PBI 1.2\n# a collection\n" +
	"Chance, A.;B. {X}:8/7S/k7/p7/8/8/Q3K3/7R:#2:1|Compositions \"by\" chance|July, 1926|3:|Sissa|1868|:1|Pr|Problem|1960;2|HM|BCM|1961:Rh1-b1:!:100% } sure\\x0atwo\n" +
	"C. Castle:4k3/8/8/8/8/8/8/R3K2R:h#2.5:::::*:\n" +
	":::x|y|z|1:::Qa1::no position\n" +
	"D:8/8/8/8/8/5k2/8/K6r:White to move and lose:::::: =formula\n"

// want are the forms of the file, and what each has no place for.
var want = map[Form]string{
	FEN: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1\n4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n8/8/8/8/8/5k2/8/K6r w - - 0 1\n" +
		"3 lines\n1 problems without a position\n1 keymoves\n1 referenced sources\n2 awards\n2 statuses\n2 comments\n1 sources\n3 authors\n",
	EPD: `8/7N/k7/p7/8/8/Q3K3/7R w - - bm Rb1; c0 "Chance, A.; B. {X}"; c1 "#2"; c2 "1, Compositions 'by' chance, July, 1926, p. 3"; c3 "100% } sure two"; dm 2; id "1";
4k3/8/8/8/8/8/8/R3K2R w KQ - c0 "C. Castle"; c1 "h#2.5"; id "2";
8/8/8/8/8/5k2/8/K6r w - - c0 "D"; c1 "White to move and lose"; c3 " =formula"; id "4";
3 lines
1 problems without a position
1 referenced sources
2 awards
2 statuses
`,
	PGN: `[Event "Compositions \"by\" chance"]
[Site "?"]
[Date "1926.??.??"]
[Round "1"]
[White "Chance, A.; B. {X}"]
[Black "#2"]
[Result "*"]
[FEN "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1"]
[SetUp "1"]

{Date: July, 1926; Page: 3; Award: 1 Pr, Problem, 1960; Award: 2 HM, BCM, 1961; Also in: Sissa, 1868; Comment: 100% ) sure two}
1. Rb1 *

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "C. Castle"]
[Black "h#2.5"]
[Result "*"]
[FEN "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"]
[SetUp "1"]

*

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "D"]
[Black "White to move and lose"]
[Result "*"]
[FEN "8/8/8/8/8/5k2/8/K6r w - - 0 1"]
[SetUp "1"]

{Comment:  =formula}
*
3 lines
1 problems without a position
2 statuses
`,
	Popeye: `BeginProblem
Author Chance, A.; B. {X}
Origin 1, Compositions "by" chance, July, 1926, p. 3
Award 1 Pr, Problem, 1960
Award 2 HM, BCM, 1961
Pieces
  White Ke2 Qa2 Rh1 Sh7
  Black Ka6 Pa5
Stipulation #2
NextProblem
Author C. Castle
Pieces
  White Ke1 Ra1 Rh1
  Black Ke8
Stipulation h#2.5
EndProblem
2 lines
1 problems without a position
1 problems with a stipulation that the form does not know
1 keymoves
1 referenced sources
2 statuses
1 comments
`,
	CSV: "problem,authors,position,stipulation,white,black,number,title,date,page,year,referenced,awards,keymove,status,comment\r\n" +
		"1,\"Chance, A.; B. {X}\",8/7S/k7/p7/8/8/Q3K3/7R,#2,4,2,1,\"Compositions \"\"by\"\" chance\",\"July, 1926\",3,1926,\"Sissa, 1868\"," +
		"\"1 Pr, Problem, 1960; 2 HM, BCM, 1961\",Rh1-b1,!,\"100% } sure\ntwo\"\r\n" +
		"2,C. Castle,4k3/8/8/8/8/8/8/R3K2R,h#2.5,3,1,,,,,,,,,*,\r\n" +
		"3,,,,,,x,y,z,1,,,,Qa1,,no position\r\n" +
		"4,D,8/8/8/8/8/5k2/8/K6r,White to move and lose,1,2,,,,,,,,,,\"' =formula\"\r\n" +
		"4 lines\n",
	LaTeX: latexBegin + `\begin{diagram}%
  \author{Chance, A.; B. \{X\}}%
  \sourcenr{1}%
  \source{Compositions "by" chance}%
  \year{July, 1926}%
  \award{1 Pr}%
  \tournament{Problem, 1960}%
  \pieces{wKe2, wDa2, wTh1, wSh7, sKa6, sBa5}%
  \stipulation{\#2}%
  \solution{1.Rh1-b1!}%
  \comment{100\% \} sure two}%
\end{diagram}%

\begin{diagram}%
  \author{C. Castle}%
  \pieces{wKe1, wTa1, wTh1, sKe8}%
  \stipulation{h\#2.5}%
\end{diagram}%

\begin{diagram}%
  \author{D}%
  \pieces{wKa1, sKf3, sTh1}%
  \stipulation{White to move and lose}%
  \comment{ =formula}%
\end{diagram}%
` + latexEnd + "3 lines\n1 problems without a position\n1 referenced sources\n1 awards\n2 statuses\n",
}

// show converts a file, and says after it what is lost.
func show(text string, form Form) string {
	var out bytes.Buffer
	r := Convert(&out, pbi.Bytes([]byte(text)), Options{To: form})
	fmt.Fprintf(&out, "%d lines\n", r.Lines)
	for _, l := range r.Lost {
		fmt.Fprintf(&out, "%d %s\n", l.Count, l.What)
	}
	return out.String()
}

func TestForms(t *testing.T) {
	for form, want := range want {
		if got := show(file, form); got != want {
			t.Errorf("%s:\n%s", FormNames[form], testkit.Difference([]byte(want), []byte(got)))
		}
	}
	for form := range FormNames {
		if got := show("\uFEFF#PBI 1.2\n", Form(form)); got != "0 lines\n" && Form(form) != CSV {
			t.Errorf("a file without problems is %q as %s", got, FormNames[form])
		}
	}
}

// TestReadByOthers: what is written is read without an error by those who read PGN, EPD and FEN.
func TestReadByOthers(t *testing.T) {
	texts := []string{file}
	if folder := testkit.Shared(t, "games/pbi"); folder != "" {
		names, _ := filepath.Glob(filepath.Join(folder, "*.pbi"))
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(text))
		}
	}
	for _, text := range texts {
		for form, notation := range map[Form]epd.Notation{FEN: epd.FEN, EPD: epd.EPD} {
			var out bytes.Buffer
			r := Convert(&out, pbi.Bytes([]byte(text)), Options{To: form})
			read := epd.Validate(epd.Bytes(out.Bytes()), epd.Options{Notation: notation, AsExport: true})
			if r.Lines > 0 && (read.Games != r.Lines || len(read.Diagnostics.Items) > 0) {
				t.Errorf("%s: %d of %d, %+v", out.String(), read.Games, r.Lines, read.Diagnostics.Items)
			}
		}
		var out bytes.Buffer
		r := Convert(&out, pbi.Bytes([]byte(text)), Options{To: PGN})
		_, read := pgn.Export(pgn.Bytes(out.Bytes()), export.Options{})
		if read.Games != r.Lines && r.Lines > 0 || read.Diagnostics.Count(1) > 0 {
			t.Errorf("%s: %d of %d, %+v", out.String(), read.Games, r.Lines, read.Diagnostics.Items)
		}
	}
}

// TestFromPositions: positions become problems, and other lines are counted.
func TestFromPositions(t *testing.T) {
	var out bytes.Buffer
	const list = "# two\r\n8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1\n\n8/7n/k7/p7/8/8/Q3K3/7R b - - 0 1\nhello\n8/7n/k7/p7/8/8/Q3K3/7R w bm Qa3; id \"x\";\n"
	r, err := FromPositions(&out, []byte(list), "")
	const want = "\uFEFF#PBI 1.2\n:8/7S/k7/p7/8/8/Q3K3/7R:::::::\n:8/7s/k7/p7/8/8/Q3K3/7R:Black moves::::::\n:8/7s/k7/p7/8/8/Q3K3/7R:::::::\n"
	if err != nil || out.String() != want || r.Lines != 3 || len(r.Lost) != 1 || r.Lost[0].Count != 1 {
		t.Errorf("%v, %+v, %q", err, r, out.String())
	}
	out.Reset()
	if _, err := FromPositions(&out, []byte(list[7:44]), "#2"); err != nil || !strings.Contains(out.String(), ":#2::::::") {
		t.Errorf("%v, %q", err, out.String())
	}
}

// TestPositionsAreKept: a list of positions becomes problems, and these the list again.
func TestPositionsAreKept(t *testing.T) {
	list := ""
	for _, fen := range []string{"8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", chess.Initial} {
		list += fen + "\n"
	}
	var problems, again bytes.Buffer
	FromPositions(&problems, []byte(list), "#2")
	Convert(&again, pbi.Bytes(problems.Bytes()), Options{})
	if again.String() != list {
		t.Errorf("%q", again.String())
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("broken") }

func TestBrokenWriter(t *testing.T) {
	if r := Convert(brokenWriter{}, pbi.Bytes([]byte(file)), Options{}); r.Report.Err == nil {
		t.Error("the error is lost")
	}
}
