import { use } from 'react';
import { fieldsPerFeature } from '../../../../domain/changes/featureOfChange.ts';
import { FormDraftsContext } from '../../forms/useStoredInput.ts';
import { type AppPage, FeaturePages } from '../../pages/AppPage.ts';
import { useSettingLink } from '../../pages/PageLinksContext.ts';
import { useService } from '../../services.tsx';

/** Number of fields on a page whose input is not a pending change yet. `goTo` opens the first of these fields. */
export type UnappliedField = {
  readonly page: Pick<AppPage, 'path' | 'titleKey'>;
  readonly count: number;
  readonly goTo: () => void;
};

export function useUnappliedFields(): () => readonly UnappliedField[] {
  const drafts = use(FormDraftsContext);
  const pages = useService(FeaturePages);
  const linkTo = useSettingLink();
  return () =>
    [...fieldsPerFeature(drafts?.names ?? [])].flatMap(([feature, keys]) => {
      const page = pages[feature];
      const goTo = linkTo(feature, keys[0]);
      return page && goTo ? { page, count: keys.length, goTo } : [];
    });
}
