import type { NavigationFeature, NavigationPage, NavigationSection } from '../company/parts/navigation.ts';
import { holds, type NavigationFacts } from './navigationConditions.ts';

/**
 * Pages without sections form one untitled section [NV-4]. Empty sections with filters are removed. A group without
 * visible pages becomes a page if it has a URL, or is removed [NV-5].
 */
export function visibleSections(
  feature: NavigationFeature,
  facts: NavigationFacts,
  isShown: (page: NavigationPage) => boolean,
): readonly NavigationSection[] {
  const keep = (page: NavigationPage): boolean =>
    page.showRoute !== false && holds(page.condition, facts) && isShown(page);
  const sections = feature.sections ?? [{ pages: feature.pages ?? [] }];
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(keep).flatMap((page): NavigationPage[] => {
        if (!page.subItems) return [page];
        const subItems = page.subItems.filter(keep);
        if (subItems.length > 0) return [{ ...page, subItems }];
        const { subItems: _none, ...alone } = page;
        return keep(alone) ? [alone] : [];
      }),
    }))
    .filter((section) => section.pages.length > 0 || section.withFilters !== true);
}
