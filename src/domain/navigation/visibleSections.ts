import type { NavigationFeature, NavigationPage, NavigationSection } from '../company/parts/navigation.ts';
import { holds, type NavigationFacts } from './navigationConditions.ts';

/**
 * Sections that the user sees. Pages without a section form one untitled section [NV-4]. A section `withFilters` is
 * hidden if it is empty. A group without visible pages becomes a page if it has a URL, or is hidden [NV-5].
 */
export function visibleSections(
  feature: NavigationFeature,
  facts: NavigationFacts,
  isShown: (page: NavigationPage) => boolean,
): readonly NavigationSection[] {
  const isVisible = (page: NavigationPage): boolean =>
    page.showRoute !== false && holds(page.condition, facts) && isShown(page);
  const sections = feature.sections ?? [{ pages: feature.pages ?? [] }];
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(isVisible).flatMap((page): NavigationPage[] => {
        if (!page.subItems) return [page];
        const subItems = page.subItems.filter(isVisible);
        if (subItems.length > 0) return [{ ...page, subItems }];
        const { subItems: _none, ...alone } = page;
        return isVisible(alone) ? [alone] : [];
      }),
    }))
    .filter((section) => section.pages.length > 0 || section.withFilters !== true);
}
