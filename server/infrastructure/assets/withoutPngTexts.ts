const SIGNATURE = 8;
/** Bytes for length, type and checksum of a chunk. */
const AROUND = 12;
const COMPRESSED_TEXTS: ReadonlySet<string> = new Set(['zTXt', 'iTXt']);

/** Removes compressed texts and incomplete chunks. The library unpacks each text, and 8 KB can become 8 MB. */
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
