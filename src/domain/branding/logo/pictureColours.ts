import { oklabDistance, oklchOf } from '../../theme/oklch.ts';
import type { Pixels } from './pixels.ts';

export type PictureColour = {
  readonly colour: string;
  /** Of what can be seen of the picture, 0 to 1. */
  readonly share: number;
};

/** From here on a pixel shows its own colour; what is behind the others shows through. */
const OPAQUE = 200;
/** Colours nearer to each other than this are taken for one: those of the edges between two. */
const SAME_COLOUR = 0.05;
/** Eight neighbouring values of a channel are counted as one. */
const COARSE = 3;
/** Less of a picture than this is edges and noise. */
const NOTABLE = 0.01;

type Counted = { count: number; red: number; green: number; blue: number };

/** The colours of a picture, what shows most of it first. Meant for some ten thousand pixels. */
export function pictureColours({ data }: Pixels): readonly PictureColour[] {
  const buckets = new Map<number, Counted>();
  let seen = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    seen += 1;
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
    const same = merged.find((each) => oklabDistance(each.colour, colour) < SAME_COLOUR);
    if (same) same.count += bucket.count;
    else merged.push({ colour, count: bucket.count });
  }
  return merged
    .map(({ colour, count }) => ({ colour, share: count / seen }))
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

const MOST_OFFERED = 5;
/** Less colourful than this is black, white or a grey to the eye. */
const COLOURFUL = 0.03;

/** Nearer hues than this, in degrees, are shades of one colour, as the edges of a shape are. */
const SAME_HUE = 20;
/** A shade of this share of its colour is one of its own. */
const OWN_SHADE = 1 / 4;

/** The colours of a logo that a brand would be known by, the most telling first. */
export function brandColours(colours: readonly PictureColour[]): readonly string[] {
  const colourful = colours
    .map(({ colour, share }) => ({ colour, share, ...oklchOf(colour) }))
    .filter(({ chroma }) => chroma >= COLOURFUL)
    .toSorted((left, right) => right.share * right.chroma - left.share * left.chroma);
  return colourful
    .filter(({ hue, share }, nth) =>
      colourful
        .slice(0, nth)
        .every((other) => hueDistance(hue, other.hue) > SAME_HUE || share >= other.share * OWN_SHADE),
    )
    .slice(0, MOST_OFFERED)
    .map(({ colour }) => colour);
}

const hueDistance = (one: number, other: number): number => 180 - Math.abs(180 - Math.abs(one - other));
