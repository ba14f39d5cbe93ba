# Needs Go, Node 20.19 or newer, make and git; fetches everything else.

FUZZTIME ?= 30s
# Tests in browsers at the same time. Each of them waits now and then, so there are more than the two cores of a small machine.
E2E_PARALLEL ?= 3
# At each start, Node reads all the certificates in the file that this names, which takes longer than the start itself. Only what fetches needs them.
unexport NODE_EXTRA_CA_CERTS
WITH_CERTIFICATES = NODE_EXTRA_CA_CERTS="$(NODE_EXTRA_CA_CERTS)"
# No package that is used needs its install script.
NPM_CI = $(WITH_CERTIFICATES) npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
# FLOW=0 builds without wasm/flow: every module is as Go links it.
FLOW ?= 1
# Go 1.26 has a new garbage collector; on one thread the one before is as fast or faster, and smaller.
FOR_WASM = GOOS=js GOARCH=wasm GOEXPERIMENT=nogreenteagc
# What go has compiled in one checkout, it takes from its cache in another, and in all parts of the tests.
export GOFLAGS := $(filter-out -trimpath,$(GOFLAGS)) -trimpath

# Findings are rare, and so are edits: a copy of the small functions that make them at each call makes pbn.wasm 4 kB of 732 larger after brotli, and
# nothing faster. In other packages it makes no difference, or the calls take more than the copies.
SELDOM = -gcflags=pbn/core/diag=-l -gcflags=pbn/core/pbn/edit=-l -gcflags=pbn/core/pbn/spell=-l -gcflags=pbn/core/amend=-l -gcflags=pbn/core/given=-l -gcflags=pbn/core/pgn/edit=-l -gcflags=pbn/core/pgn/spell=-l

# Go's own library without what the modules of the package never run, and without what their tests do not; FLOW=0 leaves it as it is.
TRIMMED = $(if $(filter 0,$(FLOW)),,-overlay=bin/overlay/overlay.json)
TRIMMED_FOR_TESTS = $(if $(filter 0,$(FLOW)),,-overlay=bin/overlay/tests.json)

# $(call module,FILE,PACKAGE,FLAGS,REWRITE) builds a module, with flags of go build and of bin/flow; the linked one is in bin/linked.
# -buildid= and -trimpath: the same source gives the same bytes on every machine.
define module
	@mkdir -p $(dir $(1)) bin/linked
	$(FOR_WASM) go build -trimpath -buildvcs=false -ldflags='-s -w -buildid=' $(SELDOM) $(3) -o bin/linked/$(notdir $(1)) $(2)
	$(if $(filter 0,$(FLOW)),cp bin/linked/$(notdir $(1)) $(1),bin/flow $(4) bin/linked/$(notdir $(1)) $(1))
endef

# The browser in which most tests open their pages (see e2e/browser/pool.go). The npm package has it for one system only; E2E_SHELL=0 does without.
ifneq ($(E2E_SHELL),0)
ifeq ($(shell uname -sm),Linux x86_64)
HEADLESS_SHELL = bin/chromium-headless-shell
endif
endif

# What runs a part of the tests and counts its CPU time and its skips, for the end of make test and of make test-rest: e2e/parts/table.go.
PART = go run ./e2e/parts

.DEFAULT_GOAL := help
.PHONY: help build serve edge test test-rest prove mutants bench fuzz same lint test-lint clean flow wasm test-module js site test-go test-modules test-js \
	test-site e2e test-steps test-tools test-wasm test-js-rest test-consumers test-edge e2e-rest test-flow engines

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: site ## the wasm module, the package (js/dist) and the site (site/dist)

serve: build ## the site and the API at http://localhost:8787/ (PORT=… for another port, ADDR=… for another address than 127.0.0.1)
	go run ./site/edge

edge: flow ## the API as a Cloudflare Worker (site/edge/dist), which site/edge/wrangler.jsonc deploys with the site
	go run github.com/syumai/workers/cmd/workers-assets-gen -mode=go -o site/edge/dist
	cp site/edge/worker.mjs site/edge/dist/
	$(call module,site/edge/dist/app.wasm,./site/edge,,-small)

# Both build first, and then run two chains of parts at the same time, which keep two cores busy (see BUILT).
IN_TWO_CHAINS = $(WITH_CERTIFICATES) $(MAKE) --no-print-directory -j2 --output-sync=target BUILT=1

test: ## the tests that notice a fault soonest; installs Chromium, poppler-utils and zsh where they are missing and it may
	e2e/install.sh zsh
	$(WITH_CERTIFICATES) $(PART) -run build $(MAKE) --no-print-directory build test-module
	$(IN_TWO_CHAINS) e2e test-site
	@$(PART) -list test

test-rest: ## all other tests, which CI runs after make test
	e2e/install.sh zsh
	$(WITH_CERTIFICATES) $(PART) -run rebuild $(MAKE) --no-print-directory build test-module
	$(IN_TWO_CHAINS) e2e-rest test-edge
	@$(PART) -list test-rest

# No limit is by the clock, which a busy machine would meet. A loop without an end is ended by its CPU time, of which the tests of no package
# need a tenth, and Go ends a program in which all wait for each other. In browsers, the waits end what hangs (e2e/browser/patience.go); in Node,
# js/test/hanging.mjs does.
GO_TEST = go test -vet=off -json -timeout 0
CPU_LIMIT = ulimit -t 7200 &&
# One folder at a time (-p 1), whose tests share browsers.
IN_BROWSERS = $(GO_TEST) -count=1 -p 1 -parallel $(E2E_PARALLEL)

# Go runs those packages again whose sources changed, or the files that they read; of those in ../shared, which it does not look at, the
# tests ask the variable (core/testkit/shared.go). GOGC: garbage is collected seldom, which takes a fifth of the CPU time of core/pbn; as wasm it is
# collected as always. -vet=off: lint vets all.
test-go: ## the Go tests of the core, the site's server and the tools that measure
	$(CPU_LIMIT) GOGC=400 SHARED_FILES="$$(find ../shared -type f -printf '%p %s %T@\n' 2>/dev/null | sort | cksum)" \
		$(PART) -go go $(GO_TEST) ./core/... ./site/... ./e2e/bench ./e2e/parts

# As wasm: what JavaScript calls. test-wasm runs the rest of the core so.
OF_MODULES = ./wasm/host ./wasm/pbn ./wasm/read ./wasm/call ./wasm/pgn ./wasm/pgnread ./wasm/pdn ./wasm/pdnread ./wasm/pbi ./wasm/pbiconvert ./wasm/solve ./wasm/lin ./wasm/converting ./wasm/dd ./core/pbn/answers ./core/pgn/answers
IN_WASM = env $(FOR_WASM) FLOW=$(FLOW) $(GO_TEST) $(TRIMMED_FOR_TESTS) -exec="$(CURDIR)/wasm/flow/exec.sh"

test-modules: flow ## the tests of the modules, compiled to wasm and rewritten, under Node
	$(CPU_LIMIT) $(PART) -go modules $(IN_WASM) $(OF_MODULES)

# Not the native command, what is held of the source, and what test-modules runs.
test-wasm: flow ## the tests of the core, compiled to wasm and rewritten, under Node
	$(CPU_LIMIT) $(PART) -go wasm $(IN_WASM) $$(go list ./core/... | grep -v -e 'core$$' -e core/cmd/ -e /answers$$)

test-flow: flow ## Go's own tests of runtime, goroutines and numbers, rewritten; for an upgrade of Go
	cd "$$(go env GOROOT)/src" && $(FOR_WASM) FLOW=$(FLOW) go test -short -exec="$(CURDIR)/wasm/flow/exec.sh" \
		runtime sync strconv sort fmt errors regexp encoding/json

test-steps: ## the steps and the memory of each verb, in texts where things repeat
	$(CPU_LIMIT) $(PART) -go steps $(GO_TEST) -count=1 ./e2e/bench/steps ./e2e/bench/peak

test-tools: ## the tests of what rewrites the modules, and of what changes the sources
	$(CPU_LIMIT) $(PART) -go tools $(GO_TEST) -count=1 ./wasm/flow/... ./wasm/overlay ./e2e/mutants

# What browsers, Node and the servers run; BUILT says that it is there.
BUILD = $(if $(BUILT),,build test-module)

test-js: $(BUILD) ## the tests of the package
	$(PART) -run js npm run test:quick --silent --prefix js

test-js-rest: $(BUILD) ## the slow tests of the package
	$(PART) -run js-rest npm run test:slow --silent --prefix js

test-site: $(BUILD) ## the tests of the site
	$(PART) -run site npm test --silent --prefix site

test-consumers: $(BUILD) js/test/consumers/node_modules/.package-lock.json js/recipes/node_modules/.package-lock.json $(HEADLESS_SHELL) ## the packed package in bundlers, a browser and Node, and the recipes
	e2e/install.sh chromium
	$(PART) -run consumers sh -c 'npm run build --silent --prefix js/test/consumers && npm test --silent --prefix js/test/consumers'
	$(PART) -run recipes sh -c 'npm run build --silent --prefix js/recipes && npm test --silent --prefix js/recipes'
	$(PART) -go pages $(IN_BROWSERS) -run '^TestConsumer' ./e2e/package

# Some of these wait for a server without a limit of their own. The whole takes minutes.
test-edge: $(BUILD) edge site/edge/node_modules/.package-lock.json ## what a client of the API does
	$(PART) -go edge $(GO_TEST) -count=1 -timeout 3h ./e2e/edge

OF_BROWSERS = ./e2e/browser ./e2e/page ./e2e/chess ./e2e/draughts ./e2e/problems ./e2e/read ./e2e/site ./e2e/articles ./e2e/paper ./e2e/package

e2e: $(BUILD) $(HEADLESS_SHELL) ## what a person does, in headless Chromium, without the slow tests
	e2e/install.sh chromium
	e2e/install.sh poppler
	QUICK=1 $(PART) -go e2e $(IN_BROWSERS) -skip '^TestConsumer' $(OF_BROWSERS)

e2e-rest: $(BUILD) $(HEADLESS_SHELL) ## the slow tests in headless Chromium
	e2e/install.sh chromium
	e2e/install.sh poppler
	$(PART) -go e2e-rest $(IN_BROWSERS) -run "$$($(PART) -slow $$(find e2e -name '*_test.go'))" $(OF_BROWSERS)

bin/chromium-headless-shell: e2e/unpack-shell.mjs e2e/node_modules/.package-lock.json
	node e2e/unpack-shell.mjs $@

# The two chains of make test, and of make test-rest. To pack the package, test-consumers builds it anew: nobody else reads it then.
ifdef BUILT
test-go: test-lint
test-modules: test-go
test-js: test-modules
test-site: test-js
e2e-rest: test-consumers
test-tools: test-steps
test-wasm: test-tools test-consumers
test-js-rest: test-wasm
test-edge: test-js-rest
endif

engines: build ## the main ways of a reader and a writer in Firefox, too, and in WebKitGTK where its driver is; installs Firefox as make test does Chromium
	e2e/install.sh chromium
	e2e/install.sh firefox
	go test -count=1 -v -timeout 30m ./e2e/engines

mutants: build test-module ## changes N (300) places of core, wasm, js and site by SEED (a fresh one), one at a time, and lists what no test notices
	go run ./e2e/mutants -n $(or $(N),300) $(if $(SEED),-seed $(SEED)) $(if $(ONLY),-only $(ONLY))

prove: ## the long proofs: the double-dummy solver against brute force, with hard deals, and wrong rules that the tests have to notice; 200 deals with their seats turned; 100,000 games of each notation of which some repeat others; chess by all counts and 10,000 games, its files in pieces of 200 lengths, with 60 mistakes of each kind, and its exports read by other programs; draughts by all counts and 20,000 positions of each variant, with 60 mistakes of each kind, and the exports of 3,000 files; problems of chess by 500 positions of each kind, and 20,000 records of files with 200 mistakes of each kind
	PBN_PROVE=1 go test -count=1 -v -timeout 10h ./core/dd ./core/desk ./core/pbn/turn ./core/optima ./core/chess ./core/draughts ./core/solve ./core/pgn ./core/pgn/game ./core/pdn ./core/pdn/check ./core/pbi

bench: build js/bench/node_modules/.package-lock.json ## measures all there is to measure into core/pbn/testdata/bench.md
	$(call module,js/bench/build/probe.wasm,./e2e/bench/probe)
	e2e/install.sh chromium
	go test -run '^$$' -bench . -benchmem ./core/...
	go run ./e2e/bench

# The files that `make same` reads, besides those of ../shared: so many are generated and mutated, from a seed.
SAME_FILES ?= 400
SAME_SEED ?= 1
SAME = e2e/same/build

same: js ## compares what the package says with that of another commit: make same BASE=main~3
	@test -n "$(BASE)" || { echo "Say which commit to compare with: make same BASE=main~3"; exit 2; }
	e2e/same/dist-of.sh "$(BASE)" $(SAME)/before
	rm -rf $(SAME)/files && mkdir -p $(SAME)/files
	PBN_FOLDER=$(CURDIR)/$(SAME)/files PBN_WRITTEN=$(SAME_FILES) PBN_SEED=$(SAME_SEED) go test -count=1 -tags written -run '^TestWriteGenerated$$' ./core/pbn
	node e2e/same/same.mjs $(SAME)/before js/dist $(SAME)/files $(wildcard core/*/testdata core/pbn/*/testdata ../shared/corpus ../shared/cases)

# Without -fuzzminimizetime the fuzzer spends most of its time on making long inputs shorter.
fuzz: ## every fuzz target for FUZZTIME (30s)
	@set -e; for package in $$(go list ./core/... ./site/... ./wasm/flow/...); do \
		for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
			echo "$$package $$target"; go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$package; \
		done; \
	done

test-lint:
	$(PART) -run lint $(MAKE) --no-print-directory lint

lint: $(if $(BUILT),,flow js) site/node_modules/.package-lock.json ## gofmt, go vet, tsc
	@test -z "$$(gofmt -l core wasm site/edge e2e)" || { echo "Not formatted, run gofmt -w:"; gofmt -l core wasm site/edge e2e; exit 1; }
	go vet ./core/... ./site/... ./e2e/... ./wasm/flow/... ./wasm/overlay
	$(FOR_WASM) go vet $(TRIMMED_FOR_TESTS) ./wasm/host ./wasm/pbn ./wasm/read ./wasm/call ./wasm/pgn ./wasm/pgnread ./wasm/pdn ./wasm/pdnread ./wasm/pbi ./wasm/pbiconvert ./wasm/solve ./wasm/lin ./wasm/converting ./wasm/dd ./wasm/desking ./wasm/pbndesk ./wasm/pgndesk ./wasm/pdndesk ./wasm/pbidesk ./site/edge ./e2e/bench/probe
	$(FOR_WASM) go vet $(TRIMMED_FOR_TESTS) -tags provoke ./wasm/host ./site/edge/api
	npm run check --silent --prefix js
	npm run check --silent --prefix site

clean: ## removes what was built and fetched
	rm -rf bin js/dist js/test/build js/node_modules js/bench/build js/bench/node_modules js/test/consumers/out js/test/consumers/node_modules js/recipes/out js/recipes/node_modules site/dist site/node_modules site/edge/dist site/edge/node_modules e2e/node_modules e2e/parts/found e2e/failed

# npm writes this file last, so it tells that an installation is whole.
%/node_modules/.package-lock.json: %/package.json %/package-lock.json
	cd $* && $(NPM_CI)
	@touch $@

flow:
	go build -o bin/flow ./wasm/flow
	go run ./wasm/overlay bin/overlay

wasm: flow
	$(call module,js/dist/pbn.wasm,./wasm/pbn,$(TRIMMED),-small -direct)
	$(call module,js/dist/lin.wasm,./wasm/lin,$(TRIMMED),-small -direct)
	$(call module,bin/whole.wasm,./wasm/pbn,$(TRIMMED) -tags whole,-small -direct)
	$(call module,js/dist/read.wasm,./wasm/read,$(TRIMMED),-small -direct)
	$(call module,js/dist/pgn.wasm,./wasm/pgn,$(TRIMMED),-small -direct)
	$(call module,js/dist/pgnread.wasm,./wasm/pgnread,$(TRIMMED),-small -direct)
	$(call module,js/dist/pdn.wasm,./wasm/pdn,$(TRIMMED),-small -direct)
	$(call module,js/dist/pdnread.wasm,./wasm/pdnread,$(TRIMMED),-small -direct)
	$(call module,js/dist/pbi.wasm,./wasm/pbi,$(TRIMMED),-small -direct)
	$(call module,js/dist/pbiconvert.wasm,./wasm/pbiconvert,$(TRIMMED),-small -direct)
	$(call module,js/dist/pbndesk.wasm,./wasm/pbndesk,$(TRIMMED),-small -direct)
	$(call module,js/dist/pgndesk.wasm,./wasm/pgndesk,$(TRIMMED),-small -direct)
	$(call module,js/dist/pdndesk.wasm,./wasm/pdndesk,$(TRIMMED),-small -direct)
	$(call module,js/dist/pbidesk.wasm,./wasm/pbidesk,$(TRIMMED),-small -direct)
	$(call module,js/dist/solve.wasm,./wasm/solve,$(TRIMMED),-small -direct)
	$(call module,js/dist/dd.wasm,./wasm/dd,$(TRIMMED),-small -direct)
	$(call module,js/dist/cli.wasm,./core/cmd/pbn,$(TRIMMED),-small -direct)

# The modules that fail when a file asks for it: wasm/host/provoke.go. The native command, to which the tests compare the npm command.
test-module: flow
	go build -o js/test/build/pbn ./core/cmd/pbn
	$(call module,js/test/build/provoked.wasm,./wasm/pbn,$(TRIMMED) -tags provoke,-small -direct)
	$(call module,js/test/build/provoked-read.wasm,./wasm/read,$(TRIMMED) -tags provoke,-small -direct)
	$(call module,js/test/build/provoked-pgn.wasm,./wasm/pgn,$(TRIMMED) -tags provoke,-small -direct)
	$(call module,js/test/build/provoked-pgnread.wasm,./wasm/pgnread,$(TRIMMED) -tags provoke,-small -direct)

js: wasm js/node_modules/.package-lock.json
	npm run build --silent --prefix js

site: js site/node_modules/.package-lock.json
	npm run build --silent --prefix site
