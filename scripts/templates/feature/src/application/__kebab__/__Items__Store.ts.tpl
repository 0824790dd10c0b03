import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { __Item__, __Item__DraftError } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Add__Item__ } from './Add__Item__.ts';
import type { List__Items__ } from './List__Items__.ts';

export type __Items__State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly items: readonly __Item__[] }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** The company's list as it was last read; the newest company wins. */
export class __Items__Store {
  state: __Items__State = { kind: 'loading' };
  readonly #list: List__Items__;
  readonly #add: Add__Item__;
  #wanted: CompanyId | undefined;

  constructor(list: List__Items__, add: Add__Item__) {
    this.#list = list;
    this.#add = add;
    makeAutoObservable(this, { state: observableRef });
  }

  async load(companyId: CompanyId): Promise<void> {
    this.#wanted = companyId;
    this.state = { kind: 'loading' };
    const answer = await this.#list.execute(companyId);
    if (this.#wanted !== companyId) return;
    runInAction(() => {
      this.state = answer.ok ? { kind: 'ready', items: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  /** Adds one to the company and to what is shown. */
  async add(companyId: CompanyId, name: string): Promise<Result<__Item__, __Item__DraftError | PortFailure>> {
    const added = await this.#add.execute(companyId, name);
    runInAction(() => {
      if (!added.ok || this.#wanted !== companyId || this.state.kind !== 'ready') return;
      this.state = { kind: 'ready', items: [...this.state.items, added.value] };
    });
    return added;
  }
}
