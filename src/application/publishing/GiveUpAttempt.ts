import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { attemptKey, type PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { PublishGateway } from './PublishGateway.ts';

/** Drops a stopped attempt: its draft at the service, best effort (a lease frees it anyway), and its journal. */
export class GiveUpAttempt {
  readonly #publishes: PublishGateway;
  readonly #journal: PublishAttemptArchive;

  constructor(publishes: PublishGateway, journal: PublishAttemptArchive) {
    this.#publishes = publishes;
    this.#journal = journal;
  }

  async execute(attempt: PublishAttempt, { carrier, companyId }: CompanyConfiguration): Promise<void> {
    this.#journal.forget(attempt.companyId);
    if (attempt.publishId === undefined) return;
    const company = { rootOrgId: carrier.rootOrgId, companyId };
    await this.#publishes.giveUp(company, attempt.publishId, attemptKey(attempt, 'give-up'));
  }
}
