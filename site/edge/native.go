//go:build !js

package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"pbn/site/edge/api"
	"pbn/site/edge/static"
)

// main serves the built site and the API, to this computer alone where ADDR does not say otherwise.
func main() {
	folder := flag.String("site", "site/dist", "the folder of the built site")
	flag.Parse()
	if _, err := os.Stat(filepath.Join(*folder, "index.html")); err != nil {
		stop("There is no built site in " + *folder + ": run make build.")
	}
	site, err := static.New(*folder)
	if err != nil {
		stop(err.Error())
	}
	// Go collects garbage more often when all that it has comes near this, so that what is free is not needed.
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(mostMemory)
	}
	listener := listen(given("ADDR", "127.0.0.1"), given("PORT", "8787"))
	fmt.Printf("The site and the API are at http://%s/\n", listener.Addr())
	// The API gives each piece of a body a deadline of its own (api.Limits): a long one may take longer.
	server := &http.Server{
		Handler:           handler(site, api.New(nativeLimits)),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    64 << 10,
	}
	stop(server.Serve(listener).Error())
}

// mostMemory is how much the server takes, in bytes, where what is in use at the same time needs no more.
const mostMemory = 400 << 20

// handler answers with the API where an address is its own, and else with the site, which reads no body.
func handler(site, answers http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/api", answers)
	mux.Handle("/api/", answers)
	mux.Handle("/", site)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if answering, _ := mux.Handler(r); answering != answers {
			api.CloseUnread(w, r)
		}
		mux.ServeHTTP(w, r)
	})
}

// given is a variable of the environment, or what holds without it.
func given(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func listen(address, port string) net.Listener {
	listener, err := net.Listen("tcp", net.JoinHostPort(address, port))
	if err != nil {
		stop("Cannot listen (" + err.Error() + "): choose another port, as in make serve PORT=8788, or another address in ADDR, as in ADDR=0.0.0.0 for all of this computer's.")
	}
	return listener
}

func stop(why string) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(1)
}
