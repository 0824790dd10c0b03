import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { Rebased } from '../../domain/changes/conflicts/rebaseChanges.ts';
import { rebaseOnto } from '../../domain/changes/conflicts/rebaseOnto.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { CompanyGateway, PublishedCompany } from '../company/CompanyGateway.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishGateway, PublishSummary } from './PublishGateway.ts';

export type RebasedOnLatest = Rebased & {
  readonly published: PublishedCompany;
  readonly by?: PublishSummary | undefined;
};

/** Reads the published configuration and rebases the pending changes onto it. Sends no changes to the service. */
export class FetchAndRebase {
  readonly #companies: CompanyGateway;
  readonly #publishes: PublishGateway;
  readonly #subjects: ChangeSubjects;

  constructor(companies: CompanyGateway, publishes: PublishGateway, subjects: ChangeSubjects) {
    this.#companies = companies;
    this.#publishes = publishes;
    this.#subjects = subjects;
  }

  async execute(
    companyId: CompanyId,
    changes: readonly PendingChange[],
  ): Promise<Result<RebasedOnLatest, PortFailure>> {
    const result = await this.#companies.read(companyId);
    if (!result.ok) return result;
    const { configuration } = result.value;
    const latest = await this.#publishes.latest(companyPathOf(configuration));
    return ok({
      ...rebaseOnto(this.#subjects.registry, configuration, changes),
      published: result.value,
      by: latest.ok ? latest.value : undefined,
    });
  }
}
