#!/usr/bin/env bash
# Builds the package of a commit into a folder, which is kept for the next time: dist-of.sh COMMIT FOLDER
set -euo pipefail
commit=$(git rev-parse --verify "$1^{commit}")
folder=$2
if [ "$(cat "$folder/commit.txt" 2>/dev/null)" = "$commit" ]; then exit; fi
tree=$(mktemp -d)
trap 'git worktree remove --force "$tree"' EXIT
git worktree add --quiet --detach "$tree" "$commit"
make --silent -C "$tree" js
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
cp -r "$tree/js/dist" "$folder"
echo "$commit" > "$folder/commit.txt"
