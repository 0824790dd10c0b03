import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_JPEG_SCANS, MAX_WEBP_FRAMES } from '../../../server/infrastructure/assets/hasTooManyPasses.ts';
import { SharpImageCleaner } from '../../../server/infrastructure/assets/SharpImageCleaner.ts';
import { withoutPngTexts } from '../../../server/infrastructure/assets/withoutPngTexts.ts';
import { animatedWebp, progressiveJpeg, withPngTexts } from '../../support/server/costlyPictures.ts';

const cleaner = new SharpImageCleaner();
const aPixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ff8800' } });
const tooComplex = { ok: false, error: { kind: 'image-too-complex' } };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a picture that is small and takes long to open', () => {
  it('is refused for its scans before it is opened, and taken with as many as are allowed [PB-17]', async () => {
    const taken = await cleaner.clean('image/jpeg', progressiveJpeg(MAX_JPEG_SCANS));
    expect(taken).toMatchObject({ ok: true, value: { contentType: 'image/jpeg' } });
    expect(await cleaner.clean('image/jpeg', progressiveJpeg(MAX_JPEG_SCANS + 1))).toEqual(tooComplex);
    // Whatever it is called.
    expect(await cleaner.clean('image/png', progressiveJpeg(MAX_JPEG_SCANS + 1))).toEqual(tooComplex);
  });

  it('is refused for its frames, and else shows its first [PB-17]', async () => {
    const still = await aPixel.webp({ lossless: true }).toBuffer();
    const taken = await cleaner.clean('image/webp', animatedWebp(still, MAX_WEBP_FRAMES));
    if (!taken.ok) throw new Error(taken.error.kind);
    expect((await sharp(taken.value.bytes).metadata()).pages).toBeUndefined();
    expect(await cleaner.clean('image/webp', animatedWebp(still, MAX_WEBP_FRAMES + 1))).toEqual(tooComplex);
  });

  it('is opened without the texts in it, which would fill the memory [PB-17]', async () => {
    const plain = await aPixel.png().toBuffer();
    const bomb = withPngTexts(plain, 10, 7_900_000);
    expect(withoutPngTexts(bomb)).toEqual(plain);
    const before = process.resourceUsage().maxRSS;
    expect(await cleaner.clean('image/png', bomb)).toMatchObject({ ok: true });
    // In KiB; each of these texts takes 60 MB where it is unpacked.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  });

  it('holds nothing behind a chunk that is cut off', async () => {
    const plain = await aPixel.png().toBuffer();
    const end = plain.length - 12;
    expect(withoutPngTexts(plain.subarray(0, plain.length - 1))).toEqual(plain.subarray(0, end));
    expect(await cleaner.clean('image/png', plain.subarray(0, 20))).toEqual({
      ok: false,
      error: { kind: 'image-unreadable' },
    });
  });

  it('is given up after the time that the library is told, as one that is too complex [PB-17]', async () => {
    const limit = vi.spyOn(sharp.prototype, 'timeout');
    // What the library says: waiting for it would be a test of the machine.
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 32% complete\nVipsImage: killed'));
    expect(await cleaner.clean('image/jpeg', progressiveJpeg(1))).toEqual(tooComplex);
    expect(limit).toHaveBeenCalledWith({ seconds: 15 });
  });
});
