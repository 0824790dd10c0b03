import { characterLimit } from '../validation/textLimit.ts';

/** Maximum characters of a pending logo's data URL. It is stored with the session and sent when a publish is opened. */
export const MAX_LOGO_URL = 400_000;

/** Maximum length of the logo's alternative text, because screen readers pause after about this length. */
export const LOGO_TEXT_LIMIT = characterLimit(150);

const DATA_URL = /^data:image\/(png|jpeg|webp|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;

export type ImageFile = { readonly contentType: string; readonly data: string };

export function imageIn(url: unknown): ImageFile | undefined {
  const found = typeof url === 'string' && url.length <= MAX_LOGO_URL ? DATA_URL.exec(url) : null;
  return found ? { contentType: `image/${found[1]}`, data: found[2] as string } : undefined;
}
