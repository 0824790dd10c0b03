import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { addressOfFilter, filterIn, noFilter, type HistoryFilter } from './historyFilter.ts';

export type HistoryFilterState = {
  /** None where the owner's service does not announce that it knows filters. */
  readonly filter: HistoryFilter;
  readonly isOffered: boolean;
  readonly change: (filter: HistoryFilter) => void;
};

/** For observers: the filter of the history, kept in the address so that reload, back and a shared link show the same. */
export function useHistoryFilter(): HistoryFilterState {
  const [params, setParams] = useSearchParams();
  const isOffered = useService(BrandingStore).configuration?.extensions.historyFilters === true;
  const change = useCallback(
    (filter: HistoryFilter) => setParams(addressOfFilter(filter), { replace: true }),
    [setParams],
  );
  return { filter: isOffered ? filterIn(params) : noFilter, isOffered, change };
}
