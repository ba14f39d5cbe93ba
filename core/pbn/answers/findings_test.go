package answers

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"slices"

	"pbn/core/wire"
)

// foundParts is what js/src/host/findings.ts makes of the parts in which a job hands out what it found: the JSON of the lists, to compare with
// that of a report.
type foundParts struct {
	texts []byte
	lists [2][]byte
}

func (f *foundParts) add(part wire.Findings) {
	if len(part.Texts) > 0 && len(f.texts) > 0 {
		f.texts = append(f.texts, ',')
	}
	f.texts = append(f.texts, part.Texts...)
	for i := range f.lists {
		f.lists[i] = append(f.lists[i], part.Lists[i]...)
	}
}

// json is the JSON of a list.
func (f *foundParts) json(list int) string {
	var texts []string
	if err := json.Unmarshal(slices.Concat([]byte("["), f.texts, []byte("]")), &texts); err != nil {
		return err.Error()
	}
	var all [][]uint32
	for left := f.lists[list]; len(left) > 0; {
		one := make([]uint32, binary.LittleEndian.Uint32(left))
		if err := binary.Read(bytes.NewReader(left), binary.LittleEndian, one); err != nil {
			return err.Error()
		}
		all, left = append(all, one), left[4*len(one):]
	}
	slices.SortFunc(all, func(a, b []uint32) int { return cmp.Or(cmp.Compare(a[8], b[8]), cmp.Compare(a[1], b[1])) })
	var w wire.Writer
	w.Open('[')
	for _, one := range all {
		unpack(&w, texts, one)
	}
	w.Close(']')
	return string(w.Out)
}

// unpack writes the JSON of a diagnostic.
func unpack(w *wire.Writer, texts []string, numbers []uint32) {
	w.Open('{')
	w.StringField("rule", texts[numbers[2]])
	w.StringField("severity", texts[numbers[3]])
	w.StringField("message", texts[numbers[5]])
	span := func(name string, at []uint32) {
		w.Name(name)
		w.Open('{')
		for i, name := range []string{"start", "end"} {
			w.Name(name)
			w.Open('{')
			for k, name := range []string{"byte", "line", "column", "utf16"} {
				w.IntField(name, int(at[4*i+k]))
			}
			w.Close('}')
		}
		w.Close('}')
	}
	span("span", numbers[8:])
	w.IntField("game", int(numbers[6]))
	if label := numbers[7]; label > 0 {
		w.StringField(texts[0], texts[label])
	}
	w.StringField("section", texts[numbers[4]])
	if left := numbers[16:]; len(left) > 0 {
		related := w.Begun("related")
		for n := left[0]; n > 0; n-- {
			related.Item()
			w.StringField("message", texts[left[1]])
			span("span", left[2:])
			w.Close('}')
			left = left[9:]
		}
		related.End()
		fixes := w.Begun("fixes")
		for left = left[1:]; len(left) > 0; left = left[2:] {
			fixes.Item()
			w.StringField("title", texts[left[0]/2])
			w.BoolField("safe", left[0]%2 == 1)
			edits := left[2:][:9*left[1]]
			w.List("edits", int(left[1]), func(i int) {
				w.Open('{')
				span("span", edits[9*i+1:])
				w.StringField("text", texts[edits[9*i]])
				w.Close('}')
			})
			left = left[len(edits):]
			w.Close('}')
		}
		fixes.End()
	}
	w.Close('}')
}
