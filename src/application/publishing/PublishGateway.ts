import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';
import type { RevertedPublish } from '../../domain/publishing/revertedPublish.ts';

export type CompanyPath = { readonly rootOrgId: string; readonly companyId: CompanyId };

/** A publish as the history names it. */
export type PublishSummary = {
  readonly publishId: string;
  readonly actorName: string;
  /** ISO 8601 instant of completion, or of opening while it is open. */
  readonly at: string;
  readonly revision?: string | undefined;
  /** What it leads back to, where the service tells it. */
  readonly reverts?: RevertedPublish | undefined;
};

/** A publish as it is opened. */
export type PublishOpening = {
  readonly revision: string;
  readonly changes: readonly PendingChange[];
  /** What the person wrote of it; only where the owner's service announces that it takes notes. */
  readonly note?: string | undefined;
  readonly idempotencyKey: string;
};

/** Publish sessions: a draft that the steps write to, made current as a whole. Every call may be repeated with its key. */
export interface PublishGateway {
  /** `stale` when `revision` is no longer current; `busy` while another publish of the company is open. */
  open(company: CompanyPath, opening: PublishOpening): Promise<Result<PublishSummary, PortFailure>>;
  complete(
    company: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>>;
  /** Drops an open publish's draft. */
  giveUp(company: CompanyPath, publishId: string, idempotencyKey: string): Promise<Result<void, PortFailure>>;
  /** The newest completed publish, if any. `signal` gives the question up: `unreachable`. */
  latest(company: CompanyPath, signal?: AbortSignal): Promise<Result<PublishSummary | undefined, PortFailure>>;
}
export const PublishGateway = portToken<PublishGateway>('PublishGateway');
