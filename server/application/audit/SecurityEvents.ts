import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { RequestOrigin } from '../shared/RequestOrigin.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { SecurityAction } from '../../../src/domain/activity/auditAction.ts';
import { WaitingEvents } from './WaitingEvents.ts';

/** Something about who may come in, and whose log it belongs to. */
export type SecurityEvent = {
  readonly action: SecurityAction;
  readonly tenant: { readonly rootOrgId: string; readonly companyId: CompanyId };
  /** Whom it is about. */
  readonly person: { readonly userId: string; readonly name: string };
  /** Absent where no request caused it. */
  readonly origin?: RequestOrigin | undefined;
  /** JSON without secrets. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Whose place an event takes while it waits to be written. */
export type EventPlace = {
  /** The organisation it is told to, as far as that is known without a look. */
  readonly organisation: string;
  readonly action: SecurityAction;
  /** What repeats of it have in common, where somebody can bring about any number: those of a minute are one entry. */
  readonly repeats?: string | undefined;
};

/** The organisation where nobody there is meant: any may be named, and none loses its place by that. */
export const NOBODYS = '';

type Find = () => Promise<SecurityEvent | undefined>;
type Waiting = { readonly at: number; readonly find: Find; readonly times: number };
type Repeated = { times: number; at: number; find: Find; readonly share: string; readonly stop: () => void };

/** Events that may wait to be written; further ones are dropped, and said to be. */
const LIMITS = { ofShare: 200, inAll: 10_000 };
/** Milliseconds after an event in which repeats of it are counted, and how many events are remembered for that. */
const REPEAT_TIME = 60_000;
const MOST_REPEATED = 10_000;

/** Keeps security events in the audit log of the organisation they are about. */
export class SecurityEvents {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;
  readonly #complain: (error: unknown) => void;
  /** In shares by organisation and act: a crowd of one drops none of another. */
  readonly #waiting = new WaitingEvents<Waiting>(LIMITS);
  readonly #repeated = new Map<string, Repeated>();
  #writing: Promise<void> | undefined;

  /** @param complain hears of each event that could not be kept */
  constructor(unitOfWork: UnitOfWork, clock: Clock, complain: (error: unknown) => void) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
    this.#complain = complain;
  }

  /** Does something of which an event tells, in one transaction with the event. No event where it answers `undefined`. */
  async with<T>(event: SecurityEvent, work: (unit: TenantUnit) => Promise<T | undefined>): Promise<T | undefined> {
    const at = this.#clock.now();
    return this.#unitOfWork.inTenant(
      event.tenant,
      async (unit) => {
        const outcome = await work(unit);
        if (outcome !== undefined) await append(unit, { ...event, at });
        return outcome;
      },
      'sessions',
    );
  }

  /**
   * Keeps an event of which nobody waits for the end: a refusal takes the same time whoever it is about, and guesses wait for
   * each other rather than for the log's other entries.
   * @param find looks up what else it takes to tell of it, where there is anything to tell
   */
  later({ organisation, action, repeats }: EventPlace, find: Find): void {
    const share = `${action}\n${organisation}`;
    const at = this.#clock.now();
    if (repeats !== undefined && this.#isRepeated(`${share}\n${repeats}`, { share, at, find })) return;
    this.#add(share, { at, find, times: 1 });
  }

  /** Resolves once nothing waits to be written any more. */
  async settle(): Promise<void> {
    for (const key of this.#repeated.keys()) this.#endRepeats(key);
    await this.#writing;
  }

  /** Counts what happened a moment ago. The first of its kind is none, and begins the count. */
  #isRepeated(key: string, { share, at, find }: Pick<Repeated, 'share' | 'at' | 'find'>): boolean {
    const known = this.#repeated.get(key);
    if (known) {
      Object.assign(known, { times: known.times + 1, at, find });
      return true;
    }
    if (this.#repeated.size < MOST_REPEATED) {
      const stop = this.#clock.after(REPEAT_TIME, () => this.#endRepeats(key));
      this.#repeated.set(key, { times: 0, at, find, share, stop });
    }
    return false;
  }

  #endRepeats(key: string): void {
    const ended = this.#repeated.get(key);
    this.#repeated.delete(key);
    ended?.stop();
    if (ended && ended.times > 0) this.#add(ended.share, ended);
  }

  #add(share: string, event: Waiting): void {
    if (!this.#waiting.add(share, event)) this.#complain(new Error('too many security events at once'));
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  async #write(): Promise<void> {
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      const { at, find, times } = next;
      try {
        const event = await find();
        if (!event) continue;
        const detail = { ...event.detail, ...(times > 1 && { times }) };
        await this.#unitOfWork.inTenant(event.tenant, (unit) => append(unit, { ...event, detail, at }), 'sessions');
      } catch (error) {
        this.#complain(error);
      }
    }
  }
}

const append = (unit: TenantUnit, { at, person, action, detail, origin }: SecurityEvent & { readonly at: number }) =>
  unit.audit.append({
    at,
    actor: person,
    action,
    requestId: origin?.requestId,
    detail: { ...detail, ...(origin && { address: origin.address }) },
  });
