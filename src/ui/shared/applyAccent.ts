import { accentProperties } from '../../domain/theme/accentProperties.ts';

/** Sets the accent colours of both themes. `data-accent` contains the seed (`#rrggbb`). */
export function applyAccent(seedHex: string, root: HTMLElement = document.documentElement): void {
  for (const [property, value] of accentProperties(seedHex)) root.style.setProperty(property, value);
  root.dataset['accent'] = seedHex;
}
