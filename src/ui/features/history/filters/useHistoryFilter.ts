import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { addressOfFilter, filterIn, noFilter, type HistoryFilter } from './historyFilter.ts';

export type HistoryFilterState = {
  /** Current filter. Always empty if the service does not support filters. */
  readonly filter: HistoryFilter;
  readonly isOffered: boolean;
  readonly change: (filter: HistoryFilter) => void;
};

/** For MobX observers. Stores the filter in the URL, for reloads, links and the back button. */
export function useHistoryFilter(): HistoryFilterState {
  const [params, setParams] = useSearchParams();
  const isOffered = useService(BrandingStore).configuration?.extensions.historyFilters === true;
  const change = useCallback(
    (filter: HistoryFilter) => setParams(addressOfFilter(filter), { replace: true }),
    [setParams],
  );
  return { filter: isOffered ? filterIn(params) : noFilter, isOffered, change };
}
