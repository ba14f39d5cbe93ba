"""Reads files with python-chess, and prints for each how many games it has, how many plies their main lines, what it has beside, and its errors."""
import json
import logging
import sys

import chess.pgn

logging.disable(logging.CRITICAL)


def beside(game):
    """How many variations, arrows and circles, clocks, evaluations and NAGs a game has."""
    counts = [0] * 5
    nodes = [game]
    while nodes:
        node = nodes.pop()
        nodes += node.variations
        counts[0] += max(0, len(node.variations) - 1)
        counts[1] += len(node.arrows())
        counts[2] += node.clock() is not None
        counts[3] += node.eval() is not None
        counts[4] += len(node.nags)
    return counts


for path in sys.argv[1:]:
    games, moves, errors, counts = 0, 0, [], [0] * 5
    with open(path, encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            games += 1
            errors += [f"game {games}: {error}" for error in game.errors]
            moves += sum(1 for _ in game.mainline_moves())
            counts = [a + b for a, b in zip(counts, beside(game))]
    print(json.dumps({"file": path, "games": games, "moves": moves, "errors": errors, "beside": counts}))
