import { accentProperties } from '../../domain/theme/accentProperties.ts';

/** Gives the page the accent of a brand colour (`#rgb` or `#rrggbb`); both themes follow at once. */
export function applyAccent(seedHex: string, root: HTMLElement = document.documentElement): void {
  for (const [property, value] of accentProperties(seedHex)) root.style.setProperty(property, value);
}
