import type { Clock } from '../../application/shared/Clock.ts';
import type { KeyValueStorage, WriteTime } from '../../application/shared/KeyValueStorage.ts';

/** How long a value waits that may be written soon, in milliseconds: longer than most of them are wanted. */
const DELAY = 1000;

/**
 * Holds back what may be written soon, and then writes the last of it. A browser's storage takes a long value in
 * milliseconds, which an edit or a letter would wait for each time. Whoever makes one has it flushed when the page goes.
 */
export class LateStorage implements KeyValueStorage {
  readonly #kept: KeyValueStorage;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, string>();
  /** The length that was taken last, by key. */
  readonly #taken = new Map<string, number>();
  #cancel: (() => void) | undefined;

  constructor(kept: KeyValueStorage, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  read(key: string): string | undefined {
    return this.#waiting.get(key) ?? this.#kept.read(key);
  }

  write(key: string, value: string, when: WriteTime = 'now'): boolean {
    if (when === 'now' || !this.#isSureOf(key, value)) return this.#writeNow(key, value);
    this.#waiting.set(key, value);
    this.#cancel ??= this.#clock.after(DELAY, () => this.flush());
    return true;
  }

  remove(key: string): void {
    this.#waiting.delete(key);
    this.#kept.remove(key);
  }

  clear(): void {
    this.#waiting.clear();
    this.#kept.clear();
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return [...new Map([...this.#kept.entries(), ...this.#waiting])];
  }

  /** Writes all that waits. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const [key, value] of this.#waiting) this.#writeNow(key, value);
  }

  /** A refusal is told at once: the first value of a key does not wait, nor one that needs much more room. */
  #isSureOf(key: string, value: string): boolean {
    return value.length <= 2 * (this.#taken.get(key) ?? 0);
  }

  #writeNow(key: string, value: string): boolean {
    this.#waiting.delete(key);
    const isTaken = this.#kept.write(key, value);
    if (isTaken) this.#taken.set(key, value.length);
    else this.#taken.delete(key);
    return isTaken;
  }
}
