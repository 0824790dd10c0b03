import { makeAutoObservable } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { Comparison, ComparisonSubject, ReadComparison } from './ReadComparison.ts';

/** What is compared of whom. */
export type ComparisonQuestion = { readonly company: CompanyPath; readonly subject: ComparisonSubject };

/** A resource: the comparison that was asked for last. */
export class ComparisonResource {
  readonly #comparison: Resource<ComparisonQuestion, Comparison>;

  constructor(read: Pick<ReadComparison, 'execute'>) {
    this.#comparison = new Resource(({ company, subject }, signal) => read.execute(company, subject, signal));
    makeAutoObservable(this);
  }

  get state(): ResourceState<Comparison> {
    return this.#comparison.state;
  }

  /** How far the answer to a question is; that to another one is never shown for it. */
  stateOf(question: ComparisonQuestion): ResourceState<Comparison> {
    return deepEqual(this.#comparison.key, question) ? this.state : { kind: 'loading' };
  }

  /** Reads a comparison unless it is there: revisions never change. */
  async open(company: CompanyPath, subject: ComparisonSubject): Promise<void> {
    await this.#comparison.load({ company, subject });
  }
}
