package lin

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// readLinks returns the links of a text, each with the parameters that have a value.
func readLinks(file string) (links []string) {
	text := habits.PBN.Text([]byte(file), source.Automatic)
	found := findLinks(text, kindOf(text.Bytes) == pageFile)
	for i := range found {
		l := &found[i]
		said := text.Decode(l.span)
		for _, p := range l.params {
			if value, ok := l.get(p.name); ok {
				said += "\n" + p.name + "=" + l.text.Decode(value)
			}
		}
		links = append(links, said)
	}
	return links
}

// TestWhereLinksEnd: at the mark that encloses a link, at white space, and in a page at markup; one with bars goes on to its last bar.
func TestWhereLinksEnd(t *testing.T) {
	const link, lin = "http://x/handviewer?n=sa&d=s", "http://x/handviewer?lin=md|1S2,H3|nt|a b|"
	for text, want := range map[string][]string{
		link:                                 {link},
		link + " and\n" + link + "\tx":       {link, link},
		"<" + link + ">, it says":            {link},
		"(<" + link + ">)":                   {link},
		"\"" + link + "\", it says":          {link},
		"'" + link + "', it says":            {link},
		"<" + link + " unclosed":             {link},
		"<" + link + "\nis 5 > 4":            {link},
		"<" + link + " <is> 5":               {link},
		"\"" + link + "' \nunclosed":         {link + "'"},
		"see " + link + "> it":               {link + ">"},
		lin:                                  {lin},
		"<" + lin + "> or <" + link + ">":    {lin, link},
		lin + " and " + link:                 {lin, link},
		lin + " x|\n y|\n\nz|":               {lin + " x|\n y|"},
		lin + " x|\r\n\r\nz|":                {lin + " x|"},
		"<html><p>" + link + "</p>":          {link},
		"<html><a href=\"" + link + "\">a|b": {link},
		"<html><p>" + lin + "</p>":           {"http://x/handviewer?lin=md|1S2,H3|nt|a"},
		"http://x/?n=sa http://x/?lin=md1S2": {},
		"http://x/?lin=md|1S2|":              {"http://x/?lin=md|1S2|"},
		"http:/x " + link + " https:/ http":  {link},
		"[hv=pc=n&s=sa]399|300[/hv]":         {"[hv=pc=n&s=sa"},
		"x [hv=n=sa&a=1c(a]b)p":              {"[hv=n=sa&a=1c(a"},
		link + " [hv=s=sa\nh] " + link:       {link, "[hv=s=sa", link},
		"[hv=d=n&v=e] and [hv=":              {},
	} {
		var got []string
		for _, l := range readLinks(text) {
			span := l
			for _, first := range []string{"\nlin=", "\nn=", "\npc=", "\ns="} {
				span, _, _ = strings.Cut(span, first)
			}
			got = append(got, span)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q has the links %q, want %q", text, got, want)
		}
	}
}

// TestParametersOfLinks: what is between the parameters is in none of their values, and what is encoded is one character.
func TestParametersOfLinks(t *testing.T) {
	for query, want := range map[string]string{
		"n=sa&d=s":                   "n=sa d=s",
		"n=sa&d=s&":                  "n=sa d=s",
		"n=sa&":                      "n=sa",
		"n=sa&amp;":                  "n=sa",
		"n=sa&amp;d=s":               "n=sa d=s",
		"n=&d=s":                     "d=s",
		"n=sa&d":                     "n=sa&d",
		"nn=A&B&d=s":                 "nn=A&B d=s",
		"nn=A&B":                     "nn=A&B",
		"nn=A&amp;B":                 "nn=A&amp;B",
		"nn=A%26B&d=s":               "nn=A&B d=s",
		"nn=A&=B&d=s":                "nn=A&=B d=s",
		"N=sa&D=s":                   "n=sa d=s",
		"nn=x&abcdefghijkl=y":        "nn=x abcdefghijkl=y",
		"nn=x&abcdefghijklm=y":       "nn=x&abcdefghijklm=y",
		"nn=A%EF%BF%BDB":             "nn=A\uFFFDB",
		"nn=%EF%BF%BD":               "nn=\uFFFD",
		"nn=A%EF%BFB":                "nn=A\u00EF\u00BFB",
		"nn=%E5%AD%99%C3%A9%e9":      "nn=孙éé",
		"nn=%F0%9F%82%A1%F0%9F%82":   "nn=🂡\u00F0\u009F\u0082",
		"nn=100%&d=s":                "nn=100% d=s",
		"nn=%4&d=s":                  "nn=%4 d=s",
		"nn=%4":                      "nn=%4",
		"nn=%":                       "nn=%",
		"nn=%4g%g4%41":               "nn=%4g%g4A",
		"nn=a+b":                     "nn=a+b",
		"nn=a+b&lin=md%7C1%7C":       "nn=a b lin=md|1|",
		"lin=md%257C1%2541%257C&d=s": "lin=md|1A|",
	} {
		links := readLinks("http://x/handviewer?" + query)
		if len(links) != 1 {
			t.Errorf("%q: %d links", query, len(links))
		} else if _, got, _ := strings.Cut(links[0], "\n"); strings.ReplaceAll(got, "\n", " ") != want {
			t.Errorf("%q: %q, want %q", query, got, want)
		}
	}
}
