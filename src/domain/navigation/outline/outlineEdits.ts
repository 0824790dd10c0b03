import type { NavigationEntry, NavigationSection } from '../../company/parts/navigation.ts';
import {
  rowIn,
  type EntryNode,
  type NavigationOutline,
  type OutlineRow,
  type PageNode,
  type SectionNode,
} from './navigationOutline.ts';

export type OutlinePlace = { readonly id: string; readonly position: 'before' | 'after' };

type Node =
  | { readonly kind: 'section'; readonly node: SectionNode }
  | { readonly kind: 'page'; readonly node: PageNode };
type Slot =
  | { readonly kind: 'section'; readonly index: number }
  | { readonly kind: 'page'; readonly section: string; readonly index: number }
  | { readonly kind: 'below'; readonly page: string; readonly index: number };

const insertAt = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

const indexOf = (items: readonly { readonly id: string }[], id: string): number =>
  items.findIndex((item) => item.id === id);

/** True if a page can become a subpage: it has no subpages, and it is not a group, because a group needs subpages. */
export const fitsBelow = ({ page, below = [] }: PageNode): boolean => below.length === 0 && page.url !== '';

const mapPages = (
  outline: NavigationOutline,
  edit: (pages: readonly PageNode[], section: SectionNode) => readonly PageNode[],
): NavigationOutline => ({
  ...outline,
  sections: outline.sections.map((section) => ({ ...section, pages: edit(section.pages, section) })),
});

/** Removes a section or page. A page without any remaining subpage becomes a plain page. */
export function removeNode(outline: NavigationOutline, id: string): NavigationOutline {
  if (outline.hasSections && indexOf(outline.sections, id) !== -1)
    return { ...outline, sections: outline.sections.filter((section) => section.id !== id) };
  return mapPages(outline, (pages) =>
    pages
      .filter((page) => page.id !== id)
      .map((page) => {
        const below = page.below?.filter((entry) => entry.id !== id);
        if (below?.length === page.below?.length) return page;
        const { below: _none, ...alone } = page;
        return below?.length === 0 && page.page.url !== '' ? alone : { ...page, below };
      }),
  );
}

const insertNode = (outline: NavigationOutline, moved: Node, slot: Slot): NavigationOutline => {
  if (moved.kind === 'section')
    return slot.kind === 'section'
      ? { ...outline, sections: insertAt(outline.sections, slot.index, moved.node) }
      : outline;
  const { id, page } = moved.node;
  switch (slot.kind) {
    case 'section':
      return outline;
    case 'page':
      return mapPages(outline, (pages, section) =>
        section.id === slot.section ? insertAt(pages, slot.index, moved.node) : pages,
      );
    case 'below':
      return mapPages(outline, (pages) =>
        pages.map((parent) =>
          parent.id === slot.page
            ? { ...parent, below: insertAt<EntryNode>(parent.below ?? [], slot.index, { id, page }) }
            : parent,
        ),
      );
  }
};

function slotFor(outline: NavigationOutline, moved: Node, { id, position }: OutlinePlace): Slot | undefined {
  const row = rowIn(outline, id);
  if (!row) return undefined;
  const isAfter = position === 'after';
  const section = row.kind === 'section' ? row.node : row.section;
  const sectionIndex = indexOf(outline.sections, section.id);
  // A section that is dropped on a page of another section moves behind that section.
  if (moved.kind === 'section')
    return { kind: 'section', index: row.kind === 'section' && !isAfter ? sectionIndex : sectionIndex + 1 };
  if (row.kind === 'section') {
    const before = isAfter ? undefined : outline.sections[sectionIndex - 1];
    return { kind: 'page', section: (before ?? section).id, index: before ? before.pages.length : 0 };
  }
  const page = row.kind === 'page' ? row.node : row.parent;
  const slotNextTo = (after: boolean): Slot => ({
    kind: 'page',
    section: section.id,
    index: indexOf(section.pages, page.id) + (after ? 1 : 0),
  });
  const isBelow = row.kind === 'below' || (isAfter && (page.below ?? []).length > 0);
  if (!isBelow) return slotNextTo(isAfter);
  if (!fitsBelow(moved.node)) return slotNextTo(true);
  const index = row.kind === 'below' ? indexOf(page.below ?? [], id) + (isAfter ? 1 : 0) : 0;
  return { kind: 'below', page: page.id, index };
}

/**
 * Moves a section or page with its content. A page that is dropped next to subpages becomes a subpage if possible.
 * Returns the same outline if the target is invalid, e.g. within the moved entry.
 */
export function moveNode(outline: NavigationOutline, id: string, place: OutlinePlace): NavigationOutline {
  const row = rowIn(outline, id);
  if (!row) return outline;
  const moved: Node = row.kind === 'below' ? { kind: 'page', node: row.node } : row;
  const without = removeNode(outline, id);
  const slot = slotFor(without, moved, place);
  return slot ? insertNode(without, moved, slot) : outline;
}

/** Moves a row one position among its siblings. A page at the end moves into the next section. */
export function stepNode(outline: NavigationOutline, id: string, by: -1 | 1): NavigationOutline {
  const row = rowIn(outline, id);
  if (!row) return outline;
  const siblings = siblingsOf(outline, row);
  const nextIndex = indexOf(siblings, id) + by;
  const next = siblings[nextIndex];
  if (row.kind !== 'page')
    return next ? moveNode(outline, id, { id: next.id, position: by < 0 ? 'before' : 'after' }) : outline;
  const without = removeNode(outline, id);
  // Move past the neighbour instead of making the page its subpage.
  if (next) return insertNode(without, row, { kind: 'page', section: row.section.id, index: nextIndex });
  const section = outline.sections[indexOf(outline.sections, row.section.id) + by];
  if (!section) return outline;
  const index = by < 0 ? section.pages.length : 0;
  return insertNode(without, row, { kind: 'page', section: section.id, index });
}

function siblingsOf(outline: NavigationOutline, row: OutlineRow): readonly { readonly id: string }[] {
  if (row.kind === 'section') return outline.sections;
  return row.kind === 'page' ? row.section.pages : (row.parent.below ?? []);
}

/** Makes a page the last subpage of the previous page. Changes nothing if that is impossible. */
export function indentNode(outline: NavigationOutline, id: string): NavigationOutline {
  const row = rowIn(outline, id);
  if (row?.kind !== 'page' || !fitsBelow(row.node)) return outline;
  const parent = row.section.pages[indexOf(row.section.pages, id) - 1];
  if (!parent) return outline;
  const slot: Slot = { kind: 'below', page: parent.id, index: parent.below?.length ?? 0 };
  return insertNode(removeNode(outline, id), row, slot);
}

export function outdentNode(outline: NavigationOutline, id: string): NavigationOutline {
  const row = rowIn(outline, id);
  if (row?.kind !== 'below') return outline;
  const index = indexOf(row.section.pages, row.parent.id) + 1;
  const slot: Slot = { kind: 'page', section: row.section.id, index };
  return insertNode(removeNode(outline, id), { kind: 'page', node: row.node }, slot);
}

export const changeEntry = (
  outline: NavigationOutline,
  id: string,
  change: (page: NavigationEntry) => NavigationEntry,
): NavigationOutline =>
  mapPages(outline, (pages) =>
    pages.map((page) => ({
      ...page,
      page: page.id === id ? change(page.page) : page.page,
      ...(page.below && {
        below: page.below.map((entry) => (entry.id === id ? { ...entry, page: change(entry.page) } : entry)),
      }),
    })),
  );

export const changeSection = (
  outline: NavigationOutline,
  id: string,
  section: Omit<NavigationSection, 'pages'>,
): NavigationOutline => ({
  ...outline,
  sections: outline.sections.map((each) => (each.id === id ? { ...each, section } : each)),
});

export function addEntry(outline: NavigationOutline, page: NavigationEntry, sectionId?: string): NavigationOutline {
  const section = outline.sections.find(({ id }) => id === sectionId) ?? outline.sections.at(-1);
  if (!section)
    return { ...outline, sections: [{ id: 'section:', section: {}, pages: [{ id: `page:${page.url}`, page }] }] };
  const slot: Slot = { kind: 'page', section: section.id, index: section.pages.length };
  return insertNode(outline, { kind: 'page', node: { id: `page:${page.url}`, page } }, slot);
}

export const addSection = (
  outline: NavigationOutline,
  section: Omit<NavigationSection, 'pages'>,
): NavigationOutline => ({
  ...outline,
  sections: [...outline.sections, { id: `section:${section.title ?? ''}`, section, pages: [] }],
});
