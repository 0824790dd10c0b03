import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../application/changes/ChangeSubjects.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { describeChange } from '../../../domain/changes/describeChange.ts';
import { featureOfChange } from '../../../domain/changes/featureOfChange.ts';
import { FeaturePages } from '../../shared/pages/AppPage.ts';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { useService } from '../../shared/services.tsx';
import { useChangeTexts } from '../../shared/changes/comparison/useChangeTexts.ts';
import type { Command } from './CommandsContext.ts';
import type { OtherLanguages } from './useOtherLanguages.ts';

/** For MobX observers. Commands that open the settings of all pages and, in a search, the entries of their lists. */
export function useSettingCommands(inOtherLanguages: OtherLanguages, isSeeking: boolean): readonly Command[] {
  const { t } = useTranslation();
  const texts = useChangeTexts();
  const linkTo = useSettingLink();
  const pages = useService(FeaturePages);
  const subjects = useService(ChangeSubjects);
  const { pendingConfiguration } = useService(CompanyStore);
  useEffect(
    function fetchDescribers() {
      // Ignore the failure: without the describers, the palette only lacks the settings.
      subjects.describeAll().catch(() => undefined);
    },
    [subjects],
  );
  const { describers } = subjects;
  const described = useMemo(
    function describeSettings() {
      if (!pendingConfiguration || !describers) return [];
      const { registry } = describers;
      const context = { before: pendingConfiguration, after: pendingConfiguration };
      const settings = registry.settings(pendingConfiguration).map((change) => ({ change, isEntry: false }));
      // Lists may have a thousand entries, so include the entries only in a search.
      const entries = isSeeking ? registry.entries(pendingConfiguration) : [];
      const all = [...settings, ...entries.map((change) => ({ change, isEntry: true }))];
      // Remove duplicates, because several subjects may describe the same setting.
      // The key includes the type, because a merchant and its owner may have settings with the same key.
      const named = new Map(all.map((each) => [`${each.change.type} ${each.change.key}`, each]));
      return [...named.values()].map(({ change, isEntry }) => ({
        change,
        isEntry,
        description: describeChange(describers, change, context),
      }));
    },
    [pendingConfiguration, describers, isSeeking],
  );
  return described.flatMap(({ change, isEntry, description }): readonly Command[] => {
    const feature = featureOfChange(change);
    const page = feature && pages[feature];
    const run = feature && linkTo(feature, change.key);
    if (!page || !run || !description) return [];
    const { title, label } = description;
    return [
      {
        id: `setting ${change.type} ${change.key}`,
        group: 'settings',
        label: texts.title(description),
        icon: page.icon,
        otherLabels: isEntry ? [] : inOtherLanguages(title),
        keywords: [...(label ? [label] : []), t(page.titleKey)],
        run,
      },
    ];
  });
}
