import type { ActivityVerdict } from '../../../src/domain/activity/activityEntry.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { NO_PREVIOUS_HASH } from '../../../src/domain/activity/sealedText.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ActivityHead } from './ActivityRepository.ts';
import { followsLink } from '../audit/AuditLog.ts';
import { logsOf, type OwnerRequest } from './ListActivity.ts';

/** Hash chain links checked per transaction. Other transactions can run between two batches. */
const LINKS_AT_ONCE = 1000;

type Reached = { sequence: number; hash: string };

/** Recomputes every digest of an owner's logs and finds the first entry that was altered, added or removed. */
export class VerifyActivity {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute(request: OwnerRequest): Promise<Result<ActivityVerdict, ServiceFailure>> {
    const logs = logsOf(request);
    if (!logs) return err({ kind: 'not-found' });
    const before = await this.#unitOfWork.inTenant(logs, ({ activity }) => activity.heads());
    const reached = new Map<string, Reached>();
    let entries = 0;
    let since: string | undefined;
    for (let position = { companyId: '', sequence: 0 }; ;) {
      const links = await this.#unitOfWork.inTenant(logs, ({ activity }) =>
        activity.linksAfter(position, LINKS_AT_ONCE),
      );
      for (const link of links) {
        const at = reached.get(link.companyId) ?? { sequence: 0, hash: NO_PREVIOUS_HASH };
        if (!followsLink(link, at)) return ok({ kind: 'broken', companyId: link.companyId, sequence: at.sequence + 1 });
        reached.set(link.companyId, link);
        entries += 1;
        if (since === undefined || link.at < since) since = link.at;
      }
      const last = links.at(-1);
      if (!last || links.length < LINKS_AT_ONCE) break;
      position = last;
    }
    const after = await this.#unitOfWork.inTenant(logs, ({ activity }) => activity.heads());
    const broken = brokenEnd(before, after, reached);
    const lastHash = reached.get(logs.rootOrgId)?.hash;
    return ok(broken ?? { kind: 'intact', entries, since, lastHash });
  }
}

/** Describes a log whose last link differs from its recorded end. Entries written during the check may be missing. */
function brokenEnd(
  before: readonly ActivityHead[],
  after: readonly ActivityHead[],
  reached: ReadonlyMap<string, Reached>,
): ActivityVerdict | undefined {
  const earlier = new Map(before.map(({ companyId, sequence }) => [companyId, sequence]));
  const ends = new Map(after.map((head) => [head.companyId, head]));
  for (const [companyId, { sequence }] of reached)
    if (!ends.has(companyId)) return { kind: 'broken', companyId, sequence };
  for (const { companyId, sequence, hash } of after) {
    const end = reached.get(companyId) ?? { sequence: 0, hash: NO_PREVIOUS_HASH };
    if (end.sequence < (earlier.get(companyId) ?? 0)) return { kind: 'broken', companyId, sequence: end.sequence + 1 };
    if (end.sequence > sequence) return { kind: 'broken', companyId, sequence: sequence + 1 };
    if (end.sequence === sequence && end.hash !== hash) return { kind: 'broken', companyId, sequence };
  }
  return undefined;
}
