import { useEffect } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/documentTitle.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { whenIdle } from '../../shared/lazy/whenIdle.ts';
import { applyAccent } from '../../shared/applyAccent.ts';

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The served page has its icons; only a host without a service, or a publish of the owner's, needs others. */
const icons = new LazyPart(async () => (await import('./applyFavicons.ts')).applyFavicons);

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
      if (!faviconOptions || carrier === undefined) return undefined;
      let isOutdated = false;
      whenIdle(() => {
        icons.load().then(
          (applyFavicons) => isOutdated || applyFavicons(faviconOptions, carrier),
          () => undefined,
        );
      });
      return () => {
        isOutdated = true;
      };
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
