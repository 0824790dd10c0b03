import { makeAutoObservable } from 'mobx';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import { CursorList, type CursorListState } from '../shared/CursorList.ts';
import type { HistoryGateway, PublishPage } from './HistoryGateway.ts';

/** A resource: a company's publishes, newest first, a page at a time. */
export class HistoryStore {
  readonly #publishes: CursorList<CompanyPath, PublishPage>;

  constructor(history: HistoryGateway) {
    this.#publishes = new CursorList((company, cursor, signal) => history.list(company, cursor, signal), {
      append: (shown, next) => ({ ...next, publishes: [...shown.publishes, ...next.publishes] }),
    });
    makeAutoObservable(this);
  }

  get state(): CursorListState<PublishPage> {
    return this.#publishes.state;
  }

  /** Reads the newest page. Of the same company, what is shown stays until the answer is there, and where there is none. */
  open(company: CompanyPath): Promise<void> {
    return this.#publishes.open(company);
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  loadMore(): Promise<void> {
    return this.#publishes.loadMore();
  }
}
