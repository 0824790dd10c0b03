import { makeAutoObservable } from 'mobx';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import { PagedList, type PagedListState } from '../shared/PagedList.ts';
import type { HistoryGateway, PublishPage } from './HistoryGateway.ts';

type HistoryQuestion = { readonly company: CompanyPath; readonly filter: PublishFilter };

/** A resource: a company's publishes that a filter leaves, newest first, a page at a time. */
export class HistoryResource {
  readonly #publishes: PagedList<HistoryQuestion, PublishPage>;

  constructor(history: HistoryGateway) {
    this.#publishes = new PagedList(
      ({ company, filter }, cursor, signal) => history.list(company, filter, cursor, signal),
      {
        join: (shown, next) => ({
          ...next,
          publishes: [...shown.publishes, ...next.publishes],
          people: shown.people,
        }),
        // What another filter left stays until the answer is there; of another company nothing does.
        keepsPrevious: (shown, next) => deepEqual(shown.company, next.company),
      },
    );
    makeAutoObservable(this);
  }

  get state(): PagedListState<PublishPage> {
    return this.#publishes.state;
  }

  /** Reads the newest page. Of the same company, what is shown stays until the answer is there, and where there is none. */
  open(company: CompanyPath, filter: PublishFilter = {}): Promise<void> {
    return this.#publishes.open({ company, filter });
  }

  /** Appends the next page; does nothing while one is under way or none is left. */
  loadMore(): Promise<void> {
    return this.#publishes.loadMore(({ nextCursor }) => nextCursor);
  }

  /** The view is left: what it still reads is given up. */
  leave(): void {
    this.#publishes.cancel();
  }
}
