import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { NavigationFeature, NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { changeKeys, featureNames, type FeatureName } from '../../../../domain/features/featureNames.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';

/**
 * For MobX observers. Returns the pages by which users can filter the history, in the order of the company's
 * navigation.
 */
export function useFilteredPages(): readonly { readonly id: FeatureName; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useService(FeaturePages);
  const { hasPage } = use(PageLinksContext);
  const { configuration } = useService(CompanyStore);
  const positions = new Map(listedPaths(configuration?.features.navigation).map((path, place) => [path, place]));
  const positionOf = (path: string): number => positions.get(path) ?? positions.size;
  return featureNames
    .flatMap((feature) => {
      const page = pages[feature];
      return page && hasPage(page.path) && changeKeys[feature].changes.length > 0
        ? [{ id: feature, label: t(page.titleKey), place: positionOf(page.path) }]
        : [];
    })
    .toSorted((one, other) => one.place - other.place);
}

function listedPaths({ sections = [], pages = [] }: NavigationFeature = {}): readonly string[] {
  const pathsOf = ({ url, subItems = [] }: NavigationPage): readonly string[] => [url, ...subItems.flatMap(pathsOf)];
  return [...sections.flatMap((section) => section.pages), ...pages].flatMap(pathsOf);
}
