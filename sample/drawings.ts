/** Logos of owners and merchants: a symbol on a rounded square of 40 units. */

const mark = (field: string, glyph: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">` +
  `<rect width="40" height="40" rx="9" fill="${field}"/>${glyph}</svg>\n`;

type Glyph = (ink: string) => string;

const stroke = (ink: string, path: string): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;

const turningArrow: Glyph = (ink) => stroke(ink, 'M13 15h9a6.5 6.5 0 0 1 0 13h-7M17 10.5l-4.5 4.5 4.5 4.5');
const leaningBars: Glyph = (ink) =>
  `<path d="M14 11h17l-1.6 4.6H12.4zM11.6 18h17L27 22.6H10zM9.2 25h17l-1.6 4.6H7.6z" fill="${ink}"/>`;
const peaks: Glyph = (ink) => `<path d="M6.5 29 16 12l5.2 9.3L24.5 16 33.5 29z" fill="${ink}"/>`;
const horizon: Glyph = (ink) => `<path d="M11 23a9 9 0 0 1 18 0z" fill="${ink}"/>${stroke(ink, 'M8 28.5h24')}`;
const range: Glyph = (ink) => stroke(ink, 'M7.5 28.5 17 13l6 9.5 3-4.5 6.5 10.5z');
const bowl: Glyph = (ink) => `<path d="M9 15h22c0 7-4 11.5-8 12.5V30h-6v-2.5C13 26.5 9 22 9 15z" fill="${ink}"/>`;
const weave: Glyph = (ink) => stroke(ink, 'M9 14c5.5 0 5.5 12 11 12s5.5-12 11-12M9 26c5.5 0 5.5-12 11-12s5.5 12 11 12');
const waves: Glyph = (ink) => stroke(ink, 'M8 17c3-3 5-3 8 0s5 3 8 0 5-3 8 0M8 25c3-3 5-3 8 0s5 3 8 0 5-3 8 0');

/** Variants for light surfaces, dark surfaces and browser tabs. */
export type BrandDrawings = { readonly logo: string; readonly altLogo: string; readonly favicon: string };

const brand = (glyph: Glyph, field: string, ink: string, darkField: string, darkInk: string): BrandDrawings => ({
  logo: mark(field, glyph(ink)),
  altLogo: mark(darkField, glyph(darkInk)),
  favicon: mark(field, `<g transform="translate(20 20) scale(1.12) translate(-20 -20)">${glyph(ink)}</g>`),
});

/** Invented logos; none is a carrier's real logo. */
export const ownerDrawings = {
  AUSTRALIA_POST: brand(turningArrow, '#4a90e2', '#ffffff', '#6ea8ec', '#0f1215'),
  USPS: brand(leaningBars, '#333366', '#ffffff', '#c9c9ee', '#26264f'),
  YAMATO: brand(peaks, '#ffcd00', '#1b1f24', '#ffcd00', '#0f1215'),
  BLUE_YONDER: brand(horizon, '#00a651', '#ffffff', '#31bb65', '#0f1215'),
} as const;

export const subBrandDrawings = { BLUE_YONDER: mark('#0b5d8a', waves('#ffffff')) } as const;

/** Merchants without a logo are shown by their initials. */
export const merchantDrawings = {
  NORTHWIND: mark('#16324f', range('#ffffff')),
  KOYO: mark('#7a3b2e', bowl('#fbf3ea')),
  ALNOOR: mark('#0f5c5c', weave('#f4e7c5')),
  SALTMARSH: mark('#0d6e8a', waves('#ffffff')),
} as const;
