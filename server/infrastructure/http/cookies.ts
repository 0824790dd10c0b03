import { parseCookie, stringifySetCookie } from 'cookie';
import { DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';

/** Value of a cookie in a `cookie` header. If the name occurs more than once, returns the first value. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

const NAME = 'known-device-';
/** Maximum number of device cookies read per request. A browser has one for each account. */
const MAX_DEVICE_COOKIES = 10;
/** Length of the account digest in the cookie's name. Each account has its own cookie. */
const NAMED = 12;

export const deviceCookiesIn = (header: string | undefined): readonly string[] =>
  Object.entries(parseCookie(header ?? ''))
    .flatMap(([name, value = '']) => (name.startsWith(NAME) ? [value] : []))
    .slice(0, MAX_DEVICE_COOKIES);

/** `Set-Cookie` value of a device cookie: HttpOnly, and sent only to the token endpoint. */
export const deviceCookieHeader = (value: string, isSecure: boolean): string =>
  stringifySetCookie(`${NAME}${value.slice(0, NAMED)}`, value, {
    path: '/v2/oauth/token',
    maxAge: Math.floor(DEVICE_LIFE / 1000),
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
