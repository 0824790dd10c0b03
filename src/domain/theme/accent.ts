import { contrastRatio, hexOfOklch, oklchOf, type Oklch } from './oklch.ts';
import { READABLE } from './themeContrast.ts';

/** Theme colours derived from a brand, each `#rrggbb`. Text on `solid` is white. */
export type AccentTokens = {
  readonly solid: string;
  readonly solidHover: string;
  readonly text: string;
  readonly subtle: string;
  readonly line: string;
  readonly focusRing: string;
};
export type Accent = { readonly light: AccentTokens; readonly dark: AccentTokens };

/** Backgrounds on which an accent must be readable. The stylesheet has the same values. */
export const ACCENT_BACKGROUNDS = {
  light: { canvas: '#f6f7f9' },
  dark: { canvas: '#0f1215', raised: '#1f242a' },
} as const;

const WHITE = '#ffffff';
const RING_CONTRAST = 3;
const STEP = 0.01;
const MAX_CHROMA = 0.19;
/** Maximum lightness of a fill, because white text on it and the fill on a light canvas must be readable. */
const MAX_FILL_LIGHTNESS = 0.66;
const MAX_TEXT_LIGHTNESS = 0.55;
/** Minimum lightness of a fill in dark mode, because a darker fill would be invisible on dark surfaces. */
const MIN_DARK_FILL_LIGHTNESS = 0.5;
const DARK_TEXT_LIGHTNESS = 0.7;
const HOVER_STEP = 0.06;
/** Below this lightness, a fill becomes lighter on hover, because a darker colour would look the same. */
const NEARLY_BLACK = 0.25;

type Test = (hex: string) => boolean;

const isReadableOn = (background: string, ratio: number): Test => {
  return (hex) => contrastRatio(hex, background) >= ratio;
};

function findLightness(seed: Oklch, from: number, step: number, ...tests: readonly Test[]): Oklch {
  // Try the exact lightness first, then only multiples of `STEP`, so that similar brands get equal accents.
  const grid = (step < 0 ? Math.floor(from / STEP) : Math.ceil(from / STEP)) * STEP;
  let lightness = from;
  for (let steps = 0; lightness > 0 && lightness < 1; steps += 1) {
    const colour = { ...seed, lightness };
    const hex = hexOfOklch(colour);
    if (tests.every((test) => test(hex))) return colour;
    lightness = grid + steps * step;
  }
  return { lightness: step < 0 ? 0 : 1, chroma: 0, hue: 0 };
}

const hoverOf = (solid: Oklch): string =>
  hexOfOklch({
    ...solid,
    lightness: solid.lightness < NEARLY_BLACK ? solid.lightness + HOVER_STEP : solid.lightness - HOVER_STEP,
  });

function lightAccent(seed: Oklch): AccentTokens {
  const { canvas } = ACCENT_BACKGROUNDS.light;
  const from = Math.min(seed.lightness, MAX_FILL_LIGHTNESS);
  const solid = findLightness(seed, from, -STEP, isReadableOn(WHITE, READABLE));
  const subtle = hexOfOklch({ ...seed, lightness: 0.965, chroma: Math.min(seed.chroma, 0.02) });
  return {
    solid: hexOfOklch(solid),
    solidHover: hoverOf(solid),
    text: hexOfOklch(
      findLightness(
        seed,
        Math.min(seed.lightness, MAX_TEXT_LIGHTNESS),
        -STEP,
        isReadableOn(canvas, READABLE),
        isReadableOn(subtle, READABLE),
      ),
    ),
    subtle,
    line: hexOfOklch({ ...seed, lightness: 0.86, chroma: Math.min(seed.chroma, 0.06) }),
    focusRing: hexOfOklch(
      findLightness(seed, from, -STEP, isReadableOn(canvas, RING_CONTRAST), isReadableOn(subtle, RING_CONTRAST)),
    ),
  };
}

function darkAccent(seed: Oklch): AccentTokens {
  const { canvas, raised } = ACCENT_BACKGROUNDS.dark;
  const from = Math.min(Math.max(seed.lightness, MIN_DARK_FILL_LIGHTNESS), MAX_FILL_LIGHTNESS);
  const solid = findLightness(seed, from, -STEP, isReadableOn(WHITE, READABLE));
  const subtle = hexOfOklch({ ...seed, lightness: 0.27, chroma: Math.min(seed.chroma, 0.05) });
  const bright = Math.max(seed.lightness, DARK_TEXT_LIGHTNESS);
  const text = hexOfOklch(
    findLightness(seed, bright, STEP, isReadableOn(raised, READABLE), isReadableOn(subtle, READABLE)),
  );
  return {
    solid: hexOfOklch(solid),
    solidHover: hoverOf(solid),
    text,
    subtle,
    line: hexOfOklch({ ...seed, lightness: 0.4, chroma: Math.min(seed.chroma, 0.08) }),
    focusRing: hexOfOklch(findLightness(seed, bright, STEP, isReadableOn(canvas, RING_CONTRAST))),
  };
}

/**
 * Accent with the hue of a brand colour (`#rgb` or `#rrggbb`) and a lightness as close as possible. White on `solid`
 * and `solidHover`, and `text` on canvas and `subtle`, have a contrast of at least 4.5; `focusRing` of at least 3.
 */
export function accentOf(seedHex: string): Accent {
  const brandColour = oklchOf(seedHex);
  const seed = { ...brandColour, chroma: Math.min(brandColour.chroma, MAX_CHROMA) };
  return { light: lightAccent(seed), dark: darkAccent(seed) };
}
