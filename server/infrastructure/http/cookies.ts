import { parseCookie, stringifySetCookie } from 'cookie';
import { DEVICE_LIFE, TRUSTED_DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';

/** Value of a cookie in a `cookie` header. If the name occurs more than once, returns the first value. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

const NAME = 'known-device-';
const TRUSTED = 'trusted-device-';
/** Maximum number of device cookies read per request. A browser has one for each account. */
const MAX_DEVICE_COOKIES = 10;
/** Length of the account digest in the cookie's name. Each account has its own cookie. */
const NAMED = 12;

const cookiesIn = (header: string | undefined, prefix: string): readonly string[] =>
  Object.entries(parseCookie(header ?? ''))
    .flatMap(([name, value = '']) => (name.startsWith(prefix) ? [value] : []))
    .slice(0, MAX_DEVICE_COOKIES);

export const deviceCookiesIn = (header: string | undefined): readonly string[] => cookiesIn(header, NAME);
export const trustedCookiesIn = (header: string | undefined): readonly string[] => cookiesIn(header, TRUSTED);

/** `Set-Cookie` value of a cookie of the token endpoint: HttpOnly, and sent only to the token endpoint. */
const tokenCookie = (prefix: string, value: string, life: number, isSecure: boolean): string =>
  stringifySetCookie({
    name: `${prefix}${value.slice(0, NAMED)}`,
    value,
    path: '/v2/oauth/token',
    maxAge: Math.floor(life / 1000),
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });

export const deviceCookieHeader = (value: string, isSecure: boolean): string =>
  tokenCookie(NAME, value, DEVICE_LIFE, isSecure);
export const trustedCookieHeader = (value: string, isSecure: boolean): string =>
  tokenCookie(TRUSTED, value, TRUSTED_DEVICE_LIFE, isSecure);
