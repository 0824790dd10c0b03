import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { ActivityFilter } from '../../../../domain/activity/activityFilter.ts';
import { activityKinds, type ActivityKind, knownActions } from '../../../../domain/activity/activityKinds.ts';
import { parseCompanyId } from '../../../../domain/company/companyId.ts';
import { useService } from '../../../shared/services.tsx';
import { describeChange } from '../../../../domain/changes/describeChange.ts';
import { featureOfChange, ownPrefixes } from '../../../../domain/changes/featureOfChange.ts';
import { blankConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { featureNames } from '../../../../domain/features/featureNames.ts';
import { countryCodes } from '../../../../domain/international/countryCodes.ts';
import { languages } from '../../../../domain/languages/language.ts';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useChangeTexts } from '../../../shared/changes/comparison/useChangeTexts.ts';
import { useTextKey } from '../../../shared/texts/useTextKey.ts';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';

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

/** Text on the screen, and the string that the audit log contains in its place. */
type Meaning = { readonly shown: string; readonly stored: string };

/** Maximum total length in characters of the strings in a search request, as limited by the contract. */
const MAX_LENGTH = 4000;

/**
 * For MobX observers. The audit log contains ids, not texts. Returns the ids of all actions, settings, pages, countries
 * and languages whose text on the screen contains the search text. Undefined while the names of settings are loading.
 */
function useStoredStrings(search: string): readonly string[] | undefined {
  const { t, i18n } = useTranslation();
  const text = useTextKey();
  const { title } = useChangeTexts();
  const pages = useService(FeaturePages);
  const { described, hasFailed } = useDescribers();
  const searchText = foldForSearch(search.trim());
  if (searchText === '') return [];
  if (!described && !hasFailed) return undefined;

  const actions = knownActions.map((action): Meaning => {
    const shown =
      action === 'publish.completed'
        ? t('activity.did.published', { count: 1, version: '' })
        : text(`activity.did.${action}`, { name: '', reason: '' });
    return { shown, stored: action };
  });
  const titles = featureNames.flatMap((feature): readonly Meaning[] => {
    const page = pages[feature];
    return page ? ownPrefixes(feature).map((stored) => ({ shown: t(page.titleKey), stored })) : [];
  });
  const emptyConfiguration = blankConfiguration('', '');
  const settings = (described?.registry.settings(emptyConfiguration) ?? []).flatMap((change): readonly Meaning[] => {
    const description =
      described && describeChange(described, change, { before: emptyConfiguration, after: emptyConfiguration });
    const page = pages[featureOfChange(change) ?? 'changes'];
    const names = description ? [title(description), description.label ?? '', page ? t(page.titleKey) : ''] : [];
    return names.map((shown) => ({ shown, stored: change.key }));
  });
  const { language } = i18n;
  const codes = [...namesOf('region', countryCodes, language), ...namesOf('language', languages, language)];

  const storedStrings = [...actions, ...titles, ...settings, ...codes]
    .filter(({ shown }) => foldForSearch(shown).includes(searchText))
    .map(({ stored }) => stored);
  let length = 0;
  return [...new Set(storedStrings)].filter((stored) => (length += stored.length + 1) <= MAX_LENGTH);
}

function namesOf(type: 'region' | 'language', codes: readonly string[], language: string): readonly Meaning[] {
  const names = new Intl.DisplayNames(language, { type });
  return codes.map((code) => ({ shown: names.of(code) ?? code, stored: code }));
}
