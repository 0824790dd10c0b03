import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { commandOutcomes, companyOf, newMerchantsIn } from '../../../src/domain/onboarding/commandOutcomes.ts';
import type { CommandOutcome } from '../../../src/domain/publishing/publishProtocol.ts';
import type { CommandOutcomes } from '../publishing/CommandOutcomes.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';

export class NewMerchantOutcomes implements CommandOutcomes {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async find(rootOrgId: string, announced: readonly PendingChange[]): Promise<ReadonlyMap<string, CommandOutcome>> {
    const companyIds = newMerchantsIn(announced).flatMap((change) => parseCompanyId(companyOf(change)) ?? []);
    if (companyIds.length === 0) return new Map();
    const records = await this.#unitOfWork.inTenant({ rootOrgId, companyId: '*' }, ({ merchants }) =>
      merchants.readRecords(companyIds),
    );
    return commandOutcomes(announced, (companyId) => records.get(companyId));
  }
}
