import type { Brand } from './shapes.ts';

export type GuardedCell = Brand<string, 'GuardedCell'>;
export type GuardedTable = readonly (readonly GuardedCell[])[];

const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Cell with a leading apostrophe if the text looks like a formula. `unguarded` returns the original text. */
export const guarded = (text: string): GuardedCell => (FORMULA.test(text) ? `'${text}` : text) as GuardedCell;

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
