package diff

import (
	"strings"
	"testing"
)

func TestUnified(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"a", "a", ""},
		{"", "ab", "@@ -0,0 +1,2 @@ +a +b"},
		{"ab", "", "@@ -1,2 +0,0 @@ -a -b"},
		{"abcdefghij", "abcdeXfghij", "@@ -3,6 +3,7 @@  c  d  e +X  f  g  h"},
		{"Xabcdefgh", "abcdefgh", "@@ -1,4 +1,3 @@ -X  a  b  c"},
		{"abcdefgh", "Xabcdefgh", "@@ -1,3 +1,4 @@ +X  a  b  c"},
		{"abcdefgh", "abcdefghX", "@@ -6,3 +6,4 @@  f  g  h +X"},
		{"abcdefghX", "abcdefgh", "@@ -6,4 +6,3 @@  f  g  h -X"},
		{"abc", "Xabc", "@@ -1,3 +1,4 @@ +X  a  b  c"},
		{"ab", "aXb", "@@ -1,2 +1,3 @@  a +X  b"},
		{"aXbcdefgYh", "abcdefgh", "@@ -1,10 +1,8 @@  a -X  b  c  d  e  f  g -Y  h"},
		{"aXbcdefghYi", "abcdefghi", "@@ -1,5 +1,4 @@  a -X  b  c  d @@ -7,5 +6,4 @@  f  g  h -Y  i"},
		// Of the games "=abc" only their numbers differ, and two of these were changed.
		{"1=abc2=abc3=abc4=abc", "1=abcB=abcC=abc4=abc", "@@ -3,12 +3,12 @@  a  b  c -2 +B  =  a  b  c -3 +C  =  a  b"},
	} {
		got := Unified("old", lined(c.old), "new", lined(c.new))
		_, got, _ = strings.Cut(got, "+++ new\n")
		if got = strings.TrimSpace(strings.ReplaceAll(got, "\n", " ")); got != c.want {
			t.Errorf("%s, %s:\n%s\n%s", c.old, c.new, got, c.want)
		}
	}
}

// TestOtherOrders: of six different lines a diff keeps as many as it can, whatever their new order.
func TestOtherOrders(t *testing.T) {
	const old = "abcdef"
	var permute func(chosen, left string)
	permute = func(chosen, left string) {
		if left == "" {
			diff := Unified("old", lined(old), "new", lined(chosen))
			if got := patched(t, lined(old), diff); got != lined(chosen) {
				t.Errorf("%s: the diff makes %q", chosen, got)
			}
			if got, want := strings.Count(diff, "\n-"), len(old)-longestRising(chosen, 0); got != want {
				t.Errorf("%s: %d lines go, want %d", chosen, got, want)
			}
		}
		for i, c := range left {
			permute(chosen+string(c), left[:i]+left[i+1:])
		}
	}
	permute("", old)
}

// longestRising is the length of the longest rising sequence of characters above one.
func longestRising(text string, above rune) (most int) {
	for i, c := range text {
		if c > above {
			most = max(most, 1+longestRising(text[i+1:], c))
		}
	}
	return most
}

// lined has each character in a line of its own.
func lined(text string) string {
	var out strings.Builder
	for _, c := range text {
		out.WriteString(string(c) + "\n")
	}
	return out.String()
}

// TestLinear: twice the text takes little more than twice the steps, also where nothing is there once, and where each line is there once
// only among those after another.
func TestLinear(t *testing.T) {
	for name, of := range map[string]func(n int) (string, string){
		"all different": func(n int) (string, string) { return lined(numbered('a', n)), lined(numbered('b'+rune(n), n)) },
		"two lines":     func(n int) (string, string) { return strings.Repeat("a\nb\n", n), strings.Repeat("b\na\na\n", n) },
		"one in the other": func(n int) (string, string) {
			var x, y strings.Builder
			for i := range n {
				of := string(rune('a'+i+1)) + "\n%" + string(rune('a'+i)) + "\n"
				x.WriteString(strings.Replace(of, "%", "1\n", 1))
				y.WriteString(strings.Replace(of, "%", "2\n", 1))
			}
			return x.String(), y.String()
		},
		"turned round": func(n int) (string, string) { a := numbered('a', n); return lined(a), lined(reversed(a)) },
	} {
		steps := func(n int) int {
			m, _, _ := compare(of(n))
			return m.steps
		}
		if one, two := steps(4000), steps(8000); one == 0 || two > 5*one/2 {
			t.Errorf("%s: %d and %d steps", name, one, two)
		}
	}
}

func numbered(from rune, n int) string {
	var out strings.Builder
	for i := range n {
		out.WriteRune(from + rune(i))
	}
	return out.String()
}

func reversed(text string) string {
	r := []rune(text)
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	return string(r)
}

// FuzzUnified: the diff has all lines of both texts, in their order.
func FuzzUnified(f *testing.F) {
	f.Add("1=abc2=abc3=abc4=abc", "1=abcB=abcC=abc4=abc")
	f.Add("abcdefghijklmnop", "abXdefghijYlmnop")
	f.Add("aaab", "abaa")
	f.Fuzz(func(t *testing.T, old, new string) {
		old, new = lined(strings.ReplaceAll(old, "\n", "")), lined(strings.ReplaceAll(new, "\n", ""))
		if got := patched(t, old, Unified("a", old, "b", new)); got != new {
			t.Errorf("%q to %q makes %q", old, new, got)
		}
	})
}

// patched applies a diff to the text that it is of.
func patched(t *testing.T, old, diff string) string {
	if diff == "" {
		return old
	}
	before := strings.SplitAfter(old, "\n")
	before = before[:len(before)-1]
	var out strings.Builder
	at := 0
	for _, line := range strings.SplitAfter(diff, "\n")[2:] {
		if line == "" {
			break
		}
		kind, rest := line[0], line[1:]
		if kind == '@' {
			start, n := chunkOf(t, line)
			for n > 0 && at < start-1 || n == 0 && at < start {
				out.WriteString(before[at])
				at++
			}
			continue
		}
		if kind != '+' {
			if before[at] != rest {
				t.Fatalf("line %d is %q, not %q", at, before[at], rest)
			}
			at++
		}
		if kind != '-' {
			out.WriteString(rest)
		}
	}
	return out.String() + strings.Join(before[at:], "")
}

func chunkOf(t *testing.T, line string) (start, n int) {
	numbers := strings.FieldsFunc(line, func(r rune) bool { return r < '0' || r > '9' })
	if len(numbers) != 4 {
		t.Fatal(line)
	}
	value := func(text string) (v int) {
		for _, c := range text {
			v = 10*v + int(c-'0')
		}
		return v
	}
	return value(numbers[0]), value(numbers[1])
}
