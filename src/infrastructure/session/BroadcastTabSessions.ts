import type { TabSessions } from '../../application/session/TabSessions.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import type { SessionSignal } from '../../domain/session/sessionSignal.ts';
import { BroadcastLink } from '../tabs/BroadcastLink.ts';

const NAME = 'session';
/** The lock that every tab shares which answers. */
const ATTENDED = 'session/attended';
/** The served page reads it before any script of ours (server/infrastructure/page/earlyScripts.ts). */
const MARK = 'signedInUntil';
const LAST_USE = 'lastUse';
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Absent on an address without TLS. */
const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** Sessions of the tabs of one browser and origin: a channel, a lock where the browser has locks, a mark they all see. */
export class BroadcastTabSessions implements TabSessions {
  readonly #link = new BroadcastLink(NAME);
  readonly #storage: KeyValueStorage;

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
    let leave = (): void => undefined;
    const untilLeft = new Promise<void>((resolve) => (leave = resolve));
    void locks()?.request(ATTENDED, { mode: 'shared' }, () => untilLeft);
    return () => leave();
  }

  async isAttended(): Promise<boolean> {
    const { held = [] } = (await locks()?.query()) ?? {};
    return held.some(({ name }) => name === ATTENDED);
  }

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    return locks()?.request(NAME, work) ?? work();
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
    return () => {
      for (const act of acts) window.removeEventListener(act, callback, { capture: true });
    };
  }

  markUse(at: number): void {
    this.#storage.write(LAST_USE, String(at));
  }

  get lastUse(): number | undefined {
    return Number(this.#storage.read(LAST_USE)) || undefined;
  }
}
