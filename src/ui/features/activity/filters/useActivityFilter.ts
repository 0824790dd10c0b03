import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { ActivityFilter } from '../../../../domain/activity/activityFilter.ts';
import { activityKinds, type ActivityKind } from '../../../../domain/activity/activityKinds.ts';
import { parseCompanyId } from '../../../../domain/company/companyId.ts';
import { useService } from '../../../shared/services.tsx';
import { useStoredStrings } from './useStoredStrings.ts';

export const periods = ['today', 'week', 'month'] as const;
export type ActivityPeriod = (typeof periods)[number];

export type ChosenActivity = {
  readonly search: string;
  readonly actorId: string | undefined;
  readonly kind: ActivityKind | undefined;
  readonly time: ActivityPeriod | undefined;
  readonly companyId: string | undefined;
  readonly isOnBehalf: boolean;
  readonly isRefused: boolean;
};

export const everything: ChosenActivity = {
  search: '',
  actorId: undefined,
  kind: undefined,
  time: undefined,
  companyId: undefined,
  isOnBehalf: false,
  isRefused: false,
};

const DAYS: Readonly<Record<ActivityPeriod, number>> = { today: 0, week: 6, month: 29 };

function chosenIn(address: URLSearchParams): ChosenActivity {
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    actorId: address.get('person')?.slice(0, 200) || undefined,
    kind: activityKinds.find((kind) => kind === address.get('kind')),
    time: periods.find((period) => period === address.get('time')),
    companyId: parseCompanyId(address.get('merchant') ?? ''),
    isOnBehalf: address.get('behalf') === 'true',
    isRefused: address.get('refused') === 'true',
  };
}

function addressOf(chosen: ChosenActivity): Record<string, string> {
  const { search, actorId, kind, time, companyId, isOnBehalf, isRefused } = chosen;
  return {
    ...(search !== '' && { search }),
    ...(actorId !== undefined && { person: actorId }),
    ...(kind && { kind }),
    ...(time && { time }),
    ...(companyId !== undefined && { merchant: companyId }),
    ...(isOnBehalf && { behalf: 'true' }),
    ...(isRefused && { refused: 'true' }),
  };
}

/**
 * Converts the selected filter for a request. Uses complete days, so that the same filter gives the same request all
 * day.
 */
function filterOf(
  { time, search, ...chosen }: ChosenActivity,
  stored: readonly string[] | undefined,
  now: number,
): ActivityFilter {
  const today = new Date(now);
  const since = time && new Date(today.getFullYear(), today.getMonth(), today.getDate() - DAYS[time]).toISOString();
  return { ...chosen, search: search.trim() || undefined, stored, since };
}

/** For MobX observers. Stores the filter in the URL, for reloads, links and the back button. */
export function useActivityFilter() {
  const [params, setParams] = useSearchParams();
  const clock = useService(Clock);
  const chosen = chosenIn(params);
  const stored = useStoredStrings(chosen.search);
  const serializedFilter = stored && JSON.stringify(filterOf(chosen, stored, clock.now()));
  const filter = useMemo(
    () => (serializedFilter === undefined ? undefined : (JSON.parse(serializedFilter) as ActivityFilter)),
    [serializedFilter],
  );
  const change = (next: ChosenActivity): void => setParams(addressOf(next), { replace: true });
  /** `filter` is undefined while the names of settings are loading, because a search needs them. */
  return { chosen, filter, change };
}
