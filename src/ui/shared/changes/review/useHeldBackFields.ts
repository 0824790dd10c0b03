import { use } from 'react';
import { fieldsPerFeature } from '../../../../domain/changes/featureOfChange.ts';
import { FormDraftsContext } from '../../forms/FormDraftsContext.ts';
import type { AppPage } from '../../pages/AppPage.ts';
import { FeaturePages } from '../../pages/FeaturePages.ts';
import { useSettingLink } from '../../pages/PageLinksContext.ts';
import { useService } from '../../services.tsx';

/** Fields of one page that hold what was typed and is no change, and the way to the first of them. */
export type HeldBack = {
  readonly page: Pick<AppPage, 'path' | 'titleKey'>;
  readonly count: number;
  readonly goTo: () => void;
};

/** What is typed and is no change when it is asked, page by page. */
export function useHeldBackFields(): () => readonly HeldBack[] {
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
