import { useLocation, useSearchParams } from 'react-router-dom';
import { merchantSorts, type MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { MAX_LIMIT_DAYS } from '../../../domain/application-config/ownerFlagPath.ts';
import { ownParts } from '../../../domain/merchants/ownPart.ts';
import { merchantFilters } from '../../../domain/merchants/portalState.ts';

/** URL parameter of the merchant to review. */
export const REVIEW_DIALOG = 'review';

/** URL parameters without default values. */
export function searchOf({ search, state, own, warrantyOver, windowOver, sort }: MerchantQuery): string {
  const parameters = {
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(own && { own }),
    ...(warrantyOver !== undefined && { warrantyOver: String(warrantyOver) }),
    ...(windowOver !== undefined && { windowOver: String(windowOver) }),
    ...(sort !== 'name' && { sort }),
  };
  return new URLSearchParams(parameters).toString();
}

const daysIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), MAX_LIMIT_DAYS) : undefined;

/** The query is stored in the URL for reloads, links and the way back. */
export function useMerchantQuery(): [MerchantQuery, (query: MerchantQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query: MerchantQuery = {
    search: params.get('search') ?? '',
    state: merchantFilters.find((state) => state === params.get('state')),
    own: ownParts.find((part) => part === params.get('own')),
    warrantyOver: daysIn(params.get('warrantyOver')),
    windowOver: daysIn(params.get('windowOver')),
    sort: merchantSorts.find((sort) => sort === params.get('sort')) ?? 'name',
  };
  const { state } = useLocation();
  // Debounced. Keeps a dialog opened meanwhile, even if React has not rendered its URL yet.
  const setQuery = (next: MerchantQuery): void => {
    const wanted = new URLSearchParams(searchOf(next));
    const dialog = params.get(REVIEW_DIALOG) ?? new URLSearchParams(window.location.search).get(REVIEW_DIALOG);
    if (dialog !== null) wanted.set(REVIEW_DIALOG, dialog);
    setParams(wanted, { replace: true, state });
  };
  return [query, setQuery];
}
