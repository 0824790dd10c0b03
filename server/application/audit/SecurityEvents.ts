import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { RequestOrigin } from '../shared/RequestOrigin.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import type { SecurityAction } from '../../../src/domain/activity/auditAction.ts';

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

/** Events that may wait to be written; further ones are dropped, and said to be. */
const MOST_WAITING = 1000;

/** Keeps security events in the audit log of the organisation they are about. */
export class SecurityEvents {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;
  readonly #complain: (error: unknown) => void;
  readonly #waiting: { readonly at: number; readonly find: () => Promise<SecurityEvent | undefined> }[] = [];
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
  later(find: () => Promise<SecurityEvent | undefined>): void {
    if (this.#waiting.length >= MOST_WAITING) return this.#complain(new Error('too many security events at once'));
    this.#waiting.push({ at: this.#clock.now(), find });
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Resolves once nothing waits to be written any more. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { at, find } = next;
      try {
        const event = await find();
        if (event) await this.#unitOfWork.inTenant(event.tenant, (unit) => append(unit, { ...event, at }), 'sessions');
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
