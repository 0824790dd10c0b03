import type { NavigationFeature, NavigationPage, NavigationSection } from '../company/parts/navigation.ts';
import { holds, type NavigationFacts } from './navigationConditions.ts';

/**
 * The sections to draw: pages whose condition fails are left out, and so are pages that `isShown` refuses
 * (no such route, or not shown in review mode). A section with filters vanishes when nothing is left of it;
 * pages without sections stand in one without a title [NV-4]. A group of which no page is shown is gone, or a single
 * page where its own url is one [NV-5].
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
