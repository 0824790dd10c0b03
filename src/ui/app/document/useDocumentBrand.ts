import { useEffect } from 'react';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/brandOf.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { applyFavicons } from './applyFavicons.ts';

/** An invalid colour keeps the product's accent. */
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
      // An open page has set the title already.
      if (document.title === BASE_TITLE) namePage(undefined, productName);
    },
    [productName],
  );
}
