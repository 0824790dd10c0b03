import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../../src/domain/navigation/outline/navigationOutline.ts';
import { indentNode, outdentNode, stepNode } from '../../../../src/domain/navigation/outline/outlineEdits.ts';
import { navigationRows } from '../../../../src/domain/navigation/outline/outlineRows.ts';

const page = (url: string) => ({ title: url, url: `/${url}` });
const published = {
  sections: [
    { title: 'First', pages: [page('a'), { ...page('b'), subItems: [page('b1'), page('b2')] }, page('c')] },
    { title: 'Last', pages: [page('d')] },
  ],
};

describe('navigationRows', () => {
  it('marks new, changed and moved rows', () => {
    const after = {
      sections: [
        { title: 'First', pages: [page('c'), page('a'), { ...page('b'), icon: 'tag', subItems: [page('b2')] }] },
        { title: 'Last', pages: [page('d'), page('b1'), page('e')] },
      ],
    };
    const rows = navigationRows(published, outlineOf(after)).map(({ id, change }) => `${id} ${change}`);
    expect(rows).toEqual([
      'section:First none',
      'page:/c moved',
      'page:/a none',
      'page:/b changed',
      'page:/b2 none',
      'section:Last none',
      'page:/d none',
      'page:/b1 moved',
      'page:/e added',
    ]);
  });

  it('marks a row whose page is already listed above', () => {
    const rows = navigationRows({}, outlineOf({ pages: [page('a'), page('b'), page('a')] }));
    expect(rows.map(({ isListedTwice }) => isListedTwice)).toEqual([false, false, true]);
  });

  it('allows exactly the moves that change the outline', () => {
    const outline = outlineOf(published);
    for (const row of navigationRows(published, outline)) {
      expect([row.id, row.canMoveUp]).toEqual([row.id, stepNode(outline, row.id, -1) !== outline]);
      expect([row.id, row.canMoveDown]).toEqual([row.id, stepNode(outline, row.id, 1) !== outline]);
      expect([row.id, row.canIndent]).toEqual([row.id, indentNode(outline, row.id) !== outline]);
      expect([row.id, row.canOutdent]).toEqual([row.id, outdentNode(outline, row.id) !== outline]);
    }
  });
});
