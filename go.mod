module pbn

go 1.26

// wasm/flow knows what this version's compiler writes.
toolchain go1.26.8

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.0
	github.com/coder/websocket v1.8.14
	github.com/klauspost/compress v1.18.0
	github.com/norunners/vert v0.0.0-20221203075838-106a353d42dd
	github.com/parquet-go/parquet-go v0.25.1
	github.com/syumai/workers v0.32.0
	golang.org/x/term v0.37.0
	golang.org/x/tools v0.38.0
)

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/pierrec/lz4/v4 v4.1.21 // indirect
	golang.org/x/sys v0.38.0 // indirect
)
