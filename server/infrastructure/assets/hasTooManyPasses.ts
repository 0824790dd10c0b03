import type { PictureFormat } from './pictureFormat.ts';

/** Maximum number of JPEG scans. Each reads all blocks, and takes only 14 bytes. Encoders write about 10. */
export const MAX_JPEG_SCANS = 100;
/** Maximum number of WebP frames. Opening takes quadratic time in their number, although only the first is used. */
export const MAX_WEBP_FRAMES = 500;

const PASSES = {
  jpeg: { marker: Buffer.from([0xff, 0xda]), most: MAX_JPEG_SCANS },
  webp: { marker: Buffer.from('ANMF'), most: MAX_WEBP_FRAMES },
};

/**
 * Whether opening a picture would take too long, because it cannot be interrupted. Accidental matches of the marker
 * stay below the limits.
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
