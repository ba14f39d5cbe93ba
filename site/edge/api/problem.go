package api

import (
	"encoding/json"
	"net/http"
)

// kind is a kind of problem. The index of the API lists them all.
type kind struct {
	Type   string `json:"type"`
	Title  string `json:"title"`
	Status int    `json:"status"`
}

const typeBase = "/api/#"

var (
	notFound     = kind{typeBase + "not-found", "There is nothing here", http.StatusNotFound}
	badMethod    = kind{typeBase + "method", "The address does not take this method", http.StatusMethodNotAllowed}
	badParameter = kind{typeBase + "parameter", "A parameter is wrong", http.StatusBadRequest}
	broken       = kind{typeBase + "broken", "The request ended too early", http.StatusBadRequest}
	tooLarge     = kind{typeBase + "too-large", "The file is too large", http.StatusRequestEntityTooLarge}
	noFile       = kind{typeBase + "no-file", "The body is not the file itself", http.StatusUnsupportedMediaType}
	otherFormat  = kind{typeBase + "other-format", "The file is in a format that is not read here", http.StatusUnsupportedMediaType}
	badCoding    = kind{typeBase + "coding", "The body is not what its Content-Encoding says", http.StatusBadRequest}
	noGame       = kind{typeBase + "no-game", "There is no game to write", http.StatusUnprocessableEntity}
	refused      = kind{typeBase + "refused", "The edits would bring errors", http.StatusUnprocessableEntity}
	gameTooLong  = kind{typeBase + "game-too-long", "A game is too long", http.StatusUnprocessableEntity}
	ourMistake   = kind{typeBase + "our-mistake", "The program failed", http.StatusInternalServerError}
	slow         = kind{typeBase + "slow", "The request came too slowly", http.StatusRequestTimeout}
	tooLong      = kind{typeBase + "too-long", "The answer is too long", http.StatusUnprocessableEntity}
	busy         = kind{typeBase + "busy", "Too much is read at the same time", http.StatusServiceUnavailable}

	kinds = []kind{notFound, badMethod, badParameter, broken, slow, tooLarge, noFile, otherFormat, badCoding, noGame, refused, gameTooLong, tooLong, ourMistake, busy}
)

// problem is what a request gets that has no other answer (RFC 9457).
type problem struct {
	kind   kind
	Detail string
	// Parameter is the name of the one that is wrong.
	Parameter string
	// Maximum is how many bytes a file may have.
	Maximum int64

	header map[string]string
}

func (p *problem) answer(path string) *answer {
	body := asJSON(problemDetails{p.kind.Type, p.kind.Title, p.kind.Status, p.Detail, path, p.Parameter, p.Maximum})
	return &answer{status: p.kind.Status, contentType: "application/problem+json", header: p.header, body: body}
}

// problemDetails is a problem as it is sent.
type problemDetails struct {
	Type      string `json:"type"`
	Title     string `json:"title"`
	Status    int    `json:"status"`
	Detail    string `json:"detail"`
	Instance  string `json:"instance"` // the path that was asked for
	Parameter string `json:"parameter,omitempty"`
	Maximum   int64  `json:"maximum,omitempty"`
}

func asJSON(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return append(text, '\n')
}
