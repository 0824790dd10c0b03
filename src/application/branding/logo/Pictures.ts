import type { CleanDrawing } from '../../../domain/branding/logo/logoFile.ts';
import type { Area, Pixels, Size } from '../../../domain/branding/logo/pixels.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { portToken } from '../../shared/token.ts';

export type OpenPicture = Size & {
  /** Pixels scaled to at most `most` in width and height. Undefined if the browser hides them from the page. */
  pixels(most: number): Pixels | undefined;
  /** Scaled area as a data URL. PNG if the browser cannot write `contentType`. */
  cut(area: Area, size: Size, contentType: 'image/png' | 'image/webp'): string;
};

export interface Pictures {
  /** Accepts data URLs. Undefined if this is not a picture or cannot be loaded. */
  open(url: string): Promise<Result<OpenPicture | undefined, PortFailure>>;
  /** Cleans or refuses an SVG in the same way as the service. */
  cleanDrawing(text: string): Promise<Result<CleanDrawing, PortFailure>>;
}
export const Pictures = portToken<Pictures>('Pictures');
