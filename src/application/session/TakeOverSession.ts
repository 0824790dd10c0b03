import type { CompanyId } from '../../domain/company/companyId.ts';
import { answers, parseSessionSignal, type SessionSignal } from '../../domain/session/sessionSignal.ts';
import type { Clock } from '../shared/Clock.ts';
import type { SessionArchive } from './SessionArchive.ts';
import type { TabSessions } from './TabSessions.ts';

/** Milliseconds to wait for another tab's session, with and without a tab known to respond. */
const PATIENCE = { attended: 2000, alone: 250 } as const;
/** Milliseconds by which a background tab may renew its tokens late. */
const LATENESS = 120_000;

/** Signs a new tab in with the session of another tab, if that may access its URL. */
export class TakeOverSession {
  readonly #tabs: TabSessions;
  readonly #archive: SessionArchive;
  readonly #clock: Clock;

  constructor(tabs: TabSessions, archive: SessionArchive, clock: Clock) {
    this.#tabs = tabs;
    this.#archive = archive;
    this.#clock = clock;
  }

  async execute(companyId: CompanyId | undefined): Promise<boolean> {
    if (this.#archive.read()) return false;
    if ((this.#tabs.marked ?? 0) < this.#clock.now() - LATENESS) return false;
    const patience = (await this.#tabs.isAttended()) ? PATIENCE.attended : PATIENCE.alone;
    const asked = { kind: 'asked', companyId, newerThan: 0 } as const;
    return new Promise((resume) => {
      const finish = (isTaken: boolean): void => {
        stopWaiting();
        stopListening();
        resume(isTaken);
      };
      const stopListening = this.#tabs.subscribe((posted) => {
        const signal = parseSessionSignal(posted);
        if (signal?.kind !== 'told' || !answers(signal.session, asked)) return;
        this.#keep(signal);
        finish(true);
      });
      const stopWaiting = this.#clock.after(patience, () => finish(false));
      this.#tabs.post(asked);
    });
  }

  #keep({ session, client }: Extract<SessionSignal, { readonly kind: 'told' }>): void {
    this.#archive.clear();
    this.#archive.writeClient(client);
    this.#archive.write(session);
  }
}
