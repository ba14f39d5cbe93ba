package line

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pbn/export"
	pdn "pbn/core/pdn/export"
	"pbn/core/testkit"
)

// TestReadTable: what readTable makes of words.json is what encoding/json makes of it, which knows the members by their names.
func TestReadTable(t *testing.T) {
	var want table
	if err := json.Unmarshal(file, &want); err != nil {
		t.Fatal(err)
	}
	if got := readTable(file); !reflect.DeepEqual(got, want) {
		t.Errorf("read\n%+v, not\n%+v", got, want)
	}
}

// TestTable: each name in the table of commands has its row, and each row is used.
func TestTable(t *testing.T) {
	checkTable(t, all)
	if n := len(others()) + 1; n != len(shared.Notations) {
		t.Errorf("the command reads %d notations, and there are words of %d", n, len(shared.Notations))
	}
	for notation := range shared.Notations {
		checkTable(t, Of(notation))
	}
}

func checkTable(t *testing.T, w *Words) {
	t.Helper()
	for _, c := range w.Commands {
		for _, name := range slices.Concat(c.Flags, shared.Common) {
			if w.Flags[name] == nil {
				t.Errorf("%s: there is no option %s of %s", c.Name, name, w.Name)
			}
		}
		names := map[string]bool{}
		for _, f := range c.rows {
			if names[f.Name] || f.Short != "" && names[f.Short] {
				t.Errorf("%s has --%s or -%s twice", c.Name, f.Name, f.Short)
			}
			names[f.Name], names[f.Short] = true, true
		}
	}
}

// TestUsed: each row of an option is one of a command.
func TestUsed(t *testing.T) {
	used := map[string]bool{}
	use := func(own map[string]*Flag, commands []*Command, key string) {
		for _, c := range commands {
			for _, name := range slices.Concat(c.Flags, shared.Common, shared.Reading) {
				used[name] = true
				if own[name] != nil {
					used[key+name] = true
				}
			}
		}
	}
	for notation, own := range shared.Notations {
		use(own.Flags, own.Commands, notation+" ")
		for name := range own.Flags {
			if !used[notation+" "+name] {
				t.Errorf("no command of %s has the option %s", notation, name)
			}
		}
	}
	for name := range shared.Flags {
		if !used[name] {
			t.Errorf("no command has the option %s", name)
		}
	}
}

// TestBlocks: no notation says what all share. Of a command that all have, it says which files it reads, and its options.
func TestBlocks(t *testing.T) {
	for notation, own := range shared.Notations {
		for _, c := range own.Commands {
			if shared.Commands[c.Name] != nil {
				row := Command{Name: c.Name, Extensions: c.Extensions, Flags: c.Flags}
				if !reflect.DeepEqual(*c, row) {
					t.Errorf("%s: the row of %s says more than the files and options: %+v", notation, c.Name, c)
				}
			}
		}
		for name := range own.Flags {
			if shared.Flags[name] != nil {
				t.Errorf("%s and all notations have the option %s", notation, name)
			}
		}
		for name := range own.Messages {
			if _, isShared := shared.Messages[name]; isShared {
				t.Errorf("%s and all notations have the message %s", notation, name)
			}
		}
	}
}

// TestVariants: perft takes the variants that there are.
func TestVariants(t *testing.T) {
	var names []string
	for _, v := range draughts.Variants {
		names = append(names, v.Name)
	}
	if got := all.Choices("variant"); !slices.Equal(got, names) {
		t.Errorf("--variant takes %v, not %v", got, names)
	}
}

// TestOptionsOfTheCore: what the table says of options of the core is what they are.
func TestOptionsOfTheCore(t *testing.T) {
	for _, option := range export.OptionNames {
		if row := all.Flags[option.Name]; row == nil || !slices.Equal(row.Choices, option.Values) || slices.ContainsFunc(row.Also, func(name string) bool { return option.Place(name) < 0 }) {
			t.Errorf("--%s: %+v, and the core has %v", option.Name, row, option.Values)
		}
	}
	for _, option := range pdn.OptionNames {
		name := option.Name
		if name == "notation" {
			name = "squares" // --notation says what a file is
		}
		if row := Of("pdn").Flags[name]; row == nil || !slices.Equal(row.Choices, option.Values) {
			t.Errorf("--%s of draughts: %+v, and the core has %v", name, row, option.Values)
		}
	}
	for _, level := range Levels() {
		if _, known := diag.FindSeverity(level); !known {
			t.Errorf("the core has no severity %s", level)
		}
	}
}

func TestSay(t *testing.T) {
	if got := Say("isInput", "output", "{input}", "input", "a.pbn", "else", ""); got != "{input} is the input a.pbn: give -o another name" {
		t.Error(got)
	}
}

// TestHelp compares the help of each command, of all, and how they are called, with testdata/help.txt, which is to be read as somebody
// would who has just installed the command. PBN_UPDATE=1 writes it anew, and fails.
func TestHelp(t *testing.T) {
	got := all.Help() + "\n" + all.Usage("") + "\n" + all.Usage("explain")
	for _, c := range all.Commands {
		got += "\n--- " + c.Name + "\n" + all.helpOf(c)
	}
	testkit.Golden(t, "help.txt", got)
}

// TestWhatIsThere asks for what the tables have, and for what they do not.
func TestWhatIsThere(t *testing.T) {
	for name, want := range map[string]bool{"bash": true, "zsh": true, "fish": false, "": false} {
		if script, known := Completion(name); known != want || (script != "") != want || want && !strings.Contains(script, name) {
			t.Errorf("a script for %q: %t, %d bytes", name, known, len(script))
		}
	}
	for code, want := range map[string]bool{"ENOENT": true, "EISDIR": true, "EACCES": true, "ENOSPC": true, "EPERM": false, "": false} {
		if text, known := Reason(code); known != want || (text != "") != want {
			t.Errorf("%s: %t, %q", code, known, text)
		}
	}
	l := &Line{values: map[string][]string{"output": {"a", "b"}}}
	if l.Value("output") != "b" || !l.Is("output") || l.Value("quiet") != "" || l.Is("quiet") {
		t.Errorf("-o is %q, -q %q", l.Value("output"), l.Value("quiet"))
	}
}

func FuzzRead(f *testing.F) {
	f.Add("export\n-o\nout\n--encoding=utf8\n--\n-")
	f.Add("validate\n-\n-\n--as\n--format")
	f.Add("fix\n-\xffo\n-hoa\n--=")
	f.Fuzz(func(t *testing.T, text string) {
		args := strings.Split(text, "\n")
		l, err := all.Read(args)
		if (l == nil) == (err == nil) {
			t.Fatalf("%v %v", l, err)
		}
		if err == nil && l.Answer == "" && (len(l.Names) < l.Command.Least || len(l.Names) > len(args)) {
			t.Errorf("%q: %q", args, l.Names)
		}
	})
}
