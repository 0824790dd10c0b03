/** Placeholders of quantities without plural forms. Only `count` selects a plural form. */
const counts =
  'all added bad changed decides done dropped fits number orders rate refused rows seconds total unchanged'.split(' ');
/** Placeholders of limits, which are never 1. Only some languages inflect nouns after them. */
const limits = 'listed max min most'.split(' ');
/** Placeholders of ordinal numbers. */
const ordinals = 'position step version'.split(' ');

const all = new Set(['count', ...counts, ...limits, ...ordinals]);

export const isNumber = (name) => all.has(name);

/** Words that may follow a number without agreeing with it. `undefined`: the language needs no agreement. */
const apart = {
  en: 'a at in last of s to',
  nl: 'als daarvan kiezen per s tot van verwijderen',
  fr: 'au d’entre de des en par s sur à',
  es: 'a como de por s y',
  ar: 'أخيرًا إلى في من منها ث',
  jp: undefined,
};
/** Nouns change with each number, so limits need plural forms or a colon too. */
const inflected = new Set(['ar']);
/** A number, a space and the next word, which may contain an apostrophe. */
const FOLLOWED = /\{\{(\w+)\}\}[ \u00a0\u202f](\p{L}[\p{L}\p{M}’-]*)/gu;

export const knowsNumbersIn = (locale) => Object.hasOwn(apart, locale);

/** @returns {string[]} numbers followed by a word that must agree with them, in the locale's language */
export function countedWithoutForms(locale, text, isPlural) {
  const words = apart[locale]?.split(' ');
  if (!words) return [];
  const loose = new Set([...counts, ...(inflected.has(locale) ? limits : []), ...(isPlural ? [] : ['count'])]);
  return [...text.matchAll(FOLLOWED)]
    .filter(([, name, word]) => loose.has(name) && !words.includes(word))
    .map(([, name, word]) => `{{${name}}} ${word}`);
}
