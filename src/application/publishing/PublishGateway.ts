import type { CompanyPath } from '../company/CompanyPath.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';
import type { RevertedPublish } from '../../domain/publishing/reverts.ts';

export type PublishSummary = {
  readonly publishId: string;
  readonly actorName: string;
  /** ISO 8601 instant when the publish was completed, or opened if it is still open. */
  readonly at: string;
  readonly revision?: string | undefined;
  readonly reverts?: RevertedPublish | undefined;
};

export type PublishOpening = {
  readonly revision: string;
  readonly changes: readonly PendingChange[];
  readonly note?: string | undefined;
  readonly idempotencyKey: string;
};

/** Calls of a publish session: steps write to a draft, `complete` makes the draft current. Idempotent by key. */
export interface PublishGateway {
  /** Opens a publish. `stale` if `revision` is not current. `busy` while another publish of the company is open. */
  open(company: CompanyPath, opening: PublishOpening): Promise<Result<PublishSummary, PortFailure>>;
  complete(
    company: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>>;
  giveUp(company: CompanyPath, publishId: string, idempotencyKey: string): Promise<Result<void, PortFailure>>;
  latest(company: CompanyPath, signal?: AbortSignal): Promise<Result<PublishSummary | undefined, PortFailure>>;
}
export const PublishGateway = portToken<PublishGateway>('PublishGateway');
