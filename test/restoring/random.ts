/** Random numbers from a seed (mulberry32). The same seed results in the same numbers. */
export type Random = {
  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  chance(of: number): boolean;
  shuffled<T>(list: readonly T[]): readonly T[];
};

export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (from) => {
      if (from.length === 0) throw new Error('There is nothing to pick from.');
      return from[below(from.length)] as (typeof from)[number];
    },
    chance: (probability) => next() < probability,
    shuffled: (list) =>
      list
        .map((entry) => ({ entry, at: next() }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ entry }) => entry),
  };
}
