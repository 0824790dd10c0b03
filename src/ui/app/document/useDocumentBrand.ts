import { useEffect } from 'react';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/documentTitle.ts';
import { favicons } from '../../../domain/branding/favicons.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { applyFavicons } from './applyFavicons.ts';

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Gives the document the owner's accent, icons and product name. A setting that is no colour leaves the product's own. */
export function useDocumentBrand(configuration: AdminConfiguration | undefined): void {
  const { brandColor, carrier, faviconOptions, productName } = configuration ?? {};
  useEffect(
    function applyBrand() {
      if (brandColor !== undefined && HEX_COLOUR.test(brandColor)) applyAccent(brandColor);
    },
    [brandColor],
  );
  useEffect(
    function applyIcons() {
      if (faviconOptions && carrier !== undefined) applyFavicons(favicons(faviconOptions, carrier));
    },
    [carrier, faviconOptions],
  );
  useEffect(
    function nameTheProduct() {
      // A page that is open has named both by now.
      if (document.title === BASE_TITLE) namePage(undefined, productName);
    },
    [productName],
  );
}
