import { useEffect } from 'react';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/documentTitle.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { applyFavicons } from './applyFavicons.ts';

/** Gives the document the owner's accent, icons and product name. A setting that is no colour leaves the product's own. */
export function useDocumentBrand(configuration: AdminConfiguration | undefined): void {
  const { brandColor, carrier, faviconOptions, productName } = configuration ?? {};
  useEffect(
    function applyBrand() {
      const seed = parseHexColour(brandColor ?? '');
      if (seed !== undefined && document.documentElement.dataset['accent'] !== seed) applyAccent(seed);
    },
    [brandColor],
  );
  useEffect(
    function applyIcons() {
      if (faviconOptions && carrier !== undefined) applyFavicons(faviconOptions, carrier);
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
