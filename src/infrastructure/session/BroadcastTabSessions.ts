import type { TabSessions } from '../../application/session/TabSessions.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import type { SessionSignal } from '../../domain/session/sessionSignal.ts';
import { BroadcastLink } from '../tabs/BroadcastLink.ts';
import { TabLock } from '../tabs/TabLock.ts';

/** Storage keys. An inline script reads them, too (server/infrastructure/page/earlyScripts.ts). */
const MARK = 'signedInUntil';
const LAST_USE = 'lastUse';
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export class BroadcastTabSessions implements TabSessions {
  readonly #link = new BroadcastLink('session');
  readonly #renewal = new TabLock('session');
  /** Shared lock that each responding tab holds. */
  readonly #attended = new TabLock('session/attended');
  /** Broadcasts user activity if the browser's storage is unavailable. */
  readonly #uses = new BroadcastLink('session/use');
  readonly #storage: KeyValueStorage;
  #lastUse: number | undefined;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  post(signal: SessionSignal): void {
    this.#link.post(signal);
  }

  subscribe(callback: (signal: unknown) => void): () => void {
    return this.#link.subscribe(callback);
  }

  attend(): () => void {
    return this.#attended.share();
  }

  isAttended(): Promise<boolean> {
    return this.#attended.isHeld();
  }

  exclusively<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    return this.#renewal.whenFree(work);
  }

  mark(tokenExpiryTime: number | undefined): void {
    if (tokenExpiryTime === undefined) this.#storage.remove(MARK);
    else this.#storage.write(MARK, String(tokenExpiryTime));
  }

  get marked(): number | undefined {
    return Number(this.#storage.read(MARK)) || undefined;
  }

  watchUse(callback: () => void): () => void {
    for (const act of acts) window.addEventListener(act, callback, { capture: true, passive: true });
    const stopListening = this.#uses.subscribe((at) => typeof at === 'number' && this.#storeLastUse(at));
    return () => {
      for (const act of acts) window.removeEventListener(act, callback, { capture: true });
      stopListening();
    };
  }

  markUse(at: number): void {
    this.#storeLastUse(at);
    if (!this.#storage.write(LAST_USE, String(at))) this.#uses.post(at);
  }

  get lastUse(): number | undefined {
    const latest = Math.max(Number(this.#storage.read(LAST_USE)) || 0, this.#lastUse ?? 0);
    return latest || undefined;
  }

  #storeLastUse(at: number): void {
    this.#lastUse = Math.max(this.#lastUse ?? 0, at);
  }
}
