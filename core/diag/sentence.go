package diag

import (
	"strconv"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// FormRow has the sentences about one of the things that a rule can find, and the names of its facts. In a sentence
//
//	{Name}          is the fact of that name; {here} and {other} are what the text has at the place of the finding, and at its second place
//	{part}          is the text of a part, in the sentence about parts
//	{Name:how}      is the fact in another way: a text quoted, short, trimmed, as hex or code of its first character; what else its type knows
//	{Name|one|many} is the word for so many things: in English the first for 1, else the second
//	{Name?text}     is the text if the fact is not 0, "" or false; {Name!text} if it is; {other?text} if there is a second place
//	{{              is a left brace
//
// so a language is a table with the same rules, forms and names, see [Language].
type FormRow struct {
	// Message says what was found and what would be right, in one or two sentences.
	Message string
	// Other says what the second place is; "" if that is not shown.
	Other string
	// Part says what each of the parts is; "" if they are not shown.
	Part string
	// Fix says in the imperative what the fix does.
	Fix string
	// Facts are the fields of the facts of its kind, in their order.
	Facts []Fact
}

// Fact is a field of the facts of a kind.
type Fact struct {
	Name string
	Is   *FactType
}

// FactType says how a type of facts is said.
type FactType struct {
	// Size is that of a value: 1, 2 or 4 bytes.
	Size uint8
	// Say returns a value in words; how is what follows the colon in a sentence, often "".
	Say func(value uint32, how string) string
}

// The types of facts that belong to no notation: int32, uint8, bool and Text.
var (
	Number = FactType{4, sayNumber}
	Small  = FactType{1, sayNumber}
	Flag   = FactType{1, sayNumber}
	Words  = FactType{Size: 1}
)

func sayNumber(value uint32, _ string) string { return strconv.Itoa(int(int32(value))) }

// Language has the sentences of another language than English.
type Language struct {
	// Forms returns the forms of a rule, in the order of its row; their facts are not read. A sentence that is missing is said in English.
	Forms func(rule string) []FormRow
	// Phrase returns a text that the types of facts, or the parts of a finding, have in English.
	Phrase func(english string) string
	// Plural returns which of the words after "|" is for a number, from 0; where there are fewer words, the last one is.
	Plural func(number int) int
}

// translate takes the sentences of the list's language, where it has them.
func (w *Wording) translate(row *Row) {
	forms := w.list.Language.Forms(row.Name)
	if int(w.finding.Form) >= len(forms) {
		return
	}
	own, s := &forms[w.finding.Form], *w.sentences
	s.Message, s.Other = either(own.Message, s.Message), either(own.Other, s.Other)
	s.Part, s.Fix = either(own.Part, s.Part), either(own.Fix, s.Fix)
	w.translated, w.sentences = s, &w.translated
}

func either(text, instead string) string {
	if text == "" {
		return instead
	}
	return text
}

// phrase returns a part of a sentence that is not in its row.
func (w *Wording) phrase(english string) string {
	if w.list.Language == nil {
		return english
	}
	return w.list.Language.Phrase(english)
}

// plural returns which of the words for things is for a number, from 0.
func (w *Wording) plural(number int) int {
	switch {
	case w.list.Language != nil:
		return w.list.Language.Plural(number)
	case number == 1:
		return 0
	}
	return 1
}

// sentence is one that was made of the numbers of a finding alone. A file has few of them, again and again.
type sentence struct {
	of    *byte // the sentence of the row
	kind  uint16
	facts [mostFacts]uint32
	text  string
}

// mostSentences is how many of them are remembered.
const mostSentences = 256

// remembered returns where a sentence about the finding is remembered; another one may be there.
func (w *Wording) remembered(of string) *sentence {
	if w.memory == nil {
		w.memory = make([]sentence, mostSentences)
	}
	hash := uint32(w.finding.kind()) + uint32(len(of))
	for _, fact := range w.finding.facts {
		hash = (hash ^ fact) * 0x9E3779B1
	}
	return &w.memory[hash>>24]
}

// Say returns a sentence about the finding.
func (w *Wording) Say(of string) string {
	f, start := w.finding, unsafe.StringData(of)
	known := w.remembered(of)
	if known.of == start && known.kind == f.kind() && known.facts == f.facts {
		return known.text
	}
	w.usesText = false
	w.saying = w.say(w.saying[:0], w.sentences.Facts, of)
	text := string(w.saying)
	if !w.usesText {
		*known = sentence{start, f.kind(), f.facts, text}
	}
	return text
}

// say adds a sentence about the finding to a text. A brace that is not closed is text, with what follows it.
func (w *Wording) say(out []byte, facts []Fact, sentence string) []byte {
	for {
		brace := strings.IndexByte(sentence, '{')
		if brace < 0 {
			return append(out, sentence...)
		}
		out = append(out, sentence[:brace]...)
		sentence = sentence[brace:]
		if strings.HasPrefix(sentence, "{{") {
			out, sentence = append(out, '{'), sentence[2:]
			continue
		}
		end := closing(sentence)
		if end < 0 {
			return append(out, sentence...)
		}
		out, sentence = w.fill(out, facts, sentence[1:end]), sentence[end+1:]
	}
}

// closing returns where the brace closes that a text begins with, -1 if it does not.
func closing(text string) int {
	open := 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			open++
		case '}':
			if open--; open == 0 {
				return i
			}
		}
	}
	return -1
}

// fill adds what is in the braces of a sentence: a name, and what follows it.
func (w *Wording) fill(out []byte, facts []Fact, what string) []byte {
	name, rest := what, ""
	i := afterName(what)
	if i >= 0 {
		name, rest = what[:i], what[i+1:]
	}
	switch {
	case i < 0 || what[i] == ':':
		return append(out, w.said(facts, name, rest)...)
	case what[i] == '|':
		words := strings.Split(rest, "|")
		value, _ := w.value(facts, name)
		which := max(0, w.plural(int(int32(value))))
		return append(out, words[min(which, len(words)-1)]...)
	case w.has(facts, name) == (what[i] == '?'):
		return w.say(out, facts, rest)
	}
	return out
}

// afterName returns the place of the character after a name, -1 at the end.
func afterName(what string) int {
	for i := range len(what) {
		switch what[i] {
		case ':', '|', '?', '!':
			return i
		}
	}
	return -1
}

// has reports whether a fact is not 0, or whether there is a second place.
func (w *Wording) has(facts []Fact, name string) bool {
	if name == "other" {
		w.usesText = true
		return w.HasOther()
	}
	value, _ := w.value(facts, name)
	return value != 0
}

// said returns a fact in words, or what the text has.
func (w *Wording) said(facts []Fact, name, how string) string {
	var text string
	switch name {
	case "here":
		text = w.Says()
	case "other":
		text = w.OtherSays()
	case "part":
		text = w.phrase(w.part)
	default:
		value, kind := w.value(facts, name)
		switch kind {
		case nil:
			return "{" + name + "}"
		case &Words:
			text = w.Told(Text(value))
		default:
			return w.phrase(kind.Say(value, how))
		}
	}
	w.usesText = true
	return inText(text, how)
}

// value returns a fact and its type, which is nil if there is no such fact.
func (w *Wording) value(facts []Fact, name string) (value uint32, kind *FactType) {
	at := uintptr(0)
	for i := range facts {
		kind := facts[i].Is
		size := uintptr(kind.Size)
		at = (at + size - 1) &^ (size - 1)
		if facts[i].Name == name {
			return valueAt(unsafe.Add(unsafe.Pointer(&w.finding.facts), at), size), kind
		}
		at += size
	}
	return 0, nil
}

func valueAt(at unsafe.Pointer, size uintptr) uint32 {
	switch size {
	case 1:
		return uint32(*(*uint8)(at))
	case 2:
		return uint32(*(*uint16)(at))
	}
	return *(*uint32)(at)
}

// inText returns a text as a sentence asks for it.
func inText(text, how string) string {
	switch how {
	case "quoted":
		return Quote(text)
	case "short":
		return Short(text)
	case "trimmed":
		return strings.TrimSpace(text)
	case "code":
		r, _ := utf8.DecodeRuneInString(text)
		return strconv.Itoa(int(r))
	case "hex":
		r, _ := utf8.DecodeRuneInString(text)
		const digits = "0123456789ABCDEF"
		return "0x" + string([]byte{digits[r>>4&15], digits[r&15]})
	}
	return text
}
