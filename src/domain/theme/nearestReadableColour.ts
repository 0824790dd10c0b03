import { contrastRatio, hexOfOklch, oklchOf } from './oklch.ts';
import { parseHexColour } from './parseHexColour.ts';

const HALVINGS = 12;
const BLACK = '#000000';

const brightnessOf = (hex: string): number => contrastRatio(hex, BLACK);

function edge(good: number, bad: number, passes: (lightness: number) => boolean): number {
  let [passing, failing] = [good, bad];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (passing + failing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

/**
 * The nearest perceived lightness with contrast `ratio` to all others, with the same hue. `undefined` if none exists.
 */
export function nearestReadableColour(colour: string, others: readonly string[], ratio: number): string | undefined {
  const reads = (hex: string): boolean => others.every((other) => contrastRatio(hex, other) >= ratio);
  if (reads(colour)) return parseHexColour(colour);
  const seed = oklchOf(colour);
  const hexAt = (lightness: number): string => hexOfOklch({ ...seed, lightness });
  // The readable range ends just above and below each colour, so the nearest lightness is one of these ends.
  const ends = others.flatMap((other) => {
    const brightness = brightnessOf(other);
    return [
      edge(1, 0, (lightness) => brightnessOf(hexAt(lightness)) >= brightness * ratio),
      edge(0, 1, (lightness) => brightnessOf(hexAt(lightness)) <= brightness / ratio),
    ];
  });
  const [nearest] = ends
    .filter((lightness) => reads(hexAt(lightness)))
    .toSorted((left, right) => Math.abs(left - seed.lightness) - Math.abs(right - seed.lightness));
  return nearest === undefined ? undefined : hexAt(nearest);
}
