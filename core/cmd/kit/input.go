package kit

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// Input is a file that a command reads, and what is said of it.
type Input struct {
	Reader io.Reader
	Path   string
	// Name is what messages call the file: its path, or what --stdin-filename says.
	Name string
	// Encoding is what --source-encoding names, or source.Automatic.
	Encoding source.Encoding
	is       *recognize.Row // what its start or its name shows; nil if neither does
	notation *Notation      // that it is read as
	isKnown  bool           // the notation is: --notation names it, or the file shows that it is another than that of the program
	// As is what --notation says that the file is, "" where it is not given.
	As string
	// Out is for standard output, Err for standard error; both have colours and no content of the file as it is.
	Out, Err bytes.Buffer
	// JSON returns what --format json writes of the file, in a command whose reports are EachReport's; nil where there is nothing.
	JSON     func() []byte
	found    tally
	isAlone  bool // whether no other file is read at the same time
	file     io.ReadCloser
	progress *progress
}

// newInput returns a file, before it is opened.
func newInput(s *Shell, path string) *Input {
	of := &Input{Path: path, Name: path, Encoding: s.encoding, notation: s.Notation}
	if path == line.StandardInput && s.standardInput != "" {
		of.Name = s.standardInput
	}
	return of
}

// readNames takes what the command line says of the files that are read: their encoding, and the name of standard input.
func readNames(s *Shell, l *line.Line) error {
	if label := l.Value("source-encoding"); l.Is("source-encoding") {
		known := false
		for _, n := range s.Notation.all() {
			if !known {
				s.encoding, known = n.Habits.EncodingOf(label)
			}
		}
		if !known {
			names := strings.Join(s.words.Flags["source-encoding"].Suggests, ", ")
			return line.Mistake(line.Say("unknownEncoding", "option", "--source-encoding", "names", names, "given", label))
		}
	}
	if !l.Is("stdin-filename") {
		return nil
	}
	if !slices.Contains(l.Names, line.StandardInput) {
		return line.Mistake(line.Say("namesNothing"))
	}
	s.standardInput = l.Value("stdin-filename")
	l.Inside[line.StandardInput] = filepath.Base(s.standardInput)
	return nil
}

// Notation returns the notation that the file is read as.
func (of *Input) Notation() *Notation { return of.notation }

// Label is the name of what the file is, as people write it.
func (of *Input) Label() string {
	switch {
	case of.notation.RulesOf == nil:
		return of.notation.Words.Label()
	case of.As != "":
		return strings.ToUpper(of.As)
	case of.isNamed():
		return strings.ToUpper(of.is.ID)
	}
	return of.notation.Words.Label()
}

// Again begins to read the file anew, in a command that ReadRepeatedly has prepared for it.
func (of *Input) Again() error {
	seeker, ok := of.file.(io.Seeker)
	if !ok {
		return errors.New("it cannot be read twice")
	}
	_, err := seeker.Seek(0, io.SeekStart)
	of.Reader = of.progress.counting(of.file)
	return err
}

// open opens a file, whose bytes are counted, and finds out what it is.
func (of *Input) open(s *Shell) error {
	open, p := files.Open, s.progress
	if p.times > 1 {
		open = files.OpenToRepeat
	}
	file, err := open(of.Path)
	if err != nil {
		return err
	}
	of.file, of.progress, of.Reader = file, p, p.counting(file)
	return of.recognize(s)
}

// recognize finds out what a file is, by its start and its name. The error says so where it is certainly nothing that is read here. The
// file can still be read from its start.
func (of *Input) recognize(s *Shell) error {
	isSure, err := of.look(of.Name)
	for by := range unpackers {
		if err != nil || !s.unpacks || !of.is.Is(by) {
			continue
		}
		if of.Reader, err = unpacked(by, of.Reader); err == nil {
			isSure, err = of.look(strings.TrimSuffix(strings.TrimSuffix(of.Name, ".gz"), ".zst"))
		}
		break
	}
	if err != nil {
		return err
	}
	return of.choose(s, isSure)
}

// choose chooses the notation that a file is read as: the one that --notation names, else the one that the file shows.
func (of *Input) choose(s *Shell, isSure bool) error {
	switch {
	case s.line.Is("document"):
		return nil // its blocks say what it is
	case s.line.Is("notation"):
		of.As, of.isKnown = s.line.Value("notation"), true
		of.notation = s.Notation.reading(s.line)
	case of.is != nil && s.Notation.named(of.is.ID) != nil:
		of.isKnown = true
		of.notation = s.Notation.named(of.is.ID)
	case isSure && of.is.IsForeign():
		return errors.New(of.is.Sentence())
	}
	if !of.notation.Words.Has(s.line.Command.Name) {
		return of.refusal(s)
	}
	if of.Encoding != source.Automatic && !of.notation.hasEncoding(of.Encoding.String()) {
		flag := of.notation.Words.Flags["source-encoding"]
		names := slices.DeleteFunc(slices.Clone(flag.Suggests), func(name string) bool { return !of.notation.hasEncoding(name) })
		return errors.New(line.Say("otherChoice", "option", "--"+flag.Name, "what", of.Label(), "choices", strings.Join(names, " or "), "given", of.Encoding.String()))
	}
	return of.notation.Words.Lacks(s.line, of.Label())
}

// look finds out what the start of a file and a name show.
func (of *Input) look(name string) (isSure bool, err error) {
	start := make([]byte, recognize.Head)
	n, err := io.ReadFull(of.Reader, start)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return false, err
	}
	of.Reader = io.MultiReader(bytes.NewReader(start[:n]), of.Reader)
	of.is, isSure = recognize.Of(start[:n], name)
	return isSure, nil
}

// Foreign says what a file is that was read and has no game, if it is not read here.
func (of *Input) Foreign(r *report.Report) error {
	if r.Games > 0 || of.isKnown || !of.is.IsForeign() {
		return nil
	}
	return errors.New(of.is.Sentence())
}

// Is reports whether a file is of a kind, by the name that --notation has for it: as --notation says, or else as the file shows.
func (of *Input) Is(kind string) bool { return of.As == kind || of.As == "" && of.is.Is(kind) }

// isNamed reports whether the notation that the file is read as has a name for what the file shows to be.
func (of *Input) isNamed() bool {
	return of.is != nil && slices.Contains(of.notation.Words.Choices("notation"), of.is.ID)
}

// refusal says that the command does not read files of the notation of a file, and which do.
func (of *Input) refusal(s *Shell) error {
	var others []string
	for _, c := range of.notation.Words.Commands {
		if c.Extensions != nil {
			others = append(others, c.Name)
		}
	}
	what := of.Label()
	if of.isNamed() {
		what = of.is.What()
	}
	return errors.New(line.Say("otherCommand", "what", what, "command", s.line.Command.Name, "others", enumerated(others)))
}

// enumerated lists words as a sentence does: "a, b and c".
func enumerated(words []string) string {
	last := len(words) - 1
	if last <= 0 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
