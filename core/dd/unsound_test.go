package dd

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// unsound are changes of the source that make a cut-off, or what is stored, wrong now and then.
var unsound = []struct{ name, file, from, to string }{
	{"a quick trick too many where both have winners", "bounds.go", "return min(nm+np, lenM)", "return nm + np"},
	{"the partner's last winner counts though the leader overtakes it", "bounds.go", "	if np == lenP {\n		np--\n	}\n", ""},
	{"winners that an opponent ruffs", "bounds.go", "rounds = min(rounds, lenR)", "rounds = min(rounds, lenR+1)"},
	{"long cards win a round too early", "bounds.go", "if nm >= longest && nm > 0 &&", "if nm+1 >= longest && nm > 0 &&"},
	{"long cards win though the partner blocks the suit", "bounds.go", "(count(p0) <= nm || p0 < lowest(m0))", "true"},
	{"winners of the partner without an entry", "bounds.go", "if entry && partnersTricks > myTricks {",
		"if (entry || true) && partnersTricks > myTricks {"},
	{"trumps are drawn though an opponent has one more", "bounds.go", "count(rightTrumps) <= run {", "count(rightTrumps) <= run+1 {"},
	{"long cards win a round too early after drawing", "bounds.go", "if k >= longest {", "if k+1 >= longest {"},
	{"a trump trick too many", "bounds.go", "	longest = min(longest, target)\n	winners", "	longest = min(longest, target) + 1\n	winners"},
	{"an unguarded king of trumps", "bounds.go", "x&king != 0 && x != king &&", "x&king != 0 &&"},
	{"a guarded king that the leader has to lead from", "bounds.go", "b&ace != 0 && (!lead || n >= 3)", "b&ace != 0"},
	{"a queen of trumps that falls", "bounds.go", "x&queen != 0 && count(x) >= 3 &&", "x&queen != 0 && count(x) >= 2 &&"},
	{"aces of opponents that are never reached", "bounds.go", "if safe >= n || suits == 0 {", "if suits == 0 {"},
	{"aces of opponents in two hands all count", "bounds.go", "return 1, basis\n}\n\n// winsTrick", "return suits, basis\n}\n\n// winsTrick"},
	{"the leader's side has a shorter suit than it has", "bounds.go", "safe += max(count(m), count(p))", "safe += min(count(m), count(p))"},
	{"a trick that third hand ruffs", "bounds.go", "if third&lane == 0 && third&s.trumps != 0 {", "if false {"},
	{"no ranks for quick tricks", "bounds.go", "myBasis |= myLow | partnersLow", "myBasis |= myLow"},
	{"no rank for the winner of a trick", "search.go", "		basis |= best\n	}\n	return tricks, basis\n}\n\n// last",
		"	}\n	return tricks, basis\n}\n\n// last"},
	{"equal cards are not among those that matter", "search.go", "		basis |= widened(basis, hand, all)\n", ""},
	{"one card too many is taken as equal", "search.go", "return (low - 1) & lane", "return (low<<1 - 1) & lane"},
	{"a bound on the wrong side", "search.go", "low, high = 0, v\n", "low, high = 0, v-1\n"},
	{"a rank fewer in a pattern", "patterns.go", "mask |= t.upperMask[k&15] << at", "mask |= t.upperMask[(k-1)&15] << at"},
	{"the ranks from the ninth on do not matter", "patterns.go", "if p.lower != 0 {\n			if q", "if false {\n			if q"},
	{"a special pattern narrows a general one", "patterns.go", "case special:\n", "case special:\n			t.tighten(q, p.low, p.high)\n"},
	{"a card that costs a trick keeps what the position is worth", "play.go", "p.isKnown = p.best.Has(card)", "p.isKnown = p.best != 0"},
	{"the best cards of a position are those of the next", "play.go", "	p.best = 0\n", ""},
	{"what is known stays after the values of cards", "play.go", "p.isKnown, p.best = false, 0 // the", "p.best = 0 // the"},
	{"a card of East-West may cost a trick", "play.go", "need++ //", "need += 2 //"},
	{"a sweep mixes up blocks", "sweep.go", "l.at, l.size = t.moved(l.at), l.blockSize()", "l.size = l.blockSize()"},
}

// TestUnsound holds that the other tests find each of these changes. It compiles and tests each for itself, as an overlay: the folder stays
// as it is. That is for make prove; otherwise it only holds that the source still has what is changed.
func TestUnsound(t *testing.T) {
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range unsound {
		t.Run(c.name, func(t *testing.T) {
			source, err := os.ReadFile(c.file)
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(string(source), c.from); n != 1 {
				t.Fatalf("%s has %q %d times", c.file, c.from, n)
			}
			if !proving {
				return
			}
			temporary := t.TempDir()
			changed := filepath.Join(temporary, c.file)
			overlay := filepath.Join(temporary, "overlay.json")
			replaced, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(folder, c.file): changed}})
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(changed, []byte(strings.Replace(string(source), c.from, c.to, 1)), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(overlay, replaced, 0o600); err != nil {
				t.Fatal(err)
			}
			binary := filepath.Join(temporary, "dd.test")
			if out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", binary, ".").CombinedOutput(); err != nil {
				t.Fatalf("it does not compile: %s", out)
			}
			// One that never ends is found, too.
			command := exec.Command(binary, "-test.failfast", "-test.timeout", "30m")
			command.Env = append(os.Environ(), "PBN_PROVE=")
			out, err := command.CombinedOutput()
			if err == nil {
				t.Errorf("no test notices that %s has %q in place of %q", c.file, c.to, c.from)
				return
			}
			for line := range strings.Lines(string(out)) {
				if strings.HasPrefix(line, "--- FAIL") || strings.HasPrefix(line, "panic:") {
					t.Log(strings.TrimSpace(line))
				}
			}
		})
	}
}
