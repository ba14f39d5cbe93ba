# Completion of pbnkit for bash; made by core/cmd/line/completion_test.go.
_pbnkit() {
	local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
	local rules="annotation/contradiction annotation/double-nag annotation/nag-range annotation/nag-reserved annotation/nag-section annotation/nag-syntax annotation/nag-zero annotation/no-move annotation/repeated annotation/sign annotation/strength auction/after-plus auction/bad-call auction/bad-skip auction/call-after-end auction/contract-mismatch auction/declarer-mismatch auction/false-insufficient auction/first-column auction/illegal-double auction/illegal-redouble auction/insufficient-bid auction/misplaced-hyphen auction/no-dealer auction/plus-and-star auction/unfinished bare/filled bare/kept bare/letters bare/link bare/none bare/seats bare/small-card bare/too-long bare/twice bare/unfinished capture/ambiguous capture/impossible capture/incomplete capture/king capture/long-form capture/majority capture/missed capture/precedence capture/split command/cut command/kept command/syntax command/unknown command/value comment/brace comment/clock comment/command comment/empty contract/end-position contract/passed-out deal/bad-hand deal/card-count deal/duplicate-card deal/rotation deal/syntax embed/markup embed/nested embed/unclosed epd/am-bm epd/ce epd/dm epd/duplicate-id epd/duplicate-opcode epd/fen epd/illegal-move epd/line-too-long epd/needs-sm epd/opcode epd/opcode-order epd/operand epd/operand-count epd/operand-order epd/plus-sign epd/pv epd/semicolon epd/string epd/syntax epd/unknown-opcode export/annotation-order export/auction-layout export/blank-line export/bom export/capture-separator export/comment-layout export/deal-form export/duplicate-tag export/fen-form export/game-layout export/game-separator export/gametype-form export/header export/leading-zero export/line-end export/line-fill export/line-length export/long-capture export/lower-case export/missing-tag export/move-number export/notation export/operation-order export/play-layout export/reduced export/reduced-position export/result-form export/result-type export/san export/section-order export/separator export/spacing export/suffix export/tab export/table-layout export/tag-layout export/tag-order export/variation-layout export/vulnerable fen/colour fen/duplicate-square fen/extension fen/man-on-last-row fen/piece-count fen/range fen/square fen/syntax file/empty file/not-lin file/not-pbn file/not-pdn file/not-pgn file/unknown-version game/empty game/missing-result game/missing-separator game/no-tags game/second-result game/shared-deal game/split game/variant gametype/board gametype/contradiction gametype/guess gametype/missing gametype/no-laws gametype/not-draughts gametype/syntax gametype/unknown link/no-deal list/mismatch move/after-end move/ambiguous move/backwards move/capture-false move/capture-mark move/castling-zero move/character move/check-false move/check-missing move/disambiguation move/en-passant-false move/en-passant-mark move/form move/illegal move/king-moves move/language move/letter-case move/long-form move/no-piece move/no-separator move/notation move/null move/number move/number-alone move/number-form move/pawn-letter move/promotion-false move/promotion-form move/promotion-missing move/separator move/space move/star move/strength-space move/unknown move/unreadable move/wrong-side moves/bad-call moves/bad-card moves/taken-back moves/unplaced note/bad-index note/duplicate note/misplaced note/syntax note/too-many note/undefined note/unused number/dangling number/glued number/wrong optimum/par optimum/play optimum/result optimum/score play/after-plus play/bad-card play/false-lead play/false-revoke play/irregularity play/missing-tag play/not-in-hand play/played-twice play/plus-and-star play/revoke play/too-many-cards play/unfinished position/castling position/clock position/en-passant position/form position/impossible-check position/initial position/kings position/material position/no-fen position/no-setup position/opposite-check position/pawns position/setup position/syntax position/variant result/false-caret result/form result/mismatch result/position result/sum result/termination result/terminator result/type result/value score/history-vulnerable score/mismatch setup/compatibility setup/null-move setup/syntax syntax/bad-escape syntax/comment-in-header syntax/comment-in-section syntax/comment-in-tag syntax/line-comment syntax/marker syntax/nested-comment syntax/reserved syntax/tag-name syntax/tag-pair syntax/token-too-long syntax/unclosed-tag syntax/unclosed-variation syntax/unescaped-quote syntax/unexpected-text syntax/unmatched-brace syntax/unterminated-comment syntax/unterminated-setup syntax/unterminated-string table/bad-column table/bad-element table/duplicate-row table/imps table/incomplete table/matchpoints table/mean table/needs-section table/order table/range-gap table/range-overlap table/rank table/row-count table/row-length table/score-mismatch table/sides table/time-order table/unknown-column tag/colon tag/country tag/date-order tag/deal-id tag/duplicate tag/eco tag/empty tag/field-count tag/inherit-forbidden tag/inherit-nothing tag/invalid-value tag/lower-case-name tag/name-case tag/needs-opening tag/player-name tag/players-order tag/ply-count tag/round tag/setup tag/time-control-form tag/time-control-order tag/unknown tag/unknown-scoring tag/unknown-value text/bar text/bom text/control-character text/discouraged-character text/line-too-long text/literal-escape text/long-line text/mojibake text/non-ascii-token text/not-utf8 text/outside text/tab-in-string text/unmappable text/utf16 text/utf8 text/windows-1252 value/unreadable variation/empty variation/misplaced variation/no-move variation/placement variation/result variation/same-move variation/unclosed variation/unmatched write/changed write/filled write/lost"
	COMPREPLY=()
	# Bash takes "=" for a word of its own.
	if [[ $current == = ]]; then
		current=
	elif [[ $previous == = ]]; then
		previous=${COMP_WORDS[COMP_CWORD-2]}
	fi
	if ((COMP_CWORD == 1)); then
		words="validate export fix edit select sort merge duplicates number rotate set split stats parse convert render prerender solve optimum perft explain completion help --help --version"
	elif [[ $previous == */* && $command != explain && ${COMP_WORDS[COMP_CWORD-1]} == = || $previous == */* && ${COMP_WORDS[COMP_CWORD]} == = ]]; then
		words="error warning info off"
	else
		case "$command $previous" in
		help\ *) words="validate export fix edit select sort merge duplicates number rotate set split stats parse convert render prerender solve optimum perft explain completion" ;;
		"validate --as") words="import export reduced" ;;
		"validate --notation") words="pbn lin pgn epd fen pdn" ;;
		"validate --format") words="text json jsonl github sarif" ;;
		"validate --severity") words=$rules; compopt -o nospace ;;
		"validate --max-warnings") words="" ;;
		"validate --color") words="auto always never" ;;
		"validate --config") words="" ;;
		"validate --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"validate --stdin-filename") words="" ;;
		"export --output" | "export -o") words="" ;;
		"export --notation") words="pbn lin pgn epd fen" ;;
		"export --encoding") words="iso-8859-1 ascii utf-8" ;;
		"export --order") words="file collate" ;;
		"export --escapes") words="keep omit" ;;
		"export --variations") words="keep omit" ;;
		"export --comments") words="keep omit" ;;
		"export --nags") words="keep omit" ;;
		"export --clocks") words="keep omit" ;;
		"export --inherit") words="keep resolve" ;;
		"export --missing") words="fill omit" ;;
		"export --color") words="auto always never" ;;
		"export --config") words="" ;;
		"export --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"export --stdin-filename") words="" ;;
		"fix --output" | "fix -o") words="" ;;
		"fix --notation") words="pbn lin pgn epd fen pdn" ;;
		"fix --severity") words=$rules; compopt -o nospace ;;
		"fix --color") words="auto always never" ;;
		"fix --config") words="" ;;
		"fix --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"fix --stdin-filename") words="" ;;
		"edit --edits") words="" ;;
		"edit --edits-file") words="" ;;
		"edit --output" | "edit -o") words="" ;;
		"edit --notation") words="pbn lin pgn" ;;
		"edit --format") words="text json" ;;
		"edit --severity") words=$rules; compopt -o nospace ;;
		"edit --color") words="auto always never" ;;
		"edit --config") words="" ;;
		"edit --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"edit --stdin-filename") words="" ;;
		"select --where") words="" ;;
		"select --games") words="" ;;
		"select --position") words="" ;;
		"select --material") words="" ;;
		"select --by") words="" ;;
		"select --output" | "select -o") words="" ;;
		"select --notation") words="pbn lin pgn pdn" ;;
		"select --color") words="auto always never" ;;
		"select --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"select --stdin-filename") words="" ;;
		"sort --by") words="" ;;
		"sort --output" | "sort -o") words="" ;;
		"sort --notation") words="pbn lin pgn pdn" ;;
		"sort --color") words="auto always never" ;;
		"sort --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"sort --stdin-filename") words="" ;;
		"merge --same") words="" ;;
		"merge --output" | "merge -o") words="" ;;
		"merge --notation") words="pbn lin pgn pdn" ;;
		"merge --color") words="auto always never" ;;
		"merge --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"merge --stdin-filename") words="" ;;
		"duplicates --same") words="" ;;
		"duplicates --output" | "duplicates -o") words="" ;;
		"duplicates --notation") words="pbn lin pgn pdn" ;;
		"duplicates --color") words="auto always never" ;;
		"duplicates --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"duplicates --stdin-filename") words="" ;;
		"number --from") words="" ;;
		"number --where") words="" ;;
		"number --games") words="" ;;
		"number --by") words="" ;;
		"number --output" | "number -o") words="" ;;
		"number --notation") words="pbn lin" ;;
		"number --color") words="auto always never" ;;
		"number --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"number --stdin-filename") words="" ;;
		"rotate --seats") words="" ;;
		"rotate --where") words="" ;;
		"rotate --games") words="" ;;
		"rotate --output" | "rotate -o") words="" ;;
		"rotate --notation") words="pbn lin" ;;
		"rotate --color") words="auto always never" ;;
		"rotate --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"rotate --stdin-filename") words="" ;;
		"set --tag") words="" ;;
		"set --where") words="" ;;
		"set --games") words="" ;;
		"set --position") words="" ;;
		"set --material") words="" ;;
		"set --output" | "set -o") words="" ;;
		"set --notation") words="pbn lin pgn" ;;
		"set --color") words="auto always never" ;;
		"set --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"set --stdin-filename") words="" ;;
		"split --by") words="" ;;
		"split --count") words="" ;;
		"split --where") words="" ;;
		"split --games") words="" ;;
		"split --position") words="" ;;
		"split --material") words="" ;;
		"split --output" | "split -o") words="" ;;
		"split --notation") words="pbn lin pgn pdn" ;;
		"split --color") words="auto always never" ;;
		"split --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"split --stdin-filename") words="" ;;
		"stats --by") words="" ;;
		"stats --where") words="" ;;
		"stats --games") words="" ;;
		"stats --position") words="" ;;
		"stats --material") words="" ;;
		"stats --format") words="text json" ;;
		"stats --notation") words="pbn lin pgn pdn" ;;
		"stats --color") words="auto always never" ;;
		"stats --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"stats --stdin-filename") words="" ;;
		"parse --notation") words="pbn lin pgn epd fen pdn" ;;
		"parse --format") words="json jsonl" ;;
		"parse --position") words="" ;;
		"parse --material") words="" ;;
		"parse --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"parse --stdin-filename") words="" ;;
		"convert --to") words="pbn lin csv fen epd uci pgn" ;;
		"convert --output" | "convert -o") words="" ;;
		"convert --notation") words="pbn lin pgn epd fen" ;;
		"convert --moves") words="moves comment" ;;
		"convert --positions") words="plies end start" ;;
		"convert --en-passant") words="always legal" ;;
		"convert --castling") words="letters files" ;;
		"convert --columns") words="" ;;
		"convert --encoding") words="iso-8859-1 ascii utf-8" ;;
		"convert --inherit") words="keep resolve" ;;
		"convert --missing") words="fill omit" ;;
		"convert --severity") words=$rules; compopt -o nospace ;;
		"convert --color") words="auto always never" ;;
		"convert --config") words="" ;;
		"convert --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"convert --stdin-filename") words="" ;;
		"render --output" | "render -o") words="" ;;
		"render --title") words="" ;;
		"render --boards-per-page") words="1 2 4" ;;
		"render --lang") words="" ;;
		"render --show") words="" ;;
		"render --view") words="" ;;
		"render --board") words="" ;;
		"render --hidden") words="" ;;
		"render --suits") words="" ;;
		"render --ten") words="" ;;
		"render --first-seat") words="" ;;
		"render --rotate") words="" ;;
		"render --at") words="" ;;
		"render --links") words="" ;;
		"render --heading-level") words="" ;;
		"render --color") words="auto always never" ;;
		"render --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"render --stdin-filename") words="" ;;
		"prerender --output" | "prerender -o") words="" ;;
		"prerender --lang") words="" ;;
		"prerender --show") words="" ;;
		"prerender --view") words="" ;;
		"prerender --board") words="" ;;
		"prerender --hidden") words="" ;;
		"prerender --suits") words="" ;;
		"prerender --ten") words="" ;;
		"prerender --first-seat") words="" ;;
		"prerender --rotate") words="" ;;
		"prerender --at") words="" ;;
		"prerender --links") words="" ;;
		"prerender --heading-level") words="" ;;
		"prerender --color") words="auto always never" ;;
		"prerender --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"prerender --stdin-filename") words="" ;;
		"solve --notation") words="pbn lin epd fen" ;;
		"solve --stipulation") words="" ;;
		"solve --tries") words="" ;;
		"solve --seconds") words="" ;;
		"solve --limit") words="" ;;
		"solve --dealer") words="W N E S" ;;
		"solve --vulnerable") words="None NS EW All" ;;
		"solve --format") words="text json" ;;
		"solve --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"solve --stdin-filename") words="" ;;
		"optimum --output" | "optimum -o") words="" ;;
		"optimum --only") words="missing all" ;;
		"optimum --limit") words="" ;;
		"optimum --format") words="text json" ;;
		"optimum --color") words="auto always never" ;;
		"optimum --source-encoding") words="iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866" ;;
		"optimum --stdin-filename") words="" ;;
		"perft --variant") words="international english italian pool spanish russian brazilian canadian portuguese czech thai frisian spantsiretti" ;;
		"explain --notation") words="pbn lin pgn epd fen pdn" ;;
		validate\ *) if [[ $current == -* ]]; then words="--as --notation --format --severity --double-dummy --quiet --max-warnings --color --config --no-config --source-encoding --stdin-filename --help"; else words=""; fi ;;
		export\ *) if [[ $current == -* ]]; then words="--output --in-place --notation --encoding --reduced --order --escapes --variations --comments --nags --clocks --inherit --missing --document --check --diff --quiet --color --config --no-config --source-encoding --stdin-filename --help"; else words=""; fi ;;
		fix\ *) if [[ $current == -* ]]; then words="--output --in-place --notation --severity --quiet --color --config --no-config --source-encoding --stdin-filename --help"; else words=""; fi ;;
		edit\ *) if [[ $current == -* ]]; then words="--edits --edits-file --output --in-place --notation --check --diff --format --severity --quiet --color --config --no-config --source-encoding --stdin-filename --help"; else words=""; fi ;;
		select\ *) if [[ $current == -* ]]; then words="--where --games --position --material --variations --others --by --distinct --output --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		sort\ *) if [[ $current == -* ]]; then words="--by --output --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		merge\ *) if [[ $current == -* ]]; then words="--distinct --same --output --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		duplicates\ *) if [[ $current == -* ]]; then words="--same --twins --output --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		number\ *) if [[ $current == -* ]]; then words="--from --turn --only-board --where --games --others --by --output --in-place --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		rotate\ *) if [[ $current == -* ]]; then words="--seats --where --games --others --output --in-place --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		set\ *) if [[ $current == -* ]]; then words="--tag --where --games --position --material --variations --others --output --in-place --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		split\ *) if [[ $current == -* ]]; then words="--by --count --where --games --position --material --variations --others --output --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		stats\ *) if [[ $current == -* ]]; then words="--by --where --games --position --material --variations --others --format --notation --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		parse\ *) if [[ $current == -* ]]; then words="--notation --format --position --material --variations --source-encoding --stdin-filename --help"; else words=""; fi ;;
		convert\ *) if [[ $current == -* ]]; then words="--to --output --notation --moves --positions --distinct --en-passant --castling --columns --encoding --inherit --missing --severity --quiet --color --config --no-config --source-encoding --stdin-filename --help"; else words=""; fi ;;
		render\ *) if [[ $current == -* ]]; then words="--output --title --boards-per-page --lang --show --view --board --hidden --suits --ten --first-seat --rotate --at --links --heading-level --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		prerender\ *) if [[ $current == -* ]]; then words="--output --in-place --lang --show --view --board --hidden --suits --ten --first-seat --rotate --at --links --heading-level --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		solve\ *) if [[ $current == -* ]]; then words="--notation --stipulation --tries --set-play --keep-rights --seconds --limit --dealer --vulnerable --format --source-encoding --stdin-filename --help"; else words=""; fi ;;
		optimum\ *) if [[ $current == -* ]]; then words="--output --in-place --only --check --limit --format --quiet --color --source-encoding --stdin-filename --help"; else words=""; fi ;;
		perft\ *) if [[ $current == -* ]]; then words="--variant --help"; else words=""; fi ;;
		explain\ *) if [[ $current == -* ]]; then words="--notation --help"; else words="$rules"; fi ;;
		completion\ *) if [[ $current == -* ]]; then words="--help"; else words="bash zsh"; fi ;;
		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "$current"))
	if [[ $command != explain && $words == "$rules" ]]; then COMPREPLY=("${COMPREPLY[@]/%/=}"); fi
}
complete -o default -F _pbnkit pbnkit pbn
