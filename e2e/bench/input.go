package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// origins are where the games come from: the first that is there.
var origins = [][]string{
	{"../shared/corpus/*/*.pbn"},
	{"core/pbn/answers/testdata/*.pbn", "site/src/example.pbn"},
}

// realFiles are the files of the first origin that is there.
func realFiles() (files [][]byte, origin string, err error) {
	for _, patterns := range origins {
		for _, pattern := range patterns {
			paths, _ := filepath.Glob(pattern)
			for _, path := range paths {
				file, err := os.ReadFile(path)
				if err != nil {
					return nil, "", err
				}
				files = append(files, file)
			}
		}
		if len(files) > 0 {
			return files, filepath.Dir(patterns[0]), nil
		}
	}
	return nil, "", nil
}

// someGames are the games of real files, in the order of a shuffled pack, and where they are from.
func someGames() (games []variant, origin string, err error) {
	files, origin, err := realFiles()
	if err != nil {
		return nil, "", err
	}
	for _, file := range files {
		for _, text := range gamesOf(file) {
			games = append(games, vary(text))
		}
	}
	if len(games) == 0 {
		return nil, "", fmt.Errorf("there are no games at %v: run it in the root of the project", origins)
	}
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
	return games, origin, nil
}

// gamesOf are the games of a file; none of one in which reading finds errors, or whose bytes mean something else beside others.
func gamesOf(file []byte) (games [][]byte) {
	if bytes.IndexByte(file, 0) >= 0 || bytes.HasPrefix(file, []byte("\xEF\xBB\xBF")) {
		return nil
	}
	report := pbn.Parse(pbn.Bytes(file), func(text *source.Text, g *game.Game) {
		if one, ok := forAll(text.Slice(g.Span)); ok {
			games = append(games, one)
		}
	})
	for _, d := range report.Diagnostics.Items {
		if d.Severity == diag.Error {
			return nil
		}
	}
	return games
}

// withoutFindings are the games in which the core finds nothing, as boards that keep their numbers: dealer and vulnerability follow from them.
func withoutFindings(games []variant) (fine []variant) {
	random := rand.New(rand.NewPCG(5, 6))
	for _, v := range games {
		v.keepsBoard = true
		if report := pbn.Validate(pbn.Bytes(v.appendTo(nil, 0, random)), pbn.Options{}); len(report.Diagnostics.Items) == 0 {
			fine = append(fine, v)
		}
	}
	return fine
}

var (
	longComment = regexp.MustCompile(`(?m)^(\{[^{}]*\n[^{}]*[^{}\s])\s*\}`)
	tagLine     = regexp.MustCompile(`^\[\s*(\w+)\s*"(.*)"\s*\]$`)
	contract    = regexp.MustCompile(`^(Pass|\??|\d([SHDCN]|NT)X{0,2})$`)
	note        = regexp.MustCompile(`\d+:`)
)

// forAll is a game as the package "pbn" too reads it to its end, since all are to read the same file. It reads line by line: a comment
// of several lines ends with a brace at the start of one, and data follow a tag pair at once. ok is false where it would give up.
func forAll(text []byte) (game []byte, ok bool) {
	text = longComment.ReplaceAll(bytes.TrimSpace(header.ReplaceAll(text, nil)), []byte("$1\r\n}"))
	var inTag, inComment bool
	for line := range bytes.Lines(text) {
		line = bytes.TrimRight(line, " \t\r\n")
		switch {
		case inComment:
			inComment = !bytes.HasPrefix(line, []byte("}"))
		case bytes.HasPrefix(line, []byte("[")):
			tag := tagLine.FindSubmatch(line)
			if tag == nil || string(tag[1]) == "Contract" && !contract.Match(tag[2]) || string(tag[1]) == "Note" && !note.Match(tag[2]) {
				return nil, false
			}
			inTag = true
		case len(line) == 0, line[0] == ';', line[0] == '%':
			inTag = false
		case line[0] == '{':
			inTag, inComment = false, !bytes.HasSuffix(line, []byte("}"))
		case !inTag:
			return nil, false
		}
	}
	return text, !inComment && bytes.HasPrefix(text, []byte("["))
}

var (
	variedTag = regexp.MustCompile(`(?m)^\[(Board|West|North|East|South) +"([^"#?]+)"\]`)
	header    = regexp.MustCompile(`(?m)^%.*\n?`)
	names     = []string{"Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Rowan", "Willow", "Yew"}
)

const boardTag = "Board"

// variant is a game whose boards and names can be others.
type variant struct {
	between [][]byte // the text before each of the tags, and behind the last
	tags    []string
	board   string // as it was
	// keepsBoard says that the board stays the one that it is.
	keepsBoard bool
}

func vary(text []byte) (v variant) {
	at := 0
	for _, m := range variedTag.FindAllSubmatchIndex(text, -1) {
		v.between = append(v.between, text[at:m[0]])
		v.tags = append(v.tags, string(text[m[2]:m[3]]))
		if v.tags[len(v.tags)-1] == boardTag {
			v.board = string(text[m[4]:m[5]])
		}
		at = m[1]
	}
	v.between = append(v.between, text[at:])
	return v
}

// appendTo appends the game as the one of a number.
func (v variant) appendTo(out []byte, n int, random *rand.Rand) []byte {
	for i, tag := range v.tags {
		value := names[random.IntN(len(names))] + " " + names[random.IntN(len(names))]
		if tag == boardTag {
			if value = v.board; !v.keepsBoard {
				value = strconv.Itoa(n%999 + 1)
			}
		}
		out = append(append(append(append(append(append(out, v.between[i]...), '['), tag...), ` "`...), value...), `"]`...)
	}
	return append(append(out, v.between[len(v.tags)]...), "\r\n\r\n"...)
}

// writeAsImport writes the files in import format as they are, faults and all, again and again, and tells the size.
func writeAsImport(path string) (bytes int64, err error) {
	files, _, err := realFiles()
	if err != nil {
		return 0, err
	}
	out := inImportFormat(files, importBytes)
	return int64(len(out)), os.WriteFile(path, out, 0o644)
}

// inImportFormat are files one after another until there are so many bytes: without those in export format, and those whose bytes would mean
// something else beside others.
func inImportFormat(files [][]byte, size int) (out []byte) {
	for before := -1; len(out) < size && len(out) > before; {
		before = len(out)
		for _, file := range files {
			if len(out) < size && !bytes.Contains(file, []byte("% EXPORT")) && source.LeadingASCII(file) == len(file) {
				out = append(append(out, bytes.TrimRight(file, " \t\r\n")...), "\n\n"...)
			}
		}
	}
	return out
}

// writeAsLIN writes what the file of 1 MB is as LIN, and tells its size.
func writeAsLIN(path string, games []variant) (bytes int64, err error) {
	if err := writeInput(path, games, inputBytes[small], 0); err != nil {
		return 0, err
	}
	file, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	out, _, report := convert.Convert(file, convert.Options{To: convert.LIN})
	if report.Err != nil {
		return 0, report.Err
	}
	return int64(len(out)), os.WriteFile(path, out, 0o644)
}

// writeInput writes the games again and again, with other boards and names each time, until there are so many bytes or, where
// count is not 0, so many games.
func writeInput(path string, games []variant, size, count int) error {
	out := make([]byte, 0, size+1<<20)
	out = append(out, "% PBN 2.1\r\n"...)
	random := rand.New(rand.NewPCG(3, 4))
	for n := 0; count == 0 && len(out) < size || n < count; n++ {
		out = games[n%len(games)].appendTo(out, n, random)
	}
	return os.WriteFile(path, out, 0o644)
}
