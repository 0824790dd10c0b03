import { makeAutoObservable } from 'mobx';
import type { CompanyPath } from '../company/CompanyPath.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { Comparison, ComparisonSubject, ReadComparison } from './ReadComparison.ts';

export type ComparisonQuestion = { readonly company: CompanyPath; readonly subject: ComparisonSubject };

export class ComparisonResource {
  readonly #comparison: Resource<ComparisonQuestion, Comparison>;

  constructor(read: Pick<ReadComparison, 'execute'>) {
    this.#comparison = new Resource(({ company, subject }, signal) => read.execute(company, subject, signal));
    makeAutoObservable(this);
  }

  get state(): ResourceState<Comparison> {
    return this.#comparison.state;
  }

  /** State of the comparison for a question. `loading` if the loaded comparison belongs to another question. */
  stateOf(question: ComparisonQuestion): ResourceState<Comparison> {
    return deepEqual(this.#comparison.key, question) ? this.state : { kind: 'loading' };
  }

  async open(company: CompanyPath, subject: ComparisonSubject): Promise<void> {
    await this.#comparison.load({ company, subject });
  }
}
