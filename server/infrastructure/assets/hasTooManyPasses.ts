import type { PictureFormat } from './pictureFormat.ts';

/** Scans of a JPEG: each goes over all of its blocks, and 14 bytes make one. Encoders write about 10. */
export const MAX_JPEG_SCANS = 100;
/** Frames of a WebP: opening it takes their number squared, although the first alone is kept. */
export const MAX_WEBP_FRAMES = 500;

const PASSES = {
  jpeg: { marker: Buffer.from([0xff, 0xda]), most: MAX_JPEG_SCANS },
  webp: { marker: Buffer.from('ANMF'), most: MAX_WEBP_FRAMES },
};

/**
 * Whether a picture would be gone over too often while it is opened, which nothing can stop once it has begun. The markers
 * are counted wherever they stand: some bytes that only look like one are within the limits, and no picture is read
 * otherwise here than by the library.
 */
export function hasTooManyPasses(format: PictureFormat, bytes: Buffer): boolean {
  if (format === 'png') return false;
  const { marker, most } = PASSES[format];
  let found = 0;
  for (let at = bytes.indexOf(marker); at !== -1; at = bytes.indexOf(marker, at + marker.length)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
