import type { NavigationFeature, NavigationPage, NavigationSection } from '../company/parts/navigation.ts';
import { holds, type NavigationFacts } from './navigationConditions.ts';

/**
 * The sections to draw: pages whose condition fails are left out, and so are pages that `isShown` refuses
 * (no such route, or not shown in review mode). A section with filters vanishes when nothing is left of it;
 * pages without sections stand in one without a title [NV-4].
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
      pages: section.pages
        .filter(keep)
        .map((page) => (page.subItems ? { ...page, subItems: page.subItems.filter(keep) } : page)),
    }))
    .filter((section) => section.pages.length > 0 || section.withFilters !== true);
}
