import { isLanguage, type Language } from '../../domain/languages/language.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** The language a person chose before; a cookie, so that the served page is in it already. */
export function readLanguageCookie(cookies: string): Language | undefined {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies)?.[1];
  return value !== undefined && isLanguage(value) ? value : undefined;
}

export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
