import type { Language } from '../../../src/domain/languages/language.ts';
import { startLanguage } from '../../../src/domain/languages/startLanguage.ts';
import type { ChooseLanguage } from '../../application/users/LinkMails.ts';
import { readCookie } from '../http/cookies.ts';
import type { ClientHeaders } from '../http/calls/registerCall.ts';

/** Sources of the user's language, highest priority first. */
export type LanguageHints = {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  readonly environmentDefault?: string | undefined;
  readonly ownerDefault?: string | undefined;
};

export const languageOf = ({ cookie, acceptLanguage, ...defaults }: LanguageHints): Language =>
  startLanguage({ chosen: cookie, accepted: acceptedTags(acceptLanguage ?? ''), ...defaults });

/** Tags of an `accept-language` header by quality, without refused ones (`q=0`). */
function acceptedTags(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ tag }) => tag);
}

export const languageFor =
  ({ cookie, acceptLanguage }: ClientHeaders): ChooseLanguage =>
  (ownerDefault) =>
    languageOf({ cookie: readCookie(cookie, 'language'), acceptLanguage, ownerDefault });
