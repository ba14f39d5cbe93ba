package static

import (
	"bufio"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strings"
)

// rules are those of a file _headers, as Cloudflare and Netlify read it: a path, where * stands for anything, and below it,
// indented, the headers of what it matches.
type rules []rule

type rule struct {
	path    *regexp.Regexp
	headers [][2]string
}

// readRules reads a file of headers; without the file there are none.
func readRules(name string) (rules, error) {
	file, err := os.Open(name)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var found rules
	lines := bufio.NewScanner(file)
	for number := 1; lines.Scan(); number++ {
		line := lines.Text()
		header, value, isHeader := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "/"):
			pattern := strings.ReplaceAll(regexp.QuoteMeta(strings.TrimSpace(line)), `\*`, ".*")
			found = append(found, rule{path: regexp.MustCompile("^" + pattern + "$")})
		case isHeader && line[0] == ' ' && len(found) > 0:
			last := &found[len(found)-1]
			last.headers = append(last.headers, [2]string{header, value})
		default:
			return nil, fmt.Errorf("%s:%d: neither a path nor a header: %q", name, number, line)
		}
	}
	return found, lines.Err()
}

// apply sets the headers of all rules that match; where two set the same header, both values count.
func (r rules) apply(path string, to http.Header) {
	for _, rule := range r {
		if !rule.path.MatchString(path) {
			continue
		}
		for _, header := range rule.headers {
			if before := to.Get(header[0]); before != "" {
				header[1] = before + ", " + header[1]
			}
			to.Set(header[0], header[1])
		}
	}
}
