import { isText, type Brand } from '../shared/shapes.ts';

/** Canonical company id: upper case, 1 to 64 letters, digits, `_` or `-`. */
export type CompanyId = Brand<string, 'CompanyId'>;

const VALID_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Parses a company id. Validates before upper-casing [RT-1], because that turns `ß` or `ı` into valid letters. */
export const parseCompanyId = (text: string): CompanyId | undefined =>
  VALID_ID.test(text) ? (text.toUpperCase() as CompanyId) : undefined;

export const companyIdIn = (value: unknown): CompanyId | undefined =>
  isText(value) ? parseCompanyId(value) : undefined;
