import { contrastRatio, hexOfOklch, oklchOf } from './oklch.ts';
import { parseHexColour } from './parseHexColour.ts';

const SEARCH_STEPS = 12;
const BLACK = '#000000';

const brightnessOf = (hex: string): number => contrastRatio(hex, BLACK);

function findEdge(passingEnd: number, failingEnd: number, passes: (lightness: number) => boolean): number {
  let [passing, failing] = [passingEnd, failingEnd];
  for (let iteration = 0; iteration < SEARCH_STEPS; iteration += 1) {
    const middle = (passing + failing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

/** Colour of the same hue and nearest lightness with contrast `ratio` to all `others`. `undefined` if none exists. */
export function nearestReadableColour(colour: string, others: readonly string[], ratio: number): string | undefined {
  const isReadable = (hex: string): boolean => others.every((other) => contrastRatio(hex, other) >= ratio);
  if (isReadable(colour)) return parseHexColour(colour);
  const seed = oklchOf(colour);
  const hexAt = (lightness: number): string => hexOfOklch({ ...seed, lightness });
  // Each colour in `others` has a range of unreadable lightness. The nearest readable lightness is the end of a range.
  const ends = others.flatMap((other) => {
    const brightness = brightnessOf(other);
    return [
      findEdge(1, 0, (lightness) => brightnessOf(hexAt(lightness)) >= brightness * ratio),
      findEdge(0, 1, (lightness) => brightnessOf(hexAt(lightness)) <= brightness / ratio),
    ];
  });
  const [nearest] = ends
    .filter((lightness) => isReadable(hexAt(lightness)))
    .toSorted((left, right) => Math.abs(left - seed.lightness) - Math.abs(right - seed.lightness));
  return nearest === undefined ? undefined : hexAt(nearest);
}
