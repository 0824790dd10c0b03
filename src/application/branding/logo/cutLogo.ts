import { MAX_LOGO_URL } from '../../../domain/application-config/logoImage.ts';
import { keptSize } from '../../../domain/branding/logo/logoCrop.ts';
import type { Area } from '../../../domain/branding/logo/pixels.ts';
import type { OpenPicture } from './Pictures.ts';

/** What a picture loses at a side where it is too long in every form. */
const STEP = 0.75;

/** The part of a picture that becomes the logo, as a data URL that can be a pending one: PNG where that is short enough. */
export function cutLogo(picture: OpenPicture, area: Area): string {
  for (let { width, height } = keptSize(area); ; width = Math.ceil(width * STEP), height = Math.ceil(height * STEP)) {
    const urls = (['image/png', 'image/webp'] as const).map((type) => picture.cut(area, { width, height }, type));
    const short = urls.find((url) => url.length <= MAX_LOGO_URL);
    if (short !== undefined) return short;
  }
}
