import { DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';

/** Value of a cookie in a `cookie` header; the first one if the name is repeated. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=');
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return undefined;
}

const NAME = 'known-device-';
/** Maximum number of device cookies read, i.e. accounts per browser. */
const MOST = 10;
/** Characters of the account digest in the cookie's name, so that each account has its own cookie. */
const NAMED = 12;

export const deviceCookiesIn = (header: string | undefined): readonly string[] =>
  (header?.split(';') ?? [])
    .map((part) => part.trim())
    .filter((part) => part.startsWith(NAME))
    .slice(0, MOST)
    .map((part) => part.slice(part.indexOf('=') + 1));

/** `Set-Cookie` value: HttpOnly, limited to the token endpoint. */
export function deviceCookieHeader(value: string, isSecure: boolean): string {
  const age = Math.floor(DEVICE_LIFE / 1000);
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}${value.slice(0, NAMED)}=${value}; Path=/v2/oauth/token; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
