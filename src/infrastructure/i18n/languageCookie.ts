import { isLanguage, type Language } from '../../domain/languages/language.ts';
import { LANGUAGE_LIFE } from '../../domain/shared/lifetimes.ts';

/** The language a person chose before; a cookie, so that the served page is in it already. */
export function readLanguageCookie(cookies: string): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
  return value !== undefined && isLanguage(value) ? value : undefined;
}

export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${LANGUAGE_LIFE / 1000}; SameSite=Lax`;
