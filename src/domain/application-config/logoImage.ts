import { characterLimit } from '../validation/textLimit.ts';

/** Longest pending logo, in characters of its data URL: it is kept with the session and sent when a publish is opened. */
export const MAX_LOGO_URL = 400_000;

/** What is read out in the place of a logo: screen readers pause after about as much. */
export const LOGO_TEXT_LIMIT = characterLimit(150);

const DATA_URL = /^data:image\/(png|jpeg|webp|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;

export type ImageFile = { readonly contentType: string; readonly data: string };

export function imageIn(url: unknown): ImageFile | undefined {
  const found = typeof url === 'string' && url.length <= MAX_LOGO_URL ? DATA_URL.exec(url) : null;
  return found ? { contentType: `image/${found[1]}`, data: found[2] as string } : undefined;
}
