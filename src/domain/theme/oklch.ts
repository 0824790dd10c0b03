/** Colour in OKLCH: perceived lightness (0 to 1), chroma (0 is grey) and hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };
type Rgb = readonly [red: number, green: number, blue: number];

const GAMUT_TOLERANCE = 1e-4;
const GREY_CHROMA = 0.002;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Linear channels (0 to 1) of a colour `#rgb` or `#rrggbb`. Throws for any other text. */
function linearRgbOf(hex: string): Rgb {
  const long = /^#[\da-f]{3}$/i.test(hex) ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) throw new Error(`Not a hex colour: ${hex}`);
  const channel = (start: number): number => toLinear(Number.parseInt(long.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

type Oklab = readonly [lightness: number, a: number, b: number];

/** OKLAB coordinates of a colour, by Björn Ottosson's matrices. */
function oklabOf(hex: string): Oklab {
  const [red, green, blue] = linearRgbOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Perceived difference of two colours: 0 if they are equal, 1 for black and white. */
export function oklabDistance(first: string, second: string): number {
  const right = oklabOf(second);
  return Math.hypot(...oklabOf(first).map((left, index) => left - (right[index] ?? 0)));
}

/** Converts a colour to OKLCH. Greys have hue 0 and chroma 0. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  const chroma = Math.hypot(a, b);
  if (chroma < GREY_CHROMA) return { lightness, chroma: 0, hue: 0 };
  return { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearRgbOfOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Rgb): boolean =>
  rgb.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);

export function hexOfOklch(colour: Oklch): string {
  let inGamut = 0;
  let outOfGamut = colour.chroma;
  if (isInGamut(linearRgbOfOklch(colour))) inGamut = colour.chroma;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (inGamut + outOfGamut) / 2;
      if (isInGamut(linearRgbOfOklch({ ...colour, chroma: middle }))) inGamut = middle;
      else outOfGamut = middle;
    }
  return hexOfChannels(
    linearRgbOfOklch({ ...colour, chroma: inGamut }).map((channel) => Math.min(1, Math.max(0, toGamma(channel))) * 255),
  );
}

/** @param channels red, green and blue, 0 to 255 */
export function hexOfChannels(channels: readonly number[]): string {
  const pairs = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${pairs.join('')}`;
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearRgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colours in any order, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const left = luminanceOf(first);
  const right = luminanceOf(second);
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}
