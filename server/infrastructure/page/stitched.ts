import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

/** Characters of a nonce: 18 random bytes in base64url. */
const NONCE_LENGTH = 24;

export const newNonce = (): string => randomBytes(18).toString('base64url');

/** A page compressed with brotli but for its nonce, which is put in as it is. */
export type StitchedPage = { readonly with: (nonce: string) => Buffer; readonly bytes: number };

/**
 * Head of a part of a brotli stream that holds `NONCE_LENGTH` bytes uncompressed (RFC 7932, section 9.2): not the last
 * (0), four nibbles of length (00), the length less one in 16 bits, uncompressed (1), and zeros up to the next byte.
 */
const HEAD = Buffer.from([((NONCE_LENGTH - 1) << 3) & 0xff, (NONCE_LENGTH - 1) >> 5, 1 << 3]);

/** Bytes that no page has: control characters but for those that end lines, and what no character of UTF-8 is made of. */
const FOREIGN = [
  ...Array(32).keys(),
  0xc0,
  0xc1,
  0xf5,
  0xf6,
  0xf7,
  0xf8,
  0xf9,
  0xfa,
  0xfb,
  0xfc,
  0xfd,
  0xfe,
  0xff,
].filter((byte) => ![0x09, 0x0a, 0x0d].includes(byte));

/** Random, so that hardly ever four of them come twice: the compressor would refer to them, and remember how far back. */
const filler = (): Buffer => randomBytes(NONCE_LENGTH).map((byte) => FOREIGN[byte % FOREIGN.length] ?? 0) as Buffer;

/** How often it is tried with other fillers. */
const ATTEMPTS = 5;

/**
 * Compresses a page once for all nonces. What stands between them is compressed in one stream, cut at whole bytes, and each
 * nonce becomes an uncompressed part of it; the compressor is given a filler in its place, so that nothing later in the
 * stream refers to it. `undefined` where no stream reads back as the page.
 */
export async function stitched(page: (nonce: string) => string): Promise<StitchedPage | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await stitchedOnce(page);
    if (made) return made;
  }
  return undefined;
}

async function stitchedOnce(page: (nonce: string) => string): Promise<StitchedPage | undefined> {
  const mark = newNonce();
  const pieces = page(mark).split(mark);
  // Up to quality 4 the coding of a byte does not depend on the bytes before it, which a nonce would change.
  const compressor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const parts: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      await written(compressor, filler());
      add(HEAD);
      places.push(length);
      add(Buffer.alloc(NONCE_LENGTH));
    }
    add(await written(compressor, piece));
  }
  add(await ended(compressor));
  const whole = Buffer.concat(parts, length);
  const withNonce = (nonce: string): Buffer => {
    const made = Buffer.from(whole);
    for (const place of places) made.write(nonce, place, 'latin1');
    return made;
  };
  const isRight = [newNonce(), newNonce()].every((nonce) => reads(withNonce(nonce), page(nonce)));
  return isRight ? { with: withNonce, bytes: length } : undefined;
}

function reads(compressed: Buffer, text: string): boolean {
  try {
    return brotliDecompressSync(compressed).toString() === text;
  } catch {
    return false;
  }
}

/** What the compressor makes of a text, up to a whole byte. */
const written = (compressor: BrotliCompress, text: string | Buffer): Promise<Buffer> =>
  collected(compressor, (done) => {
    compressor.write(text);
    compressor.flush(constants.BROTLI_OPERATION_FLUSH, done);
  });

const ended = (compressor: BrotliCompress): Promise<Buffer> =>
  collected(compressor, (done) => {
    compressor.once('end', done);
    compressor.end();
  });

function collected(compressor: BrotliCompress, act: (done: () => void) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const hear = (chunk: Buffer): void => void chunks.push(chunk);
  return new Promise((resolve, reject) => {
    compressor.once('error', reject).on('data', hear);
    act(() => {
      compressor.off('data', hear).off('error', reject);
      resolve(Buffer.concat(chunks));
    });
  });
}
