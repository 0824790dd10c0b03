import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../../src/domain/activity/activityFilter.ts';
import { actionsByKind, refusedActions } from '../../../src/domain/activity/activityKinds.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { cursorOf, instantIn, positionOf } from '../shared/pageCursor.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ActivityPosition, ActivityQuery } from './ActivityRepository.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal, Tenant } from '../shared/Principal.ts';
import { refused } from '../../../src/domain/shared/write.ts';

const DEFAULT_LIMIT = 50;
/** Counting stops at this number, because the total is only a hint and counting reads each entry. */
const MAX_COUNTED = 10_000;

/** Maximum number of users, and of merchants, offered as filters. */
const MAX_OPTIONS = 500;

export type ListActivityRequest = OwnerRequest &
  ActivityFilter & {
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  };

export type ActivityList = {
  readonly entries: readonly ActivityEntry[];
  readonly total?: number | undefined;
  readonly all?: number | undefined;
  readonly counts?: { readonly onBehalf: number; readonly refused: number } | undefined;
  readonly people?: readonly ActivityEntry['actor'][] | undefined;
  readonly merchants?: readonly { readonly companyId: string; readonly name: string }[] | undefined;
  readonly nextCursor?: string | undefined;
};

export class ListActivity {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute(request: ListActivityRequest): Promise<Result<ActivityList, ServiceFailure>> {
    const logs = logsOf(request);
    if (!logs) return err({ kind: 'not-found' });
    const query = queryOf(request);
    if (!query.ok) return query;
    const { limit } = query.value;
    return this.#unitOfWork.inTenant(logs, async ({ activity }) => {
      const found = await activity.list(query.value);
      const entries = found.slice(0, limit);
      const last = found.length > limit ? entries.at(-1) : undefined;
      const countWith = async (more: ActivityFilter): Promise<number> => {
        const narrower = queryOf({ ...request, ...more });
        return narrower.ok ? activity.count(narrower.value, MAX_COUNTED) : 0;
      };
      return ok({
        entries,
        nextCursor: last && cursorOf([last.at, last.companyId, String(last.sequence)]),
        ...(request.cursor === undefined && {
          total: await countWith({}),
          all: await activity.countAll(),
          counts: {
            onBehalf: await countWith({ isOnBehalf: true }),
            refused: await countWith({ isRefused: true }),
          },
          people: await activity.people(MAX_OPTIONS),
          merchants: await activity.merchants(MAX_OPTIONS),
        }),
      });
    });
  }
}

function queryOf(request: ListActivityRequest): Result<ActivityQuery, ServiceFailure> {
  const { cursor, kind, isRefused, isOnBehalf, companyId, limit = DEFAULT_LIMIT } = request;
  const after = cursor === undefined ? undefined : placeIn(cursor);
  if (cursor !== undefined && !after) return refused('/cursor', 'not a cursor of this list');
  const search = request.search?.trim().toLowerCase() ?? '';
  if (!isStorableText(search)) return refused('/search', 'not a text');
  for (const name of ['since', 'before'] as const)
    if (request[name] !== undefined && Number.isNaN(Date.parse(request[name])))
      return refused(`/${name}`, 'not a time');
  const { since, before, actorId, stored } = request;
  if (!isStorableText(stored?.join('') ?? '')) return refused('/stored', 'not a text');
  if (actorId !== undefined && !isStorableText(actorId)) return refused('/actor', 'not a text');
  const ofKind = kind && actionsByKind[kind];
  const refusals: readonly string[] | undefined = isRefused ? refusedActions : undefined;
  const actions = ofKind && refusals ? ofKind.filter((action) => refusals.includes(action)) : (ofKind ?? refusals);
  return ok({
    search: search || undefined,
    stored,
    actorId,
    actions,
    companyId: companyId?.toUpperCase(),
    isOnBehalf,
    since,
    before,
    after,
    limit,
  });
}

function placeIn(cursor: string): ActivityPosition | undefined {
  const [at = '', companyId = '', sequence = ''] = positionOf(cursor, 3) ?? [];
  const time = instantIn(at);
  if (time === undefined || !/^[1-9]\d{0,14}$/.test(sequence)) return undefined;
  return { at: time, companyId, sequence: Number(sequence) };
}

export type OwnerRequest = { readonly principal: Principal; readonly rootOrgId: string };

/** Tenant that can read the logs of an owner and its merchants. `undefined` if the caller is not an admin of the owner. */
export const logsOf = ({ principal, rootOrgId }: OwnerRequest): Tenant | undefined =>
  principal.isAdmin && parseCompanyId(rootOrgId) === principal.rootOrgId
    ? { rootOrgId: principal.rootOrgId, companyId: '*' }
    : undefined;
