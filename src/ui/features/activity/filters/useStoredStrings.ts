import { useTranslation } from 'react-i18next';
import { knownActions } from '../../../../domain/activity/activityKinds.ts';
import { describeChange } from '../../../../domain/changes/describeChange.ts';
import { featureOfChange, ownPrefixes } from '../../../../domain/changes/featureOfChange.ts';
import { blankConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { featureNames } from '../../../../domain/features/featureNames.ts';
import { countryCodes } from '../../../../domain/international/countryCodes.ts';
import { languages } from '../../../../domain/languages/language.ts';
import { foldForSearch } from '../../../../domain/shared/foldForSearch.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { useChangeTexts } from '../../../shared/changes/comparison/useChangeTexts.ts';
import { useTextKey } from '../../../shared/texts/useTextKey.ts';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';

/** Text on the screen, and the string that the audit log contains in its place. */
type Meaning = { readonly shown: string; readonly stored: string };

/** Maximum total length in characters of the strings in a search request, as limited by the contract. */
const MAX_LENGTH = 4000;

/**
 * For MobX observers. The audit log contains ids, not texts. Returns the ids of all actions, settings, pages, countries
 * and languages whose text on the screen contains the search text. Undefined while the names of settings are loading.
 */
export function useStoredStrings(search: string): readonly string[] | undefined {
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
