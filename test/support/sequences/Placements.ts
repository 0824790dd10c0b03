/**
 * Two entries in the order in which a user placed them by a move. `device`, `at` and `since` show which later moves may
 * have changed this order without having seen it.
 */
type Placement = { readonly first: string; readonly second: string; device: number; at: number; since: number };
type Placing = { readonly id: string; readonly device: number; readonly at: number };

/** Device of a placement that all devices have seen. */
export const ANYBODY = -1;
const pairsOf = (order: readonly string[]): readonly (readonly [string, string])[] =>
  order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));

/**
 * Expected relative order of entries that users moved on several devices at the same time. A placement is valid until a
 * user who saw it changes it. Does not check entries that several devices placed at the same time.
 */
export class Placements {
  #standing: readonly Placement[] = [];
  #placed: readonly Placing[] = [];
  #at = 0;
  /** Number of the last action after which all devices showed the same order. */
  #agreedAt = 0;
  /** Number of placements that did not change although other devices placed entries meanwhile. */
  unchangedPlacements = 0;

  /** Records that an entry was moved or added, which changed its position relative to other entries. */
  place(device: number, id: string, before: readonly string[], after: readonly string[]): void {
    this.#at += 1;
    const shown = new Set(pairsOf(before).map(String));
    const changedPairs = pairsOf(after).filter((pair) => pair.includes(id) && !shown.has(String(pair)));
    // After a swap of two neighbours, record both, because either could be the one that was moved.
    for (const each of changedPairs.length === 1 ? changedPairs.flat() : [id])
      this.#placed = [...this.#placed, { id: each, device, at: this.#at }];
    const unaffected = this.#standing.filter(
      ({ first, second }) =>
        !(shown.has(String([first, second])) && changedPairs.some(([a, b]) => a === second && b === first)),
    );
    const isOld = new Set(before);
    const added = changedPairs
      .filter((pair) => pair.every((each) => isOld.has(each)))
      .map(([first, second]) => ({ first, second, device, at: this.#at, since: this.#agreedAt }));
    this.#standing = [...unaffected, ...added];
  }

  /** Records entries that an action other than a move added, removed or placed. */
  forget(device: number, ids: Iterable<string>): void {
    this.#at += 1;
    this.#placed = [...this.#placed, ...[...ids].map((id) => ({ id, device, at: this.#at }))];
  }

  /** Removes placements that equal the published order, because they need no further check. */
  publish(order: readonly string[]): void {
    const live = new Set(pairsOf(order).map(String));
    this.#standing = this.#standing.filter(({ first, second }) => !live.has(String([first, second])));
  }

  /** Called when all devices show the same order. Returns the placements that it violates. */
  agree(order: readonly string[]): readonly string[] {
    const indexes = new Map(order.map((id, place) => [id, place]));
    const problems: string[] = [];
    this.#standing = this.#standing.filter((placement) => {
      const { first, second } = placement;
      const [left, right] = [indexes.get(first), indexes.get(second)];
      // Drop the placement of a removed entry, because the entry has no position.
      if (left === undefined || right === undefined) return false;
      const isValid = left < right;
      const isExcused = this.#placed.some((placing) => mayUndo(placing, placement));
      const isAmidOthers = this.#placed.some(({ device, at }) => device !== placement.device && at > placement.since);
      if (isValid && isAmidOthers && placement.device !== ANYBODY) this.unchangedPlacements += 1;
      if (!isValid && !isExcused) problems.push(`${first} no more before ${second}: ${order.join(' ')}`);
      return isValid;
    });
    for (const placement of this.#standing)
      Object.assign(placement, { device: ANYBODY, at: this.#at, since: this.#at });
    this.#agreedAt = this.#at;
    this.#placed = [];
    return problems;
  }
}

const mayUndo = ({ id, device, at }: Placing, { first, second, ...placement }: Placement): boolean =>
  (id === first || id === second) && (at > placement.at || (device !== placement.device && at > placement.since));
