import type { ConsumerTheme } from './consumerTheme.ts';
import { contrastRatio } from './contrastRatio.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Of text, as WCAG 2 asks at level AA: from here on white is chosen, which buttons are expected to have. */
const READABLE = 4.5;
/** How much a button darkens or lightens when it is pointed at, in perceived lightness. */
const POINTED_AT = 0.1;

export type ButtonColours = Pick<ConsumerTheme, 'primaryColor' | 'hoverPrimaryColor' | 'buttonTextColor'>;

/** Button colours around one of a brand: their text can be read on both, and pointing at one moves it away from its text. */
export function themeOfColour(colour: string): ButtonColours {
  const isWhite = contrastRatio(WHITE, colour) >= READABLE;
  const seed = oklchOf(colour);
  const lightness = Math.min(1, Math.max(0, seed.lightness + (isWhite ? -POINTED_AT : POINTED_AT)));
  return {
    primaryColor: colour,
    hoverPrimaryColor: hexOfOklch({ ...seed, lightness }),
    buttonTextColor: isWhite ? WHITE : BLACK,
  };
}
