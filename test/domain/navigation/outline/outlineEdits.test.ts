import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationFeature } from '../../../../src/domain/company/parts/navigation.ts';
import {
  navigationOf,
  outlineOf,
  rowsOf,
  type NavigationOutline,
} from '../../../../src/domain/navigation/outline/navigationOutline.ts';
import {
  addEntry,
  changeEntry,
  indentNode,
  moveNode,
  outdentNode,
  removeNode,
  stepNode,
} from '../../../../src/domain/navigation/outline/outlineEdits.ts';

const page = (url: string, ...below: readonly string[]) => ({
  title: url,
  url: `/${url}`,
  ...(below.length > 0 && { subItems: below.map((each) => ({ title: each, url: `/${each}` })) }),
});
const sectioned: NavigationFeature = {
  version: '2',
  sections: [
    { title: 'First', pages: [page('a'), page('b', 'b1', 'b2')] },
    { title: 'Last', pages: [page('c')], withFilters: true },
  ],
};
const outline = outlineOf(sectioned);
/** Prints the outline in one line, with sections in capitals and sub-pages in parentheses. */
const inOneLine = (of: NavigationOutline): string =>
  rowsOf(of)
    .map((row) => {
      if (row.kind === 'section') return row.node.section.title?.toUpperCase();
      return row.kind === 'below' ? `(${row.node.page.title})` : row.node.page.title;
    })
    .join(' ');
const at = (name: string): string => `page:/${name}`;

describe('outlineOf a navigation [NV-1]', () => {
  it('converts a navigation with or without sections to an outline that converts back without loss', () => {
    const flat = { version: '1', pages: [page('a', 'a1'), { ...page('b'), note: 'own' }] } as NavigationFeature;
    expect(navigationOf(outlineOf(flat))).toEqual(flat);
    expect(navigationOf(outline)).toEqual(sectioned);
  });

  it('gives each row a unique id, even if a page is listed twice', () => {
    const rows = rowsOf(outlineOf({ pages: [page('a'), page('a', 'a'), { title: 'Group', url: '', subItems: [] }] }));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

describe('moveNode', () => {
  it.each([
    ['a', 'b', 'after', 'FIRST b (a) (b1) (b2) LAST c'],
    ['a', 'b1', 'after', 'FIRST b (b1) (a) (b2) LAST c'],
    ['a', 'c', 'before', 'FIRST b (b1) (b2) LAST a c'],
    ['c', 'a', 'before', 'FIRST c a b (b1) (b2) LAST'],
    ['b', 'c', 'after', 'FIRST a LAST c b (b1) (b2)'],
    ['b1', 'a', 'before', 'FIRST b1 a b (b2) LAST c'],
  ] as const)('moves the row %s to the target %s (position: %s): %s', (id, target, position, expected) => {
    expect(inOneLine(moveNode(outline, at(id), { id: at(target), position }))).toBe(expected);
  });

  it('moves a page into a section if it is dropped on the section’s header', () => {
    expect(inOneLine(moveNode(outline, at('a'), { id: 'section:Last', position: 'after' }))).toBe(
      'FIRST b (b1) (b2) LAST a c',
    );
    expect(inOneLine(moveNode(outline, at('c'), { id: 'section:Last', position: 'before' }))).toBe(
      'FIRST a b (b1) (b2) c LAST',
    );
  });

  it('moves a section with its pages to a position between other sections', () => {
    const last = moveNode(outline, 'section:First', { id: at('c'), position: 'after' });
    expect(inOneLine(last)).toBe('LAST c FIRST a b (b1) (b2)');
    expect(inOneLine(moveNode(last, 'section:First', { id: 'section:Last', position: 'before' }))).toBe(
      inOneLine(outline),
    );
  });

  it('changes nothing if a row is dropped on itself, on its own sub-page or on a missing row', () => {
    expect(moveNode(outline, at('b'), { id: at('b1'), position: 'after' })).toBe(outline);
    expect(moveNode(outline, 'section:First', { id: at('a'), position: 'after' })).toBe(outline);
    expect(moveNode(outline, at('a'), { id: at('nowhere'), position: 'after' })).toBe(outline);
  });

  it('moves a page that has sub-pages next to the parent page if it is dropped next to a sub-page', () => {
    const more = outlineOf({ pages: [page('a', 'a1'), page('b', 'b1')] });
    expect(inOneLine(moveNode(more, at('a'), { id: at('b1'), position: 'after' }))).toBe('b (b1) a (a1)');
  });
});

describe('stepNode, indentNode and outdentNode', () => {
  it('move a page with its sub-pages past its neighbour, then into the next section', () => {
    const down = stepNode(outline, at('a'), 1);
    expect(inOneLine(down)).toBe('FIRST b (b1) (b2) a LAST c');
    const further = stepNode(down, at('a'), 1);
    expect(inOneLine(further)).toBe('FIRST b (b1) (b2) LAST a c');
    expect(inOneLine(stepNode(further, at('a'), -1))).toBe(inOneLine(down));
    expect(inOneLine(stepNode(down, at('a'), -1))).toBe(inOneLine(outline));
  });

  it('change nothing if the row is already at the end of its list', () => {
    expect(stepNode(outline, at('a'), -1)).toBe(outline);
    expect(stepNode(outline, at('c'), 1)).toBe(outline);
    expect(stepNode(outline, at('b1'), -1)).toBe(outline);
    expect(stepNode(outline, 'section:Last', 1)).toBe(outline);
  });

  it('move a sub-page among the sub-pages, and a section among the sections', () => {
    expect(inOneLine(stepNode(outline, at('b2'), -1))).toBe('FIRST a b (b2) (b1) LAST c');
    expect(inOneLine(stepNode(outline, 'section:Last', -1))).toBe('LAST c FIRST a b (b1) (b2)');
  });

  it('make a page a sub-page of the previous page, and a sub-page a page', () => {
    const into = indentNode(moveNode(outline, at('c'), { id: 'section:Last', position: 'before' }), at('c'));
    expect(inOneLine(into)).toBe('FIRST a b (b1) (b2) (c) LAST');
    expect(inOneLine(outdentNode(into, at('b1')))).toBe('FIRST a b (b2) (c) b1 LAST');
    expect(indentNode(outline, at('b'))).toBe(outline);
    expect(indentNode(outline, at('a'))).toBe(outline);
  });
});

describe('rows of a navigation', () => {
  it('can be changed, added and removed without affecting other rows', () => {
    expect(inOneLine(changeEntry(outline, at('b1'), (entry) => ({ ...entry, title: 'x' })))).toBe(
      'FIRST a b (x) (b2) LAST c',
    );
    expect(inOneLine(addEntry(outline, page('d')))).toBe('FIRST a b (b1) (b2) LAST c d');
    expect(inOneLine(addEntry(outline, page('d'), 'section:First'))).toBe('FIRST a b (b1) (b2) d LAST c');
    expect(inOneLine(removeNode(outline, 'section:First'))).toBe('LAST c');
    expect(navigationOf(removeNode(removeNode(outline, at('b1')), at('b2'))).sections?.[0]?.pages).toEqual([
      page('a'),
      page('b'),
    ]);
  });

  it('still exist exactly once after any moves', () => {
    const ids = rowsOf(outline).map(({ id }) => id);
    const anyId = fc.constantFrom(...ids);
    const anyMove = fc.oneof(
      fc.tuple(anyId, anyId, fc.constantFrom('before' as const, 'after' as const)).map(
        ([id, target, position]) =>
          (of: NavigationOutline) =>
            moveNode(of, id, { id: target, position }),
      ),
      fc.tuple(anyId, fc.constantFrom(-1 as const, 1 as const)).map(
        ([id, by]) =>
          (of: NavigationOutline) =>
            stepNode(of, id, by),
      ),
      anyId.map((id) => (of: NavigationOutline) => indentNode(of, id)),
      anyId.map((id) => (of: NavigationOutline) => outdentNode(of, id)),
    );
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
        const after = moves.reduce((of, move) => move(of), outline);
        expect(
          rowsOf(after)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids.toSorted());
      }),
    );
  });
});
