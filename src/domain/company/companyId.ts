import type { Brand } from '../shared/shapes.ts';

/** Canonical company id: upper case, 1 to 64 letters, digits, `_` or `-`. */
export type CompanyId = Brand<string, 'CompanyId'>;

const ACCEPTED = /^[A-Za-z0-9_-]{1,64}$/;

/** Validates before upper-casing [RT-1], because `ß` or `ı` would become another company's id. */
export const parseCompanyId = (text: string): CompanyId | undefined =>
  ACCEPTED.test(text) ? (text.toUpperCase() as CompanyId) : undefined;
