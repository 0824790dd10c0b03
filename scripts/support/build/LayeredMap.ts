/** In place of a value: the key is there no more. */
const GONE = Symbol('gone');
/** From which share of its keys on a map's own layer is laid into the one below it. */
const LARGE_SHARE = 1 / 8;

/** A map that is copied often and changed little: a copy shares what it was made of, and holds only what it changes. */
export class LayeredMap<Key, Value extends NonNullable<unknown>> {
  /** Shared with copies, so never written to. */
  #below: ReadonlyMap<Key, Value> = new Map();
  #own = new Map<Key, Value | typeof GONE>();

  get(key: Key): Value | undefined {
    const own = this.#own.get(key);
    if (own === undefined) return this.#below.get(key);
    return own === GONE ? undefined : own;
  }

  set(key: Key, value: Value): void {
    this.#own.set(key, value);
  }

  delete(key: Key): void {
    if (this.#below.has(key)) this.#own.set(key, GONE);
    else this.#own.delete(key);
  }

  /** Those of the layer below first. */
  *keys(): Generator<Key> {
    for (const key of this.#below.keys()) if (this.#own.get(key) !== GONE) yield key;
    for (const [key, value] of this.#own) if (value !== GONE && !this.#below.has(key)) yield key;
  }

  /** What either of the two changes from now on, the other does not. */
  copy(): LayeredMap<Key, Value> {
    if (this.#own.size > this.#below.size * LARGE_SHARE) this.#flatten();
    const copy = new LayeredMap<Key, Value>();
    copy.#below = this.#below;
    copy.#own = new Map(this.#own);
    return copy;
  }

  #flatten(): void {
    const flat = new Map(this.#below);
    for (const [key, value] of this.#own)
      if (value === GONE) flat.delete(key);
      else flat.set(key, value);
    this.#below = flat;
    this.#own = new Map();
  }
}
