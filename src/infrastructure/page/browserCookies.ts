import { isLanguage, type Language } from '../../domain/languages/language.ts';
import { LANGUAGE_LIFE } from '../../domain/shared/lifetimes.ts';

/** Cookies of the browser. Empty if the browser denies access, e.g. in a sandboxed frame. */
export const browserCookies = {
  read(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  write(cookie: string): void {
    try {
      document.cookie = cookie;
    } catch {
      // Ignore the error. The value is then lost when the page is closed.
    }
  },
};

/** Reads the language. It is stored in a cookie, so that the service can render the page in this language. */
export function readLanguageCookie(cookies: string): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
  return value !== undefined && isLanguage(value) ? value : undefined;
}

export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${LANGUAGE_LIFE / 1000}; SameSite=Lax`;
