export const isEmptied = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length > 0 && after.length === 0;
