/** Placeholders of quantities that select no plural form, because only `count` does. */
const counts =
  'all added bad changed decides done dropped fits number orders rate refused rows seconds total unchanged'.split(' ');
/** Placeholders of limits. A limit is never 1, so only some languages need several forms of the noun after it. */
const limits = 'listed max min most'.split(' ');
/** Placeholders of ordinal numbers. */
const ordinals = 'position step version'.split(' ');

const all = new Set(['count', ...counts, ...limits, ...ordinals]);

export const isNumber = (name) => all.has(name);

/** Words that need not agree with a number before them. `undefined`: no word of the language must agree. */
const apart = {
  en: 'a at in last of s to',
  nl: 'als daarvan kiezen per s tot van verwijderen',
  fr: 'au d’entre de des en par s sur à',
  es: 'a como de por s y',
  ar: 'أخيرًا إلى في من منها ث',
  jp: undefined,
};
/** Locales in which nouns change with each number, so that limits need plural forms or a colon too. */
const inflected = new Set(['ar']);
/** Matches a number, a space and the next word, which may contain an apostrophe. */
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
