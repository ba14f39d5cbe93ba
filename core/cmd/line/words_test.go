package line

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/export"
)

// TestTable: each name in the table of commands has its row, and each row is used.
func TestTable(t *testing.T) {
	used := map[string]bool{}
	for _, c := range all.Commands {
		for _, name := range append(slices.Clone(c.Flags), all.Common...) {
			if used[name] = true; all.Flags[name] == nil {
				t.Errorf("%s: there is no option %s", c.Name, name)
			}
		}
		names := map[string]bool{}
		for _, f := range c.flags() {
			if names[f.Name] || f.Short != "" && names[f.Short] {
				t.Errorf("%s has --%s or -%s twice", c.Name, f.Name, f.Short)
			}
			names[f.Name], names[f.Short] = true, true
		}
	}
	for name := range all.Flags {
		if !used[name] {
			t.Errorf("no command has the option %s", name)
		}
	}
}

// TestOptionsOfTheCore: what the table says of options of the core is what they are.
func TestOptionsOfTheCore(t *testing.T) {
	for _, option := range export.OptionNames {
		if row := all.Flags[option.Name]; row == nil || !slices.Equal(row.Choices, option.Values) {
			t.Errorf("--%s: %+v, and the core has %v", option.Name, row, option.Values)
		}
	}
	for _, level := range all.Levels {
		if _, known := diag.FindSeverity(level); !known {
			t.Errorf("the core has no severity %s", level)
		}
	}
}

func TestSay(t *testing.T) {
	if got := Say("isInput", "output", "{input}", "input", "a.pbn"); !strings.HasPrefix(got, "{input} is the input a.pbn;") {
		t.Error(got)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("export\n-o\nout\n--encoding=utf8\n--\n-")
	f.Add("validate\n-\n-\n--as\n--format")
	f.Add("fix\n-\xffo\n-hoa\n--=")
	f.Fuzz(func(t *testing.T, text string) {
		args := strings.Split(text, "\n")
		l, err := Read(args)
		if (l == nil) == (err == nil) {
			t.Fatalf("%v %v", l, err)
		}
		if err == nil && l.Answer == "" && (len(l.Names) < l.Command.Least || len(l.Names) > len(args)) {
			t.Errorf("%q: %q", args, l.Names)
		}
	})
}
