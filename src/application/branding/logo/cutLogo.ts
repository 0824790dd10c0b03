import { MAX_LOGO_URL } from '../../../domain/application-config/logoImage.ts';
import { keptSize } from '../../../domain/branding/logo/logoCrop.ts';
import type { Area } from '../../../domain/branding/logo/pixels.ts';
import type { OpenPicture } from './Pictures.ts';

const STEP = 0.75;

/** Logo as a data URL of at most `MAX_LOGO_URL`. PNG if that is short enough, otherwise WebP, otherwise scaled down. */
export function cutLogo(picture: OpenPicture, area: Area): string {
  for (let { width, height } = keptSize(area); ; width = Math.ceil(width * STEP), height = Math.ceil(height * STEP)) {
    const urls = (['image/png', 'image/webp'] as const).map((type) => picture.cut(area, { width, height }, type));
    const short = urls.find((url) => url.length <= MAX_LOGO_URL);
    if (short !== undefined) return short;
  }
}
