import {
  type AccountActivity,
  accountActions,
  accountActivityOf,
  MAX_ACCOUNT_ACTIVITY,
} from '../../../src/domain/session/accountActivity.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';

export class ListAccountActivity {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  /** Entries about the signed-in user from the log of the user's company, newest first. */
  async execute({ rootOrgId, organisationId, userId }: Principal): Promise<readonly AccountActivity[]> {
    const query = { actorId: userId, actions: accountActions, companyId: organisationId, limit: MAX_ACCOUNT_ACTIVITY };
    const entries = await this.#unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ activity }) =>
      activity.list(query),
    );
    return entries.slice(0, MAX_ACCOUNT_ACTIVITY).map(accountActivityOf);
  }
}
