import { logoBoxes } from '../../theme/consumerTheme.ts';
import type { Area, Size } from './pixels.ts';

/** Maximum device pixels per CSS pixel. Higher densities are not visible. */
const MAX_PIXEL_RATIO = 3;

const boxes = Object.values(logoBoxes);

const shrinkage = (area: Size, box: Size): number => Math.min(1, box.width / area.width, box.height / area.height);

/** Shrinks an area to fit in a box. Small areas are not enlarged. */
export function sizeInBox(area: Size, box: Size): Size {
  const scale = shrinkage(area, box);
  return { width: area.width * scale, height: area.height * scale };
}

/** Size of a stored logo in pixels: at most what the largest logo area needs on a screen of the highest pixel density. */
export function storedSize(area: Size): Size {
  const scale = Math.max(
    ...boxes.map(({ width, height }) =>
      shrinkage(area, { width: width * MAX_PIXEL_RATIO, height: height * MAX_PIXEL_RATIO }),
    ),
  );
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: scaled(area.width), height: scaled(area.height) };
}

export type Sharpness = 'sharp' | 'soft' | 'small';

/** `sharp`: sharp on every screen. `soft`: blurred on high-density screens. `small`: the logo does not fill the box. */
export function sharpnessIn(area: Size, box: Size): Sharpness {
  const density = Math.max(area.width / box.width, area.height / box.height);
  if (density >= 2) return 'sharp';
  return density >= 1 ? 'soft' : 'small';
}

/** Smallest area with ratio `aspect` (width / height) around `content`. If none fits, the largest at its centre. */
export function areaOfShape(picture: Size, content: Area, aspect: number): Area {
  const targetWidth = Math.max(content.width, content.height * aspect);
  const width = Math.min(targetWidth, picture.width, picture.height * aspect);
  const height = width / aspect;
  const clamped = (start: number, length: number, max: number): number => Math.min(Math.max(0, start), max - length);
  return {
    x: clamped(content.x + (content.width - width) / 2, width, picture.width),
    y: clamped(content.y + (content.height - height) / 2, height, picture.height),
    width,
    height,
  };
}

/** True if `outer` contains `inner`, with a tolerance of one pixel for rounding. */
export const holdsArea = (outer: Area, inner: Area): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;
