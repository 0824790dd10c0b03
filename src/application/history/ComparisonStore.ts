import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Comparison, ComparisonSubject, ReadComparison } from './ReadComparison.ts';

export type ComparisonState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly comparison: Comparison }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** The comparison that is shown; the newest question wins. */
export class ComparisonStore {
  state: ComparisonState = { kind: 'loading' };
  readonly #read: ReadComparison;
  #asked = 0;

  constructor(read: ReadComparison) {
    this.#read = read;
    makeAutoObservable(this, { state: observableRef });
  }

  async open(company: CompanyPath, subject: ComparisonSubject): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.state = { kind: 'loading' };
    const read = await this.#read.execute(company, subject);
    if (this.#asked !== asked) return;
    runInAction(() => {
      this.state = read.ok ? { kind: 'ready', comparison: read.value } : { kind: 'failed', failure: read.error };
    });
  }
}
