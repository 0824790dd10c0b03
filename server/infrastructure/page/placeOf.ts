import { type CompanyId, parseCompanyId } from '../../../src/domain/company/companyId.ts';

/** First segments of paths that name no company [RT-2]. */
const PLACES = new Set(['merchants', 'login', 'configuration', 'activity']);

export type PagePlace =
  | { readonly kind: 'company'; readonly companyId: CompanyId }
  | { readonly kind: 'admin' }
  /** No page can be there: the first segment is neither a place nor a possible company id. */
  | { readonly kind: 'nowhere' };

/** What a page's path is about. */
export function placeOf(pathname: string): PagePlace {
  const first = decoded(pathname.split('/')[1] ?? '');
  if (first === '' || PLACES.has(first ?? '')) return { kind: 'admin' };
  const companyId = first === undefined ? undefined : parseCompanyId(first);
  return companyId === undefined ? { kind: 'nowhere' } : { kind: 'company', companyId };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
