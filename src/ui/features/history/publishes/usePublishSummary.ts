import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { PendingChange } from '../../../../domain/changes/pendingChange.ts';
import { publishOutline, type ChangeName, type PageOutline } from '../../../../domain/history/publishOutline.ts';
import { FeaturePages } from '../../../shared/pages/FeaturePages.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../changes/comparison/isolated.ts';
import { useTextKey } from '../../changes/comparison/useTextKey.ts';

type Summarised = { readonly named: readonly PendingChange[]; readonly changeCount: number };

/** What a publish changed on a page, by name, in the person's language; empty where only the page is known. */
export function useNamesText(): (outline: Pick<PageOutline, 'names' | 'more'>) => string {
  const { t, i18n } = useTranslation();
  const text = useTextKey();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  function nameOf({ title, code = '', label, act }: ChangeName): string {
    if (label === '') return t('history.changed.gone');
    const name = label === undefined ? text(title, { code }) : isolated(label);
    // Of a setting, that it was empty before says little; of a thing, that it came or went says all.
    return act === 'changed' || label === undefined ? name : t(`history.changed.${act}`, { name });
  }
  return ({ names, more }) => {
    const rest = more > 0 ? [t('history.changed.more', { count: more })] : [];
    return names.length === 0 ? '' : list.format([...names.map(nameOf), ...rest]);
  };
}

/** For observers: what a publish changed, in a line of the person's language. */
export function usePublishSummary(): (publish: Summarised) => string {
  const { t } = useTranslation();
  const namesText = useNamesText();
  const pages = useService(FeaturePages);
  const { describers } = useService(ChangeSubjects);
  const { configuration } = useService(CompanyStore);

  function pageOf(outline: PageOutline): string {
    const page = pages[outline.feature];
    const title = page ? t(page.titleKey) : outline.feature;
    const names = namesText(outline);
    return names === '' ? title : t('history.changed.onPage', { page: title, names });
  }
  return (publish) => {
    const { changeCount: count } = publish;
    if (!configuration) return t('publishing.stepChanges', { count });
    const outline = publishOutline(describers, publish, { before: configuration, after: configuration });
    const said = outline.pages.map(pageOf);
    if (said.length === 0) return t('publishing.stepChanges', { count });
    const others = outline.others > 0 ? [t('history.changed.others', { count: outline.others })] : [];
    return [...said, ...others].reduce((first, second) => t('history.changed.next', { first, second }));
  };
}
