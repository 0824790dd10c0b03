import type { ChooseLanguage } from '../../application/users/LinkMails.ts';
import { readCookie } from '../http/readCookie.ts';
import type { ClientHeaders } from '../http/registerCall.ts';
import { languageOf } from './languageOf.ts';

/** The language of whoever asked, for what is mailed on their request. */
export const languageFor =
  ({ cookie, acceptLanguage }: ClientHeaders): ChooseLanguage =>
  (ownerDefault) =>
    languageOf({ cookie: readCookie(cookie, 'language'), acceptLanguage, ownerDefault });
