import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
export type Compressed = { readonly body: Uint8Array; readonly encoding?: Encoding };

export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
}

/** Brotli quality 4 takes half a millisecond and compresses almost as well as higher levels. */
export async function compressed(text: string, acceptEncoding: string | undefined): Promise<Compressed> {
  const bytes = Buffer.from(text);
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'gzip') return { body: await zip(bytes), encoding };
  if (encoding === undefined) return { body: bytes };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { body: await brotli(bytes, { params }), encoding };
}
