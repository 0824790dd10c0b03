import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newNonce, stitched } from '../../../server/infrastructure/page/stitched.ts';

const read = (bytes: Buffer): string => brotliDecompressSync(bytes).toString();

describe('a page that was compressed once', () => {
  it('reads as it would compressed anew, with whatever nonce', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('<script nonce="', 'x'.repeat(70_000), 'é百'))),
        async (pieces) => {
          const page = (nonce: string): string => pieces.join(nonce);
          const made = await stitched(page);
          for (const nonce of [newNonce(), newNonce(), 'A'.repeat(24)])
            expect(made && read(made.with(nonce))).toBe(page(nonce));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives no answer the nonce of another one', async () => {
    const made = await stitched((nonce) => `<a nonce="${nonce}"><b nonce="${nonce}">`);
    const [first, second] = [made?.with('1'.repeat(24)), made?.with('2'.repeat(24))];
    expect(first && read(first)).toBe(`<a nonce="${'1'.repeat(24)}"><b nonce="${'1'.repeat(24)}">`);
    expect(second && read(second)).not.toContain('1');
  });

  it('is left to be compressed each time where a nonce decides what else it says', async () => {
    expect(await stitched((nonce) => `${nonce} ${nonce.charCodeAt(0)} ${nonce.charCodeAt(1)}`)).toBeUndefined();
  });
});
