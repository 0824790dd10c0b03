import { useEffect } from 'react';
import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { BASE_TITLE } from '../../../domain/branding/brandOf.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { namePage } from '../../shared/document/titleOfDocument.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { favicons, type Favicon, type FaviconOptions } from '../../../domain/branding/favicons.ts';

/**
 * Applies the brand's title, icons and colour to the document. If the colour is invalid, the colour of the product is
 * used.
 */
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
      // Skip this if the open page has already set the title.
      if (document.title === BASE_TITLE) namePage(undefined, productName);
    },
    [productName],
  );
}

/** Sets the favicons. Does not load an icon again if the document already has it. */
function applyFavicons(options: FaviconOptions, carrier: string): void {
  const icons = favicons(options, carrier);
  const currentLinks = [...document.head.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const isApplied = icons.every(({ href }, nth) => currentLinks[nth]?.getAttribute('href') === href);
  if (isApplied && currentLinks.length === icons.length) return;
  for (const link of currentLinks) link.remove();
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
