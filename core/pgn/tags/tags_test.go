package tags

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pgn/values"
	"pbn/core/testkit"
)

// TestFind_8_1_g: each tag is found by its name, and by one that differs in case.
func TestFind_8_1_g(t *testing.T) {
	for tag := Other + 1; tag < Count; tag++ {
		name := tag.String()
		for _, spelt := range []string{name, strings.ToLower(name), strings.ToUpper(name)} {
			same := spelt == name
			if got, isSame := Find(spelt); got != tag || isSame != same {
				t.Errorf("%s is %v, the same: %v", spelt, got, isSame)
			}
			if got, _ := Find([]byte(spelt)); got != tag {
				t.Errorf("%s as bytes is %v", spelt, got)
			}
		}
		for _, other := range []string{name + "s", "x" + name, name[:len(name)-1] + "\x00"} {
			if got, _ := Find(other); got != Other {
				t.Errorf("%q is %v", other, got)
			}
		}
	}
	if got, _ := Find(""); got != Other {
		t.Error("no name is a tag")
	}
}

// TestRowsAreWhole: each tag has a name and a set, and a section exactly if the standard has it. The table of the scanner has room for all.
func TestRowsAreWhole(t *testing.T) {
	if Count > item.Rows {
		t.Errorf("%d rows", Count)
	}
	for tag := Other + 1; tag < Count; tag++ {
		row := tag.Row()
		if row.Name == "" || row.Set == NoSet || (row.Section == "") != (row.Set == Vendor) {
			t.Errorf("%d (%s): %+v", tag, row.Name, *row)
		}
		if row.TellsGames && row.Set != Roster {
			t.Errorf("%s tells games apart", row.Name)
		}
	}
}

// TestRowsAreThoseOfTheStandard: the sections of the standard, with the names in their headings, and no others.
func TestRowsAreThoseOfTheStandard(t *testing.T) {
	standard, err := os.ReadFile(testkit.NeedShared(t, "spec/pgn-1994.txt"))
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]string{}
	heading := regexp.MustCompile(`(?m)^(8\.1\.1\.\d|9\.\d\.\d): (?:The (\w+) tag|Tags?:;? (.+))$`)
	for _, found := range heading.FindAllStringSubmatch(string(standard), -1) {
		for name := range strings.SplitSeq(found[2]+found[3], ", ") {
			has[name] = found[1]
		}
	}
	for tag := Other + 1; tag < Count; tag++ {
		if row := tag.Row(); row.Set != Vendor && has[row.Name] != row.Section {
			t.Errorf("%s is in section %q of the standard", row.Name, has[row.Name])
		}
		delete(has, tag.String())
	}
	for name, section := range has {
		t.Errorf("%s of section %s is missing", name, section)
	}
}

// TestTypes: what the values of each typed tag of the standard are read as.
func TestTypes(t *testing.T) {
	for tag, c := range map[Tag][2]string{ // what is a value of its type, and what is not
		Date: {"1992.11.04", "4 Nov"}, Round: {"1.2", "final"}, Result: {"1-0", "won"}, WhiteTitle: {"GM", "XX"}, BlackTitle: {"IM", "XX"},
		WhiteElo: {"2850", "1500?"}, BlackElo: {"2850", "1500?"}, WhiteUSCF: {"1", "x"}, BlackUSCF: {"1", "x"}, WhiteType: {"human", "cat"},
		BlackType: {"program", "cat"}, EventDate: {"1992.??.??", "x"}, Board: {"3", "x"}, ECO: {"C64", "C64o"}, Time: {"12:00:00", "12"},
		UTCTime: {"12:00:00", "12"}, UTCDate: {"1992.11.04", "x"}, TimeControl: {"40/9000", "60 mins"}, SetUp: {"1", "2"},
		Termination: {"normal", "Unknown"}, Mode: {"OTB", "x"}, PlyCount: {"10", "x"}, Variant: {"Chess960", "Najdorf"}, EndDate: {"2020.01.01", "x"},
		SourceDate: {"2020.01.01", "x"}, SourceVersionDate: {"2020.01.01", "x"},
	} {
		of := tag.Row().Type
		if of.Read(c[0]).State() != values.Standard || of.Read(c[1]).State() != values.Bad {
			t.Errorf("%v is of another type", tag)
		}
	}
	for _, tag := range []Tag{White, Black, Annotator} {
		if tag.Row().Type != values.NamesType {
			t.Errorf("%v has no names", tag)
		}
	}
}
