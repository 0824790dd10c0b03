/** Placeholders of how many there are of something, `count` apart: by it a text has plural forms. */
const counts =
  'all added bad changed decides done dropped fits number orders rate refused rows seconds total unchanged'.split(' ');
/** Placeholders of limits, of which none is one: only a language that inflects by every number cares. */
const limits = 'listed max min most'.split(' ');
/** Placeholders of a number that says which one. */
const ordinals = 'position step version'.split(' ');

const all = new Set(['count', ...counts, ...limits, ...ordinals]);

/** Whether a number is written in the place of this name. */
export const isNumber = (name) => all.has(name);

/** What may follow a number without being counted by it; whatever else does has to agree with it. None where nothing has to. */
const apart = {
  en: 'a at in last of s to',
  nl: 'als daarvan kiezen per s tot van verwijderen',
  fr: 'au d’entre de des en par s sur à',
  es: 'a como de por s y',
  ar: 'أخيرًا إلى في من منها ث',
  jp: undefined,
};
/** Here a noun changes with each number, so that a limit wants plural forms or a colon as well. */
const inflected = new Set(['ar']);
/** A number, a space, and what stands behind it: a plain word, or one joined by an apostrophe. */
const FOLLOWED = /\{\{(\w+)\}\}[ \u00a0\u202f](\p{L}[\p{L}\p{M}’-]*)/gu;

export const knowsNumbersIn = (locale) => Object.hasOwn(apart, locale);

/**
 * @returns {string[]} the numbers of a text, for a language by its bundle's name, that a word follows which would have to
 *   change with them: only by `count` can a text have plural forms, and other numbers stand apart, as behind a colon
 */
export function countedWithoutForms(locale, text, isPlural) {
  const words = apart[locale]?.split(' ');
  if (!words) return [];
  const loose = new Set([...counts, ...(inflected.has(locale) ? limits : []), ...(isPlural ? [] : ['count'])]);
  return [...text.matchAll(FOLLOWED)]
    .filter(([, name, word]) => loose.has(name) && !words.includes(word))
    .map(([, name, word]) => `{{${name}}} ${word}`);
}
