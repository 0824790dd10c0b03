export type WaitingLimits = { readonly perShare: number; readonly total: number };

/**
 * Queue that consists of shares, e.g. one per organisation. Shares take turns. If the queue is full, an event of a
 * smaller share replaces an event of the largest share.
 */
export class WaitingEvents<T> {
  readonly #limits: WaitingLimits;
  /** Waiting events of each share. The least recently served share is first. */
  readonly #shares = new Map<string, T[]>();
  #waiting = 0;

  constructor(limits: WaitingLimits) {
    this.#limits = limits;
  }

  /** Returns false if this event or a waiting one was dropped. */
  add(share: string, event: T): boolean {
    const own = this.#shares.get(share) ?? [];
    if (own.length >= this.#limits.perShare) return false;
    const isFull = this.#waiting >= this.#limits.total;
    if (isFull && !this.#dropFromLargest(own.length + 1)) return false;
    own.push(event);
    this.#shares.set(share, own);
    this.#waiting += 1;
    return !isFull;
  }

  take(): T | undefined {
    const [first] = this.#shares;
    if (!first) return undefined;
    const [share, events] = first;
    this.#shares.delete(share);
    const event = events.shift();
    this.#waiting -= 1;
    if (events.length > 0) this.#shares.set(share, events);
    return event;
  }

  #dropFromLargest(minSize: number): boolean {
    let largest: T[] = [];
    for (const events of this.#shares.values()) if (events.length > largest.length) largest = events;
    if (largest.length <= minSize) return false;
    largest.pop();
    this.#waiting -= 1;
    return true;
  }
}
