//go:build js && wasm

package main

import (
	"errors"
	"io"
	"net/http"
	"syscall/js"

	"github.com/syumai/workers"

	"pbn/site/edge/api"
)

// main answers the API with whole bodies. A body that is read as a stream ends workers.Serve with its first request, and this
// program goes on to the next one: worker.mjs keeps it.
func main() {
	answers := api.New(workerLimits)
	workers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answers.ServeHTTP(&wholeBody{response: w}, r)
		// A client that still sends when its connection is closed may not see its answer.
		io.CopyN(io.Discard, r.Body, 4*workerLimits.Body)
	}))
}

// takesBody is what the ResponseWriter of workers is: one that takes the body of the Response as JavaScript has it.
type takesBody interface{ WriteRawJSBody(body js.Value) }

// wholeBody hands a body over that is written at once.
type wholeBody struct {
	response http.ResponseWriter
	written  bool
}

func (w *wholeBody) Header() http.Header { return w.response.Header() }

func (w *wholeBody) WriteHeader(status int) {
	w.response.WriteHeader(status)
	w.response.(takesBody).WriteRawJSBody(js.Null())
}

func (w *wholeBody) Write(body []byte) (int, error) {
	if w.written {
		return 0, errors.New("the body was written before")
	}
	w.written = true
	array := js.Global().Get("Uint8Array").New(len(body))
	js.CopyBytesToJS(array, body)
	w.response.(takesBody).WriteRawJSBody(array)
	return len(body), nil
}
