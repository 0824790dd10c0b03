import { linearRgbOf } from './oklch.ts';

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearRgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast, 1 to 21, independent of order. */
export function contrastRatio(one: string, other: string): number {
  const left = luminanceOf(one);
  const right = luminanceOf(other);
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}
