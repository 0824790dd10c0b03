import type { CompleteActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import { NO_PREVIOUS_HASH } from '../../../src/domain/activity/sealedText.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import { followsLink } from '../audit/AuditLog.ts';
import { logsOf, type OwnerRequest } from './ListActivity.ts';

export class ReadActivity {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute(
    request: OwnerRequest & { readonly companyId: string; readonly sequence: number },
  ): Promise<Result<CompleteActivityEntry, ServiceFailure>> {
    const { sequence } = request;
    const companyId = request.companyId.toUpperCase();
    const logs = logsOf(request);
    if (!logs) return err({ kind: 'not-found' });
    return this.#unitOfWork.inTenant(logs, async ({ activity }) => {
      const entry = await activity.find(companyId, sequence);
      if (!entry) return err({ kind: 'not-found' });
      const isFirst = sequence === 1;
      const links = await activity.linksAfter({ companyId, sequence: isFirst ? 0 : sequence - 2 }, isFirst ? 1 : 2);
      const [before, link] = isFirst ? [{ sequence: 0, hash: NO_PREVIOUS_HASH }, links[0]] : links;
      return ok({ ...entry, fits: before !== undefined && link !== undefined && followsLink(link, before) });
    });
  }
}
