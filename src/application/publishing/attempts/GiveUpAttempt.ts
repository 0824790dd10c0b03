import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { attemptKey, type PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { openRequestOf } from './openRequestOf.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { CompanyPath, PublishGateway } from '../PublishGateway.ts';

/** After these failures, no draft exists that this user could delete. Any other failure may leave a draft. */
const isFinal = ({ kind }: PortFailure): boolean =>
  kind === 'stale' || kind === 'not-found' || kind === 'forbidden' || kind === 'rejected';

export class GiveUpAttempt {
  readonly #publishes: PublishGateway;
  readonly #journal: PublishAttemptArchive;

  constructor(publishes: PublishGateway, journal: PublishAttemptArchive) {
    this.#publishes = publishes;
    this.#journal = journal;
  }

  /** Fails only if the draft may still exist. The journal is kept then. */
  async execute(
    attempt: PublishAttempt,
    { carrier, companyId }: CompanyConfiguration,
  ): Promise<Result<void, PortFailure>> {
    if (attempt.isUnsent) return ok(undefined);
    const company = { rootOrgId: carrier.rootOrgId, companyId };
    const draft = await this.#draftOf(attempt, company);
    if (!draft.ok) return draft;
    if (draft.value !== undefined) {
      const dropped = await this.#publishes.giveUp(company, draft.value, attemptKey(attempt, 'give-up'));
      if (!dropped.ok && !isFinal(dropped.error)) return dropped;
    }
    this.#journal.forget(attempt.companyId);
    return ok(undefined);
  }

  /** If the response to opening was lost, opening again with the same key returns the id of the draft. */
  async #draftOf(attempt: PublishAttempt, company: CompanyPath): Promise<Result<string | undefined, PortFailure>> {
    const { publishId, revision } = attempt;
    if (publishId !== undefined || revision === undefined) return ok(publishId);
    const opened = await this.#publishes.open(company, openRequestOf(attempt, revision));
    if (opened.ok) return ok(opened.value.publishId);
    return isFinal(opened.error) ? ok(undefined) : opened;
  }
}
