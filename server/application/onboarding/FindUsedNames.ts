import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { UsedNames } from '../../../src/domain/onboarding/draft/draftProblems.ts';
import { queriedNames, namesInUse, type NewMerchantNames } from '../../../src/domain/onboarding/usedNames.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';

export type FindUsedNamesRequest = {
  readonly principal: Principal;
  readonly rootOrgId: string;
  readonly merchants: readonly NewMerchantNames[];
};

/** Finds company IDs and trading names that other merchants of the owner already use [SG-2]. Only for admins. */
export class FindUsedNames {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute({ principal, rootOrgId, merchants }: FindUsedNamesRequest): Promise<Result<UsedNames, ServiceFailure>> {
    const owner = parseCompanyId(rootOrgId);
    if (!principal.isAdmin || owner !== principal.rootOrgId) return err({ kind: 'not-found' });
    const { companyIds, tradingNames } = queriedNames(merchants);
    return this.#unitOfWork.inTenant({ rootOrgId: owner, companyId: '*' }, async ({ merchants: registry }) => {
      const onboarded = await registry.findOnboarded(companyIds);
      const holders = await registry.findHolders(tradingNames);
      return ok(namesInUse(merchants, new Set([...onboarded, owner]), holders));
    });
  }
}
