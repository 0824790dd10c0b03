const SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const AROUND = 12;
const COMPRESSED_TEXTS: ReadonlySet<string> = new Set(['zTXt', 'iTXt']);

/**
 * A PNG without its compressed texts, which the library unpacks before anybody asks for them: 8 KB of one become 8 MB, and a
 * file may hold hundreds. What follows the last whole chunk is left out as well.
 */
export function withoutPngTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + AROUND <= png.length;) {
    const end = at + AROUND + png.readUInt32BE(at);
    if (end > png.length) break;
    if (!COMPRESSED_TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
