import { useLocation, useSearchParams } from 'react-router-dom';
import { merchantSorts, type MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { MAX_LIMIT_DAYS } from '../../../domain/application-config/ownerFlagPath.ts';
import { ownParts } from '../../../domain/merchants/ownPart.ts';
import { merchantFilters } from '../../../domain/merchants/portalState.ts';

/** URL parameter with the merchant for which the review dialog is open. */
export const REVIEW_DIALOG = 'review';

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

/** Stores the query in the URL, for reloads, links and the back button. */
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
  // This call is debounced. Read the current URL from the window, because a dialog may have been opened meanwhile.
  const setQuery = (next: MerchantQuery): void => {
    const newParams = new URLSearchParams(searchOf(next));
    const dialog = params.get(REVIEW_DIALOG) ?? new URLSearchParams(window.location.search).get(REVIEW_DIALOG);
    if (dialog !== null) newParams.set(REVIEW_DIALOG, dialog);
    setParams(newParams, { replace: true, state });
  };
  return [query, setQuery];
}
