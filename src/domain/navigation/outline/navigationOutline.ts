import type {
  NavigationEntry,
  NavigationFeature,
  NavigationPage,
  NavigationSection,
} from '../../company/parts/navigation.ts';

/** A page with its subpages, one level deep [NV-1]. */
export type PageNode = {
  readonly id: string;
  readonly page: Omit<NavigationPage, 'subItems'>;
  /** Subpages. Absent if the page never had any. */
  readonly below?: readonly EntryNode[] | undefined;
};
export type EntryNode = { readonly id: string; readonly page: NavigationEntry };
export type SectionNode = {
  readonly id: string;
  readonly section: Omit<NavigationSection, 'pages'>;
  readonly pages: readonly PageNode[];
};

/** Navigation whose entries have ids, so that they can be moved. Without sections, all pages are in one section. */
export type NavigationOutline = {
  readonly hasSections: boolean;
  readonly rest: Omit<NavigationFeature, 'pages' | 'sections'>;
  readonly sections: readonly SectionNode[];
};

export type OutlineRow =
  | { readonly kind: 'section'; readonly id: string; readonly node: SectionNode }
  | { readonly kind: 'page'; readonly id: string; readonly node: PageNode; readonly section: SectionNode }
  | {
      readonly kind: 'below';
      readonly id: string;
      readonly node: EntryNode;
      readonly section: SectionNode;
      readonly parent: PageNode;
    };

/** Generates ids from an entry's content and its number of occurrence, so that they stay the same after a move. */
function makeIdGenerator(): (content: string) => string {
  const counts = new Map<string, number>();
  return (content) => {
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return count === 1 ? content : `${content} ${count}`;
  };
}

export function outlineOf(feature: NavigationFeature): NavigationOutline {
  const { pages, sections, ...rest } = feature;
  const give = makeIdGenerator();
  const entryId = ({ url, title }: NavigationEntry): string => give(`page:${url === '' ? title : url}`);
  const pageOf = ({ subItems, ...page }: NavigationPage): PageNode => ({
    id: entryId(page),
    page,
    ...(subItems && { below: subItems.map((entry) => ({ id: entryId(entry), page: entry })) }),
  });
  return {
    hasSections: sections !== undefined,
    rest,
    sections: (sections ?? [{ pages: pages ?? [] }]).map(({ pages: sectionPages, ...section }) => ({
      id: give(`section:${section.title ?? ''}`),
      section,
      pages: sectionPages.map(pageOf),
    })),
  };
}

export function navigationOf({ hasSections, rest, sections }: NavigationOutline): NavigationFeature {
  const pageOf = ({ page, below }: PageNode): NavigationPage => ({
    ...page,
    ...(below && { subItems: below.map((entry) => entry.page) }),
  });
  return hasSections
    ? { ...rest, sections: sections.map(({ section, pages }) => ({ ...section, pages: pages.map(pageOf) })) }
    : { ...rest, pages: sections.flatMap(({ pages }) => pages.map(pageOf)) };
}

export const rowsOf = ({ hasSections, sections }: NavigationOutline): readonly OutlineRow[] =>
  sections.flatMap((section) => [
    ...(hasSections ? [{ kind: 'section', id: section.id, node: section } as const] : []),
    ...section.pages.flatMap((parent) => [
      { kind: 'page', id: parent.id, node: parent, section } as const,
      ...(parent.below ?? []).map((node) => ({ kind: 'below', id: node.id, node, section, parent }) as const),
    ]),
  ]);

export const rowIn = (outline: NavigationOutline, id: string): OutlineRow | undefined =>
  rowsOf(outline).find((row) => row.id === id);

export function idsByUrl(outline: NavigationOutline): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rowsOf(outline)) {
    if (row.kind === 'section' || row.node.page.url === '') continue;
    const { url } = row.node.page;
    const sameUrlId = ids.get(url);
    if (sameUrlId) sameUrlId.push(row.id);
    else ids.set(url, [row.id]);
  }
  return ids;
}
