import type { Favicon } from '../../domain/branding/favicons.ts';

/** Puts these icons in the place of the document's own; those the page came with are not fetched again. */
export function applyFavicons(icons: readonly Favicon[]): void {
  const worn = [...document.head.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const isWorn = icons.every(({ href }, nth) => worn[nth]?.getAttribute('href') === href);
  if (isWorn && worn.length === icons.length) return;
  for (const link of worn) link.remove();
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
