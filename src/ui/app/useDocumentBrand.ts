import { useEffect } from 'react';
import type { AdminConfiguration } from '../../domain/branding/adminConfiguration.ts';
import { applyAccent } from '../shared/applyAccent.ts';

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Gives the document the owner's accent and favicon. A setting that is no colour leaves the product's own. */
export function useDocumentBrand(configuration: AdminConfiguration | undefined): void {
  const { brandColor, faviconUrl } = configuration ?? {};
  useEffect(
    function wearBrand() {
      if (brandColor !== undefined && HEX_COLOUR.test(brandColor)) applyAccent(brandColor);
    },
    [brandColor],
  );
  useEffect(
    function wearFavicon() {
      if (faviconUrl === undefined) return;
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
      icon.rel = 'icon';
      icon.href = faviconUrl;
      document.head.append(icon);
    },
    [faviconUrl],
  );
}
