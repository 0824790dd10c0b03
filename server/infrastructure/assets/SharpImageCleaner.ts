import sharp from 'sharp';
import { MAX_DRAWING } from '../../../src/domain/branding/logo/logoFile.ts';
import { cleanDrawing } from '../../../src/infrastructure/drawings/cleanDrawing.ts';
import { DEFAULT_LANGUAGE } from '../../../src/domain/languages/language.ts';
import { decodeText } from '../../../src/domain/tables/decodeText.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Asset } from '../../application/assets/AssetRepository.ts';
import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type ImageCleaner,
  type ImageError,
} from '../../application/assets/ImageCleaner.ts';
import { hasTooManyPasses, pictureFormat, withoutPngTexts } from './pictureFormat.ts';

// Use one thread per image. By default, the library uses one per core.
sharp.concurrency(1);

/** Seconds. libvips checks this limit only between two rows, so other limits protect the time before the first row. */
const MAX_SECONDS = 15;

/** Re-encodes pictures, so that only their pixels remain. Removes everything from SVGs except the drawing. */
export class SharpImageCleaner implements ImageCleaner {
  async clean(contentType: string, bytes: Uint8Array): Promise<Result<Asset, ImageError>> {
    if (bytes.length > MAX_IMAGE_BYTES) return err({ kind: 'image-too-large' });
    if (contentType === 'image/svg+xml') {
      if (bytes.length > MAX_DRAWING) return err({ kind: 'image-too-large' });
      const drawing = cleanDrawing(decodeText(bytes, DEFAULT_LANGUAGE));
      return drawing.kind === 'refused'
        ? err({ kind: 'image-unsafe' })
        : ok({ contentType, bytes: new TextEncoder().encode(drawing.text) });
    }
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const format = pictureFormat(file);
    if (!format) return err({ kind: 'image-unreadable' });
    if (hasTooManyPasses(format, file)) return err({ kind: 'image-too-complex' });
    try {
      const picture = sharp(format === 'png' ? withoutPngTexts(file) : file, {
        failOn: 'error',
        limitInputPixels: false,
        pages: 1,
      }).timeout({ seconds: MAX_SECONDS });
      const { width, height } = await picture.metadata();
      if (width * height > MAX_IMAGE_PIXELS) return err({ kind: 'image-too-large' });
      const { data, info } = await picture.autoOrient().toFormat(format).toBuffer({ resolveWithObject: true });
      return ok({ contentType: `image/${info.format}`, bytes: data });
    } catch (error) {
      // Other errors mean that the file is not a picture.
      return err({ kind: isTimeout(error) ? 'image-too-complex' : 'image-unreadable' });
    }
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout');
