/** A state, territory or prefecture: the value an address's `area` carries, and what a person reads. */
export type Region = { readonly value: string; readonly title: string };

/** Reads a table of one region a line: `value|title`. */
export const regionsFrom = (table: string): readonly Region[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', title = ''] = line.trim().split('|');
      return { value, title };
    });
