package api

import (
	"bytes"
	"compress/gzip"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// The codings of bodies, both ways, the best first.
var codings = []string{"br", "gzip"}

// smallest is how long an answer is, in bytes, that is worth being compressed.
const smallest = 1 << 10

// decoder reads what a body was before a coding; ok is false for a coding that there is not. The error is that of a body that does not
// begin as its coding does.
func decoder(coding string, body io.Reader) (from io.Reader, ok bool, err error) {
	switch strings.ToLower(strings.TrimSpace(coding)) {
	case "gzip", "x-gzip":
		from, err = gzip.NewReader(body)
		return from, true, err
	case "br":
		return brotli.NewReader(body), true, nil
	}
	return nil, false, nil
}

// isCoded reports whether a body has another coding than none.
func isCoded(coding string) bool {
	return coding != "" && !strings.EqualFold(strings.TrimSpace(coding), "identity")
}

// decode is what a body was before its coding. It takes its turn with the work on files: a decoder may take 16 MiB more than what it gives.
func (s *server) decode(coding string, body []byte, at *place) (file []byte, p *problem) {
	damaged := &problem{kind: badCoding, Detail: "The body cannot be decoded as " + strconv.Quote(coding) + ": it is in another coding, or damaged."}
	from, _, err := decoder(coding, bytes.NewReader(body))
	if err != nil {
		return nil, damaged
	}
	for {
		if len(file) == cap(file) {
			if file = slices.Grow(file, piece); !at.hold(int64(cap(body) + cap(file))) {
				return nil, tooBusy()
			}
		}
		n, err := from.Read(file[len(file):cap(file)])
		file = file[:len(file)+n]
		switch {
		case int64(len(file)) > s.limits.Body:
			return nil, s.tooLarge()
		case err == io.EOF:
			return file, nil
		case err != nil:
			return nil, damaged
		}
	}
}

// chooseCoding is the best of the codings that a client takes (RFC 9110, 12.5.3), "" for none.
func chooseCoding(accepted string) (chosen string) {
	weights := map[string]float64{}
	for entry := range strings.SplitSeq(strings.ToLower(accepted), ",") {
		name, parameters, _ := strings.Cut(entry, ";")
		weight := 1.0
		if q, given := strings.CutPrefix(strings.TrimSpace(parameters), "q="); given {
			if weight, _ = strconv.ParseFloat(strings.TrimSpace(q), 64); weight != weight {
				weight = 0
			}
		}
		weights[strings.TrimSpace(name)] = weight
	}
	best := 0.0
	for _, coding := range codings {
		weight, named := weights[coding]
		if !named {
			weight = weights["*"]
		}
		if weight > best {
			chosen, best = coding, weight
		}
	}
	if best < weights["identity"] {
		return ""
	}
	return chosen
}

// encode gives an answer the coding that its client takes.
func (a *answer) encode(accepted string) {
	coding := chooseCoding(accepted)
	if coding == "" || len(a.body) < smallest {
		return
	}
	a.coding = coding
	if !platformEncodes {
		a.body = encoded(coding, a.body)
	}
}
