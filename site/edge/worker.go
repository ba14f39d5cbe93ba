//go:build js && wasm

package main

import (
	"net/http"

	"pbn/site/edge/api"
)

func handler() http.Handler { return api.New() }
