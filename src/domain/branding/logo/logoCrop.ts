import { logoBoxes } from '../../theme/consumerTheme.ts';
import type { Area, Size } from './pixels.ts';

/** Pixels of a screen that a logo may have for one of the page: more nobody sees. */
const DENSEST = 3;

const boxes = Object.values(logoBoxes);

/** How much of its size is left of an area in a box that it fits in. */
const shrinkage = (area: Size, box: Size): number => Math.min(1, box.width / area.width, box.height / area.height);

/** How large an area stands in a box: as large as it is, unless it has to be made smaller. */
export function sizeInBox(area: Size, box: Size): Size {
  const scale = shrinkage(area, box);
  return { width: area.width * scale, height: area.height * scale };
}

/** The size an area is kept in: no larger than the densest screen shows it in the largest place. */
export function keptSize(area: Size): Size {
  const scale = Math.max(
    ...boxes.map(({ width, height }) => shrinkage(area, { width: width * DENSEST, height: height * DENSEST })),
  );
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: scaled(area.width), height: scaled(area.height) };
}

export type Sharpness = 'sharp' | 'soft' | 'small';

/** How an area looks in a box: sharp on every screen, on coarse ones alone, or smaller than its place. */
export function sharpnessIn(area: Size, box: Size): Sharpness {
  const density = Math.max(area.width / box.width, area.height / box.height);
  if (density >= 2) return 'sharp';
  return density >= 1 ? 'soft' : 'small';
}

/**
 * The smallest area of a shape around what a picture shows, within the picture; where no such area holds all of it, the
 * largest one around its middle. `aspect` is width by height.
 */
export function areaOfShape(picture: Size, content: Area, aspect: number): Area {
  const wanted = Math.max(content.width, content.height * aspect);
  const width = Math.min(wanted, picture.width, picture.height * aspect);
  const height = width / aspect;
  const within = (start: number, length: number, most: number): number => Math.min(Math.max(0, start), most - length);
  return {
    x: within(content.x + (content.width - width) / 2, width, picture.width),
    y: within(content.y + (content.height - height) / 2, height, picture.height),
    width,
    height,
  };
}

/** Whether an area holds all of another, but for what rounding takes. */
export const holdsArea = (outer: Area, inner: Area): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;
