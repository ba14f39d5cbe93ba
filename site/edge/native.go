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
	"pbn/site/edge/static"
)

// handler serves the built site and the API. It ends the program with a word where it could not serve: the server that
// comes after it says nothing.
func handler() http.Handler {
	folder := flag.String("site", "site/dist", "the folder of the built site")
	flag.Parse()
	if _, err := os.Stat(filepath.Join(*folder, "index.html")); err != nil {
		stop("There is no built site in " + *folder + ": run make build.")
	}
	site, err := static.New(*folder)
	if err != nil {
		stop(err.Error())
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
	mux.Handle("/", site)
	return mux
}

func stop(why string) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(1)
}
