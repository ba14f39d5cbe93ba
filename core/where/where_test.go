package where

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
)

var table = &Table{
	Fields: []Field{
		{Name: "white"}, {Name: "event"}, {Name: "elo", Kind: Number}, {Name: "date", Kind: Date},
		{Name: "result", Choices: []string{"1-0", "0-1", "1/2-1/2", "*"}},
		{Name: "hcp", Kind: Number, InScope: true}, {Name: "shape", Kind: Shape, InScope: true},
	},
	Scopes: []string{"N", "E", "S", "W"},
}

// game has an accent, a date without its day, no event, and hands whose points are 10 times their place.
func game(field, scope int) Value {
	switch table.Fields[field].Name {
	case "white":
		return TextValue("Müller, Oakes")
	case "elo":
		return NumberValue(2450)
	case "date":
		return DateValue(2020, 5, 0)
	case "result":
		return TextValue("1-0")
	case "hcp":
		return NumberValue(float64(scope * 10))
	case "shape":
		return TextValue([]string{"4333", "3343", "7600", "A111"}[scope])
	}
	return Value{}
}

func TestConditions(t *testing.T) {
	for condition, want := range map[string]bool{
		`white ~ "Oakes" and elo > 2400 and date >= 2020`: true,
		`white ~ MULLER`:                       true,
		`white = oakes`:                        false,
		`white = 'müller, oakes'`:              true,
		`WHITE !~ oakes`:                       false,
		`white ~ "a\"b"`:                       false,
		`elo 2450`:                             true,
		`elo=2450.0`:                           true,
		`elo<2450`:                             false,
		`elo<=2450 AND elo>=2450`:              true,
		`elo != 2450`:                          false,
		`elo in 2300..2449`:                    false,
		`elo in 100, 2400..2500`:               true,
		`elo in -1..3e3`:                       true,
		`date = 2020`:                          true,
		`date = 2020-05`:                       true,
		`date = 2020-05-01`:                    false,
		`date != 2020-05-01`:                   true,
		`date > 2020`:                          false,
		`date >= 2020-04-30`:                   true,
		`date < 2020/06`:                       true,
		`date in 2019..2020`:                   true,
		`date in 2021..2022, 2020.05`:          true,
		`has event`:                            false,
		`not has event`:                        true,
		`not not has event`:                    false,
		`event = x`:                            false,
		`event != x`:                           true,
		`not event = x`:                        true,
		`event ~ x or elo > 1 and white ~ mu`:  true,
		`(event ~ x or elo > 1) and white ~ z`: false,
		`result 1-0`:                           true,
		`result in 0-1, *`:                     false,
		`result ~ 0`:                           true,
		`N:hcp 0 and shape 4333`:               true,
		`n:shape 3433`:                         true,
		`N:shape 4=3=3=3`:                      true,
		`E:shape = 4=3=3=3`:                    false,
		`E:shape 3=x=4=x`:                      true,
		`S:shape 67xx`:                         true,
		`S:shape 6-6-x-x`:                      false,
		`W:shape 10-1-1-1 and shape A111`:      true,
		`W:hcp >= 15 and shape x=1=1=x`:        true,
		`(W:hcp >= 15) and S:hcp < 25`:         true,
		`E: (hcp 10 and S:hcp 20) and hcp 10`:  true,
	} {
		c, err := Parse(condition, table)
		if err != nil {
			t.Errorf("%s: %v", condition, err)
			continue
		}
		if got := c.Holds(game); got != want {
			t.Errorf("%s is %v", condition, got)
		}
		opposite, err := Parse("not ("+condition+")", table)
		if err != nil || opposite.Holds(game) == want {
			t.Errorf("the opposite of %s holds, too, or not either: %v", condition, err)
		}
	}
}

// TestErrors reads as who wrote the condition would.
func TestErrors(t *testing.T) {
	for condition, want := range map[string]string{
		``:                   `the condition at its end,  ▸ : a field is expected here: there are white, event, elo, date, result, hcp, shape`,
		`elp > 3`:            `the condition at character 1,  ▸ elp > 3: no field is called "elp": "elo" may be meant`,
		`élo > 3`:            `the condition at character 1,  ▸ élo > 3: a field is expected here: there are white, event, elo, date, result, hcp, shape`,
		`elo > high`:         `the condition at character 7, elo >  ▸ high: elo is a number, such as 12 or 7.5`,
		`elo ~ 2`:            `the condition at character 5, elo  ▸ ~ 2: elo is no text: compare it by =, !=, <, <=, > or >=`,
		`white > a`:          `the condition at character 7, white  ▸ > a: white has no order: compare it by =, !=, ~ or !~`,
		`white in a..b`:      `the condition at character 11, white in a ▸ ..b: white has no order, and so no values between two`,
		`date > 31.12.2020`:  `the condition at character 8, date >  ▸ 31.12.2020: date is a date, such as 2020, 2020-05 or 2020-05-31`,
		`date > 2020-04-31`:  `the condition at character 8, date >  ▸ 2020-04-31: date is a date, such as 2020, 2020-05 or 2020-05-31`,
		`elo >`:              `the condition at its end, elo > ▸ : a value for elo is expected here`,
		`(elo > 1`:           `the condition at character 1,  ▸ (elo > 1: the parenthesis is not closed`,
		`elo > 1)`:           `the condition at character 8, elo > 1 ▸ ): "and", "or" or the end is expected here`,
		`white = "a`:         `the condition at character 9, white =  ▸ "a: the text in quotes does not end: write " behind it`,
		`white = ""`:         `the condition at character 9, white =  ▸ "": write has white or not has white to ask whether there is one`,
		`result = 2-0`:       `the condition at character 10, result =  ▸ 2-0: result is 1-0, 0-1, 1/2-1/2 or *`,
		`hcp > 3`:            `the condition at character 1,  ▸ hcp > 3: hcp needs to know of which: write N:hcp, where N, E, S or W may be before it`,
		`S:shape 4332`:       `the condition at character 9, S:shape  ▸ 4332: shape is four lengths that are 13 together, such as 4333, 5xxx or 4=3=3=3 in the order of the suits`,
		`elo > 1 white = x`:  `the condition at character 9, elo > 1  ▸ white = x: "and", "or" or the end is expected here`,
		`elo > 1 & elo < 9`:  `the condition at character 9, elo > 1  ▸ & elo < 9: "and", "or" or the end is expected here`,
		`elo > 1 and or elo`: `the condition at character 13, elo > 1 and  ▸ or elo: no field is called "or": there are white, event, elo, date, result, hcp, shape`,
	} {
		_, err := Parse(condition, table)
		var of *Error
		if !errors.As(err, &of) || err.Error() != want {
			t.Errorf("%s\n got %v\nwant %s", condition, err, want)
		}
	}
	if _, _, err := table.Find("elo x"); err == nil || err.Error() != "only the name of a field is expected here" {
		t.Error(err)
	}
	for _, hostile := range []string{strings.Repeat("(", 60_000), strings.Repeat("not ", 16_000), strings.Repeat("elo 1 and ", 6_000), strings.Repeat("x", 1<<17)} {
		if _, err := Parse(hostile, table); err == nil || len(err.Error()) > 400 {
			t.Errorf("%.20s…: %.500v", hostile, err)
		}
	}
}

// TestMistakesHaveNames: JavaScript has the name of each mistake that a condition may have, and each has a sentence.
func TestMistakesHaveNames(t *testing.T) {
	types, err := os.ReadFile("../../js/src/desk/types/fields.ts")
	if err != nil {
		t.Fatal(err)
	}
	_, names, _ := strings.Cut(string(types), "DeskMistakeName =\n")
	var want []string
	for name := range sentences {
		if name != NoEnd { // of a field alone
			want = append(want, string(name))
		}
	}
	var got []string
	for line := range strings.Lines(names) {
		got = append(got, strings.Trim(line, "\t\n |;\""))
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%v\n%v", got, want)
	}
}

// TestAsks: who reads games for a condition reads only what it asks for.
func TestAsks(t *testing.T) {
	c, err := Parse("elo > 1 or not has event", table)
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range table.Names() {
		if got, want := c.Asks(i), name == "elo" || name == "event"; got != want {
			t.Errorf("asks for %s: %v", name, got)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`white ~ "Oakes" and N:(elo in 1..3, 5 or not has date) or shape 4=3=3=3`)
	f.Fuzz(func(t *testing.T, condition string) {
		c, err := Parse(condition, table)
		if err != nil {
			_ = err.Error()
			return
		}
		c.Holds(game)
	})
}
