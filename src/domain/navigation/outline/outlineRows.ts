import type { NavigationFeature } from '../../company/parts/navigation.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { movedIds } from '../../shared/listMoves.ts';
import { idsByUrl, outlineOf, rowsOf, type NavigationOutline, type OutlineRow } from './navigationOutline.ts';
import { fitsBelow } from './outlineEdits.ts';

export type NavigationChange = 'none' | 'added' | 'changed' | 'moved';

export type NavigationRow = {
  readonly id: string;
  readonly kind: OutlineRow['kind'];
  /** Title as plain text or text key. */
  readonly title: string | undefined;
  /** URL of the page. `undefined` for a section, empty for a group. */
  readonly url: string | undefined;
  readonly icon: string | undefined;
  readonly condition: string | undefined;
  readonly count: number;
  /** Only for sections. True if the section is hidden while none of its pages is visible. */
  readonly withFilters: boolean;
  readonly isAtBottom: boolean;
  readonly change: NavigationChange;
  readonly isListedTwice: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly canIndent: boolean;
  readonly canOutdent: boolean;
};

type Moves = Pick<NavigationRow, 'canMoveUp' | 'canMoveDown' | 'canIndent' | 'canOutdent'>;

/** Possible moves by row id. Computed for all rows at once, because a computation per row is slow. */
function movesIn({ sections }: NavigationOutline): ReadonlyMap<string, Moves> {
  const moves = new Map<string, Moves>();
  const lastSection = sections.length - 1;
  for (const [sectionIndex, section] of sections.entries()) {
    const [isFirst, isLast] = [sectionIndex === 0, sectionIndex === lastSection];
    moves.set(section.id, { canMoveUp: !isFirst, canMoveDown: !isLast, canIndent: false, canOutdent: false });
    for (const [index, page] of section.pages.entries()) {
      moves.set(page.id, {
        canMoveUp: index > 0 || !isFirst,
        canMoveDown: index < section.pages.length - 1 || !isLast,
        canIndent: index > 0 && fitsBelow(page),
        canOutdent: false,
      });
      const below = page.below ?? [];
      for (const [at, { id }] of below.entries())
        moves.set(id, { canMoveUp: at > 0, canMoveDown: at < below.length - 1, canIndent: false, canOutdent: true });
    }
  }
  return moves;
}

type Shown = Pick<NavigationRow, 'title' | 'url' | 'icon' | 'condition' | 'count' | 'withFilters' | 'isAtBottom'>;

function shownOf(row: OutlineRow): Shown {
  if (row.kind === 'section') {
    const { title, withFilters = false, placement } = row.node.section;
    const isAtBottom = placement === 'bottom';
    return {
      title,
      url: undefined,
      icon: undefined,
      condition: undefined,
      count: row.node.pages.length,
      withFilters,
      isAtBottom,
    };
  }
  const { title, url, icon, condition } = row.node.page;
  const count = row.kind === 'page' ? (row.node.below?.length ?? 0) : 0;
  return { title, url, icon, condition, count, withFilters: false, isAtBottom: false };
}

const ownOf = (row: OutlineRow): unknown => (row.kind === 'section' ? row.node.section : row.node.page);
const homeOf = (row: OutlineRow): string => {
  if (row.kind === 'below') return row.parent.id;
  return row.kind === 'page' ? row.section.id : '';
};

function idsByHome(rows: readonly OutlineRow[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    const peers = ids.get(homeOf(row));
    if (peers) peers.push(row.id);
    else ids.set(homeOf(row), [row.id]);
  }
  return ids;
}

function movedAmongPeers(before: readonly OutlineRow[], after: readonly OutlineRow[]): ReadonlySet<string> {
  const old = idsByHome(before);
  return new Set([...idsByHome(after)].flatMap(([home, ids]) => [...movedIds(old.get(home) ?? [], ids)]));
}

export function navigationRows(published: NavigationFeature, outline: NavigationOutline): readonly NavigationRow[] {
  const before = rowsOf(outlineOf(published));
  const rows = rowsOf(outline);
  const beforeById = new Map(before.map((row) => [row.id, row]));
  const moved = movedAmongPeers(before, rows);
  const byUrl = idsByUrl(outline);
  const moves = movesIn(outline);
  return rows.flatMap((row): readonly NavigationRow[] => {
    const { id } = row;
    const ownMoves = moves.get(id);
    if (!ownMoves) return [];
    const old = beforeById.get(id);
    const url = row.kind === 'section' ? '' : row.node.page.url;
    const change = old ? changeOf(old, row, moved.has(id)) : 'added';
    const isListedTwice = (byUrl.get(url)?.indexOf(id) ?? 0) > 0;
    return [{ id, kind: row.kind, ...shownOf(row), change, isListedTwice, ...ownMoves }];
  });
}

function changeOf(old: OutlineRow, row: OutlineRow, isMoved: boolean): NavigationChange {
  if (!deepEqual(ownOf(old), ownOf(row))) return 'changed';
  return isMoved || homeOf(old) !== homeOf(row) ? 'moved' : 'none';
}
