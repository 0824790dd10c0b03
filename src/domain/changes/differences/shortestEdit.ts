export type Edit = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

const NOWHERE = -1;

/**
 * Shortest edit script (Myers 1986), or `undefined` if longer than `max`. Time grows with length times edits, memory
 * with the square of the edits.
 */
export function shortestEdit(
  old: readonly string[],
  next: readonly string[],
  max: number,
): readonly Edit[] | undefined {
  // Entry `index` of a round is the furthest index in `old` on the diagonal `2 * index - round`.
  const rounds: Int32Array[] = [];
  for (let round = 0; round <= max; round += 1) {
    const furthest = new Int32Array(round + 1);
    for (let index = 0; index <= round; index += 1) {
      const diagonal = 2 * index - round;
      let place = startOf(rounds.at(-1), index, old.length, next.length + diagonal);
      if (place !== NOWHERE)
        while (place < old.length && place - diagonal < next.length && old[place] === next[place - diagonal])
          place += 1;
      furthest[index] = place;
      if (place === old.length && place - diagonal === next.length)
        return editsTo(index, [...rounds, furthest], old, next);
    }
    rounds.push(furthest);
  }
  return undefined;
}

/** Start of a diagonal in this round: after a removal or an addition, whichever leads further in both lists. */
function startOf(previous: Int32Array | undefined, index: number, oldEnd: number, nextEnd: number): number {
  if (!previous) return 0;
  const removed = removedFrom(previous, index);
  const added = previous[index] ?? NOWHERE;
  return Math.max(removed <= oldEnd ? removed : NOWHERE, added <= nextEnd ? added : NOWHERE);
}

const removedFrom = (previous: Int32Array, index: number): number => {
  const place = previous[index - 1] ?? NOWHERE;
  return place === NOWHERE ? NOWHERE : place + 1;
};

function editsTo(
  last: number,
  rounds: readonly Int32Array[],
  old: readonly string[],
  next: readonly string[],
): readonly Edit[] {
  const edits: Edit[] = [];
  let index = last;
  let place = old.length;
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const diagonal = 2 * index - round;
    const previous = rounds[round - 1];
    const start = startOf(previous, index, old.length, next.length + diagonal);
    while (place > start) {
      place -= 1;
      edits.push({ kind: 'same', text: old[place] ?? '' });
    }
    if (!previous) break;
    if (start === removedFrom(previous, index)) {
      place -= 1;
      edits.push({ kind: 'removed', text: old[place] ?? '' });
      index -= 1;
    } else edits.push({ kind: 'added', text: next[place - diagonal - 1] ?? '' });
  }
  return edits.toReversed();
}
