package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

// plainOf is a value as encoding/json has it, with numbers as they are written.
func plainOf(v Value) any {
	switch v.Kind {
	case Boolean:
		return v.Text == "true"
	case Number:
		return json.Number(v.Text)
	case Text:
		return v.Text
	case Array:
		list := []any{}
		for _, item := range v.Items {
			list = append(list, plainOf(item))
		}
		return list
	case Object:
		members := map[string]any{}
		for i, name := range v.Names {
			members[name] = plainOf(v.Items[i])
		}
		return members
	}
	return nil
}

// checkRead holds that what encoding/json takes is read as it reads it. What it does not take may be read, as a number with a letter.
func checkRead(t *testing.T, text []byte) {
	t.Helper()
	v, err := Read(text)
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var want any
	if !json.Valid(text) || !utf8.Valid(text) || decoder.Decode(&want) != nil ||
		strings.Count(string(text), "[")+strings.Count(string(text), "{") > deepest {
		return
	}
	got, _ := json.Marshal(plainOf(v))
	wanted, _ := json.Marshal(want)
	if err != nil || string(got) != string(wanted) {
		t.Errorf("%q: %v, %s, want %s", text, err, got, wanted)
	}
}

var jsonTexts = []string{
	`null`, ` true `, `-1.5e3`, `"a\"\\\/\b\f\n\r\té😀\ud83dx\udc00"`, `"\ud83d\ude00\ud83d\n\ud83d\u0041\ud83du\ude00\ud83d\ud83d\ude00"`,
	`[]`, `{}`, `[1,[2,{"a":null}],""]`, `{"a":1,"a":2,"":[false]}`, "\t{\r\n\"é\" : \"\u00e9\" }",
	"", "[", "[1", "[1,", "[1,]", "{", `{"a"`, `{"a":`, `{"a":1`, `{a:1}`, `"`, `"\`, `"\u`, `"\u1`, `"\u12`, `"\u123`, `"\u1234`, `"\u12x4"`,
	`"\ud83d\`, `"\ud83d\u`, `"\ud83d\ude0`, `"\x"`, "nul", "[1 2]", "1 2", strings.Repeat("[", 1000), "{]",
}

func TestRead(t *testing.T) {
	for _, text := range jsonTexts {
		checkRead(t, []byte(text))
		// Nothing is after its end.
		if _, err := Read([]byte(text)[:len(text):len(text)]); (err == nil) != json.Valid([]byte(text)) {
			t.Errorf("%q: %v", text, err)
		}
	}
	v, _ := Read([]byte(`{"a":null,"b":3,"c":"3","d":2.5}`))
	b, isNumber := v.Get("b").Int()
	_, isText := v.Get("c").Int()
	_, isWhole := v.Get("d").Int()
	if v.Get("a").Kind != Absent || v.Get("e").Kind != Absent || b != 3 || !isNumber || isText || isWhole {
		t.Errorf("%+v", v)
	}
}

// TestWords: a number is read to its end, and what comes after it is looked at.
func TestWords(t *testing.T) {
	for c := range 256 {
		_, err := Read([]byte{'[', '1', byte(c), '2', ']'})
		if isPart := strings.ContainsRune("+-.,0123456789", rune(c)) || c|0x20 >= 'a' && c|0x20 <= 'z'; isPart != (err == nil) {
			t.Errorf("%q: %v", rune(c), err)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, text := range jsonTexts {
		f.Add([]byte(text))
	}
	f.Fuzz(checkRead)
}
