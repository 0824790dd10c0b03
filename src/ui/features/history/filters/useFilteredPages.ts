import { useTranslation } from 'react-i18next';
import { changeKeys, featureNames, type FeatureName } from '../../../../domain/features/featureNames.ts';
import { FeaturePages } from '../../../shared/pages/FeaturePages.ts';
import { useService } from '../../../shared/services.tsx';

/** The pages whose changes a history can be filtered by, in the order of the navigation. */
export function useFilteredPages(): readonly { readonly id: FeatureName; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useService(FeaturePages);
  return featureNames.flatMap((feature) => {
    const page = pages[feature];
    return page && changeKeys[feature].changes.length > 0 ? [{ id: feature, label: t(page.titleKey) }] : [];
  });
}
