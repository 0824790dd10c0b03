import { useEffect } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/documentTitle.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { whenIdle } from '../../shared/lazy/whenIdle.ts';

/** The served page has its accent and icons; only a host without a service, or a publish of the owner's, needs others. */
const accent = new LazyPart(async () => (await import('../../shared/applyAccent.ts')).applyAccent);
const icons = new LazyPart(async () => (await import('./applyFavicons.ts')).applyFavicons);

/** Gives the document the owner's accent, icons and product name. A setting that is no colour leaves the product's own. */
export function useDocumentBrand(configuration: AdminConfiguration | undefined): void {
  const { brandColor, carrier, faviconOptions, productName } = configuration ?? {};
  useEffect(
    function applyBrand() {
      const seed = parseHexColour(brandColor ?? '');
      if (seed === undefined || document.documentElement.dataset['accent'] === seed) return undefined;
      let isOutdated = false;
      accent.load().then(
        (applyAccent) => isOutdated || applyAccent(seed),
        () => undefined,
      );
      return () => {
        isOutdated = true;
      };
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
