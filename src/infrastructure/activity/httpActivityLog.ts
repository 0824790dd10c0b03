import { listActivity, readActivity, verifyActivity } from '../../../contract/activity/activity.ts';
import type { ActivityLog } from '../../application/activity/ActivityLog.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

const flag = (isOn: boolean | undefined): 'true' | undefined => (isOn ? 'true' : undefined);

export const httpActivityLog = (http: Http): ActivityLog => ({
  list(rootOrgId, { stored, actorId, isOnBehalf, isRefused, ...filter }, place, signal) {
    const flags = { onBehalf: flag(isOnBehalf), refused: flag(isRefused) };
    const query = { ...filter, stored: stored?.join('\n') || undefined, actor: actorId, ...flags, ...place };
    return bodyAs(readAt(http, listActivity, { rootOrgId }, { query }, signal), (page) => page);
  },
  find(rootOrgId, { companyId, sequence }, signal) {
    const params = { rootOrgId, companyId, sequence: String(sequence) };
    return bodyAs(readAt(http, readActivity, params, {}, signal), (entry) => entry);
  },
  verify: (rootOrgId, signal) => bodyAs(readAt(http, verifyActivity, { rootOrgId }, {}, signal), (verdict) => verdict),
});
