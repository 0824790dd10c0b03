import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantDirectory,
  type MerchantPage,
  type MerchantQuery,
} from '../../../application/merchants/MerchantDirectory.ts';
import { useService } from '../services.tsx';

/**
 * Returns the first merchants that match, and their total number. Undefined until loaded. Does not load without a
 * query.
 */
export function useMerchants(query: Partial<MerchantQuery> | undefined): MerchantPage | undefined {
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const [page, setPage] = useState<MerchantPage>();
  const serializedQuery = query && JSON.stringify({ search: '', sort: 'name', ...query });
  useEffect(
    function readMerchants() {
      const controller = new AbortController();
      async function read(merchantQuery: MerchantQuery): Promise<void> {
        const result = await directory.search(rootOrgId, merchantQuery, undefined, controller.signal);
        if (result.ok && !controller.signal.aborted) setPage(result.value);
      }
      if (serializedQuery !== undefined) void read(JSON.parse(serializedQuery) as MerchantQuery);
      return () => controller.abort();
    },
    [directory, rootOrgId, serializedQuery],
  );
  return page;
}
