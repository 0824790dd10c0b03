import { contrastRatio } from '../../theme/oklch.ts';
import { nearestReadableColour } from '../../theme/nearestReadableColour.ts';
import type { ColourSuggestion } from '../../theme/readableColours.ts';
import type { ContrastVerdict } from '../../theme/themeContrast.ts';
import type { PictureColour } from './pictureColours.ts';

/** Minimum contrast of graphics (WCAG 2). */
const MIN_CONTRAST = 3;
/** Minimum fraction of the pixels with a colour. Smaller parts do not make a logo recognizable. */
const MIN_SHARE = 0.03;

export type LogoContrast = {
  /** Contrast ratio, 1 to 21. */
  readonly ratio: number;
  readonly verdict: Extract<ContrastVerdict, 'passes' | 'hard-to-read'>;
  readonly suggestions: readonly ColourSuggestion[];
};

/** Contrast between the background and the logo's most contrasting colour. `undefined` if no colour is known. */
export function logoContrast(colours: readonly PictureColour[], background: string): LogoContrast | undefined {
  const [strongest] = colours
    .filter(({ share }) => share >= MIN_SHARE)
    .map(({ colour }) => ({ colour, ratio: contrastRatio(colour, background) }))
    .toSorted((left, right) => right.ratio - left.ratio);
  if (!strongest) return undefined;
  const { ratio, colour } = strongest;
  if (ratio >= MIN_CONTRAST) return { ratio, verdict: 'passes', suggestions: [] };
  const nearest = nearestReadableColour(background, [colour], MIN_CONTRAST);
  const suggestions = nearest === undefined ? [] : [{ field: 'logoBackground', colour: nearest } as const];
  return { ratio, verdict: 'hard-to-read', suggestions };
}
