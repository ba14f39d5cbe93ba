package api

import (
	"bytes"
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbn/core/recognize"
)

// Limits bound what requests may take of the memory, in bytes, and of the time.
type Limits struct {
	// Body is the size of the largest file that is taken, both as it is sent and decoded.
	Body int64
	// Held is how much files and answers may have together: files from the first byte that has come until they were worked
	// on, answers until the client has taken them.
	Held int64
	// Work is how much the files that are worked on may take together, each as many times its length as the verb takes at most; one more
	// waits for its turn.
	Work int64
	// Heap is how much of the heap may be in use before the reading of a file ends; 0 is no bound.
	Heap int64
	// Game is how long a game of a file may be; 0 is no bound. One takes up to sixty times as much memory as it has bytes.
	Game int
	// Whole is the size of the largest file in which something is changed, or whose blocks are found: that takes up to sixty times as much
	// memory, and reads it several times.
	Whole int
	// Boards is how many boards a request may have solved with open cards, and Solving for how long, so that others have their turn: what
	// is not solved by then is left. In a Worker no time passes while it computes, and its platform ends what takes too long.
	Boards  int
	Solving time.Duration
	// Games is how long the JSON of games becomes before it names the game to go on with, and that of a single game.
	Games int
	// Answer is how long an answer may be.
	Answer int
	// Patience is how long a client may take for piece bytes.
	Patience time.Duration
}

// piece is how much a client sends or takes before its deadline is set anew, in bytes.
const piece = 64 << 10

// read is the file that a request has.
func (s *server) read(w http.ResponseWriter, r *http.Request, at *place) (file []byte, p *problem) {
	if p := notAFile(r.Header); p != nil {
		return nil, p
	}
	if r.ContentLength > s.limits.Body {
		return nil, s.tooLarge()
	}
	deadline := http.NewResponseController(w).SetReadDeadline
	defer at.work()
	body := http.MaxBytesReader(w, r.Body, s.limits.Body)
	for come := piece; ; {
		if come >= piece {
			come = 0
			if _, ok := at.wait(deadline, s.limits.Patience); !ok {
				return nil, tooSlow()
			}
		}
		if len(file) == cap(file) {
			// What a header promises costs nobody anything: there is room for what has come and one piece.
			next := piece
			if rest := r.ContentLength - int64(len(file)); rest >= 0 && rest < piece {
				next = int(rest) + 1 // the end is read too
			}
			if file = slices.Grow(file, next); !at.hold(int64(cap(file))) {
				if at.gaveWay {
					return nil, tooSlow()
				}
				return nil, tooBusy()
			}
		}
		n, err := body.Read(file[len(file):cap(file)])
		come += n
		file = file[:len(file)+n]
		var overflow *http.MaxBytesError
		switch {
		case errors.As(err, &overflow):
			return nil, s.tooLarge()
		case errors.Is(err, os.ErrDeadlineExceeded):
			return nil, tooSlow()
		case err == io.EOF && int64(len(file)) < r.ContentLength, err != nil && err != io.EOF:
			return nil, &problem{kind: broken, Detail: "The request ended before its body did."}
		case err == io.EOF:
			at.bodyIsRead = true
			return file, nil
		}
	}
}

// giveUpBody has the connection closed after the answer where the body of a request was not read to its end. Otherwise the server of the
// standard library would read the rest of it before it sends the answer, without end where nothing comes, and a client that waits for the
// answer first would get none.
func (p *place) giveUpBody(w http.ResponseWriter, r *http.Request) {
	if !p.bodyIsRead {
		CloseUnread(w, r)
	}
}

// lingering is for how long what a client still sends is read after its answer: a connection that is closed before loses the answer of one
// that sends.
const lingering = 2 * time.Second

// CloseUnread has the connection of a request closed after its answer, which is sent at once, if it has a body: nobody reads that. It is
// called before the header is written. In a Worker, whose platform has the connections, it does nothing.
func CloseUnread(w http.ResponseWriter, r *http.Request) {
	if r.ContentLength == 0 || http.NewResponseController(w).SetReadDeadline(time.Now().Add(lingering)) != nil {
		return
	}
	w.Header().Set("Connection", "close")
}

func (s *server) tooLarge() *problem { return largerThan(s.limits.Body) }

func largerThan(most int64) *problem {
	return &problem{kind: tooLarge, Maximum: most,
		Detail: "A file may have " + megabytes(most) + " at most. The page of this site takes larger ones, and so does the command pbnkit."}
}

func (s *server) tooLong() *problem { return longerAnswer(s.limits.Answer) }

func longerAnswer(most int) *problem {
	return &problem{kind: tooLong,
		Detail: "The answer would have more than " + megabytes(int64(most)) + ". The page of this site makes longer ones, and so does the command pbnkit."}
}

func megabytes(n int64) string {
	if n < 1<<20 {
		return strconv.FormatInt(n>>10, 10) + " KiB"
	}
	return strconv.FormatInt(n>>20, 10) + " MiB"
}

func tooBusy() *problem {
	return &problem{kind: busy, Detail: "Try again in a second.", header: map[string]string{"Retry-After": "1"}}
}

func closed() *problem {
	return &problem{kind: broken, Detail: "The connection was closed before the answer was made."}
}

func tooSlow() *problem {
	return &problem{kind: slow, Detail: "Nothing of the body came for some seconds. Send the request again."}
}

// notAFile reports a body that has the file in some wrapping.
func notAFile(header http.Header) *problem {
	if coding := header.Get("Content-Encoding"); isCoded(coding) {
		if _, known, _ := decoder(coding, strings.NewReader("")); !known {
			return &problem{kind: noFile, Detail: "Send the file without Content-Encoding, or in one of these: " + strings.Join(codings, ", ") + ".",
				header: map[string]string{"Accept-Encoding": strings.Join(codings, ", ")}}
		}
	}
	if strings.HasPrefix(mediaType(header), "multipart/") {
		return &problem{kind: noFile, Detail: "Send the file itself as the body, not a form: curl --data-binary @FILE does."}
	}
	return nil
}

// notAsItIs reports a body that curl -d has made of a file: it takes the line ends out. curl --data-binary sends the same
// type.
func notAsItIs(header http.Header, file []byte) *problem {
	if len(file) == 0 || mediaType(header) != "application/x-www-form-urlencoded" || bytes.ContainsAny(file, "\r\n") {
		return nil
	}
	if is, isSure := recognize.Of(file, ""); isSure && is.IsForeign() {
		return nil // foreign names it
	}
	if recognize.BeginsLIN(string(file[:min(len(file), recognize.Head)])) != recognize.NoBar || isLink(file) {
		return nil // a line end means nothing in it, and many have none
	}
	return &problem{kind: noFile, Detail: "The body is a form or has lost its line ends, as curl -d takes them out. Send the file as it is: " +
		"curl --data-binary @FILE. A file of one line needs a Content-Type of its own, such as text/plain."}
}

// isLink reports whether a file is a link and nothing else.
func isLink(file []byte) bool {
	hasScheme := bytes.HasPrefix(file, []byte("https://")) || bytes.HasPrefix(file, []byte("http://"))
	return hasScheme && !bytes.ContainsAny(file, " \t")
}

func mediaType(header http.Header) string {
	name, _, _ := mime.ParseMediaType(header.Get("Content-Type"))
	return name
}
