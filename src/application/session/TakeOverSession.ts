import type { CompanyId } from '../../domain/company/companyId.ts';
import { answers, parseSessionSignal, type SessionSignal } from '../../domain/session/sessionSignal.ts';
import type { Clock } from '../shared/Clock.ts';
import type { SessionArchive } from './SessionArchive.ts';
import type { TabSessions } from './TabSessions.ts';

/** Milliseconds to wait for another tab's session. `attended`: a responding tab is known. `alone`: none is known. */
const MAX_WAIT = { attended: 2000, alone: 250 } as const;
/** Milliseconds by which a background tab may renew its tokens too late. */
const MAX_RENEWAL_DELAY = 120_000;

/** Signs a new tab in with the session of another tab, if the user may open the new tab's URL. */
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
    if ((this.#tabs.marked ?? 0) < this.#clock.now() - MAX_RENEWAL_DELAY) return false;
    const maxWait = (await this.#tabs.isAttended()) ? MAX_WAIT.attended : MAX_WAIT.alone;
    const request = { kind: 'requested', companyId, newerThan: 0 } as const;
    return new Promise((resume) => {
      const finish = (isShared: boolean): void => {
        stopWaiting();
        stopListening();
        resume(isShared);
      };
      const stopListening = this.#tabs.subscribe((posted) => {
        const signal = parseSessionSignal(posted);
        if (signal?.kind !== 'shared' || !answers(signal.session, request)) return;
        this.#adoptSession(signal);
        finish(true);
      });
      const stopWaiting = this.#clock.after(maxWait, () => finish(false));
      this.#tabs.post(request);
    });
  }

  #adoptSession({ session, client }: Extract<SessionSignal, { readonly kind: 'shared' }>): void {
    this.#archive.clear();
    this.#archive.writeClient(client);
    this.#archive.write(session);
  }
}
