import { makeAutoObservable, observableRef } from 'mobx';
import type { ProofMethod } from '../../domain/session/second-factor/secondFactor.ts';
import { usableMethods, type BrowserPasskeys } from './BrowserPasskeys.ts';
import type { StepUp } from './StepUp.ts';

/** Open request to confirm the identity. Calls that require it at the same time share one request. */
export class StepUpStore implements StepUp {
  /** Methods that the user can choose from. Undefined if nothing is to be confirmed. */
  methods: readonly ProofMethod[] | undefined;
  readonly #waitingCalls: ((isConfirmed: boolean) => void)[] = [];
  readonly #passkeys: Pick<BrowserPasskeys, 'isAvailable'>;

  constructor(passkeys: Pick<BrowserPasskeys, 'isAvailable'>) {
    this.#passkeys = passkeys;
    makeAutoObservable(this, { methods: observableRef });
  }

  confirm(methods: readonly ProofMethod[]): Promise<boolean> {
    const usable = usableMethods(methods, this.#passkeys);
    if (usable.length === 0) return Promise.resolve(false);
    this.methods ??= usable;
    return new Promise((resume) => this.#waitingCalls.push(resume));
  }

  /** Ends the request. The waiting calls are sent again only if the user has confirmed. */
  finish(isConfirmed: boolean): void {
    this.methods = undefined;
    for (const resume of this.#waitingCalls.splice(0)) resume(isConfirmed);
  }
}
