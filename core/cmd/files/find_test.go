package files

import (
	"regexp"
	"strings"
	"testing"
)

var (
	special = regexp.MustCompile(`\*+|\?|\[[!^]?\]?[^\]]*\]|[\\.+()|{}\[\]^$]`)
	classIn = regexp.MustCompile(`(?s)^\[([!^]?)(.+)\]$`)
	inClass = strings.NewReplacer(`\`, `\\`, `[`, `\[`, `]`, `\]`, `^`, `\^`)
)

// namesOf returns the names that a part of a pattern means as a regular expression, nil if it means none.
func namesOf(part string) *regexp.Regexp {
	names, _ := regexp.Compile("(?s)^" + special.ReplaceAllStringFunc(part, func(found string) string {
		switch class := classIn.FindStringSubmatch(found); {
		case found[0] == '*':
			return ".*"
		case found == "?":
			return "."
		case class != nil && class[1] != "":
			return "[^" + inClass.Replace(class[2]) + "]"
		case class != nil:
			return "[" + inClass.Replace(class[2]) + "]"
		}
		return regexp.QuoteMeta(found)
	}) + "$")
	return names
}

// FuzzPattern: a pattern means what the regular expression for it means.
func FuzzPattern(f *testing.F) {
	for _, part := range []string{"*.pbn", "[!a-c]?", "[", "[]]", "[]", "[^]", "[!]", "[!]]", "[^]a]*", "a{b}(c)|+.$^\\", "[z-a]", "é**", "[a-c-e]", "[--a]", "[a-]", "[\\n]", "[]-a]", "*a*b?c*"} {
		for _, name := range []string{"a.pbn", "", "[", "[]", "]", "!", "^", "é1", "a-", "b-", "axbxcx", "aab.c", "\xffa", "-", "\\"} {
			f.Add(part, name)
		}
	}
	f.Fuzz(func(t *testing.T, part, name string) {
		names := namesOf(part)
		for _, name := range []string{name, part, part + "x", strings.ReplaceAll(part, "*", name)} {
			want := names != nil && names.MatchString(name)
			if got := readPattern(part).matches(name); got != want {
				t.Errorf("%q means %q: %t, and as %v %t", part, name, got, names, want)
			}
		}
	})
}
