package flow

import (
	"bytes"
	"strings"
	"testing"
)

// TestBadInput: what cannot be read is refused, with the place.
func TestBadInput(t *testing.T) {
	good := builtProgram(t)
	m, err := readModule(good)
	if err != nil {
		t.Fatal(err)
	}
	function := m.functions[700]
	at := bytes.Index(good, function.body)
	changed := func(change func(file []byte)) []byte {
		file := bytes.Clone(good)
		change(file)
		return file
	}
	for _, c := range []struct {
		name string
		file []byte
		want []string
	}{
		{"empty", nil, []string{"not a WebAssembly module"}},
		{"another file", []byte("MZ\x90\x00 and so on"), []string{"not a WebAssembly module"}},
		{"cut off", good[:len(good)/2], []string{"at offset 0x", "bytes announced"}},
		{"no data", []byte("\x00asm\x01\x00\x00\x00"), []string{"not a program of Go"}},
		{"unknown instruction", changed(func(f []byte) { f[at+len(function.body)-1] = 0xff }),
			[]string{"function ", "at offset 0x", "unknown instruction 0xff"}},
		{"no table of functions", changed(func(f []byte) {
			copy(f[bytes.Index(f, headerMagic):], "\xf0")
		}), []string{"pclntab", "not a program of Go, or of another version"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, _, err := Rewrite(c.file, Options{})
			if err == nil || out != nil {
				t.Fatalf("%d bytes, error %v", len(out), err)
			}
			for _, want := range c.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("%q does not say %q", err, want)
				}
			}
		})
	}
}

// TestUnknownShapes: where the compiler writes functions in another way, the build fails.
func TestUnknownShapes(t *testing.T) {
	m, err := readModule(builtProgram(t))
	if err != nil {
		t.Fatal(err)
	}
	// The block numbers of a future compiler in local 1.
	for i := range m.functions {
		f := &m.functions[i]
		f.body = bytes.Replace(f.body, []byte{opLocalGet, 0, opBrTable}, []byte{opLocalGet, 1, opBrTable}, 1)
	}
	_, report, err := Rewrite(m.encode(), Options{})
	if err == nil || !strings.Contains(err.Error(), "fewer than 70 %") || !strings.Contains(err.Error(), "another head") || report.Rewritten > report.WithJumps/10 {
		t.Errorf("%v; %s", err, report)
	}
}

// TestRewrittenTwice: a module that was rewritten before has no shape that is known, and is not broken.
func TestRewrittenTwice(t *testing.T) {
	once := rewritten(t, builtProgram(t), Options{})
	if twice, _, err := Rewrite(once, Options{}); err == nil && !bytes.Equal(once, twice) {
		t.Error("the second time changes something")
	}
}

// TestOtherSections: sections that are not looked into come out as they went in, and the result is the same each time.
func TestOtherSections(t *testing.T) {
	// The length of the section has more bytes than it needs.
	file := append(builtProgram(t), "\x00\x8d\x80\x80\x00\x05notes\x00\xffbytes"...)
	before, err := readModule(file)
	if err != nil {
		t.Fatal(err)
	}
	out := rewritten(t, file, Options{})
	after, err := readModule(out)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range before.sections {
		if s.id != sectionCode && s.id != sectionData && !bytes.Equal(s.raw, after.sections[i].raw) {
			t.Errorf("section %d of kind %d changed", i, s.id)
		}
	}
	if again := rewritten(t, file, Options{}); !bytes.Equal(out, again) {
		t.Error("another result the second time")
	}
}

// FuzzRewrite: no input makes the rewriter panic, hang or allocate without bound; what it writes can be read.
func FuzzRewrite(f *testing.F) {
	file, err := buildProgram()
	if err != nil {
		f.Fatal(err)
	}
	m, err := readModule(file)
	if err != nil {
		f.Fatal(err)
	}
	tables, err := findTables(m)
	if err != nil {
		f.Fatal(err)
	}
	for _, a := range []*assembler{
		{eachOnce(4), []segmentCode{straight(1), call(2, unwinding), when(3, 1), last(4)}},
		{eachOnce(4), []segmentCode{when(1, 2), straight(2), when(3, 1), last(4)}},
	} {
		f.Add(a.body(), []byte("\x00asm\x01\x00\x00\x00"))
	}
	for i := 0; i < len(m.functions); i += 97 {
		f.Add(m.functions[i].body, file[8:60])
	}
	f.Fuzz(func(t *testing.T, body, head []byte) {
		if m, err := readModule(head); err == nil {
			findTables(m)
		}
		readModule(append([]byte("\x00asm\x01\x00\x00\x00"), head...))
		// The function takes the place of one in a whole program.
		one := &program{module: &module{functions: []function{{typ: goFunction, body: body}}, imported: m.imported},
			tables: &goTables{functions: tables.functions[:1]}, decoded: make([][]instr, 1), never: make([]bool, 1),
			report: Report{Left: map[string]int{}}}
		if one.decode() != nil {
			return
		}
		one.rewrite(0)
		if err := one.decode(); err != nil {
			t.Errorf("what was written cannot be read: %v", err)
		}
	})
}
