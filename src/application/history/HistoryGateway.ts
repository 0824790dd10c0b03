import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { RevertedPublish } from '../../domain/publishing/revertedPublish.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** One completed publish. Revisions are entity tags, as `"r17"`. */
export type PublishRecord = {
  readonly publishId: string;
  readonly revision: string;
  /** What was published before it. */
  readonly baseRevision: string;
  /** ISO 8601 instant at which it went live. */
  readonly at: string;
  /** Who really acted. */
  readonly actorName: string;
  /** The company's id where an admin acted in its place. */
  readonly onBehalfOf?: string | undefined;
  readonly changeCount: number;
  /** Its changes as far as they say what it did: the first by their keys, the first of each page with what they hold. */
  readonly named: readonly PendingChange[];
  /** What the person wrote of it. */
  readonly note?: string | undefined;
  readonly reverts?: RevertedPublish | undefined;
};

/** Somebody who published, by the name they did it under last. */
export type PublishPerson = { readonly userId: string; readonly name: string };

/** Newest first; `nextCursor` is absent on the last page. */
export type PublishPage = {
  readonly publishes: readonly PublishRecord[];
  readonly nextCursor?: string | undefined;
  /** Everybody who ever published, on the first page: whom the list can be filtered by. */
  readonly people?: readonly PublishPerson[] | undefined;
};

/**
 * What a company published when, and what each revision held. Only asked where the owner's service announces it. A
 * `signal` gives a question up: `unreachable`.
 */
export interface HistoryGateway {
  /** 25 a page of those that the filter leaves; a filter only where the owner's service announces that it knows them. */
  list(
    company: CompanyPath,
    filter?: PublishFilter,
    cursor?: string,
    signal?: AbortSignal,
  ): Promise<Result<PublishPage, PortFailure>>;
  /** The changes of one publish, as they were pending. `not-found` for one that never went live. */
  read(
    company: CompanyPath,
    publishId: string,
    signal?: AbortSignal,
  ): Promise<Result<PublishRecord & { readonly changes: readonly PendingChange[] }, PortFailure>>;
  /** A configuration as it was; never changes. */
  readRevision(
    company: CompanyPath,
    revision: string,
    signal?: AbortSignal,
  ): Promise<Result<CompanyConfiguration, PortFailure>>;
}
export const HistoryGateway = portToken<HistoryGateway>('HistoryGateway');
