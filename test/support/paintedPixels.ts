import type { Area, Pixels } from '../../src/domain/branding/logo/pixels.ts';

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export const CLEAR: Rgba = [0, 0, 0, 0];

/** Creates the pixels of an image: one background colour, and rectangles. A later rectangle covers an earlier one. */
export function paintedPixels(
  width: number,
  height: number,
  ground: Rgba,
  ...rectangles: readonly (Area & { readonly colour: Rgba })[]
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = ({ x, y, width: across, height: down, colour }: Area & { readonly colour: Rgba }): void => {
    for (let row = y; row < y + down; row += 1)
      for (let column = x; column < x + across; column += 1) data.set(colour, (row * width + column) * 4);
  };
  for (const rectangle of [{ x: 0, y: 0, width, height, colour: ground }, ...rectangles]) fill(rectangle);
  return { width, height, data };
}
