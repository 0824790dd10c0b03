import { useMemo } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import { MerchantPages } from './AppPage.ts';
import { useService } from '../services.tsx';

/** Pages that the owner's service supports. */
export const listablePages = (pages: MerchantPages, extensions: ServiceExtensions | undefined): MerchantPages =>
  pages.filter(({ needs }) => needs === undefined || extensions?.[needs]);

/** For observers: the pages that a merchant's navigation can list: the owner's service has them, and the owner doesn't hide them. */
export function useListablePages(): MerchantPages {
  const pages = useService(MerchantPages);
  const { extensions, hiddenPages } = useService(BrandingStore).configuration ?? {};
  return useMemo(
    () => listablePages(pages, extensions).filter(({ path }) => !hiddenPages?.includes(path)),
    [pages, extensions, hiddenPages],
  );
}
