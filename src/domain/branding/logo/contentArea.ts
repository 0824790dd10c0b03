import type { Area, Pixels } from './pixels.ts';

/** Maximum alpha value of an invisible pixel. */
const MAX_INVISIBLE_ALPHA = 8;
/** Maximum channel difference within one colour, e.g. the blurred border of a photograph. */
const MAX_CHANNEL_DIFFERENCE = 24;
/** Margin around the content, as a fraction of the content's longer side. */
const MARGIN = 0.04;

type IsContent = (at: number) => boolean;

/** Smallest area, plus a margin, with every visible pixel that differs from the corner. Everything if none does. */
export function contentArea(pixels: Pixels): Area {
  const { width, height } = pixels;
  const completeArea = { x: 0, y: 0, width, height };
  const isContent = contentOf(pixels);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isContent((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) return completeArea;
  const margin = Math.round(MARGIN * Math.max(right - left + 1, bottom - top + 1));
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return { x, y, width: Math.min(width, right + margin + 1) - x, height: Math.min(height, bottom + margin + 1) - y };
}

function contentOf({ data }: Pixels): IsContent {
  const channel = (at: number): number => data[at] ?? 0;
  if (channel(3) <= MAX_INVISIBLE_ALPHA) return (at) => channel(at + 3) > MAX_INVISIBLE_ALPHA;
  return (at) =>
    [0, 1, 2, 3].some((offset) => Math.abs(channel(at + offset) - channel(offset)) > MAX_CHANNEL_DIFFERENCE);
}
