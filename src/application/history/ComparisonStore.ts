import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Comparison, ComparisonSubject, ReadComparison } from './ReadComparison.ts';

export type ComparisonState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly comparison: Comparison }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** What is compared of whom. */
export type ComparisonQuestion = { readonly company: CompanyPath; readonly subject: ComparisonSubject };

/** The comparison that was asked for last; answers to older questions are no news. */
export class ComparisonStore {
  /** The question and how far its answer is. */
  asked: (ComparisonQuestion & { readonly state: ComparisonState }) | undefined;
  readonly #read: ReadComparison;

  constructor(read: ReadComparison) {
    this.#read = read;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** How far the answer to a question is; that to another one is never shown for it. */
  stateOf({ company, subject }: ComparisonQuestion): ComparisonState {
    const isAsked = deepEqual(this.asked?.company, company) && deepEqual(this.asked?.subject, subject);
    return this.asked && isAsked ? this.asked.state : { kind: 'loading' };
  }

  async open(company: CompanyPath, subject: ComparisonSubject): Promise<void> {
    const asked = { company, subject, state: { kind: 'loading' } } as const;
    this.asked = asked;
    const read = await this.#read.execute(company, subject);
    if (this.asked !== asked) return;
    const state: ComparisonState = read.ok
      ? { kind: 'ready', comparison: read.value }
      : { kind: 'failed', failure: read.error };
    runInAction(() => (this.asked = { ...asked, state }));
  }
}
