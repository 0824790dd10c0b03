import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureHeader } from '../../../../src/domain/branding/logo/pictureHeader.ts';
import { animatedPng, animatedWebp, claimedPng, orange } from '../../../support/pictureFiles.ts';

describe('pictureHeader [PB-17]', () => {
  it.each([
    ['png', () => orange(300, 60).png().toBuffer()],
    ['jpeg', () => orange(300, 60).jpeg().toBuffer()],
    [
      'jpeg',
      () =>
        orange(300, 60)
          .jpeg({ progressive: true })
          .withMetadata({ exif: { IFD0: { Copyright: 'us' } } })
          .toBuffer(),
    ],
    ['webp', () => orange(300, 60).removeAlpha().webp().toBuffer()],
    ['webp', () => orange(300, 60).webp({ lossless: true }).toBuffer()],
    ['webp', () => orange(300, 60).webp({ alphaQuality: 50 }).toBuffer()],
  ] as const)('reads the size of a still %s', async (format, make) => {
    expect(pictureHeader(await make())).toEqual({ format, width: 300, height: 60, isAnimated: false });
  });

  it('reports whether a picture is animated', async () => {
    expect(pictureHeader(animatedPng())).toMatchObject({ format: 'png', isAnimated: true });
    expect(pictureHeader(await animatedWebp())).toMatchObject({
      format: 'webp',
      width: 8,
      height: 4,
      isAnimated: true,
    });
  });

  it('reads the size claimed by a decompression bomb without decompressing it', () => {
    expect(pictureHeader(claimedPng(60_000, 60_000))).toMatchObject({ width: 60_000, height: 60_000 });
  });

  it('returns undefined for other formats and truncated headers', async () => {
    expect(pictureHeader(await orange().gif().toBuffer())).toBeUndefined();
    const files = [await orange().png().toBuffer(), await orange().jpeg().toBuffer(), await orange().webp().toBuffer()];
    for (const file of files) expect(pictureHeader(file.subarray(0, 16))).toBeUndefined();
  });

  it('returns without an error for arbitrary bytes', () => {
    const heads = fc.constantFrom(
      [137, 80, 78, 71, 13, 10, 26, 10],
      [0xff, 0xd8, 0xff],
      [...Buffer.from('RIFF0000WEBPVP8X')],
    );
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        const header = pictureHeader(Uint8Array.from([...head, ...rest]));
        if (header) expect(header.width >= 0 && header.height >= 0).toBe(true);
      }),
    );
  });
});
