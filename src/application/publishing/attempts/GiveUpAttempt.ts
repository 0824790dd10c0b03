import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { attemptKey, type PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import { companyPathOf, type CompanyPath } from '../../company/CompanyPath.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { openRequestOf } from './openRequestOf.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { PublishGateway } from '../PublishGateway.ts';

/** True if no publish draft exists that this user could delete. After other failures, the draft may still exist. */
const isFinal = ({ kind }: PortFailure): boolean =>
  kind === 'stale' || kind === 'not-found' || kind === 'forbidden' || kind === 'rejected';

export class GiveUpAttempt {
  readonly #publishes: PublishGateway;
  readonly #journal: PublishAttemptArchive;

  constructor(publishes: PublishGateway, journal: PublishAttemptArchive) {
    this.#publishes = publishes;
    this.#journal = journal;
  }

  /** Deletes the draft and the journal. Fails, and keeps the journal, only if the draft may still exist. */
  async execute(attempt: PublishAttempt, configuration: CompanyConfiguration): Promise<Result<void, PortFailure>> {
    if (attempt.isUnsent) return ok(undefined);
    const company = companyPathOf(configuration);
    const draft = await this.#draftOf(attempt, company);
    if (!draft.ok) return draft;
    if (draft.value !== undefined) {
      const cancelled = await this.#publishes.giveUp(company, draft.value, attemptKey(attempt, 'give-up'));
      if (!cancelled.ok && !isFinal(cancelled.error)) return cancelled;
    }
    this.#journal.forget(attempt.companyId);
    return ok(undefined);
  }

  /** Id of the draft. If the response to its opening was lost, opening again with the same key returns the id. */
  async #draftOf(attempt: PublishAttempt, company: CompanyPath): Promise<Result<string | undefined, PortFailure>> {
    const { publishId, revision } = attempt;
    if (publishId !== undefined || revision === undefined) return ok(publishId);
    const reopened = await this.#publishes.open(company, openRequestOf(attempt, revision));
    if (reopened.ok) return ok(reopened.value.publishId);
    return isFinal(reopened.error) ? ok(undefined) : reopened;
  }
}
