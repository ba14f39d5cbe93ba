package core

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// slim are the packages of the standard library that the core may use, except the shell command: no system, and nothing that makes the
// module fat.
var slim = strings.Fields(`bytes cmp errors hash/maphash io iter maps math math/bits slices sort strconv strings sync unicode
	unicode/utf16 unicode/utf8`)

// heavy are the packages of the standard library that the shell command does without, though it may use the system: as a module it would
// take longer to begin, and be larger by a third.
var heavy = strings.Fields(`encoding/json fmt log reflect regexp runtime/debug text/template`)

type importLine struct{ folder, file, path string }

// importLines are the imports of all Go files of the module except tests, and of the tests of e2e.
func importLines(t *testing.T) (lines []importLine) {
	t.Helper()
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && slices.Contains([]string{"node_modules", "dist", "testdata", ".git"}, d.Name()) {
			return filepath.SkipDir
		}
		inE2E := strings.HasPrefix(filepath.ToSlash(name), "../e2e/")
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") && !inE2E {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		folder := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(name)), "../")
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			lines = append(lines, importLine{folder, name, path})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestImportDirection(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range importLines(t) {
		seen[l.folder] = true
		allowed, known := mayImport[l.folder]
		own, isOwn := strings.CutPrefix(l.path, "pbn/")
		foreign := strings.Contains(strings.Split(l.path, "/")[0], ".")
		switch {
		case !known:
			t.Errorf("%s: the folder %s has no row in mayImport", l.file, l.folder)
		case isOwn && !slices.Contains(allowed, own):
			t.Errorf("%s: %s may not import %s", l.file, l.folder, own)
		case foreign && !slices.ContainsFunc(foreignModules[l.folder], func(module string) bool { return strings.HasPrefix(l.path, module) }):
			t.Errorf("%s: %s may not import %s", l.file, l.folder, l.path)
		}
	}
	for folder := range mayImport {
		if len(mayImport[folder]) > 0 && !seen[folder] {
			t.Errorf("%s has a row in mayImport, but no import was found there", folder)
		}
	}
}

// TestEachRowIsNeeded holds that a folder imports all that its row allows: else the row shows an arrow that is not there.
func TestEachRowIsNeeded(t *testing.T) {
	imports := map[string][]string{}
	for _, l := range importLines(t) {
		imports[l.folder] = append(imports[l.folder], l.path)
	}
	for folder, allowed := range mayImport {
		for _, other := range allowed {
			if !slices.Contains(imports[folder], "pbn/"+other) {
				t.Errorf("%s may import %s, but does not", folder, other)
			}
		}
	}
	for folder, allowed := range foreignModules {
		for _, module := range allowed {
			if !slices.ContainsFunc(imports[folder], func(path string) bool { return strings.HasPrefix(path, module) }) {
				t.Errorf("%s may import %s, but does not", folder, module)
			}
		}
	}
}

// TestReadmeHasTheImports holds that the table of README.md says of each Go folder what it may import, and leaves none out except those of
// e2e, which may import whatever they test.
func TestReadmeHasTheImports(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]bool{}
	for line := range strings.Lines(string(readme)) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		folder := strings.Trim(cells[0], "| `")
		if _, isFolder := mayImport[folder]; len(cells) != 3 || !isFolder || isOfE2E(folder) {
			continue
		}
		has[folder] = true
		if is, want := strings.TrimSuffix(cells[2], " |"), importsInWords(folder); is != want {
			t.Errorf("README.md: %s may import\n%s, not\n%s", folder, want, is)
		}
	}
	for folder := range mayImport {
		if !has[folder] && !isOfE2E(folder) && !strings.Contains(folder, "/internal/") {
			t.Errorf("README.md has no row for %s", folder)
		}
	}
}

func isOfE2E(folder string) bool { return folder == "e2e" || strings.HasPrefix(folder, "e2e/") }

// importsInWords are what a folder may import, by the names that README.md has for them: of the core without its path.
func importsInWords(folder string) string {
	var names []string
	for _, other := range mayImport[folder] {
		if !strings.HasPrefix(other, folder+"/internal/") {
			names = append(names, strings.TrimPrefix(strings.TrimPrefix(other, "core/"), "pbn/"))
		}
	}
	slices.Sort(names)
	for _, module := range foreignModules[folder] {
		names = append(names, strings.Trim(module[strings.LastIndexByte(strings.TrimSuffix(module, "/"), '/'):], "/"))
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// shared are the packages that know no notation; those of other notations will use them too.
var shared = []string{"core/source", "core/diag", "core/embed", "core/item", "core/bridge", "core/chess", "core/dd", "core/draughts", "core/solve", "core/wire", "wasm/host",
	"core/report", "core/plain", "core/testkit", "core/cmd/diff", "core/cmd/files", "core/cmd/kit", "core/cmd/line", "core/cmd/parquet", "core/mend",
	"core/recognize", "core/chunks", "core/together", "core/fill", "core/tree", "core/where", "core/desk", "core/desk/answers", "core/lists"}

func TestWhatIsSharedImportsNoNotation(t *testing.T) {
	for _, folder := range shared {
		if _, known := mayImport[folder]; !known {
			t.Errorf("there is no folder %s", folder)
		}
	}
	for _, l := range importLines(t) {
		own, isOwn := strings.CutPrefix(l.path, "pbn/")
		if slices.Contains(shared, l.folder) && isOwn && !slices.Contains(shared, own) {
			t.Errorf("%s: %s is shared and may not import %s", l.file, l.folder, own)
		}
	}
}

// nameless are the folders that do not name PBN, since other notations use them, too: neither their code, nor their comments and tests;
// what is in testdata may be of any notation. js/src/host is here as well, as it has no Go files.
var nameless = []string{
	"core/bridge", "core/chess", "core/cmd/kit", "core/dd", "core/diag", "core/draughts", "core/embed", "core/fill", "core/item", "core/mend", "core/plain", "core/report",
	"core/solve", "core/source",
	"core/testkit", "core/wire", "wasm/host", "js/src/host",
}

// mayName are the lines that may name it, by the beginning of their file: they have one of these texts.
var mayName = map[string][]string{
	// What a file is, is said with a row and with words for each notation; the rows come from core/recognize.
	"js/src/host/recognize": {""},
}

// notANotation is what has the letters and is no notation: import paths, the package, variables of the environment.
var notANotation = regexp.MustCompile(`"pbn(kit)?/[^"]*"|(?i:pbnkit)|PBN_[A-Z]+`)

func TestWhatIsSharedNamesNoNotation(t *testing.T) {
	for _, folder := range nameless {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && d.Name() == "testdata" {
				return filepath.SkipDir
			}
			if err != nil || d.IsDir() {
				return err
			}
			content, err := os.ReadFile(name)
			path := strings.TrimPrefix(filepath.ToSlash(name), "../")
			number := 0
			for line := range strings.Lines(string(content)) {
				if number++; namesPBN(path, line) {
					t.Errorf("%s:%d names a notation, in a folder that knows none: %s", path, number, strings.TrimSpace(line))
				}
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func namesPBN(path, line string) bool {
	for beginning, texts := range mayName {
		if strings.HasPrefix(path, beginning) && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(line, text) }) {
			return false
		}
	}
	return strings.Contains(strings.ToLower(notANotation.ReplaceAllString(line, "")), "pbn")
}

func TestPBNDoesNotKnowLIN(t *testing.T) {
	for _, l := range importLines(t) {
		if strings.HasPrefix(l.folder, "core/pbn") && slices.Contains([]string{"pbn/core/lin", "pbn/core/hands", "pbn/core/convert"}, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}

// TestNotationsDoNotKnowEachOther holds that PBN, PGN, PDN and PBI import nothing of each other.
func TestNotationsDoNotKnowEachOther(t *testing.T) {
	notations := []string{"core/pbn", "core/pgn", "core/pdn", "core/pbi"}
	for _, l := range importLines(t) {
		for _, notation := range notations {
			for _, other := range notations {
				if notation != other && strings.HasPrefix(l.folder, notation) && strings.HasPrefix(l.path, "pbn/"+other) {
					t.Errorf("%s imports %s", l.file, l.path)
				}
			}
		}
	}
}

func TestCommandImportsNothingHeavy(t *testing.T) {
	for _, l := range importLines(t) {
		if strings.HasPrefix(l.folder, "core/cmd/") && slices.Contains(heavy, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}

func TestCoreImportsOnlyWhatIsSlim(t *testing.T) {
	for _, l := range importLines(t) {
		inCore := strings.HasPrefix(l.folder, "core/") && !strings.HasPrefix(l.folder, "core/cmd/") && l.folder != "core/testkit"
		ofPages := (l.folder == "core/pbn/docs" || l.folder == "core/pgn/docs" || l.folder == "core/pdn/docs" || l.folder == "core/pbi/docs" || l.folder == "core/convert/docs" || l.folder == "core/openings/known") && l.path == "embed"
		// A finding has the facts of any kind in the same bytes, and a text that nobody keeps is the bytes of its window.
		ofFacts := (l.folder == "core/diag" || l.folder == "core/source") && l.path == "unsafe"
		ofTests := l.folder == "core/item/itemtest" || l.folder == "core/pgn/pgntest" || l.folder == "core/pbn/pbntest" || l.folder == "core/pdn/pdntest" ||
			l.folder == "core/played/playedtest" || l.folder == "core/amend/amendtest"
		if inCore && !ofPages && !ofFacts && !ofTests && !strings.HasPrefix(l.path, "pbn/") && !slices.Contains(slim, l.path) {
			t.Errorf("%s imports %s", l.file, l.path)
		}
	}
}
