import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantDirectory,
  type MerchantPage,
  type MerchantQuery,
} from '../../../application/merchants/MerchantDirectory.ts';
import { useService } from '../../shared/services.tsx';

/** Filter for merchants. Defaults to all. */
export type MerchantNarrowing = Pick<MerchantQuery, 'own' | 'warrantyOver' | 'windowOver' | 'carrier'>;

/** First matching merchants and their number. Undefined until known. */
export function useMerchants({ own, warrantyOver, windowOver, carrier }: MerchantNarrowing = {}):
  | MerchantPage
  | undefined {
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const [page, setPage] = useState<MerchantPage>();
  useEffect(
    function readMerchants() {
      const asked = new AbortController();
      async function read(owner: string): Promise<void> {
        const query = { search: '', own, warrantyOver, windowOver, carrier, sort: 'name' } as const;
        const answer = await directory.search(owner, query, undefined, asked.signal);
        if (answer.ok && !asked.signal.aborted) setPage(answer.value);
      }
      if (rootOrgId !== undefined) void read(rootOrgId);
      return () => asked.abort();
    },
    [directory, rootOrgId, own, warrantyOver, windowOver, carrier],
  );
  return page;
}
