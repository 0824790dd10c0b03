import type { CleanDrawing } from '../../../domain/branding/logo/logoFile.ts';
import type { Area, Pixels, Size } from '../../../domain/branding/logo/pixels.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { portToken } from '../../shared/token.ts';
import { MAX_LOGO_URL } from '../../../domain/application-config/logoImage.ts';
import { storedSize } from '../../../domain/branding/logo/logoCrop.ts';

export type OpenPicture = Size & {
  /** Pixels, scaled to at most `max` in width and height. Undefined if the browser denies access to pixels. */
  pixels(max: number): Pixels | undefined;
  /** Scaled part of the picture as a data URL. PNG if the browser cannot write `contentType`. */
  cut(area: Area, size: Size, contentType: 'image/png' | 'image/webp'): string;
};

export interface Pictures {
  /** Loads a picture, also from a data URL. Undefined if it is not a picture or cannot be loaded. */
  open(url: string): Promise<Result<OpenPicture | undefined, PortFailure>>;
  /** Cleans or refuses an SVG in the same way as the service. */
  cleanDrawing(text: string): Promise<Result<CleanDrawing, PortFailure>>;
}
export const Pictures = portToken<Pictures>('Pictures');

const STEP = 0.75;

/** Logo as a data URL of at most `MAX_LOGO_URL`. PNG if that is short enough, otherwise WebP, otherwise scaled down. */
export function cutLogo(picture: OpenPicture, area: Area): string {
  for (let { width, height } = storedSize(area); ; width = Math.ceil(width * STEP), height = Math.ceil(height * STEP)) {
    const urls = (['image/png', 'image/webp'] as const).map((type) => picture.cut(area, { width, height }, type));
    const short = urls.find((url) => url.length <= MAX_LOGO_URL);
    if (short !== undefined) return short;
  }
}
