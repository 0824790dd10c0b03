import type { ConsumerTheme } from './consumerTheme.ts';
import { contrastRatio, hexOfOklch, oklchOf } from './oklch.ts';
import { READABLE } from './themeContrast.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Change of perceived lightness on hover. */
const HOVER_CHANGE = 0.1;

export type ButtonColours = Pick<ConsumerTheme, 'primaryColor' | 'hoverPrimaryColor' | 'buttonTextColor'>;

/** Readable colours of a button. On hover, its contrast increases. */
export function themeOfColour(colour: string): ButtonColours {
  const isWhite = contrastRatio(WHITE, colour) >= READABLE;
  const seed = oklchOf(colour);
  const lightness = Math.min(1, Math.max(0, seed.lightness + (isWhite ? -HOVER_CHANGE : HOVER_CHANGE)));
  return {
    primaryColor: colour,
    hoverPrimaryColor: hexOfOklch({ ...seed, lightness }),
    buttonTextColor: isWhite ? WHITE : BLACK,
  };
}
