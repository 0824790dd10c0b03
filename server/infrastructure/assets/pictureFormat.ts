type PictureFormat = 'png' | 'jpeg' | 'webp';

/** Detects the format from the first bytes, because the library would try every format that it supports. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}

/** Maximum number of JPEG scans. A scan of only 14 bytes makes the decoder read all blocks. Encoders write about 10. */
export const MAX_JPEG_SCANS = 100;
/**
 * Maximum number of WebP frames. Opening takes quadratic time in the number of frames, although only the first frame is
 * used.
 */
export const MAX_WEBP_FRAMES = 500;

const PASSES = {
  jpeg: { marker: Buffer.from([0xff, 0xda]), max: MAX_JPEG_SCANS },
  webp: { marker: Buffer.from('ANMF'), max: MAX_WEBP_FRAMES },
};

/**
 * Whether opening a picture would take too long. Checked before, because opening cannot be interrupted. Bytes that
 * match a marker by accident stay below the limits.
 */
export function hasTooManyPasses(format: PictureFormat, bytes: Buffer): boolean {
  if (format === 'png') return false;
  const { marker, max } = PASSES[format];
  let count = 0;
  for (let at = bytes.indexOf(marker); at !== -1; at = bytes.indexOf(marker, at + marker.length)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

const SIGNATURE = 8;
/** Bytes of a chunk in addition to its data: length, type and checksum. */
const AROUND = 12;
const COMPRESSED_TEXTS: ReadonlySet<string> = new Set(['zTXt', 'iTXt']);

/** Removes compressed texts and incomplete chunks. The library unpacks each text, which can turn 8 KB into 8 MB. */
export function withoutPngTexts(png: Buffer): Buffer {
  const chunks = [png.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + AROUND <= png.length;) {
    const end = at + AROUND + png.readUInt32BE(at);
    if (end > png.length) break;
    if (!COMPRESSED_TEXTS.has(png.toString('latin1', at + 4, at + 8))) chunks.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}
