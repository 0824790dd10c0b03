import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';
import { borrowedTexts } from './support/texts/borrowed.mjs';
import { countedWithoutForms } from './support/texts/numbers.mjs';
import { readGlossary, wordsIn } from './support/texts/readGlossary.mjs';
import { readLanguages } from './support/texts/readLanguages.mjs';
import { typographyProblems } from './support/texts/typography.mjs';
import { isUnworded } from './support/texts/unworded.mjs';

// Usage: check-translations.mjs [folder]. Tests pass a folder.
const folder = process.argv[2] ?? root;

/** Prefixes of keys that count as used, because the service sends them as data. */
const usedByData = ['constants.apiErrors.'];

const codes = new Map((await readLanguages(root)).map((language) => [language.folder, language.code]));

const locales = readdirSync(join(folder, 'locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const problems = new Set();
/** Maximum fraction of texts that equal the English text, such as “Status”. */
const MAX_SHARE_OF_ENGLISH = 0.05;

/** @returns {Map<string, string>} every text of a locale by its full key */
function readTexts(locale) {
  const texts = new Map();
  for (const file of listFiles(folder, `locales/${locale}`)) {
    if (!file.endsWith('.json')) continue;
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), basename(file, '.json'), texts);
  }
  return texts;
}

function flatten(value, key, texts) {
  if (typeof value === 'string') texts.set(key, value);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) flatten(child, `${key}.${name}`, texts);
  } else problems.add(`${key}: a text or a group of texts is expected`);
}

/**
 * Suffix of the i18next context for review mode. A text with this suffix speaks about the merchant, not to the
 * merchant.
 */
const contextSuffix = /_review(?=_|$)/;

const isPlural = (texts, stem) => texts.has(`${stem}_other`);
const stemOf = (key) => key.replace(pluralSuffix, '');
const placeholdersOf = (text) =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => String(match[1])).toSorted();
/** Markup tags, e.g. `<1>…</1>`, which must be equal in every language. */
const markupOf = (text) => [...text.matchAll(/<\/?\w+\s*\/?>/g)].map((match) => String(match[0])).toSorted();

function checkPlurals(locale, texts) {
  const { pluralCategories } = new Intl.PluralRules(codes.get(locale) ?? locale).resolvedOptions();
  for (const stem of new Set([...texts.keys()].filter((key) => pluralSuffix.test(key)).map(stemOf))) {
    if (!isPlural(texts, stem)) problems.add(`${locale}: ${stem} has plural forms but none for "other"`);
    for (const category of pluralCategories) {
      if (!texts.has(`${stem}_${category}`)) problems.add(`${locale}: ${stem} lacks its plural form "${category}"`);
    }
    for (const category of ['zero', 'one', 'two', 'few', 'many', 'other']) {
      // i18next uses `_zero` for the count 0 in every language. Any other unused plural form is a mistake.
      if (category === 'zero' || pluralCategories.includes(category) || !texts.has(`${stem}_${category}`)) continue;
      problems.add(`${locale}: ${stem} has the plural form "${category}", which the language never uses`);
    }
  }
}

/** Requires plural forms for `{{count}}`. Forbids a noun directly after any other number. */
function checkNumbers(locale, texts) {
  for (const [key, text] of texts) {
    const isForm = pluralSuffix.test(key);
    if (!isForm && placeholdersOf(text).includes('count'))
      problems.add(`${locale}: ${key} has {{count}} and no plural forms`);
    for (const found of countedWithoutForms(locale, text, isForm))
      problems.add(
        `${locale}: ${key} has “${found}” and no form for each number; put the number behind a colon, or give it as {{count}}`,
      );
  }
}

function checkAgainst(locale, texts, english) {
  const stems = (map) => new Set([...map.keys()].map((key) => (isPlural(map, stemOf(key)) ? stemOf(key) : key)));
  const [own, expected] = [stems(texts), stems(english)];
  for (const key of expected) if (!own.has(key)) problems.add(`${locale}: ${key} is missing`);
  for (const key of own) if (!expected.has(key)) problems.add(`${locale}: ${key} is not in English`);
  for (const [key, text] of texts) {
    if (text.trim() === '') problems.add(`${locale}: ${key} is empty`);
    const stem = stemOf(key);
    const source = english.get(key) ?? english.get(`${stem}_other`);
    if (source === undefined) continue;
    const allowed = new Set(placeholdersOf(source));
    const placeholders = placeholdersOf(text);
    for (const name of placeholders)
      if (!allowed.has(name)) problems.add(`${locale}: ${key} has {{${name}}}, English has not`);
    // Only the number may be missing from a plural form, as in "one return".
    const plural = isPlural(english, stem);
    for (const name of allowed) {
      if (!placeholders.includes(name) && !(plural && name === 'count'))
        problems.add(`${locale}: ${key} lacks {{${name}}}`);
    }
    if (markupOf(text).join() !== markupOf(source).join())
      problems.add(`${locale}: ${key} has other markup than English`);
  }
}

function checkWorded(locale, texts) {
  for (const [key, text] of texts) if (isUnworded(text)) problems.add(`${locale}: ${key} is not worded yet: “${text}”`);
}

function checkBorrowed(locale, texts, english) {
  const { texts: borrowed, share } = borrowedTexts(codes.get(locale) ?? locale, worded(texts), english);
  for (const [key, text] of borrowed) problems.add(`${locale}: ${key} is not translated: ${text}`);
  if (share > MAX_SHARE_OF_ENGLISH)
    problems.add(
      `${locale}: ${Math.round(share * 100)} % of its texts are the English ones, of at most ${MAX_SHARE_OF_ENGLISH * 100} %`,
    );
}

const worded = (texts) => new Map([...texts].filter(([, text]) => !isUnworded(text)));

function checkWords(locale, texts, concepts) {
  const glossary = readGlossary(join(folder, `docs/glossary/${locale}.md`));
  if (!glossary) return void problems.add(`${locale}: docs/glossary/${locale}.md is missing`);
  const ownConcepts = glossary.map(({ concept }) => concept);
  for (const concept of concepts.filter((each) => !ownConcepts.includes(each)))
    problems.add(`${locale}: the glossary has no word for “${concept}”`);
  for (const concept of ownConcepts.filter((each) => !concepts.includes(each)))
    problems.add(`${locale}: the glossary has “${concept}”, the English one has not`);
  for (const [key, text] of texts) {
    const words = wordsIn(text);
    for (const { concept, word, never } of glossary.filter(({ holdsFor }) => holdsFor(key)))
      for (const { said: forbidden } of never.filter(({ found }) => found.test(words)))
        problems.add(`${locale}: ${key} says “${forbidden}” for ${concept}, where the word is ${word}`);
    for (const problem of typographyProblems(locale, text)) problems.add(`${locale}: ${key} has ${problem}: ${text}`);
    if (/\{\{[^}]*,/.test(text)) problems.add(`${locale}: ${key} formats a placeholder; numbers are formatted without`);
  }
  return undefined;
}

const literalsIn = (code) =>
  [...code.matchAll(/(['"`])([A-Za-z][\w-]*(?:\.[\w-]+)+)\1/g)].map((match) => String(match[2]));

/** Names that look like text keys, e.g. `carriers.order`: keys of changes, audit actions and SQL columns. */
function otherDottedNames(sources) {
  const namedIn = sources.filter((file) => /\/changes\/|Changes\.ts$|\/writeAction\.ts$|\/postgres\//.test(file));
  const literals = namedIn.flatMap((file) => literalsIn(readFileSync(join(folder, file), 'utf8')));
  return new Set(literals.filter((literal) => !literal.startsWith('changes.')));
}

function checkUse(english) {
  const sources = ['src', 'server', 'sample', 'contract']
    .flatMap((name) => listFiles(folder, name))
    .filter((file) => /\.tsx?$/.test(file));
  const subjects = new Set([...english.keys()].map((key) => key.split('.')[0]));
  const used = new Set();
  const otherNames = otherDottedNames(sources);
  const prefixes = [...usedByData];
  for (const file of sources) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const literal of literalsIn(code)) used.add(literal);
    // A template such as `carriers.states.${state}` uses all keys that begin with `carriers.states.`.
    for (const [, start] of code.matchAll(/`([A-Za-z][\w-]*\.(?:[\w-]+\.)*)\$\{/g)) prefixes.push(start);
    for (const [, key] of code.matchAll(/\bt\(\s*['"]([\w.-]+)['"]/g)) requireKey(file, key);
    for (const [, key] of code.matchAll(/\bi18nKey=['"]([\w.-]+)['"]/g)) requireKey(file, key);
  }
  for (const literal of used) {
    // A literal that begins like a key but matches no key or group is a typing error.
    if (subjects.has(literal.split('.')[0]) && !isKnown(literal) && !isFileName(literal) && !otherNames.has(literal))
      problems.add(`${literal} is used but is no key`);
  }
  for (const key of english.keys()) {
    const keyWithoutContext = key.replace(contextSuffix, '');
    const stem = isPlural(english, stemOf(keyWithoutContext)) ? stemOf(keyWithoutContext) : keyWithoutContext;
    if (keyWithoutContext !== key && !isKnown(keyWithoutContext)) problems.add(`${key} is a variant of no text`);
    if (!used.has(stem) && !used.has(keyWithoutContext) && !prefixes.some((prefix) => key.startsWith(prefix)))
      problems.add(`${key} is used nowhere`);
  }

  function requireKey(file, key) {
    used.add(key);
    if (!isKnown(key)) problems.add(`${file}: ${key} is used but is no key`);
  }
  function isKnown(key) {
    return (
      english.has(key) || isPlural(english, key) || [...english.keys()].some((other) => other.startsWith(`${key}.`))
    );
  }
}

const isFileName = (literal) => /\.(ts|tsx|js|mjs|json|svg|scss|css|html|png|test|example)$/.test(literal);

const english = readTexts('en');
if (english.size === 0) problems.add('no English text was found');
const concepts = (readGlossary(join(folder, 'docs/glossary/en.md')) ?? []).map(({ concept }) => concept);
for (const locale of locales) {
  const texts = readTexts(locale);
  checkPlurals(locale, texts);
  checkNumbers(locale, texts);
  checkWorded(locale, texts);
  checkWords(locale, worded(texts), concepts);
  if (locale === 'en') continue;
  checkAgainst(locale, texts, english);
  checkBorrowed(locale, texts, english);
}
checkUse(english);

for (const problem of problems) console.error(problem);
console.log(`${english.size} texts in ${locales.length} languages, ${problems.size} problems`);
process.exitCode = problems.size > 0 ? 1 : 0;
