import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../domain/history/publishFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { RevertedPublish } from '../../domain/publishing/reverts.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** One completed publish. Revisions are entity tags, such as `"r17"`. */
export type PublishRecord = {
  readonly publishId: string;
  readonly revision: string;
  readonly baseRevision: string;
  /** ISO 8601 instant when it went live. */
  readonly at: string;
  /** The user who acted, even if on behalf of a company. */
  readonly actorName: string;
  /** Company id if an admin acted on its behalf. */
  readonly onBehalfOf?: string | undefined;
  readonly changeCount: number;
  /** Excerpt for a summary: the first changes with their keys, and the first of each page with its values. */
  readonly named: readonly PendingChange[];
  readonly note?: string | undefined;
  readonly reverts?: RevertedPublish | undefined;
};

/** Name as of the user's last publish. */
export type PublishPerson = { readonly userId: string; readonly name: string };

export type PublishPage = {
  readonly publishes: readonly PublishRecord[];
  readonly nextCursor?: string | undefined;
  /** Every user who has published, only on the first page. Options of the filter. */
  readonly people?: readonly PublishPerson[] | undefined;
};

/** Publishes and revisions of a company. Called only if the owner's service announces it. */
export interface HistoryGateway {
  /** Pages of 25. Pass a filter only if the owner's service announces filters. */
  list(
    company: CompanyPath,
    filter?: PublishFilter,
    cursor?: string,
    signal?: AbortSignal,
  ): Promise<Result<PublishPage, PortFailure>>;
  /** All changes of one publish. `not-found` if it never went live. */
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
