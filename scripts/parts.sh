#!/usr/bin/env bash
# Deals one batch in eight parts by an engine that counts, kills one of them and has it dealt again, and proves that the
# files hold what a single run does: scripts/parts.sh [slurm|parallel] [cards]. Slurm must be running.
set -euo pipefail
engine=${1:-parallel} count=${2:-8000}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
deal() { node "$root/scripts/start.mjs" keys deal codenames --seed 7 --count "$count" --format csv "$@"; }
export -f deal
export root count work

# The fifth part is killed the first time, before it has written anything.
part() {
  if [ "$1" = 5 ] && [ ! -e "$work/killed" ]; then
    touch "$work/killed"
    node "$root/scripts/start.mjs" keys deal codenames --seed 7 --count "$count" --format csv --shard 5/8 --out parts &
    kill -9 $!
    wait $!
  else
    deal --shard "${2:-$1/8}" --out parts
  fi
}
export -f part

case $engine in
  parallel)
    parallel --will-cite --joblog log part ::: 1 2 3 4 5 6 7 8 >/dev/null 2>&1 && exit 1
    parallel --will-cite --joblog log --resume-failed part ::: 1 2 3 4 5 6 7 8 >/dev/null
    ;;
  slurm)
    cat >array.sh <<'JOB'
#!/bin/bash
echo "$SLURM_ARRAY_TASK_ID ${SLURM_RESTART_COUNT:-0}" >>"$work/begun"
exec node "$root/scripts/start.mjs" keys deal codenames --seed 7 --count "$count" --format csv --shard --out parts
JOB
    id=$(sbatch --export=ALL --parsable --array=1-8 --requeue --chdir="$work" --output=/dev/null array.sh)
    until grep -qs '^1 0' begun; do sleep 0.1; done
    scontrol requeue "${id}_1"
    # What is requeued waits for two minutes before it begins again.
    while squeue -h -j "$id" 2>/dev/null | grep -q .; do sleep 1; done
    if grep -q '^1 1' begun; then touch killed; fi
    ;;
  *) echo "Give slurm or parallel."; exit 2 ;;
esac

node "$root/scripts/start.mjs" keys merge parts/*-manifest.json --out parts
deal --out whole >/dev/null
sum() { tail -qn +2 "$@" | sha256sum; }
[ -e killed ] || { echo "No part was killed."; exit 1; }
[ "$(sum parts/*.csv)" = "$(sum whole/*.csv)" ] || { echo "The parts are not the whole."; exit 1; }
echo "$engine: eight parts, one of them killed and dealt again, are the $count cards of a single run."
