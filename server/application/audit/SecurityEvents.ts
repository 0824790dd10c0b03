import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import { noTracer, type Tracer } from '../shared/Tracer.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { SecurityAction } from '../../../src/domain/activity/activityKinds.ts';
import { WaitingEvents } from './WaitingEvents.ts';

export type SecurityEvent = {
  readonly action: SecurityAction;
  readonly tenant: { readonly rootOrgId: string; readonly companyId: CompanyId };
  /** The user whose account is affected. */
  readonly person: { readonly userId: string; readonly name: string };
  readonly origin?: RequestOrigin | undefined;
  /** JSON without secrets. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Determines in which part of the queue an event waits, and which events count as repeats of this event. */
export type EventPlace = {
  /** The affected organisation, as far as known without a database lookup. */
  readonly organisation: string;
  readonly action: SecurityAction;
  /** Equal for repeated events. Repeats within a minute become one entry, so attackers cannot flood the log. */
  readonly repeats?: string | undefined;
};

/** Queue share for unknown accounts, so that guesses do not fill the share of the organisation. */
export const UNKNOWN_ACCOUNTS = '';

type Find = () => Promise<SecurityEvent | undefined>;
type Waiting = { readonly at: number; readonly find: Find; readonly times: number };
type Repeated = { times: number; at: number; find: Find; readonly share: string; readonly stop: () => void };

/** Maximum number of waiting events, per queue share and in total. Further events are dropped and reported. */
const LIMITS = { perShare: 200, total: 10_000 };
/** Milliseconds during which repeats are counted, and the maximum number of event kinds counted. */
const REPEAT_TIME = 60_000;
const MAX_REPEATED = 10_000;

export class SecurityEvents {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;
  readonly #reportError: (error: unknown) => void;
  readonly #tracer: Tracer;
  /** Waiting events by action and organisation, so that a flood of one kind does not drop events of another. */
  readonly #waiting = new WaitingEvents<Waiting>(LIMITS);
  readonly #repeated = new Map<string, Repeated>();
  #writing: Promise<void> | undefined;

  /** @param reportError called for each event that could not be stored */
  constructor(unitOfWork: UnitOfWork, clock: Clock, reportError: (error: unknown) => void, tracer: Tracer = noTracer) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
    this.#reportError = reportError;
    this.#tracer = tracer;
  }

  /** Runs `work` and records the event in one transaction. Records nothing if `work` returns `undefined`. */
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
   * Queues an event without waiting for it, so that a refusal takes the same time for every account.
   * @param find returns the complete event, or `undefined` to record nothing
   */
  later({ organisation, action, repeats }: EventPlace, find: Find): void {
    const share = `${action}\n${organisation}`;
    const at = this.#clock.now();
    if (repeats !== undefined && this.#isRepeated(`${share}\n${repeats}`, { share, at, find })) return;
    this.#add(share, { at, find, times: 1 });
  }

  async settle(): Promise<void> {
    for (const key of this.#repeated.keys()) this.#endRepeats(key);
    await this.#writing;
  }

  /** Counts a repeat and returns true. The first event of a kind returns false and starts the count. */
  #isRepeated(key: string, { share, at, find }: Pick<Repeated, 'share' | 'at' | 'find'>): boolean {
    const repeated = this.#repeated.get(key);
    if (repeated) {
      Object.assign(repeated, { times: repeated.times + 1, at, find });
      return true;
    }
    if (this.#repeated.size < MAX_REPEATED) {
      const stop = this.#clock.after(REPEAT_TIME, () => this.#endRepeats(key));
      this.#repeated.set(key, { times: 0, at, find, share, stop });
    }
    return false;
  }

  #endRepeats(key: string): void {
    const repeated = this.#repeated.get(key);
    this.#repeated.delete(key);
    repeated?.stop();
    if (repeated && repeated.times > 0) this.#add(repeated.share, repeated);
  }

  #add(share: string, event: Waiting): void {
    if (!this.#waiting.add(share, event)) this.#reportError(new Error('too many security events at once'));
    this.#writing ??= this.#tracer
      .job('store security events', () => this.#write())
      .finally(() => (this.#writing = undefined));
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
        this.#reportError(error);
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
