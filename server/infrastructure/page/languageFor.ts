import type { ChooseLanguage } from '../../application/users/LinkMails.ts';
import { readCookie } from '../http/readCookie.ts';
import type { ClientHeaders } from '../http/registerCall.ts';
import { languageOf } from './languageOf.ts';

export const languageFor =
  ({ cookie, acceptLanguage }: ClientHeaders): ChooseLanguage =>
  (ownerDefault) =>
    languageOf({ cookie: readCookie(cookie, 'language'), acceptLanguage, ownerDefault });
