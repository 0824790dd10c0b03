import { makeAutoObservable } from 'mobx';
import type { CompanyPath } from '../company/CompanyPath.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import { PagedList, type PagedListState } from '../shared/PagedList.ts';
import type { HistoryGateway, PublishPage } from './HistoryGateway.ts';

type HistoryQuestion = { readonly company: CompanyPath; readonly filter: PublishFilter };

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
        // Show the previous list until the response, but only for the same company.
        keepsPrevious: (shown, next) => deepEqual(shown.company, next.company),
      },
    );
    makeAutoObservable(this);
  }

  get state(): PagedListState<PublishPage> {
    return this.#publishes.state;
  }

  open(company: CompanyPath, filter: PublishFilter = {}): Promise<void> {
    return this.#publishes.open({ company, filter });
  }

  loadMore(): Promise<void> {
    return this.#publishes.loadMore(({ nextCursor }) => nextCursor);
  }

  leave(): void {
    this.#publishes.cancel();
  }
}
