import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantDirectory,
  type MerchantPage,
  type MerchantSummary,
} from '../../../application/merchants/MerchantDirectory.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import { useService } from '../services.tsx';
import { TYPING_REST } from './useRestingText.ts';

export type FoundMerchants = {
  /** State of the search. `none`: the search text is empty. */
  readonly state: 'none' | 'searching' | 'found' | 'failed';
  readonly merchants: readonly MerchantSummary[];
};

/** For MobX observers. Searches merchants, debounced. Never returns results for an earlier search text. */
export function useFoundMerchants(search: string): FoundMerchants {
  const directory = useService(MerchantDirectory);
  const clock = useService(Clock);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const [found] = useState(
    () =>
      new Resource<string, MerchantPage>((searchText, signal) =>
        directory.search(rootOrgId, { search: searchText, sort: 'name' }, undefined, signal),
      ),
  );
  useEffect(
    function searchOnceTypingRests() {
      if (search === '') return undefined;
      return clock.after(TYPING_REST, () => void found.load(search));
    },
    [search, clock, found],
  );
  useEffect(
    function cancelOnUnmount() {
      return () => found.close();
    },
    [found],
  );
  const { state } = found;
  if (search === '') return { state: 'none', merchants: [] };
  if (found.key !== search || state.kind === 'loading' || state.kind === 'idle')
    return { state: 'searching', merchants: [] };
  if (state.kind === 'failed') return { state: 'failed', merchants: [] };
  return { state: 'found', merchants: state.value.merchants };
}
