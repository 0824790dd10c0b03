import { listActivity, readActivity, verifyActivity } from '../../../contract/activity/activity.ts';
import type { ActivityLog, ActivityPage } from '../../application/activity/ActivityLog.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ActivityEntry, ActivityVerdict, CompleteActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../domain/activity/activityFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

type Answer<T> = Promise<Result<T, PortFailure>>;

const flag = (isOn: boolean | undefined): 'true' | undefined => (isOn ? 'true' : undefined);

export class HttpActivityLog implements ActivityLog {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  list(
    rootOrgId: string,
    { stored, actorId, isOnBehalf, isRefused, ...filter }: ActivityFilter,
    place: { readonly cursor?: string | undefined; readonly limit: number },
    signal?: AbortSignal,
  ): Answer<ActivityPage> {
    const flags = { onBehalf: flag(isOnBehalf), refused: flag(isRefused) };
    const query = { ...filter, stored: stored?.join('\n') || undefined, actor: actorId, ...flags, ...place };
    return bodyAs(readAt(this.#http, listActivity, { rootOrgId }, { query }, signal), (page) => page);
  }

  find(
    rootOrgId: string,
    { companyId, sequence }: Pick<ActivityEntry, 'companyId' | 'sequence'>,
    signal?: AbortSignal,
  ): Answer<CompleteActivityEntry> {
    const params = { rootOrgId, companyId, sequence: String(sequence) };
    return bodyAs(readAt(this.#http, readActivity, params, {}, signal), (entry) => entry);
  }

  verify(rootOrgId: string, signal?: AbortSignal): Answer<ActivityVerdict> {
    return bodyAs(readAt(this.#http, verifyActivity, { rootOrgId }, {}, signal), (verdict) => verdict);
  }
}
