#compdef pbnkit pbn
# Completion of pbnkit for zsh; made by core/cmd/line/completion_test.go.
_pbnkit() {
	local rules=(annotation/contradiction annotation/double-nag annotation/nag-range annotation/nag-reserved annotation/nag-section annotation/nag-syntax annotation/nag-zero annotation/no-move annotation/repeated annotation/sign annotation/strength auction/after-plus auction/bad-call auction/bad-skip auction/call-after-end auction/contract-mismatch auction/declarer-mismatch auction/false-insufficient auction/first-column auction/illegal-double auction/illegal-redouble auction/insufficient-bid auction/misplaced-hyphen auction/no-dealer auction/plus-and-star auction/unfinished award/empty award/subfields bare/filled bare/kept bare/letters bare/link bare/none bare/seats bare/small-card bare/too-long bare/twice bare/unfinished capture/ambiguous capture/impossible capture/incomplete capture/king capture/long-form capture/majority capture/missed capture/precedence capture/split command/cut command/kept command/syntax command/unknown command/value comment/brace comment/clock comment/command comment/empty comment/misplaced contract/end-position contract/passed-out deal/bad-hand deal/card-count deal/duplicate-card deal/rotation deal/syntax embed/markup embed/nested embed/unclosed epd/am-bm epd/ce epd/dm epd/duplicate-id epd/duplicate-opcode epd/fen epd/illegal-move epd/line-too-long epd/needs-sm epd/opcode epd/opcode-order epd/operand epd/operand-count epd/operand-order epd/plus-sign epd/pv epd/semicolon epd/string epd/syntax epd/unknown-opcode escape/bad escape/beyond-ascii escape/needless export/annotation-order export/auction-layout export/blank-line export/bom export/capture-separator export/comment-layout export/deal-form export/duplicate-tag export/empty-item export/empty-source export/encoding export/fen-form export/game-layout export/game-separator export/gametype-form export/header export/leading-zero export/line-end export/line-fill export/line-length export/long-capture export/lower-case export/missing-tag export/move-number export/notation export/operation-order export/play-layout export/position-form export/reduced export/reduced-position export/result-form export/result-type export/san export/section-order export/separator export/spacing export/suffix export/tab export/table-layout export/tag-layout export/tag-order export/variation-layout export/vulnerable fen/colour fen/duplicate-square fen/extension fen/man-on-last-row fen/piece-count fen/range fen/square fen/syntax field/blanks field/unencoded-colon file/empty file/marker file/no-marker file/no-records file/not-lin file/not-pbi file/not-pbn file/not-pdn file/not-pgn file/obsolete-version file/second-marker file/unknown-version game/empty game/missing-result game/missing-separator game/no-tags game/second-result game/shared-deal game/split game/variant gametype/board gametype/contradiction gametype/guess gametype/missing gametype/no-laws gametype/not-draughts gametype/syntax gametype/unknown link/no-deal list/mismatch move/after-end move/ambiguous move/backwards move/capture-false move/capture-mark move/castling-zero move/character move/check-false move/check-missing move/disambiguation move/en-passant-false move/en-passant-mark move/form move/illegal move/king-moves move/language move/letter-case move/long-form move/no-piece move/no-separator move/notation move/null move/number move/number-alone move/number-form move/pawn-letter move/promotion-false move/promotion-form move/promotion-missing move/separator move/space move/star move/strength-space move/unknown move/unreadable move/wrong-side moves/bad-call moves/bad-card moves/taken-back moves/unplaced names/duplicate names/empty-name names/hash note/bad-index note/duplicate note/misplaced note/syntax note/too-many note/undefined note/unused number/dangling number/glued number/wrong optimum/par optimum/play optimum/result optimum/score play/after-plus play/bad-card play/false-lead play/false-revoke play/irregularity play/missing-tag play/not-in-hand play/played-twice play/plus-and-star play/revoke play/too-many-cards play/unfinished position/castling position/checks position/clock position/en-passant position/form position/impossible-check position/in-check position/initial position/kings position/knight position/letter position/material position/no-fen position/no-move position/no-setup position/opposite-check position/pawn-row position/pawns position/piece-count position/promoted position/row-length position/rows position/setup position/syntax position/trailing position/variant record/duplicate record/empty record/field-count record/shifted result/false-caret result/form result/mismatch result/position result/sum result/termination result/terminator result/type result/value score/history-vulnerable score/mismatch setup/compatibility setup/null-move setup/syntax solution/cook solution/key solution/none solution/short solution/status source/empty-reference source/missing source/subfields status/undefined stipulation/form syntax/bad-escape syntax/comment-in-header syntax/comment-in-section syntax/comment-in-tag syntax/line-comment syntax/marker syntax/nested-comment syntax/reserved syntax/tag-name syntax/tag-pair syntax/token-too-long syntax/unclosed-tag syntax/unclosed-variation syntax/unescaped-quote syntax/unexpected-text syntax/unmatched-brace syntax/unterminated-comment syntax/unterminated-setup syntax/unterminated-string table/bad-column table/bad-element table/duplicate-row table/imps table/incomplete table/matchpoints table/mean table/needs-section table/order table/range-gap table/range-overlap table/rank table/row-count table/row-length table/score-mismatch table/sides table/time-order table/unknown-column tag/colon tag/country tag/date-order tag/deal-id tag/duplicate tag/eco tag/empty tag/field-count tag/inherit-forbidden tag/inherit-nothing tag/invalid-value tag/lower-case-name tag/name-case tag/needs-opening tag/player-name tag/players-order tag/ply-count tag/round tag/setup tag/time-control-form tag/time-control-order tag/unknown tag/unknown-scoring tag/unknown-value text/bar text/bom text/control-character text/discouraged-character text/invalid-utf8 text/line-too-long text/literal-escape text/long-line text/mojibake text/no-bom text/non-ascii-token text/not-utf8 text/other-separator text/outside text/stray-bom text/tab-in-string text/unmappable text/unterminated-line text/utf16 text/utf8 text/windows-1252 value/unreadable variation/empty variation/misplaced variation/no-move variation/placement variation/result variation/same-move variation/unclosed variation/unmatched version/keymove version/status write/changed write/filled write/lost)
	local weighed=("${rules[@]/%/=}")
	local commands=(
		'validate:says what is wrong with files'
		'export:writes files in export format; without -o, one file to standard output'
		'fix:applies all safe fixes, and says what is left; without -o, one file to standard output'
		'edit:changes tags, calls, cards, notes, in other games moves, comments, NAGs and variations; without -o, one file to standard output'
		'select:writes the games that are chosen, of several files as one; without -o to standard output'
		'sort:writes the games in an order, of several files as one; without -o to standard output'
		'merge:writes the games of files as one; without -o to standard output'
		'duplicates:lists games that repeat earlier ones; with -o writes the files without them, as one'
		'number:numbers boards, with dealer and vulnerability, of several files as one; without -o or --in-place to standard output'
		'rotate:turns the seats of boards, with all that was bid and played; without -o or --in-place to standard output'
		'set:writes tags into the games that are chosen, and keeps the others; without -o or --in-place to standard output'
		'split:writes the games of files into several files of a folder, by a field or so many in each'
		'stats:counts games by what they have in fields'
		'parse:writes what files say as JSON\: the games, and what was found while reading them'
		'convert:writes LIN, links and bare deals as PBN, PBN as LIN or CSV; games of chess and draughts, positions and problems in other forms'
		'render:makes a page of HTML of each file, with its styles and without a script; without -o, one to standard output'
		'prerender:replaces each block of PBN in a page by HTML that needs no script, and leaves the rest; without -o, one page to standard output'
		'solve:writes the tricks that each declarer wins with open cards and the best score of both sides; of chess problems the solution'
		'optimum:fills in OptimumResultTable, OptimumScore and OptimumPlayTable; without -o, one file to standard output'
		'perft:counts the sequences of DEPTH legal moves from a position of chess or draughts, by which programs compare that they know the laws'
		'explain:a rule'\''s page, as Markdown; without RULE, the table of rules'
		'completion:a script that makes a shell complete commands, options and rules'
	)
	if ((CURRENT == 2)); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	((CURRENT--))
	case $command in
	help) _describe command commands ;;
	validate) _arguments -s \
		'--as=[checks as export format, whatever the file says, or PGN as reduced export format]:value:(import export reduced)' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'--format=[json is one document, jsonl a line a file; github marks pull requests, sarif is for scanners]:value:(text json jsonl github sarif)' \
		'*--severity=[how serious a rule is\: error, warning, info, or off, which leaves it out]:RULE=LEVEL:('"$weighed"')' \
		'--double-dummy[PBN\: solves the deals, and compares OptimumResultTable, OptimumScore and OptimumPlayTable]' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--max-warnings=[ends with 1 where all files together have more warnings]:N: ' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--config=[reads it in place of a pbnkit.json in this folder or one above]:FILE:_files' \
		'--no-config[reads no pbnkit.json]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	export) _arguments -s \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'--encoding=[PBN, PGN, EPD, PDN\: the characters to write; without it PBN has iso-8859-1, or latin1, and all others utf-8]:value:(iso-8859-1 ascii utf-8)' \
		'--squares=[PDN\: numeric writes 32-28 and algebraic c3-d4 in each variant; without it as the variant has it]:value:(variant numeric algebraic)' \
		'--separator=[PDN\: result ends games with their results, as before PDN 3.0]:value:(star result)' \
		'--captures=[PDN\: full writes captures with all squares of their way]:value:(short full)' \
		'--reduced[PGN\: writes reduced export format\: seven tags and the moves of the main line]' \
		'--order=[PGN\: collate sorts the games by date, event, site, round and players]:value:(file collate)' \
		'--escapes=[PGN, PDN\: omit leaves out lines that begin with %]:value:(keep omit)' \
		'--variations=[PGN, PDN\: omit leaves variations out]:value:(keep omit)' \
		'--comments=[PGN, PDN\: omit leaves comments out]:value:(keep omit)' \
		'--nags=[PGN, PDN\: omit leaves out $1, $2 and so on, which are ! and ?]:value:(keep omit)' \
		'--clocks=[PGN, PDN\: omit leaves the clocks and times of the players out of comments]:value:(keep omit)' \
		'--inherit=[PBN\: resolve gives each game the values that # and ## stand for]:value:(keep resolve)' \
		'--missing=[PBN\: omit leaves mandatory tags out that a game does not have; PDN\: fill adds the seven that are mandatory]:value:(fill omit)' \
		'--document[PBN, PGN, PDN, PBI\: writes each block of the notation in a page in export format, and leaves the rest]' \
		'--check[writes nothing, and ends with 1 where a file would change]' \
		'--diff[writes nothing but the lines that would differ, whatever ends them]' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--config=[reads it in place of a pbnkit.json in this folder or one above]:FILE:_files' \
		'--no-config[reads no pbnkit.json]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	fix) _arguments -s \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'*--severity=[how serious a rule is\: error, warning, info, or off, which leaves it out]:RULE=LEVEL:('"$weighed"')' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--config=[reads it in place of a pbnkit.json in this folder or one above]:FILE:_files' \
		'--no-config[reads no pbnkit.json]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	edit) _arguments -s \
		'--edits=[the edits, as below]:JSON: ' \
		'--edits-file=[a file with the JSON of the edits]:FILE:_files' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--check[writes nothing, and ends with 1 where a file would change]' \
		'--diff[writes nothing but the lines that would differ, whatever ends them]' \
		'--format=[json says on standard output what was done; files are then written by -o or --in-place only]:value:(text json)' \
		'*--severity=[how serious a rule is\: error, warning, info, or off, which leaves it out]:RULE=LEVEL:('"$weighed"')' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--config=[reads it in place of a pbnkit.json in this folder or one above]:FILE:_files' \
		'--no-config[reads no pbnkit.json]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	select) _arguments -s \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--position=[PGN, PBI\: games that reach it, with the path to its move (fields left out do not matter); problems with its board]:FEN: ' \
		'--material=[PGN\: only the games that come to exactly these men, as in KRPkr, with the path to the move]:MEN: ' \
		'--variations[PGN\: looks for --position and --material in variations, too]' \
		'--others[the games that would not be chosen]' \
		'--by=[the fields that say the order, with - where the greatest comes first, as in date,-elo]:FIELDS: ' \
		'--distinct[leaves out games that repeat earlier ones]' \
		'--eco[PGN\: the opening by the moves, where the tags ECO and Opening do not say it]' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	sort) _arguments -s \
		'--by=[the fields that say the order, with - where the greatest comes first, as in date,-elo]:FIELDS: ' \
		'--eco[PGN\: the opening by the moves, where the tags ECO and Opening do not say it]' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	merge) _arguments -s \
		'--distinct[leaves out games that repeat earlier ones]' \
		'--same=[what makes a game repeat another\: players (all of it), moves, auction or deal; a problem\: problem or position]:WHAT: ' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	duplicates) _arguments -s \
		'--same=[what makes a game repeat another\: players (all of it), moves, auction or deal; a problem\: problem or position]:WHAT: ' \
		'--twins[writes only the games that repeat earlier ones]' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	number) _arguments -s \
		'--from=[the number of the first board; without it 1]:N: ' \
		'--turn[turns the seats of boards whose dealer is another than that of their number]' \
		'--only-board[changes the number alone, and not dealer and vulnerability]' \
		'--bare[keeps the deals alone, as for a dealing machine\: no names, auction, play, results and comments]' \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--others[the games that would not be chosen]' \
		'--by=[the fields that say the order, with - where the greatest comes first, as in date,-elo]:FIELDS: ' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	rotate) _arguments -s \
		'--seats=[by how many places, North to East first\: 1, 2 or 3]:N: ' \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--others[the games that would not be chosen]' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	set) _arguments -s \
		'*--tag=[a tag, or of problems a field such as author, source, date or status, and what it is to say]:NAME=VALUE: ' \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--position=[PGN, PBI\: games that reach it, with the path to its move (fields left out do not matter); problems with its board]:FEN: ' \
		'--material=[PGN\: only the games that come to exactly these men, as in KRPkr, with the path to the move]:MEN: ' \
		'--variations[PGN\: looks for --position and --material in variations, too]' \
		'--others[the games that would not be chosen]' \
		'--eco[PGN\: the opening by the moves, where the tags ECO and Opening do not say it]' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	split) _arguments -s \
		'--by=[the field that says into which file a game comes; of several players each has one]:FIELD: ' \
		'--count=[how many games a file has]:N: ' \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--position=[PGN, PBI\: games that reach it, with the path to its move (fields left out do not matter); problems with its board]:FEN: ' \
		'--material=[PGN\: only the games that come to exactly these men, as in KRPkr, with the path to the move]:MEN: ' \
		'--variations[PGN\: looks for --position and --material in variations, too]' \
		'--others[the games that would not be chosen]' \
		'--eco[PGN\: the opening by the moves, where the tags ECO and Opening do not say it]' \
		'--output=[the folder of the files, which is made where it is missing]:FOLDER: ' '-o+[the folder of the files, which is made where it is missing]:FOLDER: ' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	stats) _arguments -s \
		'--by=[the fields to count by, as in white,result\: a row for each combination]:FIELDS: ' \
		'--where=[only the games for which it holds, as below]:CONDITION: ' \
		'--games=[only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--position=[PGN, PBI\: games that reach it, with the path to its move (fields left out do not matter); problems with its board]:FEN: ' \
		'--material=[PGN\: only the games that come to exactly these men, as in KRPkr, with the path to the move]:MEN: ' \
		'--variations[PGN\: looks for --position and --material in variations, too]' \
		'--others[the games that would not be chosen]' \
		'--eco[PGN\: the opening by the moves, where the tags ECO and Opening do not say it]' \
		'--format=[json says on standard output what was done; files are then written by -o or --in-place only]:value:(text json)' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn pdn pbi olv)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	parse) _arguments -s \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'--format=[json is one document]:value:(json jsonl)' \
		'--position=[PGN\: games that reach it, with the path to its move (fields left out do not matter); problems with its board]:FEN: ' \
		'--material=[PGN\: only the games that come to exactly these men, as in KRPkr, with the path to the move]:MEN: ' \
		'--variations[PGN\: looks for --position and --material in variations, too]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	convert) _arguments -s \
		'--to=[what to make; csv has the results of bridge, or a row a game; uci, popeye are for programs, parquet is a table]:value:(pbn lin csv parquet fen epd uci pgn pbi olv popeye latex json)' \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--each=[PBN, PGN, PDN, PBI\: a row of Parquet\: a game, or a move of the main line, a call or a card (native only)]:value:(game move)' \
		'--rows=[PBN, PGN, PDN, PBI\: how many rows a file of Parquet has at most; OUT.parquet becomes OUT-0001.parquet and so on]:N: ' \
		'--replace[PBN, PGN, PDN, PBI\: puts the files of Parquet in the place of those with such numbers that are there]' \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'--solved[PBI\: solves the problems, and writes the solutions as moves, with variations]' \
		'--squares=[PDN\: numeric writes 32-28 and algebraic c3-d4 in each variant; without it as the variant has it]:value:(variant numeric algebraic)' \
		'--moves=[EPD\: comment leaves the moves of pv, sm and bm in a comment, with all other operations]:value:(moves comment)' \
		'--stipulation=[EPD\: what a problem demands, where it does not say it\: #2 to #5, h#2, h#2.5, s#3]:WHAT: ' \
		'--positions=[PGN, PDN\: those that fen and epd have\: after each move, the last or the first one of a game]:value:(plies end start)' \
		'--distinct[PGN, PDN\: leaves out positions that came before, in the same game or another]' \
		'--en-passant=[PGN\: legal has the square that a pawn passed only where it can be taken]:value:(always legal)' \
		'--castling=[PGN\: files names the files of the rooks, as Chess960 needs]:value:(letters files)' \
		'--columns=[PGN, PDN\: of csv, as in White,Black,Result\: names of tags, number, plies, end or, of draughts, variant]:NAMES: ' \
		'--encoding=[PBN\: the characters to write; without it PBN has iso-8859-1, or latin1, and all others utf-8]:value:(iso-8859-1 ascii utf-8)' \
		'--inherit=[PBN\: resolve gives each game the values that # and ## stand for]:value:(keep resolve)' \
		'--missing=[PBN\: omit leaves mandatory tags out that a game does not have]:value:(fill omit)' \
		'*--severity=[PBN\: how serious a rule is\: error, warning, info, or off, which leaves it out]:RULE=LEVEL:('"$weighed"')' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--config=[reads it in place of a pbnkit.json in this folder or one above]:FILE:_files' \
		'--no-config[reads no pbnkit.json]' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	render) _arguments -s \
		'--output=[the page to write; of several files the folder, for pages that end in .html]:OUT:_files' '-o+[the page to write; of several files the folder, for pages that end in .html]:OUT:_files' \
		'--title=[of the page; without it the event]:TITLE: ' \
		'--boards-per-page=[how many boards a printed page has]:value:(1 2 4)' \
		'--lang=[of the words\: da, de, en, es, fr, nb, nl, pl, sv]:LANGUAGE: ' \
		'--show=[some of diagram, auction, notes, play, comments, results, dd, hcp, source]:PARTS: ' \
		'--view=[deal, hand, two-hands, auction, play, quiz or print]:VIEW: ' \
		'--board=[these boards only, as in 1-8,12]:BOARDS: ' \
		'--hidden=[the hands that are hidden, as in EW, or none; without it what the games say]:SEATS: ' \
		'--suits=[how many colours the suits have]:2|4|mono: ' \
		'--ten=[how a ten is written]:10|T: ' \
		'--first-seat=[the first column of an auction\: W, N or dealer]:SEAT: ' \
		'--rotate=[declarer-south turns the diagram so that declarer sits there; none does not]:HOW: ' \
		'--at=[where the play begins\: start, end, or as in trick\:3, card\:9]:PLACE: ' \
		'--links=[where the deal can be opened\: some of bbo, bsol, lin, pbn]:LINKS: ' \
		'--heading-level=[of the headings, 2 to 6]:LEVEL: ' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	prerender) _arguments -s \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--lang=[of the words\: da, de, en, es, fr, nb, nl, pl, sv]:LANGUAGE: ' \
		'--show=[some of diagram, auction, notes, play, comments, results, dd, hcp, source]:PARTS: ' \
		'--view=[deal, hand, two-hands, auction, play, quiz or print]:VIEW: ' \
		'--board=[these boards only, as in 1-8,12]:BOARDS: ' \
		'--hidden=[the hands that are hidden, as in EW, or none; without it what the games say]:SEATS: ' \
		'--suits=[how many colours the suits have]:2|4|mono: ' \
		'--ten=[how a ten is written]:10|T: ' \
		'--first-seat=[the first column of an auction\: W, N or dealer]:SEAT: ' \
		'--rotate=[declarer-south turns the diagram so that declarer sits there; none does not]:HOW: ' \
		'--at=[where the play begins\: start, end, or as in trick\:3, card\:9]:PLACE: ' \
		'--links=[where the deal can be opened\: some of bbo, bsol, lin, pbn]:LINKS: ' \
		'--heading-level=[of the headings, 2 to 6]:LEVEL: ' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	solve) _arguments -s \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin epd fen pbi olv)' \
		'--games=[EPD, PBI\: only the games with these numbers in their file, as in 1-24,30 or 31-]:NUMBERS: ' \
		'--stipulation=[EPD, PBI\: what a problem demands, where it does not say it\: #2 to #5, h#2, h#2.5, s#3]:WHAT: ' \
		'--tries=[EPD, PBI\: also moves that fail to no more than N replies]:N: ' \
		'--set-play[EPD, PBI\: also what follows if the other side begins]' \
		'--keep-rights[EPD, PBI\: castling as the position says, not as problems have it\: allowed unless it can be disproved]' \
		'--seconds=[EPD, PBI\: for each problem; without it 60]:N: ' \
		'--limit=[PBN\: solves no more than N boards of a file]:N: ' \
		'--dealer=[PBN\: who deals, for boards that do not say it\: the score needs that]:value:(W N E S)' \
		'--vulnerable=[PBN\: who is vulnerable, for boards that do not say it]:value:(None NS EW All)' \
		'--format=[json is one document]:value:(text json)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	optimum) _arguments -s \
		'--output=[the file to write; of several files the folder, and they keep their names]:OUT:_files' '-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files' \
		'--in-place[writes over the files themselves]' \
		'--only=[all also corrects what is wrong; without it, only what is missing is filled in]:value:(missing all)' \
		'--check[writes nothing, and ends with 1 where a tag of a file is not what the solver finds]' \
		'--limit=[solves no more than N boards of a file]:N: ' \
		'--format=[json says on standard output what was done; files are then written by -o or --in-place only]:value:(text json)' \
		'--quiet[lists errors only, and says nothing of files without one]' '-q[lists errors only, and says nothing of files without one]' \
		'--color=[without it as NO_COLOR and FORCE_COLOR say, else on a terminal]:value:(auto always never)' \
		'--source-encoding=[of the files that are read, such as windows-1252; without it their bytes decide]:value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)' \
		'--stdin-filename=[the name of standard input, for messages and where a name says what a file is]:NAME:_files' \
		'--jobs=[how much is read at the same time\: files, and parts of large ones; else as many as there are cores (native only)]:N: ' \
		'--help[this text]' '-h[this text]' \
		'*:file:_files' ;;
	perft) _arguments -s \
		'--variant=[of draughts; without it international]:value:(international english italian pool spanish russian brazilian canadian portuguese czech thai frisian spantsiretti)' \
		'--help[this text]' '-h[this text]' ;;
	explain) _arguments -s \
		'--notation=[the notation; without it each file shows it by its content, or else its name]:value:(pbn lin pgn epd fen pdn pbi olv)' \
		'--help[this text]' '-h[this text]' \
		'1:rule:('"$rules"')' ;;
	completion) _arguments -s \
		'--help[this text]' '-h[this text]' \
		'1:value:(bash zsh)' ;;
	esac
}
_pbnkit "$@"
