import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { TOO_LARGE, TRADING_NAME_TAKEN } from '../../../src/domain/errors/errorMessages.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';

/** Fault of a call: lost before or after its effect, delayed (`held`), or refused by the service. */
export type Fault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'timed-out'
  | 'server-error'
  | 'server-error-after'
  | 'rejected'
  | 'name-taken'
  | 'too-large'
  | 'busy'
  | 'stale'
  | 'held';

const failures: Readonly<Record<Exclude<Fault, 'none' | 'held'>, PortFailure>> = {
  'lost-before': { kind: 'unreachable' },
  'lost-after': { kind: 'unreachable' },
  'timed-out': { kind: 'timed-out' },
  'server-error': { kind: 'unavailable' },
  'server-error-after': { kind: 'unavailable' },
  rejected: { kind: 'rejected', status: 400, message: 'Refused by the test' },
  'too-large': { kind: 'rejected', status: 413, message: TOO_LARGE },
  'name-taken': { kind: 'rejected', status: 400, message: TRADING_NAME_TAKEN },
  busy: { kind: 'busy' },
  stale: { kind: 'stale' },
};

/** Faults that a test plans for calls, and a record of all calls and their effects. */
export class Faults {
  /** All calls in order, as `name:key`. */
  readonly asked: string[] = [];
  /** Notes of all calls in order, as `name:note`. In a workspace, the note is the token of the call. */
  readonly noted: string[] = [];
  note: () => string = () => '';
  /** Calls that had an effect on the service, as `name:key`. */
  readonly effects: string[] = [];
  readonly #planned = new Map<string, Fault[]>();
  readonly #delayedCalls: (() => void)[] = [];

  plan(call: string, ...faults: readonly Fault[]): void {
    this.#planned.set(call, [...(this.#planned.get(call) ?? []), ...faults]);
  }

  clear(): void {
    this.#planned.clear();
  }

  /** Continues all calls that are delayed by the fault `held`. */
  release(): void {
    for (const resume of this.#delayedCalls.splice(0)) resume();
  }

  async around<T>(
    call: string,
    key: string,
    effect: () => Promise<Result<T, PortFailure>>,
  ): Promise<Result<T, PortFailure>> {
    this.asked.push(`${call}:${key}`);
    this.noted.push(`${call}:${this.note()}`);
    const fault = this.#planned.get(call)?.shift() ?? 'none';
    if (fault === 'held') await new Promise<void>((resume) => this.#delayedCalls.push(resume));
    if (fault === 'none' || fault === 'held') return this.#reach(call, key, effect);
    if (fault === 'lost-after' || fault === 'timed-out' || fault === 'server-error-after')
      await this.#reach(call, key, effect);
    return err(failures[fault]);
  }

  #reach<T>(call: string, key: string, effect: () => Promise<Result<T, PortFailure>>): Promise<Result<T, PortFailure>> {
    this.effects.push(`${call}:${key}`);
    return effect();
  }
}
