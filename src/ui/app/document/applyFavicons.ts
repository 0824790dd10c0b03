import { favicons, type Favicon, type FaviconOptions } from '../../../domain/branding/favicons.ts';

/** Icons that the document already has are not loaded again. */
export function applyFavicons(options: FaviconOptions, carrier: string): void {
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
