export type TextPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

const UNREACHABLE = -1;

/**
 * Shortest edit script (Myers 1986), or `undefined` if it has more than `max` edits. Time is proportional to the length
 * times the number of edits, memory to the square of the number of edits.
 */
export function shortestEdit(
  old: readonly string[],
  next: readonly string[],
  max: number,
): readonly TextPart[] | undefined {
  // Entry `i` of round `round` is the furthest position in `old` on diagonal `2 * i - round` (Myers' algorithm).
  const rounds: Int32Array[] = [];
  for (let round = 0; round <= max; round += 1) {
    const furthest = new Int32Array(round + 1);
    for (let index = 0; index <= round; index += 1) {
      const diagonal = 2 * index - round;
      let position = startOf(rounds.at(-1), index, old.length, next.length + diagonal);
      if (position !== UNREACHABLE)
        while (
          position < old.length &&
          position - diagonal < next.length &&
          old[position] === next[position - diagonal]
        )
          position += 1;
      furthest[index] = position;
      if (position === old.length && position - diagonal === next.length)
        return editsTo(index, [...rounds, furthest], old, next);
    }
    rounds.push(furthest);
  }
  return undefined;
}

/** Start of a diagonal in this round: after a removal or an addition, whichever is further along. */
function startOf(previous: Int32Array | undefined, index: number, oldEnd: number, nextEnd: number): number {
  if (!previous) return 0;
  const removed = removedFrom(previous, index);
  const added = previous[index] ?? UNREACHABLE;
  return Math.max(removed <= oldEnd ? removed : UNREACHABLE, added <= nextEnd ? added : UNREACHABLE);
}

const removedFrom = (previous: Int32Array, index: number): number => {
  const position = previous[index - 1] ?? UNREACHABLE;
  return position === UNREACHABLE ? UNREACHABLE : position + 1;
};

function editsTo(
  last: number,
  rounds: readonly Int32Array[],
  old: readonly string[],
  next: readonly string[],
): readonly TextPart[] {
  const edits: TextPart[] = [];
  let index = last;
  let position = old.length;
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const diagonal = 2 * index - round;
    const previous = rounds[round - 1];
    const start = startOf(previous, index, old.length, next.length + diagonal);
    while (position > start) {
      position -= 1;
      edits.push({ kind: 'same', text: old[position] ?? '' });
    }
    if (!previous) break;
    if (start === removedFrom(previous, index)) {
      position -= 1;
      edits.push({ kind: 'removed', text: old[position] ?? '' });
      index -= 1;
    } else edits.push({ kind: 'added', text: next[position - diagonal - 1] ?? '' });
  }
  return edits.toReversed();
}
