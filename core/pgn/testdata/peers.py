"""Reads files with python-chess, and prints for each how many games, plies, variations' moves and comments it has, and its errors."""
import json
import logging
import sys

import chess.pgn

logging.disable(logging.CRITICAL)
for path in sys.argv[1:]:
    games, moves, errors = 0, 0, []
    with open(path, encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            games += 1
            errors += [f"game {games}: {error}" for error in game.errors]
            moves += sum(1 for _ in game.mainline_moves())
    print(json.dumps({"file": path, "games": games, "moves": moves, "errors": errors}))
