import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { HistoryGateway, PublishRecord } from './HistoryGateway.ts';

export type HistoryState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly publishes: readonly PublishRecord[];
      readonly nextCursor?: string | undefined;
      readonly more: 'idle' | 'loading' | 'failed';
    }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** A company's publishes, newest first, a page at a time. */
export class HistoryStore {
  state: HistoryState = { kind: 'loading' };
  readonly #history: HistoryGateway;
  /** Each opening is a question of its own; answers to an older one are no news. */
  #asked: CompanyPath | undefined;

  constructor(history: HistoryGateway) {
    this.#history = history;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Reads the newest page. Of the same company, what is shown stays until the answer is there. */
  async open(company: CompanyPath): Promise<void> {
    const isSame = this.#asked?.companyId === company.companyId && this.#asked.rootOrgId === company.rootOrgId;
    const asked = { ...company };
    this.#asked = asked;
    if (!isSame || this.state.kind === 'failed') this.state = { kind: 'loading' };
    const page = await this.#history.list(company);
    if (this.#asked !== asked) return;
    runInAction(() => {
      this.state = page.ok ? { kind: 'ready', ...page.value, more: 'idle' } : { kind: 'failed', failure: page.error };
    });
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  async loadMore(): Promise<void> {
    const { state } = this;
    const asked = this.#asked;
    if (!asked || state.kind !== 'ready' || state.nextCursor === undefined || state.more === 'loading') return;
    this.state = { ...state, more: 'loading' };
    const page = await this.#history.list(asked, state.nextCursor);
    if (this.#asked !== asked || this.state.kind !== 'ready' || this.state.more !== 'loading') return;
    runInAction(() => {
      this.state = page.ok
        ? { kind: 'ready', ...page.value, publishes: [...state.publishes, ...page.value.publishes], more: 'idle' }
        : { ...state, more: 'failed' };
    });
  }
}
