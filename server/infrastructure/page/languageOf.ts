import Negotiator from 'negotiator';
import type { Language } from '../../../src/domain/languages/language.ts';
import { startLanguage } from '../../../src/domain/languages/startLanguage.ts';
import type { ChooseLanguage } from '../../application/users/LinkMails.ts';
import { readCookie } from '../http/cookies.ts';
import type { ClientHeaders } from '../http/calls/registerCall.ts';

/** Values from which the user's language is derived, highest priority first. */
export type LanguageHints = {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  readonly environmentDefault?: string | undefined;
  readonly ownerDefault?: string | undefined;
};

export const languageOf = ({ cookie, acceptLanguage = '', ...defaults }: LanguageHints): Language => {
  const accepted = new Negotiator({ headers: { 'accept-language': acceptLanguage.slice(0, 1000) } }).languages();
  return startLanguage({ chosen: cookie, accepted, ...defaults });
};

export const languageFor =
  ({ cookie, acceptLanguage }: ClientHeaders): ChooseLanguage =>
  (ownerDefault) =>
    languageOf({ cookie: readCookie(cookie, 'language'), acceptLanguage, ownerDefault });
