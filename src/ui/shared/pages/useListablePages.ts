import { useMemo } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import { MerchantPages } from './AppPage.ts';
import { useService } from '../services.tsx';

export const listablePages = (pages: MerchantPages, extensions: ServiceExtensions | undefined): MerchantPages =>
  pages.filter(({ needs }) => needs === undefined || extensions?.[needs]);

/** For MobX observers. Returns the pages that the service supports and the owner does not hide. */
export function useListablePages(): MerchantPages {
  const pages = useService(MerchantPages);
  const { extensions, hiddenPages } = useService(BrandingStore).configuration ?? {};
  return useMemo(
    () => listablePages(pages, extensions).filter(({ path }) => !hiddenPages?.includes(path)),
    [pages, extensions, hiddenPages],
  );
}
