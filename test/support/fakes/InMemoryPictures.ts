import type { OpenPicture, Pictures } from '../../../src/application/branding/logo/Pictures.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { pictureHeader } from '../../../src/domain/branding/logo/pictureHeader.ts';
import type { Pixels } from '../../../src/domain/branding/logo/pixels.ts';
import { cleanDrawing } from '../../../src/infrastructure/drawings/cleanDrawing.ts';
import { CLEAR, paintedPixels } from '../paintedPixels.ts';

const NOTHING = paintedPixels(1, 1, CLEAR);

/**
 * Images without a browser. The size is read from the file's header. The test defines the appearance. The data of a
 * cropped image is the crop area, padded to a fixed number of characters per pixel.
 */
export class InMemoryPictures implements Pictures {
  pixels: Pixels | undefined = NOTHING;
  charactersPerPixel = 0;
  /** Whether image files can be decoded. */
  isReadable = true;

  async open(url: string): ReturnType<Pictures['open']> {
    const bytes = new Uint8Array(Buffer.from(url.split(',')[1] ?? '', 'base64'));
    const size = pictureHeader(bytes) ?? { width: 40, height: 40 };
    return ok(this.isReadable ? this.#picture(size.width, size.height) : undefined);
  }

  async cleanDrawing(text: string): ReturnType<Pictures['cleanDrawing']> {
    return ok(cleanDrawing(text));
  }

  #picture(width: number, height: number): OpenPicture {
    return {
      width,
      height,
      pixels: () => this.pixels,
      cut: (area, size, contentType) => {
        const data = Buffer.from(JSON.stringify({ area, size })).toString('base64').replaceAll('=', '');
        const filled = data.padEnd(Math.round(size.width * size.height * this.charactersPerPixel), 'A');
        return `data:${contentType};base64,${filled}`;
      },
    };
  }
}

/** Returns the crop area and the size from the data of a cropped logo. */
export const cutOf = (url: unknown): { readonly area: object; readonly size: object } =>
  JSON.parse(Buffer.from(String(url).split(',')[1] ?? '', 'base64').toString()) as ReturnType<typeof cutOf>;
