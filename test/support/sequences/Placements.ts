/**
 * One entry is before another because a user moved it. The other properties show which later moves may have changed
 * that without having seen it.
 */
type Placement = { readonly first: string; readonly second: string; device: number; at: number; since: number };
type Placing = { readonly id: string; readonly device: number; readonly at: number };

/** Device of a placement that all devices have seen. */
export const ANYBODY = -1;
const pairsOf = (order: readonly string[]): readonly (readonly [string, string])[] =>
  order.flatMap((first, place) => order.slice(place + 1).map((second) => [first, second] as const));

/**
 * Relative order of entries that users moved on several devices at the same time. A placement is valid until a user who
 * saw it changes it. Entries that several devices placed at the same time are not checked.
 */
export class Placements {
  #standing: readonly Placement[] = [];
  #placed: readonly Placing[] = [];
  #at = 0;
  /** Number of the action after which all devices last showed the same order. */
  #agreedAt = 0;
  /** How often a placement was unchanged although other devices placed entries meanwhile. */
  heldAmidOthers = 0;

  /** Records a moved or added entry: its new position relative to each other entry. */
  place(device: number, id: string, before: readonly string[], after: readonly string[]): void {
    this.#at += 1;
    const shown = new Set(pairsOf(before).map(String));
    const said = pairsOf(after).filter((pair) => pair.includes(id) && !shown.has(String(pair)));
    // After a swap of two neighbours, either could be the moved one.
    for (const each of said.length === 1 ? said.flat() : [id])
      this.#placed = [...this.#placed, { id: each, device, at: this.#at }];
    const others = this.#standing.filter(
      ({ first, second }) =>
        !(shown.has(String([first, second])) && said.some(([a, b]) => a === second && b === first)),
    );
    const isOld = new Set(before);
    const made = said
      .filter((pair) => pair.every((each) => isOld.has(each)))
      .map(([first, second]) => ({ first, second, device, at: this.#at, since: this.#agreedAt }));
    this.#standing = [...others, ...made];
  }

  /** Records entries that were added, removed or placed by other actions than a move. */
  forget(device: number, ids: Iterable<string>): void {
    this.#at += 1;
    this.#placed = [...this.#placed, ...[...ids].map((id) => ({ id, device, at: this.#at }))];
  }

  /** A published order needs no further check. */
  publish(order: readonly string[]): void {
    const live = new Set(pairsOf(order).map(String));
    this.#standing = this.#standing.filter(({ first, second }) => !live.has(String([first, second])));
  }

  /** Called when all devices show this order. Returns violated placements. */
  agree(order: readonly string[]): readonly string[] {
    const places = new Map(order.map((id, place) => [id, place]));
    const problems: string[] = [];
    this.#standing = this.#standing.filter((placement) => {
      const { first, second } = placement;
      const [left, right] = [places.get(first), places.get(second)];
      // A removed entry has no position.
      if (left === undefined || right === undefined) return false;
      const isHeld = left < right;
      const isExcused = this.#placed.some((placing) => mayUndo(placing, placement));
      const isAmidOthers = this.#placed.some(({ device, at }) => device !== placement.device && at > placement.since);
      if (isHeld && isAmidOthers && placement.device !== ANYBODY) this.heldAmidOthers += 1;
      if (!isHeld && !isExcused) problems.push(`${first} no more before ${second}: ${order.join(' ')}`);
      return isHeld;
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
