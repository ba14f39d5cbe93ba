package kit

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"pbn/core/cmd/line"
	"pbn/core/diag"
)

// hasAll is a file with an info, an error, and a warning that refers to another place.
const hasAll = "1\n20\nx\n 1\n"

// written is what a command line writes of the file.
func written(t *testing.T, args string) string {
	t.Helper()
	l, err := numbers.Words.Read(strings.Fields(args))
	if err != nil {
		t.Fatal(err)
	}
	f := numbers.formatOf(l)
	return f.frame.start + string(f.file(&Input{Name: "a b/é:1,%.num", notation: numbers}, readNumbers([]byte(hasAll), nil, nil))) + f.frame.end
}

// TestGitHub has a command for each diagnostic, and with --quiet for errors alone.
func TestGitHub(t *testing.T) {
	const place = " file=a b/é%3A1%2C%25.num,line="
	none := "::error" + place + "3,endLine=3,col=1,endColumn=2,title=number/none::“x” is not a number.\n"
	for args, want := range map[string]string{
		"validate --format=github a": "::notice" + place + "2,endLine=2,col=1,endColumn=3,title=number/round::This number is round: 100 %25.\n" +
			none + "::warning" + place + "4,endLine=4,col=1,endColumn=3,title=number/old::This number is there already.\n" +
			"::warning" + place + "4,endLine=4,col=1,endColumn=3,title=text/blank::There is a blank.\n",
		"validate --format=github --quiet a": none,
	} {
		if got := written(t, args); got != want {
			t.Errorf("%s: %s, want\n%s", args, got, want)
		}
	}
}

// TestSARIF is read as its readers do.
func TestSARIF(t *testing.T) {
	type text struct{ Text string }
	type place struct {
		Message          text
		PhysicalLocation struct {
			ArtifactLocation struct{ URI string }
			Region           struct{ StartLine, StartColumn, EndLine, EndColumn int }
		}
	}
	var log struct {
		Schema  string `json:"$schema"`
		Version string
		Runs    []struct {
			ColumnKind string
			Tool       struct {
				Driver struct {
					Name, Version string
					Rules         []struct {
						ID                   string
						ShortDescription     text
						DefaultConfiguration struct{ Level string }
					}
				}
			}
			Results []struct {
				RuleID, Level               string
				Message                     text
				Locations, RelatedLocations []place
			}
		}
	}
	if err := json.Unmarshal([]byte(written(t, "validate --format=sarif a")), &log); err != nil || len(log.Runs) != 1 {
		t.Fatal(err, log)
	}
	run := log.Runs[0]
	driver := run.Tool.Driver
	if log.Schema != "https://json.schemastore.org/sarif-2.1.0.json" || log.Version != "2.1.0" || run.ColumnKind != "unicodeCodePoints" {
		t.Errorf("%+v", log)
	}
	if driver.Name != "pbnkit" || driver.Version != line.Version() {
		t.Errorf("%+v", driver)
	}
	want := rulesOf(numbers.all())
	if len(driver.Rules) != len(want) {
		t.Fatalf("%d rules, want %d", len(driver.Rules), len(want))
	}
	if last := driver.Rules[len(want)-1].ID; last != "epd:number/round" {
		t.Errorf("the last rule is %s", last)
	}
	levels := map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Info: "note"}
	for i, rule := range driver.Rules {
		of := want[i].row(numbers)
		if rule.ID != of.Name || rule.ShortDescription.Text != of.Title || rule.DefaultConfiguration.Level != levels[of.Severity] {
			t.Errorf("%+v, want %+v", rule, of)
		}
	}
	if len(run.Results) != 4 {
		t.Fatalf("%+v", run.Results)
	}
	const uri = "a%20b/%C3%A9%3A1%2C%25.num"
	for i, level := range []string{"note", "error", "warning", "warning"} {
		r := run.Results[i]
		if r.Level != level || len(r.Message.Text) < 10 || len(r.Locations) != 1 || r.Locations[0].PhysicalLocation.ArtifactLocation.URI != uri {
			t.Errorf("%+v, want %s", r, level)
		}
	}
	wrong := run.Results[2]
	region := wrong.Locations[0].PhysicalLocation.Region
	if wrong.RuleID != "number/old" || region.StartLine != 4 || region.StartColumn != 1 || region.EndLine != 4 || region.EndColumn != 3 {
		t.Errorf("%+v", wrong)
	}
	related := wrong.RelatedLocations
	if len(related) != 1 || related[0].Message.Text != "the first one" || related[0].PhysicalLocation.Region.EndColumn != 2 {
		t.Errorf("%+v", related)
	}
}

// TestFrames: JSON is one document, JSON lines are lines, and all other text is for people.
func TestFrames(t *testing.T) {
	var document struct{ Files []struct{ Path string } }
	if err := json.Unmarshal([]byte(written(t, "validate --format=json a")), &document); err != nil || len(document.Files) != 1 {
		t.Errorf("%+v (%v)", document, err)
	}
	lines := written(t, "validate --format=jsonl a")
	if strings.Count(lines, "\n") != 1 || !strings.HasSuffix(lines, "}\n") || !json.Valid([]byte(lines)) {
		t.Error(lines)
	}
	colours := map[string]bool{"validate a": false, "validate --format=text --color=never a": false, "validate --color=always a": true}
	for args, want := range colours {
		text := written(t, args)
		if strings.Contains(text, "\x1B[") != want || strings.HasPrefix(text, "{") || !strings.Contains(text, "é:1,%.num:4:1:") {
			t.Errorf("%s: %q", args, text)
		}
	}
}

// TestWantsColor: --color comes first, then FORCE_COLOR; what is no terminal has none.
func TestWantsColor(t *testing.T) {
	file, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, c := range []struct {
		args, force string
		want        bool
	}{
		{"validate a", "", false}, {"validate a", "1", true}, {"validate a", "0", false}, {"validate a", "false", false},
		{"validate a", "true", true}, {"validate --color=always a", "0", true}, {"validate --color=never a", "1", false},
		{"validate --color=auto a", "1", true}, {"validate --color=auto a", "0", false},
	} {
		l, err := numbers.Words.Read(strings.Fields(c.args))
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv("FORCE_COLOR", c.force)
		if c.force == "" {
			os.Unsetenv("FORCE_COLOR")
		}
		if got := wantsColor(l, file); got != c.want {
			t.Errorf("%s with FORCE_COLOR=%s: %t", c.args, c.force, got)
		}
	}
}

// TestBytesOfATerminal asks of every byte whether a terminal gets it, and a path in a URI.
func TestBytesOfATerminal(t *testing.T) {
	for c := range 256 {
		is := byte(c)
		want := is
		if is < ' ' && is != '\t' && is != '\n' && is != '\r' || is == 0x7F {
			want = '?'
		}
		if got := visible([]byte{is}, 'x')[0]; got != want {
			t.Errorf("%x becomes %x", is, got)
		}
		if is >= 0x80 && is < 0xA0 {
			want = '?'
		}
		if got := visible([]byte{'a', 0xC2, is}, 'x')[2]; got != want {
			t.Errorf("C2 %x becomes %x", is, got)
		}
		if got := visible([]byte{is}, 0xC2)[0]; got != want {
			t.Errorf("%x after C2 becomes %x", is, got)
		}
		kept := strings.IndexByte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-_.!~*'()", is) >= 0
		if got := asURI(string([]byte{is})); (got == string([]byte{is})) != kept || !kept && len(got) != 3 {
			t.Errorf("%x is %s in a URI", is, got)
		}
	}
}
