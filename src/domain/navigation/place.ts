import { parseCompanyId, type CompanyId } from '../company/companyId.ts';

export type Place =
  | { readonly kind: 'admin'; readonly page: string }
  | { readonly kind: 'review'; readonly merchantId: CompanyId; readonly page: string; readonly isCanonical: boolean }
  | { readonly kind: 'company'; readonly companyId: CompanyId; readonly page: string; readonly isCanonical: boolean }
  | { readonly kind: 'nowhere' };

export const PREVIEW_PATH = '/preview';
/** Page of the user's own account. Below the prefix of a company, or without prefix for admins. */
export const SECURITY_PATH = '/account/security';
/** Words that are not a company id if they are the first segment of a path [RT-2]. */
const ADMIN_SEGMENTS: ReadonlySet<string> = new Set([
  'merchants',
  'login',
  'configuration',
  'activity',
  'preview',
  'account',
]);
const MERCHANTS_PAGES: ReadonlySet<string> = new Set(['overview', 'new']);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Parses a path [RT-3]. `page`: the path after the company id, still encoded. `isCanonical`: false if the id is not in
 * upper case. In an admin environment, no path belongs to a company.
 */
export function placeOf(pathname: string, isAdminEnvironment = false): Place {
  const segments = pathname.split('/').slice(1);
  const [first = '', second = ''] = segments.slice(0, 2).map(decoded);
  if (first === 'merchants' && second !== '' && !MERCHANTS_PAGES.has(second)) {
    const merchantId = parseCompanyId(second);
    const page = pageOf(segments.slice(2));
    return merchantId ? { kind: 'review', merchantId, page, isCanonical: second === merchantId } : { kind: 'nowhere' };
  }
  if (first === '' || ADMIN_SEGMENTS.has(first) || isAdminEnvironment) return { kind: 'admin', page: pathname };
  const companyId = parseCompanyId(first);
  const page = pageOf(segments.slice(1));
  return companyId ? { kind: 'company', companyId, page, isCanonical: first === companyId } : { kind: 'nowhere' };
}

export function companyIn(place: Place): CompanyId | undefined {
  if (place.kind === 'company') return place.companyId;
  return place.kind === 'review' ? place.merchantId : undefined;
}

function pageOf(segments: readonly string[]): string {
  const end = segments.findLastIndex((segment) => segment !== '') + 1;
  return end > 0 ? `/${segments.slice(0, end).join('/')}` : '';
}

export const companyPrefix = (companyId: CompanyId, isReview: boolean): string =>
  isReview ? `/merchants/${companyId}` : `/${companyId}`;
