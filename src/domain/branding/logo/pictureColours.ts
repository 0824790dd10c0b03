import { oklabDistance, oklchOf } from '../../theme/oklch.ts';
import type { Pixels } from './pixels.ts';

export type PictureColour = {
  readonly colour: string;
  /** Share of the visible pixels, 0 to 1. */
  readonly share: number;
};

/** Minimum alpha. The background shows through other pixels. */
const OPAQUE = 200;
/** Maximum distance between equal colours, e.g. blended edges. */
const SAME_COLOUR = 0.05;
/** Number of low bits ignored per channel. */
const COARSE = 3;
/** Minimum share of a colour. Smaller ones are edges and noise. */
const NOTABLE = 0.01;

type Counted = { count: number; red: number; green: number; blue: number };

/** Colours by share, largest first. Intended for about 10,000 pixels. */
export function pictureColours({ data }: Pixels): readonly PictureColour[] {
  const buckets = new Map<number, Counted>();
  let visibleCount = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    visibleCount += 1;
    const key = ((red >> COARSE) << 10) | ((green >> COARSE) << 5) | (blue >> COARSE);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    buckets.set(key, bucket);
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
  }
  const merged: { readonly colour: string; count: number }[] = [];
  for (const bucket of [...buckets.values()].toSorted((left, right) => right.count - left.count)) {
    const colour = hexOf(bucket);
    const similarColour = merged.find((each) => oklabDistance(each.colour, colour) < SAME_COLOUR);
    if (similarColour) similarColour.count += bucket.count;
    else merged.push({ colour, count: bucket.count });
  }
  return merged
    .map(({ colour, count }) => ({ colour, share: count / visibleCount }))
    .filter(({ share }) => share >= NOTABLE)
    .toSorted((left, right) => right.share - left.share);
}

function hexOf({ count, red, green, blue }: Counted): string {
  const pair = (sum: number): string =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

const MAX_OFFERED_COLOURS = 5;
/** Minimum chroma. Less looks black, white or grey. */
const COLOURFUL = 0.03;

/** Hues closer than this, in degrees, are shades of one colour, e.g. edges. */
const SAME_HUE = 20;
/** A shade with at least this share of its colour counts separately. */
const OWN_SHADE = 1 / 4;

/** Candidates for brand colours of a logo, most prominent first. */
export function brandColours(colours: readonly PictureColour[]): readonly string[] {
  const colourful = colours
    .map(({ colour, share }) => ({ colour, share, ...oklchOf(colour) }))
    .filter(({ chroma }) => chroma >= COLOURFUL)
    .toSorted((left, right) => right.share * right.chroma - left.share * left.chroma);
  return colourful
    .filter(({ hue, share }, index) =>
      colourful
        .slice(0, index)
        .every((other) => hueDistance(hue, other.hue) > SAME_HUE || share >= other.share * OWN_SHADE),
    )
    .slice(0, MAX_OFFERED_COLOURS)
    .map(({ colour }) => colour);
}

const hueDistance = (one: number, other: number): number => 180 - Math.abs(180 - Math.abs(one - other));
