//go:build js && wasm && !provoke

package main

func provoke([]byte) {}
