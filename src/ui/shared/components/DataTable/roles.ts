/**
 * Explicit ARIA roles, because browsers drop the implicit roles of elements with `display: grid`. Only the grid is a
 * tab stop.
 */
export const ROLES = {
  grid: { role: 'grid', tabIndex: 0 },
  group: { role: 'rowgroup' },
  row: { role: 'row', tabIndex: -1 },
  columnHeader: { role: 'columnheader', tabIndex: -1 },
  rowHeader: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
} as const;
