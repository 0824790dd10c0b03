/** That one entry stands before another, as somebody put it, and what may have undone it without having been seen by them. */
type Placement = { readonly first: string; readonly second: string; device: number; at: number; since: number };
type Placing = { readonly id: string; readonly device: number; readonly at: number };

/** Who it was does not matter. */
export const ANYBODY = -1;
const pairsOf = (order: readonly string[]): readonly (readonly [string, string])[] =>
  order.flatMap((first, place) => order.slice(place + 1).map((second) => [first, second] as const));

/**
 * What people said of an order by moving entries of it, on several devices at once. It holds until somebody who saw it
 * says otherwise; of entries that others placed at the same time nothing is said.
 */
export class Placements {
  #standing: readonly Placement[] = [];
  #placed: readonly Placing[] = [];
  #at = 0;
  /** Since when all devices show the same. */
  #agreedAt = 0;
  /** How often others were at work when one was found to hold. */
  heldAmidOthers = 0;

  /** An entry was put somewhere else, or is new: it stands before and after others now as it did not. */
  place(device: number, id: string, before: readonly string[], after: readonly string[]): void {
    this.#at += 1;
    const shown = new Set(pairsOf(before).map(String));
    const said = pairsOf(after).filter((pair) => pair.includes(id) && !shown.has(String(pair)));
    // Of two neighbours nobody can tell which one was moved.
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

  /** These went, came, or were put where they are by something else than a move. */
  forget(device: number, ids: Iterable<string>): void {
    this.#at += 1;
    this.#placed = [...this.#placed, ...[...ids].map((id) => ({ id, device, at: this.#at }))];
  }

  /** What customers have got is known. */
  publish(order: readonly string[]): void {
    const live = new Set(pairsOf(order).map(String));
    this.#standing = this.#standing.filter(({ first, second }) => !live.has(String([first, second])));
  }

  /** Every device shows this order: answers what does not hold and should. */
  agree(order: readonly string[]): readonly string[] {
    const places = new Map(order.map((id, place) => [id, place]));
    const problems: string[] = [];
    this.#standing = this.#standing.filter((placement) => {
      const { first, second } = placement;
      const [left, right] = [places.get(first), places.get(second)];
      // One that was removed has no place.
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
