import { hexOfChannels, oklabDistance, oklchOf } from '../../theme/oklch.ts';
import type { Pixels } from './pixels.ts';

export type PictureColour = {
  readonly colour: string;
  /** Fraction of the visible pixels with this colour, 0 to 1. */
  readonly share: number;
};

/** Minimum alpha of a counted pixel. The background shows through pixels with a lower alpha. */
const MIN_ALPHA = 200;
/** Maximum distance between colours that count as equal, e.g. at blended edges. */
const MAX_COLOUR_DISTANCE = 0.05;
/** Number of low bits per channel that are ignored when pixels are grouped. */
const IGNORED_BITS = 3;
/** Minimum fraction of the pixels with a colour. Rarer colours are edges and noise. */
const MIN_SHARE = 0.01;

type Counted = { count: number; red: number; green: number; blue: number };

/** Colours of a picture, most frequent first. Intended for pictures of about 10,000 pixels. */
export function pictureColours({ data }: Pixels): readonly PictureColour[] {
  const buckets = new Map<number, Counted>();
  let visibleCount = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < MIN_ALPHA) continue;
    visibleCount += 1;
    const key = ((red >> IGNORED_BITS) << 10) | ((green >> IGNORED_BITS) << 5) | (blue >> IGNORED_BITS);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    buckets.set(key, bucket);
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
  }
  const merged: { readonly colour: string; count: number }[] = [];
  for (const bucket of [...buckets.values()].toSorted((left, right) => right.count - left.count)) {
    const colour = hexOfChannels([bucket.red, bucket.green, bucket.blue].map((sum) => sum / bucket.count));
    const similarColour = merged.find((each) => oklabDistance(each.colour, colour) < MAX_COLOUR_DISTANCE);
    if (similarColour) similarColour.count += bucket.count;
    else merged.push({ colour, count: bucket.count });
  }
  return merged
    .map(({ colour, count }) => ({ colour, share: count / visibleCount }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((left, right) => right.share - left.share);
}

const MAX_OFFERED_COLOURS = 5;
/** Minimum chroma of a brand colour. A colour with a lower chroma looks black, white or grey. */
const MIN_CHROMA = 0.03;

/** Maximum distance in degrees between hues that count as shades of one colour, e.g. at edges. */
const MAX_HUE_DISTANCE = 20;
/** A shade with at least this fraction of the pixels of its colour counts as a separate colour. */
const MIN_SHADE_SHARE = 1 / 4;

/** Candidates for brand colours of a logo, most prominent first. */
export function brandColours(colours: readonly PictureColour[]): readonly string[] {
  const colourful = colours
    .map(({ colour, share }) => ({ colour, share, ...oklchOf(colour) }))
    .filter(({ chroma }) => chroma >= MIN_CHROMA)
    .toSorted((left, right) => right.share * right.chroma - left.share * left.chroma);
  return colourful
    .filter(({ hue, share }, index) =>
      colourful
        .slice(0, index)
        .every((other) => hueDistance(hue, other.hue) > MAX_HUE_DISTANCE || share >= other.share * MIN_SHADE_SHARE),
    )
    .slice(0, MAX_OFFERED_COLOURS)
    .map(({ colour }) => colour);
}

const hueDistance = (one: number, other: number): number => 180 - Math.abs(180 - Math.abs(one - other));
