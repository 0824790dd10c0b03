import sharp from 'sharp';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Asset } from '../../application/assets/AssetRepository.ts';
import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type ImageCleaner,
  type ImageError,
} from '../../application/assets/ImageCleaner.ts';
import { isPlainSvg } from './isPlainSvg.ts';

// One thread an image: by itself the library takes as many as the machine has.
sharp.concurrency(1);

const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

/** Pictures are decoded and encoded anew, so that only their pixels are kept; drawings are kept as they are or refused. */
export class SharpImageCleaner implements ImageCleaner {
  async clean(contentType: string, bytes: Uint8Array): Promise<Result<Asset, ImageError>> {
    if (bytes.length > MAX_IMAGE_BYTES) return err({ kind: 'image-too-large' });
    if (contentType === 'image/svg+xml')
      return isPlainSvg(new TextDecoder().decode(bytes)) ? ok({ contentType, bytes }) : err({ kind: 'image-unsafe' });
    try {
      const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 });
      const { format, width, height } = await picture.metadata();
      if (!FORMATS.has(format)) return err({ kind: 'image-unreadable' });
      // Asked before a pixel is decoded.
      if (width * height > MAX_IMAGE_PIXELS) return err({ kind: 'image-too-large' });
      const { data, info } = await picture.autoOrient().toFormat(format).toBuffer({ resolveWithObject: true });
      return ok({ contentType: `image/${info.format}`, bytes: data });
    } catch {
      // The library's way of saying that this is no picture.
      return err({ kind: 'image-unreadable' });
    }
  }
}
