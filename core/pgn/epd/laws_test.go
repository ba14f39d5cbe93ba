package epd

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// held is what a record has: its position, and its operations with their operands, in order. What is read as nothing is left out.
func held(t *source.Text, r *Record) string {
	var out strings.Builder
	if r.HasPosition {
		out.Write(chess.AppendFields(nil, &r.Position))
	} else if r.isVerbatim {
		return strings.TrimSpace(strings.Map(printing, t.Decode(r.Span)))
	}
	for i := range r.Fields {
		if !r.HasPosition {
			out.WriteString(" " + t.Decode(r.Fields[i]))
		}
	}
	for _, i := range r.Order {
		o := &r.Operations[i]
		name := o.Name(t)
		if rest, is := strings.CutPrefix(name, "+"); is && rest != "" && isCounter([]byte(rest)) {
			name = rest // no opcode, and written so that it is no field of a FEN
		}
		out.WriteString("\n" + name)
		var operands []string
		for _, one := range r.Of(o) {
			switch text := strings.Map(printing, one.Text(t)); one.Kind {
			case Move:
				operands = append(operands, string(one.SAN.Append(nil)))
			case Integer:
				operands = append(operands, strings.TrimPrefix(text, "+"))
			case String:
				operands = append(operands, `"`+strings.ReplaceAll(text, `"`, "'")+`"`)
			default:
				if one.Flags&Quoted != 0 && text[0] == '"' {
					text = "'" + text[1:]
				}
				operands = append(operands, text)
			}
		}
		if r.isSet(o) {
			slices.Sort(operands)
		}
		out.WriteString(" " + strings.Join(operands, " "))
	}
	return out.String()
}

// printing returns a blank for a control character.
func printing(r rune) rune {
	if r < ' ' || r >= 0x7F && r < 0xA0 {
		return ' '
	}
	return r
}

// allHeld returns what the records of a file have.
func allHeld(file *source.Stream, notation Notation) (all []string) {
	Parse(file, notation, func(t *source.Text, r *Record) { all = append(all, held(t, r)) })
	return all
}

// hold holds a file against the laws: its export has the same records, and nothing more to be changed; it is read the same in pieces; safe
// fixes leave no safe fix, and no more errors.
func hold(t *testing.T, file []byte, notation Notation) {
	t.Helper()
	options := ExportOptions{Notation: notation}
	out, r := Export(Bytes(file), options)
	again, second := Export(Bytes(out), options)
	if !bytes.Equal(out, again) || len(second.Changes.Items) > 0 {
		t.Fatalf("%q\nbecomes %q\nand that %q, %v", file, out, again, second.Changes.Items)
	}
	for _, d := range second.Diagnostics.Items {
		if rules.Of(d.Rule).Change != "" && d.Rule != rules.EPDOperand && d.Rule != rules.EPDString {
			t.Fatalf("%q\nbecomes %q\nwhich breaks %s", file, out, rules.Name(d.Rule))
		}
	}
	for _, d := range Validate(Bytes(out), Options{Notation: notation, AsExport: true}).Diagnostics.Items {
		if rules.Of(d.Rule).OfExportFormat {
			t.Fatalf("%q\nbecomes %q\nwhich breaks %s", file, out, rules.Name(d.Rule))
		}
	}
	isExport := true
	for _, d := range Validate(Bytes(file), Options{Notation: notation, AsExport: true}).Diagnostics.Items {
		isExport = isExport && !rules.Of(d.Rule).OfExportFormat && rules.Of(d.Rule).Change == "" && !strings.HasPrefix(rules.Name(d.Rule), "move/") &&
			!strings.HasPrefix(rules.Name(d.Rule), "position/") && d.Rule != rules.EPDString && d.Rule != rules.SyntaxUnexpectedText && d.Rule != rules.TextUTF16 && d.Rule != rules.TextWindows1252
	}
	if isExport && source.LeadingASCII(file) == len(file) && r.Games > 0 && !bytes.Equal(file, out) {
		t.Fatalf("%q\nhas export format, but becomes %q", file, out)
	}
	before, after := allHeld(Bytes(file), notation), allHeld(Bytes(out), notation)
	if hasCounters := r.Diagnostics.Found(rules.EPDFEN) > 0; !hasCounters && !slices.Equal(before, after) || len(before) != len(after) {
		t.Fatalf("%q\nhas %q,\nits export %q", file, before, after)
	}
	named := habits.PGN.Detect(file)
	pieces := habits.PGN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return 3 }}, named)
	if inPieces := allHeld(pieces, notation); !slices.Equal(inPieces, allHeld(habits.PGN.Open(file, named), notation)) {
		t.Fatalf("%q\nhas %q,\nin pieces %q", file, before, inPieces)
	}
	mended, _, _ := ApplySafe(file, source.Automatic, notation, nil)
	fixed := Validate(Bytes(mended), Options{Notation: notation})
	if was, is := r.Diagnostics.Count(diag.Error), fixed.Diagnostics.Count(diag.Error); is > was {
		t.Fatalf("%q has %d errors, and mended %q %d", file, was, mended, is)
	}
}

// samples are those of the archives.
func samples() (all []string) {
	for _, name := range []string{"testdata/exact.txtar", "testdata/rules.txtar"} {
		for _, s := range testkit.ReadSamples(name, "want", "miss", "fixed", "miss with epd/illegal-move") {
			all = append(all, s.Text)
		}
	}
	return all
}

// TestLaws holds the texts of the archives against the laws, and what is made of them by cutting and joining at random. PBN_GENERATED gives
// their number.
func TestLaws(t *testing.T) {
	all := samples()
	for _, text := range all {
		hold(t, []byte(text), EPD)
		hold(t, []byte(text), FEN)
	}
	random := rand.New(rand.NewPCG(7, 8))
	for range testkit.Generated(1500, 100) {
		hold(t, mixed(random, all), EPD+Notation(random.IntN(2)))
	}
}

// mixed returns pieces of texts, and characters that mean something.
func mixed(random *rand.Rand, all []string) (file []byte) {
	const odd = "\"\";; \t\n\r+-#é\x01a/'\u00A0"
	for range 1 + random.IntN(5) {
		text := all[random.IntN(len(all))]
		from := 0
		if random.IntN(3) == 0 {
			from = random.IntN(len(text) + 1)
		}
		file = append(file, text[from:from+random.IntN(len(text)-from+1)]...)
		if random.IntN(2) == 0 {
			at := random.IntN(len(odd))
			file = append(file, odd[at:min(len(odd), at+1+random.IntN(2))]...)
		}
	}
	return file
}

// TestCorpus holds real files against the laws: the suites of positions, and each position of the tables as a line of EPD and of FENs.
func TestCorpus(t *testing.T) {
	root := testkit.NeedShared(t, "games/pgn")
	count := 0
	err := filepath.WalkDir(root, func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".epd") && !strings.HasSuffix(name, ".fen") {
			return err
		}
		file, err := os.ReadFile(name)
		hold(t, file, Automatic)
		r := Validate(Bytes(file), Options{})
		if n := r.Diagnostics.Count(diag.Error); n > 0 {
			t.Errorf("%s has %d errors: %v", name, n, r.Diagnostics.Items[0])
		}
		count += r.Games
		return err
	})
	if err != nil || count < 78 {
		t.Errorf("%d records, %v", count, err)
	}
	for _, table := range []struct {
		name        string
		fen, column int
	}{{"san.tsv", 1, 4}, {"perft.tsv", 1, -1}} {
		content, err := os.ReadFile(filepath.Join(root, table.name))
		if err != nil {
			t.Fatal(err)
		}
		var file strings.Builder
		for line := range strings.Lines(string(content)) {
			cells := strings.Split(strings.TrimSpace(line), "\t")
			if strings.HasPrefix(line, "#") || len(cells) < 5 || cells[1] == "fen" {
				continue
			}
			file.WriteString(cells[table.fen])
			if table.column > 0 {
				fmt.Fprintf(&file, " bm %s;", cells[table.column])
			}
			file.WriteString("\n")
		}
		// The tables have their moves in ASCII order and in SAN, and the FENs as the standard has them.
		r := Validate(Bytes([]byte(file.String())), Options{Notation: FEN, AsExport: true})
		for _, d := range r.Diagnostics.Items {
			if !strings.HasPrefix(rules.Name(d.Rule), "position/") && d.Rule != rules.EPDLineTooLong {
				t.Errorf("%s: %s in line %d: %s", table.name, rules.Name(d.Rule), d.Place.Range.Start.Line, d.Message)
			}
		}
		hold(t, []byte(file.String()), FEN)
		hold(t, []byte(file.String()), EPD)
	}
}

// FuzzLaws: any bytes.
func FuzzLaws(f *testing.F) {
	for _, text := range samples() {
		f.Add([]byte(text), true)
	}
	f.Fuzz(func(t *testing.T, file []byte, isFEN bool) {
		if len(file) > 4<<10 {
			t.Skip("long")
		}
		notation := EPD
		if isFEN {
			notation = FEN
		}
		hold(t, file, notation)
	})
}
