import type { ActivityLog, ActivityMerchant, ActivityPage } from '../../application/activity/ActivityLog.ts';
import type { ActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../domain/activity/activityFilter.ts';
import { isInActivity } from '../../domain/activity/isInActivity.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryActivityLog = (service: DemoService): ActivityLog => ({
  async list(rootOrgId, filter, { cursor, limit }) {
    if (!service.isAdminSignedIn) return err({ kind: 'forbidden' });
    const all = service.activity.entries(rootOrgId);
    const matching = (more: ActivityFilter = {}) => all.filter((entry) => isInActivity(entry, { ...filter, ...more }));
    const matchingEntries = matching();
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return ok({
      entries: matchingEntries.slice(start, end),
      nextCursor: end < matchingEntries.length ? String(end) : undefined,
      ...(cursor === undefined && {
        total: matchingEntries.length,
        all: all.length,
        counts: {
          onBehalf: matching({ isOnBehalf: true }).length,
          refused: matching({ isRefused: true }).length,
        },
        ...optionsIn(all, rootOrgId),
      }),
    });
  },
  async find(rootOrgId, { companyId, sequence }) {
    const entry = service.activity.find(rootOrgId, companyId, sequence);
    return entry && service.isAdminSignedIn ? ok(entry) : err({ kind: 'not-found' });
  },
  verify: async (rootOrgId) =>
    service.isAdminSignedIn ? ok(service.activity.verify(rootOrgId)) : err({ kind: 'forbidden' }),
});

/** @param entries newest first, so that the latest name of a user or merchant is used */
function optionsIn(entries: readonly ActivityEntry[], rootOrgId: string): Pick<ActivityPage, 'people' | 'merchants'> {
  const people = new Map<string, ActivityEntry['actor']>();
  const merchants = new Map<string, ActivityMerchant>();
  for (const { actor, companyId, companyName: name = companyId } of entries) {
    if (actor.userId !== '' && !people.has(actor.userId)) people.set(actor.userId, actor);
    if (companyId !== rootOrgId && !merchants.has(companyId)) merchants.set(companyId, { companyId, name });
  }
  return { people: [...people.values()], merchants: [...merchants.values()] };
}
