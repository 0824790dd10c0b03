import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { changeKeys, featureNames, type FeatureName } from '../../../../domain/features/featureNames.ts';
import { FeaturePages } from '../../../shared/pages/FeaturePages.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';

/** The pages whose changes a history can be filtered by, in the order of the navigation: those that this company has. */
export function useFilteredPages(): readonly { readonly id: FeatureName; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useService(FeaturePages);
  const { hasPage } = use(PageLinksContext);
  return featureNames.flatMap((feature) => {
    const page = pages[feature];
    return page && hasPage(page.path) && changeKeys[feature].changes.length > 0
      ? [{ id: feature, label: t(page.titleKey) }]
      : [];
  });
}
