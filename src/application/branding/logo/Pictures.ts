import type { CleanDrawing } from '../../../domain/branding/logo/logoFile.ts';
import type { Area, Pixels, Size } from '../../../domain/branding/logo/pixels.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { portToken } from '../../shared/token.ts';

/** A decoded picture, upright. */
export type OpenPicture = Size & {
  /** As it looks at most so many pixels wide and high; `undefined` where a browser does not show them to the page. */
  pixels(most: number): Pixels | undefined;
  /** An area of it in another size, as a data URL; PNG where the browser writes nothing else. */
  cut(area: Area, size: Size, contentType: 'image/png' | 'image/webp'): string;
};

/** What a browser knows of pictures. */
export interface Pictures {
  /** Decodes what is at an address, a data URL too; `undefined` for what is no picture or does not come. */
  open(url: string): Promise<Result<OpenPicture | undefined, PortFailure>>;
  /** Removes from an SVG what the service would remove, or refuses it as the service would. */
  cleanDrawing(text: string): Promise<Result<CleanDrawing, PortFailure>>;
}
export const Pictures = portToken<Pictures>('Pictures');
