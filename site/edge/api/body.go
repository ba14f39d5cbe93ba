package api

import (
	"bytes"
	"errors"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
)

// Limits bound what requests may take of the memory, in bytes.
type Limits struct {
	// Body is the size of the largest file that is taken.
	Body int64
	// Held is how much files may have together that are read and worked on at the same time.
	Held int64
	// Answer is how long the JSON of games becomes before it names the game to go on with; one game may go beyond.
	Answer int
}

// bodies reads the files of requests.
type bodies struct {
	Limits
	held atomic.Int64
}

// read is the file that a request has. release must be called when it is no longer needed.
func (b *bodies) read(w http.ResponseWriter, r *http.Request) (file []byte, release func(), p *problem) {
	var taken int64
	release = func() { b.held.Add(-taken) }
	if p := notAFile(r.Header); p != nil {
		return nil, release, p
	}
	if r.ContentLength > b.Body {
		return nil, release, b.tooLarge()
	}
	body := http.MaxBytesReader(w, r.Body, b.Body)
	var content bytes.Buffer
	for {
		n, err := io.CopyN(&content, body, 64<<10)
		// Only what has come counts: what a header promises costs nobody anything.
		if taken += n; b.held.Add(n) > b.Held {
			return nil, release, tooBusy()
		}
		var overflow *http.MaxBytesError
		switch {
		case errors.As(err, &overflow):
			return nil, release, b.tooLarge()
		case err == io.EOF && int64(content.Len()) < r.ContentLength, err != nil && err != io.EOF:
			return nil, release, &problem{kind: broken, Detail: "The request ended before its body did."}
		case err == io.EOF:
			return content.Bytes(), release, nil
		}
	}
}

func (b *bodies) tooLarge() *problem {
	return &problem{kind: tooLarge, Maximum: b.Body,
		Detail: "A file may have " + strconv.FormatInt(b.Body>>20, 10) + " MiB at most. The page of this site takes larger ones, and so does the command pbn."}
}

func tooBusy() *problem {
	return &problem{kind: busy, Detail: "Try again in a second.", header: map[string]string{"Retry-After": "1"}}
}

// notAFile tells of a body that has the file in some wrapping.
func notAFile(header http.Header) *problem {
	if coding := header.Get("Content-Encoding"); coding != "" && !strings.EqualFold(coding, "identity") {
		return &problem{kind: noFile, Detail: "Send the file without Content-Encoding.", header: map[string]string{"Accept-Encoding": "identity"}}
	}
	if name, _, _ := mime.ParseMediaType(header.Get("Content-Type")); strings.HasPrefix(name, "multipart/") {
		return &problem{kind: noFile, Detail: "Send the file itself as the body, not a form: curl --data-binary @FILE does."}
	}
	return nil
}
