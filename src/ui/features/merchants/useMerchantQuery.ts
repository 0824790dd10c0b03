import { useLocation, useSearchParams } from 'react-router-dom';
import { merchantSorts, type MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { MOST_LIMIT_DAYS } from '../../../domain/application-config/ownerFlagPath.ts';
import { ownParts } from '../../../domain/merchants/ownPart.ts';
import { merchantFilters } from '../../../domain/merchants/portalState.ts';

/** The parameter that names the merchant whose review is asked about. */
export const REVIEW_DIALOG = 'review';

/** The query as it stands in the address, without what is usual. */
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
  text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), MOST_LIMIT_DAYS) : undefined;

/** The list's query, kept in the address so that reload, back and a shared link show the same list. */
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
  // What is typed settles a moment later: the dialog that was opened meanwhile stays, also one that only the address knows
  // of yet, as React draws a change of address when there is time for it.
  const setQuery = (next: MerchantQuery): void => {
    const wanted = new URLSearchParams(searchOf(next));
    const dialog = params.get(REVIEW_DIALOG) ?? new URLSearchParams(window.location.search).get(REVIEW_DIALOG);
    if (dialog !== null) wanted.set(REVIEW_DIALOG, dialog);
    setParams(wanted, { replace: true, state });
  };
  return [query, setQuery];
}
