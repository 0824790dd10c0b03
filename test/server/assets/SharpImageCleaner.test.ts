import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_JPEG_SCANS,
  MAX_WEBP_FRAMES,
  withoutPngTexts,
} from '../../../server/infrastructure/assets/pictureFormat.ts';
import { SharpImageCleaner } from '../../../server/infrastructure/assets/SharpImageCleaner.ts';
import { animatedWebp, progressiveJpeg, withPngTexts } from '../../support/server/costlyPictures.ts';

const cleaner = new SharpImageCleaner();
const aPixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ff8800' } });
const tooComplex = { ok: false, error: { kind: 'image-too-complex' } };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('SharpImageCleaner', () => {
  it('rejects a JPEG with too many scans without decoding it, and accepts the maximum number [PB-17]', async () => {
    const cleaned = await cleaner.clean('image/jpeg', progressiveJpeg(MAX_JPEG_SCANS));
    expect(cleaned).toMatchObject({ ok: true, value: { contentType: 'image/jpeg' } });
    expect(await cleaner.clean('image/jpeg', progressiveJpeg(MAX_JPEG_SCANS + 1))).toEqual(tooComplex);
    // The declared type is ignored.
    expect(await cleaner.clean('image/png', progressiveJpeg(MAX_JPEG_SCANS + 1))).toEqual(tooComplex);
  });

  it('rejects a WebP with too many frames, and uses the first frame of other animated images [PB-17]', async () => {
    const singleFrame = await aPixel.webp({ lossless: true }).toBuffer();
    const cleaned = await cleaner.clean('image/webp', animatedWebp(singleFrame, MAX_WEBP_FRAMES));
    if (!cleaned.ok) throw new Error(cleaned.error.kind);
    expect((await sharp(cleaned.value.bytes).metadata()).pages).toBeUndefined();
    expect(await cleaner.clean('image/webp', animatedWebp(singleFrame, MAX_WEBP_FRAMES + 1))).toEqual(tooComplex);
  });

  it('removes text chunks from a PNG before decoding, because unpacked they would exhaust the memory [PB-17]', async () => {
    const plain = await aPixel.png().toBuffer();
    const bomb = withPngTexts(plain, 10, 7_900_000);
    expect(withoutPngTexts(bomb)).toEqual(plain);
    const before = process.resourceUsage().maxRSS;
    expect(await cleaner.clean('image/png', bomb)).toMatchObject({ ok: true });
    // In KiB. Each of these texts takes 60 MB when decompressed.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  });

  it('drops a truncated chunk of a PNG and everything after it', async () => {
    const plain = await aPixel.png().toBuffer();
    const end = plain.length - 12;
    expect(withoutPngTexts(plain.subarray(0, plain.length - 1))).toEqual(plain.subarray(0, end));
    expect(await cleaner.clean('image/png', plain.subarray(0, 20))).toEqual({
      ok: false,
      error: { kind: 'image-unreadable' },
    });
  });

  it('stops after the library\'s time limit, with the error "too complex" [PB-17]', async () => {
    const limit = vi.spyOn(sharp.prototype, 'timeout');
    // Throws the library's error directly, because the time for a real one depends on the machine.
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 32% complete\nVipsImage: killed'));
    expect(await cleaner.clean('image/jpeg', progressiveJpeg(1))).toEqual(tooComplex);
    expect(limit).toHaveBeenCalledWith({ seconds: 15 });
  });
});
