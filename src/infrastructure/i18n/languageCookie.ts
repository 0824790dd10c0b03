import { isLanguage, type Language } from '../../domain/languages/language.ts';
import { LANGUAGE_LIFE } from '../../domain/shared/lifetimes.ts';

/** Stored in a cookie, so that the service can render the page in this language. */
export function readLanguageCookie(cookies: string): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
  return value !== undefined && isLanguage(value) ? value : undefined;
}

export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${LANGUAGE_LIFE / 1000}; SameSite=Lax`;
