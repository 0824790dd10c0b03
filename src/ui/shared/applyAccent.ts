import { accentProperties } from '../../domain/theme/accentProperties.ts';

/** Gives the page the accent of a brand colour (`#rrggbb`), and says so in `data-accent`; both themes follow at once. */
export function applyAccent(seedHex: string, root: HTMLElement = document.documentElement): void {
  for (const [property, value] of accentProperties(seedHex)) root.style.setProperty(property, value);
  root.dataset['accent'] = seedHex;
}
