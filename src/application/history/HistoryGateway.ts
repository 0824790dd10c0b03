import type { CompanyPath } from '../company/CompanyPath.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { RevertedPublish } from '../../domain/publishing/reverts.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** One completed publish. Revisions are entity tags, such as `"r17"`. */
export type PublishRecord = {
  readonly publishId: string;
  readonly revision: string;
  readonly baseRevision: string;
  /** ISO 8601 instant when the publish went live. */
  readonly at: string;
  /** Name of the user who published, also if an admin did it for a company. */
  readonly actorName: string;
  /** Id of the company if an admin published for it. */
  readonly onBehalfOf?: string | undefined;
  readonly changeCount: number;
  /** Changes for a summary: the first changes with their keys, and the first changes of each page with their values. */
  readonly named: readonly PendingChange[];
  readonly note?: string | undefined;
  readonly reverts?: RevertedPublish | undefined;
};

/** A user who has published, with the name at the last publish. */
export type PublishPerson = { readonly userId: string; readonly name: string };

export type PublishPage = {
  readonly publishes: readonly PublishRecord[];
  readonly nextCursor?: string | undefined;
  /** Options of the filter: every user who has published. Only on the first page. */
  readonly people?: readonly PublishPerson[] | undefined;
};

/** Publishes and revisions of a company. Call it only if the owner's service announces the history. */
export interface HistoryGateway {
  /** Reads a page of 25 publishes. Pass a filter only if the owner's service announces filters. */
  list(
    company: CompanyPath,
    filter?: PublishFilter,
    cursor?: string,
    signal?: AbortSignal,
  ): Promise<Result<PublishPage, PortFailure>>;
  /** Reads all changes of one publish. `not-found` if it never went live. */
  read(
    company: CompanyPath,
    publishId: string,
    signal?: AbortSignal,
  ): Promise<Result<PublishRecord & { readonly changes: readonly PendingChange[] }, PortFailure>>;
  readRevision(
    company: CompanyPath,
    revision: string,
    signal?: AbortSignal,
  ): Promise<Result<CompanyConfiguration, PortFailure>>;
}
export const HistoryGateway = portToken<HistoryGateway>('HistoryGateway');
