import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantDirectory,
  type MerchantPage,
  type MerchantQuery,
} from '../../../application/merchants/MerchantDirectory.ts';
import { useService } from '../../shared/services.tsx';

/** Filter for merchants. An empty filter matches all. */
export type MerchantNarrowing = Pick<MerchantQuery, 'own' | 'warrantyOver' | 'windowOver' | 'carrier'>;

/** Returns the first merchants that match, and their total number. Undefined until loaded. */
export function useMerchants({ own, warrantyOver, windowOver, carrier }: MerchantNarrowing = {}):
  | MerchantPage
  | undefined {
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const [page, setPage] = useState<MerchantPage>();
  useEffect(
    function readMerchants() {
      const controller = new AbortController();
      async function read(owner: string): Promise<void> {
        const query = { search: '', own, warrantyOver, windowOver, carrier, sort: 'name' } as const;
        const result = await directory.search(owner, query, undefined, controller.signal);
        if (result.ok && !controller.signal.aborted) setPage(result.value);
      }
      if (rootOrgId !== undefined) void read(rootOrgId);
      return () => controller.abort();
    },
    [directory, rootOrgId, own, warrantyOver, windowOver, carrier],
  );
  return page;
}
