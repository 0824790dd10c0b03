import type { NavigationFeature, NavigationPage, NavigationSection } from '../../domain/company/parts/navigation.ts';
import type { NavigationFacts } from '../../domain/navigation/navigationConditions.ts';
import { isHttpAddress } from '../../domain/validation/formats/isHttpAddress.ts';
import { isListed } from '../../domain/navigation/routeFlags.ts';
import { visibleSections } from '../../domain/navigation/visibleSections.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';

/**
 * Returns the configured navigation sections without pages that do not exist. External URLs are included. If the
 * configuration defines no icon, the page's default icon is used.
 */
export function listedSections(
  feature: NavigationFeature,
  facts: NavigationFacts,
  find: (path: string) => AppPage | undefined,
): readonly NavigationSection[] {
  const withIcon = (page: NavigationPage): NavigationPage => ({
    ...page,
    icon: page.icon ?? find(page.url)?.icon ?? (isHttpAddress(page.url) ? 'link-2' : undefined),
    subItems: page.subItems?.map(withIcon),
  });
  return visibleSections(feature, facts, ({ url, subItems }) => {
    const page = find(url);
    return page ? isListed(page, facts.isReviewing) : subItems !== undefined || isHttpAddress(url);
  }).map((section) => ({ ...section, pages: section.pages.map(withIcon) }));
}
