import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allRows,
  NO_ROWS,
  withRange,
  withToggled,
  type RowSelection,
} from '../../../../src/ui/shared/components/DataTable/selection/rowSelection.ts';

const order = ['A', 'B', 'C', 'D', 'E'];
const idsOf = ({ ids }: RowSelection): readonly string[] => order.filter((id) => ids.has(id));

describe('the row selection', () => {
  it('still contains the rows that were selected before a range is selected', () => {
    const both = withToggled(withToggled(NO_ROWS, 'E'), 'A');
    expect(idsOf(withRange(both, order, 'B'))).toEqual(['A', 'B', 'E']);
  });

  it('starts a range at the given row if no row is selected or the start of the range was removed', () => {
    expect(idsOf(withRange(NO_ROWS, order, 'B', 'A'))).toEqual(['A', 'B']);
    expect(idsOf(withRange(withToggled(NO_ROWS, 'GONE'), order, 'C', 'B'))).toEqual(['B', 'C']);
  });

  it('can contain all rows, of which a single row can be deselected', () => {
    expect(idsOf(withToggled(allRows(order), 'C'))).toEqual(['A', 'B', 'D', 'E']);
  });

  it('contains exactly the rows between start and end of the last range, independent of earlier ranges', () => {
    const place = fc.constantFrom(...order);
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1 }), (anchor, ends) => {
        const selection = ends.reduce((present, end) => withRange(present, order, end), withToggled(NO_ROWS, anchor));
        const [from, to] = [order.indexOf(anchor), order.indexOf(ends.at(-1) ?? anchor)].toSorted((a, b) => a - b);
        expect(idsOf(selection)).toEqual(order.slice(from, (to ?? 0) + 1));
      }),
    );
  });
});
