import type { OpenPicture, Pictures } from '../../../src/application/branding/logo/Pictures.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { pictureHeader } from '../../../src/domain/branding/logo/pictureHeader.ts';
import type { Pixels } from '../../../src/domain/branding/logo/pixels.ts';
import { cleanDrawing } from '../../../src/infrastructure/drawings/cleanDrawing.ts';
import { CLEAR, drawnPixels } from '../drawnPixels.ts';

const NOTHING = drawnPixels(1, 1, CLEAR);

/**
 * Pictures where there is no browser: a picture is as large as its header says and looks as a test says. What is cut of it
 * holds in its data where it was cut, filled up to so many characters a pixel.
 */
export class InMemoryPictures implements Pictures {
  pixels: Pixels | undefined = NOTHING;
  charactersPerPixel = 0;
  /** Whether what says it is a picture can be decoded. */
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

/** Where a logo was cut from, and in which size it is kept. */
export const cutOf = (url: unknown): { readonly area: object; readonly size: object } =>
  JSON.parse(Buffer.from(String(url).split(',')[1] ?? '', 'base64').toString()) as ReturnType<typeof cutOf>;
