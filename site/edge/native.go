//go:build !js

package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"

	"pbn/site/edge/api"
)

// handler serves the built site and the API. It ends the program with a word where it could not serve: the server that
// comes after it says nothing.
func handler() http.Handler {
	folder := flag.String("site", "site/dist", "the folder of the built site")
	flag.Parse()
	if _, err := os.Stat(filepath.Join(*folder, "index.html")); err != nil {
		stop("There is no built site in " + *folder + ": run make build.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "9900"
	}
	listener, err := net.Listen("tcp", ":"+port)
	if err != nil {
		stop("Port " + port + " cannot be used (" + err.Error() + "): choose another, as in make serve PORT=8788.")
	}
	listener.Close()
	mux := http.NewServeMux()
	answers := api.New(nativeLimits)
	mux.Handle("/api", answers)
	mux.Handle("/api/", answers)
	mux.Handle("/", site(*folder))
	return mux
}

func stop(why string) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(1)
}

// site serves files that a browser asks for again each time: they change with every build.
func site(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		files.ServeHTTP(w, r)
	})
}
