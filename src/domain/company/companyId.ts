import type { Brand } from '../shared/brand.ts';

/** Canonical id of a company: upper case, 1 to 64 letters, digits, `_` or `-`. */
export type CompanyId = Brand<string, 'CompanyId'>;

const ACCEPTED = /^[A-Za-z0-9_-]{1,64}$/;

/** Checked before upper-casing [RT-1]: `ß` or `ı` would otherwise fold into another company's id. */
export const parseCompanyId = (text: string): CompanyId | undefined =>
  ACCEPTED.test(text) ? (text.toUpperCase() as CompanyId) : undefined;
