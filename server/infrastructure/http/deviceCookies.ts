import { DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';

const NAME = 'known-device-';
/** Cookies of it that are looked at: those of so many people at one browser. */
const MOST = 10;
/** Characters of the account in a cookie's name: each person of a browser has one. */
const NAMED = 12;

/** Values of the cookies that say to be those of known devices. */
export const deviceCookiesIn = (header: string | undefined): readonly string[] =>
  (header?.split(';') ?? [])
    .map((part) => part.trim())
    .filter((part) => part.startsWith(NAME))
    .slice(0, MOST)
    .map((part) => part.slice(part.indexOf('=') + 1));

/** As a header: for the token call alone, out of every script's reach. */
export function deviceCookieHeader(value: string, isSecure: boolean): string {
  const age = Math.floor(DEVICE_LIFE / 1000);
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}${value.slice(0, NAMED)}=${value}; Path=/v2/oauth/token; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
