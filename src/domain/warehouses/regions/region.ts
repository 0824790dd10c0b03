export type Region = { readonly value: string; readonly title: string };

export const regionsFrom = (table: string): readonly Region[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', title = ''] = line.trim().split('|');
      return { value, title };
    });
