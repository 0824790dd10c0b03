import { useEffect } from 'react';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/brandOf.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { favicons, type Favicon, type FaviconOptions } from '../../../domain/branding/favicons.ts';

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

/** Icons that the document already has are not loaded again. */
function applyFavicons(options: FaviconOptions, carrier: string): void {
  const icons = favicons(options, carrier);
  const present = [...document.head.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const isApplied = icons.every(({ href }, nth) => present[nth]?.getAttribute('href') === href);
  if (isApplied && present.length === icons.length) return;
  for (const link of present) link.remove();
  document.head.append(...icons.map(linkOf));
}

function linkOf({ rel, href, type, sizes }: Favicon): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (type !== undefined) link.type = type;
  if (sizes !== undefined) link.setAttribute('sizes', sizes);
  return link;
}
