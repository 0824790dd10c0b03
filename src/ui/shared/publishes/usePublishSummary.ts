import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../application/changes/ChangeSubjects.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { PendingChange } from '../../../domain/changes/pendingChange.ts';
import { publishOutline, type ChangeName, type PageOutline } from '../../../domain/history/publishOutline.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { FeaturePages } from '../pages/AppPage.ts';
import { useService } from '../services.tsx';
import { isolated } from '../texts/isolated.ts';
import { useChangeTexts } from '../changes/comparison/useChangeTexts.ts';

type Summarised = { readonly named: readonly PendingChange[]; readonly changeCount: number };

/** Returns the names of the objects that changed on a page. Empty if only the page is known. */
export function useNamesText(): (outline: Pick<PageOutline, 'names' | 'more'>) => string {
  const { t, i18n } = useTranslation();
  const texts = useChangeTexts();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  function nameOf({ label, act, ...named }: ChangeName): string {
    if (label === '') return t('history.changed.gone');
    const name = label === undefined ? texts.title(named) : isolated(label);
    // Return only the name of a setting. For objects, e.g. rules, also say what happened to them.
    return act === 'changed' || label === undefined ? name : t(`history.changed.${act}`, { name });
  }
  return ({ names, more }) => {
    const furtherCount = more > 0 ? [t('history.changed.more', { count: more })] : [];
    return names.length === 0 ? '' : list.format([...names.map(nameOf), ...furtherCount]);
  };
}

export type PublishSummary = {
  readonly names: string;
  readonly onPages: string;
  readonly pages: readonly { readonly feature: FeatureName; readonly title: string }[];
};

/** For MobX observers. Returns a summary of a publish in the user's language. */
export function usePublishSummary(): (publish: Summarised) => PublishSummary {
  const { t } = useTranslation();
  const namesText = useNamesText();
  const pages = useService(FeaturePages);
  const { describers } = useService(ChangeSubjects);
  const { configuration } = useService(CompanyStore);

  return (publish) => {
    const { changeCount: count } = publish;
    const outline =
      configuration && publishOutline(describers, publish, { before: configuration, after: configuration });
    const pageSummaries = (outline?.pages ?? []).map((page) => {
      const titleKey = pages[page.feature]?.titleKey;
      return { feature: page.feature, title: titleKey ? t(titleKey) : page.feature, names: namesText(page) };
    });
    const further = outline?.others ? [t('history.changed.others', { count: outline.others })] : [];
    const lineOf = (parts: readonly string[]): string =>
      parts.length === 0
        ? t('publishing.stepChanges', { count })
        : [...parts, ...further].reduce((first, second) => t('history.changed.next', { first, second }));
    return {
      names: lineOf(pageSummaries.map(({ title, names }) => names || title)),
      onPages: lineOf(
        pageSummaries.map(({ title, names }) =>
          names === '' ? title : t('history.changed.onPage', { page: title, names }),
        ),
      ),
      pages: pageSummaries.map(({ feature, title }) => ({ feature, title })),
    };
  };
}
