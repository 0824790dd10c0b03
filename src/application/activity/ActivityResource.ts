import { makeAutoObservable } from 'mobx';
import type { ActivityEntry, ActivityVerdict, CompleteActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../domain/activity/activityFilter.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { PagedList, type PagedListState } from '../shared/PagedList.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { ActivityLog, ActivityPage } from './ActivityLog.ts';

type Question = { readonly rootOrgId: string; readonly filter: ActivityFilter };
type EntryPlace = Pick<ActivityEntry, 'companyId' | 'sequence'>;

const PAGE_SIZE = 50;
const EXPORT_PAGE_SIZE = 200;
/** Maximum number of entries in an exported file. For more entries, the user must narrow the filter. */
export const MAX_EXPORTED = 10_000;

export class ActivityResource {
  readonly #log: ActivityLog;
  readonly #entries: PagedList<Question, ActivityPage>;
  readonly #opened: Resource<{ readonly rootOrgId: string } & EntryPlace, CompleteActivityEntry>;
  readonly #verdict: Resource<string, ActivityVerdict>;

  constructor(log: ActivityLog) {
    this.#log = log;
    this.#entries = new PagedList(
      ({ rootOrgId, filter }, cursor, signal) => log.list(rootOrgId, filter, { cursor, limit: PAGE_SIZE }, signal),
      {
        join: (shown, next) => ({
          ...shown,
          entries: [...shown.entries, ...next.entries],
          nextCursor: next.nextCursor,
        }),
        keepsPrevious: (shown, next) => shown.rootOrgId === next.rootOrgId,
      },
    );
    this.#opened = new Resource(({ rootOrgId, ...entry }, signal) => log.find(rootOrgId, entry, signal));
    this.#verdict = new Resource((rootOrgId, signal) => log.verify(rootOrgId, signal));
    makeAutoObservable(this);
  }

  get state(): PagedListState<ActivityPage> {
    return this.#entries.state;
  }

  get opened(): ResourceState<CompleteActivityEntry> {
    return this.#opened.state;
  }

  get verdict(): ResourceState<ActivityVerdict> {
    return this.#verdict.state;
  }

  open(rootOrgId: string, filter: ActivityFilter): Promise<void> {
    return this.#entries.open({ rootOrgId, filter });
  }

  loadMore(): Promise<void> {
    return this.#entries.loadMore(({ nextCursor }) => nextCursor);
  }

  async openEntry(rootOrgId: string, { companyId, sequence }: EntryPlace): Promise<void> {
    await this.#opened.load({ rootOrgId, companyId, sequence });
  }

  async verify(rootOrgId: string): Promise<void> {
    await this.#verdict.reload(rootOrgId);
  }

  async collect(rootOrgId: string, filter: ActivityFilter): Promise<Result<readonly ActivityEntry[], PortFailure>> {
    const entries: ActivityEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.#log.list(rootOrgId, filter, { cursor, limit: EXPORT_PAGE_SIZE });
      if (!page.ok) return page;
      entries.push(...page.value.entries);
      cursor = page.value.nextCursor;
    } while (cursor !== undefined && entries.length < MAX_EXPORTED);
    return ok(entries.slice(0, MAX_EXPORTED));
  }

  leave(): void {
    this.#entries.cancel();
    this.#verdict.cancel();
  }
}
